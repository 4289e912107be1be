import LayAnalysis
import LayDiagnostics
import Testing

@Suite struct AdditionTrialsTests {
  /// The only help of the only diagnostic of a layout with `body`.
  private func help(_ body: String, sizes: String = "320x480 ... 1024x1366") throws -> String {
    let found = try onlyFinding("layout A(375x667) { sizes \(sizes)\n\(body)\n}")
    return try #require(found.notes.last { $0.kind == .help }?.text)
  }

  /// What stands between the first two backticks.
  private func rule(in help: String) throws -> String {
    let parts = help.split(separator: "`", omittingEmptySubsequences: false)
    return try #require(parts.count >= 3 ? String(parts[1]) : nil)
  }

  @Test(arguments: [
    "view a { .size == 20x20; .leading == superview.leading }",
    "view a { .size == 20x20; .top == superview.top }",
    "view a { .edges(top, leading) == superview; .width == 20 }",
    "view a { .edges(top, leading) == superview; .height == 20; .width <= superview.width }",
    "view a: Label { text = \"A\"; .top == superview.top }; view b: Label { text = \"B\"; .top == superview.top }\n"
      + "vfl \"H:|-[a]-[b]-|\"",
    "view a { .edges(top, bottom) == superview; .width == 50 @500; .width == 90 @500; .leading == superview.leading }",
  ])
  func whatIsTriedDecidesWhenItIsWritten(_ body: String) throws {
    let help = try help(body)
    if !help.hasPrefix("tried: ") {
      // Two wishes of one priority are put right by another priority of one of them.
      #expect(help.hasPrefix("the rules for 50 and for 90 have one priority"))
      return
    }
    #expect(help.hasSuffix("is decided from 320x480 to 1024x1366"))
    let rule = try rule(in: help)
    #expect(findings("layout A(375x667) { sizes 320x480 ... 1024x1366\n\(body)\n\(rule)\n}") == [], "\(rule)")
  }

  @Test func whatIsOpenForOtherReasonsTooIsNotHeldAgainstARule() {
    let found = checked("layout A(375x667) { sizes 375x667; view a { .width == 20; .height == 20 } }").diagnostics
    let helps = found.compactMap { $0.notes.last { $0.kind == .help }?.text }
    #expect(
      helps == [
        "tried: with `a.leading == superview.leading`, its x is decided at 375x667",
        "tried: with `a.top == superview.top`, its y is decided at 375x667",
      ])
  }
}
