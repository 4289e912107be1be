internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

/// Compiles the layouts of the compiled file, one after the other.
struct LayoutPass {
  let elaborator: Elaborator
  let evaluation: Evaluation
  /// The allowances of components that no layout contains.
  private(set) var looseAllowances: [(code: String, block: SourceRange, statement: SourceRange)] = []
  private var assignments: AssignmentPass

  init(_ elaborator: Elaborator, _ evaluation: Evaluation) {
    (self.elaborator, self.evaluation) = (elaborator, evaluation)
    assignments = AssignmentPass(elaborator: elaborator)
  }

  /// Elaborates the layouts of the compiled file and its components with `sizes`, in source order. Unused components
  /// are checked as well.
  mutating func elaborateLayouts() -> [CompiledLayout] {
    guard let table = elaborator.fileTables.first else { return [] }
    let mark = elaborator.mark
    var found: [(start: Int, layout: CompiledLayout)] = []
    for node in table.layouts where !elaborator.isStopped {
      guard let name = node.token(.name) else { continue }
      let layout = elaborate(
        named: name.text, at: name.range, designSize: elaborator.rootSize(node), component: nil, node, mark)
      found.append((name.range.start, layout))
    }
    // Components that others use come last, so that by then they are marked as used.
    for id in table.components where elaborator.components[id.index].hasSizes && !elaborator.isStopped {
      found.append((elaborator.components[id.index].range.start, elaborate(component: id, mark)))
    }
    for id in table.components
    where !elaborator.components[id.index].isUsed && !elaborator.components[id.index].hasSizes && !elaborator.isStopped
    {
      looseAllowances += elaborate(component: id, mark).sources.allowances
    }
    found.sort { $0.start < $1.start }
    return found.map { $0.layout }
  }

  private mutating func elaborate(component id: ComponentID, _ mark: Elaborator.Mark) -> CompiledLayout {
    let component = elaborator.components[id.index]
    return elaborate(
      named: component.name, at: component.range, designSize: component.designSize, component: id, component.node, mark)
  }

  private mutating func elaborate(
    named name: String, at range: SourceRange, designSize: ExactSize?, component: ComponentID?, _ node: SyntaxNode,
    _ mark: Elaborator.Mark
  ) -> CompiledLayout {
    elaborator.beginLayout(named: name, designSize: designSize, after: mark)
    let structure = StructurePass(elaborator, evaluation)
    var root = ViewDescription(name: name, superview: nil)
    root.designSize = designSize
    if let component { root = rootView(root, baseKind: structure.baseKind(of: component), of: component) }
    let id = elaborator.addView(root, declaration: range)
    // The error may be in its design size.
    elaborator.viewInfos[id.index].hasBrokenPlacement = elaborator.isBroken(node)
    if let component {
      structure.instantiate(component, as: id, nil, in: nil, level: 1, depth: 0)
    } else if let block = node.child(.block) {
      let scope = elaborator.makeScope(Scope(elaborator.nameTable, parent: elaborator.fileTables[0].scope, view: id))
      elaborator.viewInfos[id.index].scope = scope
      let context = Context(scope: scope, dot: id, condition: .always)
      structure.elaborate(block, at: Place(context: context, owner: scope, surround: nil, level: 0, depth: 0))
    }
    finish(structure, mark)
    var statements = StatementPass(elaborator, evaluation, structure.pending)
    statements.lowerPendingStatements()
    elaborator.sizes = elaborator.declaredSizes.sizes
    if elaborator.sizes.isEmpty { elaborator.sizes = elaborator.options.defaults.sizes }
    assignments.settleAssignments()
    let settings = SettingTablePass(elaborator: elaborator)
    settings.settleExpectedMasks()
    ArrangementPass(elaborator: elaborator).settleArrangements()
    statements.steps.lowerSteps()
    MarginPass(elaborator: elaborator).settleMargins()
    MarginPass(elaborator: elaborator).noteStackMargins()
    assignments.checkCaps()
    ScrollContentPass(elaborator: elaborator).measureFromContent()
    statements.expects.settleExpectations()
    SizePass(elaborator: elaborator).checkExpectedKeyboards()
    let rounded = NoisePass(elaborator: elaborator).settleNoise(designSize: designSize)
    var layout = CompiledLayout(
      name: name, program: elaborator.program, sources: elaborator.sources, designSize: designSize,
      sizes: elaborator.sizes, expectations: elaborator.expectations,
      assertions: elaborator.assertions, metrics: metrics(), settings: settings.settingTable(), range: range,
      textSizes: elaborator.declaredSizes.textSizes.sorted(), parameters: elaborator.ranges.ofLayout,
      roundedConstraints: rounded)
    layout.setKeyboard(elaborator.declaredSizes.keyboard ?? elaborator.options.defaults.keyboard)
    layout.setParts(of: elaborator.declaredSizes)
    layout.reservedRegions = SizePass(elaborator: elaborator).settleReservedRegions()
    layout.setSafeArea(SafeAreaPass(elaborator: elaborator, evaluation: evaluation).settleSafeArea())
    return layout
  }

  private func rootView(_ root: ViewDescription, baseKind: ViewKind, of id: ComponentID) -> ViewDescription {
    var view = ViewDescription(name: root.name, kind: baseKind, superview: nil)
    view.kindName = elaborator.components[id.index].name
    view.designSize = root.designSize
    return view
  }

  private func finish(_ structure: StructurePass, _ mark: Elaborator.Mark) {
    structure.unrollDeferredLoops()
    if elaborator.isStopped { return }
    structure.bindConstraintLists()
    NameCheck(elaborator: elaborator).checkHiding(from: mark.scopes)
    evaluation.settleConstants(from: mark.constants)
  }

  /// The metrics that are visible in the layout's block, those of the file first.
  private func metrics() -> [(name: String, value: Rational, declaration: SourceRange)] {
    var found: [(name: String, value: Rational, declaration: SourceRange)] = []
    let own = elaborator.memberScopes(of: .root).first
    for scope in [elaborator.fileTables[0].scope, own].compactMap({ $0 }) {
      for name in elaborator.scopes[scope.index].names {
        guard case .constant(let id) = elaborator.scopes[scope.index][name]?.binding,
          elaborator.constants[id.index].kind == .metric,
          case .number(let value, _) = evaluation.value(of: id)
        else { continue }
        found.append((name, value, elaborator.constants[id.index].declaration))
      }
    }
    return found
  }
}
