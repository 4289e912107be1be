import LayCompiler
import LayDiagnostics
import Testing

/// One mistake is one report: what follows from it is not reported again, in whichever stage it was found.
@Suite struct OneReportTests {
  /// Checks what the statements of a layout report.
  private func report(_ body: String, _ expected: Expected..., sourceLocation: SourceLocation = #_sourceLocation) {
    check("layout S(375x667) {\n\(body)\n}", reports: expected, sourceLocation: sourceLocation)
  }

  // MARK: Syntax, and what follows from it

  @Test func ofABrokenStatementNothingElseIsSaid() {
    report(
      "for i in 0 1️⃣.. 4 { view row[i] }\nrow[4].top == root.top",
      Expected(.twoDots, "write a range with '...' or '..<'"))
    report(
      "view a { titel.top == nothing.bottom 1️⃣5 }", Expected(.unexpectedToken, "expected the end of the line, found '5'")
    )
    report(
      "view a { .edges == superview }\nwhen width > 1️⃣{ a.hidden = true }\nwhen width > 3 { a.hidden = true }",
      Expected(.expectedValue, "expected a value after '>', found '{'"))
  }

  @Test func namesThatABrokenStatementMayDeclareAreNotMissed() {
    report(
      "viw 1️⃣card { .height == 3 }\ncard.top == root.top",
      Expected(.loneValue, "expected '=', '==', '<=', '>=' or '{' after 'viw', found 'card'"))
    report(
      "metric 1️⃣= 12\nview a { .width == gap; .edges(top, leading) == superview }\nvfl \"V:[a(touch)]\"",
      Expected(.expectedName, "expected a name after 'metric', found '='"))
    report(
      "view list 1️⃣list: Label { text = \"x\"; mask = W }\nlist.top == root.top",
      Expected(.unexpectedToken, "expected the end of the line, found 'list'"))
  }

  /// Where a broken statement ends, the next one counts again; rules and settings hide no names.
  @Test(arguments: [
    "a.top == view.top", "a.top == =  3", "a.top == superview.top )",
    "a.top == 3,", "a.top == superview.top @hi gh", "a.hugging. = 3", "a.top == superview.top x",
    "== 3", "* 3", "... 5", "@ high", "not a", "vfl x",
  ])
  func aBrokenRuleSkipsNoFurtherStatement(broken: String) {
    for end in ["\n", ";", "; "] {
      let (text, compilation) = screen("view a\n\(broken)\(end)zzz.left == a.left\nqqq.top == a.top")
      let found = compilation.diagnostics
      #expect(found.count == 3, "\(broken)\(end) \(found.map(\.message))")
      for name in ["zzz", "qqq"] {
        #expect(found.contains { $0.code == .unknownView && spot($0.range, in: text) == name }, "\(broken)\(end)")
      }
    }
  }

  @Test func aNameThatResemblesAnotherIsReportedAllTheSame() {
    report(
      "1️⃣+ 3\nview title: Label\n2️⃣titel.top == root.top",
      Expected(.lineBeginsWithOperator, "'+' cannot begin a line"),
      Expected(.unknownView, "no view named 'titel' in 'S'; did you mean 'title'?", at: 2))
    report(
      "view 1️⃣: Label\nview title: Label\ntitel.top == root.top",
      Expected(.expectedName, "expected a name after 'view', found ':'"))
  }

  @Test func bracesThatLackTheWordOfADeclarationAreOneReport() {
    report(
      "pad {\n1️⃣view key\n}\nvfl \"H:|-[pad]-|\"\npad.top == root.top",
      Expected(.misplacedStatement, "'view' cannot be in braces on a view that is declared elsewhere"))
  }

  @Test func aListThatIsCalledLikeAPropertyIsAnUnknownName() {
    report(
      "for i in 0 ..< 2 { view Row[i] }\n1️⃣row[0].top == root.top\nrow[1].top == root.top",
      Expected(.unknownName, "no view or value named 'row' in 'S'; did you mean 'Row'?"))
  }

