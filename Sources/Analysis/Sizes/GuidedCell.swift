internal import LayRuntime

/// Where among the sizes of a cell other sides of minima and maxima of guides count than those that its rows are made of
/// (SEMANTICS §2.11).
struct GuideBreaks: Sendable {
  /// Lengths of the root at which a side changes.
  var widths: Set<Rational> = []
  var heights: Set<Rational> = []
  /// Views of which it is not known where.
  var unknown: [ViewID] = []

  /// Whether the rows are right at every size.
  var isEmpty: Bool { widths.isEmpty && heights.isEmpty && unknown.isEmpty }

  mutating func add(_ other: GuideBreaks) {
    widths.formUnion(other.widths)
    heights.formUnion(other.heights)
    unknown += other.unknown.filter { !unknown.contains($0) }
  }

  /// Notes where a number that is affine on a piece gets less than 0.
  mutating func note(_ room: Affine, of view: ViewID) {
    if room.height.isZero && !room.width.isZero {
      widths.insert(-room.constant / room.width)
    } else if room.width.isZero && !room.height.isZero {
      heights.insert(-room.constant / room.height)
    } else if !room.isConstant && !unknown.contains(view) {
      unknown.append(view)
    }
  }
}

/// The conditions of the guides of one cell, in the variables of one of its layouts.
struct GuidedCell {
  private var conditions: [(view: ViewID, sum: AttributeSum)] = []

  init(_ polygon: SizePolygon, _ layout: ParametricLayout) {
    // At a single size a layout says all.
    guard layout.hasGuideChoices, polygon.dimension > 0 else { return }
    var layout = layout
    conditions = layout.guideConditions()
  }

  /// The variables that take part.
  var variables: Set<VariableID> { Set(conditions.flatMap { $0.sum.terms.map { $0.variable } }) }

  /// Where conditions do not hold.
  func breaks(_ pieces: RefinedPieces) -> GuideBreaks {
    var found = GuideBreaks()
    for (view, sum) in conditions {
      let variables = Set(sum.terms.map { $0.variable })
      guard sum.openViews.isEmpty, let refined = pieces.refined(variables) else {
        if !found.unknown.contains(view) { found.unknown.append(view) }
        continue
      }
      for piece in refined {
        guard piece.undecided.isDisjoint(with: variables), let room = sum.value(piece.values) else {
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
  /// How often a range is split anew where guides change sides.
  static var guideRounds: Int { 6 }
}

extension CellProof {
  /// Whether a layout at a size of the cell takes other sides than the rows of the cell are made of.
  func hasOtherGuides(at size: ExactSize, _ program: LayoutProgram) -> Bool {
    var there = cell.environment
    there.size = size
    return program.guideStates(in: there) != program.guideStates(in: cell.environment)
  }
}
