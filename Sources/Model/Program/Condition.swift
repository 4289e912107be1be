public import LayNumbers

/// A condition: a proposition about the root's size, the direction, the size classes, the text size and the state.
public enum Condition: Hashable, Sendable {
  /// A length of the environment, in points.
  public enum Quantity: UInt8, Hashable, Sendable {
    /// The root's width.
    case width
    /// The root's height.
    case height
  }
  /// The comparison of a quantity with a number.
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
  /// The quantity compared with the number.
  case compare(Quantity, Comparison, Rational)
  /// The layout has the direction.
  case direction(InterfaceDirection)
  /// The horizontal size class equals the given one.
  case horizontalSizeClass(SizeClass)
  /// The vertical size class equals the given one.
  case verticalSizeClass(SizeClass)
  /// The text size of the user compared with the given one.
  case textSize(Comparison, TextSize)
  /// The host has chosen the state, or none for ``StateID/base``.
  case state(StateID)
  /// The other one does not hold.
  case not(ConditionID)
  /// Both hold.
  case and(ConditionID, ConditionID)
  /// One or both hold.
  case or(ConditionID, ConditionID)
}
