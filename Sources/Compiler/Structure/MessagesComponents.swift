internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

// Diagnostics about kinds, components and their arguments.

extension Diagnostic {
  /// A name that is no kind; `isVertical` for a view whose block sets a vertical axis.
  static func unknownKind(
    _ name: String, at range: SourceRange, known: [String], isVertical: Bool = false
  ) -> Diagnostic {
    var diagnostic = Diagnostic(.unknownKind, "no kind of view is called '\(name)'", at: range)
    var meant = ViewKind.named(inOtherLanguages: name)
    if meant == .horizontalStack && isVertical { meant = .verticalStack }
    if let guess = meant?.name ?? nearest(to: name, among: known) {
      diagnostic.message += "; did you mean '\(guess)'?"
      let isPlain = ViewKind.ofClass(name)?.name == guess
      diagnostic.fixIt = FixIt(
        "change '\(name)' to '\(guess)'", [Edit(range, guess)], isPlain ? .automatic : .needsReview)
    } else {
      diagnostic.notes.append(
        .help(
          "a class that has no kind here is a component with its content size: `component \(name) { intrinsic = 100x40 }`"
        ))
    }
    return diagnostic
  }

  static func layoutAsKind(_ name: String, at range: SourceRange, declaration: SourceRange) -> Diagnostic {
    Diagnostic(
      .layoutAsKind, "'\(name)' is a layout; make it a component to use it as a kind", at: range,
      labels: [Label(declaration, "a layout is a whole screen")])
  }

