/// A small drawing of lengths: rows of spans along one axis, below each other. Coordinates are points, from the left or
/// the top.
///
/// The client chooses the drawing style and width.
public struct Sketch: Hashable, Sendable {
  /// A piece of a row.
  public struct Span: Hashable, Sendable {
    /// The start coordinate.
    public var start: Double
    /// The end coordinate; not less than ``start``.
    public var end: Double
    /// The name of the view whose length is drawn; empty for none.
    public var name: String
    /// The length as it is shown to a reader.
    public var length: String

    /// Creates a span of the given length with a name.
    public init(from start: Double, to end: Double, name: String, length: String) {
      self.start = start
      self.end = end
      self.name = name
      self.length = length
    }
  }

  /// Spans from left to right, with a description after them.
  public struct Row: Hashable, Sendable {
    /// The spans; none begins before the previous one ends.
    public var spans: [Span]
    /// The description of the row; may be empty.
    public var words: String

    /// A row of `spans`.
    public init(_ spans: [Span], _ words: String = "") {
      self.spans = spans
      self.words = words
    }
  }

  /// The rows, from the top.
  public var rows: [Row]

  /// A drawing of `rows`.
  public init(_ rows: [Row]) { self.rows = rows }
}
