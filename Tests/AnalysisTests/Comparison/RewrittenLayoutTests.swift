import LayCompiler
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// Random screens that are written in two ways with the same meaning, and compared.
@Suite struct RewrittenLayoutTests {
  @Test func rewrittenScreensAreTheSame() throws {
    for seed in 0..<cases(14, thorough: 300) as Range<UInt64> {
      let screen = RewrittenScreen(seed: seed)
      for form in RewrittenScreen.Form.allCases where form != .edges {
        let found = try comparison(screen.text(.edges), screen.text(form), direction: form.direction)
        #expect(
          found.verdict == .same && found.viewCount == screen.count,
          "seed \(seed), \(form): \(found.gaps.map(\.reason)) \(found.differences.map(\.first))\n\(screen.text(form))")
      }
    }
  }

  @Test func aChangedConstantIsADifferenceThatLayoutsShow() throws {
    for seed in 0..<cases(10, thorough: 200) as Range<UInt64> {
      let screen = RewrittenScreen(seed: seed)
      for form in RewrittenScreen.Form.allCases {
        let (one, two) = (try layout(screen.text(.edges)), try layout(screen.changed.text(form)))
        var options = CheckOptions()
        options.checksBothDirections = form.direction == nil
        let pairs = try ViewPairs(one, two)
        let found = compareLayouts(one, two, pairs, options: options)
        #expect(found.verdict == .different, "seed \(seed), \(form): \(found.gaps.map(\.reason))")
        for difference in found.differences {
          let witness = try #require(difference.witness)
          var solved = SolvedPair(one, two)
          let isSolved = solved.move(to: witness.size, witness.direction, state: nil)
          #expect(isSolved, "seed \(seed), \(form)")
          let pair = try #require(pairs.pairs.first { one.spelledPath($0.first) == difference.first })
          let frames = solved.frames(pair)
          #expect(
            frames.0 == witness.first && frames.1 == witness.second && frames.0 != frames.1, "seed \(seed) \(form)")
          #expect(!witness.reasonsOfFirst.isEmpty && !witness.reasonsOfSecond.isEmpty, "seed \(seed) \(form)")
        }
      }
    }
  }
}

/// A column of rows of fields, as constraints, as a visual format, as stacks, or in another order. A seed decides everything.
struct RewrittenScreen {
  /// The ways to write it.
  enum Form: CaseIterable {
    case edges, reordered, turned, visual, stacks, absolute

    /// The only direction in which the form means the same; nil for both.
    var direction: InterfaceDirection? { self == .absolute ? .leftToRight : nil }
  }

  private let seed: UInt64
  private var rows: [Int] = []
  private var margin, gap: Int
  private var heights: [Int] = []

  init(seed: UInt64) {
    self.seed = seed
    var random = SeededGenerator(seed: seed)
    (margin, gap) = (Int.random(in: 0...24, using: &random), Int.random(in: 1...20, using: &random))
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      rows.append(Int.random(in: 1...3, using: &random))
      heights.append(Int.random(in: 20...60, using: &random))
    }
  }

  /// The number of its views.
  var count: Int { rows.reduce(0, +) }

  /// The screen with another height.
  var changed: RewrittenScreen {
    var other = self
    other.heights[heights.count - 1] += 3
    return other
  }

  func text(_ form: Form) -> String {
    "layout Screen(375x667) {\n  sizes 320x480 ... 600x900\n\(body(form))\n}\n"
  }

  private func name(_ row: Int, _ column: Int) -> String { "f\(row)\(column)" }

  private func body(_ form: Form) -> String {
    if form == .stacks { return stacks }
    var lines = rows.indices.flatMap { row in
      (0..<rows[row]).map { "  view \(name(row, $0))" }
    }
    var rules: [String] = []
    for row in rows.indices { rules += form == .visual ? visual(row) : constraints(row, form) }
    if form == .reordered {
      var random = SeededGenerator(seed: seed)
      rules.shuffle(using: &random)
    }
    lines += rules
    return lines.joined(separator: "\n")
  }

  private func constraints(_ row: Int, _ form: Form) -> [String] {
    let (near, far) = form == .absolute ? ("left", "right") : ("leading", "trailing")
    func equal(_ left: String, _ right: String, plus number: Int) -> String {
      // `a == b + 8` is `b == a - 8`.
      form == .turned ? "  \(right) == \(left) - \(number)" : "  \(left) == \(right) + \(number)"
    }
    var found: [String] = []
    let last = rows[row] - 1
    for column in 0...last {
      let view = name(row, column)
      found.append(
        column == 0
          ? equal("\(view).\(near)", "superview.\(near)", plus: margin)
          : equal("\(view).\(near)", "\(name(row, column - 1)).\(far)", plus: gap))
      found.append(
        row == 0
          ? equal("\(view).top", "superview.top", plus: margin)
          : equal("\(view).top", "\(name(row - 1, 0)).bottom", plus: gap))
      found.append("  \(view).height == \(heights[row])")
      if column > 0 { found.append("  \(view).width == \(name(row, 0)).width") }
    }
    found.append(equal("superview.\(far)", "\(name(row, last)).\(far)", plus: margin))
    return found
  }

  private func visual(_ row: Int) -> [String] {
    var format = "H:|-\(margin)-[\(name(row, 0))]"
    for column in 1..<max(1, rows[row]) { format += "-\(gap)-[\(name(row, column))(\(name(row, 0)))]" }
    return ["  vfl \"\(format)-\(margin)-|\""]
      + (0..<rows[row]).map { column in
        row == 0
          ? "  vfl \"V:|-\(margin)-[\(name(0, column))(\(heights[0]))]\""
          : "  vfl \"V:[\(name(row - 1, 0))]-\(gap)-[\(name(row, column))(\(heights[row]))]\""
      }
  }

  /// A stack for each row, whose views are found by their names.
  private var stacks: String {
    var lines: [String] = []
    for row in rows.indices {
      lines.append("  view row\(row): HStack {")
      lines.append("    spacing = \(gap); distribution = fillEqually; alignment = fill")
      for column in 0..<rows[row] { lines.append("    view \(name(row, column))") }
      lines.append("    .leading == superview.leading + \(margin); .trailing == superview.trailing - \(margin)")
      lines.append("    .height == \(heights[row])")
      lines.append(row == 0 ? "    .top == superview.top + \(margin)" : "    .top == row\(row - 1).bottom + \(gap)")
      lines.append("  }")
    }
    return lines.joined(separator: "\n")
  }
}
