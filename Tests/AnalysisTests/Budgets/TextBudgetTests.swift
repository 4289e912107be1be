import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis
@testable import LayModel

/// The widest texts that labels and buttons can show at every size.
@Suite struct TextBudgetTests {
  private func layout(_ body: String, sizes: String) throws -> CompiledLayout {
    let text = "layout Screen(300x300) {\n  sizes \(sizes)\n\(body)\n}\n"
    let compilation = compile(path: "budget.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    return try #require(compilation.layouts.first)
  }

  /// The budgets of `body`: `title 288 the text of 'title' is cut off …`.
  private func budgets(_ body: String, sizes: String = "320x480 ... 430x932") throws -> [String] {
    textBudgets(of: try layout(body, sizes: sizes), CheckOptions())[0].texts.map { budget in
      let words = budget.harm.map { [$0.message] } ?? []
      return ([budget.path, budget.widest.map { "\($0)" } ?? "any"] + words).joined(separator: " ")
    }
  }

  @Test func aTextFillsTheRoomBetweenItsEdges() throws {
    let label = "view title: Label { text = \"Hello\"; .top == superview.top; .leading == superview.leading + 16;"
    #expect(
      try budgets("\(label) .trailing <= superview.trailing - 16 }") == [
        "title 288 the text of 'title' is cut off for every width below 321"
      ])
    #expect(
      try budgets("\(label) .width == 100 }") == ["title 100 the text of 'title' is cut off at every size"])
  }

  @Test func aTextWithARecordedSizeHasNoBudget() throws {
    let texts = [
      "text = \"Hi\"; intrinsic = 40x20", "text = \"Hi\"", "intrinsic = 40x20",
      "text = \"Hi\"; intrinsic = 40x40; lines = 2",
    ]
    let views = texts.enumerated().map { "view v\($0): Label { \($1); .edges(top, leading) == superview }" }
    let found = textBudgets(of: try layout(views.joined(separator: "\n"), sizes: "320x480"), CheckOptions())[0]
    #expect(found.texts.map { $0.path } == ["v1"] && found.sized == 1)
  }

  /// The touch target of a button is that of its text, if the text is narrower than a finger.
  @Test func aTextThatMakesItsButtonASmallTargetIsTooWide() throws {
    let place = ".top == superview.top; .leading == superview.leading; .size == 30x44"
    let button = "view b: Button { text = \"i\"; font = 13; \(place) }"
    #expect(try budgets(button) == ["b 6 'b' is small for a finger at every size"])
  }

  @Test func aTextThatNothingHoldsEndsAtTheScreen() throws {
    let found = try budgets("view title: Label { .top == superview.top; .leading == superview.leading + 16 }")
    #expect(found == ["title 304 'title' extends beyond the screen for every width below 321"])
  }

  /// Texts are rounded up to the pixel.
  @Test func aTextThatNeedsHalfAPixelNeedsAWholeOne() throws {
    let found = try budgets("view title: Label { .top == superview.top; .leading == superview.leading + 31.5 }")
    #expect(found == ["title 288 'title' extends beyond the screen for every width below 320.5"])
  }

  /// A check allows what a button draws without its padding.
  @Test func theTitleOfAButtonMayTakeItsPadding() throws {
    let found = try budgets(
      "view buy: Button { text = \"Buy\"; .edges(top, leading) == superview; .width == 100; .height == 44 }")
    #expect(found.count == 1 && found[0].hasPrefix("buy 100 "), "\(found)")
  }

  @Test func aTextMayNotPushOthersOut() throws {
    let found = try budgets(
      """
        view name: Label { text = "Name"; .edges(top, leading) == superview; compression.horizontal = 760 }
        view open: Button { text = "Open"; .top == superview.top; .trailing == superview.trailing; .leading >= name.trailing + 8 }
      """)
    // The title of 'open' is 43 wide, and its padding gives way.
    let first = try #require(found.first)
    #expect(first.hasPrefix("name 26") && first.contains("'open'"), "\(found)")
  }

  @Test func aTextMayNotGrowOverOthers() throws {
    let found = try budgets(
      """
        view name: Label { .edges(top, leading) == superview }
        view open: Button { text = "Open"; .top == superview.top; .trailing == superview.trailing; .width == 120 }
      """)
    #expect(found.first == "name 201 'open' lies over 'name' for every width below 321")
  }

  @Test func textsOfSeveralLinesHaveNone() throws {
    #expect(try budgets("view body: Label { text = \"a\"; lines = 0; .edges(top, leading) == superview }") == [])
  }

  @Test func aTextMayScroll() throws {
    let found = try budgets(
      "view tags: ScrollView { .edges == superview; view tag: Label { text = \"a\"; .edges == superview } }",
      sizes: "320x10 ... 430x932")
    #expect(found.count == 1, "\(found)")
  }

  @Test func eachLanguageHasBudgetsOfItsOwn() throws {
    // The longer the title of 'open', the less room has 'name'.
    let form = try layout(
      """
        view name: Label { text = "name"; .edges(top, leading) == superview }
        view open: Button { text = "open"; .top == superview.top; .trailing == superview.trailing }
      """, sizes: "320x480 ... 430x932")
    var options = CheckOptions()
    options.translations = [("en", "Open"), ("de", "Öffnen und lesen"), ("de-CH", "Öffnen und lesen")].map {
      Translation(name: $0, direction: .leftToRight, texts: ["open": TranslatedText($1, file: "a.strings", line: 1)])
    }
    let found = textBudgets(of: form, options)
    #expect(found.map(\.languages) == [["en"], ["de", "de-CH"]])
    #expect(found.map { $0.texts.map(\.key) } == [["name", "open"], ["name", "open"]])
    #expect(found.map { $0.texts.map(\.text) } == [["name", "Open"], ["name", "Öffnen und lesen"]])
    let widths = found.compactMap { $0.texts.first?.widest }
    #expect(widths.count == 2 && widths[0] > widths[1] + 50, "\(widths)")
    #expect(textBudgets(of: form, CheckOptions()).map(\.languages) == [[]])
  }

  @Test func contradictionsLeaveNoBudget() throws {
    let broken = try layout(
      "view a: Label { .width == 1; .width == 2; .edges(top, leading) == superview }", sizes: "9x9")
    #expect(textBudgets(of: broken, CheckOptions())[0].obstacle == .contradictory)
  }

  @Test(arguments: [2000, 2001]) func aLayoutOfSoManyViewsHasNoBudget(_ count: Int) throws {
    // The root is a view too.
    let views = (1..<count).map { "view v\($0) { .frame == (0, 0, 9, 9) }" }
    let found = textBudgets(of: try layout(views.joined(separator: "\n"), sizes: "9x9"), CheckOptions())
    #expect(found[0].obstacle == (count > 2000 ? .tooLarge : nil))
  }

  @Test(arguments: [200, 201]) func onlySoManyTextsAreExamined(_ count: Int) throws {
    #expect(TextBudgets.textLimit == 200)
    let labels = (0..<count).map { "view t\($0): Label { .width == 10; .edges(top, leading) == superview }" }
    let found = try layout(labels.joined(separator: "\n"), sizes: "300x300")
    #expect(TextBudgets(found, CheckOptions()).views.count == count)
  }

  @Test func aCharacterIsThatOfEnglish() throws {
    let found = textBudgets(
      of: try layout("view a: Label { .width == 100; .edges(top, leading) == superview }", sizes: "300x300"),
      CheckOptions())[0]
    let budget = try #require(found.texts.first)
    #expect(LetterFrequencies.english.counts.reduce(0, +) == 82)
    #expect(budget.characterWidth > 7 && budget.characterWidth < 8 && budget.characters == 13, "\(budget)")
  }

  @Test func frequenciesAreThoseOfLetters() {
    for table in LetterFrequencies.all {
      #expect(table.letters.unicodeScalars.count == table.counts.count, "\(table.language)")
      #expect(Set(table.letters.unicodeScalars).count == table.counts.count, "\(table.language)")
      #expect(table.counts.allSatisfy { $0 > 0 }, "\(table.language)")
      for letter in table.letters.unicodeScalars {
        #expect(letter.properties.isAlphabetic && !letter.properties.isUppercase, "\(table.language) \(letter)")
        // Each letter has a width of its own in the table of widths.
        if !["ja", "ko", "zh"].contains(table.language) {
          #expect(TextMeasure.advance(of: letter.value, .regular).isOfSystemFont, "\(table.language) \(letter)")
        }
      }
      let width = table.meanWidth(fontSize: 100, weight: .regular)
      #expect(width > 45 && width <= 100, "\(table.language): \(width.double)")
    }
    #expect(Set(LetterFrequencies.all.map(\.language)).count == LetterFrequencies.all.count)
  }

  @Test(arguments: [
    ("de", "de"), ("de-CH", "de"), ("PT_BR", "pt"), ("pl, few", "pl"), ("zh-Hans", "zh"), ("th", "en"),
    ("own texts", "en"), ("expansion 40%", "en"), ("", "en"), ("e", "en"), ("español", "en"),
  ]) func aLanguageHasItsLetters(_ name: String, _ language: String) {
    #expect(LetterFrequencies.of(name).language == language)
  }

  @Test func languagesWithTheSameTextsHaveTheirOwnLetters() throws {
    let form = try layout(
      "view name: Label { text = \"name\"; .edges(top, leading) == superview; .width <= 200 }", sizes: "320x480")
    var options = CheckOptions()
    options.translations = ["de", "ja", "th", "de-AT", "en"].map {
      Translation(name: $0, direction: .leftToRight, texts: ["name": TranslatedText("Name")])
    }
    let found = textBudgets(of: form, options)
    #expect(found.map(\.languages) == [["de", "de-AT"], ["ja"], ["th", "en"]])
    #expect(found.map(\.letters) == ["de", "ja", "en"])
    #expect(found.map(\.areOfOtherLetters) == [false, false, true])
    #expect(Set(found.map { $0.texts[0].widest }) == [200])
    // The Japanese characters are as wide as the font is high.
    #expect(found.map { $0.texts[0].characters } == [25, 11, 26])
  }

  @Test func noSizeContradictsABudget() throws {
    for seed in 0..<6 as Range<UInt64> {
      var form = RandomForm(seed: seed)
      let compilation = compile(path: "form.lay", bytes: Array(form.text.utf8), options: .solving) { _ in nil }
      let layout = try #require(compilation.layouts.first)
      let sizes = form.sizes(20)
      let budgets = TextBudgets(layout, CheckOptions())
      for view in budgets.views {
        guard let widest = budgets.budget(of: view).widest else { continue }
        var program = layout.program
        program.views[view.index].shown = ShownText(lines: 1, width: widest)
        var screen = Layout(program)
        for size in sizes {
          screen.resize(to: LayoutEnvironment(size: size))
          #expect(
            screen.exactFrame(of: view).width >= widest, "seed \(seed), \(view) at \(size.spelled)\n\(form.text)")
        }
      }
    }
  }
}
