package import LayDiagnostics
package import LayModel
internal import LayNumbers
internal import LayParser

/// The words of the language with their contexts, from the tables that the compiler itself reads.
package enum LanguageWords {
  /// A property, with the values that it accepts.
  package struct PropertyWord: Hashable, Sendable {
    package var name: String
    /// The words of its value, including `true` and `false` for a Bool.
    package var values: [String]
    /// The type of its value.
    package var takes: ValueType
    /// The names that may follow its dot.
    package var parts: [String]
    /// An example value, and the owner, in the words of messages.
    package var example: String
    package var owner: String
    /// The documentation, one sentence.
    package var documentation: String
    /// True if only named constraints have it.
    package var isOfConstraint: Bool
    /// True if it cannot depend on the size or the state.
    package var isSaidOnce: Bool
    /// True if a name for several constraints has it too.
    package var isOfSeveral: Bool
    private let group: PropertyOwner

    fileprivate init(_ property: Property) {
      name = property.name
      values = LanguageWords.values(of: property)
      takes = ValueType(property.type)
      parts = property.parts
      example = property.isSpan ? "a whole number from 1" : property.type.example
      owner = property.owner.text
      documentation = property.documentation
      isOfConstraint = property.owner == .constraint
      isSaidOnce = property.isSaidOnce
      isOfSeveral = property.isOfSeveral
      group = property.owner
    }

    /// True if a view of `kind` in a view of the kind `above` has it; a layout is in none, and a component may be in
    /// any.
    package func isOf(_ kind: ViewKind, in above: ViewKind?, isRoot: Bool) -> Bool {
      group.has(kind, arrangedBy: above, isRoot: isRoot)
    }
  }

  /// The type of a value.
  package enum ValueType: Hashable, Sendable {
    case number, text, truth, size, colour, point, rectangle, inset, transform, tracks
    /// One of the words of a property only.
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
      case .text, .texts: self = .text
      case .priority, .fontSize, .lines, .number, .wholeNumber, .distance, .share: self = .number
      case .colour: self = .colour
      case .tracks: self = .tracks
      }
    }

    /// The type of a parameter with the type's name; nil for an unknown type.
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

  /// All predicates of assertions, in the order of the table.
  package static let predicates: [PredicateRow] = PredicateRow.all

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

  /// The attributes that may be compared with `name`; all attributes for other names.
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

  /// True if `name` is a compound attribute.
  package static func isCompound(_ name: String) -> Bool { Compound(name: name) != nil }
  /// True if `name` is a position attribute, which cannot be compared with a number alone.
  package static func isLocation(_ name: String) -> Bool {
    Attribute(name: name).map { $0.isHorizontalLocation || $0.isVerticalLocation } ?? false
  }

  /// The absolute sides, each with the side that is mirrored with the direction.
  package static let turnedSides = [String: String](
    uniqueKeysWithValues: Attribute.allCases.filter { $0.family == .leftRight }.compactMap { side in
      side.inOtherFamily.map { (side.name, $0.name) }
    })
  /// The documentation of attributes, compound ones included.
  package static let attributeDocs: [String: String] = {
    var docs: [String: String] = [:]
    for row in AttributeRow.all {
      docs[row.name] = row.documentation
      if let alias = row.alias { docs[alias] = "The same as `\(row.name)`." }
    }
    for (name, documentation) in Compound.docs { docs[name] = documentation }
    return docs
  }()
  /// The absolute option words of format strings, each with the one that is mirrored.
  package static let turnedOptions = [
    "alignAllLeft": "alignAllLeading", "alignAllRight": "alignAllTrailing",
    "directionLeftToRight": "directionLeadingToTrailing",
  ]
  /// The positions of views in steps, and below the sides across an axis.
  package static let positions: [String] = StepWords.positions
  package static let sides: [String] =
    StepWords.sides(isHorizontal: true)
    + StepWords.sides(isHorizontal: false).filter { !StepWords.sides(isHorizontal: true).contains($0) }
  /// The words in the parentheses of `edges`.
  package static let edges: [String] = Insets.EdgeLabel.allCases.filter { $0.edges.count == 1 }.map { $0.rawValue }
  /// The labels of insets.
  package static let insetLabels: [String] = Insets.EdgeLabel.names
  /// The edges that a label of insets sets; none for other words.
  package static func edges(ofInset label: String) -> [String] {
    Insets.EdgeLabel(rawValue: label)?.edges.map { $0.name } ?? []
  }
  package static let stepFunctions: [String] = FunctionWords.ofSteps
  /// The labels after the size of an `expect`, each with the words that it accepts.
  package static let expectLabels: [(name: String, words: [String])] = ExpectLabel.allCases.map {
    ($0.rawValue, $0.words)
  }
  /// The names that conditions compare with words, each with these words.
  package static let environmentWords: [(name: String, words: [String])] = EnvironmentWord.allCases.map {
    ($0.rawValue, $0.answers)
  }
  /// The text sizes, from the smallest.
  package static let textSizes: [String] = TextSize.allCases.map { $0.name }
  /// The text styles, each with its sizes in words.
  package static let textStyles: [(name: String, sizes: String)] = TextStyle.allCases.map { style in
    let (least, most) = (style.size(at: .xSmall), style.size(at: .accessibility5))
    return (
      style.name,
      "\(style.size(at: .large)) points at the text size `large`, \(least) at `xSmall` to \(most) at `accessibility5`"
    )
  }
  /// The size of the style `body` at a text size, in points; nil for other names.
  package static func bodySize(at name: String) -> String? {
    TextSize(name: name).map { "\(TextStyle.body.size(at: $0))" }
  }
  /// The types of parameters.
  package static let parameterTypes: [String] = ParameterType.allCases.map { $0.name }
  /// The kinds of the language.
  package static let kinds: [String] = ViewKind.allCases.map { $0.name }
  /// The names of priorities, with their values.
  package static let priorities: [(name: String, value: String)] = Priority.names.map { ($0.name, "\($0.value)") }
  /// The functions of expressions, and below those of transforms.
  package static let functions: [String] = FunctionWords.names
  package static let transformFunctions: [String] = FunctionWords.ofTransforms
  /// The option words after format strings.
  package static let formatOptions: [String] = VisualFormatOptions.words
  /// The option words that may follow format strings of an axis and the words `given`.
  package static func formatOptions(isVertical: Bool, behind given: [String]) -> [String] {
    VisualFormatOptions.words(isVertical: isVertical, behind: given)
  }
  /// All codes that can be suppressed or explained.
  package static let codes: [DiagnosticCode] = DiagnosticCode.all
}