  static func kindOfLanguage(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .kindOfLanguage, "'\(name)' is a built-in kind of view", at: range,
      notes: [.help("choose another name, for example 'My\(name)'")])
  }

  static func componentContainsItself(_ path: [String], at range: SourceRange) -> Diagnostic {
    let shown = path.count > 8 ? Array(path.prefix(4)) + ["…"] + Array(path.suffix(3)) : path
    return Diagnostic(
      .componentContainsItself, "'\(path[0])' contains itself: \(shown.joinedText(" → "))", at: range)
  }

  // MARK: Parameters and arguments

  static func unknownType(_ name: String, at range: SourceRange) -> Diagnostic {
    let types = ParameterType.allCases.map { $0.name }
    var diagnostic = Diagnostic(
      .unknownType, "no type is called '\(name)'", at: range,
      notes: [.help("a parameter is a \(types.dropLast().joinedText(", ")) or \(types[types.count - 1])")])
    if let guess = typeOfSwift(name) ?? nearest(to: name, among: types) {
      diagnostic.message += "; did you mean '\(guess)'?"
      diagnostic.fixIt = FixIt("change '\(name)' to '\(guess)'", [Edit(range, guess)], .needsReview)
    }
    return diagnostic
  }

  /// The type here that corresponds to a type of Swift or another language; nil for other names.
  private static func typeOfSwift(_ name: String) -> String? {
    switch name {
    case "String", "string", "str", "NSString": "Text"
    case "Int", "int", "Integer", "Float", "float", "Double", "double": "Number"
    case "CGFloat", "Points", "Point", "px", "pt": "Length"
    case "Boolean", "boolean", "BOOL": "Bool"
    case "CGSize", "NSSize": "Size"
    default: nil
    }
  }

  /// - Parameter arguments: The given arguments, in their parentheses.
  static func missingArguments(
    _ missing: [ComponentDeclaration.Parameter], of component: ComponentDeclaration, beside arguments: SyntaxNode?,
    at range: SourceRange
  ) -> Diagnostic {
    let names = missing.map { "'\($0.name)'" }.joinedText(", ")
    let example = missing.map { "\($0.name): …" }.joinedText(", ")
    var diagnostic = Diagnostic(
      .missingArgument, "'\(component.name)' needs \(names)", at: range,
      labels: missing.map { Label($0.range, "has no default") },
      notes: [.help("add the argument: `\(component.name)(\(example))`")])
    let given = missing.compactMap { parameter in
      parameter.type.map { "\(parameter.name): \($0.exampleValue(for: parameter.name))" }
    }
    if given.count == missing.count && given.count <= 8 {
      let text = given.joinedText(", ")
      diagnostic.fixIt = FixIt("insert '\(text)'", [edit(adding: text, to: arguments, behind: range)], .needsReview)
    }
    return diagnostic
  }

  /// The edit that adds arguments after the existing ones, or in parentheses after the name at `range`.
  private static func edit(adding text: String, to arguments: SyntaxNode?, behind range: SourceRange) -> Edit {
    let last = arguments?.children.last?.range.end ?? arguments.map { $0.range.start + 1 } ?? range.end
    let place = SourceRange(file: range.file, start: last, end: last)
    guard let arguments else { return Edit(place, "(\(text))") }
    return Edit(place, arguments.children.isEmpty ? text : ", \(text)")
  }

  static func unknownArgument(_ name: String, of component: ComponentDeclaration, at range: SourceRange) -> Diagnostic {
    let known = component.parameters.prefix(Limits.suggestionPool).map { $0.name }
    var diagnostic = Diagnostic(.unknownArgument, "'\(component.name)' has no parameter '\(name)'", at: range)
    if let guess = nearest(to: name, among: known) {
      diagnostic.message += "; did you mean '\(guess)'?"
      diagnostic.fixIt = FixIt("change '\(name)' to '\(guess)'", [Edit(range, guess)], .needsReview)
    } else if known.isEmpty {
      diagnostic.notes = [.note("'\(component.name)' has no parameters")]
    } else {
      diagnostic.notes = [.note("it has \(known.map { "'\($0)'" }.joinedText(", "))")]
    }
    return diagnostic
  }

  static func argumentsOfKind(_ name: String, at range: SourceRange) -> Diagnostic {
    let hasText = ViewKind(name: name)?.showsText ?? false
    let example = hasText ? "{ text = \"Hi\" }" : "{ hidden = true }"
    return Diagnostic(
      .unknownArgument, "'\(name)' takes no arguments", at: range,
      notes: [.help("set its properties in braces, for example `\(example)`")])
  }

  static func argumentType(
    _ name: String, _ type: ParameterType, _ value: Value, at range: SourceRange, declaration: SourceRange
  ) -> Diagnostic {
    var diagnostic = Diagnostic(
      .argumentType, "'\(name)' is a \(type.name), and this is \(value.typeName)", at: range,
      labels: [Label(declaration, "'\(name)' is declared as a \(type.name)")])
    if type == .number, let help = numberInstead(of: value) { diagnostic.notes = [.help(help)] }
    return diagnostic
  }

  /// The advice for a percentage or angle, which are no types of parameters: a number that the component converts.
  private static func numberInstead(of value: Value) -> String? {
    switch value {
    case .percent(let share): "a factor is a number too: `\(share)`"
    case .angle(let angle, isDegrees: true):
      "give the number, `\(angle)`, and multiply it by `1deg` where the component turns"
    default: nil
    }
  }

  static func unlabelledArgument(
    _ value: SyntaxNode, place: Int, of component: ComponentDeclaration, at range: SourceRange
  )
    -> Diagnostic
  {
    var diagnostic = Diagnostic(.unlabelledArgument, "arguments are labelled", at: range)
    guard place < component.parameters.count else { return diagnostic }
    let name = component.parameters[place].name
    diagnostic.message += ": `\(component.name)(\(name): \(value.text))`"
    diagnostic.fixIt = FixIt(
      "insert '\(name): '", [Edit(SourceRange(file: range.file, start: range.start, end: range.start), "\(name): ")],
      component.parameters.count == 1 ? .automatic : .needsReview)
    return diagnostic
  }

  static func duplicateArgument(_ name: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(.duplicateArgument, "'\(name)' is given twice", at: range)
  }
}

extension Sequence where Element == String {
  /// The strings, joined by `separator`.
  func joinedText(_ separator: String) -> String {
    var text = ""
    for (place, part) in self.enumerated() { text += place == 0 ? part : separator + part }
    return text
  }
}
