import LayDiagnostics
import LayModel
import Testing

@testable import LayStrings

/// String catalogs: `.xcstrings`.
@Suite struct CatalogTests {
  @Test func eachLanguageIsATranslationInItsDirection() {
    let table = table(["A.xcstrings": catalog("\(unit("de", "Weiter")), \(unit("ar", "متابعة"))", key: "Next")])
    #expect(table.sourceLanguage?.text == "en")
    #expect(table.languages.map(\.text) == ["en", "de", "ar"])
    #expect(table.problems.isEmpty)
    // The text of the source language is the key.
    #expect(table.lines("Next") == ["en ltr: Next=Next", "de ltr: Next=Weiter", "ar rtl: Next=متابعة"])
  }

  @Test func textsKnowTheirFileAndLine() throws {
    let text = "{\"sourceLanguage\": \"en\", \"strings\": {\n\"k\": {\"localizations\": {\n\(unit("de", "Ja"))\n}}}}"
    let german = try #require(LanguageTag("de"))
    let found = table(["App/A.xcstrings": text]).translations(of: ["k"], in: [german], on: .phonesAndTablets)
    #expect(found.first?.texts["k"] == TranslatedText("Ja", file: "App/A.xcstrings", line: 3))
  }

  @Test func layoutsMayHaveTheSourceTextInThePlaceOfTheKey() {
    let table = table(["A.xcstrings": catalog("\(unit("en", "Sign In")), \(unit("de", "Anmelden"))", key: "login")])
    #expect(table.lines("Sign In") == ["en ltr: Sign In=Sign In", "de ltr: Sign In=Anmelden"])
    #expect(table.lines("login") == ["en ltr: login=Sign In", "de ltr: login=Anmelden"])
    #expect(table.entry(for: "Anmelden") == nil)
  }

