internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// What a change adds to what is reported, where that does not forbid it.
struct AddedFindings {
  /// Reports that the conflict only hid.
  private(set) var uncovered: [Diagnostic] = []
  /// Lint warnings: nobody looks for them where constraints contradict each other, so they may come of the change or may have been
  /// there.
  private(set) var burdens: [Diagnostic] = []
  /// Lint notes.
  private(set) var remarks: [Diagnostic] = []
  /// Whether a constraint of the changed statement holds at no size any more.
  private(set) var neverHolds = false

  /// Nil where `change` adds what was not there, or makes it so at more sizes. `hidden` says what was so at sizes with a conflict.
  init?(_ change: CheckedChange, of edit: RuleEdit, hidden: Set<SliceFacts.Key>) {
    let statement = edit.statement.moved(by: edit.edits)
    for growth in change.growth {
      let key = growth.key
      if key.code == .ruleNeverHolds, statement.holds(key.place) {
        neverHolds = true
      } else if let code = key.code, SuspicionLedger.codes.contains(code.id) {
        addLint(key, change, edit.edits)
      } else if growth.isWithinConflict && AddedFindings.isKnown(key, change, edit, hidden) {
        uncovered += change.reports(of: key, edit.edits).filter { !uncovered.contains($0) }
      } else {
        return nil
      }
    }
    burdens += change.freedReports(edit.edits).filter { !uncovered.contains($0) }
  }

  /// Adds what comes of the same change in another layout.
  mutating func add(_ other: AddedFindings) {
    uncovered += other.uncovered.filter { !uncovered.contains($0) }
    burdens += other.burdens.filter { !burdens.contains($0) }
    remarks += other.remarks.filter { !remarks.contains($0) }
  }

  /// Adds what the conflict hid about views that it is not about, or that is no news of the change.
  mutating func uncover(_ reports: [Diagnostic]) {
    uncovered += reports.filter { !uncovered.contains($0) && !burdens.contains($0) && !remarks.contains($0) }
  }

  private mutating func addLint(_ key: SliceFacts.Key, _ change: CheckedChange, _ edits: [Edit]) {
    for diagnostic in change.reports(of: key, edits) {
      if diagnostic.severity == .warning {
        if !burdens.contains(diagnostic) { burdens.append(diagnostic) }
      } else if !remarks.contains(diagnostic) {
        remarks.append(diagnostic)
      }
    }
  }

  /// Whether it was so in the pictures that layc shows where constraints contradict each other; of assertions, whether they failed
  /// or were not decided before.
  private static func isKnown(
    _ key: SliceFacts.Key, _ change: CheckedChange, _ edit: RuleEdit, _ hidden: Set<SliceFacts.Key>
  ) -> Bool {
    let before = change.before.facts.keys.filter { $0.code == key.code && $0.detail == key.detail }
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

extension CheckedChange {
  /// The lint that comes of the change, each once.
  func lint(_ edits: [Edit]) -> [Diagnostic] {
    let keys = growth.map { $0.key }.filter { $0.code.map { SuspicionLedger.codes.contains($0.id) } ?? false }
    var known: Set<Diagnostic> = []
    return keys.flatMap { reports(of: $0, edits) }.filter { known.insert($0).inserted }
  }

  /// The lint after the change that the conflict alone kept from being reported: it was so before.
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

  /// The reports of a fact after the change.
  func reports(of key: SliceFacts.Key, _ edits: [Edit]) -> [Diagnostic] {
    after.reports(of: key, besides: Set(before.diagnostics.map { $0.message })).map { $0.movedBack(by: edits) }
  }
}

extension Diagnostic {
  /// The same with the position that its subject has before `edits`.
  func movedBack(by edits: [Edit]) -> Diagnostic {
    var moved = self
    moved.range = range.movedBack(by: edits)
    return moved
  }
}

extension SliceReport {
  /// The reports of a fact; one that is not `known` where others speak for it: views that leave something at the same sizes are one
  /// report, and so are numbers that follow from one.
  fileprivate func reports(of key: SliceFacts.Key, besides known: Set<String>) -> [Diagnostic] {
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

  /// The lint warnings that the checker gives only where no constraints contradict each other.
  var silencedLint: [Diagnostic] {
    diagnostics.filter { diagnostic in
      SuspicionLedger.codes.contains(diagnostic.code.id) && diagnostic.code != .redundantRule
        && !isAllowed(SliceFacts.Key(code: diagnostic.code, place: diagnostic.range))
    }
  }

  /// The position that a diagnostic is about: of a mask, the name of its view.
  fileprivate func subject(of diagnostic: Diagnostic) -> SourceRange {
    guard diagnostic.code == .maskCollapse else { return diagnostic.range }
    let view = layout.sources.masks.first { $0.value == diagnostic.range }?.key
    return view.map { layout.sources.views[$0.index] } ?? diagnostic.range
  }
}
