internal import LayDiagnostics

extension Note {
  /// The advice with what a storyboard or xib has instead of settings of a `.lay` file. `code` is that of the report, which a file of
  /// Interface Builder cannot `allow`.
  func inWordsOfXcode(for code: DiagnosticCode) -> Note {
    let silencing = "turn off \(code.id) for this file in `layc.json`"
    let allowances = ["write `allow \(code.id)` in its braces", "write `allow \(code.id)`"].map { ($0, silencing) }
    var changed = self
    for (words, others) in allowances + Note.wordsOfXcode {
      guard let place = changed.text.firstRange(of: words) else { continue }
      changed.text.replaceSubrange(place, with: others)
    }
    return changed
  }

  /// The step before advice about safe areas in a file that has none.
  static let turnOnSafeAreas = help("first turn on `Use Safe Area Layout Guides` in the File inspector")

  /// Words about settings of the language, with those for Interface Builder and UIKit.
  private static let wordsOfXcode = [
    ("extend its touch area with `hitInsets`", "let its class extend the touch area in `point(inside:with:)`"),
    (", or write an `assert` to check it", ""),
    ("in a `ScrollView`", "in a scroll view"),
    ("with `lines = 0`", "with 0 lines"),
  ]
}
