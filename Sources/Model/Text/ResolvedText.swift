public import LayNumbers

/// The text of a view that may take several lines.
package struct ResolvedText: Sendable {
  package let view: ViewID
  package let text: WrappedText
  /// The number of lines without a limit, or at the view's preferred width.
  package let first: Int
  /// True if its height depends on the width of the view; else it is that at the preferred width.
  package let followsWidth: Bool

  /// The text of a view.
  package init(view: ViewID, text: WrappedText, first: Int, followsWidth: Bool) {
    self.view = view
    self.text = text
    self.first = first
    self.followsWidth = followsWidth
  }
}

/// The parts of the height of a multiline text.
public struct TextLines: Hashable, Sendable {
  /// The number of lines.
  public var lines: Int
  /// The width of the alignment rectangle at which they were counted, points.
  public var width: Rational
  /// The height of a line, points, not rounded.
  public var lineHeight: Rational
  /// The padding of the view's kind above and below, together.
  public var padding: Rational

  /// The lines of a text at a width.
  package init(lines: Int, width: Rational, lineHeight: Rational, padding: Rational) {
    self.lines = lines
    self.width = width
    self.lineHeight = lineHeight
    self.padding = padding
  }
}
