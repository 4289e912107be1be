import LayAnalysis
import LayCompiler
import LayDiagnostics
import Testing

/// Margins and stacks decide what follows from them.
@Suite struct FollowingTests {
  /// The codes of a check of a layout with `body`.
  private func codes(_ body: String) -> [String] {
    checked("layout Screen(375x667) {\nsizes 375x667\n\(body)\n}\n").diagnostics.map(\.code.id)
  }

  @Test func aContainerThatOtherRulesDecideKeepsItsFrame() {
    let body = """
      view card {
        .edges == superview inset 8
        view a: Label { text = "x"; .leading == superview.leadingMargin; .top == superview.top }
      }
      expect 375x667 { card.frame == (8, 8, 359, 651) }
      """
    #expect(codes(body) == [])
  }

  @Test func whatStandsBesideAStackFollowsIt() {
    let found = codes(
      """
      view row: HStack { .edges(top, leading) == superview; view x: Label { text = "hi" } }
      view beside { .leading == row.trailing + 8; .top == row.top; .height == row.height; .width == 8 }
      """)
    #expect(found == [])
  }

  @Test func whatIsReallyMissingIsStillReported() {
    #expect(
      codes("view a: Label { text = \"x\"; .leading == superview.leadingMargin; .top == superview.top }; view b")
        == ["L0502"])
  }
}
