public import LayNumbers

/// An axis.
public enum LayoutAxis: UInt8, Hashable, Sendable, CaseIterable {
  /// x and width.
  case horizontal
  /// y and height.
  case vertical

  /// The axis across.
  package var other: LayoutAxis { self == .horizontal ? .vertical : .horizontal }
}

/// A part of a frame, one of its four numbers.
public enum FramePart: UInt8, Hashable, Sendable, CaseIterable {
  /// The left edge.
  case x
  /// The top edge.
  case y
  /// The width.
  case width
  /// The height.
  case height

  /// The axis of the number.
  public var axis: LayoutAxis { self == .x || self == .width ? .horizontal : .vertical }
  /// True for x and y.
  public var isPosition: Bool { self == .x || self == .y }
  /// The size along the same axis.
  package var length: FramePart { axis == .horizontal ? .width : .height }
}

extension LayoutAxis {
  /// `x` or `y`
  package var position: FramePart { self == .horizontal ? .x : .y }
}

extension ExactRect {
  /// One of the four numbers.
  public subscript(part: FramePart) -> Rational {
    switch part {
    case .x: x
    case .y: y
    case .width: width
    case .height: height
    }
  }
}
