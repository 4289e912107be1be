internal import LayModel

/// A value of a view or constraint that expressions in steps name: one row has its type and the source of its value.
struct StepReading {
  /// The source of a value.
  enum Source {
    /// Quantities of the view, as many as the type has numbers.
    case quantities([StepNode.Quantity])
    case attribute(Attribute)
    /// The anchor point, which is known without a layout.
    case anchorPoint
    /// The constant of the constraint.
    case constant
    /// None: the file sets the value, and steps cannot read it.
    case none
  }
  var name: String
  var type: StepValue
  var source: Source
  /// True if layout determines the value: a `sizeThatFits` must not read it.
  var isGeometry = false

  var isReadable: Bool { if case .none = source { false } else { true } }
}

extension StepReading {
  /// The value `name` of a view; nil if there is none.
  static func ofView(_ name: String) -> StepReading? { ofViews[name] }

  /// The value `name` of a constraint; nil if there is none.
  static func ofConstraint(_ name: String) -> StepReading? { constraintRows.first { $0.name == name } }

  /// All rows of views by name. The geometry precedes the properties, of which some have the same names.
  private static let ofViews: [String: StepReading] =
    (geometryRows + attributeRows + propertyRows).reduce(into: [:]) { found, row in
      if found[row.name] == nil { found[row.name] = row }
    }

  private static let geometryRows: [StepReading] = [
    geometry("frame", .rectangle, [.frameX, .frameY, .frameWidth, .frameHeight]),
    geometry("untransformedFrame", .rectangle, [.x, .y, .width, .height]),
    geometry("bounds", .rectangle, [.boundsX, .boundsY, .width, .height]),
    geometry("center", .point, [.centerX, .centerY]),
    geometry("size", .size, [.width, .height]),
    geometry("contentOffset", .point, [.boundsX, .boundsY]),
    StepReading(name: "contentSize", type: .size, source: .none, isGeometry: true),
  ]

  private static func geometry(_ name: String, _ type: StepValue, _ quantities: [StepNode.Quantity]) -> StepReading {
    StepReading(name: name, type: type, source: .quantities(quantities), isGeometry: true)
  }

  private static let attributeRows: [StepReading] = (Attribute.allCases.map { $0.name } + ["baseline"]).compactMap {
    name in
    Attribute(name: name).map { StepReading(name: name, type: .number, source: .attribute($0), isGeometry: true) }
  }

  private static let propertyRows: [StepReading] = Property.all.map { property in
    let source: Source =
      switch property.name {
      case "hidden": .quantities([.hidden])
      case "font": .quantities([.fontSize])
      case "intrinsic": .quantities([.intrinsicWidth, .intrinsicHeight])
      case "anchorPoint": .anchorPoint
      default: .none
      }
    return StepReading(name: property.name, type: StepValue(of: property), source: source)
  }

  private static let constraintRows: [StepReading] = [
    StepReading(name: "constant", type: .number, source: .constant),
    StepReading(name: "priority", type: .number, source: .none),
    StepReading(name: "active", type: .bool, source: .none),
  ]
}

extension StepValue {
  /// The type of a property's value.
  fileprivate init(of property: Property) {
    self =
      switch property.type {
      case .bool: .bool
      case .text: .text
      case .fontSize, .lines, .number, .wholeNumber, .priority: .number
      case .point: .point
      case .intrinsicSize: .size
      case .rectangle, .bounds: .rectangle
      default: .other("'\(property.name)'")
      }
  }
}
