import LayDiagnostics
import LayRuntime
import Testing

@testable import LayCompiler

/// Checks settings inside `layout A(100x100) { view v: KIND { … } }`.
private func checkView(
  _ body: String, kind: String = "Label", reports: [Expected] = [], afterFixes: String? = nil,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  let before = "layout A(100x100) { view v: \(kind) { "
  check(
    before + body + " } }", reports: reports, afterFixes: afterFixes.map { before + $0 + " } }" },
    sourceLocation: sourceLocation)
}

/// Properties that drawings have: kept and never judged.
struct DrawingTests {
  @Test(arguments: [
    ("Label", "textColor = #112233; textAlignment = center; fontWeight = bold; fontFamily = \"Avenir Next\""),
    ("View", "tint = #00ff00; cornerRadius = 8; alpha = 0.5; backgroundColor = none"),
    ("Button", "image = \"star\"; text = \"Save\"; fontWeight = semibold"),
    ("TextField", "placeholder = \"Name\"; textColor = none"),
    ("SegmentedControl", "segments = [\"Day\", \"Week\", \"Month\"]; font = 15; fontWeight = medium"),
    ("Image", "image = \"logo\"; cornerRadius = 12.5"),
    ("DatePicker", "datePickerStyle = inline"),
  ])
  func everyKindHasItsOwn(_ kind: String, _ body: String) {
    checkView(body, kind: kind)
  }

  /// A screen with all of them has the frames of the screen without.
  @Test func drawingsMoveNothing() throws {
    func frames(_ drawing: String) throws -> [ExactRect] {
      let layout = try layout(
        """
        layout A(200x200) {
          view title: Label { text = "Settings"; \(drawing); .edges(top, leading) == superview }
          view under: Button { text = "Save"; image = "star"; .top == title.bottom; .leading == title.trailing }
        }
        """)
      var running = Layout(layout.program)
      running.resize(to: LayoutEnvironment(size: ExactSize(width: 200, height: 200)))
      return layout.program.views.indices.map { running.exactFrame(of: ViewID($0)) }
    }
    let all =
      "textColor = #ff0000; tint = #00ff00; textAlignment = right; fontFamily = \"Avenir\"; cornerRadius = 9; alpha = 0"
    #expect(try frames("") == frames(all))
    // Weight is no drawing: bold letters are wider.
    #expect(try frames("") != frames("fontWeight = bold"))
  }

  /// UITextField is as wide as its text, and without one as its placeholder; the fields of macOS are not.
  @Test func placeholdersGiveEmptyFieldsAWidth() throws {
    func width(_ settings: String, system: String = "ios18", isWide: Bool = false) throws -> Rational {
      let layout = try layout(
        """
        layout A(200x200) {
          system = \(system)
          view v: TextField { \(settings); .edges(top, leading) == superview }
          when width >= 300 { v.placeholder = "A longer placeholder" }
        }
        """)
      var running = Layout(layout.program)
      running.resize(to: LayoutEnvironment(size: ExactSize(width: isWide ? 300 : 200, height: 200)))
      return running.exactFrame(of: ViewID(1)).width
    }
    let empty = try width("hidden = false")
    #expect(empty == 14)
    #expect(try width("placeholder = \"Email\"") == width("text = \"Email\""))
    #expect(try width("text = \"Ada\"; placeholder = \"Email\"") == width("text = \"Ada\""))
    #expect(try width("placeholder = \"Email\"", isWide: true) == width("text = \"A longer placeholder\""))
    #expect(try width("placeholder = \"Email\"", system: "macos15") == empty)
  }

  @Test func propertiesBelongToTheirKinds() {
    checkView(
      "1️⃣placeholder = \"x\"",
      reports: [
        Expected(
          .propertyElsewhere, "'v' is of the kind Label and has no 'placeholder': only a TextField has it")
      ])
    checkView(
      "1️⃣segments = [\"x\"]", kind: "Button",
      reports: [
        Expected(
          .propertyElsewhere, "'v' is of the kind Button and has no 'segments': only a SegmentedControl has it")
      ])
    checkView(
      "1️⃣image = \"x\"",
      reports: [
        Expected(
          .propertyElsewhere,
          "'v' is of the kind Label and has no 'image': only Image, Button and PopUpButton show a picture")
      ])
  }

  // MARK: Values

