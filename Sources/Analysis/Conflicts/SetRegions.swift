internal import LayCompiler
internal import LayRuntime

/// The sizes at which the constraints of reported sets contradict each other. A layout shows one set of several at a size, so a
/// set is seen at some of its sizes alone: it is checked at the others by itself.
///
/// Feasibility of the constraints of a set is convex in the size, so corners are checked, and each proof of infeasibility cuts
/// off the half-plane in which it holds, as ``CellProof`` does with all rows.
struct SetRegions {
  private struct RowsKey: Hashable {
    var cell: Int
    var part: Int
  }

  private let program: LayoutProgram
  private let proofs: [LayoutProof]
  private var effortLeft: Int
  /// The required rows of parts of cells that were examined before.
  private var rows: [RowsKey: RequiredSets] = [:]
  /// The sizes of the sets that were searched before, by their rows.
  private var answers: [[RowOrigin]: SetSizes] = [:]

  /// Creates the search for the sizes of sets of a layout with `proofs` of all its ranges.
  init(_ program: LayoutProgram, _ proofs: [LayoutProof], limits: ProofLimits) {
    (self.program, self.proofs, effortLeft) = (program, proofs, limits.setRegions)
  }

  /// Returns the sizes of the set that was seen as `conflicts`, one for each instance of a component.
  mutating func known(of conflicts: [Conflict]) -> SetSizes {
    var known = SetSizes(isAll: true)
    var asked: Set<[RowOrigin]> = []
    for conflict in conflicts {
      let origins = conflict.rules.map { $0.origin }
      if !asked.insert(origins).inserted { continue }
      let own = answers[origins] ?? search(origins, conflict)
      answers[origins] = own
      known.isAll = known.isAll && own.isAll
      known.regions += own.regions
    }
    return known
  }

  private mutating func search(_ origins: [RowOrigin], _ conflict: Conflict) -> SetSizes {
    var known = SetSizes(isAll: true)
    var first = 0
    for proof in proofs {
      if proof.hasTooManyCells { known.isAll = false }
      for cell in proof.cells(of: conflict.subject) {
        if proof.cells[cell].isCutShort { known.isAll = false }
        if proof.cells[cell].contradictions.isEmpty { continue }
        ask(origins, conflict, proof.cells[cell], first + cell, &known)
      }
      first += proof.cells.count
    }
    return known
  }

  private mutating func ask(
    _ origins: [RowOrigin], _ conflict: Conflict, _ cell: CellProof, _ number: Int, _ known: inout SetSizes
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
      let place = RowsKey(cell: number, part: part)
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
      // If a proper subset of them conflicts, that is another set.
      if isOfAll, let beyond = rest.part(beyond: room) {
        let region = part.region(beyond, in: cell).without(room)
        if !region.isEmpty { found.append(region) }
      }
      polygon = rest.clipped(room)
    }
    return found
  }
}
