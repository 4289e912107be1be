internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

extension Diagnostic {
  /// An assertion that depends on steps, and holds at all sizes that were laid out.
  static func assertionSampled(_ assertion: Assertion, sizes: Int, others: Int, readsSteps: Bool) -> Diagnostic {
    let why =
      readsSteps
      ? "it depends on steps, and layc can prove only what constraints determine"
      : "without the steps, constraints conflict"
    var diagnostic = Diagnostic(
      .assertionSampled, "this assertion holds at the \(sizes) examined size\(sizes == 1 ? "" : "s"), not proved",
      at: assertion.range, caret: why)
    if others > 0 {
      diagnostic.notes.append(.note("so \(others == 1 ? "does 1 other assertion" : "do \(others) other assertions")"))
    }
    return diagnostic
  }

  /// Adds to an assertion that depends on steps at how many of the sampled sizes it fails, if there are several.
  mutating func addSampling(_ verdicts: StepSamples.Verdicts) {
    let failing = Set(verdicts.failures.map { $0.finding.witness })
    let count = failing.union(verdicts.heldSizes).count
    if count < 2 { return }
    notes.append(
      .note("it depends on steps, which are taken at single sizes: it fails at \(failing.count) of \(count)"))
  }
}
