public import LayNumbers

/// A text style of UIKit: a font whose size follows the text size that people choose.
public enum TextStyle: UInt8, CaseIterable, Hashable, Sendable {
  case largeTitle, title1, title2, title3, headline, body, callout, subheadline, footnote, caption1, caption2

  /// The sizes and weights of a style.
  private struct Row {
    var name: String
    /// The sizes on iOS, points, in the order of ``TextSize``.
    var sizes: [Int]
    /// The size on macOS, points.
    var sizeOnMac: Int
    var weight = FontWeight.regular
    var weightOnMac = FontWeight.regular
  }

  /// Apple's sizes. Source: Human Interface Guidelines, "Typography", "Specifications": "iOS, iPadOS Dynamic Type sizes", "iOS,
  /// iPadOS larger accessibility type sizes", "macOS built-in text styles", as of 2026-01-23. The public measurement of iOS 13.3
  /// in the repository temoki/UIKit_DynamicType has the same sizes, except 41 for caption2 at accessibility5, where the guidelines
  /// have 40. The weights on macOS are those of the guidelines too.
  private static let rows: [Row] = [
    Row(name: "largeTitle", sizes: [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60], sizeOnMac: 26),
    Row(name: "title1", sizes: [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58], sizeOnMac: 22),
    Row(name: "title2", sizes: [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56], sizeOnMac: 17),
    Row(name: "title3", sizes: [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55], sizeOnMac: 15),
    Row(
      name: "headline", sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], sizeOnMac: 13, weight: .semibold,
      weightOnMac: .bold),
    Row(name: "body", sizes: [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53], sizeOnMac: 13),
    Row(name: "callout", sizes: [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51], sizeOnMac: 12),
    Row(name: "subheadline", sizes: [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49], sizeOnMac: 11),
    Row(name: "footnote", sizes: [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44], sizeOnMac: 10),
    Row(name: "caption1", sizes: [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43], sizeOnMac: 10),
    Row(
      name: "caption2", sizes: [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40], sizeOnMac: 10, weightOnMac: .medium),
  ]

  private var row: Row { TextStyle.rows[Int(rawValue)] }

  /// The name, as `UIFont.TextStyle` has it.
  public var name: String { row.name }

  /// The style `name`; nil if there is none.
  public init?(name: String) {
    guard let style = TextStyle.allCases.first(where: { $0.name.utf8.elementsEqual(name.utf8) }) else { return nil }
    self = style
  }

  /// The size of the font at a text size, points. On macOS it is the same at every one.
  public func size(at textSize: TextSize, on system: ControlSystem = .ios18) -> Rational {
    Rational(system.isMac ? row.sizeOnMac : row.sizes[Int(textSize.rawValue)])
  }

  /// The weight of the font where the file sets none.
  public func weight(on system: ControlSystem = .ios18) -> FontWeight { system.isMac ? row.weightOnMac : row.weight }
}

extension LayoutProgram {
  /// The program with the fonts of a text size, apart from those that conditions set.
  package func scaled(to textSize: TextSize) -> LayoutProgram {
    var program = self
    program.views.scaleFonts(to: textSize)
    return program
  }

  /// The text styles whose sizes the layout takes from the text size; none on macOS.
  package var scalingStyles: [TextStyle] {
    var isUsed = TextStyle.allCases.map { _ in false }
    for index in views.indices where !views[index].system.isMac {
      if let style = views[index].textStyle { isUsed[Int(style.rawValue)] = true }
    }
    for override in overrides {
      if case .textStyle(let view, let style) = override.setting, !views[view.index].system.isMac {
        isUsed[Int(style.rawValue)] = true
      }
    }
    return TextStyle.allCases.filter { isUsed[Int($0.rawValue)] }
  }
}
