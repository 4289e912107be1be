import LayDiagnostics
import LayRuntime
import Testing

@testable import LayCompiler

struct DeclarationTests {
  @Test func nestedViewsStandBehindTheirSuperviewInDrawingOrder() throws {
    let layout = try layout("layout S(10x10) { view a { view b; view c }; view d: Label }")
    #expect(layout.sources.paths == ["S", "S/a", "S/a/b", "S/a/c", "S/d"])
    #expect(layout.program.views.map(\.superview?.rawValue) == [nil, 0, 1, 1, 0])
    #expect(try layout.view("d").kind == .label)
    #expect(layout.designSize == ExactSize(width: 10, height: 10))
  }

  @Test func aLoopDeclaresViewsWithIndices() throws {
    let layout = try layout(
      """
      layout S(10x10) {
        for r in 0 ..< 2 { for c in 1 ... 2 { view key[r, c]: Button { text = "k" + (10 * r + c) } } }
        view bar[7]
      }
      """)
    #expect(
      layout.sources.paths.dropFirst() == ["S/key[0, 1]", "S/key[0, 2]", "S/key[1, 1]", "S/key[1, 2]", "S/bar[7]"])
    #expect(try layout.view("key[1, 2]").text == "k12")
  }

  @Test func aLoopRunsOverConstantsAndOverViewsThatAreDeclaredLater() throws {
    let layout = try layout(
      """
      let names = ["a", "b"]
      layout S(10x10) {
        for v in box { v.hidden = true }
        for v in [last, first] { v.hidden = true }
        for i in 0 ..< names.count { view box[i] }
        view first; view last
      }
      """)
    for path in ["box[0]", "box[1]", "first", "last"] { #expect(try layout.view(path).hidden) }
  }

  @Test func aNameTwiceInAScopeIsReportedWithTheFirst() {
    check(
      """
      layout S(10x10) {
        view title: Label
        view 1️⃣title: Label
        constraint cap: title.width <= 4
        guide 3️⃣cap
      }
      """,
      reports: [
        Expected(.duplicateName, "'title' is already declared on line 2", at: 1),
        Expected(.duplicateName, "'cap' is already declared on line 4", at: 3),
      ])
  }

  @Test func ofTwoDeclarationsTheSecondInTheTextIsReported() {
    for second in ["let", "metric"] {
      check(
        "layout S(10x10) {\n  view v\n  \(second) 1️⃣v = 3\n}",
        reports: [Expected(.duplicateName, "'v' is already declared on line 2")])
    }
    check(
      "layout S(10x10) {\n  constraint v: w.width == 3\n  let 1️⃣v = 3\n  view w\n}",
      reports: [Expected(.duplicateName, "'v' is already declared on line 2")])
  }

  @Test func aLoopThatDeclaresOneNameIsToldToUseAnIndex() {
    check(
      "layout S(10x10) { for i in 0 ..< 3 { view 1️⃣box } }",
      reports: [Expected(.duplicateName, "each iteration of the loop declares 'box' again")])
    check(
      "layout S(10x10) { view a; for i in 0 ..< 3 { constraint 1️⃣wide: a.width >= i } }",
      reports: [Expected(.duplicateName, "each iteration of the loop declares 'wide' again")])
    check("layout S(10x10) { view a; for i in 0 ..< 3 { constraint wide[i]: a.width >= i } }")
  }

  @Test func onlyViewsHideOuterNames() {
    check("layout S(10x10) { view title; view card { view title { view title } } }")
    check(
      """
      layout S(10x10) {
        metric gap = 8
        view card { let 1️⃣gap = 4; view inner { guide 2️⃣gap } }
      }
      """,
      reports: [
        Expected(
          .hiddenName,
          "'gap' is already the metric of line 2, and only a view or guide may reuse the name of an outer one", at: 1),
        Expected(
          .hiddenName, "'gap' is already the constant of line 3, and a view may reuse only the name of another view",
          at: 2),
      ])
    check(
      "layout S(10x10) { for i in 0 ..< 2 { for 1️⃣i in 0 ..< 2 { } } }",
      reports: [
        Expected(
          .hiddenName,
          "'i' is already the loop variable of line 1, and only a view or guide may reuse the name of an outer one")
      ])
  }

  @Test func whatAVisualFormatCallsARepeatedViewIsTaken() {
    check(
      "layout S(10x10) { for i in 0 ..< 2 { view bar[i] }; view 1️⃣bar0; view bar2 }",
      reports: [
        Expected(
          .visualFormatNameTaken, "'bar0' is taken: in visual formats it means 'bar[0]'")
      ])
  }

  @Test func kindsAreKnownOrGuessed() {
    check(
      "layout S(10x10) { view a: 1️⃣Lable { axis = vertical } }",
      reports: [Expected(.unknownKind, "no kind of view is called 'Lable'; did you mean 'Label'?")],
      afterFixes: "layout S(10x10) { view a: Label { axis = vertical } }")
    check(
      "layout S(10x10) { view a: 1️⃣MapView }",
      reports: [Expected(.unknownKind, "no kind of view is called 'MapView'")])
    check(
      "layout S(10x10) { view a: 1️⃣T }\nlayout T(10x10) { }",
      reports: [Expected(.layoutAsKind, "'T' is a layout; make it a component to use it as a kind")])
    check(
      "component 1️⃣Label { }",
      reports: [Expected(.kindOfLanguage, "'Label' is a built-in kind of view")])
    check(
      "component Card { }\nlayout 1️⃣Card(10x10) { }",
      reports: [Expected(.duplicateName, "'Card' is already declared on line 1")])
  }

  @Test(arguments: [
    ("view q[0]; view q[2]; let x = q[1]", "the indices [0], [2]"),
    ("view q[2]; view q[1]; view q[0]; let x = q[3]", "the indices 0 to 2"), ("view q[4]; let x = q[0]", "only [4]"),
    ("for i in 0 ..< 2 { for j in 0 ..< 3 { view q[i, j] } }; let x = q[2, 0]", "the indices [0, 0] to [1, 2]"),
    (
      "for i in 0 ..< 8 { view q[2 * i] }; let x = q[1]", "the indices [0], [2], [4], [6], [8] and 3 more"
    ),
  ])
  func theIndicesOfAListAreNamedAsTheyAre(body: String, words: String) {
    let messages = compiled("layout S(10x10) { \(body) }").diagnostics.map(\.message)
    #expect(messages.contains("'q' has \(words)"))
  }

  @Test func indicesAreConstantWholeNumbers() {
    check(
      "layout S(10x10) { view a[1️⃣1.5]; view b[2️⃣\"x\"] }",
      reports: [
        Expected(.notWhole, "an index or a bound must be a constant whole number, but this is 1.5", at: 1),
        Expected(.notWhole, "an index or a bound must be a constant whole number, but this is a string", at: 2),
      ])
    check(
      "layout S(10x10) { for i in 1️⃣\"x\" { } }",
      reports: [Expected(.loopOverOther, "a loop must run over a range or a list, but this is a string")])
  }

  @Test func constantsNeedNoOrderButAnEnd() throws {
    let layout = try layout(
      """
      let twice = 2 * gap
      metric gap = 4
      layout S(10x10) { metric wide = twice + 1; view a: Label { font = wide } }
      """)
    #expect(try layout.view("a").fontSize == 9)
    #expect(layout.metrics.map(\.name) == ["gap", "wide"])
    check(
      "let 1️⃣a = b\nlet b = a",
      reports: [Expected(.constantNeedsItself, "the value of 'a' depends on itself: a → b → a")])
    check(
      "metric gap = 1️⃣\"8\"",
      reports: [Expected(.metricNotNumber, "the metric 'gap' must be a number, but this value is a string")])
    check(
      "layout S(10x10) { view v; let a = 1️⃣v.width }",
      reports: [Expected(.letNotConstant, "'a' would be an attribute, which is known only after layout")])
  }

  @Test(arguments: [
    ".foo", ".a", ".frame", ".text", ".foo.bar", ".foo(1)", ".superview", "root", "root.foo", "root.row[1].width",
    "superview", "safeArea.top", "width", "edges(top)", "frame",
  ])
  func theConstantsOfAFileHaveNoViewToSpeakOf(expression: String) {
    for statement in ["let b = \(expression)", "metric b = \(expression)", "let b = [1, \(expression)]"] {
      let codes = compiled("\(statement)\nlayout S(10x10) { let c = b }").diagnostics.map(\.code.id)
      #expect(codes == ["L0427"])
    }
    let imported = compiled("import \"b\"\nlayout S(10x10) { let c = b }", files: ["b": "let b = \(expression)"])
    #expect(imported.diagnostics.map(\.code.id) == ["L0427"])
  }

  @Test func aGuideIsAnItemWithRulesOnly() throws {
    let layout = try layout("layout S(10x10) { guide g { .width == 4 } }")
    #expect(try layout.view("g").role == .guide)
    #expect(layout.program.constraints.count == 1)
  }

  @Test func aUseLeadsToItsDeclaration() {
    let text = "metric gap = 4\nlayout S(10x10) { view a: Label { font = gap }; a.hidden = true }"
    let references = compiled(text).references
    let pairs = references.map { (text.utf8.at($0.use), text.utf8.at($0.declaration)) }
    #expect(pairs.map(\.0) == ["gap", "a"])
    #expect(references.map(\.declaration.start) == [7, 38])
  }

  @Test func allowTakesCodesThatExist() {
    check(
      "layout S(10x10) { allow 1️⃣L0999 }",
      reports: [
        Expected(.unknownCode, "there is no code 'L0999'")
      ])
    let layouts = compiled("layout S(10x10) { view a { allow L0502 \"why\" } }").layouts
    #expect(layouts[0].sources.allowances.map(\.code) == ["L0502"])
  }

  @Test func whatIsSetFromOutsideReplacesMetricsAndConstants() throws {
    let text = """
      metric side = 4
      layout S(10x10) { metric gap = 8; view a: Label { font = gap + side }; constraint cap: a.width <= 20 }
      """
    let changed = try layout(text, set: [("S.gap", 1), ("side", 2), ("cap", 33)])
    #expect(try changed.view("a").fontSize == 3)
    #expect(changed.program.constraints[0].constant == 33)
    let wrong = compiled(text, set: [("gpa", 1)]).diagnostics
    #expect(wrong.map(\.message) == ["nothing that can be set is called 'gpa'; did you mean 'gap'?"])
  }

  @Test func aViewThatIsCalledAsAParameterIsOneMistake() {
    check(
      """
      component Stat(number: Number) {
        view 1️⃣number: Label { text = "" + number; .edges == superview }
        view label: Label { .top == number.bottom + 2; .leading == number.leading }
      }
      layout A(10x10) { view s: Stat(number: 3) { .edges == superview }; s.number.width >= 1 }
      """,
      reports: [Expected(.duplicateName, "'number' is already declared on line 1")])
  }
}

extension String.UTF8View {
  fileprivate func at(_ range: SourceRange) -> String {
    String(decoding: Array(self)[range.start..<range.end], as: UTF8.self)
  }
}
