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

  @Test func whatIsReallyMissingIsStillReported() {
    #expect(
      outcome("view a: Label { text = \"x\"; .leading == superview.leadingMargin; .top == superview.top }; view b")
        .codes == ["L0502"])
  }
}
