internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// The completions behind a dot.
struct MemberCompletions {
  private let site: CompletionSite
  private var head: StatementHead { site.head }
  private var properties: ViewProperties { ViewProperties(site.snapshot) }

  init(_ site: CompletionSite) { self.site = site }

  /// Returns the members that can follow a path: attributes, views and properties of a view, properties of a constraint.
  func behind(_ path: [PathStep]) -> [Completion] {
    switch SubjectReader(site).subject(of: path) {
    case .view(let declaration): return members(of: declaration)
    case .anyView: return attributes + more(of: nil)
    case .guide: return attributes + guideMembers
    case .constraint(let declaration): return properties(ofConstraint: declaration)
    case .list: return [Completion("count", .attribute, "how many there are")]
    case .value(let type):
      return parts(PartRow.parts(of: type).filter { head.isInSteps || !$0.isMethod }.map { $0.name })
    case .parts(let names): return parts(names)
    case .nothing: return []
    }
  }

  private func parts(_ names: [String]) -> [Completion] { names.map { Completion($0, .property, "part") } }

  private func members(of declaration: Declaration) -> [Completion] {
    let isRead = head.use == .rule && !head.isPath
    let inner = site.scope.members(of: declaration).filter { member in
      switch member.declaration.kind {
      case .view, .guide: true
      case .constraint: !isRead && head.use != .assertion
      default: false
      }
    }
    let views = inner.map { Completion($0.name, $0.declaration) }
    if head.use == .constant { return [] }
    if head.use == .condition { return declaration.kind == .layout ? Completion.rootSizes : [] }
    return attributes + views + more(of: declaration)
  }

  private var guideMembers: [Completion] {
    switch head.use {
    case .steps: values(readBy: .steps, isGuide: true)
    case .expectation: values(readBy: .expectations, isGuide: true)
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
      $0.isOfConstraint && (isSingle || $0.isOfSeveral || rule == nil && declaration.node.child(.vfl) == nil)
    }
    .map { Completion($0) }
  }

  /// The attributes that can be compared with the other side, if that is a single attribute; else all.
  private var attributes: [Completion] {
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
    if head.use == .steps || head.use == .expectation {
      names.removeAll { LanguageWords.isCompound($0) && MemberRow.named($0) == nil }
    }
    return names.map { Completion($0, .attribute, "attribute", documentation: LanguageDocs.attributes[$0] ?? "") }
  }

  /// Returns the members besides attributes and views that can be read or set there.
  private func more(of owner: Declaration?) -> [Completion] {
    let isGuide = owner?.kind == .guide
    let things = isGuide ? ["superview"] : self.things(of: owner)
    var found = things.map { name in
      Completion(name, .view, "always there", documentation: LanguageDocs.things[name] ?? "")
    }
    switch head.use {
    case .steps:
      found = values(readBy: .steps, isGuide: isGuide) + found
    case .expectation:
      found = values(readBy: .expectations, isGuide: isGuide) + found
      if properties.mayScroll(owner) {
        let rows = MemberRow.all.filter { $0.isOfScrollViews && $0.readers.contains(.expectations) }
        found += rows.map { Completion($0.name, .property, "of a ScrollView", documentation: $0.documentation) }
      }
      found += isGuide ? [] : properties.items(of: owner)
    case .assertion:
      found = predicates(isGuide: isGuide) + found
    case .rule where head.isPath && !isGuide: found += properties.items(of: owner, isConditional: head.isConditional)
    default: break
    }
    return found
  }

  /// Returns `superview` and the guides; the guides of scroll views only if it may be one.
  private func things(of owner: Declaration?) -> [String] {
    let isLayout = owner?.kind == .layout
    return (isLayout ? [] : ["superview"])
      + ReservedNames.guides.filter { properties.mayScroll(owner) || BuiltInGuide($0)?.isOfScrollView == false }
      .filter { isLayout || BuiltInGuide($0)?.isOfRoot == false }
  }

  private func predicates(isGuide: Bool) -> [Completion] {
    geometry(LanguageWords.predicates.filter { !isGuide || $0.isOfGuides }.map { $0.name })
  }

  /// Returns the values that every view, or every guide, has besides its attributes and properties.
  private func values(readBy reader: MemberRow.Reader, isGuide: Bool) -> [Completion] {
    let rows = MemberRow.all.filter { !$0.isOfScrollViews && (!isGuide || $0.isOfGuides) }
    return geometry(rows.filter { $0.readers.contains(reader) }.map { $0.name })
  }

  private func geometry(_ names: [String]) -> [Completion] {
    names.map { Completion($0, .attribute, "of a view", documentation: LanguageDocs.geometry[$0] ?? "") }
  }
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
