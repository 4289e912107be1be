internal import LayRuntime

extension Attribute {
  /// The attribute that the language calls `name`; `baseline` is the last one.
  init?(name: String) {
    guard let found = name == "baseline" ? .lastBaseline : Attribute.allCases.first(where: { $0.name == name }) else {
      return nil
    }
    self = found
  }

  /// `width` and `height`, which a condition says of the root.
  init?(rootSizeNamed name: String) {
    switch name {
    case "width": self = .width
    case "height": self = .height
    default: return nil
    }
  }

  /// What kind of number the attribute is.
  enum Family {
    case leftRight, leadingTrailing, centerX, vertical, size
  }

  /// What kind of number the attribute is: `left` and `leading` do not mix, `centerX` goes with both.
  var family: Family {
    switch self {
    case .left, .right, .leftMargin, .rightMargin: .leftRight
    case .leading, .trailing, .leadingMargin, .trailingMargin: .leadingTrailing
    case .centerX, .centerXWithinMargins: .centerX
    case .width, .height: .size
    default: .vertical
    }
  }

  /// The same place in the family that does not mix with its own, where text runs from left to right; nil for other attributes.
  var inOtherFamily: Attribute? {
    switch self {
    case .left: .leading
    case .right: .trailing
    case .leading: .left
    case .trailing: .right
    case .leftMargin: .leadingMargin
    case .rightMargin: .trailingMargin
    case .leadingMargin: .leftMargin
    case .trailingMargin: .rightMargin
    default: nil
    }
  }

  /// Whether it is the edge that numbers in a design are measured from.
  var isNearEdge: Bool { self == .left || self == .leading || self == .top }
  /// Whether the attribute is a horizontal location.
  var isHorizontalLocation: Bool { family != .vertical && family != .size }
  /// Whether the attribute is a vertical location.
  var isVerticalLocation: Bool { family == .vertical }
}

extension Compound {
  /// The compound attribute `name`.
  init?(name: String) {
    switch name {
    case "edges": self = .edges([.top, .leading, .bottom, .trailing])
    case "center": self = .center
    case "size": self = .size
    default: return nil
    }
  }

  /// The name in the language.
  var name: String {
    switch self {
    case .edges: "edges"
    case .center: "center"
    case .size: "size"
    }
  }
}

extension Priority {
  /// The priorities with names, in the order in which suggestions are made.
  static let names: [(name: String, value: Int)] = [
    ("required", 1000), ("high", 750), ("low", 250), ("fitting", 50), ("dragThatCanResizeWindow", 510),
    ("windowSizeStayPut", 500), ("dragThatCannotResizeWindow", 490),
  ]

  /// The number of the priority `name`.
  static func named(_ name: String) -> Rational? {
    names.first { $0.name == name }.map { Rational($0.value) }
  }
}

/// What steps and settings say of a view's geometry; no attribute of a rule.
enum Geometry {
  static let words: [String] = [
    "frame", "bounds", "untransformedFrame", "intrinsic", "hugging", "compression", "transform",
  ]
}

/// The properties that settings set, so that a rule about one can be answered.
enum PropertyWords {
  static let all = Property.all.filter { $0.owner != .constraint }.map { $0.name }
}
