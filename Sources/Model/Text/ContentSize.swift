public import LayNumbers

extension ViewKind {
  /// The padding of a kind around its text, points.
  package struct Padding {
    /// Left and right of the text, each.
    package var horizontal: Rational
    /// Above and below the text, each.
    package var vertical: Rational
    /// The least height, with or without text.
    var leastHeight: Rational
  }

  /// The padding of the kind around its text; nil for kinds that show none.
  ///
  /// | kind      | left, right | top, bottom | at least |
  /// |-----------|-------------|-------------|----------|
  /// | Label     | 0           | 0           | 0        |
  /// | Button    | 12          | 4           | 30 high  |
  /// | TextField | 7           | 4           | 34 high  |
  /// | TextView  | 5           | 8           | one line |
  package var padding: Padding? {
    switch self {
    case .label: Padding(horizontal: 0, vertical: 0, leastHeight: 0)
    case .button: Padding(horizontal: 12, vertical: 4, leastHeight: 30)
    case .textField: Padding(horizontal: 7, vertical: 4, leastHeight: 34)
    case .textView: Padding(horizontal: 5, vertical: 8, leastHeight: 0)
    default: nil
    }
  }

  /// True if views of the kind have baselines of their own.
  package var showsText: Bool { padding != nil }

  /// The size of a view of the kind that shows `text` on one line, rounded up to the pixel of `scale`; 0x0 for a kind
  /// that shows no text.
  public func contentSize(of text: String, fontSize: Rational, scale: Rational) -> ExactSize {
    guard let padding else { return .zero }
    if self == .label && text.utf8.isEmpty { return .zero }
    let shown = ShownText(lines: 1, width: TextMeasure.width(of: text, fontSize: fontSize))
    return padding.size(of: shown, fontSize: fontSize, scale: scale)
  }
}

extension ViewDescription {
  /// The intrinsic length along `axis` at `scale`; nil if the view has none. Never negative.
  package func intrinsicLength(_ axis: LayoutAxis, scale: Rational) -> Rational? {
    switch axis == .horizontal ? intrinsicWidth : intrinsicHeight {
    case .none: return nil
    case .fixed(let length): return max(length, .zero)
    case .ofContent:
      guard let padding = kind.padding else { return nil }
      guard let shown else { return kind.contentSize(of: text, fontSize: fontSize, scale: scale)[axis] }
      return padding.size(of: shown, fontSize: fontSize, scale: scale)[axis]
    }
  }

  /// The part of a button's intrinsic length that is padding around its title; 0 for other views, and without a title.
  package func titlePadding(_ axis: LayoutAxis, scale: Rational) -> Rational {
    guard kind == .button, !text.utf8.isEmpty, let padding = kind.padding,
      case .ofContent = axis == .horizontal ? intrinsicWidth : intrinsicHeight
    else { return .zero }
    if axis == .horizontal { return 2 * padding.horizontal }
    let lines = TextMeasure.height(ofLines: shown?.lines ?? 1, fontSize: fontSize, scale: scale)
    return max(2 * padding.vertical, padding.leastHeight - lines)
  }

  /// True if its text may take several lines.
  package var wrapsText: Bool { kind.showsText && lines != 1 && !text.utf8.isEmpty }

  /// The width of the text in an alignment rectangle of a width.
  package func textWidth(in width: Rational) -> Rational { width - 2 * (kind.padding?.horizontal ?? .zero) }

  /// The width of the frame minus that of the text.
  package var besideText: Rational {
    alignmentInsets.left + alignmentInsets.right + 2 * (kind.padding?.horizontal ?? .zero)
  }
}

extension ViewKind.Padding {
  /// The size of a view that shows lines of text.
  package func size(of shown: ShownText, fontSize: Rational, scale: Rational) -> ExactSize {
    let height = TextMeasure.height(ofLines: shown.lines, fontSize: fontSize, scale: scale) + 2 * vertical
    return ExactSize(
      width: TextMeasure.roundUp(shown.width + 2 * horizontal, scale: scale), height: max(height, leastHeight))
  }
}
