package import LayNumbers

/// A change of the right sides of some rows, by multiples of one amount that may have any value of an interval.
package struct SideChange: Sendable {
  /// A row with its multiple of the amount.
  package typealias Side = (row: RowID, factor: Rational)

  /// The rows, all of one component.
  package var sides: [Side]
  /// The least and the greatest amount.
  package var lowest, highest: Rational

  /// Creates a change of `rows` by an amount from `lowest` to `highest`.
  package init(rows: [RowID], lowest: Rational, highest: Rational) {
    sides = rows.map { ($0, .one) }
    (self.lowest, self.highest) = (lowest, highest)
  }

  /// Creates a change by known distances.
  package init(_ distances: [Side]) { (sides, lowest, highest) = (distances, .one, .one) }
}

/// The unique solution of a component where one basis stays optimal for all amounts of some changes.
package struct SideResponse: Sendable {
  /// The wanted variables of the component with their values without the changes, points.
  package var values: [(variable: VariableID, value: Affine)]
  /// For each change, the wanted variables that it moves, with the distance for an amount of 1.
  package var moves: [SparseVector<VariableID>]
}

extension OptimalityCheck {
  /// The gap of a row as the changes move it.
  private struct GapSpan {
    var lowest = Rational.zero
    var highest = Rational.zero
    var isMoved = false

    mutating func add(_ shift: Rational, times change: SideChange) {
      let ends = (shift * change.lowest, shift * change.highest)
      lowest += min(ends.0, ends.1)
      highest += max(ends.0, ends.1)
      isMoved = true
    }
  }

  /// The response of the component proved last, whose solution is unique at the size of the proof.
  ///
  /// A row that does not change its side keeps the slope that the proof compares (``AffinePiece``). If the other rows are on their
  /// right sides whatever changes, no move costs less than at the size of the proof, and the solution stays unique. So a row that
  /// is on its right side at that size alone refutes it.
  func response(
    _ store: RowStore, over corners: [ExactSize], to changes: [SideChange], keeping wanted: Set<VariableID>
  ) -> SideResponse? {
    var isPivot = [Bool](repeating: false, count: rows.count)
    basis.forEachRow { isPivot[Int($0)] = true }
    let others = (0..<Int32(truncatingIfNeeded: rows.count)).filter { !isPivot[Int($0)] }
    let kept = rows.variables.indices.filter { wanted.contains(VariableID(Int(rows.variables[$0]))) }
    var spans = others.map { _ in GapSpan() }
    var moves: [SparseVector<VariableID>] = []
    for change in changes { moves.append(move(by: change, &spans, of: others, kept)) }
    let values = affineValues(store)
    for (row, span) in zip(others, spans) {
      guard keepsSide(row, gap(of: row, values, store), span, over: corners) else { return nil }
    }
    return SideResponse(values: byVariable(values, kept), moves: moves)
  }

  /// Adds the gaps' movement by a change to `spans`. Returns the variables that it moves.
  private func move(
    by change: SideChange, _ spans: inout [GapSpan], of others: [Int32], _ kept: [Int]
  ) -> SparseVector<VariableID> {
    if change.lowest.isZero && change.highest.isZero { return .zero }
    var sides = [Rational](repeating: .zero, count: rows.count)
    for side in change.sides { sides[Int(number(of: side.row))] = side.factor }
    var solution = [Rational](repeating: .zero, count: rows.variables.count)
    basis.solve(rows, sides, into: &solution)
    for (index, row) in others.enumerated() {
      let shift = rows.left(of: row, solution) - sides[Int(row)]
      if !shift.isZero { spans[index].add(shift, times: change) }
    }
    let moved = kept.filter { !solution[$0].isZero }
    return SparseVector(unsorted: byVariable(solution, moved).map { SparseVector.Entry($0.variable, $0.value) })
  }

  private func byVariable<Number>(_ values: [Number], _ numbers: [Int]) -> [(variable: VariableID, value: Number)] {
    numbers.map { (variable: VariableID(Int(rows.variables[$0])), value: values[$0]) }
  }

  private func keepsSide(_ row: Int32, _ gap: Affine, _ span: GapSpan, over corners: [ExactSize]) -> Bool {
    let sign = gaps[Int(row)].sign
    if sign == 0 { return gap.isConstant && !span.isMoved }
    return corners.allSatisfy { corner in
      let value = gap.value(at: corner)
      return sign > 0 ? (value + span.lowest).sign >= 0 : (value + span.highest).sign <= 0
    }
  }
}
