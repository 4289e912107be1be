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

  /// The advice without that to scroll content, which a cell or a header cannot; nil if nothing else is left.
  func withoutScrolling() -> Note? {
    if text.hasPrefix("if the content is higher than the screen") { return nil }
    var changed = self
    for words in Note.wordsOfScrolling {
      if let place = changed.text.firstRange(of: words) { changed.text.removeSubrange(place) }
    }
    return changed
  }

  /// Parts of advice to scroll content, in the words for Interface Builder.
  private static let wordsOfScrolling = [
    ", or let content scroll if there is no room for one", ", let the content scroll in a scroll view",
    ", put content that is too high into a scroll view",
  ]

  /// The advice without the one to move the edges of the scroll view with a name, which is the view of its controller.
  func keepingScrollView(_ name: String) -> Note {
    var changed = self
    if let place = text.firstRange(of: "the edge of '\(name)', which it follows,") {
      changed.text.replaceSubrange(place, with: "its edge")
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
