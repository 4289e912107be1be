import LayDiagnostics
import LayParser
import Testing

/// One sign missing or too many: a repair is plain only where it cannot be another one, and one mistake is one report.
@Suite struct ReviewedRepairTests {
  /// Expects one report and its repair, if there is one.
  private func expect(
    _ statement: String, _ code: DiagnosticCode, _ safety: FixIt.Safety?, _ repaired: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let tree = parse(Array("layout A(1x1) {\n  \(statement)\n}\n".utf8))
    let found = tree.diagnostics.map { "\($0.code.id) \($0.message)" }
    #expect(tree.diagnostics.map(\.code) == [code], "\(found)", sourceLocation: sourceLocation)
    #expect(tree.diagnostics.first?.fixIt?.safety == safety, sourceLocation: sourceLocation)
    guard let repaired else { return }
    let text = String(decoding: applyFixes(of: tree), as: UTF8.self)
    #expect(text == "layout A(1x1) {\n  \(repaired)\n}\n", sourceLocation: sourceLocation)
  }

  @Test func theOptionsOfAFormatStandBehindItsQuote() {
    expect(
      "vfl \"H:|[a][b]| alignAllTop", .missingQuote, .automatic, "vfl \"H:|[a][b]|\" alignAllTop")
    expect("vfl \"H:|[a][b]|", .missingQuote, .automatic, "vfl \"H:|[a][b]|\"")
    expect("vfl \"H:|[a] [b]|", .missingQuote, .needsReview)
    expect("view a: Label { text = \"So What; font = 22 }", .missingQuote, .needsReview)
  }

  @Test func ofTheQuotesOfAnImportTheFirstMayBeMissing() {
    let tree = parse(Array("import Shared.lay\"\nlayout A(1x1) { }\n".utf8))
    #expect(tree.diagnostics.map(\.code) == [.importWithoutText])
    #expect(String(decoding: applyFixes(of: tree), as: UTF8.self) == "import \"Shared.lay\"\nlayout A(1x1) { }\n")
  }

  @Test func aColourThatIsBeingTypedIsNoComment() {
    expect("a.backgroundColor = #", .badColour, nil)
    expect("view a: Label { text = # }", .badColour, nil)
    expect("a.top == 3 # note", .blockComment, .automatic, "a.top == 3 // note")
  }

  @Test func whatStandsBehindANameInParenthesesLacksAColonOrAComma() {
    expect("view a: B(caption \"+\")", .missingComma, .needsReview, "view a: B(caption: \"+\")")
    expect(
      "a.edges == superview inset (top 8, leading: 8)", .missingComma, .needsReview,
      "a.edges == superview inset (top: 8, leading: 8)")
    expect("a.frame = (0 20; 375 44)", .missingComma, .automatic, "a.frame = (0, 20, 375, 44)")
  }

  @Test func whatTheRangeOfALoopLacksIsSeldomATimes() {
    expect("for i in 0 rows.count { a.top == 3 }", .expectedWord, .needsReview)
    expect("a.top == 2 b.height", .expectedWord, .automatic, "a.top == 2 * b.height")
  }

  @Test func whatAnIndexLacksNobodyKnows() {
    expect("a[i  1].width == 2", .missingComma, nil)
  }

  @Test func ofTwoBracketsOneMayBeTooMany() {
    expect("view a: B((caption: \"x\", isRound: true)", .missingBracket, .needsReview)
    expect("a.width == ((3 + 4)", .missingBracket, .needsReview)
    expect("a.width == (3 + 4", .missingBracket, .automatic, "a.width == (3 + 4)")
  }

  @Test func emptyBracesEndBeforeTheirNeighbour() {
    check(
      "layout A(1x1) {\n  view a 1️⃣{\n  view b\n  view c {\n    .top == 3\n  }\n  state s {\n    b.top == 4\n  }\n}\n",
      reports: [Report(.missingBrace, "this '{' is never closed")],
      afterFixes:
        "layout A(1x1) {\n  view a { }\n  view b\n  view c {\n    .top == 3\n  }\n  state s {\n    b.top == 4\n  }\n}\n"
    )
  }

  @Test func aLayoutIsNotSearchedForTheBraceOfAnother() {
    check(
      "layout A(1x1) {\nview a { lines = 3\n.top == 3 }\n}\n\nlayout B(1x1) {\n  view b 1️⃣{\n    .top == 3\n}\n",
      reports: [Report(.missingBrace, "this '{' is never closed")])
    check(
      "layout A(1x1) {\n  view a\n    1️⃣}\n}\n\nlayout B(1x1) {\n  view b {\n    view c 2️⃣{\n      .top == 3\n",
      reports: [
        Report(.strayBrace, "'}' closes nothing"), Report(.missingBrace, "this '{' is never closed", at: "2️⃣"),
      ])
  }

  @Test func linesThatAreFurtherInAreTheBodyOfWhatLacksItsBrace() {
    check(
      "layout A(1x1) {\n  view a: Label1️⃣\n    text = \"x\"\n    .top == 3\n  }\n  view b\n}\n",
      reports: [Report(.missingBlock, "expected '{' to open the braces of 'view'")],
      afterFixes: "layout A(1x1) {\n  view a: Label {\n    text = \"x\"\n    .top == 3\n  }\n  view b\n}\n")
  }

  @Test func viewsInBracesOnAnotherViewAreSaidOnce() {
    check(
      "layout A(1x1) {\n  list {\n    1️⃣view a\n    for i in 0 ..< 3 { view b[i] }\n    guide g\n  }\n}\n",
      reports: [
        Report(.misplacedStatement, "'view' cannot be in braces on a view that is declared elsewhere")
      ])
  }
}
