import LayDiagnostics
import LayRuntime
import Testing

@testable import LayCompiler

struct ComponentTests {
  @Test func aViewWithTheNameOfAParameterIsToldAnother() throws {
    let text =
      "component Row(title: Text) { view title: Label { text = title } }\nlayout S(1x1) { view r: Row(title: \"x\") }"
    let problem = try #require(compiled(text).diagnostics.first)
    #expect(problem.code.id == "L0203")
    #expect(problem.notes.map(\.text) == ["rename one of the two, for example 'titleLabel'"])
  }

  @Test func anInstanceHasTheComponentsViewsThenItsOwn() throws {
    let layout = try layout(
      """
      component Row(caption: Text, points: Length = 12, on: Bool = true) {
        view label: Label { text = caption; font = points; hidden = not on }
      }
      layout S(10x10) {
        view row: Row(on: false, caption: "A") { view badge; .label.hidden = true }
        view other: Row(caption: "B", points: 2 * 8)
        row.label.width == row.badge.width
      }
      """)
    #expect(layout.sources.paths.dropFirst() == ["S/row", "S/row/label", "S/row/badge", "S/other", "S/other/label"])
    #expect(try layout.view("row/label").text == "A")
    #expect(try layout.view("other/label").fontSize == 16)
    #expect(try layout.view("row").kindName == "Row")
  }

  @Test func bracesOfAnInstanceOverrideItsComponent() throws {
    let layout = try layout(
      """
      component Row { hidden = true; hugging = 100; view label: Label { text = "A"; hugging.horizontal = 1 } }
      layout S(10x10) {
        view row: Row { hidden = false; hugging.vertical = 300; .label.text = "B" }
        row.label { hugging = 2 }
      }
      """)
    let row = try layout.view("row")
    #expect(!row.hidden)
    #expect(row.horizontalHugging == Priority(100) && row.verticalHugging == Priority(300))
    #expect(try layout.view("row/label").text == "B")
    #expect(try layout.view("row/label").horizontalHugging == Priority(2))
  }

  @Test func namesInAnInstancesBracesAreTheUsers() {
    check(
      """
      component Row { view label: Label }
      layout S(10x10) { view row: Row { 1️⃣label.hidden = true } }
      """,
      reports: [Expected(.unknownView, "'label' is inside 'row'; in its braces it is '.label'")])
    check(
      """
      component Row { view label: Label }
      layout S(10x10) { view row: Row { view 1️⃣label } }
      """,
      reports: [Expected(.duplicateName, "'label' is already declared on line 1")])
  }

  @Test func aComponentMayBeAStackOrAnotherComponent() throws {
    let layout = try layout(
      """
      component Pill(caption: Text): Label { text = caption; font = 11 }
      component Red(caption: Text): Pill(caption: caption + "!") { font = 13 }
      component Bar: HStack { view a }
      layout S(10x10) { view pill: Red(caption: "x"); view bar: Bar }
      """)
    #expect(try layout.view("pill").kind == .label)
    #expect(try layout.view("pill").text == "x!")
    #expect(try layout.view("pill").fontSize == 13)
    #expect(try layout.view("bar").kind == .horizontalStack)
    #expect(layout.program.stacks.map { $0.arranged.count } == [1])
  }

  @Test func aComponentThatContainsItselfIsShownWithItsPath() {
    check(
      "component Card { view row: Row }\ncomponent Row { view card: 1️⃣Card }\nlayout S(10x10) { view c: Card }",
      reports: [Expected(.componentContainsItself, "'Card' contains itself: Card → Row → Card")])
    check(
      "component A: 1️⃣A { }",
      reports: [Expected(.componentContainsItself, "'A' contains itself: A → A")])
  }

  @Test func argumentsAreLabelledKnownTypedAndOnceEach() {
    let component = "component Bar(turn: Number, title: Text = \"x\", at: Size = 1x1) { }\n"
    check(
      component + "layout S(10x10) { view a: Bar(1️⃣2) }",
      reports: [Expected(.unlabelledArgument, "arguments are labelled: `Bar(turn: 2)`")],
      afterFixes: component + "layout S(10x10) { view a: Bar(turn: 2) }")
    check(
      component + "layout S(10x10) { view a: Bar(turn: 1️⃣\"2\") }",
      reports: [Expected(.argumentType, "'turn' is a Number, and this is a Text")])
    check(
      component + "layout S(10x10) { view a: Bar(1️⃣trun: 2) }",
      reports: [Expected(.unknownArgument, "'Bar' has no parameter 'trun'; did you mean 'turn'?")],
      afterFixes: component + "layout S(10x10) { view a: Bar(turn: 2) }")
    check(
      component + "layout S(10x10) { view a: Bar(1️⃣angle: 2) }",
      reports: [Expected(.unknownArgument, "'Bar' has no parameter 'angle'")])
    check(
      component + "layout S(10x10) { view a: Bar(turn: 2, 1️⃣turn: 3) }",
      reports: [Expected(.duplicateArgument, "'turn' is given twice")])
    check(
      component + "layout S(10x10) { view a: 1️⃣Bar }",
      reports: [Expected(.missingArgument, "'Bar' needs 'turn'")])
    check(component + "layout S(10x10) { view a: Bar(turn: 2, at: (3, 4)) }")
    check(
      "layout S(10x10) { view a: Label1️⃣(text: \"x\") }",
      reports: [Expected(.unknownArgument, "'Label' takes no arguments")])
    check(
      "component Bar(turn: 1️⃣Int) { }",
      reports: [Expected(.unknownType, "no type is called 'Int'; did you mean 'Number'?")])
  }

  @Test func aComponentThatNobodyUsesIsChecked() {
    check(
      "component Card(n: Number, title: Text) { view a: Label { text = title + n; 1️⃣hiden = true } }",
      reports: [Expected(.unknownProperty, "'a' has no property 'hiden'; did you mean 'hidden'?")])
    check(
      "component Card(wide: Bool, n: Number) { .height >= 40 + n; .leading == superview.leading; when wide { .width == 4 } }"
    )
  }

  @Test func aComponentWithSizesIsALayoutOfItsOwn() throws {
    let compilation = compiled(
      "component Card(20x30) { sizes 10x10 ... 20x20; view a }\nlayout S(10x10) { view c: Card }")
    #expect(compilation.layouts.map(\.name) == ["Card", "S"])
    #expect(compilation.layouts[0].designSize == ExactSize(width: 20, height: 30))
    #expect(compilation.layouts[0].sizes.count == 1)
    #expect(compilation.layouts[1].sizes.isEmpty)
  }

  @Test func aMistakeInAComponentIsReportedOnce() {
    check(
      "component Card { view a { 1️⃣hiden = true } }\nlayout S(10x10) { for i in 0 ..< 3 { view c[i]: Card } }",
      reports: [Expected(.unknownProperty, "'a' has no property 'hiden'; did you mean 'hidden'?")])
  }
}
