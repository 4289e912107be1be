import LayDiagnostics
import LayParser
import Testing

/// Mistakes in mid-typing and habits of other languages: one report each, and no repair that is only plausible.
@Suite struct NewcomerSlipTests {
  @Test func aBlockEndsBeforeWhatCannotStandInIt() {
    check(
      "layout A(1x1) {\nview a\na 1️⃣{\nview b: Label { text = \"x\" }\n}\n",
      reports: [Report(.missingBrace, "this '{' is never closed")])
    check(
      "layout A(1x1) {\nview a\nwhen width >= 600 1️⃣{\nview b\nview c\nexpect 3x3 { a.left == 0 }\n}\n",
      reports: [Report(.missingBrace, "this '{' is never closed")])
    check(
      "layout A(1x1) {\nview a 1️⃣{\nexpect 3x3 { a.left == 0 }\n}\n",
      reports: [Report(.missingBrace, "this '{' is never closed")])
  }

  @Test func whatIsIndentedStaysInItsBlock() {
    check(
      "layout A(1x1) {\n  when width >= 600 {\n    1️⃣view b\n  }\n  view a 2️⃣{\n    .top == 3\n",
      reports: [
        Report(.declarationInCondition, "a view cannot be declared in a 'when' or 'state'"),
        Report(.missingBrace, "this '{' is never closed", at: "2️⃣"),
      ])
  }

  @Test func aTextWithASemicolonIsToBeReviewed() {
    let tree = parse(Array("layout A(1x1) { view a: Label { text = \"Pay; frame = (0, 2, 3, 4); mask = W }\n}\n".utf8))
    #expect(tree.diagnostics.map(\.code) == [.missingQuote])
    #expect(tree.diagnostics.first?.fixIt?.safety == .needsReview)
    checkStatements(
      "view a: Label { text = 1️⃣\"Pay; lines = 1 }",
      reports: [Report(.missingQuote, "this string has no closing quote")],
      afterFixes: "view a: Label { text = \"Pay\"; lines = 1 }")
  }

  @Test func rangesOfInsetsStandBetweenInsets() {
    checkStatements(
      "sizes 320x568 ... 440x956, safeArea 1️⃣(20 ... 62, 0, 0 ... 34, 0)",
      reports: [
        Report(
          .unexpectedToken, "a range of insets has all sides on both ends: `(20, 0, 0, 0) ... (62, 0, 34, 0)`")
      ],
      afterFixes: "sizes 320x568 ... 440x956, safeArea (20, 0, 0, 0) ... (62, 0, 34, 0)")
    checkStatements(
      "sizes 320x568, safeArea 1️⃣(top: 20 ... 62, bottom: 34), text large",
      reports: [
        Report(
          .unexpectedToken,
          "a range of insets has all sides on both ends: `(top: 20, bottom: 34) ... (top: 62, bottom: 34)`")
      ],
      afterFixes: "sizes 320x568, safeArea (top: 20, bottom: 34) ... (top: 62, bottom: 34), text large")
  }

  /// What is no list of numbers with ranges keeps its other report.
  @Test(arguments: [
    "(20 30 ... 62, 0, 0, 0)", "(... 62, 0, 0, 0)", "(top: 20 ..., bottom: 0)", "(20 ... top: 62, 0, 0, 0)",
    "(20 ... 62, 0, 0, 0) ... (62, 0, 34, 0)", "(20 ... 62, 0", "(20 ... 62 ... 64, 0, 0, 0)",
  ])
  func otherInsetsHaveNoFix(insets: String) {
    let tree = parse(Array("layout A(1x1) {\nsizes 320x568, safeArea \(insets)\n}\n".utf8))
    #expect(!tree.diagnostics.isEmpty)
    #expect(tree.diagnostics.allSatisfy { !$0.message.hasPrefix("a range of insets") }, "\(tree.diagnostics)")
  }

  @Test func theTypeOfAParameterStandsBehindIt() {
    check(
      "component R(1️⃣Text title, n: Length) { }",
      reports: [Report(.expectedWord, "the name of a parameter precedes its type: 'title: Text'")],
      afterFixes: "component R(title: Text, n: Length) { }")
  }

  @Test func aComputedPriorityIsToBeReviewed() {
    let tree = parse(Array("layout A(1x1) { a.width == b.width @high - 20 }".utf8))
    #expect(tree.diagnostics.map(\.code) == [.computedPriority])
    #expect(tree.diagnostics.first?.fixIt?.safety == .needsReview)
  }

  @Test func aLoopThatCountsIsARange() {
    checkStatements(
      "for 1️⃣(var i = 0; i < 3; i++) { view row[i] { .top == 3 } }",
      reports: [Report(.expectedWord, "a loop runs over a range: 'for i in 0 ..< 3'")],
      afterFixes: "for i in 0 ..< 3 { view row[i] { .top == 3 } }")
    checkStatements(
      "for 1️⃣i = 1; i <= n; i += 1 { view row[i] }",
      reports: [Report(.expectedWord, "a loop runs over a range: 'for i in 1 ... n'")],
      afterFixes: "for i in 1 ... n { view row[i] }")
    checkStatements(
      "for 1️⃣(int i = 9; i > 3; i--) { view row[i] }",
      reports: [Report(.expectedWord, "a loop runs over a range: 'for i in 0 ..< 3'")])
  }

  @Test func theHeadOfABlockStandsOnOneLine() {
    checkStatements(
      "1️⃣when\n  width >= 600 { a.hidden = true }",
      reports: [Report(.expectedValue, "expected a condition after 'when' on this line", on: "when")],
      afterFixes: "when width >= 600 { a.hidden = true }")
    checkStatements(
      "for i 1️⃣in\n  0 ..< 3 { view row[i] }",
      reports: [Report(.expectedValue, "expected a range or a list after 'in' on this line", on: "in")],
      afterFixes: "for i in 0 ..< 3 { view row[i] }")
    checkStatements(
      "1️⃣when\n  view b { .top == 3 }",
      reports: [Report(.expectedValue, "expected a condition after 'when' on this line")])
    checkStatements(
      "for i 1️⃣in\n  a { .top == 3 }",
      reports: [Report(.expectedValue, "expected a range or a list after 'in' on this line")])
  }

  @Test func aPromiseMayReachItsLimit() {
    checkStatements(
      "assert a.width 1️⃣> 30; expect 3x3 { a.width 2️⃣< 9 }",
      reports: [
        Report(.relationWithoutEqual, "an assertion uses '>=', not '>'"),
        Report(.relationWithoutEqual, "an assertion uses '<=', not '<'", at: "2️⃣"),
      ], afterFixes: "assert a.width >= 30; expect 3x3 { a.width <= 9 }")
  }

  @Test func aReservedNameIsReportedOnce() {
    checkStatements("constraint 1️⃣top", reports: [Report(.reservedName, "'top' is an attribute")])
  }
}
