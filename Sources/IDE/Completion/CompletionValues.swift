internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

// Completions at the beginning of a value.

extension Snapshot {
  /// Returns the words and constants that a property takes.
  func values(of name: String, at offset: Int, before rest: StatementRest) -> [Completion] {
    let head = StatementHead(tree, at: offset)
    // An axis of `hugging` or `compression`; a side of `intrinsic`.
    if name == "horizontal" || name == "vertical" {
      return words(LanguageWords.priorities.map { $0.name }, of: name) + numbers(at: offset)
    }
    guard let property = LanguageWords.properties.first(where: { $0.name == name }) else {
      return words(name == "width" || name == "height" ? ["none"] : [], of: name) + constants(of: nil, at: offset)
    }
    // `hidden = ‸ >= 3`: an expression that goes on may begin with anything.
    if rest == .path || rest == .call { return constants(of: nil, at: offset) + calls(LanguageWords.functions) }
    return words(property.values, of: name) + values(property.takes, isListed: head.depth > 0, at: offset)
  }

  private func words(_ words: [String], of property: String) -> [Completion] {
    words.map { Completion($0, .value, property, documentation: LanguageDocs.properties[property] ?? "") }
  }

  private func values(_ type: LanguageWords.ValueType, isListed: Bool, at offset: Int) -> [Completion] {
    let functions = calls(LanguageWords.functions)
    let fitting = constants(of: type, at: offset)
    switch type {
    case .word: return []
    case .number: return fitting + functions
    case .inset: return numbers(at: offset) + functions + [tuple("top", "leading", "bottom", "trailing")]
    // A comparison of numbers is a Bool too.
    case .truth: return fitting + numbers(at: offset)
    case .text, .size, .colour: return fitting
    case .point: return [tuple("x", "y")] + fitting
    case .rectangle: return [tuple("x", "y", "width", "height")] + fitting
    case .transform:
      return (isListed ? [] : [Completion("identity", .value, "transform")]) + calls(LanguageWords.transformFunctions)
        + fitting
    case .tracks:
      let listed = [Completion("fit", .value, "as large as what lies in it")] + calls(["fraction"])
      return (isListed ? listed : []) + numbers(at: offset) + functions
    }
  }

  /// Returns a tuple of numbers in parentheses, with a placeholder for each name.
  private func tuple(_ names: String...) -> Completion {
    let places = names.indices.map { "${\($0 + 1):0}" }
    let text = "(" + names.joined(separator: ", ") + ")"
    return Completion(text, .snippet, "points", snippet: "(" + places.joined(separator: ", ") + ")")
  }

  /// Returns the completions at the beginning of a constant.
  func constants(at offset: Int, before rest: StatementRest = .nothing) -> [Completion] {
    let head = StatementHead(tree, at: offset)
    if let property = head.listedProperty { return values(of: property, at: offset, before: rest) }
    let isNumber = head.tokens.first?.kind == .metricWord
    return constants(of: isNumber ? .number : nil, at: offset) + calls(LanguageWords.functions)
  }

  // MARK: - Expressions

  /// Returns the completions at the beginning of an expression.
  func expressions(at offset: Int, before rest: StatementRest = .nothing) -> [Completion] {
    let head = StatementHead(tree, at: offset)
    let functions = calls(LanguageWords.functions)
    let views = self.views(at: offset) + things(head.isInSteps)
    let named = head.isInSteps || head.isInExpect ? self.named([.constraint], at: offset) : []
    switch place(head) {
    case .view: return views
    case .size: return views + constants(of: .size, at: offset)
    case .location: return views + named + numbers(at: offset) + functions
    case .number: return numbers(at: offset) + functions + (head.isInSteps ? views : [])
    case .property(let name): return values(of: name, at: offset, before: rest) + views + named
    case .loop: return constants(of: nil, at: offset) + views + functions
    case .arranged: return views + calls(["flexible"]) + numbers(at: offset)
    case .any:
      let type: LanguageWords.ValueType? = head.isInSteps ? nil : .number
      let all = self.named([.view, .guide, .metric, .constant, .parameter], at: offset)
      let fitting = Set((self.views(at: offset) + constants(of: type, at: offset)).map { $0.label })
      return all.filter { fitting.contains($0.label) } + things(head.isInSteps) + named + functions
        + (head.isInSteps ? calls(LanguageWords.stepFunctions) : [])
    }
  }

  /// The expected kind of an expression, judged by the tokens before it.
  private enum Place {
    /// A view; a view or a size; something with a position, preferably a view; a number.
    case view, size, location, number
    /// The value of a property in a comparison.
    case property(String)
    /// The sequence of a loop; an item of steps such as `distribute`.
    case loop, arranged
    case any
  }

  private func place(_ head: StatementHead) -> Place {
    guard let last = head.tokens.last, let first = head.tokens.first else { return .any }
    switch last.kind {
    case .alignWord, .sizeToFitWord: return .view
    case .name where last.text == "with" && first.kind == .alignWord: return .view
    case .name where ["inset", "offset", "spacing"].contains(last.text) && head.endsWithOperand == false: return .number
    case .inWord: return .loop
    case .leftSquare where first.kind == .distributeWord || first.kind == .spreadWord: return .arranged
    case .comma where head.depth == 1 && (first.kind == .distributeWord || first.kind == .spreadWord): return .arranged
    case .equalEqual, .lessEqual, .greaterEqual: return head.isInSteps ? .any : across(head)
    default: return .any
    }
  }

  /// Returns the kind of the right side of a relation, judged by its left side.
  private func across(_ head: StatementHead) -> Place {
    guard let left = head.relation?.left, let last = left.last(where: { $0.kind == .name }) else { return .location }
    if head.isInExpect {
      let isProperty = LanguageWords.properties.contains { $0.name == last.text } && left.isPath
      return isProperty ? .property(last.text) : .any
    }
    if last.text == "size" { return .size }
    let isEdges = left.contains { $0.kind == .name && $0.text == "edges" }
    if isEdges || LanguageWords.isCompound(last.text) { return .view }
    return left.isPath && LanguageWords.isLocation(last.text) ? .location : .any
  }

  // MARK: - Conditions

  /// Returns the completions at the beginning of a condition, or behind a relation or operator in it.
  func conditions(at offset: Int, before rest: StatementRest) -> [Completion] {
    let head = StatementHead(tree, at: offset)
    if head.isInSteps { return expressions(at: offset, before: rest) + asked }
    let numbers = numbers(at: offset)
    switch head.tokens.last?.kind {
    case .equalEqual, .lessEqual, .greaterEqual, .less, .greater:
      let left = head.relation?.left.last
      if let words = LanguageWords.environmentWords.first(where: { $0.name == left?.text })?.words {
        return words.map { Completion($0, .value, LanguageDocs.answers[$0] ?? "") }
      }
      let isSize = left?.kind == .name && ["width", "height"].contains(left?.text)
      return isSize ? numbers + calls(LanguageWords.functions) : rootSizes + constants(of: nil, at: offset)
    case .plus, .minus, .star, .slash: return numbers + rootSizes
    default:
      return rootSizes + asked + [Completion("not", .keyword, "the opposite")] + constants(of: nil, at: offset)
        + calls(LanguageWords.functions) + ["true", "false"].map { Completion($0, .value) }
    }
  }

  var rootSizes: [Completion] {
    ["width", "height"].map { Completion($0, .value, "of the root", documentation: LanguageDocs.attributes[$0] ?? "") }
  }

  private var asked: [Completion] {
    LanguageWords.environmentWords.map { Completion($0.name, .value, $0.words.joined(separator: " or ")) }
  }
}
