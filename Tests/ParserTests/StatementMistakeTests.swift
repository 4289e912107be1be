import LayDiagnostics
import LayParser
import Testing

/// The first mistakes at rules, settings, promises and steps, and the answers.
@Suite struct StatementMistakeTests {
  @Test func halfTypedRulesKeepTheirErrorOnTheirLine() {
    checkStatements(
      "form.top 1️⃣==\n  view b\n  a.top == b2️⃣.\n  c.top == d.top",
      reports: [
        Report(.expectedValue, "expected a value after '=='", on: "=="),
        Report(.expectedName, "expected a name after '.'", at: "2️⃣", on: "."),
      ])
    checkStatements(
      "a.top == 2 1️⃣*\n  view c",
      reports: [Report(.expectedValue, "expected a value after '*'", on: "*")])
  }

  @Test func aRuleMayReachItsLimit() {
    checkStatements(
      "a.width 1️⃣< 200; constraint c: 4 2️⃣> a.width",
      reports: [
        Report(.relationWithoutEqual, "a constraint uses '<=', not '<'", on: "<"),
        Report(.relationWithoutEqual, "a constraint uses '>=', not '>'", at: "2️⃣"),
      ], afterFixes: "a.width <= 200; constraint c: 4 >= a.width")
    checkStatements("when width < 600 { hidden = width > 3 }")
    checkStatements("a.width == f(3 < 4)")
  }

  @Test func aChainGoesOneWay() {
    checkStatements(
      "44 <= .height 1️⃣>= 20 >= 3",
      reports: [Report(.chainChangesDirection, "both relations of a chain must point the same way", on: ">=")])
    checkStatements("a.width == b.width <= 4 <= c.width; 4 >= a.width == b.width >= 3")
  }

  @Test func rulesAreNotJoined() {
    checkStatements(
      "a.top == b.top 1️⃣and a.left == b.left",
      reports: [Report(.joinedRules, "'and' joins conditions, not constraints", on: "and")])
  }

  @Test func rulesThatSignsJoinAreNotRepairedByAWord() {
    checkStatements(
      "a.top == b.top 1️⃣&& a.left == b.left",
      reports: [Report(.joinedRules, "'&&' joins conditions, not constraints", on: "&&")])
  }

  @Test func nothingBeginsWithATextAColourOrABracket() {
    checkStatements(
      "1️⃣\"x\"\n2️⃣#ff66ff\n3️⃣)\n4️⃣]\na.top == b.top",
      reports: [
        Report(.unexpectedToken, "'\"x\"' cannot begin a statement", at: "1️⃣", on: "\"x\""),
        Report(.unexpectedToken, "'#ff66ff' cannot begin a statement", at: "2️⃣", on: "#ff66ff"),
        Report(.strayBracket, "')' closes nothing", at: "3️⃣", on: ")"),
        Report(.strayBracket, "']' closes nothing", at: "4️⃣", on: "]"),
      ])
  }

  @Test func settingsHaveAPropertyOnTheLeft() {
    checkStatements(
      "2 * a.width 1️⃣= b.width",
      reports: [Report(.settingOfExpression, "'=' sets a property, but its left side is not a property", on: "=")],
      afterFixes: "2 * a.width == b.width")
  }

  @Test func prioritiesAreSingleAndInParenthesesWhenComputed() {
    checkStatements(
      "a.top == b.top 1️⃣@\n  a.top == b.top @2️⃣high - 1\n  a.top == b.top @high 3️⃣@low\n  a.top == b.top @4️⃣-5",
      reports: [
        Report(.expectedPriority, "expected a priority after '@'", on: "@"),
        Report(.computedPriority, "a computed priority goes in parentheses: '@(high - 1)'", at: "2️⃣"),
        Report(.secondPriority, "a constraint has one priority, and this is its second", at: "3️⃣"),
        Report(.expectedPriority, "expected a priority after '@', found '-'", at: "4️⃣"),
      ], afterFixes: "a.top == b.top @\n  a.top == b.top @(high - 1)\n  a.top == b.top @high\n  a.top == b.top @-5"
    )
  }

