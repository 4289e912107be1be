internal import LayCompiler
internal import LayRuntime
internal import LaySolver

/// The assertions that apply in one cell, as clauses in the variables of one of its layouts.
struct AssertedClauses: Sendable {
  /// The clauses of each assertion that can be examined, by its index.
  private(set) var claims: [(assertion: Int, clauses: [AssertedClause])] = []
  /// The assertions that cannot be examined, with the reasons.
  private(set) var gaps: [(assertion: Int, gap: AssertionGap)] = []
  /// The sums that the clauses compare.
  private(set) var sums: AskedSums
  /// The number of assertions of the file, which come first.
  let writtenCount: Int
  private let isPlacedBySteps: [Bool]

  /// Creates the clauses of assertions whose conditions hold in `cell`, and of the rows of `layout`.
  init(_ questions: Questions, _ cell: SizeCell, _ layout: ParametricLayout) {
    let program = questions.program
    isPlacedBySteps = program.isPlacedBySteps
    writtenCount = questions.writtenCount
    // The lengths of loose masks are not sums of variables that constraints leave ambiguous.
    sums = AskedSums(unsure: Set(layout.looseMasks.flatMap { [$0.origin, $0.length] }))
    let truths = program.truths(in: cell.environment)
    let isShown = program.shownViews(truths)
    var maker = ClauseMaker(layout: layout)
    for (index, claim) in questions.claims.enumerated() where claim.applies(truths, isShown) {
      let isAsked = questions.isClauseAsked?[index]
      if !questions.isAsked(index) { continue }
      if let gap = gap(of: claim, layout) {
        gaps.append((index, gap))
        continue
      }
      var clauses = maker.clauses(of: claim)
      if let isAsked { clauses = zip(clauses, isAsked).filter { $0.1 }.map { $0.0 } }
      for clause in clauses.indices { clauses[clause].ask(&sums) }
      claims.append((index, clauses))
    }
  }

  /// Creates the clauses of the same assertions for other texts, with the rows of `layout`. Those of claims for which `isOther` returns
  /// false are the same. No sums are asked for: they are not ambiguous.
  init(
    _ questions: Questions, _ cell: SizeCell, _ layout: ParametricLayout, reusing known: AssertedClauses,
    unless isOther: (AskedClaim) -> Bool
  ) {
    (isPlacedBySteps, writtenCount, sums) = (known.isPlacedBySteps, known.writtenCount, known.sums)
    let truths = questions.program.truths(in: cell.environment)
    let isShown = questions.program.shownViews(truths)
    var maker = ClauseMaker(layout: layout)
    var next = 0
    for (index, claim) in questions.claims.enumerated() where claim.applies(truths, isShown) {
      if !questions.isAsked(index) { continue }
      while next < known.claims.count && known.claims[next].assertion < index { next += 1 }
      if next < known.claims.count, known.claims[next].assertion == index, !isOther(claim) {
        claims.append(known.claims[next])
      } else if let gap = gap(of: claim, layout) {
        gaps.append((index, gap))
      } else {
        claims.append((index, maker.clauses(of: claim)))
      }
    }
  }

  /// The reason why a claim cannot be examined; nil if it can.
  private func gap(of claim: AskedClaim, _ layout: ParametricLayout) -> AssertionGap? {
    switch claim.reading {
    case .edges(let views):
      let way = layout.way(views[0], views[views.count - 1])
      return way.first { layout.isTransformed($0) }.map { .transformed($0) }
    case .content(let view):
      let hasContent = LayoutAxis.allCases.contains { layout.contentLength(of: view, $0) != nil }
      return hasContent || isPlacedBySteps[view.index] ? nil : .noContent(view)
    case .comparisons, .lengths: return nil
    }
  }

  /// The variables that take part in the clauses.
  var variables: Set<VariableID> {
    var found: Set<VariableID> = []
    for claim in claims { for clause in claim.clauses { found.formUnion(clause.variables) } }
    return found
  }

  /// A view that steps place and that a clause depends on; nil if there is none.
  func stepPlacedView(of clause: AssertedClause) -> ViewID? {
    clause.views.first { isPlacedBySteps[$0.index] }
  }

  /// Removes the clauses for which `holds` returns true.
  mutating func removeClauses(where holds: (AssertedClause, _ assertion: Int) -> Bool) {
    for index in claims.indices {
      let assertion = claims[index].assertion
      claims[index].clauses.removeAll { holds($0, assertion) }
    }
    claims.removeAll { $0.clauses.isEmpty }
  }
}
