package import LayDiagnostics
package import LayRuntime

/// The widest text that a view can show at every size of a layout, without harm to itself and to others.
package struct TextBudget: Sendable {
  package var view: ViewID
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
  /// The mean width of a character of the language in the font of the view, points.
  package var characterWidth: Rational
  /// The report about a text that is half a point wider; nil if there is none, or if it is not decided whether such a text does harm.
  package var harm: Diagnostic?

  /// The width up to which texts are tried, points.
  package static let widest = Rational(4000)

  /// The number of characters that fit, in text of the language; nil for any number.
  package var characters: Int? {
    guard let widest, characterWidth.sign > 0 else { return nil }
    return (widest / characterWidth).floor.intValue
  }
}
