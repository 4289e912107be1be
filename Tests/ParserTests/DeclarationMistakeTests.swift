import LayDiagnostics
import LayParser
import Testing

/// The first mistakes at declarations, and the answers.
@Suite struct DeclarationMistakeTests {
  @Test func aKindFollowsAColon() {
    checkStatements(
      "view title 1️⃣Label { text = \"x\" }",
      reports: [Report(.kindWithoutColon, "a kind follows a colon: 'view title: Label'", on: "Label")],
      afterFixes: "view title: Label { text = \"x\" }")
  }

  @Test func viewsAreDeclaredWithView() {
    checkStatements(
      "1️⃣Label title { text = \"x\" }\n  2️⃣name: Label",
      reports: [
        Report(.declarationWithoutWord, "views are declared with 'view': 'view title: Label'", on: "Label title"),
        Report(.declarationWithoutWord, "views are declared with 'view': 'view name: …'", at: "2️⃣", on: "name"),
      ], afterFixes: "view title: Label { text = \"x\" }\n  view name: Label")
    let tree = parse(Array("layout A { Label title }".utf8))
    #expect(tree.root.dump.contains("(viewDeclaration (kind Label) title)"))
  }

  @Test func aTextMayFollowAKindAndAName() {
    checkStatements(
      "1️⃣Button pay \"Pay now\"\n  pay.height == 44",
      reports: [
        Report(.declarationWithoutWord, "views are declared with 'view': 'view pay: Button'", on: "Button pay")
      ], afterFixes: "view pay: Button { text = \"Pay now\" }\n  pay.height == 44")
  }

  @Test func whatFollowsAKindAndANameIsReportedOnce() {
    checkStatements(
      "1️⃣Stack content vertical { 2️⃣Label title }\n  3️⃣Button pay \"Pay\" { }",
      reports: [
        Report(.declarationWithoutWord, "views are declared with 'view': 'view content: Stack'", on: "Stack content"),
        Report(
          .declarationWithoutWord, "views are declared with 'view': 'view title: Label'", at: "2️⃣", on: "Label title"),
        Report(
          .declarationWithoutWord, "views are declared with 'view': 'view pay: Button'", at: "3️⃣", on: "Button pay"),
      ], afterFixes: "Stack content vertical { view title: Label }\n  view pay: Button { text = \"Pay\" }")
  }

  @Test func aTextBeforeBracesBecomesASetting() {
    let report = Report(.declarationWithoutWord, "views are declared with 'view': 'view pay: Button'", on: "Button pay")
    checkStatements(
      "1️⃣Button pay \"Pay\" { .height == 44 }", reports: [report],
      afterFixes: "view pay: Button { text = \"Pay\"; .height == 44 }")
    checkStatements("1️⃣Button pay \"Pay", reports: [report], afterFixes: "Button pay \"Pay")
    let logo = Report(.declarationWithoutWord, "views are declared with 'view': 'view logo: Image'", on: "Image logo")
    checkStatements("1️⃣Image logo \"logo\"", reports: [logo], afterFixes: "Image logo \"logo\"")
  }

  @Test func wordsAttributesAndThingsAreNoNames() {
    checkStatements(
      "view 1️⃣state: Label\n  view 2️⃣left\n  metric 3️⃣superview = 4\n  guide 4️⃣frame",
      reports: [
        Report(.reservedName, "'state' is a word of the language", on: "state"),
        Report(.reservedName, "'left' is an attribute", at: "2️⃣", on: "left"),
        Report(.reservedName, "'superview' is a view or guide that is always there", at: "3️⃣"),
        Report(.reservedName, "'frame' is a property of every view", at: "4️⃣"),
      ])
    let tree = parse(Array("layout A { view state: Label }".utf8))
    #expect(tree.diagnostics[0].notes == [.help("choose another name, for example 'stateLabel'")])
    checkStatements("view text: Label\n  view title\n  view x\n  state half { }")
  }

  @Test func everyReservedNameIsRefusedWhereverNamesAreDeclared() {
    for name in ReservedNames.words + ReservedNames.things + ReservedNames.attributes + ReservedNames.geometry {
      for declaration in ["layout A { view \(name): View }", "metric \(name) = 4", "component C(\(name): Text) { }"] {
        #expect(parse(Array(declaration.utf8)).diagnostics.map(\.code) == [.reservedName], "\(declaration)")
      }
    }
    #expect(ReservedNames.group(of: "title") == nil)
  }

