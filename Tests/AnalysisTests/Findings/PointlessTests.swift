import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

/// Priorities that change nothing (L0711), and optional rules that others always outrank (L0712).
@Suite struct PointlessTests {
  private func layout(_ body: String, sizes: String = "320x320 ... 1366x1366") -> String {
    "layout A(375x667) {\n  sizes \(sizes)\n\(body)}\n"
  }

  /// The findings of these codes, as `code line: message`.
  private func found(_ text: String) -> [String] {
    let lines = LineMap(Array(text.utf8))
    return checked(text).diagnostics.filter { $0.code.id.hasPrefix("L071") }.map { diagnostic in
      "\(diagnostic.code.id) \(lines.position(of: diagnostic.range.start).line)"
    }
  }

  private let box = "  view b { .edges(top, leading) == superview; .height == 40 }\n"

  // MARK: Priorities

  @Test func aPriorityOfARuleThatAlwaysHolds() {
    #expect(found(layout(box + "  b.width == 40 @high\n")) == ["L0711 4"])
    #expect(found(layout(box + "  b.width == 40 @required\n")) == ["L0711 4"])
    #expect(found(layout(box + "  b.width == 40 @1000\n")) == ["L0711 4"])
    #expect(found(layout(box + "  b.width == superview.width - 16 @high\n")) == ["L0711 4"])
  }

  @Test func aPriorityThatDecides() {
    #expect(found(layout(box + "  b.width == superview.width @high\n  b.width <= 600\n")) == [])
    // The sizes end before the limit does anything, but others may not.
    let text = layout(box + "  b.width == superview.width @high\n  b.width <= 600\n", sizes: "320x320 ... 430x932")
    #expect(found(text) == [])
  }

  @Test func whatTheHostMayChangeIsLeftAlone() {
    // Texts, names and guards against rules outside of the file.
    #expect(found(layout(box.replacing("view b", with: "view b: Label") + "  b.width == 40 @high\n")) == [])
    #expect(found(layout(box + "  constraint c: b.width <= 400\n  b.width == 40 @high\n")) == [])
    #expect(found(layout(box + "  b.width == 40 @999\n")) == [])
    #expect(found("component C { sizes 320x320 ... 500x500; view b { .edges == superview @high } }\n") == ["L0711 1"])
    #expect(
      found("component C { view b { .edges == superview @high } }\n" + layout("  view c: C { .edges == superview }\n"))
        == [])
  }

  @Test func aStateInWhichThePriorityDecides() {
    let text = layout(box + "  b.width == 40 @high\n  state wide { b.width == 80 }\n")
    #expect(found(text) == [])
  }

  @Test func aLayoutWithoutSizesIsLeftAlone() {
    #expect(found("layout A(375x667) {\n\(box)  b.width == 40 @high\n}\n") == [])
    #expect(found(layout(box + "  b.width == 40 @high\n", sizes: "375x667")) == [])
  }

  // MARK: Outranked rules

  @Test func aRuleThatAnEquationOutranks() {
    let limit = "  b.width <= 400\n"
    #expect(found(layout(box + limit + "  b.width == superview.width @600\n  b.width >= 50 @500\n")) == ["L0712 6"])
    #expect(found(layout(box + limit + "  b.width == superview.width @600\n  b.width == 350 @500\n")) == ["L0712 6"])
    #expect(found(layout(box + limit + "  b.width >= 600 @600\n  b.width >= 350 @500\n")).contains("L0712 6"))
  }

  @Test func rulesOfOnePriority() {
    let two = layout(box + "  b.width <= superview.width - 200\n  b.width >= 600 @600\n  b.width >= 350 @600\n")
    #expect(found(two).contains("L0712 6"))
    // Three wishes come to the one in the middle: each counts.
    let three = "  b.width == 100 @600\n  b.width == 200 @600\n  b.width == 210 @600\n"
    #expect(found(layout(box + three)).filter { $0.hasPrefix("L0712") } == [])
  }

  @Test func aRivalOfTheSamePriority() {
    // The text resists with 750 as well: then the equation does not decide alone.
    let text = layout(
      "  view b: Label { text = \"A long text, wider than all\"; .edges(top, leading) == superview }\n"
        + "  b.width <= superview.width\n  b.width == 100 @high\n  b.width == 200 @low\n")
    #expect(found(text) == [])
  }

  @Test func otherConditions() {
    let text = layout(
      box + "  b.width <= 400\n  when width >= 600 { b.width == superview.width @600 }\n  b.width >= 350 @500\n")
    #expect(found(text).filter { $0.hasPrefix("L0712") } == [])
    let both = layout(
      box + "  b.width <= 400\n  b.width == superview.width @600\n  when width >= 600 { b.width >= 350 @500 }\n")
    #expect(found(both) == ["L0712 6"])
  }

  @Test func aRuleThatHoldsAtNoSizeIsSaidOnce() {
    let text = layout(box + "  b.width == 200 @600\n  b.width == 100 @500\n")
    #expect(findings(text).filter { $0.contains(" 5:") }.map { $0.prefix(5) } == ["L0532"])
  }
}
