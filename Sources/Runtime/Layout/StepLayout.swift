internal import LayModel
internal import LayNumbers
internal import LaySolver

// Layout of a program with steps: masks and constraints, then the steps, repeatedly as long as these change inputs of the
// constraints (SEMANTICS §5.7).

/// The state of a layout with steps, besides frames.
struct StepState: Sendable {
  /// The origin of each view's bounds.
  var origins: [ExactPoint]
  /// The constants that steps have changed, with their values before.
  var constants: [ConstraintID: Rational] = [:]
  /// A record of the last pass; nil if none was requested.
  var trace: StepTrace?
}

extension LayoutState {
  /// Lays out at `size` and runs the steps. Starts from the program each time, so earlier sizes do not matter.
  ///
  /// Only a layout that `isExamined` keeps a record of the steps, and runs them once more to test whether they converge.
  func layOutWithSteps(at size: ExactSize, keepsReferences: Bool, isExamined: Bool) -> Placement {
    let steps = program.steps
    startSteps()
    var (passes, work) = (StepPasses(), 0)
    while true {
      report.conflicts = system.solve(at: size)
      let placement = Placement(system, at: size, into: &frames, keepsReferences: keepsReferences)
      let base = frames
      var run = StepRun(steps, system.views, key.truths, frames: frames, work: work)
      if isExamined { run.trace = StepTrace(viewCount: frames.count) }
      for routine in steps.layouts { run.takeSteps(of: routine) }
      run.settleGuides()
      (frames, stepState.origins, work) = (run.frames, run.origins, run.work)
      let outcome = outcome(of: run, &passes)
      if outcome == .again { continue }
      invalidation.settle(base: base)
      report.steps = run.findings.all + outcome.findings
      stepState.trace = trace(of: run)
      if isExamined && report.steps.allSatisfy({ !$0.kind.endsSteps }) {
        report.steps += findingsOfAnotherPass(after: run, base: base)
      }
      return placement
    }
  }

  /// The record of a pass, with the constants that it set.
  private func trace(of run: StepRun) -> StepTrace? {
    var trace = run.trace
    trace?.constants = run.constants.all.map { StepTrace.SetConstant(id: $0.id, value: $0.value, step: $0.step) }
    return trace
  }

  /// The outcome of a pass.
  enum StepOutcome: Equatable {
    /// Inputs of the constraints have changed: another pass follows.
    case again
    /// The steps have ended, because of the findings if there are any.
    case end([StepFinding])

    var findings: [StepFinding] { if case .end(let findings) = self { findings } else { [] } }
  }

  /// Passes the results of `run` to the constraints that depend on them, and returns whether these have to be solved
  /// again.
  func outcome(of run: StepRun, _ passes: inout StepPasses) -> StepOutcome {
    let changes = feedBack(run)
    if changes.isEmpty || run.work > StepLimits.work { return .end([]) }
    return passes.problem(after: changes, owners: program.steps.owners).map { .end([$0]) } ?? .again
  }

  /// Resets constants and pins to those of the program.
  private func startSteps() {
    for (id, value) in stepState.constants.sorted(by: { $0.key.index < $1.key.index }) {
      system.setConstant(value, of: id)
    }
    stepState.constants = [:]
    // Steps have replaced masks.
    if system.pins.keys.contains(where: { system.views.resolved.views[$0 / 2].placement == .mask }) {
      system.startOver()
    }
    for placed in program.steps.placed where program.steps.isByHand(placed.view) {
      _ = system.pin(placed.view, to: system.views.preferredFrame(placed.view), placed.parts)
    }
  }

  /// Passes the results of steps to the constraints that depend on them. Returns the steps that changed something by
  /// that.
  private func feedBack(_ run: StepRun) -> [StepID] {
    var changed: Set<StepID> = []
    for (id, value, step) in run.constants.all where system.views.resolved.constraints[id.index].constant != value {
      if stepState.constants[id] == nil {
        stepState.constants[id] = system.views.resolved.constraints[id.index].constant
      }
      system.setConstant(value, of: id)
      changed.insert(step)
    }
    for placed in program.steps.placed {
      guard let step = run.movedBy[placed.view.index], follows(placed.view) else { continue }
      if system.pin(placed.view, to: run.frames[placed.view.index], placed.parts) { changed.insert(step) }
    }
    return changed.sorted()
  }

  /// True if constraints on others follow the steps that place `view`: only its frame places it.
  private func follows(_ view: ViewID) -> Bool {
    program.steps.isByHand(view) || system.views.resolved.views[view.index].placement == .mask
  }

  /// The origin of the bounds of `view`, as steps have set it, if they have.
  func boundsOrigin(of view: ViewID) -> ExactPoint {
    stepState.origins.isEmpty ? system.views.resolved.views[view.index].boundsOrigin : stepState.origins[view.index]
  }

  /// The bounds origin of the superview along `axis`: the offset of its top-left corner in its coordinates.
  func boundsOrigin(aroundSubview view: ViewID, _ axis: LayoutAxis) -> Rational {
    let origin = boundsOrigin(of: tree.superviews[view.index])
    return axis == .horizontal ? origin.x : origin.y
  }
}

extension LayoutState {
  /// Records a constant that the host sets while steps have another one in force; returns false if they do not.
  func setsConstant(of id: ConstraintID, under constant: Rational) -> Bool {
    if stepState.constants[id] == nil { return false }
    stepState.constants[id] = constant
    return true
  }
}
