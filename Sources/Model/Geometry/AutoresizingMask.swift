internal import LayNumbers

/// The flexible parts of a frame; the bits are Apple's.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  /// The bits, as in `UIView.AutoresizingMask`.
  public let rawValue: UInt8
  /// The mask of the bits `rawValue`.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// `LM`
  public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
  /// `W`
  public static let flexibleWidth = AutoresizingMask(rawValue: 2)
  /// `RM`
  public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
  /// `TM`
  public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
  /// `H`
  public static let flexibleHeight = AutoresizingMask(rawValue: 16)
  /// `BM`
  public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)

  /// The flexible parts along `axis`.
  public func parts(_ axis: LayoutAxis) -> FlexibleParts {
    FlexibleParts(rawValue: (axis == .horizontal ? rawValue : rawValue >> 3) & 7)
  }
}

/// The flexible parts along one axis: left and top are near, right and bottom are far.
public struct FlexibleParts: OptionSet, Hashable, Sendable {
  /// Bits 1, 2 and 4: near margin, size, far margin.
  public let rawValue: UInt8
  /// The parts of the bits `rawValue`.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// The left or top margin.
  public static let nearMargin = FlexibleParts(rawValue: 1)
  /// The width or height.
  public static let size = FlexibleParts(rawValue: 2)
  /// The right or bottom margin.
  public static let farMargin = FlexibleParts(rawValue: 4)
  /// All three.
  public static let all: FlexibleParts = [.nearMargin, .size, .farMargin]

  /// The number of flexible parts.
  public var count: Int { rawValue.nonzeroBitCount }
}
