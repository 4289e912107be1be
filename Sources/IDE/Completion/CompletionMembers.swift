internal import LayCompiler
internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

// What stands behind a dot.

extension Snapshot {
  /// Of a view its views, attributes and properties, of a constraint what it has: those that can stand there.
  func members(_ path: [String], at offset: Int) -> [Completion] {
    let head = StatementHead(tree, at: offset)
    let found = declaration(named: path, at: offset)
    if found?.kind == .constraint { return LanguageWords.properties.filter { $0.isOfConstraint }.map { item($0) } }
    let parts = path.last.flatMap { name in LanguageWords.properties.first { $0.name == name }?.parts } ?? []
    if !parts.isEmpty && found == nil { return parts.map { Completion($0, .property) } }
    let inner = found.map { members(of: $0) } ?? visibleDeclarations(at: offset)
    return inner.map { item($0.name, $0.declaration) } + attributes(head) + more(head, of: found)
  }

  /// Of the view whose braces these are.
  func ownMembers(at offset: Int) -> [Completion] {
    let head = StatementHead(tree, at: offset)
    let owner = block(around: offset)
    let inner = owner.map { members(of: $0) } ?? []
    return attributes(head) + more(head, of: owner) + inner.map { item($0.name, $0.declaration) }
  }

  /// The declaration whose braces are the innermost around a place.
  func block(around offset: Int) -> Declaration? {
    for block in blocks(around: offset) {
      guard let owner = block.parent else { continue }
      if let kind = Symbol.Kind(owner.kind), kind != .parameter, kind != .state {
        return Declaration(kind: kind, node: owner)
      }
      if owner.kind == .insideBlock {
        let names = owner.children.first?.allTokens.filter { $0.kind == .name }.map { $0.text } ?? []
        return declaration(named: names, at: owner.range.start)
      }
    }
    return nil
  }

  /// The attributes that the side across a relation lets stand, where that is one attribute alone.
  private func attributes(_ head: StatementHead) -> [Completion] {
    var names = ReservedNames.attributes
    if let (left, right) = head.relation, !head.isInSteps, !head.isInExpect, head.tokens[0].kind != .whenWord,
      left.isPath, right.isPath, let last = left.last(where: { $0.kind == .name })
    {
      names = LanguageWords.attributes(across: last.text)
    }
    return names.map { Completion($0, .attribute, "attribute", documentation: LanguageDocs.attributes[$0] ?? "") }
  }

  /// What else is read or set there.
  private func more(_ head: StatementHead, of owner: Declaration?) -> [Completion] {
    let isGuide = owner?.kind == .guide
    var found: [Completion] = []
    if head.isInSteps || head.isInExpect || head.property != nil {
      found += geometry(["x", "y", "frame", "bounds", "untransformedFrame", "sizeThatFits"])
      found += ["minX", "midX", "maxX", "minY", "midY", "maxY", "origin", "inset", "offset", "count"].map {
        Completion($0, .attribute, "of rectangles and lists")
      }
    }
    if head.tokens[0].kind == .assertWord || head.tokens[0].kind == .whenWord {
      found += geometry(["isInside", "doesNotOverlap", "isAtLeast", "isNotCompressed"])
    }
    found += ReservedNames.things.filter { $0 != "root" && $0 != "available" }.map { name in
      Completion(name, .view, "always there", documentation: LanguageDocs.things[name] ?? "")
    }
    let isSet = head.relation == nil || head.isInExpect
    return found + (isSet && !isGuide ? properties(of: owner) : [])
  }

  private func geometry(_ names: [String]) -> [Completion] {
    names.map { Completion($0, .attribute, "of a view", documentation: LanguageDocs.geometry[$0] ?? "") }
  }

  // MARK: - Properties

  /// The properties of what `owner` declares; of all views where that is not known.
  func properties(of owner: Declaration?) -> [Completion] {
    guard let owner else { return LanguageWords.properties.filter { !$0.isOfConstraint }.map { item($0) } }
    if owner.kind == .guide { return [] }
    let isRoot = owner.kind == .layout || owner.kind == .component
    let (kind, above) = (kind(of: owner.node), enclosingView(of: owner.node).flatMap { self.kind(of: $0) })
    return LanguageWords.properties.filter { word in
      guard !word.isOfConstraint else { return false }
      return kind.map { word.isOf($0, in: above, isRoot: isRoot) } ?? true
    }.map { item($0) }
  }

  private func item(_ word: LanguageWords.PropertyWord) -> Completion {
    let text = LanguageDocs.properties[word.name] ?? LanguageDocs.geometry[word.name] ?? ""
    return Completion(word.name, .property, word.example, documentation: text)
  }

  /// The kind that a view or component builds on; nil for one that nobody knows.
  private func kind(of node: SyntaxNode) -> ViewKind? {
    var node = node
    // Components do not build on one another in circles, but texts that are being written may.
    for _ in 0...Limits.componentChain {
      guard let name = node.child(.kind)?.token(.name)?.text else { return .view }
      if let kind = ViewKind.allCases.first(where: { $0.name == name }) { return kind }
      guard let component = componentDeclaration(named: name) else { return nil }
      node = component
    }
    return nil
  }

  private func enclosingView(of node: SyntaxNode) -> SyntaxNode? {
    var next = node.parent
    while let current = next {
      if current.kind == .viewDeclaration || current.kind == .componentDeclaration { return current }
      next = current.parent
    }
    return nil
  }
}

extension ArraySlice<SyntaxToken> {
  /// Whether it is a path and nothing else, maybe one that goes on.
  fileprivate var isPath: Bool {
    allSatisfy { token in
      switch token.kind {
      case .name, .dot, .leftSquare, .rightSquare, .number: true
      default: false
      }
    }
  }
}
