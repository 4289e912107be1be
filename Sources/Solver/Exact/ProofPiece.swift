internal import LayNumbers

extension OptimalityCheck {
  /// The piece around the size of a proof. Rows exactly on their right sides there, but not all around, reduce it to that
  /// size; so make proofs at generic sizes.
  func piece(_ store: RowStore) -> AffinePiece {
    let values = affineValues(store)
    var isPivot = [Bool](repeating: false, count: rows.count)
    basis.forEachRow { isPivot[Int($0)] = true }
    var limits: [Affine] = []
    for row in 0..<Int32(truncatingIfNeeded: rows.count) where !isPivot[Int(row)] {
      let gap = gap(of: row, values, store)
      if !gap.isConstant { addLimits(of: row, gap, to: &limits) }
    }
    let variables = rows.variables.indices.map { (variable: VariableID(Int(rows.variables[$0])), value: values[$0]) }
    return AffinePiece(values: variables, limits: limits, undecided: [])
  }

  private func addLimits(of row: Int32, _ gap: Affine, to limits: inout [Affine]) {
    let (isLeast, isGreatest) = limitSides(of: row)
    if isLeast { limits.append(gap) }
    if isGreatest { limits.append(gap.negated) }
  }

  /// The limits of a row's gap, beyond which it changes its side: true if 0 is the least one, and if it is the greatest. A row on its
  /// right side may move to a side whose slope it has.
  func limitSides(of row: Int32) -> (isLeast: Bool, isGreatest: Bool) {
    let sign = gaps[Int(row)].sign
    return (
      sign > 0 || sign == 0 && !isFree(row, above: false), sign < 0 || sign == 0 && !isFree(row, above: true)
    )
  }

  /// The left side minus the right side.
  func gap(of row: Int32, _ values: [Affine], _ store: RowStore) -> Affine {
    var gap = rightSide(of: row, store).negated
    for index in rows.termRange(row) {
      gap.add(values[Int(rows.terms[index].variable)], times: rows.terms[index].coefficient)
    }
    return gap
  }

  /// The right side of a row; 0 for an added one.
  func rightSide(of row: Int32, _ store: RowStore) -> Affine {
    let id = rows.ids[Int(row)]
    return id < 0 ? Affine(.zero) : store.rightSide(of: Int(id))
  }

  /// The solution of the active rows for each part of the right sides.
  func affineValues(_ store: RowStore) -> [Affine] {
    var values = rows.variables.map { _ in Affine(.zero) }
    let sides = rows.ids.indices.map { rightSide(of: Int32(truncatingIfNeeded: $0), store) }
    solve(sides.map { $0.constant }) { values[$0].constant = $1 }
    solve(sides.map { $0.width }) { values[$0].width = $1 }
    solve(sides.map { $0.height }) { values[$0].height = $1 }
    return values
  }

  /// Solves the active rows with other right sides. `found` is called with the index and the value of each variable; with none if all
  /// are 0.
  func solve(_ rightSides: [Rational], _ found: (Int, Rational) -> Void) {
    if rightSides.allSatisfy({ $0.isZero }) { return }
    var solution = [Rational](repeating: .zero, count: rows.variables.count)
    basis.solve(rows, rightSides, into: &solution)
    for (index, value) in solution.enumerated() { found(index, value) }
  }
}
