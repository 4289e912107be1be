/// The text of a view that may take several lines.
struct ResolvedText: Sendable {
  let view: ViewID
  let text: WrappedText
  /// How many lines it takes where there is no limit, or at the width that the view prefers.
  let first: Int
  /// Whether its height depends on the width of the view; else it is that of the width that the view prefers.
  let followsWidth: Bool
}

/// What the height of a text of several lines is made of.
public struct TextLines: Hashable, Sendable {
  /// How many lines there are.
  public var lines: Int
  /// The width of the alignment rectangle at which that is so, points.
  public var width: Rational
  /// How high each line is, points, not rounded.
  public var lineHeight: Rational
  /// What the kind of the view puts above and below, together.
  public var padding: Rational
}

extension ResolvedProgram {
  /// The lines of a view as its rows have them; nil where it shows one line, whatever its width.
  func lines(of view: ViewID) -> TextLines? {
    let description = views[view.index]
    guard let shown = description.shown, let text = text(of: view) else { return nil }
    let width = text.followsWidth ? shown.room : description.preferredMaxLayoutWidth
    return TextLines(
      lines: shown.lines, width: width ?? description.intrinsicLength(.horizontal, scale: scale) ?? .zero,
      lineHeight: TextMeasure.lineHeight * description.fontSize,
      padding: 2 * (description.kind.padding?.vertical ?? .zero))
  }
}

extension ResolvedProgram {
  /// Breaks the texts that may take several lines, and notes what becomes of them before widths are known.
  mutating func measuredTexts() -> [ResolvedText] {
    var found: [ResolvedText] = []
    // Asked of every view, the second would copy it.
    for index in views.indices where views[index].lines != 1 && views[index].wrapsText {
      let view = views[index]
      let text = WrappedText(view.text, fontSize: view.fontSize, mostLines: view.lines)
      let preferred = view.preferredMaxLayoutWidth
      let room = preferred.sign > 0 ? view.textWidth(in: preferred) : nil
      let first = text.lineCount(atWidth: room)
      views[index].shown = ShownText(lines: first, width: text.width(atWidth: room))
      found.append(ResolvedText(view: ViewID(index), text: text, first: first, followsWidth: room == nil))
    }
    return found
  }

  /// The text of a view; nil where it takes one line.
  func text(of view: ViewID) -> ResolvedText? {
    var (low, high) = (0, texts.count)
    while low < high {
      let middle = (low + high) / 2
      if texts[middle].view < view { low = middle + 1 } else { high = middle }
    }
    return low < texts.count && texts[low].view == view ? texts[low] : nil
  }

  /// The view as it is where its frame is so wide.
  func description(of view: ViewID, frameWidth: Rational) -> ViewDescription {
    var description = views[view.index]
    guard let text = text(of: view), text.followsWidth else { return description }
    let lines = text.text.lineCount(atWidth: frameWidth - description.besideText)
    description.shown?.lines = lines
    return description
  }

  /// What a view of several lines shows where there is room for so much; nil for one line, and where the size is not that of
  /// the content.
  func contentSize(of view: ViewID, in room: ExactSize) -> ExactSize? {
    let description = views[view.index]
    guard let text = text(of: view), let padding = description.kind.padding else { return nil }
    let width = description.textWidth(in: room.width)
    let shown = ShownText(lines: text.text.lineCount(atWidth: width), width: text.text.width(atWidth: width))
    return padding.size(of: shown, fontSize: description.fontSize, scale: scale)
  }
}
