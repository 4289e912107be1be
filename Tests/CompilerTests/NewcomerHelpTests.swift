import LayAnalysis
import LayCompiler
import LayDiagnostics
import Testing

/// Help that a newcomer can follow as it stands: it names the right axis, the right sign and the right line.
@Suite struct NewcomerHelpTests {
  private func report(
    _ body: String, _ expected: Expected..., afterFixes: String? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    check(
      "layout S(375x667) {\n\(body)\n}", reports: expected,
      afterFixes: afterFixes.map { "layout S(375x667) {\n\($0)\n}" }, sourceLocation: sourceLocation)
  }

  /// What checking finds at the sizes of the layout.
  private func found(_ rules: String) throws -> Diagnostic {
    let text = "layout S(375x667) {\nsizes 375x667\nview a { .edges(top, leading) == superview; \(rules) }\n}"
    return try #require(check(compiled(text)).diagnostics.first { $0.code.id.hasPrefix("L05") })
  }

  @Test func aColourThatAnImportMayHaveBroughtIsNotReported() {
    let found = compiled("import \"No.lay\"\nlayout S(1x1) { view a { backgroundColor = tint } }").diagnostics
    #expect(found.map(\.code) == [.fileNotFound])
  }

  @Test func aNameThatIsAWordOfTheLanguageIsReportedOnce() {
    let text = """
      layout S(375x667) {
        view or: Label { text = "or" }
        view b: Label { text = "b"; .top == or.bottom }
        or.top == superview.top
        for v in [b, or] { v.width >= 20 }
      }
      """
    #expect(compiled(text).diagnostics.map { $0.message } == ["'or' is a word of the language"])
  }

  @Test func aConditionAboutTheOrientationHasHelp() throws {
    let found = compiled("layout S(1x1) { view a; when width > height { a.hidden = true } }").diagnostics
    let help = try #require(found.first?.notes.first { $0.kind == .help })
    #expect(help.text.contains("`when verticalSizeClass == compact`"), "\(found)")
  }

  @Test func aParameterThatAViewHidesIsReportedOnce() {
    let text = "component F(value: Text) { view box { view value: Label { text = value } } }"
    #expect(compiled(text).diagnostics.map { $0.code } == [.hiddenName])
  }

  @Test func aClassWithoutAKindIsAComponentWithItsSize() {
    let found = compiled("layout S(9x9) { view a: PageControl { .edges(top, leading) == superview } }").diagnostics
    #expect(found.first?.notes.first?.text.hasSuffix("`component PageControl { intrinsic = 100x40 }`") == true)
    let text =
      "component PageControl { intrinsic = 100x40 }\nlayout S(900x900) { sizes 900x900; view a: PageControl { .edges(top, leading) == superview } }"
    #expect(check(compiled(text)).diagnostics.isEmpty)
  }

  @Test(arguments: [
    ("font = system(96)", "a font is a size in points or a text style: `font = 17`, `font = body`"),
    ("secure = true", "a `.lay` file describes the layout alone; the app sets this"),
    ("haptics = strong", "if it does not change the layout, remove it: the app sets it"),
    ("role = destructive", "the app sets this; the colour of a text is `textColor`"),
    ("configuration = plain", "a `.lay` file describes the layout alone; the app sets this"),
    (
      "style = wheels",
      "set it in the app, and give the view the size of that style; a date picker with wheels is 320x216"
    ),
  ])
  func whatUIKitSetsOtherwiseSaysHow(_ setting: String, _ help: String) {
    let found = compiled("layout S(1x1) { view a: Button { text = \"A\"; \(setting) } }").diagnostics
    #expect(found.first?.notes.contains { $0.text == help } == true, "\(found)")
  }

  @Test func aMisspeltColourIsAMisspeltName() {
    let found = compiled("let tint = #0a84ff\nlayout S(1x1) { view a { backgroundColor = tnit } }").diagnostics
    #expect(found.count == 1)
    #expect(found.first?.message.hasSuffix("did you mean 'tint'?") == true)
  }

  @Test(arguments: [
    ("25%", "a factor is a number too: `0.25`"),
    ("90deg", "give the number, `90`, and multiply it by `1deg` where the component turns"),
  ])
  func whatIsNoTypeOfParametersGoesInAsANumber(_ written: String, _ help: String) {
    let text = "component Hand(turn: Number) { }\nlayout S(1x1) { view a: Hand(turn: \(written)) }"
    let found = compiled(text).diagnostics
    #expect(found.map(\.code) == [.argumentType])
    #expect(found.flatMap { $0.notes.map(\.text) } == [help])
  }

