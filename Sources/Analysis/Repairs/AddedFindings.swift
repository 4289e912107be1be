internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

/// What a change adds to what is reported, where that does not forbid it.
struct AddedFindings {
  /// What the conflict only hid: the messages.
  private(set) var uncovered: [String] = []
  /// Lint warnings: nobody looks for them where constraints contradict each other, so they may come of the change or may have been
  /// there.
  private(set) var burdens: [Diagnostic] = []
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
        addLint(key, change)
      } else if growth.isWithinConflict && AddedFindings.isKnown(key, change, edit, hidden) {
        uncovered += change.after.diagnostics.filter { $0.code == key.code && $0.range == key.place }.map { $0.message }
          .filter { !uncovered.contains($0) }
      } else {
        return nil
      }
    }
  }

  private mutating func addLint(_ key: SliceFacts.Key, _ change: CheckedChange) {
    let reported = change.after.diagnostics.filter { $0.code == key.code && $0.severity == .warning }
    let own = reported.filter { $0.range == key.place }
    // Views that leave at the same sizes are one report.
    let isGrouped = key.code == .leavesScreen
    for diagnostic in own.isEmpty && isGrouped ? Array(reported.prefix(1)) : own where !burdens.contains(diagnostic) {
      burdens.append(diagnostic)
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
