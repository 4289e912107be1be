internal import LayRuntime

/// The text of a label or button that draws nothing else: neither a background nor an image nor subviews.
struct DrawnText: Hashable, Sendable {
  /// The side of its view at which the text is.
  enum Side: Hashable, Sendable {
    /// The side at which texts in the direction of the view begin.
    case natural
    case left, middle, right
  }

  var view: ViewID
  var side: Side
  /// True if the text begins at the top of the view, as in AppKit, and not in its middle.
  var isAtTop = false
  /// True if the text is in a font other than the system's, perhaps under a condition.
  var isInOtherFont = false
}

/// The greatest lengths of texts, each measured once for all clauses of a layout.
final class DrawnLengths {
  private struct Key: Hashable {
    var view: ViewID
    var axis: LayoutAxis
    var isAtTop: Bool
    var isInOtherFont: Bool
  }

  private var known: [Key: Rational?] = [:]

  /// The length of a text along an axis, measured by `measure` if it is not known yet; nil if there is none.
  func length(of text: DrawnText, _ axis: LayoutAxis, _ measure: () -> Rational?) -> Rational? {
    let key = Key(view: text.view, axis: axis, isAtTop: text.isAtTop, isInOtherFont: text.isInOtherFont)
    if let known = known[key] { return known }
    let length = measure()
    known[key] = .some(length)
    return length
  }
}

/// An edge of what a view draws, in points from an attribute.
struct DrawnEdge {
  var term: Term
  var offset: Rational = .zero
}

extension ClauseMaker {
  /// The edge of a view's frame, and after it that of its text if this is one of `texts` and its greatest length is known.
  ///
  /// The view draws nothing beyond either of them: a text that is larger than its frame is cut off.
  func drawnEdges(_ view: ViewID, _ edge: Attribute, _ texts: [DrawnText]) -> [DrawnEdge] {
    let text = texts.first { $0.view == view }
    return [DrawnEdge(term: Term(view, edge))] + (text.flatMap { textEdge(of: $0, edge) }.map { [$0] } ?? [])
  }

  /// The greatest length of a text along an axis; nil if it is not among `texts` or not known.
  func drawnLength(_ view: ViewID, _ axis: LayoutAxis, _ texts: [DrawnText]) -> Rational? {
    texts.first { $0.view == view }.flatMap { greatestLength(of: $0, axis) }
  }

  /// The alternatives that one of two views ends along an axis before the other begins, but for `tolerance`: those about
  /// texts, without that of both frames.
  mutating func textsApart(
    _ view: ViewID, _ other: ViewID, _ axis: LayoutAxis, _ texts: [DrawnText], tolerance: Rational
  ) -> [Sum] {
    let (near, far): (Attribute, Attribute) = axis == .horizontal ? (.left, .right) : (.top, .bottom)
    var rooms: [Sum] = []
    for (first, second) in [(view, other), (other, view)] {
      let (ends, starts) = (drawnEdges(first, far, texts), drawnEdges(second, near, texts))
      let pairs = ends.flatMap { end in starts.map { (end, $0) } }
      rooms += pairs.dropFirst().map { distance($0, $1, adding: tolerance) }
    }
    return rooms
  }

  /// The alternatives that a text of one of two views, whose letters all stand on their baseline, ends above the other view, but for
  /// `tolerance`.
  mutating func standsAbove(
    _ view: ViewID, _ other: ViewID, _ texts: [DrawnText], tolerance: Rational
  ) -> [Sum] {
    var rooms: [Sum] = []
    for (first, second) in [(view, other), (other, view)] {
      guard let end = texts.first(where: { $0.view == first }).flatMap({ standingEdge(of: $0) }) else { continue }
      for start in drawnEdges(second, .top, texts) { rooms.append(distance(end, start, adding: tolerance)) }
    }
    return rooms
  }

  /// The distance from `first` to `second`, with a number of points added.
  mutating func distance(_ first: DrawnEdge, _ second: DrawnEdge, adding added: Rational) -> Sum {
    var room = distance(first.term, second.term)
    room.add(second.offset - first.offset + added)
    return room
  }

  private func textEdge(of text: DrawnText, _ edge: Attribute) -> DrawnEdge? {
    guard let length = greatestLength(of: text, edge.axis), let anchor = anchor(of: text, edge.axis) else { return nil }
    let share = edge.share(isMirrored: false) - anchor.share(isMirrored: false)
    return DrawnEdge(term: Term(text.view, anchor), offset: share * length)
  }