  @Test func promisesHaveNoPriority() {
    checkStatements(
      "assert a.top == b.top 1️⃣@high\n  expect 3x3 { a.top == 3 2️⃣@750; b.top == 3 }",
      reports: [
        Report(.priorityOnPromise, "an assertion holds or fails; it has no priority", on: "@high"),
        Report(.priorityOnPromise, "a comparison in an 'expect' holds or fails; it has no priority", at: "2️⃣"),
      ], afterFixes: "assert a.top == b.top\n  expect 3x3 { a.top == 3; b.top == 3 }")
  }

  @Test func expectationsCompare() {
    checkStatements(
      "expect 3x3 { a.frame 1️⃣= (0, 0, 1, 1) }",
      reports: [Report(.expectationWithEqual, "'expect' compares with '=='", on: "=")],
      afterFixes: "expect 3x3 { a.frame == (0, 0, 1, 1) }")
    #expect(parse(Array("layout A { expect 3x3 { a.top = 3 } }".utf8)).root.dump.contains("(rule "))
  }

  @Test func commasStandBetweenNumbers() {
    checkStatements(
      "frame = (0 1️⃣20; 375 44)\n  frame = (0, 20 2️⃣375, 44)",
      reports: [
        Report(.missingComma, "expected ','", on: "20"), Report(.missingComma, "expected ','", at: "2️⃣"),
      ], afterFixes: "frame = (0, 20, 375, 44)\n  frame = (0, 20, 375, 44)")
    checkStatements(
      "frame = (0, 20 1️⃣pt, 375, 44); a.top 2️⃣==",
      reports: [
        Report(.missingComma, "expected ',' or ')', found 'pt'", on: "pt"),
        Report(.expectedValue, "expected a value after '=='", at: "2️⃣"),
      ])
  }

  @Test func aRangeOfViewsIsDeclaredInALoop() {
    checkStatements(
      "view bar[0 1️⃣..< 3]", reports: [Report(.missingComma, "expected ',' or ']', found '..<'", on: "..<")])
    let found = parse(Array("layout A { view bar[0 ..< 3]; frame = (0 ... 3) }".utf8)).diagnostics
    #expect(found.map { $0.notes.contains { $0.text.hasPrefix("a loop declares") } } == [true, false])
  }

  @Test func bracketsAreClosed() {
    checkStatements(
      "frame = (0, 20, 375, 441️⃣\n  mask = W\n  for v in [a, b2️⃣ { }",
      reports: [
        Report(.missingBracket, "expected ')'", on: ""), Report(.missingBracket, "expected ']'", at: "2️⃣"),
      ], afterFixes: "frame = (0, 20, 375, 44)\n  mask = W\n  for v in [a, b] { }")
    checkStatements("a.top == 31️⃣)", reports: [Report(.strayBracket, "')' closes nothing")])
    checkStatements(
      "a1️⃣[].top == 3", reports: [Report(.expectedValue, "expected an index between '[' and ']'", on: "[]")])
  }

  @Test func statementsArePartedBySemicolons() {
    checkStatements(
      "a.top == b.top 1️⃣b.left == a.left 2️⃣view x",
      reports: [
        Report(.twoStatements, "expected ';' or a new line before 'b'"),
        Report(.twoStatements, "expected ';' or a new line before 'view'", at: "2️⃣"),
      ], afterFixes: "a.top == b.top; b.left == a.left; view x")
    checkStatements(
      "a.top == b.top 1️⃣.left == a.left",
      reports: [Report(.twoStatements, "expected ';' or a new line before '.'")],
      afterFixes: "a.top == b.top; .left == a.left")
  }

  @Test func linesBeginWithNoOperator() {
    checkStatements(
      "a.top == b.top\n    1️⃣+ 8\n  2️⃣== 3\n  c.top == d.top",
      reports: [
        Report(.lineBeginsWithOperator, "'+' cannot begin a line"),
        Report(.lineBeginsWithOperator, "'==' cannot begin a line", at: "2️⃣"),
      ])
  }

  @Test func valuesAloneSayNothing() {
    checkStatements(
      "1️⃣photo\n  photo.title 2️⃣3\n  3️⃣44\n  constraint c: 4️⃣a.width",
      reports: [
        Report(.loneValue, "'photo' alone has no effect"),
        Report(.loneValue, "expected '=', '==', '<=', '>=' or '{' after 'photo.title', found '3'", at: "2️⃣"),
        Report(.loneValue, "'44' alone has no effect", at: "3️⃣"),
        Report(.loneValue, "'a.width' alone has no effect", at: "4️⃣"),
      ])
  }

