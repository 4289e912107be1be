internal import LayModel
internal import LayNumbers
internal import LaySolver

// The texts of several lines of a resolved program.
extension ResolvedProgram {
  /// The lines of a view in its rows; nil if it shows one line, whatever its width.
  func lines(of view: ViewID) -> TextLines? {
    let description = views[view.index]
    guard let shown = description.shown, let text = text(of: view) else { return nil }
    let width = text.followsWidth ? shown.room : description.preferredMaxLayoutWidth
    return TextLines(
      lines: shown.lines, width: width ?? description.intrinsicLength(.horizontal, scale: scale) ?? .zero,
      lineHeight: TextMeasure.lineHeight * description.fontSize,
      padding: 2 * (description.padding?.vertical ?? .zero))
  }
}

extension ResolvedProgram {
  /// Wraps the multiline texts, and stores their layouts before widths are known.
  mutating func measuredTexts() -> [ResolvedText] {
    var found: [ResolvedText] = []
    // `wrapsText` would copy the view, so `lines` is tested first.
    for index in views.indices where views[index].lines != 1 && views[index].wrapsText {
      let view = views[index]
      let text = view.wrappedText
      let preferred = view.preferredMaxLayoutWidth
      let room = preferred.sign > 0 ? view.textWidth(in: preferred) : nil
      let first = text.lineCount(atWidth: room)
      views[index].shown = ShownText(lines: first, width: text.width(atWidth: room))
      found.append(ResolvedText(view: ViewID(index), text: text, first: first, followsWidth: room == nil))
    }
    return found
  }

  /// The text of a view; nil if it takes one line.
  func text(of view: ViewID) -> ResolvedText? {
    let place = texts.partitioningIndex { $0.view >= view }
    return place < texts.count && texts[place].view == view ? texts[place] : nil
  }

  /// The width that the longest word of a text of several lines needs, points; nil for other views, for content of a set width, and for
  /// letters of scripts that break within what stands between two spaces.
  func wordLength(of view: ViewID) -> Rational? {
    let description = views[view.index]
    guard let text = text(of: view), case .ofContent = description.intrinsicWidth,
      !description.text.unicodeScalars.contains(where: { LineBreaks.isOfWordsWithoutSpaces($0.value) })
    else { return nil }
    return text.text.longestWord + 2 * (description.padding?.horizontal ?? .zero)
  }

  /// The width of a text field that shows its placeholder, points; nil without one, and if its width does not follow from its text.
  func placeholderLength(of view: ViewID) -> Rational? {
    var description = views[view.index]
    if description.placeholder.utf8.isEmpty { return nil }
    (description.text, description.intrinsicWidth, description.shown) = (description.placeholder, .ofContent, nil)
    return description.intrinsicLength(.horizontal, scale: .one)
  }

  /// The view with the number of lines at a width of its frame.
  func description(of view: ViewID, frameWidth: Rational) -> ViewDescription {
    var description = views[view.index]
    guard let text = text(of: view), text.followsWidth else { return description }
    let lines = text.text.lineCount(atWidth: frameWidth - description.besideText)
    description.shown?.lines = lines
    return description
  }

  /// The content size of a multiline view in a room; nil for one line, and if the size is not that of the content.
  func contentSize(of view: ViewID, in room: ExactSize) -> ExactSize? {
    let description = views[view.index]
    guard let text = text(of: view), let padding = description.padding else { return nil }
    let width = description.textWidth(in: room.width)
    let shown = ShownText(lines: text.text.lineCount(atWidth: width), width: text.text.width(atWidth: width))
    return padding.size(of: shown, fontSize: description.fontSize, scale: scale)
  }
}

extension ViewDescription {
  /// The height at which a view lacks less than a pixel of its content, where a point has three; nil if it needs none. The
  /// padding of a button or text field may give way before its text does.
  var leastHeight: Rational? {
    guard let height = intrinsicLength(.vertical, scale: .zero) else { return nil }
    return (3 * (height - titlePadding(.vertical, scale: .zero))).floor / 3
  }
}
