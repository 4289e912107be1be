import LayCompiler
import LayDiagnostics
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// Ranges of which what depends on the width and what depends on the height are proved apart.
@Suite struct SizeSlicesTests {
  private func proof(_ text: String, cells: Int, limit: Int = ProofLimits().cells) throws -> LayoutProof {
    var limits = ProofLimits()
    (limits.slicedCells, limits.cells) = (cells, limit)
    let compilation = compile(path: "test.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    let compiled = try #require(compilation.layouts.first, "\(compilation.diagnostics)\n\(text)")
    let range = SizeRange(ExactSize(width: 100, height: 100), ExactSize(width: 500, height: 500))
    return LayoutProof(
      compiled.program, over: range, LayoutEnvironment(size: range.lowest), Questions(of: compiled, nil), limits: limits
    )
  }

  private func layout(_ lines: [String], design: String = "100x100") -> String {
    "layout Screen(\(design)) {\n  sizes 100x100 ... 500x500\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
  }

  private func random(_ seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    var lines = [
      "view a { .leading == superview.leading; .top == superview.top }",
      "view b { .leading == a.trailing; .top == a.bottom }", "constraint aw: a.width == 20",
      "constraint ah: a.height == 30", "constraint bw: b.width == superview.width - \(number(50...150))",
      "constraint bh: b.height == superview.height - \(number(50...150))", "a.width <= 60", "b.height >= 10 @500",
      "assert a.width <= 50", "assert b.height <= 200",
    ]
    for _ in 0..<number(2...5) {
      let (low, name) = (number(90...450), ["aw", "bw"][number(0...1)])
      let setting = ["\(name).active = false", "\(name).constant = \(number(-10...80))", "\(name).priority = 400"][
        number(0...2)]
      lines.append("when \(low) <= width < \(low + number(1...200)) { \(setting) }")
    }
    for _ in 0..<number(2...5) {
      let (low, name) = (number(90...450), ["ah", "bh"][number(0...1)])
      let setting = [
        "\(name).active = false", "\(name).constant = \(number(-10...80))", "assert \(name.prefix(1)).height >= 5",
      ][number(0...2)]
      lines.append("when \(low) < height { \(setting) }")
    }
    return layout(lines)
  }

  /// Views whose positions and lengths have settings of their own, so that a frame may depend on the width and the height.
  private func framed(_ seed: UInt64) -> String {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
    var lines = [
      "view a: Label { text = \"a\"; compression.vertical = 700; compression.horizontal = 700 }",
      "view b: Label { text = \"b\"; compression.vertical = 800; compression.horizontal = 800 }",
      "constraint at: a.top == superview.top", "constraint bt: b.top == superview.top",
      "constraint al: a.left == superview.left + \(number(0...200))", "constraint bl: b.left == superview.left",
      "constraint h: a.height + b.height == superview.\(["width", "height"][number(0...1)]) / 4",
      "constraint w: a.width + b.width == superview.width / 2",
      "view m { frame = (10, 10, 60, 60); mask = \(["W", "H", "W+H", "LM+W"][number(0...3)]) }",
      "assert a.height <= 60", "assert b.width <= 120", "assert a.left <= 150",
    ]
    for _ in 0..<number(2...6) {
      let (length, low) = (["width", "height"][number(0...1)], number(120...480))
      let setting = [
        "at.constant = \(number(0...40))", "bt.active = false", "al.constant = \(number(0...200))", "a.height == 10",
        "b.width == \(number(5...60))", "m.left == 10", "a.width >= \(number(5...60)) @\(number(600...900))",
      ][number(0...6)]
      lines.append("when \(length) \(["<", ">="][number(0...1)]) \(low) { \(setting) }")
    }
    lines += ["when width > 110 { assert root.width >= 0 }", "when height > 110 { assert root.height >= 0 }"]
    return layout(lines, design: "300x300")
  }

  @Test(arguments: 1...cases(15, thorough: 2000)) func halvesSayWhatAllCellsSay(seed: UInt64) throws {
    let halves = try comparedHalves(random(seed), seed)
    #expect(halves.isSliced, "seed \(seed)")
  }

  @Test(arguments: 1...cases(40, thorough: 1500)) func halvesOfFramesSayWhatAllCellsSay(seed: UInt64) throws {
    _ = try comparedHalves(framed(seed), seed)
  }

  /// Some frames depend on one length of the root, others on both.
  @Test func someFramesAreProvedInHalves() throws {
    let count = try (1...40).count { try proof(framed($0), cells: 1).isSliced }
    #expect(count > 4 && count < 36, "\(count)")
  }

  /// The proof of a text in halves, compared with the one over all cells.
  private func comparedHalves(_ text: String, _ seed: UInt64) throws -> LayoutProof {
    let (halves, whole) = (try proof(text, cells: 1), try proof(text, cells: .max))
    #expect(!whole.isSliced)
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let size = ExactSize(
        width: Rational(Int.random(in: 200...1000, using: &generator), 2),
        height: Rational(Int.random(in: 200...1000, using: &generator), 2))
      let (a, b) = (halves.said(at: size), whole.said(at: size))
      #expect(a.isContradicted == b.isContradicted, "seed \(seed), \(size)\n\(text)")
      // Where rules contradict each other nothing else is said of all cells.
      if b.isContradicted { continue }
      #expect(a.sure == b.sure, "seed \(seed), \(size)\n\(text)")
      // What an ambiguous number leaves undecided in a part is so in smaller parts, or it is decided there.
      #expect(a.undecided.isSuperset(of: b.undecided), "seed \(seed), \(size)\n\(text)")
    }
    return halves
  }

