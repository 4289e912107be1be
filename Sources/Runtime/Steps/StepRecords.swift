internal import LayModel
internal import LayNumbers
internal import LaySolver

// The records of a run of steps besides frames.

/// The constants that steps have set, each with its last value.
struct StepConstants: Sendable {
  /// The constants, in the order of first setting.
  private(set) var all: [(id: ConstraintID, value: Rational, step: StepID)] = []
  /// The index of each constraint among them.
  private var places: [ConstraintID: Int] = [:]

  /// The value of a constant that was set.
  subscript(id: ConstraintID) -> Rational? { places[id].map { all[$0].value } }

  /// Sets a constant by `step`.
  mutating func set(_ id: ConstraintID, to value: Rational, by step: StepID) {
    if let place = places[id] {
      all[place] = (id, value, step)
    } else {
      places[id] = all.count
      all.append((id, value, step))
    }
  }
}

/// The findings of a run, each problem of a step once, and at most ``StepLimits/findings``.
struct StepFindings: Sendable {
  /// The findings in the order of discovery.
  private(set) var all: [StepFinding] = []
  private var known: Set<StepFinding> = []

  /// Adds a finding. The first one beyond the limit is replaced by a finding of its own.
  mutating func add(_ finding: StepFinding) {
    if all.count > StepLimits.findings || known.contains(finding) { return }
    if all.count == StepLimits.findings {
      all.append(StepFinding(.tooManyFindings, at: finding.step))
    } else {
      known.insert(finding)
      all.append(finding)
    }
  }
}

/// The count of passes that ran because steps changed inputs of constraints (SEMANTICS §5.7).
struct StepPasses {
  /// For each view, the number of passes in which its steps were the outermost that changed something.
  private var counts: [ViewID: Int] = [:]
  private var count = 0

  /// Counts a pass after which `changes` require another one. Returns nil if there may be one, else the finding why not.
  mutating func problem(after changes: [StepID], owners: [ViewID]) -> StepFinding? {
    let view = changes.map { owners[$0.index] }.min() ?? .root
    count += 1
    counts[view, default: 0] += 1
    let others = Array(changes.dropFirst())
    if counts[view, default: 0] >= StepLimits.passes { return StepFinding(.loop(others: others), at: changes[0]) }
    return count >= StepLimits.allPasses ? StepFinding(.tooManyPasses(others: others), at: changes[0]) : nil
  }
}
