/// When something holds: a statement about the root's size, the direction, the size classes and the state.
public enum Condition: Hashable, Sendable {
  /// Something the environment says in points.
  public enum Quantity: UInt8, Hashable, Sendable {
    /// The root's width.
    case width
    /// The root's height.
    case height
  }
  /// How a quantity compares.
  public enum Comparison: UInt8, Hashable, Sendable {
    /// `<`
    case less
    /// `<=`
    case lessOrEqual
    /// `==`
    case equal
    /// `>=`
    case greaterOrEqual
    /// `>`
    case greater
  }
  /// Always.
  case always
  /// Never.
  case never
  /// The quantity compares with the number.
  case compare(Quantity, Comparison, Rational)
  /// The layout runs in the direction.
  case direction(LayoutDirection)
  /// The horizontal size class is the one given.
  case horizontalSizeClass(SizeClass)
  /// The vertical size class is the one given.
  case verticalSizeClass(SizeClass)
  /// The host has chosen the state, or none for ``StateID/base``.
  case state(StateID)
  /// The other does not hold.
  case not(ConditionID)
  /// Both hold.
  case and(ConditionID, ConditionID)
  /// One or both hold.
  case or(ConditionID, ConditionID)
}
