internal import LayCompiler
internal import LayRuntime

extension LayoutProof {
  /// Creates the proof of a range of one size from a layout at that size; nil unless the layout has nothing to report, decides all claims,
  /// and nothing else is asked than probes.
  ///
  /// A layout is exact: its constraints are satisfied, its numbers are unique, and claims and probes are sums of these.
  init?(
    settledBy layout: Layout, _ program: LayoutProgram, over range: SizeRange, _ questions: Questions,
    limits: ProofLimits
  ) {
    let finished = FinishedLayout(layout: layout)
    guard range.isSingle, program.steps.isEmpty, layout.report.isClean, questions.canBeSettled,
      questions.claims.allSatisfy({ finished.decides($0) })
    else { return nil }
    let sides = program.hasGuides ? layout.guideSides : nil
    guard
      let cells = sizeCells(
        program, from: range.lowest, to: range.highest, layout.environment, limit: limits.cells, known: sides),
      cells.count == 1
    else { return nil }
    let truths = program.truths(in: layout.environment)
    var cell = CellProof(settling: cells[0], probed: questions.probes.map { finished.values(of: $0, truths) })
    cell.add(finished.failures(of: questions.claims, program, truths, over: cells[0].region))
    self.init(range, Variant(layout.environment), cell, of: program, limits)
  }
}

extension Questions {
  /// True if it asks about all claims and probes, and about nothing else.
  fileprivate var canBeSettled: Bool {
    traces.isEmpty && !keepsFrames && isClauseAsked == nil && isProbeAsked == nil
  }
}

extension FinishedLayout {
  /// The failures of claims that apply where conditions have the values `truths`.
  fileprivate func failures(
    of claims: [AskedClaim], _ program: LayoutProgram, _ truths: [Bool], over region: SizeRegion
  ) -> [AssertionFinding] {
    let isShown = program.shownViews(truths)
    var maker = ClauseMaker(layout: self)
    return claims.enumerated().flatMap { number, claim in
      claim.applies(truths, isShown) ? failures(of: claim, number: number, over: region, &maker) : []
    }
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
