extension ViewKind {
  /// What a kind puts around its text, points.
  struct Padding {
    /// Left and right of the text, each.
    var horizontal: Rational
    /// Above and below the text, each.
    var vertical: Rational
    /// The least height, with or without text.
    var leastHeight: Rational
  }

  /// What the kind puts around its text; nil for kinds that show none.
  ///
  /// | kind      | left, right | top, bottom | at least |
  /// |-----------|-------------|-------------|----------|
  /// | Label     | 0           | 0           | 0        |
  /// | Button    | 12          | 4           | 30 high  |
  /// | TextField | 7           | 4           | 34 high  |
  /// | TextView  | 5           | 8           | one line |
  var padding: Padding? {
    switch self {
    case .label: Padding(horizontal: 0, vertical: 0, leastHeight: 0)
    case .button: Padding(horizontal: 12, vertical: 4, leastHeight: 30)
    case .textField: Padding(horizontal: 7, vertical: 4, leastHeight: 34)
    case .textView: Padding(horizontal: 5, vertical: 8, leastHeight: 0)
    default: nil
    }
  }

  /// Whether views of the kind have baselines of their own.
  package var showsText: Bool { padding != nil }

  /// The size of a view of the kind that shows `text` on one line, rounded up to the pixel of `scale`. A kind that
  /// shows no text is 0x0.
  public func contentSize(of text: String, fontSize: Rational, scale: Rational) -> ExactSize {
    guard let padding else { return .zero }
    if self == .label && text.utf8.isEmpty { return .zero }
    let width = TextMeasure.width(of: text, fontSize: fontSize) + 2 * padding.horizontal
    let height = TextMeasure.lineHeight(fontSize: fontSize, scale: scale) + 2 * padding.vertical
    return ExactSize(width: TextMeasure.roundUp(width, scale: scale), height: max(height, padding.leastHeight))
  }
}

extension ViewDescription {
  /// The intrinsic length along `axis` at `scale`; nil when the view has none. Never below 0.
  func intrinsicLength(_ axis: Axis, scale: Rational) -> Rational? {
    switch axis == .horizontal ? intrinsicWidth : intrinsicHeight {
    case .none: nil
    case .fixed(let length): max(length, .zero)
    case .ofContent:
      kind.showsText ? kind.contentSize(of: text, fontSize: fontSize, scale: scale)[axis] : nil
    }
  }
}
