internal import LayCompiler
internal import LayRuntime

extension LayoutProof {
  /// Creates the proof of a range of one size from a layout at that size; nil unless the layout has nothing to report, all claims hold,
  /// and nothing else is asked than probes.
  ///
  /// A layout is exact: its constraints are satisfied, its numbers are unique, and claims and probes are sums of these.
  init?(
    settledBy layout: Layout, _ program: LayoutProgram, over range: SizeRange, _ questions: Questions,
    limits: ProofLimits
  ) {
    guard range.isSingle, program.steps.isEmpty, layout.report.isClean, questions.canBeSettled else { return nil }
    let finished = FinishedLayout(layout: layout)
    let truths = program.truths(in: layout.environment)
    guard questions.claims.allSatisfy({ finished.settles($0, truths) }) else { return nil }
    let sides = program.hasGuides ? layout.guideSides : nil
    guard
      let cells = sizeCells(
        program, from: range.lowest, to: range.highest, layout.environment, limit: limits.cells, known: sides),
      cells.count == 1
    else { return nil }
    let probed = questions.probes.map { finished.values(of: $0, truths) }
    self.init(range, Variant(layout.environment), CellProof(settling: cells[0], probed: probed), of: program, limits)
  }
}

extension Questions {
  /// True if it asks about all claims and probes, and about nothing else.
  fileprivate var canBeSettled: Bool {
    traces.isEmpty && !keepsFrames && isClauseAsked == nil && isProbeAsked == nil
  }
}

extension FinishedLayout {
  /// True if a claim holds, or does not apply where conditions have the values `truths`.
  fileprivate func settles(_ claim: AskedClaim, _ truths: [Bool]) -> Bool {
    if !truths[claim.condition.index] { return true }
    if case .holds = outcome(of: claim, number: 0) { return true }
    return false
  }

  /// The value of a probe, none where its condition does not hold.
  fileprivate func values(of probe: Probe, _ truths: [Bool]) -> ProbedValues {
    var values = ProbedValues()
    if truths[probe.condition.index] {
      values.include(layout.value(of: probe.terms, amid: probe.terms) - probe.constant)
    }
    return values
  }
}
