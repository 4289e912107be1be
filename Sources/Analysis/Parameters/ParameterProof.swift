internal import LayCompiler
internal import LayRuntime
internal import LaySolver

/// The proof of a layout for all values of its parameters, at every size of a range.
///
/// The corners of the space need no proof of their own here: feasibility is convex in right sides, so constraints that agree at all
/// combinations of lowest and highest values, at every size, agree between them. What is between is examined as sizes are: a basis
/// is optimal in a convex set of points, in which each number is affine (Gal & Nedoma 1972).
struct ParameterProof {
  let space: ParameterSpace
  let limits: ProofLimits
  private(set) var cells: [SpaceCell] = []
  /// The reasons why something is not decided.
  private(set) var undecided: [Undecided] = []
  /// The reason why the rows cannot be followed between values of parameters; nil if they can.
  private(set) var unfollowed: Unfollowed?

  /// Creates the proof in an environment. The constraints agree at all combinations of lowest and highest values.
  init(_ space: ParameterSpace, over range: SizeRange, _ environment: LayoutEnvironment, limits: ProofLimits) {
    (self.space, self.limits) = (space, limits)
    var budget = ProofBudget(limits)
    let program = space.lowest.program
    let sizes = sizeCells(program, from: range.lowest, to: range.highest, environment, limit: limits.cells)
    guard program.steps.isEmpty, let sizes else {
      unfollowed = program.steps.isEmpty ? .conditions : .steps
      return
    }
    for cell in sizes { prove(cell, &budget) }
    undecided += cells.flatMap { $0.undecided }
  }

  private mutating func prove(_ cell: SizeCell, _ budget: inout ProofBudget) {
    guard let layouts = layouts(in: cell) else { return unfollowed = .guides }
    let others = zip(layouts.dropFirst(), space.highest + space.probes).map { layout, place in
      (layout: layout, distances: place.distances)
    }
    let count = space.parameters.count
    let known = ParameterRows(
      layouts[0], at: space.lowestValues, Array(others[..<count]), probes: Array(others[count...]))
    guard var rows = known else { return unfollowed = .rows }
    let changing = changingWidths(&rows, layouts, cell, &budget)
    if let changing { return unfollowed = changing }
    let texts = TextCells(cell, layouts[0], suspects: [], &budget)
    for part in texts.cells() {
      if let own = part.part, own.hasNoWidths || !own.undecided.isEmpty {
        undecided += own.undecided
        if own.hasNoWidths { unfollowed = .lines }
        continue
      }
      var own = layouts
      if let lines = part.part?.lines {
        rows.setLines(lines)
        for index in own.indices { own[index].setLines(lines) }
      }
      let found = SpaceCell(part, &rows, own, space, &budget)
      if found.movesMasks { unfollowed = .masks }
      if !keepsGuides(found) { unfollowed = .guides }
      // Where heights affect widths, those of the final numbers of lines may be others than those of the first.
      if rows.layout.textsAreCoupled { unfollowed = unfollowed ?? changingWidths(found) }
      cells.append(found)
    }
  }

  /// The rows of the layouts of the space in a cell, with the same sides of guides; nil if they have different ones.
  ///
  /// The sides are those between the ends. At an end where an inset is 0, a layout has others, whose rows are the same.
  private func layouts(in cell: SizeCell) -> [ParametricLayout]? {
    let environments = space.environments(cell.environment)
    let layouts = zip(space.layouts, environments).map { ParametricLayout($0.program, as: $1) }
    guard layouts.contains(where: { $0.hasGuideChoices }) else { return layouts }
    let sides = space.layouts[layouts.count - 1].program.guideStates(in: environments[layouts.count - 1])
    var found: [ParametricLayout] = []
    for (index, environment) in environments.enumerated() {
      let own = ParametricLayout(space.layouts[index].program, as: environment, guideSides: sides)
      if !own.hasSameRows(as: layouts[index]) { return nil }
      found.append(own)
    }
    return found
  }

