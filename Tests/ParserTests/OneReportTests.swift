import LayDiagnostics
import LayParser
import Testing

/// One mistake is one report: what follows from it is not reported again.
@Suite struct OneReportTests {
  @Test func aFileWithoutBracesIsToldSoOnce() {
    check(
      "layout A(1x1)1️⃣\n  view a\n  when width > 3\n    a.hidden = true\n  a.top == superview.top\n",
      reports: [Report(.missingBlock, "expected '{' to open the braces of 'layout'")])
  }

  @Test func aRelationDoesNotContinueALine() {
    checkStatements(
      "a.top 1️⃣==\n    superview.top + 8",
      reports: [Report(.expectedValue, "expected a value after '==' on this line")],
      afterFixes: "a.top == superview.top + 8")
    checkStatements(
      "a.top\n    1️⃣== superview.top",
      reports: [Report(.lineBeginsWithOperator, "'==' cannot begin a line")],
      afterFixes: "a.top == superview.top")
    checkStatements(
      "a.text 1️⃣=\n    b.text", reports: [Report(.expectedValue, "expected a value after '=' on this line")],
      afterFixes: "a.text = b.text")
  }

  @Test func aHalfTypedRuleDoesNotTakeTheNextOne() {
    checkStatements(
      "a.top 1️⃣==\n  a.left == superview.left", reports: [Report(.expectedValue, "expected a value after '=='")])
    checkStatements("a.top 1️⃣==\n  view b", reports: [Report(.expectedValue, "expected a value after '=='")])
  }

  @Test func aMissingQuoteHidesWhatItTurnsInsideOut() {
    checkStatements(
      "let l = [\"a\", b\", \"c1️⃣\"]",
      reports: [Report(.missingQuote, "this string has no closing quote")])
    check(
      "layout A {\n  view a: C(text: Go1️⃣\") {\n  }\n}\n",
      reports: [Report(.missingQuote, "this string has no closing quote")])
  }

  @Test func aRepairIsAGuessWhereSomethingElseIsWrong() {
    let tree = parse(Array("layout A(1x1) {\n  view a: C(text: Go\") {\n  }\n  a.top => b.top $\n}\n".utf8))
    #expect(tree.diagnostics.map { $0.fixIt?.safety } == [nil, .needsReview])
  }

  @Test func whatAnErrorLeavesOverIsNotReported() {
    checkStatements(
      "seat[3].edges(top1️⃣; leading) == superview", reports: [Report(.missingComma, "expected ','")])
    checkStatements("text 1️⃣= ;\"Skip\" .height == 4", reports: [Report(.expectedValue, "expected a value after '='")])
  }

  @Test func separateMistakesOfALineAreReported() {
    checkStatements(
      "a.top 1️⃣=> b.top; view 2️⃣left",
      reports: [
        Report(.foreignOperator, "the operator is '>=', not '=>'"),
        Report(.reservedName, "'left' is an attribute", at: "2️⃣"),
      ])
  }

  @Test func aBraceThatIsMissingOnItsLineIsTheOneReport() {
    checkStatements(
      "view a: Label1️⃣ text = \"x\"; .height == 4 }",
      reports: [Report(.missingBlock, "expected '{' to open the braces of 'view'")],
      afterFixes: "view a: Label { text = \"x\"; .height == 4 }")
    checkStatements(
      "when width > 3 1️⃣a.hidden = true }",
      reports: [Report(.missingBlock, "expected '{' to open the braces of 'when', found 'a'")])
    checkStatements(
      "view a { 1️⃣{\n    text = \"x\"\n  }", reports: [Report(.unexpectedToken, "'{' cannot begin a statement")])
  }

  @Test func statementsBehindAStrayBraceAreNotMisplaced() {
    check(
      "layout A {\n  a.hidden = true\n  1️⃣}\n  a.top == b.top\n}\n", reports: [Report(.strayBrace, "'}' closes nothing")]
    )
  }

  @Test func aPropertyWithAColonIsASetting() {
    checkStatements(
      "view a { mask1️⃣: LM+W }", reports: [Report(.foreignOperator, "'=' sets a property, not ':'")],
      afterFixes: "view a { mask = LM+W }")
  }
}
