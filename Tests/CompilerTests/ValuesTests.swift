import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@Suite struct ValuesTests {
  @Test(arguments: [
    ("1 + 2 * 3", "7"), ("(1 + 2) * 3", "9"), ("10 - 4 - 3", "3"), ("16/9 * 9", "16"), ("0.1 + 0.2", "0.3"),
    ("1/3", "1/3"), ("- - 5", "5"), ("-5 + 2 * -3", "-11"), ("50% * 200", "100"), ("200 * 12.5%", "25"),
    ("2 * 50% * 8", "8"), ("100 / 50%", "200"), ("min(3, 1, 2)", "1"), ("max(3, 10/3)", "10/3"), ("abs(2 - 7)", "5"),
    ("round(2.5)", "3"), ("floor(-1.5)", "-2"), ("ceil(1.2)", "2"), ("mod(7, 3)", "1"), ("mod(-1, 3)", "2"),
    ("((((4))))", "4"), ("1204.5", "1204.5"),
  ])
  func arithmeticIsExact(expression: String, value: String) {
    #expect(number(expression) == value)
  }

  @Test func constantsAreUsedBeforeAndAfterTheirLine() {
    #expect(
      rows("view v; v.width == twice; let twice = 2 * gap; metric gap = 12") == ["v.width == 24"])
  }

  @Test func listsHaveACountAndElements() {
    #expect(
      rows("let steps = [10, 20, 30]; view v; v.width == steps[2]; v.height == steps.count") == [
        "v.width == 30", "v.height == 3",
      ])
    #expect(
      rows("let s = 44x30; view v; v.width == s.width; v.height == s.height") == [
        "v.width == 44", "v.height == 30",
      ])
  }

  @Test func textsJoinWithTextsAndNumbers() throws {
    let found = screen(#"for i in 0 ..< 2 { view v[i]: Label { text = "Player " + (i + 1) + "\n\u{41}\"\\\t" } }"#)
    let program = try #require(found.compilation.layouts.first?.program)
    #expect(program.views.map(\.text) == ["", "Player 1\nA\"\\\t", "Player 2\nA\"\\\t"])
  }

  @Test func comparisonsOfConstantsAreTrueOrFalse() throws {
    let body = """
      let names = ["Ann", "Bob"]
      for i in 0 ..< 4 { view v[i] { hidden = 1 <= i < 3 and not (i == 2 or names[0] == "Bob") } }
      """
    let program = try #require(screen(body).compilation.layouts.first?.program)
    #expect(program.views.dropFirst().map(\.hidden) == [false, true, false, false])
  }

  @Test(arguments: [
    ("1 / 0", "L0414", "0"), ("mod(4, 0)", "L0414", "mod(4, 0)"), ("8 + 50%", "L0415", "8 + 50%"),
    (#"100 - "x""#, "L0425", #"100 - "x""#), ("44x44 + 1", "L0425", "44x44 + 1"), ("3 * v", "L0425", "v"),
    ("maxx(1, 2)", "L0431", "maxx"), ("round(1, 2)", "L0431", "round(1, 2)"), ("max()", "L0431", "max()"),
    ("roundToPixel(1)", "L0431", "roundToPixel"), ("[1, 2][2]", "L0429", "[2]"), ("[1, 2][1/2]", "L0429", "1/2"),
    ("[1, 2].size", "L0430", "size"), ("gpa", "L0202", "gpa"),
  ])
  func wrongValuesAreReportedWhereTheyStand(expression: String, code: String, place: String) {
    expectReport(code, at: place, "", in: "metric gap = 12; view v; v.width == \(expression)")
  }

  @Test func aLengthTimesALengthIsNoLength() {
    let body = """
      component Row(gap: Length, count: Number) { .width == gap * gap; .height == gap * count / gap * gap }
      layout Screen(10x10) { view row: Row(gap: 8, count: 2) }
      """
    expectReport("L0413", at: "gap * gap", "a length times a length", in: body)
  }

  @Test func misspeltNamesAreAnsweredWithTheNearest() {
    expectReport(
      "L0201", at: "titel", "no view named 'titel' in 'Screen'; did you mean 'title'?",
      in: "view title; titel.width == 8")
    #expect(fixed("view title; titel.width == 8").contains("; title.width == 8"))
    expectReport(
      "L0201", at: "title", "'title' is inside 'card'; from here it is 'card.title'",
      in: "view card { view title }; title.width == 8")
  }

  @Test func aConstraintOfAnotherScopeIsNamedWithItsPath() {
    let inner = "view card { view a { constraint cap: .width <= 400 } }"
    let message = "no constraint named 'cap' in 'Screen'; from here it is 'card.a.cap'"
    for use in ["cap.constant = 30", "when width > 50 { cap.active = false }", "expect 375x667 { cap.constant == 30 }"]
    {
      expectReport("L0202", at: "cap", message, in: "\(inner); \(use)")
      #expect(fixed("\(inner); \(use)").contains("card.a.cap"))
    }
    expectReport(
      "L0202", at: "cap", "no constraint named 'cap' in 'Screen'", in: "view a; cap.constant = 30")
  }

  @Test func theRestOfAWrongStatementStaysQuiet() {
    #expect(
      codes("view v; titel.width + nothing.height == v.width / v.height @1001").sorted() == [
        "L0201", "L0201", "L0412", "L0418",
      ])
    #expect(codes("view v; v.width == titel.width.foo[3] * 8 + 1") == ["L0201"])
  }

  // MARK: Limits

  @Test func aNumberHasAtMostFortyDigits() {
    let digits = String(repeating: "1", count: 40)
    #expect(codes("view v; v.width <= 1 / \(digits)") == [])
    #expect(codes("view v; v.width <= 1 / \(digits)1").count == 1)
  }

  @Test func aComputedNumberStopsGrowing() {
    var body = "let a0 = 1234567890123456789012345678901234567890"
    for index in 1...20 { body += "\nlet a\(index) = a\(index - 1) * a\(index - 1)" }
    #expect(codes(body + "\nview v; v.width >= 1 / a20") == ["L0438"])
    #expect(codes(body.replacing("a20", with: "b") + "\nview v; v.width >= 1 / a2") == ["L0438"])
  }

  @Test func aJoinedTextStopsGrowing() {
    var body = "let a0 = \"\(String(repeating: "x", count: 1000))\""
    for index in 1...20 { body += "\nlet a\(index) = a\(index - 1) + a\(index - 1)" }
    #expect(codes(body + "\nview v: Label { text = a20 }") == ["L0438"])
  }

  @Test func longChainsNeedNoStack() async {
    let chains = [
      "1" + String(repeating: " + 1", count: 100), "v" + String(repeating: ".superview", count: 100),
      "v.height" + String(repeating: " + v.height", count: 100), "1" + String(repeating: " + 1", count: 100_000),
      "min(1" + String(repeating: ", 1", count: 50_000) + ")", String(repeating: "-", count: 100) + "1",
    ]
    await onSmallStack {
      for chain in chains {
        _ = codes("view v; v.width <= \(chain)")
        _ = codes("view v; expect 1x1 { v.width == \(chain) }")
      }
      _ = codes("when true" + String(repeating: " and width > 1", count: 100) + " { }")
    }
    #expect(number("1" + String(repeating: " + 1", count: 80)) == "81")
    #expect(number(String(repeating: "-", count: 80) + "1") == "1")
  }

  @Test func valuesThatNeedValuesAreALimitedNumberOfSteps() async {
    @Sendable func chain(_ length: Int) -> String {
      let links = (0..<length).map { "let a\($0) = a\($0 + 1) + 1" }.joined(separator: "\n")
      return "view v; v.width == a0\n\(links)\nlet a\(length) = 1"
    }
    #expect(rows(chain(30)) == ["v.width == 31"])
    await onSmallStack {
      #expect(codes(chain(200)).contains("L0246"))
      #expect(codes("let a = \(String(repeating: "[", count: 63))1\(String(repeating: "]", count: 63))") == [])
      #expect(codes("let a = \(String(repeating: "[", count: 64))1\(String(repeating: "]", count: 64))") == ["L0246"])
    }
  }
}
