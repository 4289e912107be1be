/// The system whose sizes the kinds of the language have.
public enum ControlSystem: UInt8, Hashable, Sendable, CaseIterable {
  /// iOS 13 to 18.
  case ios18
  /// iOS 26 and later.
  case ios26
  /// macOS 11 to 15.
  case macos15
  /// macOS 26 and later.
  case macos26

  /// The name in the language.
  public var name: String {
    switch self {
    case .ios18: "ios18"
    case .ios26: "ios26"
    case .macos15: "macos15"
    case .macos26: "macos26"
    }
  }

  /// The system with the name `name` in the language; nil if there is none.
  package init?(name: String) {
    guard let found = ControlSystem.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  /// True for the systems of AppKit.
  package var isMac: Bool { self == .macos15 || self == .macos26 }

  /// The value of this system among those of all four.
  func choose<Value>(_ ios18: Value, _ ios26: Value, _ macos15: Value, _ macos26: Value) -> Value {
    switch self {
    case .ios18: ios18
    case .ios26: ios26
    case .macos15: macos15
    case .macos26: macos26
    }
  }
}
