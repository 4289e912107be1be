import TestSupport

/// A random screen of what is mirrored from right to left: rows of views at leading and trailing edges, stacks, scroll views, margins
/// and conditions. With `flaws` some parts stay where they are.
struct RandomTurnedScreen {
  private var random: SeededGenerator
  private(set) var text = ""

  init(seed: UInt64, flaws: Bool) {
    random = SeededGenerator(seed: seed)
    var lines = ["layout Screen(300x400) {", "  sizes 240x300 ... 500x500"]
    if number(0...3) == 0 { lines[1] += ", safeArea (20, \(number(0...1) * 30), 10, 30)" }
    for index in 0..<number(1...4) { lines += block("b\(index)", at: 20 + 75 * index) }
    if number(0...2) == 0 { lines.append("  when width < 320 { b0.hidden = true }") }
    if number(0...2) == 0 { lines.append("  assert b0.leading >= superview.leading") }
    if flaws { lines.append("  " + flaw) }
    text = lines.joined(separator: "\n") + "\n}\n"
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }

  private mutating func pick(_ choices: [String]) -> String { choices[number(0...choices.count - 1)] }

  /// A view of the root across it, with others inside.
  private mutating func block(_ name: String, at top: Int) -> [String] {
    let guide = pick(["superview", "superview", "safeArea", "margins"])
    let kind = pick(["View", "View", "HStack", "VStack", "ScrollView"])
    let place = ".top == superview.top + \(top); .leading == \(guide).leading + \(number(0...16))"
    let end = pick(["== \(guide).trailing - \(number(0...16))", "<= \(guide).trailing - 8"])
    let rest = end.hasPrefix("<=") && kind != "HStack" && kind != "VStack" ? "; .width == 200 @high" : ""
    var lines = ["  view \(name): \(kind) {", "    \(place); .trailing \(end)\(rest)"]
    switch kind {
    case "HStack", "VStack":
      let alignment = pick(["fill", "center", kind == "VStack" ? "leading" : "top"])
      lines.append("    spacing = \(number(0...8)); alignment = \(alignment)")
      for index in 0..<number(1...3) { lines.append("    \(item("i\(index)"))") }
    case "ScrollView":
      lines.append("    .height == 64")
      let width = pick(["\(name).frameGuide.width", "420", "\(name).frameGuide.width"])
      lines.append("    view all { .edges == superview; .height == \(number(64...150)); .width == \(width)")
      lines.append("      \(item("a", ".leading == superview.leading + 8; .top == superview.top + 4"))")
      lines.append("    }")
    default:
      lines.append("    .height == 64")
      lines.append(
        "    \(item("a", ".leading == superview.leading + \(number(0...12)); .centerY == superview.centerY"))")
      let gap = pick([".leading == a.trailing + 8", ".trailing == superview.trailing", ".centerX == superview.centerX"])
      lines.append("    \(item("b", "\(gap); .top == superview.top"))")
    }
    return lines + ["  }"]
  }

  private mutating func item(_ name: String, _ place: String = "") -> String {
    let kind = pick(["Label", "Button"])
    let text = pick(["Go", "Sign in", "Forgot your password?", "שלום"])
    let lines = kind == "Label" ? pick(["", "; lines = 0", "; textAlignment = center"]) : ""
    return "view \(name): \(kind) { text = \"\(text)\"\(lines)\(place.isEmpty ? "" : "; \(place)") }"
  }

  /// Something that is not mirrored.
  private var flaw: String {
    mutating get {
      pick([
        "view x { .left == superview.left + \(number(0...40)); .top == superview.top; .size == 50x50 }",
        "view x { .centerX == superview.centerX + \(number(0...160)); .top == superview.top; .size == 50x50 }",
        "view x: Label { text = \"Left\"; direction = ltr; .trailing == superview.trailing; .bottom == superview.bottom; .width >= 60 }",
        "view x { frame = (\(number(0...280)), 10, 30, 30) }",
        "when direction == rtl { b0.alpha = 0.5 }\n  view x { .trailing == superview.trailing; .top == superview.top; .size == 10x10 }",
        "assert b0.left >= superview.left + \(number(0...12))",
        "margins = (8, \(number(0...40)), 8, 8)",
        "view x: Button { text = \"Go\"; hitInsets = (0, 0, 0, 30); .leading == superview.leading; .bottom == superview.bottom }",
        "view x: Label { text = \"Text\"; textAlignment = left; .leading == superview.leading; .bottom == superview.bottom; .width == 150 }",
      ])
    }
  }
}
