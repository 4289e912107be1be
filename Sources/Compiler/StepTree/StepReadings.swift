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

  /// All rows of views by name. Members precede the properties, of which some have the same names.
  private static let ofViews: [String: StepReading] =
    (memberRows + attributeRows + propertyRows).reduce(into: [:]) { found, row in
      if found[row.name] == nil { found[row.name] = row }
    }

  private static let memberRows: [StepReading] = MemberRow.all.compactMap { row in
    Source(ofMember: row.name).map { source in
      StepReading(
        name: row.name, type: StepValue(row.type, of: row.name), source: source, isGeometry: row.isGeometry)
    }
  }

  private static let attributeRows: [StepReading] = (Attribute.allCases.map { $0.name } + ["baseline"]).compactMap {
    name in
    Attribute(name: name).map { StepReading(name: name, type: .number, source: .attribute($0), isGeometry: true) }
  }

  private static let propertyRows: [StepReading] = Property.all.map { property in
    let source: Source =
      switch property.name {
      case "font": .quantities([.fontSize])
      case "intrinsic": .quantities([.intrinsicWidth, .intrinsicHeight])
      case "anchorPoint": .anchorPoint
      default: .none
      }
    return StepReading(name: property.name, type: StepValue(of: property), source: source)
  }

  private static let constraintRows: [StepReading] = Property.all.filter { $0.owner == .constraint }.map { property in
    StepReading(
      name: property.name, type: StepValue(of: property), source: property.name == "constant" ? .constant : .none)
  }
}

extension StepReading.Source {
  /// The source of a member of views; nil for members that steps do not have.
  fileprivate init?(ofMember name: String) {
    switch name {
    case "frame": self = .quantities([.frameX, .frameY, .frameWidth, .frameHeight])
    case "untransformedFrame": self = .quantities([.x, .y, .width, .height])
    case "bounds": self = .quantities([.boundsX, .boundsY, .width, .height])
    case "center": self = .quantities([.centerX, .centerY])
    case "size": self = .quantities([.width, .height])
    case "contentOffset": self = .quantities([.boundsX, .boundsY])
    case "hidden": self = .quantities([.hidden])
    case "contentSize": self = .none
    default: return nil
    }
  }
}

extension StepValue {
  /// The type of a member or part, which is called `name` in messages.
  init(_ type: LanguageWords.ValueType, of name: String) {
    self =
      switch type {
      case .number: .number
      case .truth: .bool
      case .text: .text
      case .point: .point
      case .size: .size
      case .rectangle: .rectangle
      default: .other("'\(name)'")
      }
  }

  /// The type of a property's value.
  fileprivate init(of property: Property) {
    self =
      switch property.type {
      case .bool: .bool
      case .text: .text
      case .fontSize, .lines, .number, .wholeNumber, .distance, .share, .priority: .number
      case .point: .point
      case .intrinsicSize: .size
      case .rectangle, .bounds: .rectangle
      default: .other("'\(property.name)'")
      }
  }
}
