import LayAnalysis
import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

/// Names, settings and rules as somebody writes them who comes from elsewhere, and what follows from one mistake.
@Suite struct NewcomerTests {
  private func report(
    _ body: String, _ expected: Expected..., afterFixes: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    check(
      "layout S(375x667) {\n\(body)\n}", reports: expected,
      afterFixes: afterFixes.map { "layout S(375x667) {\n\($0)\n}" }, sourceLocation: sourceLocation)
  }

  // MARK: Constants of constraints

  @Test func aConstantIsSetWithOneSign() {
    report(
      "view v\nconstraint cap: v.width == 9\nwhen width >= 600 { 1️⃣cap.constant == 20 }",
      Expected(
        .propertyInRule,
        "'constant' is a property, and '==' declares a constraint; to set the property, write `cap.constant = 20`"),
      afterFixes: "view v\nconstraint cap: v.width == 9\nwhen width >= 600 { cap.constant = 20 }")
  }

  @Test func theOutsideWinsOverConditions() throws {
    let text = """
      layout S(375x667) {
        view v { .edges(top, leading) == superview; .height == 9 }
        constraint cap: v.width == 9
        when width >= 600 { cap.constant = 20 }
        when width >= 700 { cap.priority = 500 }
        expect 800x600 { v.width == 20 }
        expect 800x600 (cap: 100) { v.width == 100 }
      }
      """
    #expect(check(compiled(text)).examined.map(\.failedExpectations) == [0])
    let program = try layout(text, set: [("cap", Rational(100))]).program
    #expect(program.overrides.count == 1)
    #expect(program.constraints.last?.constant == Rational(100))
  }

  // MARK: Stacks

  @Test func aStackThatRulesDecideHasAFrame() throws {
    let text = """
      layout S(375x667) {
        view h: VStack { .edges == superview inset 10; view a: Label { text = "x" } }
        view g: Grid { frame = (1, 2, 30, 40); view a: Label { text = "x" } }
        view i: HStack { intrinsic = 20x30; .edges(top, leading) == superview; view a: Label { text = "x" } }
        expect 375x667 { h.frame == (10, 10, 355, 647); g.frame == (1, 2, 30, 40); i.frame == (0, 0, 20, 30) }
      }
      """
    let result = check(compiled(text))
    #expect(result.examined.map(\.expectations) == [3])
    #expect(result.diagnostics.allSatisfy { !$0.code.id.hasPrefix("L05") || $0.code == .noSizes })
  }

  // MARK: Guesses

  @Test func aListIsGuessedWhereAnIndexStands() {
    report(
      "let senders = [\"a\"]\nview header: Label { text = 1️⃣sender[0] }",
      Expected(.unknownName, "no view or value named 'sender' in 'S'; did you mean 'senders'?"))
    report(
      "let senders = [\"a\"]\nview v { .width == 1️⃣count(senders) }",
      Expected(.unknownFunction, "no function named 'count'; a list says how many it holds: `senders.count`"),
      afterFixes: "let senders = [\"a\"]\nview v { .width == senders.count }")
  }

  @Test func whatIsSaidOtherwiseIsSaidSo() {
    report(
      "for i in 0 ..< 2 { view row[i] }\n1️⃣row0.width == 20",
      Expected(.unknownView, "only a visual format says 'row0'; here it is 'row[0]'"),
      afterFixes: "for i in 0 ..< 2 { view row[i] }\nrow[0].width == 20")
    report(
      "view v\nv.centerX == 1️⃣S.centerX",
      Expected(.unknownView, "'S' is the layout itself; in its braces it is 'root'"),
      afterFixes: "view v\nv.centerX == root.centerX")
    report(
      "view v { .top == 1️⃣safearea.top }",
      Expected(.unknownView, "no view named 'safearea' in 'S'; did you mean 'safeArea'?"),
      afterFixes: "view v { .top == safeArea.top }")
    report(
      "view v { 1️⃣hieght == 20 }",
      Expected(.unknownName, "no view or value named 'hieght' in 'S'; did you mean '.height'?"),
      afterFixes: "view v { .height == 20 }")
  }

  @Test func aViewOfTheComponentIsBehindTheDot() {
    let row = "component Row { view x { .edges == superview } }\n"
    check(
      row + "layout S(9x9) { view a: Row\nview b: Row { 1️⃣x.width == 20 } }",
      reports: [Expected(.unknownView, "'x' is inside 'b'; in its braces it is '.x'")],
      afterFixes: row + "layout S(9x9) { view a: Row\nview b: Row { .x.width == 20 } }")
  }

