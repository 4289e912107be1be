internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

// Steps become instructions when all rules are lowered, so that names of rules are known.

/// `layoutSubviews { … }` or `sizeThatFits { … }` of a view, checked and waiting.
struct StepBlock {
  var block: SyntaxNode
  var context: Context
  var isQuestion: Bool
}

extension Elaborator {
  /// Lowers the steps of the layout. Where something is wrong nothing is laid out, so nothing is lowered either.
  func lowerSteps() {
    if stepBlocks.isEmpty || isStopped || diagnostics.contains(where: { $0.severity == .error }) { return }
    var placed: [ViewID: StepPlaced.Parts] = [:]
    for block in stepBlocks where !isStopped {
      var lowering = StepLowering(self, block)
      guard lowering.lower() else {
        // A component alone does not know its arguments; else whatever is wrong is said.
        if !isComponentAlone && !diagnostics.contains(where: { $0.severity == .error }) {
          report(.stepNotTaken(at: lowering.statement.range))
        }
        continue
      }
      for (view, parts) in lowering.placed { placed[view, default: []].formUnion(parts) }
    }
    sortRoutines()
    settlePlaced(placed)
    settleConstants()
  }

  /// Puts the routines into the order of their views.
  private func sortRoutines() {
    // Of two questions, the one of the braces of an instance stands behind the one of its component, and is asked.
    var known: Set<ViewID> = []
    let asked = program.steps.questions.reversed().filter { known.insert($0.view).inserted }
    program.steps.questions = asked.sorted { $0.view < $1.view }
    program.steps.layouts = program.steps.layouts.enumerated().sorted { a, b in
      (a.element.view, a.offset) < (b.element.view, b.offset)
    }.map { $0.element }
  }

  /// Says what steps place, and what nothing else does.
  private func settlePlaced(_ placed: [ViewID: StepPlaced.Parts]) {
    let ruled = ruledViews()
    for view in placed.keys.sorted() {
      var parts = placed[view] ?? []
      let description = program.views[view.index]
      if description.placement == .constraints && !ruled.contains(view) && viewInfos[view.index].arrangedBy == nil {
        program.steps.byHand.append(view)
        // Nobody but its steps may say another size than the one it begins with.
        if description.designSize != nil { parts.formUnion(.size) }
      }
      program.steps.placed.append(StepPlaced(view: view, parts: parts))
    }
  }

  private func settleConstants() {
    var constants: Set<ConstraintID> = []
    for instruction in program.steps.instructions {
      if case .setConstant(let rule, _) = instruction.action { constants.insert(rule) }
    }
    program.steps.constants = constants.sorted()
  }

  /// The views that rules place: those that a rule names first, unless it speaks of what is inside them.
  private func ruledViews() -> Set<ViewID> {
    var ruled: Set<ViewID> = []
    for constraint in program.constraints {
      guard let view = constraint.terms.first?.view else { continue }
      if isPlaced(view, by: constraint) { ruled.insert(view) }
    }
    return ruled
  }

  /// Whether a constraint names a view first, and nothing that is inside it.
  func isPlaced(_ view: ViewID, by constraint: ConstraintDescription) -> Bool {
    constraint.terms.first?.view == view && !constraint.terms.contains { isInside($0.view, view) }
  }

  /// Whether `view` lies in `other`, at any depth.
  func isInside(_ view: ViewID, _ other: ViewID) -> Bool { program.isInside(view, other) }
}
