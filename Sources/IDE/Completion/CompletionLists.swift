internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

// What is offered where names and words stand.

extension Snapshot {
  /// The declarations of these kinds that can be named at `offset`.
  func named(_ kinds: Set<Symbol.Kind>, at offset: Int) -> [Completion] {
    visibleDeclarations(at: offset).compactMap { name, declaration in
      kinds.contains(declaration.kind) ? item(name, declaration) : nil
    }
  }

  func item(_ name: String, _ declaration: Declaration) -> Completion {
    Completion(
      name, Completion.Kind(declaration.kind), SymbolReader().detail(of: declaration.node),
      documentation: declaration.node.documentation)
  }

  func numbers(at offset: Int) -> [Completion] { named([.metric, .constant, .parameter], at: offset) }

  func constants(at offset: Int) -> [Completion] { numbers(at: offset) + functions }

  /// What an expression begins with.
  func expressions(at offset: Int) -> [Completion] {
    let head = StatementHead(tree, at: offset)
    let isInSteps = head.isInSteps
    return named([.view, .guide, .metric, .constant, .parameter], at: offset) + things(isInSteps)
      + (isInSteps || head.isInExpect ? named([.constraint], at: offset) : []) + functions
      + (isInSteps ? stepFunctions : [])
  }

  /// What a statement begins with that begins with no word.
  func beginnings(at offset: Int) -> [Completion] {
    named([.view, .guide, .constraint, .metric, .constant, .parameter], at: offset)
      + things(StatementHead(tree, at: offset).isInSteps) + properties(of: block(around: offset))
  }

  func things(_ isInSteps: Bool) -> [Completion] {
    ReservedNames.things.filter { isInSteps || $0 != "available" }.map { name in
      Completion(name, .view, "always there", documentation: LanguageDocs.things[name] ?? "")
    }
  }

  var functions: [Completion] { calls(LanguageWords.functions) }

  private var stepFunctions: [Completion] { calls(LanguageWords.stepFunctions) }

  private func calls(_ names: [String]) -> [Completion] {
    names.map { name in
      let words = CallWords.functions.first { $0.name == name }
      let parameters = words?.parameters.map { $0.label }.joined(separator: ", ") ?? ""
      return Completion(
        name, .function, "(\(parameters))", documentation: words?.documentation ?? "", snippet: "\(name)(${1:0})")
    }
  }

  var priorities: [Completion] {
    LanguageWords.priorities.map { name, value in
      Completion(name, .value, "priority \(value)", documentation: LanguageDocs.priority(name))
    }
  }

  var codes: [Completion] { LanguageWords.codes.map { Completion($0.id, .code, $0.name) } }

  var positions: [Completion] { LanguageWords.positions.map { Completion($0, .value, "a point of the view") } }

  func kinds(at offset: Int) -> [Completion] {
    named([.component], at: offset)
      + LanguageWords.kinds.map { Completion($0, .kind, "kind", documentation: LanguageDocs.kinds[$0] ?? "") }
  }

  /// The words of a property's value.
  func values(of property: String) -> [Completion] {
    let word = LanguageWords.properties.first { $0.name == property }
    var words = word?.values ?? []
    if property == "horizontal" || property == "vertical" { words = LanguageWords.priorities.map { $0.name } }
    return words.map { Completion($0, .value, property, documentation: LanguageDocs.properties[property] ?? "") }
  }

  /// What a statement begins with, where `rest` stands behind the word.
  func statements(at offset: Int, before rest: StatementRest) -> [Completion] {
    let head = StatementHead(tree, at: offset)
    let names = head.isInBraces ? beginnings(at: offset) : []
    switch rest {
    case .nothing:
      return keywords(head.statementWords + (tree.token(at: max(0, offset - 1)).isBehindBlock ? ["else"] : [])) + names
    case .path, .call: return names
    case .label, .blocked: return []
    // Words that stand before the same: `metric gap`, `let gap`.
    case .other:
      let group = StatementRest.groups.first { $0.contains(word(from: offset)) }
      return keywords(group ?? head.statementWords, isPlain: true) + (group == nil ? names : [])
    }
  }

  private func word(from offset: Int) -> String { tree.token(at: offset).text }

  private func keywords(_ words: [String], isPlain: Bool = false) -> [Completion] {
    words.compactMap { word in
      StatementSnippets.all.first { $0.word == word }.map { entry in
        Completion(entry.word, .keyword, entry.detail, snippet: isPlain ? nil : entry.snippet)
      }
    }
  }

  // MARK: - Conditions and labels

  var conditions: [Completion] {
    let asked = LanguageWords.environmentWords
    let words =
      [("width", "of the root"), ("height", "of the root")]
      + asked.map { ($0.name, $0.words.joined(separator: " or ")) } + [("not", "the opposite")]
      + asked.flatMap { $0.words }.map { ($0, LanguageDocs.answers[$0] ?? "") }
      + [("true", "always"), ("false", "never")]
    return words.map { Completion($0.0, .value, $0.1) }
  }

  /// The labels that the parentheses around take.
  func labels(at offset: Int) -> [Completion] {
    guard let help = signatureHelp(at: offset) else { return [] }
    let labels = help.parameters.compactMap { parameter -> Completion? in
      let parts = parameter.label.split(separator: ":", maxSplits: 1)
      let isNamed = parts.count == 2 || LanguageWords.insetLabels.contains(parameter.label)
      guard isNamed else { return nil }
      let name = String(parts[0])
      let type = parts.count == 2 ? String(parts[1].drop { $0 == " " }) : "points"
      return Completion(name, .property, type, documentation: parameter.documentation, snippet: "\(name): ${1:0}")
    }
    let isExpect = help.label.hasPrefix("expect ")
    let isInset = !labels.isEmpty && labels.allSatisfy { LanguageWords.insetLabels.contains($0.label) }
    let more =
      isInset ? LanguageWords.insetLabels.map { Completion($0, .property, "points", snippet: "\($0): ${1:0}") } : []
    return labels + more + (isExpect ? named([.metric, .constraint], at: offset) : [])
  }

  func values(ofLabel label: String, at offset: Int) -> [Completion] {
    if label == "state" { return named([.state], at: offset) }
    let words = LanguageWords.expectLabels.first { $0.name == label }?.words ?? []
    if words.isEmpty { return ["true", "false"].map { Completion($0, .value) } }
    return words.map { Completion($0, .value, label) }
  }
}

extension Completion.Kind {
  init(_ kind: Symbol.Kind) {
    switch kind {
    case .layout, .component: self = .component
    case .view, .guide: self = .view
    case .constraint: self = .constraint
    case .metric, .constant, .parameter: self = .metric
    case .state: self = .state
    }
  }
}
