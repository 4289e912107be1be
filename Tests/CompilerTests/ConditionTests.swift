import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@Suite struct ConditionTests {
  @Test(arguments: ["textSize >= accessibility1", "horizontalSizeClass == compact", "direction == rtl"])
  func aWordOfConditionsIsReportedOnceInASetting(condition: String) {
    let word = String(condition.prefix { $0 != " " })
    let found = reports("view a { .edges == superview; hidden = \(condition) }")
    #expect(found.count == 1 && found[0].contains("'\(word)' is known only in the condition of a 'when'"), "\(found)")
  }

  @Test(arguments: [
    "when n > 0 { v.width == 90 / n }", "when n == 0 { v.width == 3 } else { v.width == 90 / n }",
    "when n == 1 { v.width == 3 } else when n > 0 { v.width == 90 / n } else { v.width == 4 }",
    "for i in 0 ..< 3 { for j in 0 ..< 3 { when i < j { q[i].width == q[j].width } } }",
    "for i in 0 ..< 3 { when i < 2 { q[i].right == q[i + 1].left } }",
    "when n > 0 { for i in 0 ..< 6 / n { v.width >= i } }",
    "when n > 0 { constraint cap[6 / n]: v.width <= 9 / n }", "when n > 0 and 90 / n > 3 { v.width == 9 }",
    "when width > 300 and n > 0 { v.height == 1 / n }",
    "when n > 0 { v.text = names[n - 1]; v.frame = (1 / n, 0, 9, 9) }",
    "when n > 0 { when 90 / n > 3 { v.width == 1 } else { v.width == 1 / n } }",
    "when n == 0 or 1 / n > 3 { v.width == 3 }",
    "when n > 0 { v { .width == 3 / n } }", "when n > 0 { assert v.width == 3 / n }",
    "when n > 0 { v.hidden = 1 / n > 3 }",
  ])
  func aConditionThatConstantsMakeFalseGuardsWhatIsInside(body: String) {
    check(
      """
      layout S(10x10) {
        metric n = 0
        let names = ["a"]
        view v: Label
        for i in 0 ..< 3 { view q[i] }
        \(body)
      }
      """)
  }

  @Test func aConstantThatDeadCodeAsksForFirstIsJudged() {
    let body = "when n > 0 { constraint cap[x]: v.width == 3 }; when n > 0 and x > 3 { v.hidden = true }"
    check(
      "layout S(10x10) { metric n = 0; let x = 3 / 1️⃣n; view v; \(body) }",
      reports: [Expected(.divisionByZero, "this is 0, and nothing can be divided by 0")])
  }

  @Test func namesInsideAConditionThatIsFalseAreLookedUpAndValuesOfOthersAreJudged() {
    check(
      "layout S(10x10) { metric n = 0; view v; when n > 0 { 1️⃣w.width == 3 } }",
      reports: [Expected(.unknownView, "no view named 'w' in 'S'")])
    check(
      "layout S(10x10) { metric n = 0; view v; when n == 0 { v.width == 3 / 1️⃣n } }",
      reports: [Expected(.divisionByZero, "this is 0, and nothing can be divided by 0")])
    check(
      "layout S(10x10) { metric n = 0; view v; when n > 0 { v.width == 3 / n }; v.height == 3 / 1️⃣n }",
      reports: [Expected(.divisionByZero, "this is 0, and nothing can be divided by 0")])
  }

  /// The condition of `when condition { … }`, spelled.
  private func condition(_ text: String, in component: Bool = false) -> String {
    let layout = screen("view a; when \(text) { a.width == 8 }").compilation.layouts.first
    guard let layout, let row = layout.program.constraints.first else {
      return "nothing: \(reports("view a; when \(text) { a.width == 8 }"))"
    }
    return spell(row.condition, layout.program)
  }

  private func spell(_ id: ConditionID, _ program: LayoutProgram) -> String {
    switch program.conditions[id.index] {
    case .always: "always"
    case .state(let state): "state \(program.states[state.index])"
    case .never: "never"
    case .compare(let quantity, let sign, let number): "\(quantity) \(sign) \(number)"
    case .direction(let direction): "\(direction)"
    case .horizontalSizeClass(let size): "horizontal \(size)"
    case .verticalSizeClass(let size): "vertical \(size)"
    case .textSize(let sign, let size): "text \(sign) \(size)"
    case .not(let a): "not(\(spell(a, program)))"
    case .and(let a, let b): "(\(spell(a, program)) and \(spell(b, program)))"
    case .or(let a, let b): "(\(spell(a, program)) or \(spell(b, program)))"
    }
  }

  @Test(arguments: [
    ("width >= 600", "width greaterOrEqual 600"), ("600 <= width", "width greaterOrEqual 600"),
    ("height < 560", "height less 560"), ("width == 320", "width equal 320"), ("root.width > 1/3", "width greater 1/3"),
    ("width - 16 >= 2 * 300", "width greaterOrEqual 616"), ("2 * width > 100", "width greater 50"),
    ("100 - height < 0", "height greater 100"), ("width - width < 1", "always"),
    ("320 <= width < 600", "(width greaterOrEqual 320 and width less 600)"),
    ("width > 1 and height > 2", "(width greater 1 and height greater 2)"),
    ("width > 1 or height > 2 and height < 3", "(width greater 1 or (height greater 2 and height less 3))"),
    ("not width > 1", "not(width greater 1)"), ("not not width > 1", "width greater 1"),
    ("not (width > 1 or false)", "not(width greater 1)"), ("direction == rtl", "rightToLeft"),
    ("ltr == direction", "leftToRight"), ("horizontalSizeClass == compact", "horizontal compact"),
    ("verticalSizeClass == regular and true", "vertical regular"), ("true", "always"), ("1 > 2", "never"),
    ("textSize >= accessibility1", "text greaterOrEqual accessibility1"), ("large < textSize", "text greater large"),
    ("large <= textSize < xxxLarge", "(text greaterOrEqual large and text less xxxLarge)"),
    ("false and width > 1", "never"), ("true or width > 1", "always"),
  ])
  func conditionsLookAtTheRoot(text: String, meaning: String) {
    #expect(condition(text) == meaning)
  }

  @Test func parametersFoldInConditions() {
    let body = """
      component Row(wide: Bool) { view box; when wide { box.width == 8 } else { box.width == 9 } }
      layout Screen(10x10) { view row: Row(wide: true) }
      """
    let layout = screen(body).compilation.layouts.last
    let spelled = layout?.program.constraints.map { spell($0.condition, layout!.program) }
    #expect(spelled == ["always", "never"])
  }

  @Test(arguments: [
    (
      "card.width > 300", "L0436", "card.width",
      "a condition can read only the size of the root; constraints determine the size of 'card'"
    ),
    ("superview.width > 3", "L0427", "superview", "whose superview?"),
    ("root.left > 3", "L0436", "root.left", "but not its 'left'"),
    ("width", "L0434", "width", "a condition is true or false; this is an attribute"),
    ("card", "L0434", "card", "this is a view"),
    ("direction", "L0434", "direction", "'direction' is compared with a word: `direction == rtl`"),
    ("direction > rtl", "L0434", "direction > rtl", "compared with a word"),
    ("direction == rlt", "L0437", "rlt", "'direction' is 'ltr' or 'rtl', never 'rlt'"),
    ("textSize", "L0434", "textSize", "'textSize' is compared with a word: `textSize >= accessibility1`"),
    ("textSize > huge", "L0474", "huge", "no text size 'huge'"),
    ("textSize > .extraLarge", "L0474", ".extraLarge", "did you mean 'xLarge'?"),
    ("dynamicTypeSize >= .xLarge", "L0202", "dynamicTypeSize", "here the text size is 'textSize'"),
    ("text >= xLarge", "L0202", "text", "here the text size is 'textSize'"),
    ("sizeCategory.isAccessibilityCategory", "L0202", "sizeCategory.isAccessibilityCategory", "'textSize'"),
    ("horizontalSizeClass == compat", "L0437", "compat", "never 'compat'"),
    ("width > height", "L0434", "width > height", "compares width or height with a number"),
    ("width > 1 and 7", "L0434", "7", "this is a number"),
    ("widht > 600", "L0202", "widht", "no view or value named 'widht'"),
    (#"width > "x""#, "L0435", #"width > "x""#, "neither less nor more"),
  ])
  func whatIsNoConditionIsAnswered(text: String, code: String, place: String, message: String) {
    expectReport(code, at: place, message, in: "view card; when \(text) { card.width == 8 }")
  }

  @Test func aConstantOfTheFileHasTheNameFirst() {
    check(
      "layout S(10x10) { metric textSize = 17; view v: Label { font = textSize }; when textSize > 5 { v.width == 1 } }")
  }

  @Test func macOSHasNoTextSizes() {
    check(
      "layout S(10x10) { system = macos15; view v; when 1️⃣textSize > large { v.width == 1 } }",
      reports: [Expected(.textSizesOnMac, "there are no text sizes on macOS, and `system = macos15`")])
  }

  @Test func spellingsOfTextSizesAreFixed() {
    func fix(_ condition: String) -> String { fixed("view v; when \(condition) { v.width == 1 }") }
    #expect(fix("dynamicTypeSize >= .accessibility2").contains("when textSize >= accessibility2 {"))
    let question = "traits.preferredContentSizeCategory.isAccessibilityCategory"
    #expect(fix(question).contains("when textSize >= accessibility1 {"))
  }

  @Test func aChainInStepsNeedsTheWordInEachComparison() {
    check(
      "layout S(10x10) { view a; layoutSubviews { when textSize >= 1️⃣large >= small { a.frame = (0, 0, 1, 1) } } }",
      reports: [Expected(.notACondition, "this comparison is not a part of the chain; join conditions with 'and'")])
  }

  @Test func severalTextSizesAreJoined() {
    let text = "layout S(10x10) { sizes 10x10, text small, text accessibility1 ... accessibility2; view a }"
    let layout = compiled(text).layouts.first
    #expect(layout?.textSizes == [.small, .accessibility1, .accessibility2])
  }

  @Test func anElementOfAListIsNoProperty() {
    check(
      "layout S(10x10) { view v; v { 1️⃣hidden[0] = true } }",
      reports: [Expected(.cannotSet, "`hidden[0]` cannot be set; only properties can")])
  }
}
