package import LayNumbers

/// A number that may be any one of a range: a metric, a parameter of an instance of a component, or a part of the environment.
package struct ProgramParameter: Hashable, Sendable {
  /// The name of the metric, or the path of the parameter: `card.gap`.
  package var name: String
  /// The name by which it is set from outside: `keyboard`, `SignIn.keyboard` for a metric of a layout or component, and
  /// `SignIn.card.gap` for a parameter.
  package var settableName: String
  /// The least number.
  package var lowest: Rational
  /// The greatest number, above the least.
  package var highest: Rational
  /// The part of the environment; nil for metrics and parameters.
  package private(set) var environment: EnvironmentNumber?

  /// Creates a metric with its range.
  package init(name: String, settableName: String, lowest: Rational, highest: Rational) {
    (self.name, self.settableName, self.lowest, self.highest) = (name, settableName, lowest, highest)
  }

  /// Creates a part of the environment. Layouts with the same range share it.
  package init(_ environment: EnvironmentNumber, from lowest: Rational, to highest: Rational) {
    let name = environment.rawValue
    self.init(name: name, settableName: "\(name) \(lowest) ... \(highest)", lowest: lowest, highest: highest)
    self.environment = environment
  }

  /// `'gap'`, or `the keyboard`
  package var spelled: String { environment == .keyboard ? "the keyboard" : "'\(name)'" }
}

/// A number of the environment that may have a range.
package enum EnvironmentNumber: String, Hashable, Sendable {
  /// The height of the keyboard.
  case keyboard
  /// The insets of the safe area.
  case safeAreaTop = "safeArea.top"
  case safeAreaLeft = "safeArea.left"
  case safeAreaBottom = "safeArea.bottom"
  case safeAreaRight = "safeArea.right"

  /// The number that is set by ``ProgramParameter/settableName``; nil for a metric or parameter, whose names have no spaces.
  package init?(settableName: String) {
    let bytes = settableName.utf8
    guard let space = bytes.firstIndex(of: UInt8(ascii: " ")) else { return nil }
    self.init(rawValue: String(Substring(bytes[..<space])))
  }

  /// True for an inset of the safe area.
  package var isOfSafeArea: Bool { self != .keyboard }

  /// The number in an environment.
  package func value(in environment: LayoutEnvironment) -> Rational {
    switch self {
    case .keyboard: environment.keyboardHeight
    case .safeAreaTop: environment.safeArea.top
    case .safeAreaLeft: environment.safeArea.left
    case .safeAreaBottom: environment.safeArea.bottom
    case .safeAreaRight: environment.safeArea.right
    }
  }

  /// Sets the number in an environment.
  package func set(_ value: Rational, in environment: inout LayoutEnvironment) {
    switch self {
    case .keyboard: environment.keyboardHeight = value
    case .safeAreaTop: environment.safeArea.top = value
    case .safeAreaLeft: environment.safeArea.left = value
    case .safeAreaBottom: environment.safeArea.bottom = value
    case .safeAreaRight: environment.safeArea.right = value
    }
  }
}
