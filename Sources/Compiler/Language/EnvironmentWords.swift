internal import LayModel

/// A name with which a condition reads the environment.
enum EnvironmentWord: String, CaseIterable {
  case direction, horizontalSizeClass, verticalSizeClass, textSize

  /// The words that it is compared with.
  var answers: [String] {
    switch self {
    case .direction: ["ltr", "rtl"]
    case .horizontalSizeClass, .verticalSizeClass: ["compact", "regular"]
    case .textSize: TextSize.allCases.map { $0.name }
    }
  }

  /// True if its words have an order, so that `>=` compares with them too.
  var isOrdered: Bool { self == .textSize }
}

/// The labels after the size of an `expect`, besides names of metrics and constraints.
enum ExpectLabel: String, CaseIterable {
  case direction, safeArea, keyboard, state, scale, transforms, textSize, horizontalSizeClass, verticalSizeClass

  /// The words that it accepts; empty if it accepts other values.
  var words: [String] {
    switch self {
    case .transforms: Property.all.first { $0.name == rawValue }?.words ?? []
    default: EnvironmentWord(rawValue: rawValue)?.answers ?? []
    }
  }
}
