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
