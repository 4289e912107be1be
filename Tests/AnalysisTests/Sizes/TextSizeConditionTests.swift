import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// `when textSize >= accessibility1`.
@Suite struct TextSizeConditionTests {
  @Test func aRowTurnsAtLargeTextSizes() {
    let row = """
      layout Row(375x667) {
        sizes 320x480 ... 430x932, text xSmall ... accessibility1
        view row: HStack {
          spacing = 8; alignment = center
          .edges(top, leading, trailing) == superview inset 16
          view title: Label { text = "Benachrichtigungen"; font = body; lines = 0 }
          view isOn: Switch { hugging = 750; compression = 751 }
        }
        when textSize >= accessibility1 { row.axis = vertical; row.alignment = leading }
        expect 375x667 { row.isOn.left >= row.title.right + 8 }
        expect 375x667 (textSize: accessibility1) { row.isOn.top == row.title.bottom + 8 }
      }
      """
    #expect(findings(row) == [])
    // Beside the switch the word has no room.
    let beside = row.replacing("row.axis = vertical; row.alignment = leading", with: "row.spacing = 8").replacing(
      "expect", with: "// expect")
    let report = "L0601 6:10 a word of 'row.title' does not fit on a line for every width below 7819/22"
    #expect(findings(beside).contains("\(report) (text size accessibility1 only)"))
  }

  @Test func findingsUnderAConditionNameItsTextSizes() {
    let text = """
      layout A(300x300) {
        sizes 300x300 ... 400x400, text xSmall ... accessibility5
        view a { .edges(top, leading) == superview; .width == 9 }
        when textSize < medium { a.height == 9 }
        when medium <= textSize <= accessibility1 { a.height == 10 }
      }
      """
    let found = checked(text).diagnostics
    #expect(found.map { $0.message } == ["the height of 'a' is ambiguous"])
    let larger = ["accessibility2", "accessibility3", "accessibility4", "accessibility5"]
    #expect(found.flatMap { $0.areas.map(\.textSizes) } == [larger])
  }

  @Test func aBranchForNoDeclaredTextSizeIsReported() {
    func text(_ sizes: String, _ condition: String) -> String {
      """
      layout A(300x300) {
        sizes 300x300\(sizes)
        view a { .edges == superview }
        when \(condition) { a.alpha = 0 }
      }
      """
    }
    let report =
      "L0530 4:8 this condition is true at no declared size and text size of 'A', so its statements never apply"
    #expect(findings(text("", "textSize > large")) == [report])
    #expect(findings(text(", text xSmall ... xxxLarge", "textSize > xxxLarge")) == [report])
    #expect(findings(text(", text xSmall ... xxxLarge", "textSize > xxLarge")) == [])
    // One size does not decide a condition on the width.
    #expect(findings(text("", "textSize > large and width > 600")) == [])
    #expect(findings(text("", "textSize > large and direction == rtl")) == [])
  }

  @Test func aConstraintIsNotImpliedAtOtherTextSizes() {
    let text = """
      layout A(300x300) {
        sizes 300x300 ... 400x400
        view row: HStack {
          .edges(top, leading) == superview
          view a { .size == 30x30 }
          view b { .size == 30x30 }
        }
        row.a.top == row.b.top
        when textSize > large { row.axis = vertical }
      }
      """
    #expect(!findings(text).contains { $0.hasPrefix("L0535") }, "\(findings(text))")
    // A row at every text size implies it.
    let row = text.replacing("  when textSize > large { row.axis = vertical }\n", with: "")
    #expect(findings(row).contains { $0.hasPrefix("L0535") }, "\(findings(row))")
  }

