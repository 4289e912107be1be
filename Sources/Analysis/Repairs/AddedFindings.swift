internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// The findings that a change adds without being rejected for them.
struct AddedFindings {
  /// Reports that only the conflict hid.
  private(set) var uncovered: [Diagnostic] = []
  /// Lint warnings: lint checks do not run where constraints contradict each other, so the change may have caused these, or they
  /// may have existed before.
  private(set) var burdens: [Diagnostic] = []
  /// Lint notes.
  private(set) var remarks: [Diagnostic] = []
  /// True if a constraint of the changed statement no longer holds at any size.
  private(set) var neverHolds = false

  /// Creates the findings of `change`; nil if it adds a forbidden one, or extends one to more sizes. `hidden` are facts at sizes
  /// with a conflict.
  init?(_ change: CheckedChange, of edit: RuleEdit, hidden: Set<FactKey>) {
    let statement = edit.statement.moved(by: edit.edits)
    func isForbidden(_ growth: SliceFacts.Growth) -> Bool {
      !growth.isLint && !(growth.isWithinConflict && AddedFindings.isKnown(growth.key, change, edit, hidden))
    }
    // Most changes are rejected for these, before lint checks run.
    if change.plainGrowth.contains(where: isForbidden) { return nil }
    for growth in change.growth {
      let key = growth.key
      if key.code == .ruleNeverHolds, statement.holds(key.place) {
        neverHolds = true
      } else if growth.isLint {
        addLint(key, change, edit.edits)
      } else if !isForbidden(growth) {
        uncovered += change.reports(of: key, edit.edits).filter { !uncovered.contains($0) }
      } else {
        return nil
      }
    }
    burdens += change.freedReports(edit.edits).filter { !uncovered.contains($0) }
  }

  /// Adds the findings of the same change in another layout.
  mutating func add(_ other: AddedFindings) {
    uncovered += other.uncovered.filter { !uncovered.contains($0) }
    burdens += other.burdens.filter { !burdens.contains($0) }
    remarks += other.remarks.filter { !remarks.contains($0) }
  }

  /// Adds reports that the conflict hid, about other views or from before the change, unless they are recorded already.
  mutating func uncover(_ reports: [Diagnostic]) {
    uncovered += reports.filter { !uncovered.contains($0) && !burdens.contains($0) && !remarks.contains($0) }
  }

  private mutating func addLint(_ key: FactKey, _ change: CheckedChange, _ edits: [Edit]) {
    for diagnostic in change.reports(of: key, edits) {
      if diagnostic.severity == .warning {
        if !burdens.contains(diagnostic) { burdens.append(diagnostic) }
      } else if !remarks.contains(diagnostic) {
        remarks.append(diagnostic)
      }
    }
  }

  /// True if a fact held in the pictures that layc shows where constraints contradict each other; for assertions, if they failed
  /// or were not decided before.
  private static func isKnown(
    _ key: FactKey, _ change: CheckedChange, _ edit: RuleEdit, _ hidden: Set<FactKey>
  ) -> Bool {
    let before = change.before.plainFacts.keys.filter { $0.code == key.code && $0.detail == key.detail }
    switch key.code {
    case .assertionFailed: return before.contains { $0.place.moved(by: edit.edits) == key.place }
    case .assertionNotDecided: return !before.isEmpty
    default:
      return hidden.contains {
        $0.code == key.code && $0.detail == key.detail && $0.place.moved(by: edit.edits) == key.place
      }
    }
  }
}

extension SliceFacts.Growth {
  /// True for the findings of lint checks.
  fileprivate var isLint: Bool { key.code.map { SuspicionLedger.codes.contains($0.id) } ?? false }
}

extension CheckedChange {
  /// The lint diagnostics that the change causes, each once.
  func lint(_ edits: [Edit]) -> [Diagnostic] {
    let keys = growth.map { $0.key }.filter { $0.code.map { SuspicionLedger.codes.contains($0.id) } ?? false }
    var known: Set<Diagnostic> = []
    return keys.flatMap { reports(of: $0, edits) }.filter { known.insert($0).inserted }
  }

  /// The lint diagnostics after the change that only the conflict suppressed: the findings existed before.
  func silencedLint(_ edits: [Edit]) -> [Diagnostic] {
    let known = Set(before.diagnostics)
    return after.silencedLint.map { $0.movedBack(by: edits) }.filter { !known.contains($0) }
  }

  /// The reports of numbers that followed from other ambiguous ones before the change, and are ambiguous by themselves after it.
  func freedReports(_ edits: [Edit]) -> [Diagnostic] {
    let known = Set(before.diagnostics.filter { $0.code == .ambiguousLayout }.map { $0.message })
    return after.diagnostics.filter { $0.code == .ambiguousLayout && !known.contains($0.message) }.map {
      $0.movedBack(by: edits)
    }
  }

  /// The reports of a fact after the change. Views that leave something at the same sizes have one report, and so have numbers
  /// that follow from one.
  func reports(of key: FactKey, _ edits: [Edit]) -> [Diagnostic] {
    after.reports(of: key, besides: Set(before.diagnostics.map { $0.message })).map { $0.movedBack(by: edits) }
  }
}

extension Diagnostic {
  /// Returns the diagnostic with the position that its subject has before `edits`.
  func movedBack(by edits: [Edit]) -> Diagnostic {
    var moved = self
    moved.range = range.movedBack(by: edits)
    return moved
  }
}

extension SliceReport {
  /// The reports of a fact; one that is not `known` where others speak for it: views that leave something at the same sizes are one
  /// report, and so are numbers that follow from one.
  fileprivate func reports(of key: FactKey, besides known: Set<String>) -> [Diagnostic] {
    let all = diagnostics.filter { $0.code == key.code }
    let own = all.filter { subject(of: $0) == key.place }
    return own.isEmpty ? Array(all.filter { !known.contains($0.message) }.prefix(1)) : own
  }

  /// The reports of what is so at more sizes than `before`, except lint.
  func reports(since before: SliceFacts, _ edits: [Edit]) -> [Diagnostic] {
    var found: [Diagnostic] = []
    for growth in facts.growth(since: before, edits) where !isAllowed(growth.key) {
      guard let code = growth.key.code, !SuspicionLedger.codes.contains(code.id) else { continue }
      found += reports(of: growth.key, besides: []).filter { !found.contains($0) }
    }
    return found
  }

  /// The lint warnings that a check reports only if no constraints contradict each other.
  var silencedLint: [Diagnostic] {
    diagnostics.filter { diagnostic in
      SuspicionLedger.codes.contains(diagnostic.code.id) && diagnostic.code != .redundantRule
        && !isAllowed(FactKey(code: diagnostic.code, place: diagnostic.range))
    }
  }

  /// The position of a diagnostic's subject: for a mask, the name of its view.
  fileprivate func subject(of diagnostic: Diagnostic) -> SourceRange {
    guard diagnostic.code == .maskCollapse else { return diagnostic.range }
    let view = layout.sources.masks.first { $0.value == diagnostic.range }?.key
    return view.map { layout.sources.views[$0.index] } ?? diagnostic.range
  }
}
