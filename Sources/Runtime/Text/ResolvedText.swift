/// The text of a view that may take several lines.
struct ResolvedText: Sendable {
  let view: ViewID
  let text: WrappedText
  /// The number of lines without a limit, or at the view's preferred width.
  let first: Int
  /// True if its height depends on the width of the view; else it is that at the preferred width.
  let followsWidth: Bool
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
}
