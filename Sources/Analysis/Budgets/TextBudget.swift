package import LayDiagnostics
package import LayRuntime

/// The widest text that a view can show at every size of a layout, without harm to itself and to others.
package struct TextBudget: Sendable {
  /// The path of the view.
  package var path: String
  /// The declaration of the view.
  package var range: SourceRange
  /// The text in the file, or of the language; empty if it has none.
  package var text: String
  /// The text in the file, the key of translations.
  package var key = ""
  /// The width of that text, points.
  package var width: Rational
  /// The widest text, in half points; nil if none up to ``TextBudget/widest`` does harm.
  package var widest: Rational?
  /// The mean width of a character of English text in the font of the view, points.
  package var characterWidth: Rational
  /// The report about a text that is half a point wider; nil if there is none.
  package var harm: Diagnostic?

  /// The width up to which texts are tried, points.
  package static let widest = Rational(4000)

  /// The number of characters of English text that fit; nil for any number.
  package var characters: Int? {
    guard let widest, characterWidth.sign > 0 else { return nil }
    return (widest / characterWidth).floor.intValue
  }
}

/// The letters of English text in the order of their frequency, with the number of each in a hundred characters, blanks included.
///
/// Source: the table of R. E. Lewand, "Cryptographical Mathematics", rounded to a text of 82 letters and 18 blanks, without the
/// rarer letters.
let englishLetters: [(letter: Character, count: Int)] = [
  (" ", 18), ("e", 10), ("t", 7), ("a", 7), ("o", 6), ("i", 6), ("n", 6), ("s", 5), ("r", 5), ("h", 5), ("d", 4),
  ("l", 3), ("u", 2), ("c", 2), ("m", 2), ("f", 2), ("y", 2), ("w", 2), ("g", 2), ("p", 1), ("b", 1), ("v", 1),
  ("k", 1),
]
