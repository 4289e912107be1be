internal import LayDiagnostics

// The diagnostics of string catalogs.

extension Diagnostic {
  /// The most bytes of a name that a message repeats.
  private static let longestName = 80

  private static func shown(_ name: String) -> String { "'\(shortened(name, to: longestName))'" }

  static func stringsSyntax(_ problem: String, at range: SourceRange, help: String? = nil) -> Diagnostic {
    Diagnostic(.stringsSyntax, problem, at: range, notes: help.map { [.help($0)] } ?? [])
  }

  static func stringsTooLarge(at range: SourceRange) -> Diagnostic {
    .stringsSyntax(
      "the string catalogs have more than \(StringLimits.fileSizes >> 20) MB together; this file was not read",
      at: range)
  }

  static func tooManyLanguages(_ name: String, at range: SourceRange) -> Diagnostic {
    .stringsSyntax(
      "\(shown(name)) is the language number \(StringLimits.languages + 1); it and other new ones are not read",
      at: range)
  }

  static func noLanguageTag(_ name: String, at range: SourceRange) -> Diagnostic {
    .stringsSyntax("\(shown(name)) is not a language", at: range, help: "languages are tags such as 'de' or 'pt-BR'")
  }

  static func wrongMember(_ name: String, is kind: String, not other: String, at range: SourceRange) -> Diagnostic {
    .stringsSyntax("\(name) is \(kind), not \(other)", at: range)
  }

  static func unknownPlural(_ name: String, at range: SourceRange) -> Diagnostic {
    let names = PluralCategory.allCases.map { $0.name }
    let guess = nearest(to: name, among: names).map { "did you mean '\($0)'?" } ?? ""
    var diagnostic = stringsSyntax(
      "\(shown(name)) is not a plural form", at: range,
      help: "the forms are \(names.map { "'\($0)'" }.joined(separator: ", "))")
    diagnostic.caretLabel = guess
    return diagnostic
  }

  static func untranslated(_ key: String, _ languages: [LanguageTag], at range: SourceRange) -> Diagnostic {
    let named = languages.prefix(8).map { $0.text }
    let rest = languages.count - named.count
    let words = rest > 0 ? "\(named.joined(separator: ", ")) and \(rest) more" : listed(named)
    return Diagnostic(
      .untranslatedKey, "\(shown(key)) has no translation in \(words)", at: range,
      notes: [.note("a layout shows this key; without a translation, the check used the text of the source language")])
  }

  static func missingPlurals(
    _ missing: [PluralCategory], of key: String, in language: LanguageTag, needs: [PluralCategory],
    at range: SourceRange
  ) -> Diagnostic {
    let forms = listed(missing.map { "'\($0.name)'" })
    return Diagnostic(
      .missingPlural,
      "the text of \(shown(key)) in \(language.text) lacks the plural \(missing.count == 1 ? "form" : "forms") \(forms)",
      at: range,
      notes: [.why("\(language.text) distinguishes \(listed(needs.map { "'\($0.name)'" })) (Unicode CLDR)")])
  }

  private static func listed(_ words: [String]) -> String {
    guard let last = words.last, words.count > 1 else { return words.first ?? "" }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }
}
