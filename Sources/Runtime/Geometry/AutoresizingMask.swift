/// Which parts of a frame are flexible; bits are Apple's.
public struct AutoresizingMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt8
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
}
