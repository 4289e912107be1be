internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

extension StructurePass {
  /// Declares a view or guide, and elaborates its component and its block.
  func declareView(_ node: SyntaxNode, at place: Place) {
    if place.isInsideOther {
      // The misplaced declaration was reported; uses of its name are not.
      if let name = node.token(.name) { elaborator.bindUnknown(name, in: place.owner) }
      return
    }
    guard let (view, kind) = makeView(node, at: place) else { return }
    let scope = elaborator.makeScope(Scope(elaborator.nameTable, parent: place.context.scope, view: view))
    elaborator.viewInfos[view.index].scope = scope
    if let component = kind?.component, let kindNode = node.child(.kind) {
      pending.loopTurns.noteOtherViews(in: place.turn)
      instantiate(component, as: view, kindNode, in: place.context, level: place.level + 1, depth: place.depth + 1)
    }
    guard let block = node.child(.block), !elaborator.isStopped else { return }
    elaborate(block, at: place.inside(view, scope))
  }

  /// Creates the view and binds its name. Separate from ``declareView(_:at:)`` to keep the stack frames of the
  /// recursion small.
  @inline(never)
  private func makeView(_ node: SyntaxNode, at place: Place) -> (ViewID, ResolvedKind?)? {
    guard let name = node.token(.name) else { return nil }
    elaborator.viewCount += 1
    if elaborator.viewCount > Limits.views {
      elaborator.stop(.tooManyViews(at: name.range))
      return nil
    }
    let indices = self.indices(node.child(.index), in: place.context)
    if node.child(.index) != nil && indices == nil {
      elaborator.bindUnknown(name, in: place.owner)
      return nil
    }
    let kindNode = node.child(.kind)
    let kind = kindNode.flatMap { resolveKind($0, in: place.context) }
    var view = ViewDescription(
      name: name.text + (indices.map { "[\(ViewList.join($0))]" } ?? ""), kind: kind?.base ?? .view,
      superview: place.context.dot)
    if let component = kind?.component { view.kindName = elaborator.components[component.index].name }
    if node.kind == .guideDeclaration {
      view.role = .guide
      view.kindName = "guide"
    }
    let id = elaborator.addView(view, declaration: name.range)
    bindView(id, name, indices, isGuide: view.role == .guide, in: place)
    if kindNode != nil && kind == nil { elaborator.viewInfos[id.index].hasUnknownKind = true }
    noteWrongSyntax(of: node, id)
    return (id, kind)
  }

  /// Records the effects of syntax errors on a view: an error in its declaration makes its kind unknown, and one there
  /// or in its block its placement.
  private func noteWrongSyntax(of node: SyntaxNode, _ view: ViewID) {
    let isBroken = elaborator.isBroken(node)
    if isBroken { elaborator.viewInfos[view.index].hasUnknownKind = true }
    if isBroken || node.child(.block).map({ elaborator.broken[Int(node.tree.file.rawValue)].standIn($0) }) == true {
      elaborator.viewInfos[view.index].hasBrokenPlacement = true
    }
  }

  // MARK: Names

  private func bindView(_ view: ViewID, _ name: SyntaxToken, _ indices: [Int]?, isGuide: Bool, in place: Place) {
    let scope = place.owner.index
    let id = elaborator.tokenNames[Int(name.tree.file.rawValue)][name.index]
    let earlier =
      elaborator.scopes[scope][id] ?? memberOfComponent(id, of: elaborator.scopes[scope].view, notIn: place.owner)
    if case .unknown = earlier?.binding { return }
    guard let indices else {
      if let earlier {
        // A forgotten index is reported by the next declaration.
        if earlier.declaration == name.range { elaborator.scopes[scope][id]?.binding = .unknown }
        // Uses of the name may mean the view or the number, so they are not reported.
        guard case .constant = earlier.binding else { return elaborator.reportDuplicate(name, earlier) }
        elaborator.scopes[scope][id]?.binding = .unknown
        return elaborator.reportDuplicate(
          name, earlier, other: name.text + elaborator.program.views[view.index].kindName)
      }
      elaborator.scopes[scope][id] = ScopeEntry(binding: isGuide ? .guide(view) : .view(view), declaration: name.range)
      return
    }
    let text = name.text
    var list: ViewListID
    switch earlier?.binding {
    case nil:
      elaborator.viewLists.append(ViewList(name: text, declaration: name.range))
      list = ViewListID(index: elaborator.viewLists.count - 1)
      elaborator.scopes[scope][id] = ScopeEntry(binding: .views(list), declaration: name.range)
    case .views(let known): list = known
    default:
      if let earlier { elaborator.reportDuplicate(name, earlier) }
      return
    }
    if elaborator.viewLists[list.index][indices] != nil {
      let earlier = ScopeEntry(binding: .views(list), declaration: elaborator.viewLists[list.index].declaration)
      return elaborator.reportDuplicate(name, earlier, "\(text)[\(ViewList.join(indices))]")
    }
    elaborator.viewLists[list.index].append(view, at: indices)
    var alias = text
    for (place, index) in indices.enumerated() { alias += place == 0 ? "\(index)" : "_\(index)" }
    if elaborator.scopes[scope].visualFormatNames[alias] == nil {
      elaborator.scopes[scope].visualFormatNames[alias] = view
    }
  }

