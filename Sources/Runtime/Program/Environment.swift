/// Which way a line of text runs.
public enum LayoutDirection: UInt8, Hashable, Sendable {
  /// Leading is left.
  case leftToRight
  /// Leading is right.
  case rightToLeft
}

/// How much room there is, roughly.
public enum SizeClass: UInt8, Hashable, Sendable {
  /// Little: below 600 points unless the host says otherwise.
  case compact
  /// Enough.
  case regular
}

/// What the host decides: the root's size and what comes with it.
public struct Environment: Hashable, Sendable {
  /// The root's size, points.
  public var size: ExactSize
  /// The direction of the root.
  public var direction: LayoutDirection
  /// The horizontal size class; nil for the one that follows from the width.
  public var horizontalSizeClass: SizeClass?
  /// The vertical size class; nil for the one that follows from the height.
  public var verticalSizeClass: SizeClass?
  /// Pixels a point; text heights and snapped output depend on it.
  public var scale: Rational
  /// The state that the host has chosen; nil for the base.
  public var state: StateID?
  /// What bars, notches and rounded corners cover of the root, points.
  public var safeArea: ExactInsets

  /// An environment of the size `size`, left to right, one pixel a point.
  public init(
    size: ExactSize, direction: LayoutDirection = .leftToRight, horizontalSizeClass: SizeClass? = nil,
    verticalSizeClass: SizeClass? = nil, scale: Rational = .one, safeArea: ExactInsets = .zero
  ) {
    self.size = size
    self.direction = direction
    self.horizontalSizeClass = horizontalSizeClass
    self.verticalSizeClass = verticalSizeClass
    self.scale = scale
    self.safeArea = safeArea
  }
}