  @Test func coloursComeInPairs() throws {
    let layout = try layout(
      """
      layout A(9x9) { view v { backgroundColor = (light: #FFFFFF, dark: #000000); tint = (dark: #111111, light: #eeeeee80) } }
      """)
    let (view, environment) = (try layout.id("v"), LayoutEnvironment(size: ExactSize(width: 9, height: 9)))
    #expect(
      layout.value(.ignored("backgroundColor"), of: view, in: environment)
        == .colours(light: "#ffffff", dark: "#000000"))
    #expect(layout.value(.ignored("tint"), of: view, in: environment) == .colours(light: "#eeeeee80", dark: "#111111"))
    #expect(layout.backgroundColor(of: view, in: environment) == "#ffffff")
    checkView(
      "textColor = 1️⃣(light: #ffffff, black: #000000)",
      reports: [Expected(.wrongValue, "'textColor' cannot be a list in parentheses")])
    checkView(
      "textColor = 1️⃣(light: #ffffff)",
      reports: [Expected(.wrongValue, "'textColor' cannot be a list in parentheses")])
  }

  @Test func numbersAreInTheirRange() {
    checkView("alpha = 1️⃣1.5", reports: [Expected(.valueOutOfRange, "'alpha' cannot be 1.5: it is at most 1")])
    checkView("alpha = 1️⃣-1", reports: [Expected(.valueOutOfRange, "'alpha' cannot be -1: it is not below 0")])
    checkView(
      "cornerRadius = 1️⃣-4", reports: [Expected(.valueOutOfRange, "'cornerRadius' cannot be -4: it is not below 0")])
  }

  @Test func segmentsAreAListOfTexts() throws {
    checkView(
      "segments = 1️⃣\"Day\"", kind: "SegmentedControl",
      reports: [Expected(.wrongValue, "'segments' cannot be a string")])
    checkView(
      "segments = 1️⃣[1, 2]", kind: "SegmentedControl",
      reports: [Expected(.wrongValue, "'segments' cannot be a list")])
    let many = (1...101).map { _ in "\"x\"" }.joined(separator: ", ")
    checkView(
      "segments = 1️⃣[\(many)]", kind: "SegmentedControl",
      reports: [
        Expected(.valueOutOfRange, "'segments' cannot be 101: a segmented control has at most 100 segments")
      ])
    let days = try layout(
      """
      let days = ["Mon", "Tue"]
      layout A(90x90) { view v: SegmentedControl { segments = days }; when width > 50 { v.segments = ["Monday", "Tuesday"] } }
      """)
    #expect(try days.view("v").segments == ["Mon", "Tue"])
    #expect(days.program.overrides.map { $0.setting } == [.segments(try days.id("v"), ["Monday", "Tuesday"])])
  }

  @Test func theWeightMayFollowTheSize() throws {
    let layout = try layout(
      "layout A(90x90) { view v: Label { text = \"a\" }; when width > 50 { v.fontWeight = bold } }")
    #expect(layout.program.overrides.map { $0.setting } == [.fontWeight(try layout.id("v"), .bold)])
  }

  // MARK: UIKit's spellings

  @Test func wordsStandWithoutADot() {
    checkView(
      ".textAlignment = 1️⃣.center", reports: [Expected(.wrongValue, "write the word without a dot: `center`")],
      afterFixes: ".textAlignment = center")
    checkView(
      "fontWeight = 1️⃣.bold", reports: [Expected(.wrongValue, "write the word without a dot: `bold`")],
      afterFixes: "fontWeight = bold")
  }

  @Test(arguments: [
    ("numberOfLines", "lines", "0"), ("tintColor", "tint", "#ff0000"), ("background", "backgroundColor", "#ff0000"),
    ("opacity", "alpha", "0.5"), ("titleColor", "textColor", "#ff0000"), ("fontName", "fontFamily", "\"Avenir\""),
    ("weight", "fontWeight", "bold"), ("masksToBounds", "clipsToBounds", "true"), ("borderRadius", "cornerRadius", "4"),
  ])
  func namesOfOtherLanguagesAreFixed(_ name: String, _ property: String, _ value: String) {
    checkView(
      "1️⃣\(name) = \(value)",
      reports: [Expected(.unknownProperty, "'v' has no property '\(name)'; here it is '\(property)'")],
      afterFixes: "\(property) = \(value)")
  }

  @Test func whatIsInsideAViewInUIKitIsItsOwn() {
    checkView(
      "1️⃣layer.cornerRadius = 8",
      reports: [
        Expected(.unknownProperty, "'layer.cornerRadius' is a property of the view itself here: `cornerRadius`")
      ],
      afterFixes: "cornerRadius = 8")
    check(
      "layout A(9x9) { view card; card.1️⃣layer.masksToBounds = true }",
      reports: [
        Expected(.unknownProperty, "'layer.masksToBounds' is a property of the view itself here: `clipsToBounds`")
      ],
      afterFixes: "layout A(9x9) { view card; card.clipsToBounds = true }")
    checkView(
      ".1️⃣layer.cornerRadius = 8",
      reports: [
        Expected(.unknownProperty, "'layer.cornerRadius' is a property of the view itself here: `cornerRadius`")
      ],
      afterFixes: ".cornerRadius = 8")
    checkView(
      "1️⃣titleLabel.numberOfLines = 0", kind: "Button",
      reports: [
        Expected(.unknownProperty, "'titleLabel.numberOfLines' is a property of the view itself here: `lines`")
      ],
      afterFixes: "lines = 0")
  }

  @Test func aViewMayBeCalledLayer() {
    check(
      "layout A(9x9) { view layer; view card { view titleLabel: Label }; layer.alpha = 0; card.titleLabel.font = 9 }")
  }

  @Test(arguments: [
    (".systemFont(ofSize: 17, weight: .bold)", "17; fontWeight = bold"),
    ("UIFont.systemFont(ofSize: 13)", "13"),
    (".boldSystemFont(ofSize: 20)", "20; fontWeight = bold"),
    (".systemFont(ofSize: 17, weight: .regular)", "17"),
    (".system(size: 12, weight: .heavy)", "12; fontWeight = heavy"),
    ("UIFont(name: \"Avenir\", size: 17)", "17; fontFamily = \"Avenir\""),
    (".custom(\"Avenir\", size: 9)", "9; fontFamily = \"Avenir\""),
  ])
  func aFontIsSizeWeightAndFamily(_ written: String, _ settings: String) {
    checkView(
      "font = 1️⃣\(written)",
      reports: [Expected(.wrongValue, "'font' is a size in points: `font = \(settings)`")],
      afterFixes: "font = \(settings)")
  }

  @Test func aFontOfAnotherViewKeepsItsPath() {
    check(
      "layout A(9x9) { view title: Label; title.font = 1️⃣.systemFont(ofSize: 17, weight: .bold) }",
      reports: [
        Expected(.wrongValue, "'font' is a size in points: `title.font = 17; title.fontWeight = bold`")
      ],
      afterFixes: "layout A(9x9) { view title: Label; title.font = 17; title.fontWeight = bold }")
  }

  @Test func anExpectationComparesTheSizeAlone() {
    check(
      "layout A(9x9) { view v: Label; expect 9x9 { v.font == 1️⃣.systemFont(ofSize: 17, weight: .bold) } }",
      reports: [Expected(.wrongValue, "'font' is a size in points: `17`")],
      afterFixes: "layout A(9x9) { view v: Label; expect 9x9 { v.font == 17 } }")
  }

  @Test func anUnknownViewBeforeALayerIsReportedOnce() {
    check(
      "layout A(9x9) { view card { view photo }; card.1️⃣phoot.layer.cornerRadius = 3 }",
      reports: [Expected(.unknownView, "'card' has no view or attribute 'phoot'; did you mean 'photo'?")],
      afterFixes: "layout A(9x9) { view card { view photo }; card.photo.layer.cornerRadius = 3 }")
  }

  @Test func drawingsAreExpectedAsTheyAreSet() {
    check(
      """
      layout A(9x9) {
        view v: Label { textColor = (light: #ffffff, dark: #000000); fontWeight = bold; alpha = 0.5 }
        view days: SegmentedControl { segments = ["Mon", "Tue"] }
        expect 9x9 {
          v.textColor == (light: #ffffff, dark: #000000); v.fontWeight == bold; v.alpha == 0.5; v.cornerRadius == 0
          days.segments == ["Mon", "Tue"]
        }
      }
      """)
  }

  @Test func weightsOfCSSHaveNames() {
    checkView(
      "fontWeight = 1️⃣700", reports: [Expected(.wrongValue, "weights have names: 700 is 'bold'")],
      afterFixes: "fontWeight = bold")
    checkView("fontWeight = 1️⃣750", reports: [Expected(.wrongValue, "'fontWeight' cannot be a number")])
  }

  @Test func coloursOfCallsAreDigits() {
    checkView(
      "textColor = 1️⃣UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)",
      reports: [Expected(.wrongValue, "a colour is written in hexadecimal digits: `#ff8000`")],
      afterFixes: "textColor = #ff8000")
    checkView(
      "tint = 1️⃣UIColor(white: 0, alpha: 0.25)",
      reports: [Expected(.wrongValue, "a colour is written in hexadecimal digits: `#00000040`")],
      afterFixes: "tint = #00000040")
    checkView(
      "textColor = (light: 1️⃣white, dark: 2️⃣.black)",
      reports: [
        Expected(.wrongValue, "colours have no names; a colour is written `#ffffff`"),
        Expected(.wrongValue, "colours have no names; a colour is written `#000000`", at: 2),
      ],
      afterFixes: "textColor = (light: #ffffff, dark: #000000)")
  }

  @Test func picturesAndColoursAreFixed() {
    checkView(
      "image = 1️⃣UIImage(named: \"star\")", kind: "Image",
      reports: [Expected(.wrongValue, "'image' is the name of the picture alone: `\"star\"`")],
      afterFixes: "image = \"star\"")
    checkView(
      "image = 1️⃣.init(systemName: \"star\")", kind: "Button",
      reports: [Expected(.wrongValue, "'image' is the name of the picture alone: `\"star\"`")],
      afterFixes: "image = \"star\"")
    checkView(
      "textColor = 1️⃣UIColor.red",
      reports: [Expected(.wrongValue, "colours have no names; a colour is written `#ff0000`")],
      afterFixes: "textColor = #ff0000")
  }
}
