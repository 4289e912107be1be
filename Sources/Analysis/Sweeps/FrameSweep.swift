internal import LayRuntime
internal import LaySolver

// Components in which the frames of views that constraints place decide something. The tie-break's values are found by a sweep of
// their own; on each of its pieces they are affine, and the remaining ambiguity is examined with these values substituted.
extension Sweep {
  mutating func decideFrames(of component: Int) {
    if undecided[component] != nil { return }
    guard layout.rowCount(of: component) <= budget.limits.tiedRows else {
      undecided[component] = .frames
      return
    }
    let framed = layout.framedVariables
    let wanted = framed.intersection(layout.variables(of: component))
    guard let pieces = framePieces(of: component, wanted) else {
      undecided[component] = .cases
      return
    }
    var found: [KeptComponent.Piece] = []
    var isComplete = true
    var suspect: VariableID?
    for piece in pieces {
      let values = wanted.sorted { $0.rawValue < $1.rawValue }.compactMap { variable in
        piece.value(of: variable).map { (variable: variable, value: $0) }
      }
      guard budget.take(layout.rowCount(of: component) + values.count) else {
        undecided[component] = .cases
        return
      }
      var rest = Sweep(layout.fixed(component, values), over: piece.polygon, budget, keeping: keeping, isPart: true)
      rest.run()
      adopt(rest, of: component)
      let kept = RefinedPieces(piece.polygon, rest.kept, limit: budget.limits.refinedPieces)
      let variables = Set(rest.kept.flatMap { $0.variables })
      let refined = kept.refined(variables)
      found += refined?.map { KeptComponent.Piece($0, keeping: variables) } ?? []
      isComplete = isComplete && refined != nil && rest.undecided.isEmpty
      suspect = suspect ?? rest.kept.lazy.compactMap { $0.suspect }.first
    }
    guard keeping != nil, let first = found.first, !first.values.isEmpty else { return }
    kept.append(KeptComponent(found, isComplete: isComplete, suspect: suspect))
  }

  /// The pieces on which all numbers of frames are affine; nil if they are too many.
  private mutating func framePieces(of component: Int, _ wanted: Set<VariableID>) -> [RefinedPiece]? {
    guard budget.take(layout.rowCount(of: component)) else { return nil }
    var ties = Sweep(
      layout.tied(component), over: polygon, budget, keeping: KeptVariables(wanted: wanted), isPart: true)
    ties.run()
    budget = ties.budget
    guard ties.undecided.isEmpty else { return nil }
    return RefinedPieces(polygon, ties.kept, limit: budget.limits.refinedPieces).refined(wanted)
  }

  /// Adds the findings of a partial sweep to those of a component.
  private mutating func adopt(_ part: Sweep, of component: Int) {
    budget = part.budget
    openings += part.openings
    collapsings += part.collapsings
    masksOfChoice.formUnion(part.masksOfChoice)
    pieceCount += part.pieceCount
    if !part.undecided.isEmpty { undecided[component] = .cases }
  }
}
