internal import LayCompiler
internal import LayRuntime

/// The sizes at which the rules of reported sets contradict each other. A layout shows one set of several at a size, so a set is
/// seen at some of its sizes alone: of the others it is asked by itself.
///
/// Whether the rules of a set can hold is convex in the size, so corners are asked, and each proof that they cannot cuts off the
/// half-plane in which it holds, as ``CellProof`` does with all rows.
struct SetRegions {
  /// The sizes that are known of a set.
  struct Known {
    /// Sizes at which the rules contradict each other, by the number of the cell among those of all proofs.
    var regions: [(cell: Int, region: SizeRegion)] = []
    /// Whether all of them together do so nowhere but there and where they were seen.
    var isAll = true
  }
  private struct Place: Hashable {
    var cell: Int
    var part: Int
  }

  /// The most rows that all questions are asked of, together.
  static let effortLimit = 200_000

  private let program: LayoutProgram
  private let proofs: [LayoutProof]
  private var effortLeft: Int
  /// The rows of parts of cells that were asked before.
  private var rows: [Place: RequiredSets] = [:]

  /// Creates the questions about sets of a layout with `proofs` of all its ranges.
  init(_ program: LayoutProgram, _ proofs: [LayoutProof], limits: ProofLimits) {
    (self.program, self.proofs, effortLeft) = (program, proofs, limits.setRegions)
  }

  /// Returns the sizes of the set that was seen as `conflicts`, of which each instance of a component has one of its own.
  mutating func known(of conflicts: [Conflict], subject: (Conflict) -> FindingSubject) -> Known {
    var known = Known()
    var asked: Set<[RowOrigin]> = []
    for conflict in conflicts {
      let origins = conflict.rules.map { $0.origin }
      if !asked.insert(origins).inserted { continue }
      var first = 0
      for proof in proofs {
        if proof.hasTooManyCells { known.isAll = false }
        for cell in proof.cells(of: subject(conflict)) {
          if proof.cells[cell].isCutShort { known.isAll = false }
          if proof.cells[cell].contradictions.isEmpty { continue }
          ask(origins, conflict, proof.cells[cell], first + cell, &known)
        }
        first += proof.cells.count
      }
    }
    return known
  }

  private mutating func ask(
    _ origins: [RowOrigin], _ conflict: Conflict, _ cell: CellProof, _ number: Int, _ known: inout Known
  ) {
    if cell.isUnsure(conflict) {
      known.isAll = false
      return
    }
    for part in Set(cell.contradictions.map { $0.part }).sorted() {
      guard effortLeft > 0 else {
        known.isAll = false
        return
      }
      let place = Place(cell: number, part: part)
      if rows[place] == nil {
        rows[place] = cell.requiredSets(ofPart: part, program)
        effortLeft -= program.constraints.count + program.views.count
      }
      guard var set = rows[place]?.set(of: origins) else { continue }
      for region in regions(of: &set, cell.parts[part], in: cell.cell) { known.regions.append((number, region)) }
    }
  }

  private mutating func regions(of set: inout RequiredSet, _ part: ProofPart, in cell: SizeCell) -> [SizeRegion] {
    var found: [SizeRegion] = []
    var polygon: SizePolygon? = part.polygon
    effortLeft -= set.count * part.polygon.corners.count
    while let rest = polygon, let (room, isOfAll) = set.room(among: rest.corners) {
      effortLeft -= set.count * rest.corners.count
      // Where fewer of them contradict each other, that is another set.
      if isOfAll, let beyond = rest.part(beyond: room) {
        let region = part.region(beyond, in: cell).without(room)
        if !region.isEmpty { found.append(region) }
      }
      polygon = rest.clipped(room)
    }
    return found
  }
}
