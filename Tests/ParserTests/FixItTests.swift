import LayDiagnostics
import LayParser
import Testing

/// Repairs of what messages say how to write.
@Suite struct FixItTests {
  @Test func shortColoursAreWrittenOut() {
    checkStatements(
      "view a { backgroundColor = 1️⃣#36f }", reports: [Report(.badColour, "'#36f' is not a colour")],
      afterFixes: "view a { backgroundColor = #3366ff }")
    checkStatements(
      "view a { backgroundColor = 1️⃣#F0a8 }", reports: [Report(.badColour, "'#F0a8' is not a colour")],
      afterFixes: "view a { backgroundColor = #FF00aa88 }")
  }

  @Test(arguments: ["#f", "#ff", "#ff66f", "#ffg", "#ff66ff8"])
  func otherWrongColoursAreLeftToTheAuthor(_ colour: String) {
    checkStatements(
      "view a { backgroundColor = 1️⃣\(colour) }", reports: [Report(.badColour, "'\(colour)' is not a colour")],
      afterFixes: "view a { backgroundColor = \(colour) }")
  }

  @Test func aBraceThatClosesNothingGoesWithItsLine() {
    check(
      "layout A(1x1) {\n  view a\n}\n1️⃣}\n", reports: [Report(.strayBrace, "'}' closes nothing")],
      afterFixes: "layout A(1x1) {\n  view a\n}\n")
    check(
      "layout A(1x1) { view a } 1️⃣}\n", reports: [Report(.strayBrace, "'}' closes nothing")],
      afterFixes: "layout A(1x1) { view a } \n")
    check(
      "layout A(1x1) { view a }\n1️⃣} // end\n", reports: [Report(.strayBrace, "'}' closes nothing")],
      afterFixes: "layout A(1x1) { view a }\n // end\n")
    checkStatements(
      "a.top == 2 * b.top1️⃣)", reports: [Report(.strayBracket, "')' closes nothing")], afterFixes: "a.top == 2 * b.top")
  }

  @Test func anOperatorThatBeginsALineEndsTheOneBefore() {
    checkStatements(
      "a.top == b.bottom // why\n    1️⃣+ gap", reports: [Report(.lineBeginsWithOperator, "'+' cannot begin a line")],
      afterFixes: "a.top == b.bottom + // why\n    gap")
    checkStatements(
      "metric gap = 8\n1️⃣* 2", reports: [Report(.lineBeginsWithOperator, "'*' cannot begin a line")],
      afterFixes: "metric gap = 8 *\n2")
  }

  @Test(arguments: ["a.top == b.top @high\n1️⃣+ 8", "view a\n1️⃣+ 8", "a.edges == b inset 8\n1️⃣+ 8"])
  func whereNoValueEndsTheLineBeforeItStays(_ text: String) {
    let plain = text.replacing("1️⃣", with: "")
    checkStatements(text, reports: [Report(.lineBeginsWithOperator, "'+' cannot begin a line")], afterFixes: plain)
  }

  @Test func aLoopGetsItsIn() {
    checkStatements(
      "for i 1️⃣0 ..< 3 { view bar[i] }", reports: [Report(.expectedWord, "expected 'in', found '0'")],
      afterFixes: "for i in 0 ..< 3 { view bar[i] }")
    checkStatements(
      "for v 1️⃣[a, b] { v.top == 3 }", reports: [Report(.expectedWord, "expected 'in', found '['")],
      afterFixes: "for v in [a, b] { v.top == 3 }")
    checkStatements(
      "for v 1️⃣bar { v.top == 3 }", reports: [Report(.expectedWord, "expected 'in', found 'bar'")],
      afterFixes: "for v in bar { v.top == 3 }")
    checkStatements(
      "for v 1️⃣of bar { v.top == 3 }", reports: [Report(.expectedWord, "expected 'in', found 'of'")],
      afterFixes: "for v of bar { v.top == 3 }")
  }

  @Test func twoDotsOfALoopBecomeOneOrTheOtherRange() throws {
    let message = "write a range with '...' or '..<'"
    checkStatements(
      "for i in 01️⃣..3 { view bar[i] }", reports: [Report(.twoDots, message)],
      afterFixes: "for i in 0 ..< 3 { view bar[i] }")
    checkStatements(
      "for i in 0 1️⃣.. 3 { view bar[i] }", reports: [Report(.twoDots, message)],
      afterFixes: "for i in 0 ..< 3 { view bar[i] }")
    let bytes = Array("layout A(1x1) { for i in 0..3 { view bar[i] } }".utf8)
    let other = try #require(parse(bytes).diagnostics.first?.alternatives.first)
    #expect(
      String(decoding: applying(other.edits, to: bytes), as: UTF8.self)
        == "layout A(1x1) { for i in 0 ... 3 { view bar[i] } }")
  }

  @Test func aParameterGetsTheTypeOfItsDefault() {
    check(
      "component Row(1️⃣title) { }", reports: [Report(.parameterWithoutType, "a parameter has a type: 'title: Text'")],
      afterFixes: "component Row(title: Text) { }")
    check(
      "component Row(1️⃣gap = 8, 2️⃣on = true, 3️⃣icon = 8x8) { }",
      reports: [
        Report(.parameterWithoutType, "a parameter has a type: 'gap: Length'"),
        Report(.parameterWithoutType, "a parameter has a type: 'on: Bool'", at: "2️⃣"),
        Report(.parameterWithoutType, "a parameter has a type: 'icon: Size'", at: "3️⃣"),
      ],
      afterFixes: "component Row(gap: Length = 8, on: Bool = true, icon: Size = 8x8) { }")
  }

  @Test func rulesThatAndJoinsArePartedByASemicolon() {
    checkStatements(
      "a.top == 3 1️⃣and .left == 4 and b.top == 2",
      reports: [Report(.joinedRules, "'and' joins conditions, not constraints")],
      afterFixes: "a.top == 3; .left == 4; b.top == 2")
    checkStatements(
      "a.top == 3 1️⃣&& a.left == 4", reports: [Report(.joinedRules, "'&&' joins conditions, not constraints")],
      afterFixes: "a.top == 3; a.left == 4")
    checkStatements(
      "a.top == 3 1️⃣and left", reports: [Report(.joinedRules, "'and' joins conditions, not constraints")],
      afterFixes: "a.top == 3 and left")
    checkStatements(
      "a.top == 3 1️⃣or a.left == 4", reports: [Report(.joinedRules, "'or' joins conditions, not constraints")],
      afterFixes: "a.top == 3 or a.left == 4")
  }

  @Test func aKindThatIsMissingTakesItsColonWithIt() {
    checkStatements(
      "view a: 1️⃣{ .top == 3 }", reports: [Report(.expectedKind, "expected a kind after ':', found '{'")],
      afterFixes: "view a { .top == 3 }")
    checkStatements(
      "view a1️⃣:", reports: [Report(.expectedKind, "expected a kind after ':'")], afterFixes: "view a")
  }

  @Test func aSecondPriorityIsRemoved() {
    checkStatements(
      "a.top == 3 @high 1️⃣@low; b.top == 2",
      reports: [Report(.secondPriority, "a constraint has one priority, and this is its second")],
      afterFixes: "a.top == 3 @high; b.top == 2")
    checkStatements(
      "a.top == 3 @high 1️⃣@(low)",
      reports: [Report(.secondPriority, "a constraint has one priority, and this is its second")],
      afterFixes: "a.top == 3 @high @(low)")
  }
}
