internal import LayNumbers

/// All that is known about a log: what conflicts, who is to blame, and what ends it.
package struct LogReport: Sendable {
  package let log: ConflictLog
  /// The number of times that it occurs.
  package let count: Int
  package let verdict: LogVerdict
  /// The party to blame, and the cause; nil without a conflict.
  package let blame: Blame?
  package let cause: Cause?
  /// The fixes, tried; empty without a conflict, and where nothing of the app takes part.
  package let fixes: [LoggedFix]
  /// The reasons why the log may have appeared though its constraints can be satisfied.
  package let feasibleReasons: [FeasibleReason]

  /// Solves a log.
  package init(_ counted: CountedLog, fixesIn language: FixLanguage = .swift) {
    count = counted.count
    let (verdict, solver) = LogSolver.verdict(on: counted.log)
    log = solver.log
    self.verdict = verdict
    switch verdict {
    case .conflict(let conflict):
      let (blame, cause) = log.blame(for: conflict.items)
      (self.blame, self.cause) = (blame, cause)
      var search = FixSearch(log: log, conflict: conflict, code: FixCode(log, language), solver: solver)
      fixes = search.fixes(for: cause)
      feasibleReasons = []
    case .feasible, .rounded:
      (blame, cause, fixes) = (nil, nil, [])
      feasibleReasons = FeasibleReason.reasons(for: log, verdict, mirrored: solver.mirrored)
    case .nothing, .unknown:
      (blame, cause, fixes, feasibleReasons) = (nil, nil, [], [])
    }
  }

  /// The conflict; nil if there is none.
  package var conflict: LoggedConflict? { if case .conflict(let found) = verdict { found } else { nil } }

  /// A layout in the language that reproduces the log; nil if no constraint was read.
  package func layText(named name: String) -> String? {
    guard !log.items.isEmpty else { return nil }
    var writer = LayText(log)
    return writer.write(named: name, isConflict: conflict != nil, direction: conflict?.direction)
  }
}

/// A reason why the system reports constraints that can be satisfied as they are printed.
package enum FeasibleReason: Hashable, Sendable {
  /// Two constraints say the same.
  case duplicates(Int, Int)
  /// The log has one constraint alone.
  case alone
  /// The distance of these margins and baselines is not printed.
  case unmeasured([LoggedSide])
  /// The positions of a constraint count from a superview that the log does not name.
  case unnamedSuperview(Int)
  /// A size of a cell or of a first pass changed while constraints were satisfied.
  case changingSize(Int)
  /// With other digits after those that are printed, nothing conflicts.
  case rounding
  /// From right to left, these constraints cannot all be satisfied.
  case rightToLeft([Int])
  /// Nothing in the log explains it.
  case betweenLayouts

  static func reasons(
    for log: ConflictLog, _ verdict: LogVerdict, mirrored: LoggedConflict?
  ) -> [FeasibleReason] {
    var found: [FeasibleReason] = []
    if let mirrored { found.append(.rightToLeft(mirrored.items)) }
    if case .rounded = verdict { found.append(.rounding) }
    var seen: [LoggedRelation: Int] = [:]
    for (index, item) in log.items.enumerated() where item.relations.count == 1 {
      if let first = seen[item.relations[0]] { found.append(.duplicates(first, index)) }
      seen[item.relations[0]] = index
    }
    if !found.isEmpty { return found }
    if log.items.count == 1 { found.append(.alone) }
    var sides: [LoggedSide] = []
    for relation in log.items.lazy.flatMap({ $0.relations }) {
      for side in [relation.first, relation.second] {
        if let side, side.attribute.isUnmeasured, !sides.contains(side), sides.count < 20 { sides.append(side) }
      }
    }
    if !sides.isEmpty { found.append(.unmeasured(sides)) }
    for (index, item) in log.items.enumerated() {
      let isOpen = item.relations.contains { relation in log.origin(of: relation).map { $0.edge == nil } ?? false }
      if isOpen { found.append(.unnamedSuperview(index)) }
      switch log.origin(of: item) {
      case .encapsulated, .temporary: found.append(.changingSize(index))
      default: break
      }
    }
    return found.isEmpty ? [.betweenLayouts] : found
  }
}
