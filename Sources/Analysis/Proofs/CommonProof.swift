internal import LayCompiler
internal import LayRuntime
internal import LaySolver

/// The results that the proofs of a cell's parts have in common if the parts differ in numbers of lines alone.
///
/// Numbers of lines are right sides of a few rows. The pieces of the other components are the same in all parts, and so are the
/// clauses of assertions. A clause that holds at every size of the cell because of these pieces alone holds in each part.
struct CommonProof: Sendable {
  /// The clauses that are to be examined in each part; nil if nothing is queried.
  let clauses: AssertedClauses?
  /// The probes in the variables of the rows; nil if nothing is queried.
  let probes: ProbedCell?
  /// The components without findings that no number of lines changes.
  let known: KnownPieces
  /// The variables and sums that parts have to keep.
  let keeping: KeptVariables?
  private let dimension: Int

  /// The least number of parts for which a sweep of the whole cell pays.
  private static var leastParts: Int { 3 }

  /// Examines the rows that `parts` of `cell` have in common; nil if that does not pay, or if more than right sides changes.
  init?(
    _ cell: SizeCell, _ parts: [SizeCell], _ rows: ParametricLayout, _ questions: Questions?,
    _ suspects: Set<VariableID>, _ budget: inout ProofBudget
  ) {
    guard parts.count >= CommonProof.leastParts, rows.linesAreRightSides, !rows.hasGuideChoices,
      questions.map({ !$0.readLines(of: rows) }) ?? true
    else { return nil }
    let polygon = cell.polygon
    dimension = polygon.dimension
    var clauses = questions.map { AssertedClauses($0, cell, rows) }
    probes = questions.map { ProbedCell($0, cell, rows) }
    var others = probes?.variables ?? []
    if rows.textsAreCoupled { others.formUnion(rows.textViews.indices.compactMap { rows.textWidth($0) }) }
    var keeping = KeptVariables(wanted: others.union(clauses?.variables ?? []), suspects: suspects)
    keeping.sums = clauses?.sums ?? AskedSums()
    var layout = rows
    layout.move(to: polygon.innerSize(0))
    var sweep = Sweep(
      layout, over: polygon, budget, keeping: keeping.wanted.isEmpty ? nil : keeping,
      known: KnownPieces(layout.componentsFollowingLines))
    sweep.runWithoutFrames()
    budget = sweep.budget
    var known = sweep.piecesWithoutFindings
    clauses?.removeHolding(over: cell, known.kept, layout, limit: budget.limits.refinedPieces)
    keeping.wanted = others.union(clauses?.variables ?? [])
    known.keep(keeping.wanted)
    (self.clauses, self.known) = (clauses, known)
    self.keeping = keeping.wanted.isEmpty ? nil : keeping
  }

  /// True if the results apply to a polygon in a part of the cell; `masks` ran out of room in it.
  func applies(to polygon: SizePolygon, _ part: TextPart?, _ masks: [MaskPlace]) -> Bool {
    guard let part, part.openTexts.isEmpty, !part.hasNoWidths else { return false }
    return masks.isEmpty && polygon.dimension == dimension
  }
}

extension AssertedClauses {
  /// Removes the clauses that hold at every size of a cell by the pieces of some components.
  fileprivate mutating func removeHolding(
    over cell: SizeCell, _ kept: [KeptComponent], _ layout: ParametricLayout, limit: Int
  ) {
    let variables = Set(kept.flatMap { $0.variables })
    let pieces = RefinedPieces(cell.polygon, kept, limit: limit)
    let none = AssertedCell(self, cell, ProofPart(polygon: cell.polygon), cell.polygon, rowLimit: 0)
    removeClauses { clause, assertion in
      guard clause.variables.isSubset(of: variables) else { return false }
      var own = none
      own.examine(clause, of: assertion, pieces, layout)
      return !own.hasDoubts
    }
  }
}

extension Questions {
  /// True if a number of lines changes more than values of variables in a queried sum.
  fileprivate func readLines(of layout: ParametricLayout) -> Bool {
    if probes.contains(where: { layout.readsLines($0.terms) }) { return true }
    return assertions.contains { assertion in
      switch assertion.claim {
      case .comparisons(let comparisons):
        comparisons.contains { layout.readsLines($0.left.terms + $0.right.terms) }
      case .isInside(let view, let other): layout.readsLines([Term(view, .left), Term(other, .left)])
      case .doesNotOverlap(let view, let other): layout.readsLines([Term(view, .left), Term(other, .left)])
      case .isAtLeast(let view, _): layout.readsLines([Term(view, .width)])
      case .isNotCompressed(let view): layout.hasLines(view)
      }
    }
  }
}
