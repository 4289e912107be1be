internal import LayModel
internal import LayNumbers
internal import LaySolver

// Solving at a size, and breaking constraints when the rows are infeasible.
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

  mutating func demote(_ row: RowID) {
    engine.setLevel(.broken, of: row)
    broken.append(row)
  }

  /// The mask to collapse if no written constraint is in the set: that of a size in the set that must not be negative.
  func maskToCollapse(_ proof: Infeasibility) -> (view: ViewID, axis: LayoutAxis)? {
    for member in proof.rows {
      guard case .nonNegative(let view, let axis) = rows[member.row.index] else { continue }
      if let mask = masks[slot(view, axis)], !mask.isCollapsed { return (view, axis) }
    }
    return nil
  }

  /// True if a mask that has not run out of room takes part in a contradiction.
  func hasMaskWithRoom(_ proof: Infeasibility) -> Bool {
    proof.rows.contains { member in
      switch rows[member.row.index] {
      case .maskPosition(let view, let axis), .maskSize(let view, let axis):
        masks[slot(view, axis)].map { !$0.isCollapsed } ?? false
      case .constraint, .nonNegative, .hugging, .compression, .arrangement, .step, .contentOrigin: false
      }
    }
  }

  /// Determines the collapse of masks whose superviews have masks too, up to the root, before any solve. So no constraint
  /// is broken for a size that masks alone determine.
  private mutating func collapseKnownMasks(at size: ExactSize) {
    if maskSlots.isEmpty { return }
    (knownLengths[slot(.root, .horizontal)], knownLengths[slot(.root, .vertical)]) = (size.width, size.height)
    for slot in maskSlots {
      guard let rows = masks[slot] else { continue }
      let (view, axis) = place(slot)
      let superview = knownLengths[self.slot(tree.superviews[view.index], axis)]
      let known = rows.mask.measuresSuperview ? superview : rows.mask.superviewSize
      let length = known.map { rows.mask.resized(to: $0).length }
      knownLengths[slot] = length.map { max($0, .zero) }
      setCollapsed(length.map { $0.sign < 0 } ?? false, view, axis)
    }
  }
}

// MARK: - Conflicts

extension LayoutSystem {
  func member(
    _ origin: RowOrigin, _ multiplier: Rational, _ rightSide: Affine, at size: ExactSize
  ) -> Conflict.Member {
    let row = description(of: origin)
    return Conflict.Member(
      origin: origin, multiplier: multiplier, relation: row.relation, constant: row.constant, rightSide: rightSide,
      row: row.text(at: size, in: self), terms: row.terms, lines: row.lines)
  }

  /// The conflict of a required constraint on the root alone that is violated at `size`. An optional one only has an
  /// error.
  private mutating func conflict(ofConstantRow id: ConstraintID, at size: ExactSize) -> [Conflict] {
    let constraint = resolved.constraints[id.index]
    build(id.index)
    let rightSide = builder.rightSide(constraint.constant)
    // The row is `0 relation right`.
    let right = rightSide.value(at: size)
    if Level(constraint.priority) != .required || constraint.relation.holds(.zero, right) { return [] }
    let multiplier: Rational = right.sign < 0 ? .one : -1
    let origin = resolved.origin(of: id.index)
    let member = member(origin, multiplier, rightSide, at: size)
    return [Conflict(members: [member], excess: right.magnitude, broken: origin)]
  }
}
