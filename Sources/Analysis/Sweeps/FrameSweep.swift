internal import LayRuntime

// Components in which the frames of views that constraints place decide something. The tie-break's values are found by a sweep of
// their own; on each of its pieces they are affine, and the remaining ambiguity is examined with these values substituted.
extension Sweep {
  mutating func decideFrames(of component: Int) {
    if undecided[component] != nil { return }
    guard layout.rowCount(of: component) <= budget.limits.tiedRows else {
      undecided[component] = .frames
      return
    }
    // The pieces also have the lengths that masks measure from, at their tie-break values; no frame decides these, so they are
    // not fixed.
    let framed = layout.framedVariables
    guard let pieces = framePieces(of: component) else {
      undecided[component] = .cases
      return
    }
    var found: [KeptComponent.Piece] = []
    var isComplete = true
    var suspect: VariableID?
    for piece in pieces {
      let values = piece.values.filter { framed.contains($0.key) }.map { (variable: $0.key, value: $0.value) }
        .sorted { $0.variable.rawValue < $1.variable.rawValue }
      guard budget.take(layout.rowCount(of: component) + values.count) else {
        undecided[component] = .cases
        return
      }
      var rest = Sweep(layout.fixed(component, values), over: piece.polygon, budget, keeping: keeping, isPart: true)
      rest.run()
      adopt(rest, of: component)
      let kept = RefinedPieces(piece.polygon, rest.kept, limit: budget.limits.refinedPieces)
      let refined = kept.refined(Set(rest.kept.flatMap { $0.variables }))
      found += refined?.map { KeptComponent.Piece($0) } ?? []
      isComplete = isComplete && refined != nil && rest.undecided.isEmpty
      suspect = suspect ?? rest.kept.lazy.compactMap { $0.suspect }.first
    }
    guard keeping != nil, let first = found.first, !first.values.isEmpty else { return }
    kept.append(KeptComponent(found, isComplete: isComplete, suspect: suspect))
  }

  /// The pieces on which all numbers of frames are affine; nil if they are too many.
  private mutating func framePieces(of component: Int) -> [RefinedPiece]? {
    let wanted = layout.framedVariables.intersection(layout.variables(of: component))
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
    pieceCount += part.pieceCount
    if !part.undecided.isEmpty { undecided[component] = .cases }
  }
}
