import LayCompiler
import LayDiagnostics
import LayRuntime
import Testing

@testable import LayAnalysis

/// Layouts in each of several languages.
@Suite struct TranslationTests {
  /// A form whose button has room for 120 points beside a field.
  private let form = """
    layout Login(375x667) {
      sizes 320x568 ... 430x932
      view title: Label { text = "login.title"; .edges(top, leading) == superview inset 16 }
      view submit: Button { text = "login.submit"; .height == 44; .top == title.bottom + 16; .leading == title.leading; .width <= 120 }
    }
    """

  private func language(_ name: String, rtl: Bool = false, _ texts: [String: String]) -> Translation {
    var own: [String: TranslatedText] = [:]
    for (number, key) in texts.keys.sorted().enumerated() {
      own[key] = TranslatedText(texts[key] ?? "", file: "Localizable.xcstrings", line: 10 * (number + 1))
    }
    return Translation(name: name, direction: rtl ? .rightToLeft : .leftToRight, texts: own)
  }

  private var english: Translation { language("en", ["login.title": "Hello", "login.submit": "Sign in"]) }
  private var german: Translation {
    language("de", ["login.title": "Hallo", "login.submit": "Anmelden und fortfahren"])
  }
  private var french: Translation { language("fr", ["login.title": "Salut", "login.submit": "Se connecter et plus"]) }
  private var arabic: Translation { language("ar", rtl: true, ["login.title": "مرحبا", "login.submit": "دخول"]) }

  private func options(_ translations: Translation...) -> CheckOptions {
    var options = CheckOptions()
    options.translations = translations
    return options
  }

  private func proofs(_ text: String, _ options: CheckOptions) throws -> [[String]] {
    let layout = try #require(screen(text).compilation.layouts.first)
    let examination = LayoutExamination(layout, options)
    examination.run { _, _ in }
    return examination.proofs.map { proof in
      proof.variant.languages + (proof.variant.direction == .rightToLeft ? ["rtl"] : [])
    }
  }

  private let finding = "L0601 4:8 the text of 'submit' is cut off"

