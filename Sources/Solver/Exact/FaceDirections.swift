internal import LayNumbers

extension OpenFace {
  /// The directions, and the rows traded along them; after ``explore()``. Nil past the limits of ``OpenDirections``.
  func openDirections() -> OpenDirections? {
    let errors = (0..<Int32(truncatingIfNeeded: rows.count)).filter { isError[Int($0)] && rows.ids[Int($0)] >= 0 }
    guard OpenDirections.allows(directions.count, of: rows.variables.count, errors: errors.count) else { return nil }
    var face = self
    var found: [[EngineRow.Term]] = []
    var rates: [[Rational]] = []
    for direction in directions.sorted() {
      face.follow(FaceSum(direction))
      var terms: [EngineRow.Term] = []
      for (variable, shift) in face.shifts.enumerated() where !shift.isZero {
        terms.append(EngineRow.Term(VariableID(Int(rows.variables[variable])), shift))
      }
      found.append(terms)
      rates.append(
        errors.map { face.mayBeAbove[Int($0)] ? rows.left(of: $0, face.shifts) : -rows.left(of: $0, face.shifts) })
    }
    var traded: [OpenDirections.TradedRow] = []
    for (index, row) in errors.enumerated() {
      let own = rates.map { $0[index] }
      if own.contains(where: { !$0.isZero }) {
        traded.append(OpenDirections.TradedRow(RowID(Int(rows.ids[Int(row)])), own))
      }
    }
    return OpenDirections(found, traded: traded)
  }
}
