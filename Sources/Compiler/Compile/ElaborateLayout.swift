internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

extension Elaborator {
  /// Elaborates the layouts of the compiled file and its components with `sizes`, in source order. Unused components
  /// are checked as well.
  func elaborateLayouts() -> [CompiledLayout] {
    guard let table = fileTables.first else { return [] }
    let mark = Mark(scopes: scopes.count, constants: constants.count)
    var found: [(start: Int, layout: CompiledLayout)] = []
    for node in table.layouts where !isStopped {
      guard let name = node.token(.name) else { continue }
      let layout = elaborate(
        named: name.text, at: name.range, designSize: rootSize(node), component: nil, node, mark)
      found.append((name.range.start, layout))
    }
    // Components that others use come last, so that by then they are marked as used.
    for id in table.components where components[id.index].hasSizes && !isStopped {
      found.append((components[id.index].range.start, elaborate(component: id, mark)))
    }
    for id in table.components where !components[id.index].isUsed && !components[id.index].hasSizes && !isStopped {
      looseAllowances += elaborate(component: id, mark).sources.allowances
    }
    found.sort { $0.start < $1.start }
    return found.map { $0.layout }
  }

  /// The numbers of scopes and constants that belong to files.
  private struct Mark {
    var scopes: Int
    var constants: Int
  }

  private func elaborate(component id: ComponentID, _ mark: Mark) -> CompiledLayout {
    let component = components[id.index]
    return elaborate(
      named: component.name, at: component.range, designSize: component.designSize, component: id, component.node, mark)
  }

  private func elaborate(
    named name: String, at range: SourceRange, designSize: ExactSize?, component: ComponentID?, _ node: SyntaxNode,
    _ mark: Mark
  ) -> CompiledLayout {
    begin(named: name, designSize: designSize, mark)
    var root = ViewDescription(name: name, superview: nil)
    root.designSize = designSize
    if let component { root = rootView(of: component, root) }
    let id = addView(root, declaration: range)
    // The error may be in its design size.
    viewInfos[id.index].hasBrokenPlacement = isBroken(node)
    if let component {
      instantiate(component, as: id, nil, in: nil, level: 1, depth: 0)
    } else if let block = node.child(.block) {
      let scope = makeScope(Scope(nameTable, parent: fileTables[0].scope, view: id))
      viewInfos[id.index].scope = scope
      let context = Context(scope: scope, dot: id, condition: .always)
      elaborate(block, at: Place(context: context, owner: scope, surround: nil, level: 0, depth: 0))
    }
    finishStructure(mark)
    lowerPendingStatements()
    settleAssignments()
    settleExpectedMasks()
    settleArrangements()
    lowerSteps()
    settleMargins()
    checkCaps()
    measureFromContent()
    settleExpectations()
    let rounded = settleNoise(designSize: designSize)
    return CompiledLayout(
      name: name, program: program, sources: sources, designSize: designSize, sizes: sizes, expectations: expectations,
      assertions: assertions, metrics: metrics(), settings: settingTable(), range: range, roundedConstraints: rounded)
  }

  private func begin(named name: String, designSize: ExactSize?, _ mark: Mark) {
    program = LayoutProgram(name: name, designSize: designSize ?? .zero)
    program.views = []
    sources = SourceTable()
    sizes = []
    expectations = []
    assertions = []
    viewInfos = []
    scopes.removeLast(scopes.count - mark.scopes)
    constants.removeLast(constants.count - mark.constants)
    viewLists = []
    namedConstraints = []
    constraintLists = [:]
    conditionIDs = [:]
    activeComponents = []
    states = [:]
    conditionRanks = []
    surrounds = []
    pendingItems = []
    loopTurns = LoopTurns()
    deferredLoops = []
    stepBlocks = []
    overriddenConstants = [:]
    currentLoop = nil
    assignments = Assignments()
    builtInGuides = [:]
    standardGaps = []
    allowed = []
  }

  private func rootView(of id: ComponentID, _ root: ViewDescription) -> ViewDescription {
    var view = ViewDescription(name: root.name, kind: baseKind(of: id), superview: nil)
    view.kindName = components[id.index].name
    view.designSize = root.designSize
    return view
  }

  private func finishStructure(_ mark: Mark) {
    unrollDeferredLoops()
    if isStopped { return }
    bindConstraintLists()
    checkHiding(from: mark.scopes)
    settleConstants(from: mark.constants)
  }

  /// The metrics that are visible in the layout's block, those of the file first.
  private func metrics() -> [(name: String, value: Rational, declaration: SourceRange)] {
    var found: [(name: String, value: Rational, declaration: SourceRange)] = []
    let own = memberScopes(of: .root).first
    for scope in [fileTables[0].scope, own].compactMap({ $0 }) {
      for name in scopes[scope.index].names {
        guard case .constant(let id) = scopes[scope.index][name]?.binding, constants[id.index].kind == .metric,
          case .number(let value, _) = value(of: id)
        else { continue }
        found.append((name, value, constants[id.index].declaration))
      }
    }
    return found
  }

  /// Reports names of `--set` that do not exist.
  func reportUnusedOverrides() {
    for name in unusedOverrides {
      // Not by `report`: all have the same range, the start of the file.
      diagnostics.append(.unknownOverride(name, known: overridable, at: SourceRange(file: .main, start: 0, end: 0)))
    }
  }

  /// The names of `options.overrides` that were not used, in their order.
  var unusedOverrides: [String] {
    options.overrides.indices.filter { !usedOverrides.contains($0) }.map { options.overrides[$0].name }
  }
}