  @Test func namesBehindAViewAreViewsOrAttributes() {
    report(
      "view a { .1️⃣edgs == superview }",
      Expected(.unknownView, "'a' has no view or attribute 'edgs'; did you mean 'edges'?"),
      afterFixes: "view a { .edges == superview }")
    report(
      "view a { view b }\na.b.1️⃣x == a.left + 3",
      Expected(.unknownView, "'a.b' has no view or attribute 'x'; did you mean 'left'?"))
    report(
      "view a { .leading == 1️⃣superview + 20 }",
      Expected(.wrongKindOfValue, "'superview' is a view; which number of it? for example 'superview.leading'"))
    report(
      "view a\n1️⃣a.frame.width = 50",
      Expected(.unknownProperty, "only steps such as `layoutSubviews` set a part of 'frame'"))
  }

  @Test func helpIsAboutTheAttributeAtHand() {
    let width = compiled("layout S(9x9) { view a { .width == min(100, superview.width) } }").diagnostics
    #expect(width.first?.notes.first?.text.contains("`.width <= 100`, `.width <= superview.width`") == true)
    let sizes = compiled("layout S(9x9) { let n = 2; view a { .size == n; .size == 9 / n; .size == 40 } }").diagnostics
    let helps = ["(n, n)", "(9 / n, 9 / n)", "40x40"].map { "a size has two numbers: `\($0)`" }
    #expect(sizes.flatMap { $0.notes.map(\.text) } == helps)
  }

  // MARK: Words of UIKit

  @Test(arguments: [
    ("autoresizingMask = W", "mask"), ("fontSize = 12", "font"), ("numberOfLines = 1", "lines"),
    ("isHidden = true", "hidden"), ("title = \"x\"", "text"), ("alignItems = center", "alignment"),
    ("justifyContent = fill", "distribution"), ("gap = 8", "spacing"),
  ])
  func namesOfUIKitAndCSSAreKnown(_ setting: String, _ name: String) {
    let written = setting.prefix { $0 != " " }
    report(
      "view a: Label { 1️⃣\(setting) }",
      Expected(.unknownProperty, "'a' has no property '\(written)'; here it is '\(name)'"))
  }

  @Test(arguments: [
    ("safeAreaLayoutGuide", "safeArea"), ("layoutMarginsGuide", "margins"), ("layoutMargins", "margins"),
    ("readableContentGuide", "readable"),
  ])
  func guidesOfUIKitAreKnown(_ written: String, _ name: String) {
    report(
      "view a\na.edges == 1️⃣\(written)",
      Expected(.unknownName, "no view or value named '\(written)' in 'S'; did you mean '\(name)'?"),
      afterFixes: "view a\na.edges == \(name)")
    report(
      "view a\na.top == 1️⃣\(written).top",
      Expected(.unknownView, "no view named '\(written)' in 'S'; did you mean '\(name)'?"),
      afterFixes: "view a\na.top == \(name).top")
    report(
      "view a\na.top == root.1️⃣\(written).top",
      Expected(.unknownView, "'S' has no view or attribute '\(written)'; did you mean '\(name)'?"),
      afterFixes: "view a\na.top == root.\(name).top")
  }

  @Test func coloursAndTruthAreWrittenInOneWay() {
    report(
      "view a { backgroundColor = 1️⃣red }",
      Expected(.wrongValue, "colours have no names; a colour is written `#ff0000`"),
      afterFixes: "view a { backgroundColor = #ff0000 }")
    report(
      "view a { hidden = 1️⃣yes }",
      Expected(.unknownName, "no view or value named 'yes' in 'S'; did you mean 'true'?"),
      afterFixes: "view a { hidden = true }")
  }

  @Test func backwardsCornersAreReported() {
    report(
      "sizes 1️⃣1024x1366 ... 320x480",
      Expected(.sizesBackwards, "this range runs backwards, from 1024x1366 down to 320x480"),
      afterFixes: "sizes 320x480 ... 1024x1366")
  }

  // MARK: One mistake, one report