  @Test func declarationsHaveNames() {
    checkStatements(
      "view 1️⃣: Label\n  view 2️⃣{ }\n  3️⃣view\n  state 4️⃣{ }",
      reports: [
        Report(.expectedName, "expected a name after 'view', found ':'"),
        Report(.expectedName, "expected a name after 'view', found '{'", at: "2️⃣"),
        Report(.expectedName, "expected a name after 'view'", at: "3️⃣", on: "view"),
        Report(.expectedName, "expected a name after 'state', found '{'", at: "4️⃣"),
      ])
  }

  @Test func constantsHaveAnEqualSign() {
    checkStatements(
      "metric gap 1️⃣12\n  metric side2️⃣: 4\n  let x 3️⃣== 3",
      reports: [
        Report(.missingEqual, "expected '=' and a value after the name of this 'metric'"),
        Report(.missingEqual, "expected '=' and a value after the name of this 'metric'", at: "2️⃣"),
        Report(.missingEqual, "expected '=' and a value after the name of this 'let'", at: "3️⃣"),
      ], afterFixes: "metric gap = 12\n  metric side = 4\n  let x = 3")
    checkStatements(
      "metric gap1️⃣\n  view a",
      reports: [Report(.missingEqual, "expected '=' and a value after the name of this 'metric'")])
  }

  @Test func constraintsHaveANameAndAColon() {
    checkStatements(
      "1️⃣constraint form.width <= 420\n  constraint cap 2️⃣form.width <= 420",
      reports: [
        Report(.constraintWithoutName, "a name and a colon must follow 'constraint'", on: "constraint"),
        Report(.expectedWord, "expected ':', found 'form'", at: "2️⃣"),
      ], afterFixes: "form.width <= 420\n  constraint cap: form.width <= 420")
    checkStatements(
      "1️⃣cap: form.width <= 420",
      reports: [Report(.declarationWithoutWord, "the name of a constraint follows 'constraint': 'constraint cap: …'")],
      afterFixes: "constraint cap: form.width <= 420")
  }

  @Test func parametersHaveATypeAndSizesParentheses() {
    check(
      "component Card(1️⃣title, gap: Length = 4) { }",
      reports: [Report(.parameterWithoutType, "a parameter has a type: 'title: Text'", on: "title")])
    check(
      "layout A 1️⃣375x667 { }",
      reports: [Report(.bareDesignSize, "the design size goes in parentheses: '(375x667)'", on: "375x667")],
      afterFixes: "layout A (375x667) { }")
    check(
      "layout A(1️⃣375, 667) { }\nlayout B(2️⃣) { }",
      reports: [
        Report(.expectedSize, "expected a size after '(', found '375'"),
        Report(.expectedSize, "expected a size after '(', found ')'", at: "2️⃣"),
      ])
  }

  @Test func kindsAreNamedBehindTheirColon() {
    checkStatements(
      "view title1️⃣:\n  view a: 2️⃣44",
      reports: [
        Report(.expectedKind, "expected a kind after ':'", on: ":"),
        Report(.expectedKind, "expected a kind after ':', found '44'", at: "2️⃣"),
      ])
  }

  @Test func fileNamesAreTexts() {
    check(
      "import 1️⃣Shared\nimport 2️⃣Lib/Shared.lay\n3️⃣import",
      reports: [
        Report(.importWithoutText, "a file name is a string, found 'Shared'"),
        Report(.importWithoutText, "a file name is a string, found 'Lib/Shared.lay'", at: "2️⃣", on: "Lib/Shared.lay"),
        Report(.importWithoutText, "a file name is a string", at: "3️⃣"),
      ], afterFixes: "import \"Shared.lay\"\nimport \"Lib/Shared.lay\"\nimport")
  }

  @Test func misspeltAndForeignWordsAreUnderstood() {
    checkStatements(
      "1️⃣viwe title: Label\n  2️⃣metrick gap = 4\n  3️⃣constrain c: a.top == b.top\n  4️⃣var x = 4",
      reports: [
        Report(.foreignWord, "no statement begins with 'viwe'"),
        Report(.foreignWord, "no statement begins with 'metrick'", at: "2️⃣"),
        Report(.foreignWord, "no statement begins with 'constrain'", at: "3️⃣"),
        Report(.foreignWord, "no statement begins with 'var'", at: "4️⃣"),
      ], afterFixes: "view title: Label\n  metric gap = 4\n  constraint c: a.top == b.top\n  let x = 4")
  }

