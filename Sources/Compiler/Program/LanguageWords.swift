package import LayDiagnostics
internal import LayParser
package import LayRuntime

/// What can be written where, read from the tables that the compiler itself reads.
package enum LanguageWords {
  /// A property with what it takes.
  package struct PropertyWord: Hashable, Sendable {
    package var name: String
    /// The words of its value, besides `true` and `false` of those that are so or not.
    package var values: [String]
    /// What its value is.
    package var takes: ValueType
    /// What may stand behind its dot.
    package var parts: [String]
    /// What to write, and who has it, as messages say it.
    package var example: String
    package var owner: String
    /// Whether only named constraints have it.
    package var isOfConstraint: Bool
    /// Whether it is the same at every size and in every state.
    package var isSaidOnce: Bool
    private let group: PropertyOwner

    fileprivate init(_ property: Property) {
      name = property.name
      values = LanguageWords.values(of: property)
      takes = ValueType(property.type)
      parts = property.parts
      example = property.isSpan ? "a whole number from 1" : property.type.example
      owner = property.owner.text
      isOfConstraint = property.owner == .constraint
      isSaidOnce = property.isSaidOnce
      group = property.owner
    }

    /// Whether a view of `kind` has it, in a view of the kind `above`; a layout is in none, and a component may be in any.
    package func isOf(_ kind: ViewKind, in above: ViewKind?, isRoot: Bool) -> Bool {
      group.has(kind, arrangedBy: above, isRoot: isRoot)
    }
  }

  /// What a value is.
  package enum ValueType: Hashable, Sendable {
    case number, text, truth, size, colour, point, rectangle, inset, transform, tracks
    /// One of the words of a property, and nothing else.
    case word

    fileprivate init(_ type: PropertyType) {
      switch type {
      case .rectangle: self = .rectangle
      case .point: self = .point
      case .mask, .words: self = .word
      case .bool: self = .truth
      case .transform: self = .transform
      case .bounds, .intrinsicSize, .size: self = .size
      case .inset: self = .inset
      case .text: self = .text
      case .priority, .fontSize, .lines, .number, .wholeNumber: self = .number
      case .colour: self = .colour
      case .tracks: self = .tracks
      }
    }

    /// That of a parameter.
    package init?(ofParameter name: String) {
      switch ParameterType(name: name) {
      case .length, .number: self = .number
      case .text: self = .text
      case .bool: self = .truth
      case .size: self = .size
      case nil: return nil
      }
    }
  }

  /// All properties, in the order of the table.
  package static let properties: [PropertyWord] = Property.all.map { PropertyWord($0) }

  private static func values(of property: Property) -> [String] {
    switch property.type {
    case .bool: ["true", "false"]
    case .mask: MaskWords.all
    case .priority: Priority.names.map { $0.name }
    default: property.words
    }
  }

  /// The attributes that may stand alone across a relation from `name`; of a word that is none, all of them.
  package static func attributes(across name: String) -> [String] {
    if Compound(name: name) != nil { return [name] }
    guard let family = Attribute(name: name)?.family else { return ReservedNames.attributes }
    return ReservedNames.attributes.filter { other in
      switch (family, Attribute(name: other)?.family) {
      case (_, nil): false
      case (.centerX, .leftRight), (.centerX, .leadingTrailing), (.leftRight, .centerX), (.leadingTrailing, .centerX):
        true
      case (let own, let other?): own == other
      }
    }
  }

  /// Whether `name` is several attributes at once.
  package static func isCompound(_ name: String) -> Bool { Compound(name: name) != nil }
  /// Whether `name` is an attribute that says where something is, so that a number alone says nothing of it.
  package static func isLocation(_ name: String) -> Bool {
    Attribute(name: name).map { $0.isHorizontalLocation || $0.isVerticalLocation } ?? false
  }

  /// The sides that stay, each with the one that turns around with the direction.
  package static let turnedSides = [
    "left": "leading", "right": "trailing", "leftMargin": "leadingMargin", "rightMargin": "trailingMargin",
  ]
  /// The same of the words behind format strings.
  package static let turnedOptions = [
    "alignAllLeft": "alignAllLeading", "alignAllRight": "alignAllTrailing",
    "directionLeftToRight": "directionLeadingToTrailing",
  ]
  /// What steps know besides: positions, and where views are put across an axis.
  package static let positions: [String] = StepWords.positions
  package static let sides: [String] =
    StepWords.sides(isHorizontal: true)
    + StepWords.sides(isHorizontal: false).filter { !StepWords.sides(isHorizontal: true).contains($0) }
  /// What stands in the parentheses of `edges`.
  package static let edges: [String] = Insets.Label.allCases.filter { $0.edges.count == 1 }.map { $0.rawValue }
  /// What stands behind the dot of a rectangle.
  package static let rectangleParts: [String] = StepWords.rectangleParts
  /// The labels of insets.
  package static let insetLabels: [String] = Insets.Label.names
  package static let stepFunctions: [String] = Function.ofSteps
  /// The labels behind the size of an `expect`, each with the words that it takes.
  package static let expectLabels: [(name: String, words: [String])] = ExpectLabel.allCases.map {
    ($0.rawValue, $0.words)
  }
  /// What conditions compare with words, each with these.
  package static let environmentWords: [(name: String, words: [String])] = EnvironmentWord.allCases.map {
    ($0.rawValue, $0.answers)
  }
  /// The types of parameters.
  package static let parameterTypes: [String] = ParameterType.allCases.map { $0.name }
  /// The kinds of the language.
  package static let kinds: [String] = ViewKind.allCases.map { $0.name }
  /// The names of priorities, with their numbers.
  package static let priorities: [(name: String, value: String)] = Priority.names.map { ($0.name, "\($0.value)") }
  /// The functions of expressions, and those of transforms.
  package static let functions: [String] = Function.names
  package static let transformFunctions: [String] = Function.ofTransforms
  /// The option words behind format strings.
  package static let formatOptions: [String] = VisualFormatOptions.words
  /// Those that may stand behind format strings of an axis, and behind `given`.
  package static func formatOptions(isVertical: Bool, behind given: [String]) -> [String] {
    VisualFormatOptions.words(isVertical: isVertical, behind: given)
  }
  /// Every code that can be silenced or explained.
  package static let codes: [DiagnosticCode] = DiagnosticCode.all
}