  @Test func aFailedImportExplainsUnknownNames() {
    check(
      """
      import 1️⃣"Missing.lay"
      layout S(9x9) {
        view a: Rwo(title: "x") { .width == gap }
        a.title.top == a.top + gap
        vfl "H:|-gap-[a]"
        view t: Label { text = names[0] }
        for n in names { view q[n] }
        q[0].top == t.bottom
        2️⃣tt.top == t.top
      }
      """,
      reports: [
        Expected(.fileNotFound, "there is no file 'Missing.lay'"),
        Expected(.unknownView, "no view named 'tt' in 'S'; did you mean 't'?", at: 2),
      ])
  }

  @Test func aLoopThatCannotTurnExplainsItsViews() {
    report(
      """
      let senders = ["a"]
      view card {
        for i in 0 ..< senders.1️⃣length { view row[i] { .width == 20 } }
        row[0].top == superview.top
        vfl "H:|-[row0]-[row1]"
      }
      card.row[0].top == superview.top
      card.row[1].hidden = true
      for v in card.row { v.width == 20 }
      """, Expected(.noMember, "'senders' is a list and has no 'length'"))
    report(
      "for i in 0 ..< 3 { view 1️⃣row; row[i].width == 20 }\nrow[0].top == root.top",
      Expected(.duplicateName, "each iteration of the loop declares 'row' again"))
  }

  @Test(arguments: [
    ("String", "Text"), ("string", "Text"), ("Int", "Number"), ("Float", "Number"), ("CGFloat", "Length"),
    ("Boolean", "Bool"),
  ])
  func aTypeOfSwiftIsReportedOnce(_ name: String, _ type: String) {
    check(
      "component C(a: 1️⃣\(name)) { view t: Label { .width == a; text = a } }\nlayout S(9x9) { view c: C(a: 3) }",
      reports: [Expected(.unknownType, "no type is called '\(name)'; did you mean '\(type)'?")])
  }

  // MARK: Hints

  private func notes(_ body: String) -> [String] {
    compiled("layout S(375x667) {\n\(body)\n}").diagnostics.flatMap { $0.notes.map { $0.text } }
  }

  @Test func aWordInAConditionIsToldItsForm() {
    for (word, form) in [
      ("landscape", "verticalSizeClass == compact"), ("compact", "horizontalSizeClass == compact"),
      ("iPad", "horizontalSizeClass == regular"), ("\"Landscape\"", "verticalSizeClass == compact"),
      ("rtl", "direction == rtl"),
    ] {
      let help = "a condition compares: `when \(form)`, or a size, `when width >= 600`"
      #expect(notes("view v\nwhen \(word) { v.hidden = true }") == [help])
      #expect(compiled("layout S(1x1) { view v; when \(form) { v.hidden = true } }").diagnostics.isEmpty)
    }
  }

  @Test func aPriorityOfAFormatIsDeclared() {
    #expect(notes("view v\nvfl \"[v(44@much)]\"") == ["declare it: `metric much = 750`"])
    #expect(notes("view v\nvfl \"[v]-many-|\"") == ["declare it: `metric many = 8`"])
  }

  @Test func aQuotientOfAttributesIsMadeAProduct() {
    report(
      "view v { 1️⃣.width / .height == 2 }",
      Expected(.notLinear, "dividing by an attribute is not linear; multiply instead: `.width == 2 * .height`"))
    report(
      "view v { .height == 1️⃣44 / .width }",
      Expected(.notLinear, "dividing by an attribute is not linear; only a number follows '/'"))
  }

  @Test func sizeStandsOnTheLeft() {
    report(
      "view v { 1️⃣44x44 == .size }", Expected(.compoundOperand, "'size' belongs on the left: `.size == 44x44`"))
  }

  @Test func aViewDoesNotHideAMetric() {
    report(
      "metric gap = 4\nview 1️⃣gap",
      Expected(.duplicateName, "'gap' is already declared on line 2"))
    report(
      "let gap = 4\nview a { view 1️⃣gap }",
      Expected(
        .hiddenName, "'gap' is already the constant of line 2, and a view may reuse only the name of another view"))
  }

  @Test func numbersBehindATextAreAddedInParentheses() {
    report(
      "view v: Label { text = \"Message \" + 1️⃣0 + 1 }",
      Expected(.wrongKindOfValue, "after a string '+' joins each number by itself, it does not add them"),
      afterFixes: "view v: Label { text = \"Message \" + (0 + 1) }")
    report("view v: Label { text = 1 + 2 + \" of \" + 4 + \"!\" }")
  }
}
