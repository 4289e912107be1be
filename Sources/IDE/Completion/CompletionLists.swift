internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

// Completions for names and words.

extension Snapshot {
  /// Returns the visible declarations of these kinds at `offset`.
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

  func numbers(at offset: Int) -> [Completion] { constants(of: .number, at: offset) }

  /// Returns the beginnings of statements without a keyword, with their likely subjects first.
  private func beginnings(_ head: StatementHead, at offset: Int) -> [Completion] {
    let views = self.views(at: offset) + named([.constraint], at: offset)
    let things = self.things(head.isInSteps, isStatement: true)
    if head.isInExpect { return views + numbers(at: offset) + things }
    if head.isInAnswer { return sizes + views + things }
    if head.isInSteps { return views + things }
    let own = properties(of: block(around: offset), isConditional: head.isConditional)
    // These come last: a statement that begins with one must name another view to have a meaning.
    return views + own + numbers(at: offset) + things
  }

  /// The properties that `sizeThatFits` sets.
  private var sizes: [Completion] {
    ["width", "height"].map { Completion($0, .property, "of the answer") }
  }

  func things(_ isInSteps: Bool, isStatement: Bool = false) -> [Completion] {
    ReservedNames.things.filter { isInSteps && !isStatement || $0 != "available" }.map { name in
      Completion(name, .view, "always there", documentation: LanguageDocs.things[name] ?? "")
    }
  }

  func calls(_ names: [String]) -> [Completion] {
    names.map { name in
      let words = CallWords.functions.first { $0.name == name }
      let parameters = words?.parameters.map { $0.label }.joined(separator: ", ") ?? ""
      return Completion(
        name, .function, "(\(parameters))", documentation: words?.documentation ?? "", snippet: words?.snippet)
    }
  }

  var priorities: [Completion] {
    LanguageWords.priorities.map { name, value in
      Completion(name, .value, "priority \(value)", documentation: LanguageDocs.priority(name))
    }
  }

  /// The codes that `allow` can silence, which errors are not.
  var codes: [Completion] {
    LanguageWords.codes.filter { $0.severity != .error }.map { Completion($0.id, .code, $0.name) }
  }

  var positions: [Completion] { LanguageWords.positions.map { Completion($0, .value, "a point of the view") } }

  /// Returns the kinds of the language and of the file, except the component around, which cannot contain itself.
  func kinds(at offset: Int) -> [Completion] {
    let head = StatementHead(tree, at: offset)
    let own = head.tokens.first?.kind == .componentWord ? head.tokens.dropFirst().first?.text : nil
    let around = blocks(around: offset).compactMap { $0.parent }.first { $0.kind == .componentDeclaration }
    let without = [own, around?.token(.name)?.text]
    return named([.component], at: offset).filter { !without.contains($0.label) }
      + LanguageWords.kinds.map { Completion($0, .kind, "kind", documentation: LanguageDocs.kinds[$0] ?? "") }
  }

  /// Returns the completions at the beginning of a statement, with `rest` behind the word.
  func statements(at offset: Int, before rest: StatementRest) -> [Completion] {
    let head = StatementHead(tree, at: offset)
    let names = head.isInBraces ? beginnings(head, at: offset) : []
    switch rest {
    case .nothing:
      let hasElse = tree.token(at: max(0, offset - 1)).blockEnd.map { StatementHead.mayHaveElse($0) } ?? false
      // Properties of the view's own kind come first: its braces are usually opened for them.
      let isView = block(around: offset)?.kind == .view
      let isOwn = names.map { isView && $0.kind == .property && Snapshot.propertiesOfKinds.contains($0.label) }
      return zip(names, isOwn).filter(\.1).map(\.0)
        + keywords(head.statementWords + (hasElse ? ["else"] : []), at: offset)
        + zip(names, isOwn).filter { !$0.1 }.map(\.0)
    case .path, .call: return names
    case .label, .blocked: return []
    // Keywords that fit before the same text: `metric gap`, `let gap`.
    case .other:
      let group = StatementRest.groups.first { $0.contains(word(from: offset)) }
      return keywords(group ?? head.statementWords, at: offset, isPlain: true) + (group == nil ? names : [])
    }
  }

  private func word(from offset: Int) -> String { tree.token(at: offset).text }

  private func keywords(_ words: [String], at offset: Int, isPlain: Bool = false) -> [Completion] {
    let view = views(at: offset).first?.label ?? "item"
    return words.compactMap { word in
      StatementSnippets.all.first { $0.word == word }.map { entry in
        Completion(entry.word, .keyword, entry.detail, snippet: isPlain ? nil : entry.snippet(view: view))
      }
    }
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
