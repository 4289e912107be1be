package import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// What can be written where, read from the tables that the compiler itself reads.
package enum LanguageWords {
  /// A property with what it takes.
  package struct PropertyWord: Hashable, Sendable {
    package var name: String
    /// The words of its value, besides `true` and `false` of those that are so or not.
    package var values: [String]
    /// What may stand behind its dot.
    package var parts: [String]
    /// What to write, and who has it, as messages say it.
    package var example: String
    package var owner: String
    /// Whether only named constraints have it, or only the layout itself.
    package var isOfConstraint: Bool
    package var isOfLayout: Bool
  }

  /// All properties, in the order of the table.
  package static let properties: [PropertyWord] = Property.all.map { property in
    PropertyWord(
      name: property.name, values: values(of: property), parts: property.parts, example: property.type.example,
      owner: property.owner.text, isOfConstraint: property.owner == .constraint, isOfLayout: property.owner == .layout)
  }

  private static func values(of property: Property) -> [String] {
    switch property.type {
    case .bool: ["true", "false"]
    case .mask: MaskWords.all
    case .priority: Priority.names.map { $0.name }
    default: property.words
    }
  }

  /// The kinds of the language.
  package static let kinds: [String] = ViewKind.allCases.map { $0.name }
  /// The names of priorities, with their numbers.
  package static let priorities: [(name: String, value: String)] = Priority.names.map { ($0.name, "\($0.value)") }
  /// The functions of expressions.
  package static let functions: [String] = Function.names + Function.ofTransforms
  /// The option words behind format strings.
  package static let formatOptions: [String] = VisualFormatOptions.words
  /// Every code that can be silenced or explained.
  package static let codes: [DiagnosticCode] = DiagnosticCode.all
}