  @Test func conditionsBeginWithWhen() {
    checkStatements(
      "1️⃣if width > 600 { } else 2️⃣if width > 300 { } else { }\n  3️⃣if (width > 3) { }",
      reports: [
        Report(.foreignWord, "conditions begin with 'when'", on: "if"),
        Report(.foreignWord, "conditions begin with 'when'", at: "2️⃣"),
        Report(.foreignWord, "conditions begin with 'when'", at: "3️⃣"),
      ], afterFixes: "when width > 600 { } else when width > 300 { } else { }\n  when (width > 3) { }")
    checkStatements("view if\n  if.top == a.top\n  if { hidden = true }")
  }

  @Test func rangesHaveThreeDots() {
    checkStatements(
      "for i in 01️⃣..4 { }",
      reports: [Report(.twoDots, "write a range with '...' or '..<'", on: "..")])
    checkStatements(
      "sizes 3x3 1️⃣.. 4x4",
      reports: [Report(.twoDots, "write '...' between the two sizes of a range")],
      afterFixes: "sizes 3x3 ... 4x4")
    checkStatements(
      "for i 1️⃣0 ..< 4 { }", reports: [Report(.expectedWord, "expected 'in', found '0'", on: "0")])
  }

  @Test func aDeviceWithAnOrientationStandsInQuotes() {
    checkStatements(
      "sizes 1️⃣iPhone portrait, iPad, keyboard 0 ... 300",
      reports: [Report(.unknownDevice, "write a device with an orientation in quotes: `\"iPhone portrait\"`")],
      afterFixes: "sizes \"iPhone portrait\", iPad, keyboard 0 ... 300")
  }

  @Test func sizesAreSizes() {
    checkStatements(
      "sizes 1️⃣320 x 480 ... 1024 x 1366",
      reports: [Report(.sizeWithBlanks, "a size contains no spaces: '320x480'", on: "320 x 480 ... 1024 x 1366")],
      afterFixes: "sizes 320x480 ... 1024x1366")
    checkStatements(
      "1️⃣sizes\n  sizes any 2️⃣3\n  sizes 3x3 ... 3️⃣foo",
      reports: [
        Report(.expectedSize, "expected a size after 'sizes'"),
        Report(.expectedWord, "expected 'x', found '3'", at: "2️⃣"),
        Report(.expectedSize, "expected a size after '...', found 'foo'", at: "3️⃣"),
      ])
  }

  @Test func allowTakesACode() {
    checkStatements(
      "allow 1️⃣ambiguous\n  2️⃣allow\n  allow 3️⃣L12",
      reports: [
        Report(.allowWithoutCode, "'allow' takes a code, found 'ambiguous'"),
        Report(.allowWithoutCode, "'allow' takes a code", at: "2️⃣"),
        Report(.allowWithoutCode, "'allow' takes a code, found 'L12'", at: "3️⃣"),
      ])
  }

  @Test func whatCannotBeSilencedIsNotProposed() {
    checkStatements(
      "allow 1️⃣all\n  allow 2️⃣conflict",
      reports: [
        Report(.allowWithoutCode, "'allow' takes a code, found 'all'"),
        Report(.allowWithoutCode, "'allow' takes a code, found 'conflict'", at: "2️⃣"),
      ],
      afterFixes: "allow all\n  allow conflict")
  }

  @Test func betweenTwoSizesStandThreeDots() {
    let words = "write '...' between the two sizes of a range"
    checkStatements(
      "sizes 1x1 1️⃣- 2x2\n  sizes 1x1 2️⃣to 2x2, 3x3 3️⃣– 4x4\n  sizes 1x1 4️⃣.. 2x2",
      reports: ["1️⃣", "2️⃣", "3️⃣", "4️⃣"].map { Report(.twoDots, words, at: $0) },
      afterFixes: "sizes 1x1 ... 2x2\n  sizes 1x1 ... 2x2, 3x3 ... 4x4\n  sizes 1x1 ... 2x2")
  }
}
