extension Face {
  /// The range of a variable over all solutions; nil for one that has the same value in all.
  func range(of variable: Unknown) -> ValueRange? {
    guard let form = form(ofVariable: variable) else { return nil }
    // A variable that is a column is unbounded.
    if columns.contains(variable) { return ValueRange(lowest: nil, highest: nil) }
    var low = self
    low.append(variable, form)
    var high = low
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
    return nil
  }

  /// The first column that moves a basic unknown in a direction.
  func improvingColumn(_ row: Int, direction: Int) -> Unknown? {
    tableau.rows[row].form.unknowns.first {
      $0.coefficient.sign == direction || tableau.restrictions[$0.unknown.index] == .free
    }?.unknown
  }
}
