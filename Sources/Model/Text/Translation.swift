/// The texts of a layout in one language, by key.
package struct Translation: Sendable {
  /// The name in reports: a language tag as `de` or `pt-BR`, with the plural form if there are several (`pl, few`), or the way in
  /// which texts were changed (`pseudo`, `expansion 40%`).
  package var name: String
  /// The direction of the language; nil to keep that of the environment.
  package var direction: InterfaceDirection?
  /// The texts by key. A key that is missing keeps the text of the layout.
  package var texts: [String: TranslatedText]

  /// Creates the texts of one language.
  package init(name: String, direction: InterfaceDirection?, texts: [String: TranslatedText]) {
    (self.name, self.direction, self.texts) = (name, direction, texts)
  }
}

/// A text in one language, with its place in the file that it comes from.
package struct TranslatedText: Hashable, Sendable {
  package var text: String
  /// The path of the file; empty for texts that come from none.
  package var file: String
  /// The line in the file, from 1; 0 if there is none.
  package var line: Int

  /// Creates a text with its place.
  package init(_ text: String, file: String = "", line: Int = 0) {
    (self.text, self.file, self.line) = (text, file, line)
  }
}
