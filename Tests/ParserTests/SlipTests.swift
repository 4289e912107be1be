import LayDiagnostics
import LayParser
import Testing

/// Slips of one sign: one report each, at the place, with the repair where only one is plainly right.
@Suite struct SlipTests {
  /// Expects one report a text, by code, and the text that its fix-it makes; nil where there is no fix-it.
  private func expectOne(
    _ statement: String, _ code: DiagnosticCode, _ repaired: String?, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    expectOneInFile(
      "layout A(1x1) {\n\(statement)\n}\n", code, repaired.map { "layout A(1x1) {\n\($0)\n}\n" }, sourceLocation)
  }

  private func expectOneInFile(
    _ text: String, _ code: DiagnosticCode, _ repaired: String?,
    _ sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let bytes = Array(text.utf8)
    for length in 0..<bytes.count { expectSound(parse(Array(bytes[..<length])), sourceLocation) }
    let tree = parse(bytes)
    expectSound(tree, sourceLocation)
    let found = tree.diagnostics.map { "\($0.code.id) \($0.message)" }
    #expect(tree.diagnostics.map(\.code) == [code], "\(found)", sourceLocation: sourceLocation)
    let fixed = tree.diagnostics.first?.fixIt == nil ? nil : String(decoding: applyFixes(of: tree), as: UTF8.self)
    #expect(fixed == repaired, sourceLocation: sourceLocation)
    if let repaired { #expect(parse(Array(repaired.utf8)).diagnostics.isEmpty, sourceLocation: sourceLocation) }
  }

  @Test func wordsWithACapitalAreWords() {
    expectOneInFile("Layout Mail(375x667) { }", .foreignWord, "layout Mail(375x667) { }")
    expectOneInFile("Label title { }", .loneValue, nil)
  }

  @Test func declarationsWithTheWrongSignAreUnderstood() {
    expectOne("constraint cap = a.width == 300", .expectedWord, "constraint cap: a.width == 300")
    expectOne("constraint cap: a.width = 300", .foreignOperator, "constraint cap: a.width == 300")
    expectOne("let side: Number = 5", .missingEqual, "let side = 5")
    expectOne("view a: Row(unread = true)", .expectedWord, "view a: Row(unread: true)")
    expectOne("expect 3x3 (direction = rtl) { }", .expectedWord, "expect 3x3 (direction: rtl) { }")
    expectOneInFile("component Row(h Length, t: Text) { }", .expectedWord, "component Row(h: Length, t: Text) { }")
    expectOne("view first-row: Label { .top == 3 }", .unexpectedToken, nil)
  }

  @Test func settingsWithTheWrongSignAreUnderstood() {
    expectOne("hugging(horizontal) = 5", .settingOfExpression, "hugging.horizontal = 5")
    expectOne("pay.text: \"x\"", .foreignOperator, "pay.text = \"x\"")
    expectOne("a { text: \"y\" }", .foreignOperator, "a { text = \"y\" }")
    expectOne("mask = LM, RM, TM", .maskWithoutPlus, "mask = LM+RM+TM")
    expectOne("text = \"a\", font = 28", .twoStatements, "text = \"a\"; font = 28")
    expectOne("alpha = 0,5", .malformedNumber, "alpha = 0.5")
    expectOne("frame = 155, 600, 64, 40", .unexpectedToken, "frame = (155, 600, 64, 40)")
    expectOne("hidden = true @low", .priorityOnPromise, "hidden = true")
    expectOne("a.text = Sign in\";", .missingQuote, "a.text = \"Sign in\";")
    expectOne("a.text = 3 !important", .unknownCharacter, nil)
  }

  @Test func rulesWithTheWrongSignAreUnderstood() {
    expectOne(".leading == superview..leading", .twoDots, ".leading == superview.leading")
    expectOne(".edges[top, leading] == superview", .unexpectedToken, ".edges(top, leading) == superview")
    expectOne(".width == 33% superview.width", .expectedWord, ".width == 33% * superview.width")
    expectOne(".width == 2superview.width", .expectedWord, ".width == 2 * superview.width")
    expectOne("when width = 600 { }", .foreignOperator, "when width == 600 { }")
    expectOne("a { @high .width == 20 }", .lineBeginsWithOperator, nil)
    expectOne(
      "vfl \"H:[a]-[b]\" alignAllTop, alignAllBottom", .unexpectedToken, "vfl \"H:[a]-[b]\" alignAllTop alignAllBottom")
    expectOne("# comment", .blockComment, "// comment")
    expectOne("a.top == 3 # comment", .blockComment, "a.top == 3 // comment")
  }

  @Test func sizesHaveNoBlanks() {
    expectOne("sizes 320 x 480 ... 1024x1366", .sizeWithBlanks, "sizes 320x480 ... 1024x1366")
    expectOne("sizes 320 x 480 ... 430 x 932", .sizeWithBlanks, "sizes 320x480 ... 430x932")
    expectOne("sizes 320x480 ... 430 x 932", .sizeWithBlanks, "sizes 320x480 ... 430x932")
  }

  @Test func aSurplusBraceIsTheSecondOfItsLine() {
    check(
      "layout A(1x1) {\n  view a { .top == 3 }1️⃣}\n  when width > 4 { a.hidden = true }\n  a.left == 3\n}\n",
      reports: [Report(.strayBrace, "'}' closes nothing")])
    check(
      "layout A(1x1) {\n  view a\n1️⃣}\n  a.left == 3\n  view b\n}\nlayout B { }\n",
      reports: [Report(.strayBrace, "'}' closes nothing")])
  }

  @Test func aColonOpensNoBraces() {
    expectOneInFile(
      "layout Mail(375x667):\n  view a\n  a.top == 3\n}\n", .missingBlock,
      "layout Mail(375x667) {\n  view a\n  a.top == 3\n}\n")
  }

  @Test func whatAMisplacedStatementHoldsIsNotReportedAgain() {
    expectOneInFile("when width > 3 { a.hidden = true; view b }", .misplacedStatement, nil)
  }
}
