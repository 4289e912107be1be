/// A small drawing of lengths: rows of spans along one axis, below each other. Points, from the left or the top.
///
/// How it is drawn, and how wide, is somebody else's job.
public struct Sketch: Hashable, Sendable {
  /// A piece of a row.
  public struct Span: Hashable, Sendable {
    /// Where it begins.
    public var start: Double
    /// Where it ends; not before it begins.
    public var end: Double
    /// Whose length it is; empty for nobody's.
    public var name: String
    /// The length in the reader's words.
    public var length: String

    /// A span of `length` that is `name`'s.
    public init(from start: Double, to end: Double, name: String, length: String) {
      self.start = start
      self.end = end
      self.name = name
      self.length = length
    }
  }

  /// Spans from left to right, with words behind them.
  public struct Row: Hashable, Sendable {
    /// The spans, none beginning before the one before it ends.
    public var spans: [Span]
    /// What the row shows; may be empty.
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