  @Test func resizingToAnotherTextSizeChoosesTheBranch() throws {
    let text = """
      layout A(300x300) {
        view a { .edges(top, leading) == superview; .height == 9 }
        when textSize >= accessibility1 { a.width == 20 } else { a.width == 10 }
      }
      """
    var layout = Layout(try #require(screen(text).compilation.layouts.first).program)
    let size = ExactSize(width: 300, height: 300)
    for (textSize, width) in [(TextSize.large, 10), (.accessibility1, 20), (.xxxLarge, 10), (.accessibility5, 20)] {
      layout.resize(to: LayoutEnvironment(size: size, textSize: textSize))
      #expect(layout.exactFrame(of: ViewID(1)).width == Rational(width), "\(textSize.name)")
    }
  }

  @Test func stepsReadTheTextSize() {
    let text = """
      layout A(300x300) {
        view a
        layoutSubviews {
          when textSize >= accessibility1 { a.frame = (0, 0, 90, 90) }
          else when large <= textSize < xxxLarge { a.frame = (0, 0, 60, 60) }
          else { a.frame = (0, 0, 30, 30) }
        }
        expect 300x300 { a.width == 60 }
        expect 300x300 (textSize: xxxLarge) { a.width == 30 }
        expect 300x300 (textSize: accessibility5) { a.width == 90 }
      }
      """
    #expect(findings(text).filter { !$0.hasPrefix("L0521") } == [])
  }

  /// With constants for the conditions, each text size by itself has the same findings.
  @Test func everyTextSizeIsCheckedAsIfTheConditionsWereConstants() {
    for seed in 0..<UInt64(cases(8, thorough: 2000)) {
      let draft = Draft(seed: seed)
      let text = draft.text { "textSize \($0) \($1.name)" }
      let whole = defects(text, TextSize.allCases)
      let isConsistent = !whole.contains { $0.hasPrefix("L0501") }
      for size in cases([TextSize.xSmall, .large, .xxxLarge, .accessibility3], thorough: TextSize.allCases) {
        let folded = draft.text { sign, limit in Draft.holds(size, sign, limit) ? "1 == 1" : "1 == 2" }
        let own = defects(folded, [size])
        #expect(defects(text, [size]) == own, "seed \(seed), \(size.name):\n\(text)")
        // With a conflict anywhere, nothing else is judged. L0534 is not reported for a view that is ambiguous anywhere.
        let lasting = own.filter { !$0.hasPrefix("L0534") }
        if isConsistent { #expect(lasting.isSubset(of: whole), "seed \(seed), \(size.name):\n\(text)") }
      }
    }
  }

  /// The codes of errors and of what looks wrong, with their places.
  private func defects(_ text: String, _ sizes: [TextSize]) -> Set<String> {
    let lints: Set<DiagnosticCode> = [
      .branchNeverApplies, .impliedRule, .redundantRule, .ruleNeverHolds, .pointlessPriority, .outrankedRule,
    ]
    var options = CheckOptions()
    (options.textSizes, options.triesChanges) = (sizes, false)
    let found = checked(text, options: options).diagnostics.filter { !lints.contains($0.code) }
    return Set(found.map { "\($0.code.id) \($0.range.start)" })
  }

  /// A random layout with conditions on the text size. The offsets of its statements do not depend on these conditions.
  private struct Draft {
    private let lines: [(before: String, condition: (sign: String, limit: TextSize)?, after: String)]

    init(seed: UInt64) {
      var generator = SeededGenerator(seed: seed)
      func pick<T>(_ all: [T]) -> T { all[Int.random(in: 0..<all.count, using: &generator)] }
      var lines: [(String, (String, TextSize)?, String)] = []
      let names = ["a", "b", "c"]
      for name in names {
        let height = pick(["", "; .height == 30", "; .height >= 20"])
        lines.append(
          (
            "  view \(name): Label { text = \"\(pick(["Word", "Some longer words", "Notifications"]))\"; font = \(pick(["body", "headline", "17"])); .leading == superview.leading + \(pick([0, 8, 150]))\(height) }",
            nil, ""
          ))
      }
      lines.append(("  a.top == superview.top", nil, ""))
      for _ in 0..<4 {
        let (view, other) = (pick(names), pick(names))
        let statement = pick([
          "\(view).width == \(pick([40, 120, 400]))", "\(view).lines = 0", "\(view).top == \(other).bottom + 4 @high",
          "\(view).trailing <= superview.trailing", "\(view).top == superview.top + 60",
        ])
        let isSetting = statement.hasSuffix("lines = 0")
        if isSetting && lines.contains(where: { $0.2.contains(statement) }) { continue }
        if pick([true, true, false]) || isSetting {
          let sign = pick([">=", "<", "==", "<=", ">"])
          lines.append(("  when ", (sign, pick(TextSize.allCases)), " { \(statement) }"))
        } else {
          lines.append(("  \(statement)", nil, ""))
        }
      }
      self.lines = lines
    }

    func text(_ condition: (String, TextSize) -> String) -> String {
      let body = lines.map { line in
        let text = line.condition.map { condition($0.sign, $0.limit) } ?? ""
        let room = line.condition == nil ? "" : String(repeating: " ", count: 40 - text.count)
        return line.before + text + room + line.after
      }
      return "layout Random(320x200) {\n  sizes 320x200 ... 400x300, text xSmall ... accessibility5\n"
        + body.joined(separator: "\n") + "\n}\n"
    }

    static func holds(_ size: TextSize, _ sign: String, _ limit: TextSize) -> Bool {
      switch sign {
      case ">=": size >= limit
      case ">": size > limit
      case "<=": size <= limit
      case "<": size < limit
      default: size == limit
      }
    }
  }
}
