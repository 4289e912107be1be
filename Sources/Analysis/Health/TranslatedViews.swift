internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The texts of views in a language, with their keys and places.
struct TranslatedViews {
  private let layout: CompiledLayout
  private let environment: LayoutEnvironment
  /// The language; nil if the views have the texts of the layout.
  private let translation: Translation?

  /// The most characters of a text that are shown.
  private static let shownCharacters = 60

  /// The texts that views have in `environment`, in the first of the `languages` that has texts of its own among the `translations`.
  init(
    _ layout: CompiledLayout, _ translations: [Translation], in environment: LayoutEnvironment, _ languages: [String]
  ) {
    (self.layout, self.environment) = (layout, environment)
    let isOwn = environment.translation == 0
    translation = isOwn ? nil : translations.first { languages.contains($0.name) }
  }

  /// Notes on the texts of views: `in German (de) the text of 'submit' is "Anmelden" ("login.submit", Localizable.xcstrings:42)`.
  func notes(about views: [ViewID]) -> [Note] {
    guard let translation else { return [] }
    var own = environment
    own.translation = 0
    var screen = Layout(layout.program)
    screen.resize(to: own, findAmbiguities: false)
    return views.compactMap { view in
      let own = screen.text(of: view)
      let isPlaceholder = own.utf8.isEmpty
      let key = isPlaceholder ? screen.resolvedView(view).placeholder : own
      let place = TextPlace(path: layout.sources.paths[view.index], part: isPlaceholder ? .placeholder : .text)
      guard layout.program.views[view.index].role == .view,
        let text = translation.ownTexts[place] ?? translation.texts[key], text.text != key
      else { return nil }
      let source = text.file.isEmpty ? "" : ", \(text.file)" + (text.line > 0 ? ":\(text.line)" : "")
      return .note(
        "\(languageWords(translation.name)) the \(isPlaceholder ? "placeholder" : "text") of '\(layout.spelledPath(view))' is \(quoted(text.text)) "
          + "(\(quoted(key))\(source))")
    }
  }

  private func languageWords(_ name: String) -> String {
    let tag = String(name.prefix { $0 != "," && $0 != "-" && $0 != "_" })
    let words = VariantWords.phrase(of: name)
    guard let english = englishName(ofLanguage: tag), words.hasPrefix("in ") else { return words }
    return "in \(english) (\(name))"
  }

  /// A text on one line, at most so long.
  private func quoted(_ text: String) -> String {
    let line = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: " ")
    return "\"" + line.prefix(TranslatedViews.shownCharacters)
      + (line.count > TranslatedViews.shownCharacters ? "…" : "") + "\""
  }
}
