internal import LayModel

/// The predeclared guides of every view; the last two exist only in scroll views.
enum BuiltInGuide: Hashable {
  case safeArea, margins, readable, contentGuide, frameGuide

  init?(_ name: String) {
    switch name {
    case "safeArea": self = .safeArea
    case "margins": self = .margins
    case "readable": self = .readable
    case "contentGuide": self = .contentGuide
    case "frameGuide": self = .frameGuide
    default: return nil
    }
  }

  /// The kind of guide in the runtime.
  var kind: GuideKind {
    switch self {
    case .safeArea: .safeArea
    case .margins: .margins
    case .readable: .readable
    case .contentGuide: .content
    case .frameGuide: .frame
    }
  }

  /// The name in the language.
  var name: String { kind.name }

  /// The guide with the UIKit name `name`; nil if there is none.
  static func meant(by name: String) -> BuiltInGuide? {
    switch name {
    case "safeAreaLayoutGuide", "safeAreaInsets": .safeArea
    case "layoutMarginsGuide", "layoutMargins": .margins
    case "readableContentGuide": .readable
    case "contentLayoutGuide": .contentGuide
    case "frameLayoutGuide": .frameGuide
    default: nil
    }
  }

  /// True if only scroll views have the guide.
  var isOfScrollView: Bool { self == .contentGuide || self == .frameGuide }
}
