/// An axis.
public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
  /// x and width.
  case horizontal
  /// y and height.
  case vertical

  /// The axis across.
  var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
