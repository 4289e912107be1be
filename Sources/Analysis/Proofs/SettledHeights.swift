internal import LayCompiler
internal import LayRuntime
internal import LaySolver

/// The claims that texts show all of their lines, as far as they hold at every size of a cell because the height of the text follows
/// its content: with them the cell would be cut wherever a number of lines changes.
struct SettledHeights {
  /// The questions without those that are settled, and without others that would be too many.
  private(set) var questions: Questions
  /// The views of the others.
  private(set) var skipped: [ViewID] = []

  /// The maximum number of parts with other numbers of lines in which heights that are not settled are compared.
  static let comparedLimit = 512

  /// Settles claims in `cell`, whose texts and rows these are.
  init(
    _ cell: SizeCell, _ texts: TextCells, _ rows: ParametricLayout, _ questions: Questions,
    _ suspects: Set<VariableID>, _ budget: inout ProofBudget
  ) {
    self.questions = questions
    let claims = questions.heightClaims(of: rows)
    guard texts.cutCount >= CommonProof.leastParts, !claims.isEmpty else { return }
    let rest = SettledHeights.open(claims, cell, texts, rows, suspects, &budget)
    let isSkipped = !rest.isEmpty && texts.cutCount > SettledHeights.comparedLimit
    if isSkipped { skipped = rest.map { claims[$0] ?? .root } }
    self.questions.leaveOut(isSkipped ? Set(claims.keys) : Set(claims.keys).subtracting(rest))
  }

  /// The claims that are not settled, in order.
  private static func open(
    _ claims: [Int: ViewID], _ cell: SizeCell, _ texts: TextCells, _ rows: ParametricLayout,
    _ suspects: Set<VariableID>, _ budget: inout ProofBudget
  ) -> [Int] {
    let all = claims.keys.sorted()
    guard rows.linesAreRightSides, !rows.hasGuideChoices, !rows.textsAreCoupled, !rows.hasMasks, suspects.isEmpty,
      let ranges = texts.lineRanges
    else { return all }
    var layout = rows
    layout.setLines(ranges.map { $0.lowerBound })
    layout.move(to: cell.polygon.innerSize(0))
    let heights = layout.textViews.indices.map { layout.textHeight($0) }
    let moves = LineMoves(
      layout, ranges, layout.textsOfComponents, over: cell.polygon, keeping: Set(heights.compactMap { $0 }), &budget)
    return all.filter { claim in
      guard let view = claims[claim], let text = layout.textViews.firstIndex(of: view), let height = heights[text],
        let content = layout.contentLength(of: view, .vertical)
      else { return true }
      return !moves.isAtLeast(height, content, growingWith: text, over: cell.polygon)
    }
  }
}

extension LineMoves {
  /// True if a variable is at least a number with the fewest lines, and grows at least as much as the height of a text with any number
  /// of lines.
  fileprivate func isAtLeast(
    _ variable: VariableID, _ least: Rational, growingWith text: Int, over polygon: SizePolygon
  ) -> Bool {
    guard var room = fewest(variable) else { return false }
    room.constant += growth(of: variable, besides: text) - least
    return polygon.corners.allSatisfy { room.sign(at: $0) >= 0 }
  }
}

extension Questions {
  /// The views of the claims of health checks that a text of several lines shows all of them, by claim.
  fileprivate func heightClaims(of layout: ParametricLayout) -> [Int: ViewID] {
    var found: [Int: ViewID] = [:]
    for (index, claim) in claims.enumerated() {
      guard case .health(let own) = claim, case .showsContent(.vertical) = own.statement, isAsked(index),
        layout.hasLines(own.view)
      else { continue }
      found[index] = own.view
    }
    return found
  }

  /// Leaves out some claims.
  fileprivate mutating func leaveOut(_ left: Set<Int>) {
    if left.isEmpty { return }
    var asked = isClauseAsked ?? claims.map { _ in nil }
    for index in left { asked[index] = [] }
    isClauseAsked = asked
  }
}
