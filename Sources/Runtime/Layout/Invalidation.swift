public import LayModel
internal import LayNumbers
internal import LaySolver

// Incremental layout: changing a running layout and updating the views that depend on the change, as apps do between
// frames (SEMANTICS §5.7).

/// The result of ``Layout/layoutIfNeeded(_:)``.
public struct LayoutPass: Hashable, Sendable {
  /// The views whose constraints were updated, inner ones first.
  public var updated: [ViewID] = []
  /// The number of solves.
  public var solves = 0
  /// The views whose subviews were laid out, outer ones first.
  public var laidOut: [ViewID] = []
  /// The problems found with steps.
  public var findings: [StepFinding] = []

  /// Creates the record of an empty pass.
  public init() {}
}

/// The invalidated work of the next layout.
struct Invalidation: Sendable {
  /// Views whose subviews need layout.
  var layout: Set<ViewID> = []
  /// Views whose constraints need an update.
  var constraints: Set<ViewID> = []
  /// True if the rows have changed since the last solve.
  var isUnsolved = false
  /// The frame of each view from masks and constraints alone; empty if steps have changed none.
  var base: [ExactRect] = []

  /// True if nothing is invalidated.
  var isSettled: Bool { layout.isEmpty && constraints.isEmpty && !isUnsolved }

  /// Marks everything as up to date.
  mutating func settle(base: [ExactRect]) {
    (layout, constraints, isUnsolved) = ([], [], false)
    self.base = base
  }
}

extension Layout {
  /// Marks a view as needing layout of its subviews. Nothing moves before ``layoutIfNeeded(_:)`` or a resize.
  public mutating func setNeedsLayout(_ view: ViewID = .root) {
    makeUnique()
    state.invalidation.layout.insert(view)
  }

  /// Marks constraints of a view as needing an update. Nothing moves before ``layoutIfNeeded(_:)`` or a resize.
  public mutating func setNeedsUpdateConstraints(_ view: ViewID = .root) {
    makeUnique()
    state.invalidation.constraints.insert(view)
    state.invalidation.isUnsolved = true
  }

  /// True if a view is marked as needing layout of its subviews.
  public func needsLayout(_ view: ViewID) -> Bool { state.invalidation.layout.contains(view) }

  /// Lays out the marked views, from the topmost view around `view` that needs it down, at the size of the last resize:
  /// constraints from the inside out, then the solve, then subviews from the outside in. A view lays its subviews out if
  /// it is marked, if constraints have moved one of them, or if its own size has changed; all others do not change.
  @discardableResult
  public mutating func layoutIfNeeded(_ view: ViewID = .root) -> LayoutPass {
    let invalidation = state.invalidation
    if invalidation.isSettled { return LayoutPass() }
    makeUnique()
    if state.needsRows(in: environment) {
      // Constraints were added or removed: everything is laid out anew.
      var pass = LayoutPass()
      pass.updated = invalidation.constraints.sorted(by: >)
      resize(to: environment, findAmbiguities: false)
      pass.solves = 1
      pass.laidOut = program.views.indices.map { ViewID($0) }
      pass.findings = report.steps
      return pass
    }
    return state.layOutIfNeeded(view)
  }
}

extension LayoutState {
  /// Lays out the marked views, as ``Layout/layoutIfNeeded(_:)``.
  func layOutIfNeeded(_ view: ViewID) -> LayoutPass {
    var pass = LayoutPass()
    let old = frames
    var base = invalidation.base.isEmpty ? frames : invalidation.base
    let before = base
    let updated = topmost(around: view) { invalidation.layout.contains($0) || invalidation.constraints.contains($0) }
    pass.updated = invalidation.constraints.filter { isIn(updated, $0) }.sorted(by: >)
    invalidation.constraints.subtract(pass.updated)
    if invalidation.isUnsolved { solve(&base, &pass) }
    invalidation.isUnsolved = false
    noteMoved(from: before, to: base, in: .root)
    // Views that constraints have moved may be further out.
    let scope = topmost(around: view) { invalidation.layout.contains($0) }
    let isLaidOut = relay(in: scope, &base, old, &pass)
    invalidation.layout = invalidation.layout.filter { !isIn(scope, $0) }
    // Views outside keep their last frames.
    for index in base.indices.dropFirst() where !isIn(scope, tree.superviews[index]) { base[index] = before[index] }
    invalidation.base = program.steps.isEmpty ? [] : base
    report.steps = report.steps.filter { !isLaidOut[program.steps.owners[$0.step.index].index] } + pass.findings
    return pass
  }

