internal import LayModel
internal import LayNumbers
internal import LaySolver

// Solving at a size; rows are broken and masks collapsed where the required rows are infeasible.
extension LayoutSystem {
  /// Solves the rows at the root size `size` and returns the conflicts. In any case the engine is at an optimum of the
  /// remaining rows afterwards.
  mutating func solveRows(at size: ExactSize) -> [Conflict] {
    conflictWork = 0
    restore()
    // Collapses leave removed rows in the lists.
    if rows.count > 2 * freshRowCount + 4 * pins.count { startOverPinned() }
    collapseKnownMasks(at: size)
    var conflicts: [Conflict] = []
    for row in constantRows { conflicts += conflict(ofConstantRow: row, at: size) }
    if rows.isEmpty { return conflicts }
    var outcome = engine.solve(width: size.width, height: size.height)
    if hasSolved, case .infeasible = outcome {
      // The first proof depends on the engine's state. From a fresh start it is always the same.
      startOverPinned()
      collapseKnownMasks(at: size)
      outcome = engine.solve(width: size.width, height: size.height)
    }
    hasSolved = true
    var budget = SetSearch.layoutBudget
    // Each iteration breaks a row or collapses a mask, so there are no more iterations than rows.
    for _ in rows {
      guard case .infeasible(let proof) = outcome else { break }
      conflicts += resolve(proof, at: size, &budget)
      outcome = engine.solve(width: size.width, height: size.height)
    }
    return conflicts.count < 2
      ? conflicts : conflicts.sorted { $0.broken.order.lexicographicallyPrecedes($1.broken.order) }
  }

  /// Makes the rows that were broken at the last size required again.
  private mutating func restore() {
    for row in broken { engine.setLevel(.required, of: row) }
    broken = []
  }

  /// Determines the collapse of masks whose superviews have masks too, up to the root, before any solve. So no constraint
  /// is broken for a size that masks alone determine.
  private mutating func collapseKnownMasks(at size: ExactSize) {
    if masks.slots.isEmpty { return }
    masks.beginMeasuring(at: size)
    for slot in masks.slots {
      let (view, axis) = writer.views.place(slot)
      let superview = writer.views.slot(writer.views.tree.superviews[view.index], axis)
      setCollapsed(masks.measure(slot, in: superview), view, axis)
    }
  }

  /// The conflict of a required constraint on the root alone that is violated at `size`. An optional one only has an
  /// error.
  private mutating func conflict(ofConstantRow id: ConstraintID, at size: ExactSize) -> [Conflict] {
    guard let rightSide = writer.violatedSide(of: id, at: size) else { return [] }
    // The row is `0 relation right`.
    let right = rightSide.value(at: size)
    let multiplier: Rational = right.sign < 0 ? .one : -1
    let origin = writer.views.resolved.origin(of: id.index)
    let member = RowReader(self).member(origin, multiplier, rightSide, at: size)
    return [Conflict(members: [member], excess: right.magnitude, broken: origin)]
  }

  // MARK: - Breaking rows

  /// Breaks a row of each contradiction, of `proof` at least, and returns the conflicts; or lets a mask collapse.
  private mutating func resolve(_ proof: Infeasibility, at size: ExactSize, _ budget: inout Int) -> [Conflict] {
    var required = requiredRows(at: size)
    var conflicts: [Conflict] = []
    parts: for part in contradictingParts(proof, required) {
      var proofs = PartProofs(part, required)
      while let proof = proofs.next() {
        let start = required.work
        let choice = ConflictChooser(self).choice(for: proof, &required, budget: budget)
        budget = max(budget - (required.work - start), 0)
        conflictWork += required.work - start
        switch choice {
        case .collapsing(let view, let axis):
          setCollapsed(true, view, axis)
          continue parts
        case .breaking(let row, let conflict):
          conflicts.append(conflict)
          demote(row)
          required.remove(row)
          proofs.remove(row)
        case nil: continue parts
        }
      }
    }
    return conflicts
  }

  /// The parts of the rows that contradict themselves, as far as known: the required rows of each.
  private mutating func contradictingParts(_ proof: Infeasibility, _ required: RequiredRows) -> [[RowID]] {
    var parts = engine.infeasibleComponents()
    if let row = proof.rows.first?.row, !parts.contains(where: { $0.contains(row) }) {
      let members = required.members(of: proof)
      parts.append(required.component(around: members))
    }
    return parts.map { $0.filter { required.isMember[$0.index] } }
  }

  private mutating func demote(_ row: RowID) {
    engine.setLevel(.broken, of: row)
    broken.append(row)
  }
}

/// The contradictions of one part, one after the other as rows of it are broken.
private struct PartProofs {
  /// The largest number of rows of a part that is solved anew each time; larger parts have an incremental engine.
  private static let engineLimit = 24

  private let required: RequiredRows
  private var rows: [RowID]
  private var engine: PartEngine?

  init(_ rows: [RowID], _ required: RequiredRows) {
    (self.rows, self.required) = (rows, required)
    if rows.count > PartProofs.engineLimit { engine = required.partEngine(of: rows) }
  }

  /// The next contradiction; nil if the remaining rows are feasible.
  mutating func next() -> Infeasibility? {
    if engine != nil { return engine?.contradiction(at: required.size) }
    var required = required
    return required.contradiction(among: rows)
  }

  mutating func remove(_ row: RowID) {
    rows.removeAll { $0 == row }
    engine?.remove(row)
  }
}
