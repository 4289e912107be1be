internal import LayCompiler
internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

// Completions behind a dot.

extension Snapshot {
  /// Returns the members that can follow a path: attributes, views and properties of a view, properties of a constraint.
  func members(_ path: [PathStep], at offset: Int) -> [Completion] {
    let head = StatementHead(tree, at: offset)
    switch subject(path, head, at: offset) {
    case .view(let declaration): return members(of: declaration, head)
    case .anyView: return attributes(head) + more(head, of: nil)
    case .guide: return attributes(head) + guideMembers(head)
    case .constraint(let declaration): return properties(ofConstraint: declaration)
    case .list: return [Completion("count", .attribute, "how many there are")]
    case .rectangle:
      return parts(LanguageWords.rectangleParts.filter { head.isInSteps || !["inset", "offset"].contains($0) })
    case .point: return parts(["x", "y"])
    case .size: return parts(["width", "height"])
    case .parts(let names): return parts(names)
    case .nothing: return []
    }
  }

  private func parts(_ names: [String]) -> [Completion] { names.map { Completion($0, .property, "part") } }

  private func members(of declaration: Declaration, _ head: StatementHead) -> [Completion] {
    let isRead = head.use == .rule && !head.isPath
    let inner = members(of: declaration).filter { member in
      switch member.declaration.kind {
      case .view, .guide: true
      case .constraint: !isRead && head.use != .assertion
      default: false
      }
    }
    let views = inner.map { item($0.name, $0.declaration) }
    if head.use == .constant { return [] }
    if head.use == .condition { return declaration.kind == .layout ? rootSizes : [] }
    return attributes(head) + views + more(head, of: declaration)
  }

  private func guideMembers(_ head: StatementHead) -> [Completion] {
    switch head.use {
    case .steps, .expectation: geometry(["frame"])
    case .assertion: predicates(isGuide: true)
    default: []
    }
  }

  /// Returns the settable properties of a constraint; only `active` if it stands for several constraints.
  private func properties(ofConstraint declaration: Declaration) -> [Completion] {
    let rule = declaration.node.child(.rule)
    let sides = rule?.children.filter { $0.kind != .priorityClause } ?? []
    let isSingle =
      rule != nil && sides.count == 2
      && !sides.contains { side in
        guard let last = side.allTokens.last(where: { $0.kind == .name }) else { return false }
        return side.kind != .binary && LanguageWords.isCompound(last.text)
      }
    return LanguageWords.properties.filter {
      $0.isOfConstraint && (isSingle || $0.name == "active" || rule == nil && declaration.node.child(.vfl) == nil)
    }
    .map { item($0) }
  }

  /// Returns the declaration whose braces are the innermost around an offset.
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

  /// Returns the attributes that can be compared with the other side, if that is a single attribute; else all.
  private func attributes(_ head: StatementHead) -> [Completion] {
    var names = ReservedNames.attributes
    if let (left, right) = head.relation, head.use == .rule || head.use == .assertion, left.isPath,
      let last = left.last(where: { $0.kind == .name })
    {
      if right.isPath { names = LanguageWords.attributes(across: last.text) }
      // A position has no multiples.
      if right.isMultiple {
        names = LanguageWords.attributes(across: last.text).filter { !LanguageWords.isLocation($0) }
      }
      // The same attribute comes first.
      if names.contains(last.text) { names = [last.text] + names.filter { $0 != last.text } }
    }
    if head.use == .steps || head.use == .expectation { names.removeAll { $0 == "edges" } }
    return names.map { Completion($0, .attribute, "attribute", documentation: LanguageDocs.attributes[$0] ?? "") }
  }

