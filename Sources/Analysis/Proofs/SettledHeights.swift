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
    let cutCount = texts.cutCount
    guard cutCount >= CommonProof.leastParts, !claims.isEmpty else { return }
    let open = SettledHeights.open(claims, cell, texts, rows, suspects, &budget)
    let compared = cutCount > SettledHeights.comparedLimit ? [] : open
    if compared.count < open.count { skipped = open.map { $0.view } }
    self.questions.leaveOut(Set(claims.map { $0.number }).subtracting(compared.map { $0.number }))
  }

  /// A claim by its number among the questions, with its view.
  fileprivate typealias HeightClaim = (number: Int, view: ViewID)

  /// The claims that are not settled, in order.
  private static func open(
    _ claims: [HeightClaim], _ cell: SizeCell, _ texts: TextCells, _ rows: ParametricLayout,
    _ suspects: Set<VariableID>, _ budget: inout ProofBudget
  ) -> [HeightClaim] {
    guard rows.linesAreRightSides, !rows.hasGuideChoices, !rows.textsAreCoupled, !rows.hasMasks, suspects.isEmpty,
      let ranges = texts.lineRanges
    else { return claims }
    var layout = rows
    layout.setLines(ranges.map { $0.lowerBound })
    layout.move(to: cell.polygon.innerSize(0))
    var texts: [ViewID: (number: Int, height: VariableID)] = [:]
    for (number, view) in layout.textViews.enumerated() {
      texts[view] = layout.textHeight(number).map { (number, $0) }
    }
    let moves = LineMoves(
      layout, ranges, layout.textsOfComponents, over: cell.polygon, keeping: Set(texts.values.map { $0.height }),
      &budget)
    let fewest = moves.fewest
    return claims.filter { claim in
      guard let text = texts[claim.view], var room = fewest[text.height],
        let content = layout.contentLength(of: claim.view, .vertical)
      else { return true }
      // The height is that of the content with the fewest lines, and grows at least as much.
      room.constant += moves.growth(of: text.height, besides: text.number) - content
      return !cell.polygon.corners.allSatisfy { room.sign(at: $0) >= 0 }
    }
  }
}

extension Questions {
  /// The claims of health checks that a text of several lines shows all of them.
  fileprivate func heightClaims(of layout: ParametricLayout) -> [SettledHeights.HeightClaim] {
    var found: [SettledHeights.HeightClaim] = []
    for (index, claim) in claims.enumerated() {
      guard case .health(let own) = claim.exact, case .showsContent(.vertical) = own.statement, isAsked(index),
        layout.hasLines(own.view)
      else { continue }
      found.append((index, own.view))
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
