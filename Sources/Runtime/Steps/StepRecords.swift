// What a run of steps notes besides frames.

/// The constants that steps have set, each with its last value.
struct StepConstants: Sendable {
  /// In the order of first setting.
  private(set) var all: [(id: ConstraintID, value: Rational, step: StepID)] = []
  /// Of each constraint, where it is among them.
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

/// What went wrong, each problem of a step once, and ``StepLimits/findings`` in all.
struct StepFindings: Sendable {
  /// In the order of first notice.
  private(set) var all: [StepFinding] = []
  private var known: Set<StepFinding> = []

  /// Notes a problem. The first one too many is a problem of its own.
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

/// How often layout ran because steps changed what rules start from (SEMANTICS §5.7).
struct StepPasses {
  /// How often steps of a view were the outermost that changed something.
  private var counts: [ViewID: Int] = [:]
  private var count = 0

  /// Counts a pass whose steps `changes` ask for another one. Nil while there may be one, else why there is none.
  mutating func problem(after changes: [StepID], owners: [ViewID]) -> StepFinding? {
    let view = changes.map { owners[$0.index] }.min() ?? .root
    count += 1
    counts[view, default: 0] += 1
    let others = Array(changes.dropFirst())
    if counts[view, default: 0] >= StepLimits.passes { return StepFinding(.loop(others: others), at: changes[0]) }
    return count >= StepLimits.allPasses ? StepFinding(.tooManyPasses(others: others), at: changes[0]) : nil
  }
}
