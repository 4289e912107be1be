package import LayNumbers

// The variables of a component, and the rows that keep its solution where it is.
extension SparseSimplex {
  /// Solves again if the kernel is shared: a copy has got a kernel of its own, without a solution.
  package mutating func solveIfShared(at size: ExactSize) {
    if !isKnownUniquelyReferenced(&storage) { _ = solve(width: size.width, height: size.height) }
  }

  /// The variables of a component, by number.
  package mutating func variables(of component: Int) -> [Int32] {
    var found: [Int32] = []
    storage.kernel.addVariables(of: component, among: system.variables.count, to: &found)
    return found
  }

  /// The rows with multipliers other than 0 in a proof of optimality: they keep the solution where it is. None if there
  /// is no proof.
  package mutating func weightyRows(of component: Int, at size: ExactSize) -> Set<Int32> {
    guard storage.kernel.isSolved(component) else { return [] }
    let doubt = check.run(
      component, of: &storage.kernel, system.rows, variableCount: system.variables.count, at: size, improving: true)
    if doubt != nil { return [] }
    var weighty: Set<Int32> = []
    for (row, id) in check.rows.ids.enumerated() where id >= 0 && !check.multipliers[row].isZero { weighty.insert(id) }
    return weighty
  }
}
