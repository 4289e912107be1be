/// The range of a variable's optimal values.
public struct ValueRange: Hashable, Sendable {
  /// The least; nil for no limit.
  public var lowest: Rational?
  /// The greatest; nil for no limit.
  public var highest: Rational?
  /// The values from `lowest` to `highest`, both included.
  public init(lowest: Rational?, highest: Rational?) {
    self.lowest = lowest
    self.highest = highest
  }
}
