import LayAnalysis
import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

/// Repairs of what a check says that nothing comes of, and of layouts that promise nothing.
@Suite struct FindingFixTests {
  /// What the repair of the only thing that is reported makes of `text`; nothing is reported afterwards.
  private func mended(
    _ text: String, _ code: DiagnosticCode, sourceLocation: SourceLocation = #_sourceLocation
  ) -> String {
    let found = checked(text).diagnostics
    #expect(found.map(\.code) == [code], "\(found.map(\.message))", sourceLocation: sourceLocation)
    guard let fixIt = found.first?.fixIt else { return "no repair" }
    #expect(fixIt.safety == .needsReview, sourceLocation: sourceLocation)
    let mended = applying(fixIt.edits, to: text)
    #expect(checked(mended).diagnostics.map(\.message) == [], sourceLocation: sourceLocation)
    return mended
  }

  private func inLayout(_ statements: String) -> String {
    "layout A(300x200) {\n  sizes 200x200 ... 800x800\n\(statements)}\n"
  }

  private let a = "view a { .edges(top, leading) == superview; .size == 40x20"

  @Test func aRedundantRuleIsDropped() {
    #expect(mended(inLayout("  \(a); .width <= 50 }\n"), .redundantRule) == inLayout("  \(a) }\n"))
    #expect(
      mended(inLayout("  \(a) }\n  // as wide\n  a.width == 40  // again\n"), .redundantRule)
        == inLayout("  \(a) }\n  // as wide\n    // again\n"))
    #expect(mended(inLayout("  \(a) }\n  vfl \"V:[a(20)]\"\n"), .redundantRule) == inLayout("  \(a) }\n"))
  }

  @Test func anImpliedRuleIsDropped() {
    let text = "  \(a) }\n  view b { .edges(top, leading) == a; .bottom == superview.top + 20; .width == 8 }\n"
    #expect(
      mended(inLayout(text + "  a.bottom == b.bottom\n"), .impliedRule) == inLayout(text))
  }

  @Test func aLayoutWithoutSizesPromisesWhatScreensHave() {
    func text(_ promise: String) -> String { "layout A(375x667) {  // a card\(promise)\n\n    \(a) }\n}\n" }
    #expect(mended(text(""), .noSizes) == text("\n    sizes 320x320 ... 1366x1366"))
    #expect(
      mended("layout A(375x667) { \(a) } }", .noSizes) == "layout A(375x667) { sizes 320x320 ... 1366x1366; \(a) } }")
    #expect(mended("layout A(375x667) { }", .noSizes) == "layout A(375x667) { sizes 320x320 ... 1366x1366 }")
    #expect(mended("layout A(375x667) {\n}", .noSizes) == "layout A(375x667) { sizes 320x320 ... 1366x1366\n}")
  }

  @Test func whatIsPromisedHoldsWhatWasExamined() {
    #expect(mended("layout A(200x2000) { }", .noSizes) == "layout A(200x2000) { sizes 200x320 ... 1366x2000 }")
  }

  // MARK: - What editors ask

  @Test(arguments: [
    "  view a { .edges(top, leading) == superview; .size == 40x20; .width <= 50 }\n",
    "  view a { .edges(top, leading) == superview; .size == 40x20 }\n  a.bottom == superview.top + 20\n",
    "  allow L0535 \"so\"\n  view a { .edges(top, leading) == superview; .size == 40x20 }\n  a.bottom == superview.top + 20\n",
    "  state wide { a.hidden = true }\n  view a { .edges == superview }\n  a.width == superview.width\n",
    "  state wide { a.bottom == superview.top + 20 }\n  view a { .edges(top, leading) == superview; .size == 40x20 }\n",
    "  view a { .edges(top, leading) == superview; .size == 40x20 }\n  when width >= 400 { a.width == 40 }\n",
    "  view a { .edges(top, leading) == superview; .size == 40x20 }\n",
  ]) func theRulesThatChangeNothingAreThoseOfACheck(statements: String) {
    expectSame(inLayout(statements))
  }

  @Test func aRuleOfAComponentIsSurplusWhereItIsInAllLayouts() {
    let component = "component C {\n  \(a) }\n  a.bottom == superview.top + 20\n}\n"
    let use = "view c: C { .edges == superview }"
    expectSame(component + inLayout("  \(use)\n") + "layout B(20x20) { \(use) }\n")
  }

  private func expectSame(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) {
    let compilation = compile(path: "A.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    #expect(!compilation.hasErrors, "\(compilation.diagnostics.map(\.message))", sourceLocation: sourceLocation)
    let found = checked(text).diagnostics.filter { $0.code == .redundantRule || $0.code == .impliedRule }
    #expect(compilation.surplusRules.map(\.message) == found.map(\.message), sourceLocation: sourceLocation)
  }
}
