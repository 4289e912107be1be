internal import LayCompiler
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

  /// Replaces the untried advice where required constraints leave a view less than a claim asks for.
  mutating func addHeldLength(of claim: HealthClaim, _ layout: CompiledLayout) {
    let isClipped = claim.kind == .clipped
    let advice = isClipped && layout.showsText(claim.view) ? "make room for it, shorten its text" : "make room for it"
    if let last = notes.indices.last { notes.remove(at: last) }
    notes.append(
      .why("required constraints leave it no more\(isClipped ? ", whatever its compression resistance" : "")"))
    notes.append(.help("\(advice), or \(code.allowance)"))
  }
}
