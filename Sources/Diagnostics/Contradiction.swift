/// Rows that are infeasible together at a size, with multipliers that prove it (a Farkas certificate).
///
/// Each row times its multiplier, added up: the left sides cancel, and the sum of the right sides is below 0. Numbers
/// are exact: decimals where those are finite, else fractions such as `700/3`.
public struct Contradiction: Hashable, Sendable {
  /// One row of the sum.
  public struct Row: Hashable, Sendable {
    /// The source of the row; for an implied row, the view that it constrains.
    public var range: SourceRange
    /// The row with its numbers at the size: `content.trailing == 375`.
    public var text: String
    /// The origin of the row: `rule`, `mask`, `nonNegative`, `hugging` or `compression`.
    public var origin: String
    /// The multiplier of the row; negative for a row that is needed as `at least`.
    public var multiplier: String
    /// The constant right side of the row at the size.
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

  /// A fact that takes part in the contradiction and that the author cannot change.
  public struct Fact: Hashable, Sendable {
    /// The subject of the fact: `size`, `root`, `guide` or `text`.
    public var kind: String
    /// The fact in words.
    public var text: String

    /// A fact.
    public init(kind: String, text: String) { (self.kind, self.text) = (kind, text) }
  }

  /// The size, such as `375x667`.
  public var size: String
  /// All rows, in source order, implied rows last.
  public var rows: [Row]
  /// The sum of the right sides, each times its multiplier: negative.
  public var sum: String
  /// The facts that the contradiction needs besides the rows.
  public var background: [Fact]
  /// True if no smaller contradicting set contains the constraint that was broken, which is proved.
  public var isSmallest: Bool
  /// Other contradicting sets with the broken constraint, at the same size: as many as were found up to a limit.
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
