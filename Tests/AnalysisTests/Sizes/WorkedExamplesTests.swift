@testable import LayAnalysis
import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

/// The numbers of SEMANTICS §3.6 and §4.6, and others that can be checked by hand.
@Suite struct WorkedExamplesTests {
  private let row = """
    layout Row(300x100) {
      view h1 { intrinsic = 50x20; hugging.horizontal = 250; compression.horizontal = 750 }
      view h2 { intrinsic = 60x20; hugging.horizontal = 251; compression.horizontal = 750 }
      view h3 { intrinsic = 200x20; hugging.horizontal = 250; compression.horizontal = 740 }
      vfl "H:|-20-[h1]-8-[h2]-8-[h3]-20-|"
      for i in 0 ..< 1 { h1.top == superview.top; h2.top == superview.top; h3.top == superview.top }
    }
    """

  @Test func threeLabelsAreOpenBetweenAndBeyondTheirTies() throws {
    let found = try cellProof(row, widths: (0, 600), heights: (100, 100))
    #expect(contradictions(found.proof) == ["[0, 56) x [100, 100]"])
    #expect(
      openings(found) == [
        "h1.width (366, 600] x [100, 100]", "h1.width (56, 166) x [100, 100]",
        "h2.width (56, 166) x [100, 100]", "h2.x (366, 600] x [100, 100]", "h2.x (56, 166) x [100, 100]",
        "h3.width (366, 600] x [100, 100]", "h3.x (366, 600] x [100, 100]",
      ])
    #expect(found.proof.undecidedComponents == 0)
  }

  @Test func equalWidthsOfAtLeastAHundredNeedTwoHundredAndFortyEight() throws {
    let text = """
      layout Pair(300x100) {
        view a; view b
        vfl "H:|-20-[a(>=100)]-8-[b(==a)]-20-|"
        vfl "V:|[a]|"; vfl "V:|[b]|"
      }
      """
    let found = try cellProof(text, widths: (0, 600), heights: (0, 100))
    #expect(contradictions(found.proof) == ["[0, 248) x [0, 100]"])
    #expect(openings(found) == [])
    #expect(found.proof.undecidedComponents == 0)
  }

  // MARK: - Both lengths

  @Test func aWidthThatAHeightTakesPartOfConflictsOnASlantedSide() throws {
    let text = """
      layout Screen(300x200) {
        view a
        a.leading == superview.leading; a.top == superview.top
        a.height == superview.height / 2
        a.width + a.height == superview.width
        a.width >= 100
      }
      """
    // W - H/2 is the width.
    let found = try cellProof(text, widths: (0, 400), heights: (0, 400))
    #expect(found.proof.contradictions.map { corners($0.region) } == ["0x0 100x0 300x400 0x400"])
    #expect(found.proof.contradictions.map { $0.room } == [Affine(-100, width: 1, height: Rational(-1, 2))])
    #expect(openings(found) == [])
    #expect(found.proof.undecidedComponents == 0)
  }

  @Test func wishesForBothLengthsTieWhereTheyDiffer() throws {
    let text = """
      layout Screen(300x200) {
        view a
        a.leading == superview.leading; a.top == superview.top; a.height == 10
        a.width == superview.width @500; a.width == 2 * superview.height @500
      }
      """
    let found = try cellProof(text, widths: (0, 400), heights: (0, 200))
    #expect(
      found.proof.openings.map { corners($0.region) }.sorted() == ["0x0 400x0 400x200", "0x0 400x200 0x200"])
    #expect(Set(found.proof.openings.map { "\($0.part)" }) == ["width"])
  }

  @Test func aPictureThatFitsIsDecidedAtEverySize() throws {
    let text = """
      layout Screen(300x200) {
        view a
        a.width == 2 * a.height
        a.centerX == superview.centerX; a.centerY == superview.centerY
        a.width <= superview.width; a.height <= superview.height
        a.width == superview.width @500; a.height == superview.height @500
        a.width >= 100
      }
      """
    let found = try cellProof(text, widths: (0, 400), heights: (0, 400))
    #expect(contradictions(found.proof).sorted() == ["[0, 100) x [0, 400]", "[100, 400] x [0, 50)"])
    #expect(openings(found) == [])
    #expect(found.proof.undecidedComponents == 0 && found.proof.pieceCount > 1)
  }

  // MARK: - Conditions and ranges

  private let conditional = """
    layout Screen(300x200) {
      view a
      a.leading == superview.leading; a.top == superview.top; a.height == 10
      when width < 300 { a.width == 350 } else { a.width >= 10 }
      a.trailing <= superview.trailing
    }
    """

  private func proof(_ text: String, _ lowest: ExactSize, _ highest: ExactSize) throws -> [CellProof] {
    let compilation = compile(path: "test.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    let compiled = try #require(compilation.layouts.first)
    return LayoutProof(compiled.program, over: SizeRange(lowest, highest), LayoutEnvironment(size: lowest)).cells
  }

  @Test func aConditionEndsRegionsWhereItEnds() throws {
    let cells = try proof(conditional, size(0, 100), size(600, 100))
    #expect(cells.map { $0.cell.width.description } == ["[0, 300)", "[300, 600]"])
    #expect(cells.map { contradictions($0) } == [["[0, 300) x [100, 100]"], []])
    // At 300 the width is at least 10 and at most 300: open, with that end.
    #expect(
      cells.map { $0.openings.map { "\($0.part) \($0.region.width)" } } == [[], ["width [300, 600]"]])
    #expect(cells[0].contradictions.map { $0.witness } == [size(0, 100)])
  }

  @Test func aConditionBeyondTheRangeSplitsNothing() throws {
    #expect(try proof(conditional, size(300, 100), size(600, 100)).count == 1)
    #expect(
      try proof(conditional, size(0, 100), size(299, 100)).map { contradictions($0) } == [["[0, 299] x [100, 100]"]])
  }

  @Test func sizesAreWitnessesOfTheirOwnCell() throws {
    let above = try proof(
      """
      layout Screen(300x200) {
        view a
        a.leading == superview.leading; a.top == superview.top; a.height == 10
        when width > 300 { a.width >= 400 } else { a.width == 10 }
        a.trailing <= superview.trailing
      }
      """, size(0, 100), size(600, 100))
    #expect(above.map { contradictions($0) } == [["[0, 10) x [100, 100]"], ["(300, 400) x [100, 100]"]])
    #expect(above[1].contradictions.map { $0.witness } == [size(301, 100)])
  }

  @Test func aRangeMayBeALineOrOneSize() throws {
    #expect(try proof(row, size(100, 100), size(100, 100)).flatMap { contradictions($0) } == [])
    let open = try proof(row, size(100, 100), size(100, 100)).flatMap { $0.openings }
    #expect(Set(open.map { "\($0.part) \($0.region.width)" }) == ["width [100, 100]", "x [100, 100]"])
    #expect(try proof(row, size(40, 50), size(40, 90)).flatMap { contradictions($0) } == ["[40, 40] x [50, 90]"])
    #expect(
      try proof(row, size(56, 100), size(56, 100)).allSatisfy { $0.openings.isEmpty && $0.contradictions.isEmpty })
  }

  @Test func fromRightToLeftTheSameRowHasTheSameNumbers() throws {
    let compilation = compile(path: "test.lay", bytes: Array(row.utf8), options: .solving) { _ in nil }
    let compiled = try #require(compilation.layouts.first)
    let range = SizeRange(size(0, 100), size(600, 100))
    let environment = LayoutEnvironment(size: range.lowest, direction: .rightToLeft)
    let cells = LayoutProof(compiled.program, over: range, environment).cells
    #expect(cells.flatMap { contradictions($0) } == ["[0, 56) x [100, 100]"])
    // The first one stands at the right: its place moves with its width.
    let found = Set(
      cells.flatMap { $0.openings }.map { "\(compiled.spelledPath($0.view)).\($0.part) \($0.region.width)" })
    #expect(
      found == [
        "h1.width (366, 600]", "h1.x (366, 600]", "h1.width (56, 166)", "h1.x (56, 166)", "h2.width (56, 166)",
        "h2.x (366, 600]", "h3.width (366, 600]",
      ])
  }

  @Test func eachRangeIsSaidWithItsOwnWords() throws {
    var options = CheckOptions()
    options.ranges = [(size(200, 100), size(300, 100)), (size(400, 100), size(600, 100))]
    let text = """
      layout Pair(300x100) {
        view a; view b
        vfl "H:|-20-[a(>=100)]-8-[b(==a)]-20-|"
        vfl "V:|[a]|"; vfl "V:|[b]|"
        a.width <= 200
      }
      """
    let result = checked(text, options: options)
    #expect(
      result.diagnostics.map(\.message) == [
        "these constraints conflict for every width below 248 (200x100 to 300x100)",
        "these constraints conflict for every width above 448 (400x100 to 600x100)",
      ])
    #expect(result.examined.flatMap { $0.verdicts.map(\.verdict) } == [.refuted, .refuted])
  }
}
