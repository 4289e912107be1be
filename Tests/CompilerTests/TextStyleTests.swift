import LayDiagnostics
import LayRuntime
import Testing

@testable import LayCompiler

/// Text styles as fonts, and the text sizes that a layout declares.
@Suite struct TextStyleTests {
  private func label(_ setting: String, before: String = "") -> String {
    "layout A(9x9) { \(before)view title: Label { text = \"Go\"; \(setting) } }"
  }

  @Test(arguments: TextStyle.allCases) func everyStyleIsAFont(style: TextStyle) throws {
    check(label("font = \(style.name)"))
    let view = try layout(label("font = \(style.name)")).program.views[1]
    #expect(view.textStyle == style)
    #expect(view.fontSize == style.size(at: .large))
    #expect(view.fontWeight == (style == .headline ? .semibold : .regular))
  }

  @Test func stylesGrow() {
    for style in TextStyle.allCases {
      let sizes = TextSize.allCases.map { style.size(at: $0) }
      #expect(zip(sizes, sizes.dropFirst()).allSatisfy { $0 <= $1 }, "\(style.name)")
      #expect(sizes.allSatisfy { $0 >= 11 })
      #expect(Set(TextSize.allCases.map { style.size(at: $0, on: .macos26) }).count == 1)
    }
    #expect(TextStyle.body.size(at: .accessibility5) == 53)
    #expect(TextStyle.caption2.size(at: .accessibility5) == 40)
    #expect(TextStyle.body.size(at: .xSmall, on: .macos15) == 13)
    #expect(TextStyle.headline.weight(on: .macos15) == .bold)
  }

  @Test func aWeightOfTheFileWinsWhereverItStands() throws {
    for setting in ["font = headline; fontWeight = light", "fontWeight = light; font = headline"] {
      #expect(try layout(label(setting)).program.views[1].fontWeight == .light)
    }
    #expect(try layout(label("font = 17")).program.views[1].textStyle == nil)
  }

  @Test func stylesDependOnConditionsAndSystems() throws {
    let text = """
      layout A(300x300) {
        system = macos15
        view title: Label { text = "Go"; font = body }
        when width >= 200 { title.font = title1 }
        when height >= 400 { title.fontWeight = bold }
        expect 300x300 { title.font == title1; title.font == 22 }
        expect 100x400 { title.font == body; title.font == 13; title.fontWeight == bold }
      }
      """
    check(text)
    #expect(try layout(text).program.scalingStyles == [])
    let phone = text.split(separator: "\n").filter { !$0.contains("system") }.joined(separator: "\n")
    #expect(try layout(phone).program.scalingStyles == [.title1, .body])
  }

  @Test(arguments: [
    (".preferredFont(forTextStyle: .body)", "body"), ("UIFont.preferredFont(forTextStyle: .headline)", "headline"),
    ("UIFont.preferredFont(forTextStyle: UIFont.TextStyle.caption2)", "caption2"), (".title", "title1"),
    ("title", "title1"), (".caption", "caption1"), ("caption", "caption1"), ("subhead", "subheadline"),
    ("Font.largeTitle", "largeTitle"), (".system(.callout)", "callout"),
  ]) func otherSpellingsAreFixed(spelling: String, style: String) {
    check(
      label("font = 1️⃣\(spelling)"), reports: [Expected(.wrongValue, "a text style is one word: `font = \(style)`")],
      afterFixes: label("font = \(style)"))
  }

  @Test func aDotBeforeAStyleIsFixed() {
    check(
      label("font = 1️⃣.body"), reports: [Expected(.wrongValue, "write the word without a dot: `body`")],
      afterFixes: label("font = body"))
  }

  @Test(arguments: ["extraLargeTitle", ".extraLargeTitle2", ".preferredFont(forTextStyle: .extraLargeTitle)"])
  func stylesWithoutSizesAreSaidSo(spelling: String) {
    let name = spelling.contains("2") ? "extraLargeTitle2" : "extraLargeTitle"
    check(
      label("font = 1️⃣\(spelling)"),
      reports: [Expected(.unknownPropertyWord, "'font' knows no text style '\(name)'")])
  }

  @Test func wrongStylesAreReported() {
    check(
      label("font = 1️⃣headlin"),
      reports: [Expected(.unknownPropertyWord, "'font' has no value 'headlin'; did you mean 'headline'?")],
      afterFixes: label("font = headline"))
    check(
      label("font = 1️⃣body + 2"),
      reports: [Expected(.wrongValue, "'body' is a text style, and nothing is computed with styles")])
    check(
      "layout A(9x9) { view v; v.1️⃣font = body }",
      reports: [
        Expected(
          .propertyElsewhere,
          "'v' is of the kind View and has no 'font': only Label, Button, TextField, TextView, PopUpButton, DatePicker and SegmentedControl have letters"
        )
      ])
  }