  @Test func visualFormatsAreTexts() {
    checkStatements(
      "vfl 1️⃣H:[a]-[b]; vfl 2️⃣|-[a]-| alignAllTop\n  3️⃣vfl\n  vfl \"H:|\" 4️⃣@750",
      reports: [
        Report(
          .visualFormatWithoutText, "a visual format is a string in quotes after 'vfl'", on: "H:[a]-[b]"),
        Report(
          .visualFormatWithoutText, "a visual format is a string in quotes after 'vfl'", at: "2️⃣",
          on: "|-[a]-|"),
        Report(.visualFormatWithoutText, "a visual format is a string in quotes after 'vfl'", at: "3️⃣"),
        Report(.visualFormatPriority, "the priorities of a visual format go inside the string", at: "4️⃣", on: "@750"),
      ], afterFixes: "vfl \"H:[a]-[b]\"; vfl \"|-[a]-|\" alignAllTop\n  vfl\n  vfl \"H:|\" @750")
  }

  @Test func conditionsAndBracesAreThere() {
    checkStatements(
      "1️⃣when { }\n  when width > 3002️⃣\n  state wide 3️⃣4 { }\n  4️⃣else { }",
      reports: [
        Report(.expectedValue, "expected a condition after 'when'", on: "when"),
        Report(.missingBlock, "expected '{' to open the braces of 'when'", at: "2️⃣"),
        Report(.missingBlock, "expected '{' to open the braces of 'state', found '4'", at: "3️⃣"),
        Report(.elseWithoutWhen, "'else' has no 'when'", at: "4️⃣"),
      ])
  }

  @Test func stepsHaveAnAxisAndAWith() {
    checkStatements(
      "layoutSubviews { distribute1️⃣ [a, b]; align a.top 2️⃣b.top; spread 3️⃣foo [a]; spread vertical [a] 4️⃣spacing }",
      reports: [
        Report(.missingAxis, "expected 'horizontal' or 'vertical' after 'distribute'"),
        Report(.expectedWord, "expected 'with', found 'b'", at: "2️⃣"),
        Report(.missingAxis, "expected 'horizontal' or 'vertical' after 'spread', found 'foo'", at: "3️⃣"),
        Report(.expectedValue, "expected a value after 'spacing'", at: "4️⃣"),
      ])
  }

  @Test func whatIsSpreadStandsInBrackets() {
    checkStatements(
      "layoutSubviews { spread vertical 1️⃣a, b.c spacing 8\n  distribute horizontal 2️⃣a, 10, b }",
      reports: [
        Report(.unexpectedToken, "what 'spread' arranges goes in brackets: `spread horizontal [a, b]`"),
        Report(
          .unexpectedToken, "what 'distribute' arranges goes in brackets: `distribute horizontal [a, b]`", at: "2️⃣"),
      ],
      afterFixes: "layoutSubviews { spread vertical [a, b.c] spacing 8\n  distribute horizontal [a, 10, b] }")
  }

  @Test func wordsOfStepsAreNoPropertiesOfStacks() {
    checkStatements(
      "view s: HStack { 1️⃣align = center; 2️⃣distribute = fill; spacing = 8 }",
      reports: [
        Report(.misplacedStatement, "the property of a stack is called 'alignment'; 'align' begins a step"),
        Report(
          .misplacedStatement, "the property of a stack is called 'distribution'; 'distribute' begins a step",
          at: "2️⃣"),
      ],
      afterFixes: "view s: HStack { alignment = center; distribution = fill; spacing = 8 }")
  }

  @Test func manyMistakesAreReportedInOneRun() {
    check(
      "metric a 1️⃣4\nlayout A(1x1) {\n  view 2️⃣state\n  a.top 3️⃣=> b.top\n  c.top 4️⃣==\n  view d { text = 5️⃣\"x }\n}\n6️⃣view e\n",
      reports: [
        Report(.missingEqual, "expected '=' and a value after the name of this 'metric'"),
        Report(.reservedName, "'state' is a word of the language", at: "2️⃣"),
        Report(.foreignOperator, "the operator is '>=', not '=>'", at: "3️⃣"),
        Report(.expectedValue, "expected a value after '=='", at: "4️⃣"),
        Report(.missingQuote, "this string has no closing quote", at: "5️⃣"),
        Report(.misplacedStatement, "'view' cannot be at the level of the file", at: "6️⃣"),
      ])
  }
}
