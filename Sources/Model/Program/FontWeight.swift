/// The weights of a font, as UIKit and AppKit name them.
public enum FontWeight: UInt8, Hashable, Sendable, CaseIterable {
  /// 100 in CSS.
  case ultraLight
  /// 200 in CSS.
  case thin
  /// 300 in CSS.
  case light
  /// 400 in CSS, the default.
  case regular
  /// 500 in CSS.
  case medium
  /// 600 in CSS.
  case semibold
  /// 700 in CSS.
  case bold
  /// 800 in CSS.
  case heavy
  /// 900 in CSS.
  case black

  /// The name in the language.
  public var name: String {
    switch self {
    case .ultraLight: "ultraLight"
    case .thin: "thin"
    case .light: "light"
    case .regular: "regular"
    case .medium: "medium"
    case .semibold: "semibold"
    case .bold: "bold"
    case .heavy: "heavy"
    case .black: "black"
    }
  }

  /// The weight with the name `name` in the language; nil if there is none.
  package init?(name: String) {
    guard let found = FontWeight.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }
}
