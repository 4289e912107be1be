internal import LayModel

extension ViewKind {
  /// The kind with the name `name` in the language; nil if there is none.
  init?(name: String) {
    guard let found = ViewKind.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  /// True for stacks and grids, which alone place their subviews.
  var arrangesSubviews: Bool { self == .horizontalStack || self == .verticalStack || self == .grid }

  /// True for stacks, which arrange views along an axis.
  var isStack: Bool { self == .horizontalStack || self == .verticalStack }
}

/// The type of a parameter.
enum ParameterType: CaseIterable {
  case length, number, text, bool, size

  var name: String {
    switch self {
    case .length: "Length"
    case .number: "Number"
    case .text: "Text"
    case .bool: "Bool"
    case .size: "Size"
    }
  }

  init?(name: String) {
    guard let found = ParameterType.allCases.first(where: { $0.name == name }) else { return nil }
    self = found
  }

  /// A possible argument, for a parameter called `name`.
  func exampleValue(for name: String) -> String {
    switch self {
    case .length: "8"
    case .number: "1"
    case .text: "\"\(name)\""
    case .bool: "false"
    case .size: "44x44"
    }
  }
}
