internal import LayNumbers

/// A rectangle in points, in doubles: a frame for display or output.
@frozen public struct LayoutRect: Hashable, Sendable {
  /// The left edge.
  public var x: Double
  /// The top edge.
  public var y: Double
  /// The extent to the right.
  public var width: Double
  /// The extent downwards.
  public var height: Double

  /// The rectangle with its top-left corner at (x, y).
  @inlinable public init(x: Double, y: Double, width: Double, height: Double) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// The rectangle of doubles nearest to `exact`.
  public init(_ exact: ExactRect) {
    self.init(x: exact.x.double, y: exact.y.double, width: exact.width.double, height: exact.height.double)
  }
}
