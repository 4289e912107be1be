internal import LayNumbers

// The tie-break among equally good solutions: SEMANTICS §4.5. This is the only place that chooses.
extension OpenFace {
  /// Moves to the declared solution: in the order of the rows, each optional one's error is minimised over the remaining
  /// solutions; then each variable is moved as close to its preferred value as possible, in the order of the ranks.
  mutating func breakTies(_ system: ConstraintSystem, at size: ExactSize) {
    makeRoom()
    for row in 0..<Int32(truncatingIfNeeded: rows.count) where isError[Int(row)] {
      if directions.isEmpty { return }
      settle(row, at: .zero)
      let range = rows.termRange(row)
      if range.count == 1 { isSettled[Int(rows.terms[range.lowerBound].variable)] = true }
      mayBeAbove[Int(row)] = mayBeAbove[Int(row)] && gaps[Int(row)].sign > 0
      mayBeBelow[Int(row)] = mayBeBelow[Int(row)] && gaps[Int(row)].sign < 0
    }
    for variable in variablesByRank(system) {
      if directions.isEmpty { return }
      let preferred = system.variables[Int(rows.variables[Int(variable)])].preferred
      settle(functional(of: variable), at: preferred.value(at: size))
      isSettled[Int(variable)] = true
    }
  }

  private func variablesByRank(_ system: ConstraintSystem) -> [Int32] {
    let ranks = rows.variables.map { system.variables[Int($0)].rank }
    return rows.variables.indices.sorted {
      ranks[$0] == ranks[$1] ? rows.variables[$0] < rows.variables[$1] : ranks[$0] < ranks[$1]
    }.map { Int32(truncatingIfNeeded: $0) }
  }

  /// Moves a functional as close to a value as possible, and keeps only the solutions with it there.
  private mutating func settle(_ functional: Int32, at target: Rational) {
    switch push(functional, .value(target)) {
    case .arrived:
      let gradient = gradient(of: functional)
      if let last = gradient.entries.last { fix(functional, gradient, insteadOf: last.key) }
    case .stuck(let gradient):
      fix(all: gradient)
    case .unbounded: return
    }
  }
}
