package import LayModel
internal import LayNumbers

extension Attribute {
  /// The attribute with the name `name` in the language; `baseline` is the last one. Nil if there is none.
  init?(name: String) {
    guard let row = AttributeRow.all.first(where: { $0.name == name || $0.alias == name }) else { return nil }
    self = row.attribute
  }

  /// The attribute `width` or `height`, which conditions read of the root; nil for other names.
  init?(rootSizeNamed name: String) {
    switch name {
    case "width": self = .width
    case "height": self = .height
    default: return nil
    }
  }

  /// The families of attributes, which determine how they combine.
  enum Family {
    case leftRight, leadingTrailing, centerX, vertical, size
  }

  /// The family of the attribute: `left` and `leading` do not mix, `centerX` matches both.
  var family: Family {
    if !isLocation { return .size }
    if axis == .vertical { return .vertical }
    return isDirectional ? .leadingTrailing : measure == .middle ? .centerX : .leftRight
  }

  /// The same position in the other horizontal family, in left-to-right layout; nil for other attributes.
  package var inOtherFamily: Attribute? {
    guard axis == .horizontal, let other = measure.inOtherFamily else { return nil }
    return AttributeRow.all.first { $0.axis == axis && $0.measure == other && ($0.base != nil) == isMargin }?.attribute
  }

  /// True for the edges that are the origin of numbers in a design.
  var isNearEdge: Bool { !isMargin && (measure == .near || measure == .leading) }
  /// True if the attribute is a horizontal position.
  var isHorizontalLocation: Bool { family != .vertical && family != .size }
  /// True if the attribute is a vertical position.
  var isVerticalLocation: Bool { family == .vertical }
}

extension AttributeMeasure {
  /// The same edge in the other horizontal family, in left-to-right layout; nil for other measures.
  fileprivate var inOtherFamily: AttributeMeasure? {
    switch self {
    case .near: .leading
    case .far: .trailing
    case .leading: .near
    case .trailing: .far
    default: nil
    }
  }
}

/// The compound attributes.
enum Compound: Hashable {
  /// `edges` (top, leading, bottom, trailing), or the listed ones: `edges(top, leading)`.
  case edges([Attribute])
  case center
  case size
}

extension Compound {
  /// The compound attribute with the name `name`; nil if there is none.
  init?(name: String) {
    switch name {
    case "edges": self = .edges([.top, .leading, .bottom, .trailing])
    case "center": self = .center
    case "size": self = .size
    default: return nil
    }
  }

  /// The documentation of the names.
  static let docs: [(name: String, documentation: String)] = [
    (
      "edges",
      "Four constraints at once: `photo.edges == superview inset 16`; `edges(top, leading)` says which."
    ),
    ("center", "Two constraints at once, centerX and centerY: `.center == superview offset (0, -20)`."),
    ("size", "Two constraints at once, width and height: `.size == 44x44`."),
  ]

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
  /// The predefined priorities, in the order of suggestions.
  static let names: [(name: String, value: Int)] = [
    ("required", 1000), ("high", 750), ("low", 250), ("fitting", 50), ("dragThatCanResizeWindow", 510),
    ("windowSizeStayPut", 500), ("dragThatCannotResizeWindow", 490),
  ]

  /// The value of the priority `name`; nil if there is none.
  static func named(_ name: String) -> Rational? {
    names.first { $0.name == name }.map { Rational($0.value) }
  }
}

/// The geometric properties, which steps and settings access and constraints cannot.
enum Geometry {
  static let words: [String] = [
    "frame", "bounds", "untransformedFrame", "intrinsic", "hugging", "compression", "transform",
  ]
}

/// The properties that settings set, for the diagnostic of a constraint on one of them.
enum PropertyWords {
  static let all = Property.all.filter { $0.owner != .constraint }.map { $0.name }
}
