// What a file says about the text of a view.
extension BuilderDocument {
  /// True for a view of iOS that shows a text whose width is not known: the font is not the system's, or there is no text.
  package func hasUnknownText(_ view: ViewIndex) -> Bool {
    guard platform == .iOS, ["label", "button"].contains(views[view].tag) else { return false }
    return SystemFont(view, self) == nil || shownTextOf(view, self) == nil
  }

  /// True for a label or field of iOS that shrinks its text to its width.
  package func shrinksText(_ view: ViewIndex) -> Bool {
    guard platform == .iOS, ["label", "textField"].contains(views[view].tag),
      attribute(view, "adjustsFontSizeToFit") != "NO"
    else { return false }
    return ["minimumFontSize", "minimumScaleFactor"].contains { key in
      attribute(view, key).flatMap { Length($0) }.map { $0 > .zero } ?? false
    }
  }
}
