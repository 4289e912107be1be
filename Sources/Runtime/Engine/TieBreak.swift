/// What decides among solutions that are equally good: SEMANTICS §4.5.
///
/// In the order of the rows each optional one's error is made as small as the solutions left allow, so that what is
/// written earlier wins. Then each variable goes as near to its preferred value as it can, in the order of the ranks.
/// Every step narrows the set of solutions, whatever vertex the simplex method stopped at; the last leaves one.
///
/// This is the one place that chooses. Another rule may stand here, as long as it ends with a face without columns.
func breakTies(_ face: inout Face, errors: [Unknown], preferences: [Preference]) {
  for error in errors {
    if face.columns.isEmpty { return }
    face.settle(error, at: .zero)
  }
  for preference in preferences {
    if face.columns.isEmpty { return }
    let form = face.expressed(preference.form)
    if form.unknowns.isEmpty { continue }
    if !face.columns.contains(preference.variable) { face.append(preference.variable, form) }
    face.settle(preference.variable, at: preference.value)
  }
}

/// What a variable that moves would like to be.
struct Preference {
  var variable: Unknown
  /// The variable as one of ``Face/variables``.
  var form: LinearForm
  var value: Rational
}

extension Face {
  /// Moves an unknown as near to a value as it can go, and keeps only the solutions where it is there.
  mutating func settle(_ unknown: Unknown, at target: Rational) {
    while let row = tableau.rowIndex(of: unknown) {
      let form = tableau.rows[row].form
      let gap = target - tableau.rows[row].value
      if form.unknowns.isEmpty { return }
      guard let column = gap.isZero ? form.unknowns.first?.unknown : improvingColumn(row, direction: gap.sign) else {
        // As near as it gets. What would take it away again stays at 0.
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

extension SparseSimplex {
  /// Changes what the tie-break pulls a variable to.
  public mutating func setPreferred(_ preferred: Affine, of variable: VariableID) {
    system.variables[variable.index].preferred = preferred
    exact = [:]
  }
}