  /// True if the sides of the minima and maxima of guides are the same everywhere in a part of the space.
  private func keepsGuides(_ cell: SpaceCell) -> Bool {
    guard cell.layouts[0].hasGuideChoices else { return true }
    let conditions = cell.layouts.map { layout in
      var layout = layout
      return layout.guideConditions().map { condition in
        AssertedClause(meaning: .predicate { _ in nil }, alternatives: [condition.sum], shown: [], views: [])
      }
    }
    return conditions[0].indices.allSatisfy { index in
      let others = conditions.dropFirst().compactMap { $0.count == conditions[0].count ? $0[index] : nil }
      if others.count + 1 < conditions.count { return false }
      let decision = cell.decision(about: conditions[0][index], others, space, limit: limits.refinedPieces)
      return decision.failures.isEmpty && !decision.isOpen
    }
  }

  /// The reason why numbers of lines are not the same for all values of the parameters, or change more than right sides; nil if they
  /// are.
  private func changingWidths(
    _ rows: inout ParameterRows, _ layouts: [ParametricLayout], _ cell: SizeCell, _ budget: inout ProofBudget
  ) -> Unfollowed? {
    if !rows.layout.hasTexts { return nil }
    if !rows.layout.linesAreRightSides { return .lines }
    let widths = Set(rows.layout.textWidths.compactMap { $0 })
    rows.move(to: SpacePoint(cell.polygon.innerSize(0), space.lowestValues))
    let isMoved = (0..<rows.layout.componentCount).contains { component in
      rows.dependsOnParameters(component) && !rows.variables(of: component).isDisjoint(with: widths)
    }
    return isMoved ? changingWidths(SpaceCell(cell, &rows, layouts, space, &budget)) : nil
  }

  /// The reason why widths of texts are not the same for all values of the parameters in a part of the space; nil if they are.
  private func changingWidths(_ cell: SpaceCell) -> Unfollowed? {
    let layout = cell.layouts[0]
    let changing = layout.textViews.indices.filter { text in
      layout.textWidth(text).map { !cell.isSame($0) } ?? false
    }
    return changing.isEmpty ? nil : .widths(of: changing.map { layout.textViews[$0] })
  }

  /// The decisions about claims that depend on parameters, by claim. `questions` are those to the layouts of the space, in their order.
  func decisions(of questions: [Questions]) -> [Int: SpaceCell.ClauseDecision] {
    var found: [Int: SpaceCell.ClauseDecision] = [:]
    for cell in cells {
      for (claim, decision) in decisions(of: questions, in: cell, where: { cell.depends($0, $1) }) {
        found[claim, default: SpaceCell.ClauseDecision()].add(decision)
      }
    }
    return found
  }

  /// The decisions about claims of health checks in a part of the space.
  func decisions(about claims: [HealthClaim], in cell: SpaceCell) -> [SpaceCell.ClauseDecision] {
    var questions = Questions(program: space.lowest.program)
    questions.claims = claims.map { .health($0) }
    let found = decisions(of: cell.layouts.map { _ in questions }, in: cell) { _, _ in true }
    return claims.indices.map { found[$0] ?? SpaceCell.ClauseDecision() }
  }

  /// The decisions about claims in a part of the space, as far as their clauses are asked.
  private func decisions(
    of questions: [Questions], in cell: SpaceCell, where isAsked: (AssertedClause, [AssertedClause]) -> Bool
  ) -> [Int: SpaceCell.ClauseDecision] {
    let all = zip(questions, cell.layouts).map { AssertedClauses($0, cell.cell, $1).claims }
    var found: [Int: SpaceCell.ClauseDecision] = [:]
    for (place, (claim, clauses)) in all[0].enumerated() {
      let isAlike = all.allSatisfy { $0.count == all[0].count && $0[place].clauses.count == clauses.count }
      for (number, clause) in clauses.enumerated() {
        let others = isAlike ? all.dropFirst().map { $0[place].clauses[number] } : []
        if isAlike && !isAsked(clause, others) { continue }
        let decision =
          isAlike
          ? cell.decision(about: clause, others, space, limit: limits.refinedPieces)
          : SpaceCell.ClauseDecision(isOpen: true)
        found[claim, default: SpaceCell.ClauseDecision()].add(decision)
      }
    }
    return found
  }
}
