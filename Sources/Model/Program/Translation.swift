/// The texts of a layout in one language, by key.
package struct Translation: Sendable {
  /// The name in reports: a language tag as `de` or `pt-BR`, with the plural form if there are several (`pl, few`), or the way in
  /// which texts were changed (`pseudo`, `expansion 40%`).
  package var name: String
  /// The direction of the language; nil to keep that of the environment.
  package var direction: InterfaceDirection?
  /// The texts by key. A key that is missing keeps the text of the layout.
  package var texts: [String: TranslatedText]
  /// The texts of single views, which win over those by key.
  package var ownTexts: [TextPlace: TranslatedText]

  /// Creates the texts of one language.
  package init(
    name: String, direction: InterfaceDirection?, texts: [String: TranslatedText],
    ownTexts: [TextPlace: TranslatedText] = [:]
  ) {
    (self.name, self.direction, self.texts, self.ownTexts) = (name, direction, texts, ownTexts)
  }
}

/// A text of a view.
package struct TextPlace: Hashable, Sendable {
  /// The part of the view that shows a text.
  package enum Part: Hashable, Sendable {
    case text, placeholder
    /// The title of a segment, from 0.
    case segment(Int)
  }

  /// The path of the view from the layout's name: `SignIn/form/email`.
  package var path: String
  package var part: Part

  /// Creates a place.
  package init(path: String, part: Part) { (self.path, self.part) = (path, part) }
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
