import LayDiagnostics
import LayParser
import Testing

/// Braces that do not come out even, and what is skipped after an error.
@Suite struct RecoveryTests {
  @Test func aMissingBraceIsShownWhereIndentationTells() {
    check(
      "layout A {\n  view a 1️⃣{\n    .top == b.top\n  view b\n}\n",
      reports: [Report(.missingBrace, "this '{' is never closed")],
      afterFixes: "layout A {\n  view a {\n    .top == b.top\n  }\n  view b\n}\n")
    check(
      "layout A {\n  view a 1️⃣{ .top == b.top // c\n  view b { .top == a.top }\n}\n",
      reports: [Report(.missingBrace, "this '{' is never closed")],
      afterFixes: "layout A {\n  view a { .top == b.top } // c\n  view b { .top == a.top }\n}\n")
    check(
      "layout A {\n  view a {\n    when width > 3 1️⃣{\n      .top == b.top\n  }\n}\n",
      reports: [Report(.missingBrace, "this '{' is never closed")],
      afterFixes: "layout A {\n  view a {\n    when width > 3 {\n      .top == b.top\n    }\n  }\n}\n")
  }

  @Test func aMissingBraceLeavesTheOtherStatementsWhereTheyBelong() {
    let tree = parse(Array("layout A {\n  view a {\n    .top == b.top\n  view b\n}\nlayout C { }".utf8))
    #expect(
      tree.root.dump == "(file (layoutDeclaration layout A (block { (viewDeclaration view a (block { "
        + "(rule (dotExpression . top) == (member (nameExpression b) . top)))) (viewDeclaration view b) })) "
        + "(layoutDeclaration layout C (block { })))")
  }

  @Test func whatStandsOnlyInAFileClosesAllBraces() {
    check(
      "layout A {\n  view a 1️⃣{\n    .top == b.top\nlayout B(1x1) {\n}\n",
      reports: [Report(.missingBrace, "this '{' is never closed")],
      afterFixes: "layout A {\n  view a {\n    .top == b.top\n  }\n}\nlayout B(1x1) {\n}\n")
    check(
      "layout A 1️⃣{\nimport \"B.lay\"\n", reports: [Report(.missingBrace, "this '{' is never closed")],
      afterFixes: "layout A { }\nimport \"B.lay\"\n")
  }

  @Test func whatIsNeverClosedIsReportedOnceAtTheEnd() {
    check(
      "layout A { view a { view b 1️⃣{ view c",
      reports: [Report(.missingBrace, "this '{' is never closed")],
      afterFixes: "layout A { view a { view b { view c } } }")
    check(
      "layout A {\n  view a 1️⃣{\n    .top == b.top // why\n",
      reports: [Report(.missingBrace, "this '{' is never closed")],
      afterFixes: "layout A {\n  view a {\n    .top == b.top // why\n  }\n}\n")
  }

  @Test func inAFileWithEvenBracesADeclarationInsideIsOnlyMisplaced() {
    checkStatements(
      "1️⃣component C { }\n  view c: C",
      reports: [Report(.misplacedStatement, "'component' cannot be in a layout or component")])
  }

  @Test func aStrayBraceIsTheOneThatIsIndented() {
    check(
      "layout A {\n  view a {\n  }\n  1️⃣}\n  view b\n}\n", reports: [Report(.strayBrace, "'}' closes nothing")])
    check("layout A { }\n1️⃣}\nlayout B { }", reports: [Report(.strayBrace, "'}' closes nothing")])
  }

  @Test func aBraceOnItsOwnLineIsTaken() {
    check(
      "layout A(1x1)\n1️⃣{\n  view a\n  2️⃣{\n    photo\n    3️⃣{\n    }\n  }\n}\n",
      reports: [
        Report(.braceOnOwnLine, "'{' belongs on the line of its statement"),
        Report(.braceOnOwnLine, "'{' belongs on the line of its statement", at: "2️⃣"),
        Report(.braceOnOwnLine, "'{' belongs on the line of its statement", at: "3️⃣"),
      ], afterFixes: "layout A(1x1) {\n  view a {\n    photo {\n    }\n  }\n}\n")
  }

  @Test func aMissingOpeningBraceKeepsItsBody() {
    check(
      "layout A {\n  when width > 31️⃣\n    a.hidden = true\n  }\n  view a\n}\n",
      reports: [Report(.missingBlock, "expected '{' to open the braces of 'when'")])
    check(
      "layout A(1x1)1️⃣\n  view a\n}\n",
      reports: [Report(.missingBlock, "expected '{' to open the braces of 'layout'")])
  }

  @Test func bracesAreSkippedAsAWhole() {
    checkStatements(
      "foo 1️⃣3 { a b c\n    d == }\n  a.top == b.top",
      reports: [Report(.loneValue, "expected '=', '==', '<=', '>=' or '{' after 'foo', found '3'")])
    checkStatements(
      "1️⃣{ a b }\n  a.top == b.top", reports: [Report(.unexpectedToken, "'{' cannot begin a statement")])
  }

  @Test func debrisOfAnErrorIsSkippedWithIt() {
    checkStatements(
      "a.top == f(1️⃣$,\n    \"text\",\n    #ff66ff\n    ]\n  )\n  view b",
      reports: [Report(.unknownCharacter, "'$' is not valid here")])
  }

  @Test func aTokenThatBeginsNothingCostsOneReportALine() {
    checkStatements(
      "1️⃣$ $ $ a == b\n  2️⃣, : in and\n  a.top == b.top",
      reports: [
        Report(.unknownCharacter, "'$' is not valid here"),
        Report(.lineBeginsWithOperator, "',' cannot begin a line", at: "2️⃣"),
      ])
  }

  @Test func headsWithAnErrorKeepTheirBraces() {
    let tree = parse(Array("layout A {\n  view a: 44 { view b }\n}".utf8))
    #expect(tree.diagnostics.count == 1)
    #expect(tree.root.dump.contains("(viewDeclaration view b)"))
  }
}
