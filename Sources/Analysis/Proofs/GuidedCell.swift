internal import LayRuntime
internal import LaySolver

/// The conditions of the guides of one cell, in the variables of one of its layouts.
struct GuidedCell {
  private var conditions: [(view: ViewID, sum: AttributeSum)] = []

  init(_ polygon: SizePolygon, _ layout: ParametricLayout) {
    // At a single size the layout itself decides.
    guard layout.hasGuideChoices, polygon.dimension > 0 else { return }
    var layout = layout
    conditions = layout.guideConditions()
  }

  /// The variables that take part in the conditions.
  var variables: Set<VariableID> { Set(conditions.flatMap { $0.sum.variables }) }

  /// The lengths at which conditions stop holding.
  func breaks(_ pieces: RefinedPieces) -> GuideBreaks {
    var found = GuideBreaks()
    for (view, sum) in conditions {
      let variables = Set(sum.variables)
      guard sum.openViews.isEmpty, let refined = pieces.refined(variables) else {
        if !found.unknown.contains(view) { found.unknown.append(view) }
        continue
      }
      for piece in refined {
        guard !variables.contains(where: { piece.isUndecided($0) }), let room = sum.value(in: piece) else {
          if !found.unknown.contains(view) { found.unknown.append(view) }
          continue
        }
        if piece.polygon.corners.contains(where: { room.sign(at: $0) < 0 }) { found.note(room, of: view) }
      }
    }
    return found
  }
}

extension LayoutProof {
  /// The maximum number of times that a range is split again where guides change sides.
  static var guideRounds: Int { 6 }
}

extension CellProof {
  /// True if a layout at a size of the cell uses other sides of guides than the rows of the cell.
  func hasOtherGuides(at size: ExactSize, _ program: LayoutProgram) -> Bool {
    var there = cell.environment
    there.size = size
    return program.guideStates(in: there) != program.guideStates(in: cell.environment)
  }
}