  @Test func wordsOfUIKitAreAnswered() {
    report(
      "view a\na.1️⃣topAnchor == superview.top",
      Expected(.unknownView, "'a' has no view or attribute 'topAnchor'; did you mean 'top'?"),
      afterFixes: "view a\na.top == superview.top")
    report(
      "view a\n1️⃣self.a.top == root.top", Expected(.unknownView, "there is no 'self'; here it is 'a'"),
      afterFixes: "view a\na.top == root.top")
    report(
      "view a { 1️⃣self.width == 3 }", Expected(.unknownView, "there is no 'self'; here it is 'a'"),
      afterFixes: "view a { a.width == 3 }")
    report(
      "1️⃣view.backgroundColor = #ff0000",
      Expected(.expectedName, "'view' declares a view; the view of the layout itself is 'root'"),
      afterFixes: "root.backgroundColor = #ff0000")
    report(
      "view a { contentMode = 1️⃣.scaleAspectFit }",
      Expected(.wrongValue, "write the word without a dot: `scaleAspectFit`"),
      afterFixes: "view a { contentMode = scaleAspectFit }")
    report(
      "view a { backgroundColor = 1️⃣.red }",
      Expected(.wrongValue, "colours have no names; a colour is written `#ff0000`"),
      afterFixes: "view a { backgroundColor = #ff0000 }")
    for (text, help) in [
      ("a.frame = CGRect(x: 0, y: 0, width: 3, height: 4)", "a rectangle is four numbers: `(x, y, width, height)`"),
      ("a.size == CGSize(3, 4)", "a size is written `320x44`, or of computed numbers `(w, h)`"),
      (
        "a.topAnchor.constraint(lessThanOrEqualTo: b.topAnchor)",
        "write it as a constraint: `a.top <= b.bottom + 8`, `a.width <= 44`"
      ),
      (
        "a.widthAnchor.constraint(equalToConstant: 30)",
        "write it as a constraint: `a.top == b.bottom + 8`, `a.width == 44`"
      ),
    ] {
      let found = compiled("layout S(9x9) {\nview a\nview b\n\(text)\n}").diagnostics
      #expect(found.map { $0.notes.map(\.text) } == [[help]])
    }
  }

  @Test func aRejectedNameIsReportedOnce() {
    report(
      "view 1️⃣top { .edges == superview }\ntop.leading == superview.leading",
      Expected(.reservedName, "'top' is an attribute"))
  }

  @Test func aPartAndAPropertyAreTwoMistakes() {
    report(
      "view a { 1️⃣x = 3 }\nview b { 2️⃣frame.x = 3 }\nview c { 3️⃣frame.x = 3 }",
      Expected(
        .unknownProperty, "'a' has no property 'x'; its place is a constraint: `.left == superview.left + 3`"),
      Expected(.unknownProperty, "only steps such as `layoutSubviews` set a part of 'frame'", at: 2),
      Expected(.unknownProperty, "only steps such as `layoutSubviews` set a part of 'frame'", at: 3))
  }

  @Test func geometryIsSetInBraces() {
    report(
      "view a { 1️⃣frame == (0, 0, 10, 10) }",
      Expected(
        .propertyInRule,
        "'frame' is a property, and '==' declares a constraint; to set the property, write `frame = (0, 0, 10, 10)`"),
      afterFixes: "view a { frame = (0, 0, 10, 10) }")
    report(
      "view b: Label { 1️⃣compression.horizontal == 740 }",
      Expected(
        .propertyInRule,
        "'compression' is a property, and '==' declares a constraint; to set the property, write `compression.horizontal = 740`"
      ),
      afterFixes: "view b: Label { compression.horizontal = 740 }")
  }

  @Test func aPercentageIsOfTheAxisOfItsRule() {
    report(
      "view a\na.top == 1️⃣20%",
      Expected(.percentOfWhat, "20% of what? for example `superview.top + 20% * superview.height`"),
      afterFixes: "view a\na.top == superview.top + 20% * superview.height")
    report(
      "view a\na.left == 1️⃣20%",
      Expected(.percentOfWhat, "20% of what? for example `superview.left + 20% * superview.width`"),
      afterFixes: "view a\na.left == superview.left + 20% * superview.width")
    report(
      "view a\na.height == 1️⃣20%",
      Expected(.percentOfWhat, "20% of what? for example `20% * superview.height`"),
      afterFixes: "view a\na.height == 20% * superview.height")
  }

  @Test func aPriorityOfAFormatIsANumber() {
    report(
      "view a\nvfl \"H:|-[a(100@1️⃣high)]\"", Expected(.unknownNumberInFormat, "no metric named 'high'"),
      afterFixes: "view a\nvfl \"H:|-[a(100@750)]\"")
  }

  @Test func aDefaultIsCheckedThoughNobodyNeedsIt() {
    let use = "layout S(9x9) { view a: R(title: \"s\"); view b: R(title: \"t\") }"
    check(
      "component R(title: Text = 1️⃣5) { view t: Label { text = title } }\n\(use)",
      reports: [Expected(.argumentType, "'title' is a Text, and this is a Number")])
    check(
      "component R(title: Text = 1️⃣-5 * 2) { view t: Label { text = title } }\n\(use)",
      reports: [Expected(.argumentType, "'title' is a Text, and this is a Number")])
    check("component R(title: Text = \"u\") { view t: Label { text = title } }\n\(use)")
  }

  @Test func aNegativeSizeIsSaidToBeOne() throws {
    let width = try found(".width == -90; .height == 3")
    #expect(width.notes.first?.text == "-90 is below 0; a width is never negative")
    let height = try found(".width == 3; 2 * .height <= -9")
    #expect(height.notes.first?.text == "-4.5 is below 0; a height is never negative")
  }

  @Test func tiedWishesAreNamed() throws {
    let tie = try found(".height == 3; .width == 320 @low; .width == 300 @low")
    #expect(tie.labels.map(\.text) == ["asks for 320 @250", "asks for 300 @250"])
    #expect(
      tie.notes.last?.text
        == "not offered: `.width == 320 @high` on line 3; `a.width == 300 @250` would then be satisfied at no size")
    let alone = try found(".height == 3; .width <= 320 @low; .width >= 300 @low")
    #expect(alone.labels.isEmpty)
  }
}
