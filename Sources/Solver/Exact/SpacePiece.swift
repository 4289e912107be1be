package import LayNumbers

/// The factors of parameters in the right sides of rows, by row, one for each parameter.
package struct RowSlopes: Sendable {
  /// The number of parameters.
  package let parameterCount: Int
  private var slopes: [Int: [Rational]] = [:]

  /// Creates slopes of 0.
  package init(parameterCount: Int) { self.parameterCount = parameterCount }

  /// The slopes of a row; nil if all are 0.
  package subscript(row: RowID) -> [Rational]? {
    get { slopes[row.index] }
    set { slopes[row.index] = newValue }
  }

  /// The difference of a row's right side where parameters are greater by some distances.
  package func difference(of row: RowID, _ distances: [Rational]) -> Rational {
    zip(self[row] ?? [], distances).reduce(.zero) { $0 + $1.0 * $1.1 }
  }

  /// The rows with slopes, in order.
  package var rows: [RowID] { slopes.keys.sorted().map { RowID($0) } }
}

/// The set of points with one basis of a component, and the values there: as ``AffinePiece``, with parameters beside the root's
/// size.
package struct SpacePiece: Sendable {
  /// The variables of the component with their values, points. Those of ``undecided`` variables are one choice of many.
  package var values: [(variable: VariableID, value: SpaceAffine)]
  /// The numbers that are not negative in the piece.
  package var limits: [SpaceAffine]
  /// The variables with more than one value inside the piece.
  package var undecided: [VariableID]
  /// The queried sums with more than one value inside the piece.
  package var undecidedSums: Set<Int> = []
}

extension OptimalityCheck {
  /// The piece around the point of a proof. The right sides in `store` are those for `parameters`.
  func piece(_ store: RowStore, at parameters: [Rational], _ slopes: RowSlopes) -> SpacePiece {
    let values = spaceValues(store, parameters, slopes)
    var isPivot = [Bool](repeating: false, count: rows.count)
    basis.forEachRow { isPivot[Int($0)] = true }
    var limits: [SpaceAffine] = []
    for row in 0..<Int32(truncatingIfNeeded: rows.count) where !isPivot[Int(row)] {
      let gap = gap(of: row, values, store, parameters, slopes)
      if !gap.isConstant { addLimits(of: row, gap, to: &limits) }
    }
    let variables = rows.variables.indices.map { (variable: VariableID(Int(rows.variables[$0])), value: values[$0]) }
    return SpacePiece(values: variables, limits: limits, undecided: [])
  }

  private func addLimits(of row: Int32, _ gap: SpaceAffine, to limits: inout [SpaceAffine]) {
    let (isLeast, isGreatest) = limitSides(of: row)
    if isLeast { limits.append(gap) }
    if isGreatest { limits.append(gap.negated) }
  }

  /// The left side minus the right side.
  private func gap(
    of row: Int32, _ values: [SpaceAffine], _ store: RowStore, _ parameters: [Rational], _ slopes: RowSlopes
  ) -> SpaceAffine {
    var gap = rightSide(of: row, store, parameters, slopes).negated
    for index in rows.termRange(row) {
      gap.add(values[Int(rows.terms[index].variable)], times: rows.terms[index].coefficient)
    }
    return gap
  }

  private func rightSide(
    of row: Int32, _ store: RowStore, _ parameters: [Rational], _ slopes: RowSlopes
  ) -> SpaceAffine {
    var affine = rightSide(of: row, store)
    guard let own = factors(of: row, slopes) else {
      return SpaceAffine(affine, slopes: [Rational](repeating: .zero, count: parameters.count))
    }
    for (slope, parameter) in zip(own, parameters) { affine.constant -= slope * parameter }
    return SpaceAffine(affine, slopes: own)
  }

  private func factors(of row: Int32, _ slopes: RowSlopes) -> [Rational]? {
    let id = rows.ids[Int(row)]
    return id < 0 ? nil : slopes[RowID(Int(id))]
  }

  /// The solution of the active rows for each part of the right sides.
  private func spaceValues(_ store: RowStore, _ parameters: [Rational], _ slopes: RowSlopes) -> [SpaceAffine] {
    let zeros = [Rational](repeating: .zero, count: parameters.count)
    var values = affineValues(store).map { SpaceAffine($0, slopes: zeros) }
    for number in parameters.indices {
      let sides = rows.ids.indices.map { factors(of: Int32(truncatingIfNeeded: $0), slopes)?[number] ?? .zero }
      solve(sides) { index, slope in
        values[index].slopes[number] = slope
        values[index].affine.constant -= slope * parameters[number]
      }
    }
    return values
  }
}