  /// The member of the instance's component with the same name: the block of the instance cannot declare the name
  /// again.
  private func memberOfComponent(_ name: NameID, of view: ViewID?, notIn scope: ScopeID) -> ScopeEntry? {
    guard let view, !elaborator.viewInfos[view.index].componentScopes.isEmpty else { return nil }
    for other in elaborator.viewInfos[view.index].componentScopes where other != scope {
      if let found = elaborator.scopes[other.index][name] {
        if case .constant = found.binding { continue }
        return found
      }
    }
    return nil
  }

  /// The constant integers of `[r, c]`; nil after an error, which is reported.
  func indices(_ node: SyntaxNode?, in context: Context) -> [Int]? {
    guard let node else { return nil }
    var found: [Int] = []
    for child in node.children where child.kind != .unexpected {
      guard let number = wholeNumber(child, in: context) else { return nil }
      found.append(number)
    }
    return found.isEmpty ? nil : found
  }

  /// Binds the name of a `constraint`, and defers its lowering.
  func declareConstraint(_ node: SyntaxNode, at place: Place) {
    guard let rule = node.children.last(where: { $0.kind == .rule || $0.kind == .vfl }) else { return }
    guard let name = node.token(.name) else { return wait(rule, at: place) }
    if elaborator.isBroken(node) { return elaborator.bindUnknown(name, in: place.owner) }
    let indices = self.indices(node.child(.index), in: place.context)
    if node.child(.index) != nil && indices == nil {
      elaborator.bindUnknown(name, in: place.owner)
      return wait(rule, at: place)
    }
    let shown = name.text + (indices.map { "[\(ViewList.join($0))]" } ?? "")
    let id = NamedConstraintID(index: elaborator.namedConstraints.count)
    let isSingle = rule.kind == .rule && rule.children.filter { !$0.kind.isClause }.count == 2
    let path =
      elaborator.scopes[place.owner.index].view.map { elaborator.sources.paths[$0.index] } ?? elaborator.program.name
    elaborator.namedConstraints.append(
      NamedConstraint(name: shown, declaration: name.range, path: "\(path)/\(shown)", isSingle: isSingle))
    bindConstraint(id, name, indices, in: place.owner)
    wait(node, at: place, name: id)
  }

  private func bindConstraint(_ id: NamedConstraintID, _ name: SyntaxToken, _ indices: [Int]?, in scope: ScopeID) {
    let entry = elaborator.scopes[scope.index][name.text]
    guard let indices else {
      if let entry { return elaborator.reportDuplicate(name, entry) }
      elaborator.scopes[scope.index][name.text] = ScopeEntry(binding: .constraint(id), declaration: name.range)
      return
    }
    let key = ConstraintListKey(scope: scope, name: name.text)
    switch entry?.binding {
    case nil:
      // `bindConstraintLists` replaces the list when it is complete.
      elaborator.scopes[scope.index][name.text] = ScopeEntry(binding: .constraints([]), declaration: name.range)
      constraintLists[key] = [(indices, id)]
    case .constraints: constraintLists[key]?.append((indices, id))
    default:
      if let entry { elaborator.reportDuplicate(name, entry) }
    }
  }

  /// Completes the bindings of constraints with indices, and reports indices that were used twice.
  func bindConstraintLists() {
    if constraintLists.isEmpty { return }
    for index in elaborator.scopes.indices {
      for name in elaborator.scopes[index].names {
        guard var entry = elaborator.scopes[index][name], case .constraints = entry.binding else { continue }
        let all = constraintLists[ConstraintListKey(scope: ScopeID(index: index), name: name)] ?? []
        var seen: Set<[Int]> = []
        for (indices, id) in all where !seen.insert(indices).inserted {
          let constraint = elaborator.namedConstraints[id.index]
          elaborator.report(
            .duplicateName(
              constraint.name, at: constraint.declaration, earlier: entry.declaration,
              line: elaborator.line(of: entry.declaration)))
        }
        entry.binding = .constraints(all)
        elaborator.scopes[index][name] = entry
      }
    }
  }
}

extension SyntaxKind {
  /// True for a clause after the sides of a constraint.
  var isClause: Bool {
    switch self {
    case .insetClause, .offsetClause, .priorityClause, .unexpected: true
    default: false
    }
  }
}