  @Test func aTextThatIsAParameterOfABrokenHeadIsNoBareWord() {
    check(
      "component C(1️⃣caption,: Text) {\nview a: Label { text = caption }\n}\nlayout S(1x1) { view v: C(caption: \"x\") }",
      reports: [Expected(.parameterWithoutType, "a parameter has a type: 'caption: Text'")])
  }

  @Test func anImportWithoutQuotesMayHaveBroughtEveryName() {
    check(
      "import 1️⃣Shared\nlayout S(375x667) {\nview a: Card(gap: 3) { .width == touch }\nvfl \"H:|-side-[a]\"\n}",
      reports: [Expected(.importWithoutText, "a file name is a string, found 'Shared'")])
  }

  @Test func behindAStrayBraceNothingIsWhereItBelongs() {
    report(
      "view a\n.hidden = true\n1️⃣}\na.top == nobody.top", Expected(.strayBrace, "'}' closes nothing"))
  }

  @Test func tooDeepIsTheOnlyReport() {
    let list = String(repeating: "[", count: 120) + "1" + String(repeating: "]", count: 120)
    report(
      "view a { .width == \(String(repeating: "[", count: 97))1️⃣\(list.dropFirst(97)) }",
      Expected(.nestingTooDeep, "nested too deeply here"))
  }

  // MARK: Names

  @Test func aMisspeltDeclarationIsOneReport() {
    let text = """
      view headr: Label { text = "x" }
      2️⃣1️⃣header.top == root.top; header.leading == root.leading
      vfl "H:[header(44)]"
      when width >= 600 { header.hidden = true }
      """.replacing("2️⃣", with: "")
    report(text, Expected(.unknownView, "no view named 'header' in 'S'; did you mean 'headr'?"))
    let diagnostic = compiled("layout S(1x1) {\n\(text.replacing("1️⃣", with: ""))\n}").diagnostics[0]
    #expect(diagnostic.notes.last == .note("the name is on lines 4 and 5 too"))
    #expect(diagnostic.fixIt?.edits.count == 4)
  }

  @Test func aMisspeltListIsOneReport() {
    report(
      "for i in 0 ..< 2 { view Seat[i] }\n1️⃣seat[0].top == root.top\nvfl \"H:|[seat0][seat1]|\"",
      Expected(.unknownName, "no view or value named 'seat' in 'S'; did you mean 'Seat'?"))
  }

  @Test func aMisspeltFrameDoesNotMakeTheMaskWrong() {
    report(
      "view a { 1️⃣fame = (0, 0, 9, 9); mask = W; view b { frame = (0, 0, 1, 1); mask = W } }",
      Expected(.unknownProperty, "'a' has no property 'fame'; did you mean 'frame'?"))
    report(
      "view a { 1️⃣frame == (0, 0, 9, 9); mask = W }",
      Expected(
        .propertyInRule,
        "'frame' is a property, and '==' declares a constraint; to set the property, write `frame = (0, 0, 9, 9)`"
      ))
  }

  @Test func oneSuperviewOfUnknownSizeIsOneReport() {
    report(
      "view a {\nview b { frame = (0, 0, 1, 1); 1️⃣mask = W }\nview c { frame = (0, 0, 1, 1); mask = W }\n}",
      Expected(.maskNeedsSize, "the mask of 'b' needs the size of 'a', which is not known at design time"))
  }

  @Test func aSettingWithTheSignOfARuleIsOneReport() {
    report(
      "view a { frame = (0, 0, 9, 9); 1️⃣mask <= W+H }",
      Expected(.propertyInRule, "a constraint relates attributes, and 'mask' is a property"))
    report(
      "view a { 1️⃣edges(top, leading) == superview }",
      Expected(.whoseAttribute, "whose edges? '.edges' is the edges of 'a'"))
  }
}