  /// The width decides the heights, and the height where the views are: both are numbers of one frame.
  @Test func aFrameThatDependsOnBothLengthsIsNotProvedInHalves() throws {
    let text = layout([
      "view a: Label { text = \"a\"; .leading == superview.leading; hugging.vertical = 250; compression.vertical = 700 }",
      "view b: Label { text = \"b\"; .leading == superview.leading; hugging.vertical = 250; compression.vertical = 800 }",
      "constraint at: a.top == superview.top", "constraint bt: b.top == superview.top",
      "constraint s: a.height + b.height == superview.width / 4",
      "when height >= 300 { at.constant = 5; bt.constant = 7 }", "when width >= 300 { a.height == 10 }",
    ])
    let proof = try proof(text, cells: 1)
    #expect(!proof.isSliced)
    let size = ExactSize(width: 200, height: 200)
    #expect(proof.said(at: size).sure.open == ["1 height", "2 height"])
  }

  /// No row depends on the condition, but the cells of neither half have a size at which it holds.
  @Test func aBranchThatNeedsBothLengthsIsNotCalledUnused() throws {
    func unused(_ branch: String) -> Int {
      checked(conditions(12, "when \(branch) { }")).diagnostics.count { $0.code == .branchNeverApplies }
    }
    #expect(unused("width > 400 and height > 400") == 0)
    #expect(unused("width > 400 and height > 600") == 1)
  }

  private func conditions(_ count: Int, _ more: String = "") -> String {
    var lines = [
      "view a { .edges(top, leading) == superview }", "constraint w: a.width == 1", "constraint h: a.height == 1",
    ]
    for index in 0..<count {
      lines.append("when \(101 + 4 * index) <= width < \(104 + 4 * index) { w.constant = \(index + 2) }")
      lines.append("when \(101 + 4 * index) <= height < \(104 + 4 * index) { h.constant = \(index + 2) }")
    }
    return layout(lines + [more])
  }

  @Test func conditionsOfEitherLengthMakeAsManyCellsAsThereAreInSum() throws {
    let proof = try proof(conditions(60), cells: ProofLimits().slicedCells)
    #expect(proof.isSliced && !proof.hasTooManyCells)
    #expect(proof.cells.count == 2 * 121 && proof.undecided.isEmpty)
    #expect(proof.cells.allSatisfy { $0.contradictions.isEmpty && $0.openings.isEmpty })
  }

  /// A contradiction without conditions is in both halves, and reported for one.
  @Test func aContradictionOfBothHalvesIsThatOfTheReportedSet() throws {
    let narrow = "view z { .edges(top, leading) == superview; .height == 4; .width == superview.width - 150 }"
    let found = checked(conditions(20, narrow)).diagnostics
    let conflict = try #require(found.first { $0.code == .conflict })
    #expect(conflict.openAreas.isEmpty)
  }

  @Test(arguments: [
    "when width > 200 and height > 200 { w.constant = 9 }", "a.width <= 2 * a.height + 1000",
    "when width > 200 { assert a.height >= 0 }  ; when height > 300 { assert a.width >= 0 }",
    "when width > 200 { a.hidden = true }",
  ])
  func whatSeesBothLengthsIsProvedAtEachPairOfThem(more: String) throws {
    #expect(try proof(conditions(60, more), cells: ProofLimits().slicedCells).hasTooManyCells)
    #expect(try !proof(conditions(12, more), cells: ProofLimits().slicedCells).isSliced)
  }
}

/// What a proof says at a size.
private struct Said {
  /// What does not depend on the parts that a range falls into.
  struct Sure: Equatable {
    var open: Set<String> = []
    var collapsed: Set<String> = []
    var failing: Set<Int> = []
  }
  var isContradicted = false
  var sure = Sure()
  /// The assertions that are not decided.
  var undecided: Set<Int> = []
}

extension LayoutProof {
  fileprivate func said(at size: ExactSize) -> Said {
    var said = Said()
    for cell in cells {
      if cell.contradictions.contains(where: { $0.region.contains(size) && $0.room.sign(at: size) < 0 }) {
        said.isContradicted = true
      }
      for opening in cell.openings where opening.region.contains(size) {
        said.sure.open.insert("\(opening.view.index) \(opening.part)")
      }
      for found in cell.collapsings where found.region.contains(size) {
        said.sure.collapsed.insert("\(found.place.view.index) \(found.place.axis)")
      }
      for finding in cell.assertionFindings where finding.contains(size) {
        switch finding.outcome {
        case .fails, .failsAnyhow: said.sure.failing.insert(finding.assertion)
        case .open: said.undecided.insert(finding.assertion)
        }
      }
    }
    return said
  }
}
