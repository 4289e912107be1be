internal import LayModel

/// A name with which a condition reads the environment.
enum EnvironmentWord: String, CaseIterable {
  case direction, horizontalSizeClass, verticalSizeClass

  /// The names of the size classes.
  static let sizeClasses = ["horizontalSizeClass", "verticalSizeClass"]

  /// The words that it is compared with.
  var answers: [String] { self == .direction ? ["ltr", "rtl"] : ["compact", "regular"] }

  /// The condition that its value is `answer`, one of ``answers``.
  func condition(_ answer: String) -> Condition {
    switch self {
    case .direction: .direction(answer == "rtl" ? .rightToLeft : .leftToRight)
    case .horizontalSizeClass: .horizontalSizeClass(answer == "compact" ? .compact : .regular)
    case .verticalSizeClass: .verticalSizeClass(answer == "compact" ? .compact : .regular)
    }
  }
}

/// The labels after the size of an `expect`, besides names of metrics and constraints.
enum ExpectLabel: String, CaseIterable {
  case direction, safeArea, keyboard, state, scale, transforms, textSize, horizontalSizeClass, verticalSizeClass

  /// The words that it accepts; empty if it accepts other values.
  var words: [String] {
    switch self {
    case .textSize: TextSize.allCases.map { $0.name }
    case .transforms: Property.all.first { $0.name == rawValue }?.words ?? []
    default: EnvironmentWord(rawValue: rawValue)?.answers ?? []
    }
  }
}
