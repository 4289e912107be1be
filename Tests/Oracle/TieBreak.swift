internal import LayNumbers

extension Face {
  /// The tie-break among equally good solutions: SEMANTICS §4.5.
  ///
  /// In the order of the rows, each optional one's error is minimised over the remaining solutions, so that earlier rows
  /// win. Then each variable is moved as close to its preferred value as possible, in the order of the ranks. Every step
  /// narrows the set of solutions, whatever vertex the simplex method stopped at; the last leaves one.
  ///
  /// This is the only place that chooses. Another rule may replace it, as long as it ends with a face without columns.
  mutating func breakTies(errors: [Unknown], preferences: [Preference]) {
    for error in errors {
      if columns.isEmpty { return }
      settle(error, at: .zero)
    }
    for preference in preferences {
      if columns.isEmpty { return }
      let form = expressed(preference.form)
      if form.unknowns.isEmpty { continue }
      if !columns.contains(preference.variable) { append(preference.variable, form) }
      settle(preference.variable, at: preference.value)
    }
  }
}

/// The preferred value of a variable that moves.
struct Preference {
  var variable: Unknown
  /// The variable's form, as in ``Face/variables``.
  var form: LinearForm
  var value: Rational
}

extension Face {
  /// Moves an unknown as close to a value as possible, and keeps only the solutions with it there.
  mutating func settle(_ unknown: Unknown, at target: Rational) {
    while let row = tableau.rowIndex(of: unknown) {
      let form = tableau.rows[row].form
      let gap = target - tableau.rows[row].value
      if form.unknowns.isEmpty { return }
      guard let column = gap.isZero ? form.unknowns.first?.unknown : improvingColumn(row, direction: gap.sign) else {
        // As close as possible. The columns that would move it away again stay at 0.
        for term in form.unknowns { fix(term.unknown) }
        return
      }
      if !gap.isZero, tableau.restrictions[column.index] != .free, let blocking = blockingRow(column),
        blocking.step < gap / form[column]
      {
        pivot(blocking.row, column)
        continue
      }
      pivot(row, column)
      fix(unknown, at: target)
      return
    }
    if columns.contains(unknown) { fix(unknown, at: target) }
  }
}
