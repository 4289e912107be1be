internal import LayRuntime
internal import LaySolver

/// The decision whether the results of a cell with texts of several lines hold with other texts too.
///
/// Other texts take other numbers of lines at other sizes, so each part of the cell in which these are the same is examined. The clauses
/// that read no text are those of the proof, and a component with one basis over a part is not swept.
struct HeldParts {
  private let cell: SizeCell
  private let clauses: AssertedClauses
  private let keeping: KeptVariables
  private let questions: Questions
  /// The sizes at which claims that are nothing to report fail.
  private var doubts: [Int: [SizeRegion]] = [:]
  /// The texts whose heights were not compared with their contents everywhere.
  private let skippedHeights: Set<ViewID>

  /// Creates the decision for the proofs of all parts of a cell, without findings but those about claims; nil if something is found.
  init?(
    _ proofs: ArraySlice<CellProof>, _ common: CommonProof?, _ cell: SizeCell, _ questions: Questions,
    skipping skippedHeights: Set<ViewID>
  ) {
    let pieces = proofs.first?.pieces
    guard let clauses = common.map({ $0.asked.clauses }) ?? pieces?.clauses,
      let keeping = common.map({ $0.asked.keeping }) ?? pieces?.keeping, questions.isClauseAsked == nil,
      questions.traces.isEmpty, !questions.keepsFrames,
      proofs.allSatisfy({ !$0.hasFindings && $0.guideBreaks.isEmpty }),
      proofs.flatMap({ $0.assertionFindings }).allSatisfy({
        $0.isKnownToFail && questions.claims[$0.assertion].isSilent
      })
    else { return nil }
    (self.cell, self.clauses, self.keeping, self.questions) = (cell, clauses, keeping, questions)
    self.skippedHeights = skippedHeights
    for finding in proofs.flatMap({ $0.assertionFindings }) {
      doubts[finding.assertion, default: []].append(finding.region)
    }
  }

  /// Returns the values of the probes with other texts, for the parts of the cell with these, if all results hold; else nil.
  func probed(
    with change: TextRowChange, _ texts: TextCells, _ parts: [(cell: SizeCell, known: KnownPieces)],
    _ budget: inout ProofBudget
  ) -> [ProbedValues]? {
    var layout = change.layout
    let settled = SettledHeights(cell, texts, layout, questions, [], &budget)
    guard skippedHeights.isSuperset(of: settled.skipped) else { return nil }
    var values = questions.probes.map { _ in ProbedValues() }
    for part in parts {
      if let own = part.cell.part { layout.setLines(own.lines) }
      guard let found = proof(of: part.cell, part.known, &layout, change, settled.questions, &budget) else {
        return nil
      }
      for index in values.indices { values[index].include(found.probed[index]) }
    }
    return values
  }

  /// The proof of a part, whose pieces are known; nil if it holds a finding.
  private func proof(
    of part: SizeCell, _ known: KnownPieces, _ layout: inout ParametricLayout, _ change: TextRowChange,
    _ questions: Questions, _ budget: inout ProofBudget
  ) -> CellProof? {
    let texts = change.views.union(layout.textViews)
    let clauses = AssertedClauses(questions, part, layout, reusing: clauses) { $0.mayRead(textsOf: texts) }
    let common = CommonProof(part, layout, known, questions, clauses, keeping)
    let proof = CellProof(part, &layout, questions, common, &budget)
    guard !proof.hasFindings, proof.guideBreaks.isEmpty, proof.assertionFindings.allSatisfy({ isKnown($0) }) else {
      return nil
    }
    return proof
  }

  private func isKnown(_ finding: AssertionFinding) -> Bool {
    guard questions.claims[finding.assertion].isSilent, let known = doubts[finding.assertion] else { return false }
    return finding.isInside(known)
  }
}
