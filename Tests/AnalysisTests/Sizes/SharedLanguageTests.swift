import LayCompiler
import LayDiagnostics
import LayModel
import LayRuntime
import TestSupport
import Testing

@testable import LayAnalysis

/// A language in which the results of another one hold is not proved again, and all that a check finds is the same.
@Suite struct SharedLanguageTests {
  /// The results of a check in some languages, and the number of parts of sizes that were proved.
  private func checked(
    _ compilation: Compilation, _ languages: [Translation], sharesLanguages: Bool, bothDirections: Bool = false
  ) -> (text: String, parts: Int) {
    var options = CheckOptions()
    (options.translations, options.sharesLanguages) = (languages, sharesLanguages)
    options.checksBothDirections = bothDirections
    // Fixes take most of the time of wrong screens.
    options.triesChanges = isThorough
    var parts = 0
    var result = check(compilation, options: options) { if case .proving = $0 { parts += 1 } }
    // Fewer sizes are laid out.
    for index in result.examined.indices { result.examined[index].sizes = [] }
    let found = result.diagnostics.map { "\($0)" } + result.examined.map { "\($0)" }
    return (found.joined(separator: "\n"), parts)
  }

  /// True if a language was not proved again. The results are the same as if it were.
  private func isShared(
    _ text: String, _ languages: [Translation], bothDirections: Bool = false,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> Bool {
    let compilation = compile(path: "test.lay", bytes: Array(text.utf8), options: .solving) { _ in nil }
    let (own, plain) = (
      checked(compilation, languages, sharesLanguages: true, bothDirections: bothDirections),
      checked(compilation, languages, sharesLanguages: false, bothDirections: bothDirections)
    )
    #expect(own.text == plain.text, "\(text)\(languages)", sourceLocation: sourceLocation)
    return own.parts < plain.parts
  }

  private func language(
    _ name: String, _ texts: [String: String], direction: InterfaceDirection? = .leftToRight
  ) -> Translation {
    let own = texts.mapValues { TranslatedText($0, file: "Localizable.xcstrings", line: 1) }
    return Translation(name: name, direction: direction, texts: own)
  }

  private func screen(_ body: String) -> String {
    "layout Screen(300x300) {\n  sizes 300x300 ... 600x600\n\(body)\n}\n"
  }

  private let english = ["title": "Welcome", "go": "Continue", "more": "Read more about it"]
  private let german = ["title": "Hallo", "go": "Weiter", "more": "Mehr dar\u{FC}ber lesen und verstehen"]

  /// True if the second of two languages is not proved again.
  private func isShared(_ body: String, _ other: [String: String]? = nil) -> Bool {
    isShared(screen(body), [language("en", english), language("de", other ?? german)])
  }

  private static let title = "view a: Label { text = \"title\"; .edges(top, leading) == safeArea inset 16 }"
  /// A text of several lines across the screen, with a button below.
  private static let wrapping = """
    view a: Label { text = "more"; lines = 0; .edges(top, leading) == safeArea inset 16; .width == 100 }
    view b: Button { text = "go"; .top == a.bottom + 8; .leading == a.leading }
    """

  @Test(arguments: [
    title,
    "\(title)\n  view b: Button { text = \"go\"; .top == a.bottom + 8; .leading == a.leading }",
    "\(title)\n  view b: Button { text = \"go\"; .leading == a.trailing + 8; .firstBaseline == a.firstBaseline }",
    "\(title)\n  view b { .leading == a.trailing + 8; .trailing == safeArea.trailing - 16; .top == a.top; .height == a.height }",
    "view s: HStack { .edges(top, leading) == safeArea inset 16; view a: Label { text = \"title\" }; view b: Button { text = \"go\" } }",
    "view s: SegmentedControl { segments = [\"title\", \"go\"]; .edges(top, leading) == safeArea inset 16 }",
    "\(title)\n  when width < 400 { a.alpha = 0.5 }",
    "\(title)\n  state wide { a.alpha = 1 }",
    "\(title)\n  assert a.trailing <= superview.trailing - 9",
    wrapping,
    // What is found is the same in both languages, so that it need not be found again.
    "\(title)\n  view b: Button { .size == 20x20; .edges(bottom, leading) == safeArea inset 16; allow L0605 }",
  ])
  func aLanguageIsNotProvedAgain(_ body: String) { #expect(isShared(body)) }

  @Test(arguments: [
    // The text of one language is in no view.
    "view a { .edges == superview }",
    "view a: Label { text = \"title\"; frame = (10, 100, 200, 30) }",
    "\(title)\n  view b: Label { text = \"title\"; .top == a.bottom + 8; .leading == a.leading; .height == 2 }",
  ])
  func whatIsFoundInBothLanguagesIsProvedInBoth(_ body: String) { _ = isShared(body) }

  /// Each layout is sound in the first language alone.
  @Test(arguments: [
    ("\(title); view b: Label { text = \"more\"; .width <= 200; .top == a.bottom; .leading == a.leading }", "L0601"),
    (
      "view a: Label { text = \"more\"; .leading == superview.leading + 8; .bottom == superview.bottom - 60 }\n"
        + "view b: Button { text = \"go\"; .trailing == superview.trailing - 8; .centerY == a.centerY }", "L0604"
    ),
    ("\(title)\n  a.compression = required\n  a.width <= 90", "L0501"),
    ("\(title)\n  assert a.width <= 90", "L0511"),
    (
      "view a: Label { text = \"more\"; lines = 0; .edges(top, leading) == safeArea inset 16; .width == 100; .height <= 45 }",
      "L0601"
    ),
  ])
  func whatFailsInAnotherLanguageIsFound(_ body: String, _ code: String) {
    let longer = [
      "title": "Willkommen zur\u{FC}ck", "go": "Fortfahren und weiter",
      "more": "Erfahren Sie hier noch sehr viel mehr dar\u{FC}ber, was das ist",
    ]
    let text = screen(body)
    #expect(!isShared(body, longer), "\(body)")
    var options = CheckOptions()
    options.translations = [language("en", english)]
    #expect(!findings(text, options: options).contains { $0.hasPrefix(code) }, "\(findings(text, options: options))")
    options.translations.append(language("de", longer))
    #expect(findings(text, options: options).contains { $0.hasPrefix(code) }, "\(findings(text, options: options))")
  }

  @Test func aConstraintThatMattersInAnotherLanguageIsNotReported() {
    // The limit stops the width of the longer text alone.
    let body = "view a: Label { text = \"title\"; .edges(top, leading) == safeArea inset 16; .width <= 90 @high }"
    let longer = ["title": "Willkommen zur\u{FC}ck"]
    var options = CheckOptions()
    options.translations = [language("en", english)]
    let alone = findings(screen(body), options: options)
    options.translations.append(language("de", longer))
    let both = findings(screen(body), options: options)
    #expect(alone != both)
    _ = isShared(body, longer)
  }

  @Test func aSheetThatIsOnTheScreenInAnotherLanguageAloneCovers() {
    // A state brings the sheet onto the screen, where it covers on purpose. After a short text it is there without the state.
    let text = """
      layout Screen(300x300) {
        sizes 300x300 ... 300x600
        view more: Label { text = "more"; .edges(top, leading) == superview inset 90 }
        view a: Label { text = "title"; .edges(top, leading) == superview inset 16 }
        view sheet {
          backgroundColor = #ffffff; .top == superview.top + 100; .size == 300x150; .leading == a.trailing + 215 @low
          view b: Label { text = "go"; .leading == superview.leading + 100; .top == superview.top }
        }
        state open { sheet.leading == superview.leading }
      }
      """
    let languages = [language("en", english), language("de", english.merging(["title": "Hi"]) { $1 })]
    _ = isShared(text, languages)
    var options = CheckOptions()
    options.translations = [languages[0]]
    #expect(!findings(text, options: options).contains { $0.hasPrefix("L0604") }, "\(findings(text, options: options))")
    options.translations = languages
    #expect(findings(text, options: options).contains { $0.hasPrefix("L0604") }, "\(findings(text, options: options))")
  }

  @Test(arguments: [
    title, wrapping,
    "\(title)\n  view b: Button { text = \"go\"; .leading == a.trailing + 8; .firstBaseline == a.firstBaseline }",
  ])
  func aLanguageFromRightToLeftFollowsAMirrorImage(_ body: String) {
    let arabic = [
      "title": "\u{645}\u{631}\u{62D}\u{628}\u{627}", "go": "\u{627}\u{630}\u{647}\u{628}",
      "more": "\u{627}\u{642}\u{631}\u{623} \u{627}\u{644}\u{645}\u{632}\u{64A}\u{62F}",
    ]
    let languages = [language("en", english), language("ar", arabic, direction: .rightToLeft)]
    #expect(isShared(screen(body), languages))
    // Nothing is turned around where the left is meant.
    let fixed = body.replacing("edges(top, leading)", with: "edges(top, left)")
    #expect(!isShared(screen(fixed), languages))
  }

  @Test func manyLanguagesFollowTheFirst() {
    let others = (1...20).map { number in
      let letters = String(repeating: "i", count: number % 5)
      return language("l\(number)", english.mapValues { String($0.dropLast(number % 4)) + letters })
    }
    #expect(isShared(screen(SharedLanguageTests.title), [language("en", english)] + others))
    #expect(isShared(screen(SharedLanguageTests.wrapping), [language("en", english)] + others))
  }

  // MARK: - Random layouts

  /// Other texts for those of a layout: shorter, longer, empty, of several words, or the same.
  private func translation(_ name: String, of text: String, _ random: inout SeededGenerator) -> Translation {
    var own: [String: String] = [:]
    let compilation = compile(path: "t.lay", bytes: Array(text.utf8)) { _ in nil }
    for text in Set(compilation.layouts.flatMap { $0.program.allTexts }).sorted() where !text.isEmpty {
      switch Int.random(in: 0...7, using: &random) {
      case 0: continue
      case 1: own[text] = text + text
      case 2: own[text] = "\(text) und noch mehr"
      case 3: own[text] = Int.random(in: 0...3, using: &random) == 0 ? "" : "x"
      case 4: own[text] = text + "i"
      default: own[text] = String(text.dropLast(Int.random(in: 1...3, using: &random)))
      }
    }
    return language(name, own, direction: nil)
  }

  private func look(at text: String, seed: UInt64) -> Bool {
    var random = SeededGenerator(seed: seed)
    let languages = ["de", "fr"].map { translation($0, of: text, &random) }
    return isShared(text, [language("en", [:], direction: nil)] + languages, bothDirections: seed % 4 == 0)
  }

  @Test func noResultOfRandomScreensChanges() {
    var shared = 0
    for seed in 0..<cases(40, thorough: 3000) as Range<UInt64> {
      for flaws in [false, true] where look(at: RandomTurnedScreen(seed: seed, flaws: flaws).text, seed: seed) {
        shared += 1
      }
    }
    #expect(shared >= 10, "\(shared)")
  }

  @Test func noResultOfRandomFilesChanges() {
    for seed in 0..<cases(15, thorough: 1500) as Range<UInt64> {
      let texts = [RandomFile(seed: seed + 1).text, RandomScreen(seed: seed).text, RandomForm(seed: seed).text]
      for text in texts { _ = look(at: text, seed: seed) }
    }
  }
}
