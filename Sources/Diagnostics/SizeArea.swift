/// Sizes at which something is so, for programs: those of a convex polygon, or of all widths and heights of two intervals.
///
/// Numbers are exact: decimals where those are finite, else fractions such as `700/3`; points.
public struct SizeArea: Hashable, Sendable {
  /// Lengths from end to end.
  public struct Interval: Hashable, Sendable {
    /// The ends.
    public var from, to: String
    /// Whether the ends are in.
    public var includesFrom, includesTo: Bool

    /// Lengths between two, each with or without itself.
    public init(from: String, to: String, includesFrom: Bool, includesTo: Bool) {
      (self.from, self.to, self.includesFrom, self.includesTo) = (from, to, includesFrom, includesTo)
    }
  }
  /// A corner, and whether the edge to the next one is in.
  public struct Corner: Hashable, Sendable {
    /// Where it is.
    public var width, height: String
    /// Whether the edge from here to the next corner, or from the last to the first, is in. A corner is in where its edges are.
    public var includesEdge: Bool
    /// Whether the corner is not in though its edges are.
    public var isLeftOut: Bool

    /// A corner of a polygon.
    public init(width: String, height: String, includesEdge: Bool, isLeftOut: Bool = false) {
      (self.width, self.height, self.includesEdge) = (width, height, includesEdge)
      self.isLeftOut = isLeftOut
    }
  }

  /// The widths that occur.
  public var width: Interval
  /// The heights that occur.
  public var height: Interval
  /// The corners in order around, two of a slanted line; empty where every width of ``width`` goes with every height of ``height``.
  public var corners: [Corner]
  /// Whether it is so where text runs from right to left.
  public var isRightToLeft: Bool
  /// The state in which it is so; nil for none.
  public var state: String?
  /// Whether what is said of these sizes, and of those beside them, is so nowhere else.
  public var isExact = true

  /// Sizes of two intervals, those inside of `corners` if there are any.
  public init(width: Interval, height: Interval, corners: [Corner], isRightToLeft: Bool, state: String?) {
    (self.width, self.height, self.corners) = (width, height, corners)
    (self.isRightToLeft, self.state) = (isRightToLeft, state)
  }
}
