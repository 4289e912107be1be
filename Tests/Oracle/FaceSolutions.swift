internal import LayNumbers
internal import LaySolver

extension Face {
  /// The group of each of ``variables``: variables of two groups move independently.
  ///
  /// Some of the variables are a basis: they move freely but for inequalities, and every other one is a combination of
  /// them, which joins it and those it combines in a group. The groups are the same for every basis.
  func groups() -> [Int] {
    var basis = FaceBasis(size: tableau.restrictions.count, variables: variables.map { $0.variable })
    var sets = DisjointSets(count: tableau.restrictions.count)
    // Short forms first: they cause the least fill-in.
    let order = variables.indices.sorted { a, b in
      let (x, y) = (variables[a].form.terms.count, variables[b].form.terms.count)
      return x == y ? a < b : x < y
    }
    for index in order {
      let (variable, form) = variables[index]
      for other in basis.add(variable, form) { sets.join(variable.index, other.index) }
    }
    return variables.map { sets.root(of: $0.variable.index) }
  }
}

/// The columns of a face, expressed one after the other by variables: Gaussian elimination that never changes a finished
/// row.
private struct FaceBasis {
  /// Columns that were replaced by a variable, in this order, each as a form of variables and of later columns.
  private var replaced: [(column: Unknown, form: LinearForm)] = []
  /// The step at which each unknown was replaced; nil while it is not.
  private var stepOfColumn: [Int?]
  private var isVariable: [Bool]
  private var sum: FormAccumulator

  init(size: Int, variables: [Unknown]) {
    stepOfColumn = [Int?](repeating: nil, count: size)
    isVariable = [Bool](repeating: false, count: size)
    sum = FormAccumulator(size: size)
    for variable in variables { isVariable[variable.index] = true }
  }

  /// Adds a variable. Returns the variables of the basis that it is a combination of; none for one that joins it.
  mutating func add(_ variable: Unknown, _ form: LinearForm) -> [Unknown] {
    // A variable that is a column is in the basis as it is.
    if form.unknowns.count == 1, form.unknowns.first?.unknown == variable { return [] }
    sum.add(form)
    replaceColumns()
    let own = sum.take()
    guard let column = own.unknowns.first(where: { !isVariable[$0.unknown.index] })?.unknown else {
      return own.unknowns.map { $0.unknown }
    }
    stepOfColumn[column.index] = replaced.count
    replaced.append((column, own.solved(for: column, basic: variable)))
    return []
  }

  /// Substitutes variables for replaced columns, in the order of replacement, so that every one is met once.
  private mutating func replaceColumns() {
    var step = sum.touched.compactMap { stepOfColumn[$0] }.min() ?? replaced.count
    while step < replaced.count {
      let (column, form) = replaced[step]
      let coefficient = sum.remove(column)
      if !coefficient.isZero { sum.add(form, times: coefficient) }
      step += 1
    }
  }
}

extension Face {
  /// The columns as directions, with variables named by `name`; `errors` are the unknowns that are errors, with their
  /// rows. Nil past the limits of ``OpenDirections``.
  func openDirections(
    _ errors: [(row: RowID, error: Unknown)], name: (Unknown) -> VariableID
  ) -> OpenDirections? {
    guard OpenDirections.allows(columns.count, of: variables.count, errors: errors.count) else { return nil }
    var found = [[EngineRow.Term]](repeating: [], count: columns.count)
    var places = [Int](repeating: -1, count: tableau.restrictions.count)
    for (place, column) in columns.enumerated() { places[column.index] = place }
    for (variable, form) in variables {
      for term in form.unknowns {
        let place = places[term.unknown.index]
        if place < 0 { return nil }
        found[place].append(EngineRow.Term(name(variable), term.coefficient))
      }
    }
    var traded: [OpenDirections.TradedRow] = []
    for (row, error) in errors {
      guard let form = form(of: error), !form.unknowns.isEmpty else { continue }
      traded.append(OpenDirections.TradedRow(row, columns.map { form[$0] }))
    }
    return OpenDirections(found, traded: traded)
  }
}

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
