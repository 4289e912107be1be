import LayAnalysis
import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

/// What this version leaves out is said once, and nothing that may follow from it is anybody's mistake.
@Suite struct LeftOutTests {
  /// The codes of a check besides L08, and the views without a frame, of a layout with `body`.
  private func outcome(_ body: String) -> (codes: [String], waiting: [String]) {
    let compilation = screen("layout Screen(375x667) {\nsizes 375x667\n\(body)\n}\n").compilation
    let codes = check(compilation).diagnostics.map(\.code.id).filter { !$0.hasPrefix("L08") }
    guard let compiled = compilation.layouts.first else { return (codes, []) }
    var layout = Layout(compiled.program)
    let report = layout.resize(width: 375, height: 667)
    return (codes, report.waiting.map { compiled.program.views[$0.index].name })
  }

  @Test func aContainerIsNotUndecidedBecauseOfItsMargins() {
    let (codes, waiting) = outcome(
      "view card { .edges(top, leading) == superview; view a: Label { text = \"x\"; .edges == superview.margins } }")
    #expect(codes == [])
    #expect(waiting == ["card"])
  }

  @Test func aContainerThatOtherRulesDecideKeepsItsFrame() {
    let body = """
      view card {
        .edges == superview inset 8
        view a: Label { text = "x"; .leading == superview.leadingMargin; .top == superview.top }
      }
      expect 375x667 { card.frame == (8, 8, 359, 651) }
      """
    #expect(outcome(body).codes == [])
    #expect(outcome(body).waiting == [])
    let text = "layout Screen(375x667) {\nsizes 375x667\n\(body)\n}\n"
    #expect(check(screen(text).compilation).examined.first?.expectations == 1)
  }

  @Test func whatStandsBesideAStackFollowsIt() {
    let (codes, waiting) = outcome(
      """
      view row: HStack { .edges(top, leading) == superview; view x: Label { text = "hi" } }
      view beside { .leading == row.trailing + 8; .top == row.top; .height == row.height; .width == 8 }
      """)
    #expect(codes == [])
    #expect(waiting == [])
  }

  @Test func aMaskInAViewThatWaitsDoesNotCollapse() {
    let (codes, _) = outcome(
      """
      view s: ScrollView { .edges == superview; view a }
      view b { bounds = 100x100; .leading == s.a.trailing; .top == s.a.bottom; .trailing == s.a.trailing + 20
        .bottom == s.a.bottom; view c { frame = (20, 0, 60, 100); mask = W } }
      """)
    #expect(codes == [])
  }

  @Test func anExpectationOfAViewThatWaitsIsLeftOut() {
    let text = """
      layout Screen(375x667) {
        sizes 375x667
        view s: ScrollView { .edges == superview; view a }
        view b { .leading == s.a.trailing; .top == s.a.bottom; .size == 10x10 }
        expect 375x667 { b.frame == (10, 10, 10, 10); b.left == 10; b.hidden == false }
      }
      """
    let result = check(screen(text).compilation)
    #expect(
      result.diagnostics.map { "\($0.code.id) \($0.message)" }.filter { !$0.hasPrefix("L0803") } == [
        "L0813 this version does not lay out 'b'; this comparison and 1 more are left out"
      ])
    #expect(result.examined.first?.expectations == 1)
  }

  @Test func whatIsReallyMissingIsStillReported() {
    #expect(
      outcome("view a: Label { text = \"x\"; .leading == superview.leadingMargin; .top == superview.top }; view b")
        .codes == ["L0502"])
  }
}