  /// The greatest length of a text along an axis; nil if it is not known, or if the view has alignment insets, which UIKit does not
  /// apply to what it draws. AppKit draws the text of a label from side to side of the alignment rectangle.
  private func greatestLength(of text: DrawnText, _ axis: LayoutAxis) -> Rational? {
    drawnLengths.length(of: text, axis) { measuredLength(of: text, axis) }
  }

  private func measuredLength(of text: DrawnText, _ axis: LayoutAxis) -> Rational? {
    let view = layout.resolvedView(text.view)
    let insets = view.alignmentInsets
    let isDrawnInFrame = text.isAtTop ? insets.top.isZero && insets.bottom.isZero : insets == .zero
    guard isDrawnInFrame else { return nil }
    if text.isInOtherFont { return greatestLengthInOtherFont(of: view, axis) }
    // AppKit draws the text of a label whatever its content size is.
    let line = text.isAtTop ? nil : view.lineSize(scale: layout.scale)?[axis]
    return line ?? view.greatestTextLength(axis, scale: layout.scale)
  }

  /// The greatest length of a text in a font whose letters layc does not know: the content length that the file sets. That may be the width
  /// of a stretched frame, so the text is no larger than assumed: its letters are as wide as the font is high, or as in the system's font,
  /// and its lines twice as high.
  private func greatestLengthInOtherFont(of view: ViewDescription, _ axis: LayoutAxis) -> Rational? {
    let set = view.fixedContentLength(axis)
    let content = set.flatMap { _ in view.lineSize(scale: layout.scale)?[axis] }
    if axis == .vertical && view.lines > 0 {
      let lines = 2 * Rational(view.lines) * view.fontSize
      return (content ?? set).map { min($0, lines) } ?? lines
    }
    guard axis == .horizontal, let measured = view.greatestTextLength(axis, scale: layout.scale) else { return content }
    let assumed = max(Rational(view.text.unicodeScalars.count) * view.fontSize, measured)
    return content.map { min($0, assumed) } ?? assumed
  }

  /// The middle of the room below the last baseline of a text whose letters all stand on it: what overlaps less covers nothing, and does
  /// not touch the letters. Nil for a text with other letters, and if its lines are not known.
  private func standingEdge(of text: DrawnText) -> DrawnEdge? {
    let view = layout.resolvedView(text.view)
    let knowsLines = view.lines == 1 || view.fixedContentLength(.vertical) == nil
    guard knowsLines, !text.isAtTop, !text.isInOtherFont, view.alignmentInsets == .zero, view.text.standsOnBaseline
    else { return nil }
    return DrawnEdge(term: Term(text.view, .lastBaseline), offset: TextMeasure.descent * view.fontSize / 2)
  }

  /// The attribute of the view that a text has too; nil if the side of a natural alignment is not certain.
  private func anchor(of text: DrawnText, _ axis: LayoutAxis) -> Attribute? {
    if axis == .vertical { return text.isAtTop ? .top : .centerY }
    switch text.side {
    case .left: return .left
    case .middle: return .centerX
    case .right: return .right
    case .natural:
      let direction = layout.direction(of: text.view)
      if direction != layout.direction(of: .root) { return nil }
      if direction == .rightToLeft { return .right }
      return layout.resolvedView(text.view).text.hasRightToLeftLetters ? nil : .left
    }
  }
}

extension String {
  /// True if all of its letters are known to reach no further down than their baseline. Commas, brackets and `g` do.
  fileprivate var standsOnBaseline: Bool {
    let accented: [ClosedRange<UInt32>] = [
      0xC0...0xC6, 0xC8...0xD6, 0xD9...0xDC, 0xDF...0xE6, 0xE8...0xF6, 0xF9...0xFC,
    ]
    return unicodeScalars.allSatisfy { scalar in
      if scalar.isASCII { return !"gjpqyQJ,;()[]{}|/\\@$_".unicodeScalars.contains(scalar) && scalar.value >= 0x20 }
      return accented.contains { $0.contains(scalar.value) }
    }
  }

  /// True if it has letters that are written from right to left, such as Hebrew and Arabic ones.
  fileprivate var hasRightToLeftLetters: Bool {
    let blocks: [ClosedRange<UInt32>] = [
      0x590...0x8FF, 0x200F...0x200F, 0x202B...0x202E, 0x2067...0x2068, 0xFB1D...0xFDFF, 0xFE70...0xFEFF,
      0x10800...0x10FFF, 0x1E800...0x1EFFF,
    ]
    return unicodeScalars.contains { scalar in blocks.contains { $0.contains(scalar.value) } }
  }
}
