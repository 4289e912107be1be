/// Rows that cannot all hold at a size, with what to multiply each by, so that anybody can check it by addition: the left
/// sides cancel, and the right sides add up to something below 0.
///
/// Numbers are exact: decimals where those are finite, else fractions such as `700/3`.
public struct Contradiction: Hashable, Sendable {
  /// One row of the sum.
  public struct Row: Hashable, Sendable {
    /// Where it was written; of a row that nobody wrote, the view that it is about.
    public var range: SourceRange
    /// The row with its numbers at the size: `content.trailing == 375`.
    public var text: String
    /// What it was made of: `rule`, `mask`, `nonNegative`, `hugging` or `compression`.
    public var origin: String
    /// What to multiply the row by; below 0 for one that is needed as `at least`.
    public var multiplier: String
    /// What stands alone on its right at the size.
    public var rightSide: String

    /// A row of a sum.
    public init(range: SourceRange, text: String, origin: String, multiplier: String, rightSide: String) {
      self.range = range
      self.text = text
      self.origin = origin
      self.multiplier = multiplier
      self.rightSide = rightSide
    }
  }

  /// A fact that takes part and that nobody can take away.
  public struct Fact: Hashable, Sendable {
    /// What it is about: `size`, `root`, `guide` or `text`.
    public var kind: String
    /// The fact in words.
    public var text: String

    /// A fact.
    public init(kind: String, text: String) { (self.kind, self.text) = (kind, text) }
  }

  /// The size, such as `375x667`.
  public var size: String
  /// All rows, in source order, those that nobody wrote last.
  public var rows: [Row]
  /// What the right sides add up to, each times its multiplier: below 0.
  public var sum: String
  /// The facts with which the rows contradict each other.
  public var background: [Fact]
  /// Whether it is proved that no smaller set has the rule that gave way.
  public var isSmallest: Bool
  /// Other sets with the rule that gave way, at the same size: as many as were found up to a limit.
  public var others: [Contradiction] = []

  /// Rows that contradict each other at a size.
  public init(size: String, rows: [Row], sum: String, background: [Fact] = [], isSmallest: Bool = false) {
    self.size = size
    self.rows = rows
    self.sum = sum
    self.background = background
    self.isSmallest = isSmallest
  }
}
