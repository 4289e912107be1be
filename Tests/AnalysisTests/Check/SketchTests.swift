import LayAnalysis
import LayCompiler
import LayDiagnostics
import Testing

@Suite struct SketchTests {
  /// The rows of the drawing of the only finding: `name length` from start to end, then the words.
  private func rows(_ text: String) throws -> [String] {
    let sketch = try onlyFinding(text).sketch
    return sketch?.rows.map { row in
      let spans = row.spans.map { "\($0.name) \($0.length) (\($0.start)...\($0.end))" }
      return (spans + (row.words.isEmpty ? [] : [row.words])).joined(separator: ", ")
    } ?? []
  }

  @Test func aConflictShowsWhatIsDemandedAboveWhatThereIs() throws {
    #expect(
      try rows(
        """
        layout Split(375x667) {
          sizes 375x667
          view sidebar { .edges(top, bottom) == superview }
          view content { .edges(top, bottom) == superview }
          sidebar.width == 200
          content.width >= 240
          vfl "H:|[sidebar]-10-[content]|"
        }
        """) == [
          "sidebar 200 (0.0...200.0), content 240 (200.0...440.0),  10 (440.0...450.0)", "Split 375 (0.0...375.0)",
        ])
  }

  @Test func whereNothingIsAddedUpThereIsNoDrawing() throws {
    #expect(
      try rows(
        """
        layout Box(300x300) {
          sizes 300x300
          view box { .center == superview; .height == 10; .width == 100 }
          box.width == 120
        }
        """) == [])
  }

  @Test func aDifferenceThatCannotBeSeenIsNotDrawn() throws {
    #expect(
      try rows(
        """
        layout Box(300x300) {
          sizes 300x300
          view a { .edges(top, bottom) == superview; .width == 150 }
          view b { .edges(top, bottom) == superview; .width == 151 }
          vfl "H:|[a][b]|"
        }
        """) == [])
  }

  @Test func anOpenPositionIsShownAtBothEndsOfItsRange() throws {
    let text = """
      layout Card(300x200) {
        sizes 300x200
        view badge { .size == 40x20; .leading == superview.leading; RULES }
      }
      """
    #expect(
      try rows(text.replacing("RULES", with: ".top >= superview.top + 30; .bottom <= superview.bottom - 50")) == [
        "Card 200 (0.0...200.0)", "badge 20 (30.0...50.0), y = 30", "badge 20 (130.0...150.0), y = 130",
      ])
    // Without a limit the ends are those of the superview.
    #expect(
      try rows(text.replacing("RULES", with: "")) == [
        "Card 200 (0.0...200.0)", "badge 20 (0.0...20.0), y = 0", "badge 20 (180.0...200.0), y = 180",
      ])
  }

  @Test func bothLayoutsOfADrawingKeepEveryRule() throws {
    let text = """
      layout Card(300x200) {
        sizes 300x200
        view a { .top == superview.top; .height == 20; .EDGE == superview.EDGE; .width >= 40; .width <= 100 }
      }
      """
    #expect(
      try rows(text.replacing("EDGE", with: "leading")) == [
        "Card 300 (0.0...300.0)", "a 40 (0.0...40.0), width = 40", "a 100 (0.0...100.0), width = 100",
      ])
    #expect(
      try rows(text.replacing("EDGE", with: "trailing")) == [
        "Card 300 (0.0...300.0)", "a 40 (260.0...300.0), width = 40", "a 100 (200.0...300.0), width = 100",
      ])
  }

  @Test func onlyTheFirstAmbiguitiesAreDrawn() {
    let views = (0...4).map { "  view v\($0) { .size == 10x10; .leading == superview.leading }\n" }.joined()
    let found = checked("layout Card(300x200) {\n  sizes 300x200\n\(views)}\n")
    #expect(found.diagnostics.map { $0.sketch != nil } == [true, true, true, true, false])
  }
}
