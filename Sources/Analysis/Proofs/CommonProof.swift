internal import LayCompiler
internal import LayRuntime
internal import LaySolver

/// The results that the proofs of a cell's parts have in common if the parts differ in numbers of lines alone.
///
/// Numbers of lines are right sides of a few rows. The pieces of the other components are the same in all parts, and so are the
/// clauses of assertions. A clause that holds, or fails, at every size of the cell because of these pieces alone does so in each
/// part. The same goes for components whose basis stays the same for all numbers of lines (``LineMoves``); the cell is cut only where
/// texts change that move something else.
struct CommonProof: Sendable {
  /// The clauses that are to be examined in each part; nil if nothing is queried.
  let clauses: AssertedClauses?
  /// The probes in the variables of the rows; nil if nothing is queried.
  let probes: ProbedCell?
  /// The traced numbers in the variables of the rows; nil if nothing is queried.
  let traces: TracedCell?
  /// The components without findings, with the pieces of those that no number of lines changes.
  private let known: KnownPieces
  private let moves: LineMoves?
  /// The texts whose numbers of lines matter to the rest; nil for all.
  let changingTexts: Set<Int>?
  /// The failures of clauses that are decided for the whole cell.
  private(set) var failures: [AssertionFinding] = []
  /// The variables and sums that parts have to keep.
  let keeping: KeptVariables?
  private let dimension: Int
  /// All clauses, and the variables and sums of all questions, where pieces are kept.
  private(set) var asked: (clauses: AssertedClauses?, keeping: KeptVariables?)

  /// The least number of parts for which a sweep of the whole cell pays.
  static var leastParts: Int { 3 }

  /// Examines the rows that the parts of `cell` have in common, which is to be cut where `texts` change; nil if that does not pay, or
  /// if more than right sides changes. Clauses that fail are left to the parts unless `decidesFailures`.
  init?(
    _ cell: SizeCell, _ texts: TextCells, _ rows: ParametricLayout, _ questions: Questions?,
    _ suspects: Set<VariableID>, decidesFailures: Bool, _ budget: inout ProofBudget
  ) {
    guard texts.cutCount >= CommonProof.leastParts, rows.linesAreRightSides, !rows.hasGuideChoices,
      questions.map({ !$0.readLines(of: rows) }) ?? true
    else { return nil }
    let polygon = cell.polygon
    dimension = polygon.dimension
    var clauses = questions.map { AssertedClauses($0, cell, rows) }
    probes = questions.map { ProbedCell($0, cell, rows) }
    traces = questions.map { TracedCell($0, cell, rows) }
    var others = (probes?.variables ?? []).union(traces?.variables ?? [])
    if questions?.keepsFrames ?? false { others.formUnion(rows.frameVariables) }
    if rows.textsAreCoupled { others.formUnion(rows.textViews.indices.compactMap { rows.textWidth($0) }) }
    var keeping = KeptVariables(wanted: others.union(clauses?.variables ?? []), suspects: suspects)
    keeping.sums = clauses?.sums ?? AskedSums()
    if questions?.keepsPieces ?? false { asked = (clauses, keeping) }
    var layout = rows
    layout.move(to: polygon.innerSize(0))
    let textsOfComponents = layout.textsOfComponents
    var sweep = Sweep(
      layout, over: polygon, budget, keeping: keeping.wanted.isEmpty ? nil : keeping,
      known: KnownPieces(textsOfComponents.map { !$0.isEmpty }))
    sweep.runWithoutFrames()
    budget = sweep.budget
    var known = sweep.piecesWithoutFindings
    var moves: LineMoves?
    // Masks without room have other rows.
    if !rows.textsAreCoupled, !rows.hasMasks, suspects.isEmpty, let ranges = texts.lineRanges {
      moves = LineMoves(rows, ranges, textsOfComponents, over: polygon, keeping: keeping.wanted, &budget)
    }
    known.add(moves?.numbers ?? [])
    if var decided = clauses.map({ DecidedClauses($0, cell, known.kept + (moves?.kept(keeping) ?? []), moves) }) {
      decided.run(layout, texts, decidesFailures: decidesFailures, limit: budget.limits.refinedPieces)
      (clauses, failures) = (decided.rest, decided.failures)
    }
    keeping.wanted = others.union(clauses?.variables ?? [])
    known.keep(keeping.wanted)
    changingTexts = moves.map { $0.otherTexts.union($0.texts(moving: keeping.wanted)) }
    (self.clauses, self.known, self.moves) = (clauses, known, moves)
    self.keeping = keeping.wanted.isEmpty ? nil : keeping
  }

  /// The results of another language that apply to a part of a cell: the clauses for the texts of the part, and the pieces of all
  /// components. `rows` have the lines of the part.
  init(
    _ part: SizeCell, _ rows: ParametricLayout, _ pieces: KnownPieces, _ questions: Questions,
    _ clauses: AssertedClauses, _ keeping: KeptVariables
  ) {
    (self.clauses, self.keeping, known, asked) = (clauses, keeping, pieces, (nil, nil))
    probes = ProbedCell(questions, part, rows)
    traces = TracedCell(questions, part, rows)
    dimension = part.polygon.dimension
    (moves, changingTexts) = (nil, nil)
  }

  /// The components without findings, with their pieces in a part of the cell.
  func known(in part: TextPart?) -> KnownPieces {
    guard let moves, let keeping, let part else { return known }
    return known.with(moves.kept(keeping, part.lines))
  }

  /// True for each component without findings.
  var isKnown: [Bool] { known.isKnown }

  /// True if the results apply to a polygon in a part of the cell; `masks` ran out of room in it.
  func applies(to polygon: SizePolygon, _ part: TextPart?, _ masks: [MaskPlace]) -> Bool {
    guard let part, part.openTexts.isEmpty, !part.hasNoWidths else { return false }
    return masks.isEmpty && polygon.dimension == dimension
  }
}

extension Questions {
  /// True if a number of lines changes more than values of variables in a queried sum.
  fileprivate func readLines(of layout: ParametricLayout) -> Bool {
    if probes.contains(where: { layout.readsLines($0.terms) }) { return true }
    if traces.contains(where: { layout.readsLines([$0.term]) }) { return true }
    return claims.indices.contains { index in
      if !isAsked(index) { return false }
      switch claims[index].reading {
      case .comparisons(let comparisons):
        return comparisons.contains { layout.readsLines($0.left.terms + $0.right.terms) }
      case .edges(let views): return layout.readsLines(views.map { Term($0, .left) })
      case .lengths(let view): return layout.readsLines([Term(view, .width)])
      case .content(let view): return layout.hasLines(view)
      }
    }
  }
}
