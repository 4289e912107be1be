internal import LayRuntime
internal import LaySolver

/// The clauses of assertions that pieces of some components decide at every size of a cell, for all numbers of lines.
struct DecidedClauses {
  /// The clauses that are not decided.
  private(set) var rest: AssertedClauses
  /// The clauses that fail at every size.
  private(set) var failures: [AssertionFinding] = []

  private let cell: SizeCell
  private let moves: LineMoves?
  private let kept: [KeptComponent]

  /// Creates the decisions about `clauses` by the pieces of `kept` components; `moves` are added to the values.
  init(_ clauses: AssertedClauses, _ cell: SizeCell, _ kept: [KeptComponent], _ moves: LineMoves?) {
    (rest, self.cell, self.kept, self.moves) = (clauses, cell, kept, moves)
  }

  /// Decides clauses with the sums of `layout`; `texts` gives the sizes at which numbers of lines change. Clauses that
  /// fail at some size are decided only if `decidesFailures`.
  mutating func run(_ layout: ParametricLayout, _ texts: TextCells, decidesFailures: Bool, limit: Int) {
    let variables = Set(kept.flatMap { $0.variables })
    let pieces = RefinedPieces(cell.polygon, kept, limit: limit)
    let none = AssertedCell(rest, cell, ProofPart(polygon: cell.polygon), cell.polygon, rowLimit: 0)
    let trial = ClauseTrial(rest: rest, cell: cell, kept: kept, layout: layout, texts: texts, pieceLimit: limit)
    var found: [AssertionFinding] = []
    let moves = moves
    rest.removeClauses { clause, assertion in
      guard clause.variables.allSatisfy({ variables.contains($0) }) else { return false }
      let spans = clause.alternatives.map { moves?.span(of: $0) ?? (.zero, .zero) }
      var own = none
      own.examine(clause.with(spans.map { $0.lowest }), of: assertion, pieces, layout)
      if !own.hasDoubts { return true }
      guard decidesFailures, let moves,
        let failing = trial.failures(of: clause, assertion, moves, spans, pieces)
          ?? trial.findings(about: clause, assertion, moves)
      else { return false }
      found += failing
      return true
    }
    failures = found
  }
}

/// The decision about one clause at sizes where it fails.
private struct ClauseTrial {
  let rest: AssertedClauses
  let cell: SizeCell
  let kept: [KeptComponent]
  let layout: ParametricLayout
  let texts: TextCells
  let pieceLimit: Int
  /// The component of each variable, as an index.
  let owners: [VariableID: Int]
  /// The numbers of lines at the size that represents the cell.
  private let lines: [Int]?

  init(
    rest: AssertedClauses, cell: SizeCell, kept: [KeptComponent], layout: ParametricLayout, texts: TextCells,
    pieceLimit: Int
  ) {
    (self.rest, self.cell, self.kept, self.layout) = (rest, cell, kept, layout)
    (self.texts, self.pieceLimit) = (texts, pieceLimit)
    var owners: [VariableID: Int] = [:]
    for (index, component) in kept.enumerated() {
      for variable in component.variables { owners[variable] = index }
    }
    self.owners = owners
    lines = texts.lines(at: ClauseTrial.witness(of: cell.region))
  }

  /// The size that represents a region in the message of a failure; see ``AssertionFinding/witness``.
  private static func witness(of region: SizeRegion) -> ExactSize { region.witness { _ in true } }

  // MARK: - Failures at every size

  /// The findings about a clause of one number if it fails at every size; nil if that is not known.
  func failures(
    of clause: AssertedClause, _ assertion: Int, _ moves: LineMoves,
    _ spans: [(lowest: Rational, highest: Rational)], _ pieces: RefinedPieces
  ) -> [AssertionFinding]? {
    guard clause.alternatives.count == 1, let refined = pieces.refined(clause.variables) else { return nil }
    let most = clause.with([spans[0].highest]).alternatives[0]
    var found: [AssertionFinding] = []
    for piece in refined {
      guard let room = most.value(in: piece), piece.polygon.corners.allSatisfy({ room.sign(at: $0) < 0 }) else {
        return nil
      }
      let isWhole = piece.polygon == cell.polygon
      let region = isWhole ? cell.region : SizeRegion(piece.polygon).within(cell)
      if region.isEmpty { continue }
      let lines = isWhole ? lines : texts.lines(at: ClauseTrial.witness(of: region))
      guard let lines, let outcome = clause.moved(moves, lines).failure(on: piece) else { return nil }
      found.append(AssertionFinding(assertion: assertion, outcome: outcome, region: region))
    }
    return found
  }

  // MARK: - Failures at some sizes

  /// The findings about a clause in the parts in which the texts that move it have the same numbers of lines; nil if it is not
  /// decided.
  func findings(about clause: AssertedClause, _ assertion: Int, _ moves: LineMoves) -> [AssertionFinding]? {
    let moving = moves.texts(moving: clause.variables)
    guard texts.cutCount(changing: moving) <= pieceLimit else { return nil }
    let own = Set(clause.variables.compactMap { owners[$0] }).sorted().map { kept[$0] }
    var found: [AssertionFinding] = []
    for part in texts.cells(changing: moving) {
      guard let lines = part.part?.lines else { return nil }
      var asserted = AssertedCell(rest, part, ProofPart(polygon: part.polygon), part.polygon, rowLimit: 0)
      let pieces = RefinedPieces(part.polygon, own, limit: pieceLimit)
      let known = asserted.findings.count
      asserted.examine(clause.moved(moves, lines), of: assertion, pieces, layout)
      found += asserted.findings.dropFirst(known)
    }
    let isDecided = found.allSatisfy { if case .fails = $0.outcome { true } else { false } }
    return isDecided ? found : nil
  }
}

extension AssertedClause {
  /// Returns the clause with a number added to each of its alternatives.
  fileprivate func with(_ numbers: [Rational]) -> AssertedClause {
    var result = self
    for (index, number) in numbers.enumerated() { result.alternatives[index].add(number) }
    return result
  }

  /// Returns the clause with its numbers as `lines` move them.
  fileprivate func moved(_ moves: LineMoves, _ lines: [Int]) -> AssertedClause {
    var result = self
    for index in alternatives.indices { result.alternatives[index].add(moves.move(of: alternatives[index], lines)) }
    for index in shown.indices { result.shown[index].add(moves.move(of: shown[index], lines)) }
    return result
  }

  /// The failure on a piece; nil if a number is not known.
  fileprivate func failure(on piece: RefinedPiece) -> AssertionFinding.Outcome? {
    let rooms = alternatives.compactMap { $0.value(in: piece) }
    if rooms.count < alternatives.count { return nil }
    return .fails(meaning, rooms: rooms, shown: shown.compactMap { $0.value(in: piece) })
  }
}
