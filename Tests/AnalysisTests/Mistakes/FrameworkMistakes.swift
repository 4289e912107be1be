/// What a developer writes from memory of UIKit, AppKit, SwiftUI and SnapKit.
let frameworkMistakes: [Mistake] = [
  Mistake(
    "mask of AppKit", .framed, "mask = [.width, .height]", "L0169",
    after: "mask = widthSizable+heightSizable", isAutomatic: true),
  Mistake(
    "margins of AppKit in a mask", .framed, "mask = [.minXMargin, NSView.AutoresizingMask.maxYMargin]", "L0169",
    after: "mask = minXMargin+maxYMargin", isAutomatic: true),
  Mistake(
    "mask with its type", .framed, "mask = [UIView.AutoresizingMask.flexibleWidth, .flexibleTopMargin]", "L0169",
    after: "mask = flexibleWidth+flexibleTopMargin", isAutomatic: true),
  Mistake(
    "unknown part of a mask", .framed, "mask = [.flexible, .flexibleTopMargin]", "L0169",
    after: nil),
  Mistake(
    "autoresize", .framed, "autoresize = W+H", "L0451",
    after: "mask = W+H", isAutomatic: true),
  Mistake(
    "mask of a log", .framed, "mask = h=-&- v=&--", "L0169",
    after: "mask = W+TM", isAutomatic: true),
  Mistake(
    "mask of a log without springs", .framed, "mask = h=--- v=---", "L0169",
    after: "mask = none", isAutomatic: true),
  Mistake(
    "rectangle of a log", .statement, "view b { frame = {{0, -20}, {100.5, 50}}; allow L0534 }", "L0102",
    after: "view b { frame = (0, -20, 100.5, 50); allow L0534 }", isAutomatic: true),
  Mistake(
    "size of a log", .statement, "view b { bounds = {100, 50}; center = (60, 30) }", "L0102",
    after: "view b { bounds = 100x50; center = (60, 30) }", isAutomatic: true),
  Mistake(
    "point of a log", .statement, "view b { bounds = 100x50; center = {60, 30} }", "L0102",
    after: "view b { bounds = 100x50; center = (60, 30) }", isAutomatic: true),
  Mistake(
    "part of a frame", .framed, "frame.origin.x = 5", "L0451",
    help: "declare a constraint, `.left == superview.left + 5`"),
  Mistake(
    "width of a frame", .statement, "a.frame.size.width = 5", "L0451",
    help: "declare a constraint, `a.width == 5`"),
  Mistake(
    "frame in a constraint", .sized, ".width == superview.frame.width", "L0422",
    after: ".width == superview.width"),
  Mistake(
    "origin", .sized, "origin = (5, 5)", "L0451",
    help: "a position is a constraint"),
  Mistake(
    "text size of SwiftUI", .statement, "when dynamicTypeSize >= .accessibility1 { a.alpha = 0 }", "L0202",
    after: "when textSize >= accessibility1 { a.alpha = 0 }"),
  Mistake(
    "text size of UIKit", .statement,
    "when traitCollection.preferredContentSizeCategory.isAccessibilityCategory { a.alpha = 0 }", "L0202",
    after: "when textSize >= accessibility1 { a.alpha = 0 }"),
  Mistake(
    "size in quotes", .file,
    "layout A(320x480) {\n  sizes \"320x480\"\n  view a { .edges == superview }\n}\n", "L0236",
    after: "layout A(320x480) {\n  sizes 320x480\n  view a { .edges == superview }\n}\n"),
  Mistake(
    "text sizes behind another word", .file,
    "layout A(320x480) {\n  sizes 320x480, dynamicType large ... xxxLarge\n  view a { .edges == superview }\n}\n",
    "L0101",
    after: "layout A(320x480) {\n  sizes 320x480, text large ... xxxLarge\n  view a { .edges == superview }\n}\n",
    isAutomatic: true),
  Mistake(
    "system colour", .label, "textColor = UIColor.systemBlue", "L0453",
    after: "textColor = #007aff", isAutomatic: true),
  Mistake(
    "system colour with a dot", .label, "textColor = .systemBlue", "L0453",
    after: "textColor = #007aff", isAutomatic: true),
  Mistake(
    "colour and its property", .label, "color = .systemBlue", "L0451",
    after: "textColor = #007aff", isAutomatic: true),
  Mistake(
    "colour of a view", .square, ".leading == superview.leading; .top == superview.top; color = #ff0000", "L0451",
    after: ".leading == superview.leading; .top == superview.top; backgroundColor = #ff0000", isAutomatic: true),
  Mistake(
    "red", .label, "textColor = .red", "L0453",
    after: "textColor = #ff0000"),
  Mistake(
    "x as a property", .square, "x = 10; .top == superview.top", "L0451",
    after: ".left == superview.left + 10; .top == superview.top"),
  Mistake(
    "y as a property", .square, ".leading == superview.leading; y = -20", "L0451",
    after: ".leading == superview.leading; .top == superview.top - 20"),
  Mistake(
    "priority as a function", .statement, "a.width <= 100.priority(.high)", "L0160",
    after: "a.width <= 100 @high", isAutomatic: true),
  Mistake(
    "priority as an argument", .statement, "a.width <= 100, priority: 750", "L0160",
    after: "a.width <= 100 @750", isAutomatic: true),
  Mistake(
    "hugging of UIKit", .label, "hugging = .defaultHigh", "L0419",
    after: "hugging = high", isAutomatic: true),
  Mistake(
    "compression of UIKit", .label, "compression = UILayoutPriority(750)", "L0419",
    after: "compression = 750", isAutomatic: true),
  Mistake(
    "insets with left", .statement,
    "view c { .edges == superview insets(top: 8, left: 16, bottom: 8, right: 16); allow L0604 }", "L0101",
    after: "view c { .edges == superview inset (top: 8, leading: 16, bottom: 8, trailing: 16); allow L0604 }"),
  Mistake(
    "inset with left", .statement, "view c { .edges == superview inset (left: 16, right: 8); allow L0604 }", "L0421",
    after: "view c { .edges == superview inset (leading: 16, trailing: 8); allow L0604 }"),
  Mistake(
    "inset as a function", .statement, "view c { .edges == superview.inset(16); allow L0604 }", "L0201",
    after: "view c { .edges == superview inset 16; allow L0604 }"),
  Mistake(
    "inset of nothing", .statement, "view c { .edges == superview inset .zero; allow L0604 }", "L0101",
    after: "view c { .edges == superview; allow L0604 }", isAutomatic: true),
  Mistake(
    "guide with an anchor", .square, ".top == superview.safeAreaLayoutGuide.topAnchor; .leading == superview.leading",
    "L0201",
    after: ".top == superview.safeArea.top; .leading == superview.leading", isAutomatic: true),
  Mistake(
    "negative inset", .statement, "view c { .edges == superview inset -16 }", "L0534",
    after: "view c { .edges == superview inset 16 }"),
  Mistake(
    "beyond the margins", .square, ".trailing == margins.trailing + 30; .top == superview.top", "L0534",
    after: ".trailing == margins.trailing - 30; .top == superview.top"),
  Mistake(
    "below the safe area", .square, ".bottom == safeArea.bottom + 16; .leading == superview.leading", "L0534",
    after: ".bottom == safeArea.bottom - 16; .leading == superview.leading"),
  Mistake(
    "element as an index", .statement,
    "for t in [\"x\", \"y\"] { view card[t] { .size == 8x8; allow L0604 }; card[t].leading == a.leading; card[t].top == a.top }",
    "L0219",
    after:
      "for i, t in [\"x\", \"y\"] { view card[i] { .size == 8x8; allow L0604 }; card[i].leading == a.leading; card[i].top == a.top }"
  ),
  Mistake(
    "element as an index of a list", .statement,
    "for i in 0 ..< 2 { view card[i] { .size == 8x8; .top == superview.top; allow L0604 } }; for t in [\"x\", \"y\"] { card[t].leading == a.leading }",
    "L0425",
    after:
      "for i in 0 ..< 2 { view card[i] { .size == 8x8; .top == superview.top; allow L0604 } }; for i, t in [\"x\", \"y\"] { card[i].leading == a.leading }"
  ),
  Mistake(
    "enumerated", .statement,
    "for (i, t) in [\"x\", \"y\"].enumerated() { view card[i]: Label { text = t; .top == a.bottom + 30 * i; .leading == a.leading } }",
    "L0103",
    after:
      "for i, t in [\"x\", \"y\"] { view card[i]: Label { text = t; .top == a.bottom + 30 * i; .leading == a.leading } }",
    isAutomatic: true),
  Mistake(
    "format alone", .statement, "view c { .size == 8x8; .top == superview.top }; |-[c]", "L0167",
    after: "view c { .size == 8x8; .top == superview.top }; vfl \"|-[c]\"", isAutomatic: true),
  Mistake(
    "format that begins with a view", .statement, "view c { .size == 8x8; .top == superview.top }; [c]-|", "L0167",
    after: "view c { .size == 8x8; .top == superview.top }; vfl \"[c]-|\"", isAutomatic: true),
  Mistake(
    "format in single quotes", .statement, "view c { .size == 8x8; .top == superview.top }; vfl 'H:|-[c]'", "L0167",
    after: "view c { .size == 8x8; .top == superview.top }; vfl \"H:|-[c]\"", isAutomatic: true),
  Mistake(
    "numbers for a size", .statement,
    "layoutSubviews { a.bounds.size = a.sizeThatFits(200, .greatestFiniteMagnitude) }",
    "L0431",
    after:
      "layoutSubviews { a.bounds.size = a.sizeThatFits((200, unlimited)) }",
    isAutomatic: true),
  Mistake(
    "size of Core Graphics", .statement,
    "layoutSubviews { a.bounds.size = a.sizeThatFits(CGSize(width: 200, height: .greatestFiniteMagnitude)) }", "L0431",
    after: "layoutSubviews { a.bounds.size = a.sizeThatFits((200, unlimited)) }", isAutomatic: true),
  Mistake(
    "attribute in a step", .statement, "layoutSubviews { a.width += 40 }", "L0482",
    after: "layoutSubviews { a.bounds.size.width += 40 }"),
  Mistake(
    "factor in a step", .statement, "layoutSubviews { a.frame.size.width *= 2 }", "L0102",
    after: "layoutSubviews { a.frame.size.width = a.frame.size.width * 2 }", isAutomatic: true),
  Mistake(
    "rotation", .square, ".leading == superview.leading; .top == superview.top; rotation = 90", "L0451",
    after: ".leading == superview.leading; .top == superview.top; transform = rotate(90deg)"),
  Mistake(
    "angle as a transform", .square, ".leading == superview.leading; .top == superview.top; transform = -pi/2", "L0453",
    after: ".leading == superview.leading; .top == superview.top; transform = rotate(-90deg)", isAutomatic: true),
  Mistake(
    "constraint between a view and itself", .statement, "a.leading == a.leading + 10", "L0408",
    after: nil),
  Mistake(
    "priority of nothing", .statement, "c.priority = .defaultHigh", "L0202",
    after: nil),
]