  /// Marks the superviews in `scope` of views that constraints have moved.
  private func noteMoved(from old: [ExactRect], to new: [ExactRect], in scope: ViewID) {
    for index in new.indices.dropFirst() where new[index] != old[index] && isIn(scope, tree.superviews[index]) {
      invalidation.layout.insert(tree.superviews[index])
    }
  }

  /// Lays out the subviews of the views in `scope` that need it, repeatedly as long as steps change inputs of the
  /// constraints. Returns, for each view, true if its subviews were laid out.
  private func relay(in scope: ViewID, _ base: inout [ExactRect], _ old: [ExactRect], _ pass: inout LayoutPass)
    -> [Bool]
  {
    var isLaidOut = [Bool](repeating: false, count: frames.count)
    var (passes, work) = (StepPasses(), 0)
    while true {
      var run = StepRun(program.steps, system.views, key.truths, frames: base, work: work)
      if !stepState.origins.isEmpty { run.origins = stepState.origins }
      for view in relay(in: scope, &run, old) where !isLaidOut[view.index] {
        isLaidOut[view.index] = true
        pass.laidOut.append(view)
      }
      run.settleGuides()
      (frames, stepState.origins, work) = (run.frames, program.steps.isEmpty ? [] : run.origins, run.work)
      let outcome = outcome(of: run, &passes)
      pass.findings = run.findings.all + outcome.findings
      if outcome != .again { return isLaidOut }
      let last = base
      solve(&base, &pass)
      noteMoved(from: last, to: base, in: scope)
    }
  }

  private func solve(_ base: inout [ExactRect], _ pass: inout LayoutPass) {
    report.conflicts = system.solve(at: environment.size)
    report.unsettledTexts = system.unsettledTexts
    report.collapses = Placement(system, at: environment.size, into: &base, keepsReferences: false).collapses
    pass.solves += 1
  }

  /// Lays out the subviews of the views in `scope` that need it; returns them, outer ones first.
  private func relay(in scope: ViewID, _ run: inout StepRun, _ old: [ExactRect]) -> [ViewID] {
    var laidOut: [ViewID] = []
    var isLaidOut = [Bool](repeating: false, count: frames.count)
    var routines = program.steps.layouts[...]
    for index in frames.indices {
      let view = ViewID(index)
      let superview = tree.superviews[index]
      if index > 0 && !isLaidOut[superview.index] && run.movedBy[index] == nil { run.frames[index] = old[index] }
      let own = routines.prefix { $0.view == view }
      routines = routines.dropFirst(own.count)
      guard isIn(scope, view) else { continue }
      guard invalidation.layout.contains(view) || run.frames[index].size != old[index].size else { continue }
      isLaidOut[index] = true
      laidOut.append(view)
      for routine in own { run.takeSteps(of: routine) }
    }
    return laidOut
  }

  /// The outermost of `view` and its superviews for which `needs` returns true; `view` if there is none.
  private func topmost(around view: ViewID, needs: (ViewID) -> Bool) -> ViewID {
    var (found, next) = (view, view)
    while true {
      if needs(next) { found = next }
      if next == .root { return found }
      next = tree.superviews[next.index]
    }
  }

  /// True if `view` is `scope` or inside it.
  private func isIn(_ scope: ViewID, _ view: ViewID) -> Bool { tree.commonAncestor(scope, view) == scope }
}