  @Test func pluralFormsAreTranslationsOfTheirOwn() {
    let polish = plural(("one", "%lld plik"), ("few", "%lld pliki"), ("many", "%lld plików"), ("other", "%lld pliku"))
    let table = table(["A.xcstrings": catalog("\"pl\": {\"variations\": {\(polish)}}")])
    #expect(
      table.lines("k") == [
        "en ltr: k=k", "pl ltr: k=1000 pliku", "pl, one ltr: k=1 plik", "pl, few ltr: k=3 pliki",
        "pl, many ltr: k=11 plików",
      ])
    #expect(table.gapLines("k").isEmpty)
  }

  @Test func keysThatAreFormatsHaveSamplesToo() {
    let table = table(["A.xcstrings": catalog(unit("de", "%lld Dateien"), key: "%lld files")])
    #expect(table.lines("%lld files") == ["en ltr: %lld files=1000 files", "de ltr: %lld files=1000 Dateien"])
  }

  @Test func formsThatAreEqualAreOneTranslation() {
    let japanese = plural(("one", "ファイル"), ("other", "ファイル"))
    #expect(
      table(["A.xcstrings": catalog("\"ja\": {\"variations\": {\(japanese)}}")]).lines("k") == [
        "en ltr: k=k", "ja ltr: k=ファイル",
      ])
  }

  @Test func textsByDeviceAreThoseOfTheDevicesOfTheLayout() {
    let text = """
      "en": {"variations": {"device": {
        "iphone": {"stringUnit": {"value": "Tap"}}, "ipad": {"variations": {\(plural(("one", "Tap it"), ("other", "Tap them")))}},
        "mac": {"stringUnit": {"value": "Click"}}, "applewatch": {"stringUnit": {"value": "W"}},
        "other": {"stringUnit": {"value": "Select"}}
      }}}
      """
    let table = table(["A.xcstrings": catalog(text)])
    #expect(table.problems.isEmpty)
    #expect(table.lines("k") == ["en ltr: k=Tap", "en, ipad ltr: k=Tap them", "en, one, ipad ltr: k=Tap it"])
    #expect(table.lines("k", on: .macs) == ["en ltr: k=Click"])
    let other = localized(
      #""en": {"variations": {"device": {"applewatch": {"stringUnit": {"value": "W"}}, "other": {"stringUnit": {"value": "S"}}}}}"#
    )
    #expect(other.lines("k") == ["en ltr: k=S"])
  }

  @Test func substitutionsHaveFormsOfTheirOwn() {
    let files =
      "\"files\": {\"argNum\": 2, \"formatSpecifier\": \"lld\", \"variations\": {\(plural(("one", "%arg file"), ("other", "%arg files")))}}"
    let text =
      "\"en\": {\"stringUnit\": {\"value\": \"%1$@ has %#@files@ (%2$lld of %3$lld)\"}, \"substitutions\": {\(files)}}"
    #expect(
      localized(text).lines("k") == [
        "en ltr: k=Abcdefgh has 1000 files (1000 of 1000)", "en, one ltr: k=Abcdefgh has 1 file (1000 of 1000)",
      ])
  }

  @Test func untranslatedKeysAndMissingFormsAreGaps() {
    let text = """
      {"sourceLanguage": "en", "strings": {
        "a": {"localizations": {\(unit("de", "A")), \(unit("fr", "A"))}},
        "b": {"localizations": {\(unit("de", "B"))}},
        "c": {"localizations": {\(unit("de", "C", state: "new")), \(unit("fr", "C", state: "needs_review"))}},
        "d": {"shouldTranslate": false},
        "e": {"localizations": {\(unit("de", "")), "fr": {"variations": {\(plural(("other", "E")))}}}},
        "f": {"extractionState": "stale", "localizations": {"en": {"variations": {\(plural(("other", "F")))}}}}
      }}
      """
    let table = read(text)
    #expect(
      table.gapLines("a", "b", "c", "d", "e", "a") == [
        "L0917 A.xcstrings:3:3: 'b' has no translation in fr", "L0917 A.xcstrings:4:3: 'c' has no translation in de",
        "L0917 A.xcstrings:6:3: 'e' has no translation in de",
        "L0918 A.xcstrings:6:\(column(of: "\"fr\"", inLine: 6, text)): the text of 'e' in fr lacks the plural form 'one'",
      ])
    // Keys that no layout shows are not asked about.
    #expect(table.gapLines().isEmpty)
    #expect(table.gapLines("f").map { $0.prefix(5) } == ["L0917", "L0918"])
    // A text that nobody has translated is shown as the source, or as far as there is one.
    #expect(table.lines("c", "b", "d", "e").last == "fr ltr: c=C, b=b, d=d, e=E")
    #expect(table.lines("c", "b", "d", "e")[1] == "de ltr: c=C, b=B, d=d, e=e")
  }

  private func column(of part: String, inLine line: Int, _ text: String) -> Int {
    let line = text.split(separator: "\n")[line - 1]
    return line.utf8.distance(from: line.startIndex, to: line.firstRange(of: part)!.lowerBound) + 1
  }

  @Test func substitutionsNeedTheirFormsToo() {
    let files = "\"files\": {\"variations\": {\(plural(("one", "1"), ("other", "n")))}}"
    let text = "\"ru\": {\"stringUnit\": {\"value\": \"%#@files@\"}, \"substitutions\": {\(files)}}"
    #expect(
      localized(text).gapLines("k").map { $0.split(separator: ": ")[1...].joined(separator: ": ") } == [
        "the text of 'k' in ru lacks the plural forms 'few' and 'many'"
      ])
  }

  @Test func manyOfMillionsAndFractionsMayBeMissing() {
    for language in ["fr", "es", "it", "pt-BR"] {
      let forms = plural(("one", "1"), ("other", "n"))
      #expect(localized("\"\(language)\": {\"variations\": {\(forms)}}").gapLines("k").isEmpty)
    }
    let czech = plural(("one", "1"), ("few", "3"), ("other", "n"))
    #expect(localized("\"cs\": {\"variations\": {\(czech)}}").gapLines("k").isEmpty)
  }

  @Test func ofSeveralCatalogsTheFirstTextHolds() {
    let table = table([
      "A.xcstrings": catalog(unit("de", "A")), "B.xcstrings": catalog("\(unit("de", "B")), \(unit("fr", "B"))"),
    ])
    #expect(table.lines("k") == ["en ltr: k=k", "de ltr: k=A", "fr ltr: k=B"])
  }

  @Test(arguments: [
    ("{", "1:2: the string catalog is not JSON: expected a name in quotes"),
    ("[]", "1:1: the string catalog is an object, not an array"),
    ("{}", "1:1: the string catalog has no 'strings'"),
    ("{\"sourceLanguage\": 1, \"strings\": {}}", "1:20: 'sourceLanguage' is a string, not a number"),
    ("{\"sourceLanguage\": \"x\", \"strings\": {}}", "1:20: 'x' is not a language"),
    ("{\"strings\": []}", "1:13: 'strings' is an object, not an array"),
    ("{\"strings\": {\"a\": 1}}", "1:19: a key is an object, not a number"),
    ("{\"strings\": {\"a\": {\"localizations\": 1}}}", "1:37: 'localizations' is an object, not a number"),
    ("{\"strings\": {\"a\": {\"localizations\": {\"d\": {}}}}}", "1:38: 'd' is not a language"),
    ("{\"strings\": {\"a\": {\"localizations\": {\"de\": 1}}}}", "1:44: a localization is an object, not a number"),
    (
      "{\"strings\": {\"a\": {\"localizations\": {\"de\": {\"stringUnit\": {\"value\": 1}}}}}}",
      "1:69: 'value' is a string, not a number"
    ),
    (
      "{\"strings\": {\"a\": {\"localizations\": {\"de\": {\"variations\": {\"plural\": {\"on\": {}}}}}}}}",
      "1:71: 'on' is not a plural form"
    ),
  ]) func wrongCatalogsSayWhere(_ text: String, _ problem: String) {
    #expect(read(text).problems == ["L0915 A.xcstrings:\(problem)"])
  }

  @Test func unknownMembersAreIgnored() {
    let text =
      "{\"sourceLanguage\": \"en\", \"new\": 1, \"strings\": {\"k\": {\"new\": [], \"localizations\": {\(unit("de", "Ja"))}}}}"
    let table = read(text)
    #expect(table.problems.isEmpty && table.lines("k").last == "de ltr: k=Ja")
  }
}

/// The table of a catalog with these localizations of `k`.
private func localized(_ localizations: String) -> StringTable { table(["A.xcstrings": catalog(localizations)]) }

private func read(_ text: String) -> StringTable { table(["A.xcstrings": text]) }