  /// Returns the members besides attributes and views that can be read or set there.
  private func more(_ head: StatementHead, of owner: Declaration?) -> [Completion] {
    let isGuide = owner?.kind == .guide
    let things = isGuide ? ["superview"] : self.things(of: owner)
    var found = things.map { name in
      Completion(name, .view, "always there", documentation: LanguageDocs.things[name] ?? "")
    }
    switch head.use {
    case .steps:
      found =
        geometry(isGuide ? ["frame"] : ["frame", "bounds", "untransformedFrame", "sizeThatFits", "hidden"]) + found
    case .expectation:
      found = geometry(isGuide ? ["frame"] : ["frame", "bounds", "untransformedFrame"]) + found
      if isScrollView(owner) {
        found += ["contentSize", "contentOffset"].map { Completion($0, .property, "of a ScrollView") }
      }
      found += isGuide ? [] : properties(of: owner)
    case .assertion:
      found = predicates(isGuide: isGuide) + found
    case .rule where head.isPath && !isGuide: found += properties(of: owner, isConditional: head.isConditional)
    default: break
    }
    return found
  }

  /// Returns `superview` and the guides; the guides of scroll views only if it may be one.
  private func things(of owner: Declaration?) -> [String] {
    let isLayout = owner?.kind == .layout
    return (isLayout ? [] : ["superview"])
      + ReservedNames.guides.filter { !["contentGuide", "frameGuide"].contains($0) || isScrollView(owner) }
  }

  private func isScrollView(_ owner: Declaration?) -> Bool {
    guard let owner else { return true }
    if owner.kind == .layout { return false }
    return kind(of: owner.node).map { $0 == .scrollView } ?? true
  }

  private func predicates(isGuide: Bool) -> [Completion] {
    geometry(LanguageWords.predicates.filter { !isGuide || $0.isOfGuides }.map { $0.name })
  }

  private func geometry(_ names: [String]) -> [Completion] {
    names.map { Completion($0, .attribute, "of a view", documentation: LanguageDocs.geometry[$0] ?? "") }
  }

  // MARK: - Properties

  /// Returns the properties that can be set on `owner`; those of all views if it or its kind is unknown.
  func properties(of owner: Declaration?, isConditional: Bool = false) -> [Completion] {
    let known = LanguageWords.properties.filter { !$0.isOfConstraint && !(isConditional && $0.isSaidOnce) }
    guard let owner else { return known.map { item($0) } }
    if owner.kind == .guide { return [] }
    let isRoot = owner.kind == .layout || owner.kind == .component
    let (kind, above) = (kind(of: owner.node), owner.node.superview.flatMap { kindAround($0) })
    return known.filter { word in kind.map { word.isOf($0, in: above, isRoot: isRoot) } ?? true }.map { item($0) }
  }

  /// The names of the properties that a view without a kind never has, whatever its superview.
  static let propertiesOfKinds = Set(
    LanguageWords.properties.filter { word in
      !([nil] + ViewKind.allCases).contains { word.isOf(.view, in: $0, isRoot: false) }
    }.map { $0.name })

  private func item(_ word: LanguageWords.PropertyWord) -> Completion {
    let text = LanguageDocs.properties[word.name] ?? LanguageDocs.geometry[word.name] ?? ""
    return Completion(word.name, .property, word.example, documentation: text)
  }

  /// Returns the built-in kind that a view or component is based on; nil if it is unknown.
  private func kind(of node: SyntaxNode) -> ViewKind? {
    var node = node
    // The components of a valid file have no cycles, but those of unfinished text may.
    for _ in 0...Limits.componentChain {
      guard let name = node.child(.kind)?.token(.name)?.text else { return .view }
      if let kind = ViewKind.allCases.first(where: { $0.name == name }) { return kind }
      guard let component = componentDeclaration(named: name) else { return nil }
      node = component
    }
    return nil
  }

  /// Returns the kind of the view around another; nil for a layout.
  private func kindAround(_ node: SyntaxNode) -> ViewKind? { node.kind == .layoutDeclaration ? nil : kind(of: node) }
}

extension ArraySlice<SyntaxToken> {
  /// True if the tokens are a path and nothing else, which may be unfinished.
  var isPath: Bool {
    allSatisfy { token in
      switch token.kind {
      case .name, .dot, .leftSquare, .rightSquare, .number: true
      default: false
      }
    }
  }

  /// True for a multiple of a path, `45% * superview.`
  var isMultiple: Bool {
    guard count > 2, let first, first.kind == .number || first.kind == .percent else { return false }
    return self[startIndex + 1].kind == .star && dropFirst(2).isPath
  }
}
