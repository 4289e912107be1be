import LayCompiler
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

  private func layout(_ lines: [String]) -> String {
    "layout Screen(100x100) {\n  sizes 100x100 ... 500x500\n" + lines.map { "  \($0)\n" }.joined() + "}\n"
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

  @Test(arguments: 1...cases(15, thorough: 2000)) func halvesSayWhatAllCellsSay(seed: UInt64) throws {
    let text = random(seed)
    let (halves, whole) = (try proof(text, cells: 1), try proof(text, cells: .max))
    #expect(halves.isSliced && !whole.isSliced, "seed \(seed)\n\(text)")
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let size = ExactSize(
        width: Rational(Int.random(in: 200...1000, using: &generator), 2),
        height: Rational(Int.random(in: 200...1000, using: &generator), 2))
      let (a, b) = (halves.said(at: size), whole.said(at: size))
      #expect(a.isContradicted == b.isContradicted, "seed \(seed), \(size)\n\(text)")
      // Where rules contradict each other nothing else is said of all cells.
      if !b.isContradicted { #expect(a == b, "seed \(seed), \(size)\n\(text)") }
    }
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
private struct Said: Equatable {
  var isContradicted = false
  var open: Set<String> = []
  var failing: Set<Int> = []
}

extension LayoutProof {
  fileprivate func said(at size: ExactSize) -> Said {
    var said = Said()
    for cell in cells {
      if cell.contradictions.contains(where: { $0.region.contains(size) && $0.room.sign(at: size) < 0 }) {
        said.isContradicted = true
      }
      for opening in cell.openings where opening.region.contains(size) {
        said.open.insert("\(opening.view.index) \(opening.part)")
      }
      for finding in cell.assertionFindings where finding.contains(size) { said.failing.insert(finding.assertion) }
    }
    return said
  }
}
