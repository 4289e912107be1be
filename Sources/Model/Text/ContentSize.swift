public import LayNumbers

extension ViewKind {
  /// The size of a view of the kind that shows `text` on one line, rounded up to the pixel of `scale`; 0x0 for a kind
  /// that shows no text.
  public func contentSize(
    of text: String, fontSize: Rational, weight: FontWeight = .regular, scale: Rational,
    on system: ControlSystem = .ios18
  ) -> ExactSize {
    guard let padding = padding(on: system) else { return .zero }
    if self == .label && text.utf8.isEmpty { return .zero }
    let shown = ShownText(lines: 1, width: TextMeasure.width(of: text, fontSize: fontSize, weight: weight))
    return padding.size(of: shown, fontSize: fontSize, scale: scale)
  }
}

extension ViewDescription {
  /// The padding around its text; nil for kinds that show none.
  package var padding: ViewKind.Padding? { kind.padding(on: system) }

  /// The intrinsic length along `axis` at `scale`, not rounded for a scale of 0; nil if the view has none. Never negative.
  package func intrinsicLength(_ axis: LayoutAxis, scale: Rational) -> Rational? {
    switch axis == .horizontal ? intrinsicWidth : intrinsicHeight {
    case .none: return nil
    case .fixed(let length): return max(length, .zero)
    case .ofContent:
      if kind == .segmentedControl { return axis == .horizontal ? widthOfSegments(scale: scale) : nil }
      // A picker shows some date, which only its text tells.
      if kind == .datePicker && axis == .horizontal && text.utf8.isEmpty { return nil }
      guard let padding else { return nil }
      guard let shown = shown.map({ inOwnFont($0) }) ?? shownOnOneLine else { return .zero }
      return padding.size(of: shown, fontSize: fontSize, scale: scale)[axis]
    }
  }

  /// The content length along `axis` that the file or the kind sets, points; nil if the view has none, or one of its content.
  package func fixedContentLength(_ axis: LayoutAxis) -> Rational? {
    if case .fixed(let length) = axis == .horizontal ? intrinsicWidth : intrinsicHeight { length } else { nil }
  }

  /// A text with the width that it has in the font of the view, with the margin of the text.
  private func inOwnFont(_ shown: ShownText) -> ShownText {
    guard let size = shown.fontSize, !size.isZero else { return shown }
    return ShownText(lines: shown.lines, width: shown.width * fontSize / size * textStretch, room: shown.room)
  }

  /// The text on one line, in an empty text field of iOS the placeholder; nil for a label without a text.
  private var shownOnOneLine: ShownText? {
    if kind == .label && text.utf8.isEmpty { return nil }
    let showsPlaceholder = kind == .textField && text.utf8.isEmpty && !system.isMac
    let text = showsPlaceholder ? placeholder : text
    let width = TextMeasure.width(of: text, fontSize: fontSize, weight: fontWeight)
    return ShownText(lines: 1, width: width * textStretch)
  }

  /// The part of an intrinsic length that is padding around the title of a button, or above and below the line of a text
  /// field; 0 for other views, and for a button without a title.
  package func titlePadding(_ axis: LayoutAxis, scale: Rational) -> Rational {
    let isTitled = (kind == .button || kind == .popUpButton) && !text.utf8.isEmpty
    guard isTitled || kind == .textField && axis == .vertical, let padding,
      case .ofContent = axis == .horizontal ? intrinsicWidth : intrinsicHeight
    else { return .zero }
    if axis == .horizontal { return 2 * padding.horizontal }
    let lines = TextMeasure.height(ofLines: shown?.lines ?? 1, fontSize: fontSize, scale: scale)
    return max(2 * padding.vertical, padding.leastHeight - lines)
  }

  /// The width of a segmented control: every segment is as wide as the widest title, rounded up to the pixel, plus 20,
  /// rounded down to the point, and at least 32. Nil without segments.
  private func widthOfSegments(scale: Rational) -> Rational? {
    let widths = segments.map { TextMeasure.width(of: $0, fontSize: fontSize, weight: fontWeight) * textStretch }
    guard let widest = widths.max() else { return nil }
    let segment = (TextMeasure.roundUp(widest, scale: scale) + ViewDescription.besideTitle).floor
    return Rational(segments.count) * max(segment, ViewDescription.leastSegment)
  }

  /// The room beside the title of a segment, left and right together.
  private static let besideTitle: Rational = 20
  /// The least width of a segment.
  private static let leastSegment: Rational = 32

  /// The size of its content without padding, rounded up to the pixel of `scale`, and at least as high as a line. Nil for a
  /// view without a text or a content size, or with a text that may take several lines.
  package func lineSize(scale: Rational) -> ExactSize? {
    guard lines == 1, !text.utf8.isEmpty, kind.showsText, let width = intrinsicLength(.horizontal, scale: scale),
      let height = intrinsicLength(.vertical, scale: scale)
    else { return nil }
    let line = TextMeasure.lineHeight(fontSize: fontSize, scale: scale)
    return ExactSize(
      width: width - titlePadding(.horizontal, scale: scale),
      height: max(height - titlePadding(.vertical, scale: scale), line))
  }

  /// The greatest length of its text along `axis`, rounded up, however wide the view is: the width of the text on one line, and the
  /// height of all lines that it may take. Nil for a view without a text, and for the height if any number of lines is allowed, or if
  /// several ones have letters of other fonts, whose lines are higher.
  package func greatestTextLength(_ axis: LayoutAxis, scale: Rational) -> Rational? {
    guard !text.utf8.isEmpty, kind.showsText else { return nil }
    if axis == .vertical {
      if lines == 1 { return TextMeasure.lineHeight(fontSize: fontSize, scale: scale) }
      // AppKit rounds each line up.
      return lines > 0 && TextMeasure.hasSystemLetters(text, fontWeight)
        ? Rational(lines) * TextMeasure.lineHeight(fontSize: fontSize, scale: 1) : nil
    }
    let width = TextMeasure.width(of: text, fontSize: fontSize, weight: fontWeight) * textStretch
    return TextMeasure.roundUp(width, scale: scale)
  }

  /// True if its text may take several lines.
  package var wrapsText: Bool { kind.showsText && lines != 1 && !text.utf8.isEmpty }

  /// The lines of its text at each width.
  package var wrappedText: WrappedText {
    WrappedText(text, fontSize: fontSize, weight: fontWeight, mostLines: lines, stretch: textStretch)
  }

  /// The width of the text in an alignment rectangle of a width.
  package func textWidth(in width: Rational) -> Rational { width - 2 * (padding?.horizontal ?? .zero) }

  /// The width of the frame minus that of the text.
  package var besideText: Rational {
    alignmentInsets.left + alignmentInsets.right + 2 * (padding?.horizontal ?? .zero)
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
