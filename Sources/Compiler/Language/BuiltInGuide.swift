package import LayModel

/// The predeclared guides of every view; the content and frame guides exist only in scroll views, the keyboard guide in the root.
package enum BuiltInGuide: Hashable, Sendable {
  case safeArea, margins, readable, contentGuide, frameGuide, keyboardLayoutGuide

  package init?(_ name: String) {
    switch name {
    case "safeArea": self = .safeArea
    case "margins": self = .margins
    case "readable": self = .readable
    case "contentGuide": self = .contentGuide
    case "frameGuide": self = .frameGuide
    case "keyboardLayoutGuide": self = .keyboardLayoutGuide
    default: return nil
    }
  }

  /// The kind of guide in the runtime.
  package var kind: GuideKind {
    switch self {
    case .safeArea: .safeArea
    case .margins: .margins
    case .readable: .readable
    case .contentGuide: .content
    case .frameGuide: .frame
    case .keyboardLayoutGuide: .keyboard
    }
  }

  /// The name in the language.
  package var name: String { kind.name }

  /// The guide with the UIKit name `name`; nil if there is none.
  package static func meant(by name: String) -> BuiltInGuide? {
    switch name {
    case "keyboard", "keyboardGuide", "keyboardLayout": .keyboardLayoutGuide
    case "safeAreaLayoutGuide", "safeAreaInsets": .safeArea
    case "layoutMarginsGuide", "layoutMargins": .margins
    case "readableContentGuide": .readable
    case "contentLayoutGuide": .contentGuide
    case "frameLayoutGuide": .frameGuide
    default: nil
    }
  }

  /// True if only scroll views have the guide.
  package var isOfScrollView: Bool { self == .contentGuide || self == .frameGuide }

  /// True if only the root has the guide.
  package var isOfRoot: Bool { self == .keyboardLayoutGuide }
}

/// The meaning of a name that is declared everywhere, one of ``ReservedNames/things``.
package enum PredeclaredName {
  /// A view: that around the first view of the statement, and that of the layout.
  case superview, root
  /// The room of a `sizeThatFits`, a size.
  case available
  case guide(BuiltInGuide)

  package init?(_ name: String) {
    switch name {
    case "superview": self = .superview
    case "root": self = .root
    case "available": self = .available
    default:
      guard let guide = BuiltInGuide(name) else { return nil }
      self = .guide(guide)
    }
  }
}
