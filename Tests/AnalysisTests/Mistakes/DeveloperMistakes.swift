/// What an iOS developer would type, with what layc makes of it.
let developerMistakes: [Mistake] = [
  Mistake(
    "corner radius of a layer", .label, "layer.cornerRadius = 8", "L0451",
    after: "cornerRadius = 8", isAutomatic: true),
  Mistake(
    "title colour", .button, "titleColor = #ff0000", "L0451",
    after: "textColor = #ff0000", isAutomatic: true),
  Mistake(
    "font of UIKit", .label, "font = .systemFont(ofSize: 17, weight: .bold)", "L0453",
    after: "font = 17; fontWeight = bold", isAutomatic: true),
  Mistake(
    "colour of text", .label, "color = #ff0000", "L0451",
    after: "textColor = #ff0000", isAutomatic: true),
  Mistake(
    "padding", .label, "padding = 8", "L0451",
    after: nil),
  Mistake(
    "shadow of a layer", .label, "layer.shadowOpacity = 0.5", "L0451",
    after: nil),
  Mistake(
    "border", .label, "borderWidth = 1", "L0451",
    after: nil),
  Mistake(
    "x", .square, ".x == superview.x + 8; .top == superview.top", "L0201",
    after: ".left == superview.left + 8; .top == superview.top"),
  Mistake(
    "start", .square, ".start == superview.start + 8; .top == superview.top", "L0201",
    after: ".leading == superview.leading + 8; .top == superview.top"),
  Mistake(
    "parent", .square, ".leading == parent.leading + 8; .top == superview.top", "L0201",
    after: ".leading == superview.leading + 8; .top == superview.top"),
  Mistake(
    "view of a controller", .square, ".leading == superview.leading; .top == view.top + 8", "L0102",
    after: ".leading == superview.leading; .top == superview.top + 8"),
  Mistake(
    "anchor", .square, ".leading == superview.leading; .topAnchor == superview.top + 8", "L0201",
    after: ".leading == superview.leading; .top == superview.top + 8"),
  Mistake(
    "safe area guide", .square, ".leading == superview.leading; .top == safeAreaLayoutGuide.top", "L0201",
    after: ".leading == superview.leading; .top == safeArea.top", isAutomatic: true),
  Mistake(
    "aspect ratio", .sized, ".aspectRatio == 16/9", "L0201",
    after: ".width == 16/9 * .height", isAutomatic: true),
  Mistake(
    "priority behind a word", .sized, ".width == 160 priority 750", "L0160",
    after: ".width == 160 @750", isAutomatic: true),
  Mistake(
    "priority in parentheses", .sized, ".width == 160 (750)", "L0160",
    after: ".width == 160 @750"),
  Mistake(
    "default high", .sized, ".width == 160 @defaultHigh", "L0419",
    after: ".width == 160 @high", isAutomatic: true),
  Mistake(
    "priority as a member", .sized, ".width == 160 @.defaultLow", "L0160",
    after: ".width == 160 @low", isAutomatic: true),
  Mistake(
    "priority as a call", .sized, ".width == 160 @UILayoutPriority(750)", "L0160",
    after: ".width == 160 @750", isAutomatic: true),
  Mistake(
    "four insets", .statement, "view b { .edges == superview inset 16 16 16 16 }", "L0101",
    after: "view b { .edges == superview inset 16 }", isAutomatic: true),
  Mistake(
    "insets", .statement, "view b { .edges == superview insets (8, 8, 8, 8) }", "L0101",
    after: "view b { .edges == superview inset (8, 8, 8, 8) }", isAutomatic: true),
  Mistake(
    "image view", .statement, "view b: UIImageView { .leading == a.trailing; .top == a.top; .size == 44x44 }", "L0207",
    after: "view b: Image { .leading == a.trailing; .top == a.top; .size == 44x44 }", isAutomatic: true),
  Mistake(
    "table view", .statement, "view b: UITableView { .leading == a.trailing; .top == a.top; .size == 44x44 }", "L0207",
    after: "view b: Table { .leading == a.trailing; .top == a.top; .size == 44x44 }", isAutomatic: true),
  Mistake(
    "trailing with plus", .sized, ".trailing == superview.trailing + 16", "L0534",
    after: ".trailing == superview.trailing - 16"),
  Mistake(
    "two widths", .sized, ".width == 100; .width == 120", "L0501",
    after: ".width == 100"),
  Mistake(
    "matrix of a log", .label, "transform = [1, 0, 0, 1, 10, 20]", "L0453",
    after: "transform = matrix(1, 0, 0, 1, 10, 20)", isAutomatic: true),
  Mistake(
    "rotation in radians", .label, "transform = rotate(-.pi / 2)", "L0468",
    after: "transform = rotate(-90deg)", isAutomatic: true),
  Mistake(
    "mask of Objective-C", .framed, "mask = UIViewAutoresizingFlexibleWidth", "L0454",
    after: "mask = flexibleWidth", isAutomatic: true),
  Mistake(
    "mask as a list", .framed, "mask = [.flexibleWidth, .flexibleHeight]", "L0169",
    after: "mask = flexibleWidth+flexibleHeight", isAutomatic: true),
  Mistake(
    "format without quotes", .statement, "H:|-16-[a]-16-|", "L0167",
    after: "vfl \"H:|-16-[a]-16-|\"", isAutomatic: true),
]
