internal import LayDiagnostics
internal import LayModel
internal import LayParser

/// Checks the steps of a layout in place, and lowers them to instructions after all constraints, so that named
/// constraints are known.
struct StepPass {
  let elaborator: Elaborator
  let evaluation: Evaluation
  /// The blocks that were checked.
  var blocks: [StepBlock] = []

  /// Checks `layoutSubviews` or `sizeThatFits` as far as possible without a layout: names, types of values, words,
  /// targets of settings, and the order. They are lowered later.
  mutating func checkSteps(_ node: SyntaxNode, in context: Context) {
    guard let block = node.child(.block) else { return }
    let isQuestion = node.kind == .sizeThatFits
    var checker = StepChecker(elaborator: elaborator, evaluation: evaluation, context: context, isQuestion: isQuestion)
    let count = elaborator.diagnostics.count
    let body = checker.check(block)
    if isQuestion && elaborator.diagnostics.count == count { checker.checkAnswers(of: node) }
    blocks.append(
      StepBlock(steps: checker.steps, body: body, view: context.dot, isQuestion: isQuestion, range: block.range))
  }

  /// True if the steps of `owner` may set the size of `view`: it is their own view, and not the root of a layout, whose size the
  /// host determines.
  static func mayCorrect(_ view: ViewID, stepsOf owner: ViewID, in elaborator: Elaborator) -> Bool {
    view == owner && (view != .root || elaborator.isComponentAlone)
  }

  /// True if `view` is inside the view of the steps; otherwise reports it with the text of `range`.
  static func isBelow(
    _ view: ViewID, stepsOf owner: ViewID, at range: SourceRange, in elaborator: Elaborator
  ) -> Bool {
    if elaborator.isInside(view, owner) { return true }
    elaborator.report(
      .stepOutside(elaborator.text(of: range), isOwn: view == owner, elaborator.displayName(of: owner), at: range))
    return false
  }

  /// Lowers the steps of the layout, unless there are errors, since then nothing is laid out.
  func lowerSteps() {
    if blocks.isEmpty || elaborator.isStopped || elaborator.hasErrors {
      return
    }
    var placed: [ViewID: StepPlaced.Parts] = [:]
    for block in blocks where !elaborator.isStopped {
      var lowering = StepLowering(elaborator, evaluation, block)
      guard lowering.lower(block) else {
        // A component that is checked alone has no arguments; otherwise an error must be reported.
        if !elaborator.isComponentAlone && !elaborator.hasErrors {
          elaborator.report(.stepNotTaken(at: lowering.statement))
        }
        continue
      }
      for (view, parts) in lowering.placed { placed[view, default: []].formUnion(parts) }
    }
    sortRoutines()
    settlePlaced(placed)
    settleConstants()
  }

  /// Sorts the routines by their views.
  private func sortRoutines() {
    // Of two `sizeThatFits` of a view, that of the instance's block comes after that of its component, and is kept.
    var known: Set<ViewID> = []
    let asked = elaborator.program.steps.questions.reversed().filter { known.insert($0.view).inserted }
    elaborator.program.steps.questions = asked.sorted { $0.view < $1.view }
    elaborator.program.steps.layouts = elaborator.program.steps.layouts.enumerated().sorted { a, b in
      (a.element.view, a.offset) < (b.element.view, b.offset)
    }.map { $0.element }
  }

  /// Records the numbers that steps place, and the views that only steps place.
  private func settlePlaced(_ placed: [ViewID: StepPlaced.Parts]) {
    let ruled = ruledViews()
    for view in placed.keys.sorted() {
      var parts = placed[view] ?? []
      let description = elaborator.program.views[view.index]
      if description.placement == .constraints && !ruled.contains(view)
        && elaborator.viewInfos[view.index].arrangedBy == nil
      {
        elaborator.program.steps.byHand.append(view)
        // Only its steps can set another size than the initial one.
        if description.designSize != nil { parts.formUnion(.size) }
      }
      elaborator.program.steps.placed.append(StepPlaced(view: view, parts: parts))
    }
  }

  private func settleConstants() {
    var constants: Set<ConstraintID> = []
    for instruction in elaborator.program.steps.instructions {
      if case .setConstant(let rule, _) = instruction.action { constants.insert(rule) }
    }
    elaborator.program.steps.constants = constants.sorted()
  }

  /// The views that constraints place: the first view of each constraint, unless the constraint relates it to views
  /// inside.
  private func ruledViews() -> Set<ViewID> {
    var ruled: Set<ViewID> = []
    for constraint in elaborator.program.constraints {
      guard let view = constraint.terms.first?.view else { continue }
      if elaborator.isPlaced(view, by: constraint) { ruled.insert(view) }
    }
    return ruled
  }
}
