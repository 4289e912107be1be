// Laying out a program with steps: masks and rules, then the steps, and again as long as these change what rules start
// from (SEMANTICS §5.7).

/// What a layout with steps keeps besides frames.
struct StepState: Sendable {
  /// Of each view, the origin of its bounds.
  var origins: [ExactPoint]
  /// The constants that steps have changed, as they were before.
  var constants: [(id: ConstraintID, value: Rational)] = []
}

extension LayoutState {
  /// Lays out at `size` and takes the steps. Starts from the program each time, so earlier sizes do not matter.
  func layOutWithSteps(at size: ExactSize, keepsReferences: Bool) -> Placement {
    let steps = program.steps
    startSteps()
    var counts: [ViewID: Int] = [:]
    var (pass, work) = (0, 0)
    while true {
      pass += 1
      report.conflicts = system.solve(at: size)
      let placement = Placement(system, at: size, into: &frames, keepsReferences: keepsReferences)
      let base = frames
      var run = StepRun(steps, system, key.truths, frames: frames, work: work)
      for routine in steps.layouts { run.takeSteps(of: routine) }
      (frames, stepState.origins, work) = (run.frames, run.origins, run.work)
      let changes = feedBack(run)
      if !changes.isEmpty && work <= StepLimits.work {
        let first = changes.map { steps.owners[$0.index] }.min() ?? .root
        counts[first, default: 0] += 1
        if counts[first, default: 0] < StepLimits.passes && pass < StepLimits.allPasses { continue }
        run.findings.append(StepFinding(.loop(others: Array(changes.dropFirst())), at: changes[0]))
      }
      invalidation.settle(base: base)
      report.steps = run.findings
      return placement
    }
  }

  /// Puts constants and pins back to where the program has them.
  private func startSteps() {
    for (id, value) in stepState.constants { system.setConstant(value, of: id) }
    stepState.constants = []
    // Steps took the place of masks.
    if system.pins.keys.contains(where: { system.resolved.views[$0 / 2].placement == .mask }) { system.startOver() }
    for placed in program.steps.placed where program.steps.isByHand(placed.view) {
      _ = system.pin(placed.view, to: system.preferredFrame(placed.view), placed.parts)
    }
  }

  /// Gives what steps have set to the rules that speak of it. Returns the steps that changed something by that.
  func feedBack(_ run: StepRun) -> [StepID] {
    var changed: Set<StepID> = []
    for (id, value, step) in run.constants where system.resolved.constraints[id.index].constant != value {
      if !stepState.constants.contains(where: { $0.id == id }) {
        stepState.constants.append((id, system.resolved.constraints[id.index].constant))
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

  /// Whether rules about others follow the steps that place `view`: nothing but its frame places it.
  private func follows(_ view: ViewID) -> Bool {
    program.steps.isByHand(view) || system.resolved.views[view.index].placement == .mask
  }

  /// The origin of the bounds of `view`, by its steps where they have set it.
  func boundsOrigin(of view: ViewID) -> ExactPoint {
    stepState.origins.isEmpty ? system.resolved.views[view.index].boundsOrigin : stepState.origins[view.index]
  }

  /// The bounds origin of the superview along `axis`: what lies between its coordinates and its top-left corner.
  func boundsOrigin(aroundSubview view: ViewID, _ axis: Axis) -> Rational {
    let origin = boundsOrigin(of: tree.superviews[view.index])
    return axis == .horizontal ? origin.x : origin.y
  }
}

extension LayoutSystem {
  /// Where a view is when nothing decides it, in the superview's bounds coordinates.
  func preferredFrame(_ view: ViewID) -> ExactRect {
    var frame = ExactRect.zero
    for axis in Axis.allCases {
      frame[axis] = ExactSpan(
        origin: preferredPosition(view, axis) + boundsOrigin(aroundSubview: view, axis),
        length: preferredLength(view, axis))
    }
    return frame
  }
}

extension StepProgram {
  /// Whether no rule and no mask places `view`, but steps do.
  public func isByHand(_ view: ViewID) -> Bool {
    var (low, high) = (0, byHand.count)
    while low < high {
      let middle = (low + high) / 2
      if byHand[middle] < view { low = middle + 1 } else { high = middle }
    }
    return low < byHand.count && byHand[low] == view
  }
}

extension LayoutState {
  /// Notes a constant that is set from outside while steps have another in force; false when they do not.
  func setsConstant(of id: ConstraintID, under constant: Rational) -> Bool {
    guard let place = stepState.constants.firstIndex(where: { $0.id == id }) else { return false }
    stepState.constants[place].value = constant
    return true
  }
}
