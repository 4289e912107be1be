import LayRuntime
import TestSupport

/// A random form: rows of a label and a button, as people write them who forget what happens on small screens.
struct RandomForm {
  private var random: SeededGenerator
  private(set) var text = ""

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let rows = (0..<Int.random(in: 1...3, using: &random)).map { row($0) }
    text = "layout Screen(300x300) {\n  sizes 200x260 ... 500x500\n\(rows.joined(separator: "\n"))\n}\n"
  }

  mutating func sizes(_ count: Int) -> [ExactSize] {
    (0..<count).map { _ in
      ExactSize(width: Rational(number(400...1000), 2), height: Rational(number(520...1000), 2))
    }
  }

  private mutating func number(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &random) }

  private mutating func row(_ index: Int) -> String {
    let texts = ["Total", "Your name", "Forgot your password?", "A headline of some more words"]
    let lines = ["", "", "; lines = 0"][number(0...2)]
    let width = ["", "; .width == \(number(20...160))", "; .width <= 60%"][number(0...2)]
    let height = ["", "", "; .height == \(number(10...50))"][number(0...2)]
    let label = "text = \"\(texts[number(0...3)])\"; .leading == superview.leading + 16\(lines)\(width)\(height)"
    let place = ".top == superview.top + \(20 + 80 * index)"
    let target = ["", "; .width == \(number(10...90))", "; .height == \(number(10...44))"][number(0...2)]
    let button = "text = \"\(["Go", "Add to bag"][number(0...1)])\"; .trailing == superview.trailing - 16\(target)"
    return """
        view label\(index): Label { \(label.replacing("60%", with: "60% * superview.width")); \(place) }
        view button\(index): Button { \(button); \(place) }
      """
  }
}
