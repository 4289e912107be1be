/// A set of sizes, for programs: the inside of a convex polygon, or all widths and heights of two intervals.
///
/// Numbers are exact: decimals where those are finite, else fractions such as `700/3`; points.
public struct SizeArea: Hashable, Sendable {
  /// An interval of lengths.
  public struct Interval: Hashable, Sendable {
    /// The ends.
    public var from, to: String
    /// True if the interval includes its ends.
    public var includesFrom, includesTo: Bool

    /// Creates the interval between two lengths, each included or not.
    public init(from: String, to: String, includesFrom: Bool, includesTo: Bool) {
      (self.from, self.to, self.includesFrom, self.includesTo) = (from, to, includesFrom, includesTo)
    }
  }
  /// A corner of the polygon, with the edge to the next corner.
  public struct Corner: Hashable, Sendable {
    /// The position of the corner.
    public var width, height: String
    /// True if the edge to the next corner (from the last, to the first) is included. A corner is included if its edges
    /// are.
    public var includesEdge: Bool
    /// True if the corner is excluded though its edges are included.
    public var isLeftOut: Bool

    /// A corner of a polygon.
    public init(width: String, height: String, includesEdge: Bool, isLeftOut: Bool = false) {
      (self.width, self.height, self.includesEdge) = (width, height, includesEdge)
      self.isLeftOut = isLeftOut
    }
  }

  /// The interval of the widths.
  public var width: Interval
  /// The interval of the heights.
  public var height: Interval
  /// The corners in order around the polygon, two for a slanted line; empty if every width of ``width`` is combined
  /// with every height of ``height``.
  public var corners: [Corner]
  /// True if the set is about right-to-left layouts.
  public var isRightToLeft: Bool
  /// The state of the layout; nil for none.
  public var state: String?
  /// The device and its pose that have these sizes; nil for sizes that are no device's.
  package var device, pose: String?
  /// The text sizes, from the smallest; empty if only the default was examined.
  public var textSizes: [String] = []
  /// The languages; empty if the finding was looked for in one alone.
  public var languages: [String] = []
  /// True if the finding holds nowhere outside of this area and those listed with it.
  public var isExact = true

  /// Creates the sizes of two intervals, restricted to the polygon `corners` unless that is empty.
  public init(width: Interval, height: Interval, corners: [Corner], isRightToLeft: Bool, state: String?) {
    (self.width, self.height, self.corners) = (width, height, corners)
    (self.isRightToLeft, self.state) = (isRightToLeft, state)
  }
}
