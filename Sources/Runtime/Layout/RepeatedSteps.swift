internal import LayModel
internal import LayNumbers
internal import LaySolver

// Steps with another result if they run once more at the same size, as in apps whenever a view needs layout: the frames
// of views that no constraint places persist from pass to pass.
extension LayoutState {
  /// Runs the steps once more after `run`, starting from its frames, and reports the steps that depend on their own last
  /// result. Constraints reset their views to `base` before each pass.
  func findingsOfAnotherPass(after run: StepRun, base: [ExactRect]) -> [StepFinding] {
    var frames = base
    for index in frames.indices where keepsFrame(ViewID(index)) { frames[index] = run.frames[index] }
    var next = StepRun(program.steps, system.views, key.truths, frames: frames, work: 0)
    next.origins = run.origins
    next.trace = StepTrace(viewCount: frames.count)
    for routine in program.steps.layouts { next.takeSteps(of: routine) }
    guard next.work <= StepLimits.work, let trace = next.trace else { return [] }
    var changes: [Change] = []
    for placed in program.steps.placed where keepsFrame(placed.view) {
      for part in Ambiguity.Part.allCases {
        let (before, after) = (run.frames[placed.view.index][part], next.frames[placed.view.index][part])
        guard before != after, let step = trace.setter(of: placed.view, part) else { continue }
        changes.append(Change(step: step, view: placed.view, part: part, before: before, after: after))
      }
    }
    return firstCauses(changes).map {
      StepFinding(.growing($0.view, $0.part, from: $0.before, to: $0.after), at: $0.step)
    }
  }

  /// A number that another pass changes.
  private struct Change {
    var step: StepID
    var view: ViewID
    var part: Ambiguity.Part
    var before, after: Rational
  }

  /// True if only masks and steps change the frame of a view, so that a pass starts from the last one's result.
  private func keepsFrame(_ view: ViewID) -> Bool {
    program.steps.isByHand(view) || system.views.resolved.views[view.index].placement == .mask
  }

  /// One change of each step that reads the view it sets; if there is none, that of the first step: the others may follow
  /// from it. Lengths come before positions, which follow from them.
  private func firstCauses(_ changes: [Change]) -> [Change] {
    let ordered = changes.sorted { a, b in
      a.step == b.step ? !a.part.isPosition && b.part.isPosition : a.step < b.step
    }
    var found: [Change] = []
    for change in ordered where readsItself(change) && !found.contains(where: { $0.step == change.step }) {
      found.append(change)
    }
    return found.isEmpty ? Array(ordered.prefix(1)) : found
  }

  private func readsItself(_ change: Change) -> Bool {
    program.steps.instructions.contains { instruction in
      instruction.step == change.step
        && instruction.nodes.contains { program.steps.nodes[$0].readView == change.view }
    }
  }
}

extension StepNode {
  /// The view that the node reads; nil if it reads none.
  fileprivate var readView: ViewID? {
    switch self {
    case .read(let view, _), .attribute(let view, _): view
    default: nil
    }
  }
}

extension StepFinding.Kind {
  /// True if steps were left out or did not converge, so that another pass is meaningless.
  var endsSteps: Bool {
    switch self {
    case .negativeSize, .noRoom, .growing: false
    default: true
    }
  }
}
