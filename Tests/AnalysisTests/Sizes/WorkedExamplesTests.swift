@testable import LayAnalysis
import LayCompiler
import LayRuntime
import Testing

/// The numbers of SEMANTICS §3.6 and §4.6.
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
}
