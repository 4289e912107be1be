internal import LayDiagnostics

extension Diagnostic {
  /// Replaces the untried advice by a change that mends the fault, with its effect.
  mutating func add(_ change: HealthChange, _ effect: String) {
    if let last = notes.indices.last { notes.remove(at: last) }
    let visible = effect.isEmpty ? "" : "; \(effect)"
    notes.append(.help("tried: with \(change.words), this report is gone and no other appears\(visible)"))
    notes.append(.help(code.allowance))
    fixIt = FixIt("write \(change.words)", change.edits, .needsReview)
  }
}
