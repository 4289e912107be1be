extension Face {
  /// The values of a variable in all solutions.
  func range(of variable: Unknown) -> ValueRange {
    var (low, high) = (self, self)
    return ValueRange(
      lowest: low.extreme(of: variable, direction: -1), highest: high.extreme(of: variable, direction: 1))
  }

  /// The least or the greatest value of a variable (primal simplex, Bland's rule); nil for no limit.
  private mutating func extreme(of variable: Unknown, direction: Int) -> Rational? {
    while let row = tableau.rowIndex(of: variable) {
      guard let column = improvingColumn(row, direction: direction) else { return tableau.rows[row].value }
      guard let blocking = blockingRow(column) else { return nil }
      pivot(blocking.row, column)
    }
    // A variable that is a column is one that nothing holds.
    return nil
  }

  /// The first column that moves a basic unknown in a direction.
  func improvingColumn(_ row: Int, direction: Int) -> Unknown? {
    tableau.rows[row].form.unknowns.first {
      $0.coefficient.sign == direction || tableau.restrictions[$0.unknown.index] == .free
    }?.unknown
  }

  /// The variables that move, and for each the group it belongs to: variables of two groups move independently.
  ///
  /// With variables as columns, the groups are the connected parts of the tableau. They are the same in every basis.
  func groups(ofVariables variables: [Unknown]) -> [(variable: Unknown, group: Int)] {
    var face = self
    let moving = variables.filter { face.moves($0) }
    for variable in moving { face.makeColumn(variable, insteadOfOneNotIn: moving) }
    var sets = DisjointSets(count: face.tableau.restrictions.count)
    for variable in moving {
      guard let form = face.form(of: variable) else { continue }
      for term in form.unknowns { sets.join(variable.index, term.unknown.index) }
    }
    return moving.map { ($0, sets.root(of: $0.index)) }
  }

  /// Exchanges a basic variable for a column that is none. Values need not stay possible: this is linear algebra.
  private mutating func makeColumn(_ variable: Unknown, insteadOfOneNotIn variables: [Unknown]) {
    guard let row = tableau.rowIndex(of: variable) else { return }
    guard let column = tableau.rows[row].form.unknowns.first(where: { !variables.contains($0.unknown) }) else { return }
    pivot(row, column.unknown)
  }
}
