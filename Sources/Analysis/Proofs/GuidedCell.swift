internal import LayRuntime
internal import LaySolver

/// The conditions of the guides of one cell, in the variables of one of its layouts.
struct GuidedCell {
  private var conditions: [(view: ViewID, sum: AttributeSum)] = []
  /// All sizes of the cell.
  private let whole: SizePolygon

  /// Creates the conditions of a cell with the sizes `whole`, over a polygon of it.
  init(_ polygon: SizePolygon, of whole: SizePolygon, _ layout: ParametricLayout) {
    self.whole = whole
    // At a single size the layout itself decides.
    guard layout.hasGuideChoices, polygon.dimension > 0 else { return }
    var layout = layout
    conditions = layout.guideConditions()
  }

  /// The lengths at which conditions about the root's size alone stop holding over a polygon, where no frames have to be known.
  static func breaks(over polygon: SizePolygon, _ layout: ParametricLayout) -> GuideBreaks {
    var found = GuideBreaks()
    for (view, sum) in GuidedCell(polygon, of: polygon, layout).conditions
    where sum.variables.isEmpty && sum.openViews.isEmpty {
      if polygon.corners.contains(where: { sum.constant.sign(at: $0) < 0 }) {
        found.note(sum.constant, of: view, on: polygon, in: polygon)
      }
    }
    return found
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
        if piece.polygon.corners.contains(where: { room.sign(at: $0) < 0 }) {
          found.note(room, of: view, on: piece.polygon, in: whole)
        }
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
  /// True if a layout satisfies the constraints at a size at which they contradict each other by the rows of the cell, because other
  /// sides of guides count there than in the rows.
  func isRefuted(_ contradiction: Contradiction, _ program: LayoutProgram, _ sides: SidesBySize) -> Bool {
    let corners = contradiction.region.shape.corners.prefix(CellProof.mostCorners)
    return ([contradiction.witness] + corners).contains { size in
      guard contradiction.region.contains(size), hasOtherGuides(at: size, sides) else { return false }
      var there = cell.environment
      there.size = size
      var layout = Layout(program)
      layout.resize(to: there, findAmbiguities: false)
      return layout.report.conflicts.isEmpty
    }
  }

  /// The most corners of a contradiction that are laid out.
  private static var mostCorners: Int { 4 }

  /// True if a layout at a size of the cell uses other sides of guides than the rows of the cell.
  func hasOtherGuides(at size: ExactSize, _ sides: SidesBySize) -> Bool {
    sides.states(at: size) != sides.states(at: cell.environment.size)
  }
}
