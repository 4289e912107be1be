internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

/// The resolution of a kind's name.
struct ResolvedKind {
  /// The kind of the language on which the component is based.
  var base: ViewKind
  var component: ComponentID?
}

extension StructurePass {
  /// The kind that a `kind` node names; nil if there is none, which is reported.
  func resolveKind(_ node: SyntaxNode, in context: Context) -> ResolvedKind? {
    guard let name = node.token(.name) else { return nil }
    let table = elaborator.fileTables[Int(node.tree.file.rawValue)]
    if let kind = table.builtInKind(named: name.text) {
      if let arguments = node.child(.arguments), !arguments.children.isEmpty {
        elaborator.report(.argumentsOfKind(name.text, at: arguments.range))
      }
      return ResolvedKind(base: kind, component: nil)
    }
    switch table.kinds[name.text] {
    case nil:
      let known = ViewKind.allCases.map { $0.name } + table.kindNames
      let resembles = ViewKind.named(inOtherLanguages: name.text) != nil || nearest(to: name.text, among: known) != nil
      if table.lacksImport || elaborator.mayBeDeclaredWrongly(name.text, resemblesOther: resembles) { return nil }
      elaborator.report(
        .unknownKind(name.text, at: name.range, known: known, isVertical: node.parent?.setsVerticalAxis ?? false))
      return nil
    case .layout(let range):
      elaborator.noteUse(name.range, of: range)
      elaborator.report(.layoutAsKind(name.text, at: name.range, declaration: range))
      return nil
    case .component(let id):
      elaborator.noteUse(name.range, of: elaborator.components[id.index].range)
      elaborator.components[id.index].isUsed = true
      return ResolvedKind(base: baseKind(of: id), component: id)
    }
  }

  /// The kind of the language on which a component is based.
  func baseKind(of id: ComponentID) -> ViewKind {
    var id = id
    // A cycle of components is reported where one is instantiated; this loop only has to end.
    for _ in 0..<Limits.nesting {
      guard let base = elaborator.components[id.index].base, let name = base.token(.name) else { return .view }
      let table = elaborator.fileTables[Int(base.tree.file.rawValue)]
      if let kind = table.builtInKind(named: name.text) { return kind }
      guard case .component(let next) = table.kinds[name.text] else { return .view }
      id = next
    }
    return .view
  }

  /// Adds the declarations of a component to `view`, with the arguments of `use` (a `kind` node) evaluated in `caller`;
  /// a component that is checked alone has neither.
  func instantiate(
    _ id: ComponentID, as view: ViewID, _ use: SyntaxNode?, in caller: Context?, level: Int, depth: Int
  ) {
    let range = use?.token(.name)?.range ?? elaborator.components[id.index].range
    if let start = activeComponents.firstIndex(of: id) {
      let path = (activeComponents[start...] + [id]).map { elaborator.components[$0.index].name }
      return elaborator.report(.componentContainsItself(path, at: range))
    }
    guard depth <= Limits.nesting else { return elaborator.stop(.nestedTooDeep(at: range)) }
    activeComponents.append(id)
    let scope = bind(id, as: view, use, at: range, in: caller)
    let context = Context(scope: scope, dot: view, condition: .always)
    if let base = elaborator.components[id.index].base {
      let kind = resolveKind(base, in: context)
      if kind == nil { elaborator.viewInfos[view.index].hasUnknownKind = true }
      if let inner = kind?.component {
        instantiate(inner, as: view, base, in: context, level: level + 1, depth: depth + 1)
      }
    }
    if let block = elaborator.components[id.index].block, !elaborator.isStopped {
      elaborate(block, at: Place(context: context, owner: scope, surround: nil, level: level, depth: depth))
    }
    activeComponents.removeLast()
  }

  /// Creates the scope of an instance, with its parameters.
  @inline(never)
  private func bind(
    _ id: ComponentID, as view: ViewID, _ use: SyntaxNode?, at range: SourceRange, in caller: Context?
  ) -> ScopeID {
    let component = elaborator.components[id.index]
    let scope = elaborator.makeScope(
      Scope(elaborator.nameTable, parent: elaborator.fileTables[Int(component.file.rawValue)].scope, view: view))
    elaborator.viewInfos[view.index].componentScopes.append(scope)
    if elaborator.viewInfos[view.index].kindDeclaration == nil && baseKind(of: id).scrolls {
      elaborator.viewInfos[view.index].kindDeclaration = component.range
    }
    if let size = component.designSize, elaborator.program.views[view.index].designSize == nil {
      elaborator.program.views[view.index].designSize = size
    }
    bindParameters(of: component, to: use?.child(.arguments), at: range, in: caller, scope: scope)
    return scope
  }
}

extension SyntaxNode {
  /// True for a view whose block sets its axis to `vertical` or `.vertical`.
  fileprivate var setsVerticalAxis: Bool {
    child(.block)?.children.contains { setting in
      setting.kind == .setting && setting.child(at: 0)?.text == "axis"
        && setting.child(at: 1)?.allTokens.last?.text == "vertical"
    } ?? false
  }
}
