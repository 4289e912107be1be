/// A text size that people choose in the system's settings: a category of Dynamic Type, from the smallest to the largest.
public enum TextSize: UInt8, CaseIterable, Hashable, Comparable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5

  /// The name, as SwiftUI's `DynamicTypeSize` has it.
  public var name: String {
    switch self {
    case .xSmall: "xSmall"
    case .small: "small"
    case .medium: "medium"
    case .large: "large"
    case .xLarge: "xLarge"
    case .xxLarge: "xxLarge"
    case .xxxLarge: "xxxLarge"
    case .accessibility1: "accessibility1"
    case .accessibility2: "accessibility2"
    case .accessibility3: "accessibility3"
    case .accessibility4: "accessibility4"
    case .accessibility5: "accessibility5"
    }
  }

  /// The text size `name`; nil if there is none.
  public init?(name: String) {
    guard let size = TextSize.allCases.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else { return nil }
    self = size
  }

  /// The text size that UIKit's `UIContentSizeCategory` calls `name`, or the Human Interface Guidelines; nil if there is
  /// none.
  package init?(nameInUIKit name: String) {
    switch name {
    case "extraSmall", "XS": self = .xSmall
    case "S": self = .small
    case "M": self = .medium
    case "L": self = .large
    case "extraLarge", "XL": self = .xLarge
    case "extraExtraLarge", "XXL": self = .xxLarge
    case "extraExtraExtraLarge", "XXXL": self = .xxxLarge
    case "accessibilityMedium", "AX1": self = .accessibility1
    case "accessibilityLarge", "AX2": self = .accessibility2
    case "accessibilityExtraLarge", "AX3": self = .accessibility3
    case "accessibilityExtraExtraLarge", "AX4": self = .accessibility4
    case "accessibilityExtraExtraExtraLarge", "AX5": self = .accessibility5
    default: return nil
    }
  }

  /// True if `left` is the smaller size.
  public static func < (left: TextSize, right: TextSize) -> Bool { left.rawValue < right.rawValue }

  /// The sizes between two, both included, from the smallest.
  package static func all(in range: ClosedRange<TextSize>) -> [TextSize] { allCases.filter { range.contains($0) } }
}
