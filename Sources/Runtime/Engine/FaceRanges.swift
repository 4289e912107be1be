extension Face {
  /// The values in all solutions of each of ``variables``.
  ///
  /// Variables of a chain differ in a number or a factor only; they share the work.
  func ranges() -> [ValueRange] {
    var known: [LinearForm: ValueRange] = [:]
    return variables.map { variable, form in
      guard let (direction, scale, constant) = form.normalized else { return range(of: variable, form) }
      let isRising = scale.sign > 0
      let range = known[direction] ?? range(of: variable, form).map(isRising: isRising) { ($0 - constant) / scale }
      known[direction] = range
      return range.map(isRising: isRising) { $0 * scale + constant }
    }
  }

  private func range(of variable: Unknown, _ form: LinearForm) -> ValueRange {
    // A variable that is a column is one that nothing holds.
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

  /// For each of ``variables`` the group it belongs to: variables of two groups move independently.
  ///
  /// With variables in the place of the columns, the groups are the connected parts of the tableau. They are the same
  /// in every basis.
  func groups() -> [Int] {
    var plain = Tableau(restrictions: tableau.restrictions)
    var isVariable = [Bool](repeating: false, count: tableau.restrictions.count)
    for (variable, form) in variables {
      isVariable[variable.index] = true
      if !columns.contains(variable) { plain.append(variable, form) }
    }
    // Values need not stay possible: this is linear algebra.
    for row in plain.rows.indices {
      if let term = plain.rows[row].form.unknowns.first(where: { !isVariable[$0.unknown.index] }) {
        plain.pivot(row, term.unknown)
      }
    }
    var sets = DisjointSets(count: tableau.restrictions.count)
    for row in plain.rows where isVariable[row.basic.index] {
      for term in row.form.unknowns { sets.join(row.basic.index, term.unknown.index) }
    }
    return variables.map { sets.root(of: $0.variable.index) }
  }
}

extension LinearForm {
  /// The form as `constant + scale·direction`, where the direction's first coefficient is 1 and it has no constant; nil
  /// for a number.
  fileprivate var normalized: (direction: LinearForm, scale: Rational, constant: Rational)? {
    guard let scale = unknowns.first?.coefficient else { return nil }
    var direction = self
    let constant = direction.remove(.one)
    direction.scale(by: .one / scale)
    return (direction, scale, constant)
  }
}

extension ValueRange {
  /// The range of a function of a value that rises or falls all along.
  fileprivate func map(isRising: Bool, _ function: (Rational) -> Rational) -> ValueRange {
    let (a, b) = (lowest.map(function), highest.map(function))
    return isRising ? ValueRange(lowest: a, highest: b) : ValueRange(lowest: b, highest: a)
  }
}