  @Test func aFindingNamesItsLanguages() {
    #expect(findings(form, options: options(english)) == [])
    #expect(findings(form, options: options(german)) == ["\(finding) at every size"])
    #expect(findings(form, options: options(english, german)) == ["\(finding) at every size (in de only)"])
    #expect(
      findings(form, options: options(english, german, french)) == ["\(finding) at every size (in de and fr)"])
    #expect(
      findings(form, options: options(english, german, arabic)) == ["\(finding) at every size (in de only)"])
  }

  @Test func manyLanguagesAreCounted() {
    var options = options(english)
    for name in ["de", "fr", "es", "it", "pt"] {
      options.translations.append(language(name, ["login.submit": "Far too long in \(name) for this"]))
    }
    #expect(findings(form, options: options) == ["\(finding) at every size (in all languages but en)"])
    options.translations.append(language("nl", ["login.submit": "Inloggen"]))
    #expect(findings(form, options: options) == ["\(finding) at every size (in de, fr and 3 more)"])
  }

  @Test func aFindingShowsTextKeyAndPlace() throws {
    let found = try #require(checked(form, options: options(english, german)).diagnostics.first)
    let note =
      "in German (de) the text of 'submit' is \"Anmelden und fortfahren\" (\"login.submit\", Localizable.xcstrings:10)"
    #expect(found.notes.map(\.text).contains(note), "\(found.notes)")
    #expect(found.caretLabel.hasPrefix("at 320x568 in de it is 120 wide"), "\(found.caretLabel)")
    #expect(found.areas.map(\.languages) == [["de"]])
    let alone = try #require(checked(form, options: options(german)).diagnostics.first)
    #expect(alone.areas.map(\.languages) == [[]])
  }

  @Test func languagesWithTheSameTextsAreProvedOnce() throws {
    var swiss = german
    swiss.name = "de-CH"
    #expect(try proofs(form, options(german, swiss, english)) == [["de", "de-CH"], ["en"]])
    // Directions are told apart.
    swiss.direction = .rightToLeft
    #expect(try proofs(form, options(german, swiss)) == [["de"], ["de-CH", "rtl"]])
    // Other texts of the catalog do not matter.
    swiss = german
    swiss.name = "de-AT"
    swiss.texts["other"] = TranslatedText("Anderes", file: "a")
    #expect(try proofs(form, options(german, swiss)) == [["de", "de-AT"]])
  }

  @Test func textsThatAreNoKeysAreThoseOfALanguage() throws {
    // The key of a string catalog is often the text of the source language.
    let own = form.replacing("login.title", "Hello").replacing("login.submit", "Sign in")
    let source = language("en", [:])
    let other = language("de", ["Hello": "Hallo", "Sign in": "Anmelden und fortfahren"])
    #expect(try proofs(own, options(source, other)) == [["en"], ["de"]])
    #expect(try proofs(own, options(other)) == [["de"]])
    #expect(try proofs(own, CheckOptions()) == [[]])
    var changed = options()
    changed.textChanges = [.ibm]
    #expect(try proofs(own, changed) == [["own texts"], ["expansion ibm"]])
    changed = options(source, other)
    changed.textChanges = [.ibm]
    #expect(try proofs(own, changed) == [["en"], ["de"], ["expansion ibm"]])
    // Keys are changed as they are in the first language.
    changed = options(english, german)
    changed.textChanges = [.pseudo]
    #expect(try proofs(form, changed) == [["en"], ["de"], ["pseudo"]])
    let found = checked(form, options: changed).diagnostics.flatMap(\.notes).map(\.text)
    #expect(!found.contains { $0.contains("ļöĝîñ") }, "\(found)")
  }

  @Test func directionsAreThoseOfTheLanguages() throws {
    var options = options(english, arabic)
    #expect(try proofs(form, options) == [["en"], ["ar", "rtl"]])
    options.checksBothDirections = true
    #expect(try proofs(form, options) == [["en"], ["ar", "rtl"]])
    options.textChanges = [.longer(10)]
    #expect(
      try proofs(form, options) == [["en"], ["ar", "rtl"], ["expansion 10%"], ["expansion 10%", "rtl"]])
  }

  @Test func conditionalTextsAreTranslatedToo() {
    let text = """
      layout A(300x300) {
        sizes 200x200 ... 400x400
        view a: Label { text = "short"; .edges(top, leading) == superview; .width <= 60 }
        view s: SegmentedControl { segments = ["one", "two"]; .edges(bottom, leading) == superview; .width <= 120 }
        when width < 300 { a.text = "other" }
      }
      """
    let plain = language("en", ["short": "Ok", "other": "Ok", "one": "A", "two": "B"])
    let long = language("de", ["short": "Ok", "other": "Ein langer Text", "one": "A", "two": "B"])
    let wide = language("fi", ["short": "Ok", "other": "Ok", "one": "Aivan pitkä sana", "two": "B"])
    #expect(findings(text, options: options(plain)) == [])
    #expect(
      findings(text, options: options(plain, long))
        == ["L0601 3:8 the text of 'a' is cut off for every width below 300 (in de only)"])
    #expect(
      findings(text, options: options(plain, wide))
        == ["L0601 4:8 's' is smaller than its content at every size (in fi only)"])
  }

  @Test func anEnvironmentShowsWhatATranslatedProgramDoes() throws {
    let layout = try #require(screen(form).compilation.layouts.first)
    let languages = ExaminedLanguages(layout.program, options(english, german, arabic))
    #expect(languages.tables.count == 3)
    var program = layout.program
    program.translations = languages.tables
    for (number, table) in languages.tables.enumerated() {
      var (own, other) = (Layout(program), Layout(layout.program.translated(table)))
      var environment = LayoutEnvironment(size: size(375, 667))
      other.resize(to: environment)
      environment.translation = UInt16(number + 1)
      own.resize(to: environment)
      for view in program.views.indices {
        #expect(own.frame(of: ViewID(view)) == other.frame(of: ViewID(view)))
        #expect(own.text(of: ViewID(view)) == other.text(of: ViewID(view)))
      }
    }
    // A number beyond the translations means none.
    var screen = Layout(program)
    var environment = LayoutEnvironment(size: size(375, 667))
    environment.translation = 4
    screen.resize(to: environment)
    #expect(screen.text(of: ViewID(2)) == "login.submit")
  }

  @Test func conflictsAndAssertionsNameTheirLanguages() {
    let text = """
      layout A(300x300) {
        sizes 300x300 ... 400x400
        view a: Label { text = "key"; .edges(top, leading) == superview; compression.horizontal = required }
        view b: Label { text = "x"; .top == a.bottom; .leading == a.leading }
        a.width <= 100
        assert a.width <= 60
      }
      """
    let (short, long) = (language("en", ["key": "Hi"]), language("de", ["key": "Ein viel zu langer Text"]))
    let found = findings(text, options: options(short, long))
    #expect(found.contains { $0.hasPrefix("L0501") && $0.contains("(in de only)") }, "\(found)")
    let middle = language("fr", ["key": "Bonjour le"])
    #expect(
      findings(text, options: options(short, middle))
        == ["L0511 6:10 this assertion fails at every size (in fr only)"])
  }

  @Test func regionsThatDifferAreAbridged() {
    let text = """
      layout A(300x300) {
        sizes 100x100 ... 600x600
        view a: Label { text = "key"; .edges(leading, top) == superview; .trailing <= superview.trailing }
      }
      """
    var all = options(language("en", ["key": "Hi"]))
    for (number, name) in ["de", "fr", "es", "it", "pt", "nl"].enumerated() {
      all.translations.append(language(name, ["key": String(repeating: "word ", count: 4 + number) + "end"]))
    }
    let found = findings(text, options: all)
    #expect(found.count == 1 && found[0].contains("(in de only), for every width below"), "\(found)")
    #expect(found.first?.hasSuffix("(in nl only), and at other sizes in other languages") == true, "\(found)")
  }

  @Test func theExaminationSaysItsLanguages() {
    #expect(checked(form).examined.map(\.languages) == [[]])
    #expect(checked(form, options: options(english, german)).examined.map(\.languages) == [["en", "de"]])
    var changed = CheckOptions()
    changed.textChanges = [.longer(40), .pseudo]
    #expect(
      checked(form, options: changed).examined.map(\.languages) == [["own texts", "expansion 40%", "pseudo"]])
  }

  @Test func pluralFormsAreNamed() {
    let few = language("pl, few", ["login.submit": "Bardzo długi napis tutaj"])
    #expect(findings(form, options: options(english, few)) == ["\(finding) at every size (in pl (few) only)"])
  }

  @Test func fixesAreTriedInAllLanguages() throws {
    let found = try #require(checked(form, options: options(english, german)).diagnostics.first)
    let help = found.notes.map(\.text).filter { $0.hasPrefix("tried") }
    #expect(help.count <= 1, "\(found.notes)")
  }
}

extension String {
  fileprivate func replacing(_ text: String, _ other: String) -> String {
    split(separator: text, omittingEmptySubsequences: false).joined(separator: other)
  }
}