  @Test func aStyleWinsOverAConstant() throws {
    let text = label("font = 1️⃣body", before: "let body = 12; ")
    check(text, reports: [Expected(.styleOverConstant, "'body' is the text style here, not the constant")])
    let view = try layout(label("font = body", before: "let body = 12; ")).program.views[1]
    #expect(view.textStyle == .body && view.fontSize == 17)
    // The number of the constant, and other constants.
    check(label("font = body + 0", before: "let body = 12; "))
    check(label("font = caption", before: "let caption = 12; "))
    #expect(try layout(label("font = caption", before: "let caption = 12; ")).program.views[1].fontSize == 12)
  }

  // MARK: Text sizes

  private func textSizes(_ text: String) throws -> [TextSize] { try layout("layout A(9x9) { \(text) }").textSizes }

  @Test func textSizesAreTheLastPart() throws {
    #expect(try textSizes("sizes 9x9") == [])
    #expect(try textSizes("sizes 9x9, text large") == [.large])
    #expect(try textSizes("sizes 9x9, text xSmall ... medium") == [.xSmall, .small, .medium])
    #expect(try textSizes("sizes 9x9 ... 20x20, 30 x any,\n text small ... small") == [.small])
    #expect(
      try textSizes("sizes 9x9, text xSmall\n sizes 10x10, text accessibility4 ... accessibility5")
        == [.xSmall, .accessibility4, .accessibility5])
  }

  @Test func wrongTextSizesAreReported() {
    check(
      "layout A(9x9) { sizes 9x9, text 1️⃣xSmal ... large }",
      reports: [Expected(.unknownTextSize, "no text size 'xSmal'; did you mean 'xSmall'?")],
      afterFixes: "layout A(9x9) { sizes 9x9, text xSmall ... large }")
    check(
      "layout A(9x9) { sizes 9x9, text 1️⃣accessibilityExtraLarge }",
      reports: [
        Expected(.unknownTextSize, "no text size 'accessibilityExtraLarge'; did you mean 'accessibility3'?")
      ], afterFixes: "layout A(9x9) { sizes 9x9, text accessibility3 }")
    check(
      "layout A(9x9) { sizes 9x9, 1️⃣text large ... small }",
      reports: [Expected(.sizesBackwards, "this range runs backwards, from large down to small")],
      afterFixes: "layout A(9x9) { sizes 9x9, text small ... large }")
    check("layout A(9x9) { sizes 9x9, 1️⃣text }", reports: [Expected(.expectedWord, "expected a text size")])
    check(
      "layout A(9x9) { sizes 9x9, text large ... 1️⃣5 }",
      reports: [Expected(.expectedWord, "expected a text size, found '5'")])
    check(
      "layout A(9x9) { view a; expect 9x9 (textSize: 1️⃣huge) { a.width >= 0 } }",
      reports: [Expected(.unknownTextSize, "no text size 'huge'")])
  }

  @Test func thereAreNoneOnMacOS() {
    check(
      "layout A(9x9) { sizes 9x9, 1️⃣text large\n system = macos15\n view a; expect 9x9 (2️⃣textSize: large) { a.width >= 0 } }",
      reports: [
        Expected(.textSizesOnMac, "there are no text sizes on macOS, and `system = macos15`"),
        Expected(.textSizesOnMac, "there are no text sizes on macOS, and `system = macos15`", at: 2),
      ])
  }

  @Test func listsOfTextSizesAreRead() throws {
    #expect(try TextSizeList("all").sizes == TextSize.allCases)
    #expect(try TextSizeList("xSmall...medium").sizes == [.xSmall, .small, .medium])
    #expect(try TextSizeList("accessibility1, large").sizes == [.large, .accessibility1])
    #expect(try TextSizeList("large ... xLarge,large").sizes == [.large, .xLarge])
    for (text, reason) in [
      ("", "no text size ''"), ("huge", "no text size 'huge'"), ("large..xLarge", "no text size 'large..xLarge'"),
      ("large...", "no text size ''"), ("large,", "no text size ''"),
      ("large...small", "'large...small' runs backwards: the smaller size comes first"),
    ] {
      let problem = #expect(throws: TextSizeProblem.self) { try TextSizeList(text) }
      #expect(problem?.reason == reason)
    }
  }
}
