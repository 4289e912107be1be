internal import LayCompiler
internal import LayRuntime

// A change that mends a fault has to do so at each size at which it fails. One size takes a small part of the time of all poses, so changes
// that do not help are found there.

extension HealthFault {
  /// True if a claim about a layout fails, or constraints conflict, at one of the examples in a changed text, which is examined at these
  /// alone. `options` are those of a trial.
  func stillFails(in changed: Compilation, of layout: CompiledLayout, _ options: CheckOptions) -> Bool {
    // The values of metrics with ranges would belong to examples.
    if changed.layouts.contains(where: { !$0.parameters.isEmpty }) { return false }
    guard let written = changed.layouts.first(where: { $0.name == layout.name }) else { return false }
    return examples.contains { fails(at: $0, in: written, of: layout, options) }
  }

  private func fails(
    at example: SizeRange, in changed: CompiledLayout, of layout: CompiledLayout, _ options: CheckOptions
  ) -> Bool {
    var own = options
    own.example = example
    let examination = LayoutExamination(changed, own, lint: .health)
    examination.run { _, _ in }
    // Health is not examined where constraints conflict, so that it is not known to be better.
    let cells = examination.proofs.flatMap { $0.cells }
    if cells.contains(where: { !$0.contradictions.isEmpty }) { return true }
    guard let health = examination.health, examination.proofs.allSatisfy({ $0.isSound }) else { return false }
    let failures = HealthFailures(health, changed, proofs: examination.proofs.count, countsOpen: false)
    return claims.contains { failures.contain($0, of: layout) }
  }
}
