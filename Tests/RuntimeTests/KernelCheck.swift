import LayOracle

@testable import LayNumbers
@testable import LaySolver

/// The result of ``LayoutKernel/verify()``.
enum KernelCheck: Hashable, Sendable {
  /// Every component's solution is optimal, and every reported conflict is one: in exact numbers.
  case proved
  /// The first component, in the order of their first rows, whose solution is not proved, and the reason.
  case refuted(component: Int, Reason)

  /// The reason why a solution is not proved.
  enum Reason: Hashable, Sendable {
    /// The active rows do not determine every variable, or have cycles longer than the check follows.
    case undecided
    /// A required row does not hold exactly: rounded doubles contradict each other here, by less than the kernel's
    /// tolerance.
    case broken(RowID)
    /// Moving off this row may cost less.
    case improvable(RowID)
    /// The rows of the reported conflict do not contradict each other.
    case noConflict
  }
}

extension LayoutKernel {
  /// Proves the last solve in exact numbers, taking the doubles of the rows literally: each component's final basis is
  /// solved in rationals, required rows are compared exactly, and multipliers level by level show that no other solution
  /// costs less. A conflict is proved by solving its rows exactly.
  ///
  /// Returns `.refuted` if it cannot; the reason may also be that the numbers of the rows are rounded. Costs up to five
  /// cold solves, up to ten where all rows are equalities.
  mutating func verify() -> KernelCheck {
    let size = ExactSize(
      width: Rational(exactly: system.size.width) ?? .zero, height: Rational(exactly: system.size.height) ?? .zero)
    let store = exactRows()
    let failed = contradiction.map { Int(component(of: $0)) }
    var check = OptimalityCheck()
    for component in 0..<system.components.count {
      if component == failed, !provesConflict(store, size) { return .refuted(component: component, .noConflict) }
      if system.components[component].state != .solved { continue }
      switch check.run(component, of: &self, store, variableCount: system.variables.count, at: size) {
      case nil: continue
      case .undecided: return .refuted(component: component, .undecided)
      case .broken(let row): return .refuted(component: component, .broken(RowID(Int(row))))
      case .improvable(let row): return .refuted(component: component, .improvable(RowID(Int(row))))
      }
    }
    return .proved
  }

  private mutating func exactRows() -> RowStore {
    var store = RowStore()
    var terms: [EngineRow.Term] = []
    for index in 0..<system.rows.count {
      let row = system.rows[index]
      terms.removeAll(keepingCapacity: true)
      for term in row.start..<row.start + row.count {
        let coefficient = Rational(exactly: system.rows.termCoefficients[term]) ?? .zero
        terms.append(EngineRow.Term(VariableID(Int(system.rows.termVariables[term])), coefficient))
      }
      let right = system.rows.rightSide(of: Int32(index))
      let rightSide = Affine(
        Rational(exactly: right.constant) ?? .zero, width: Rational(exactly: right.width) ?? .zero,
        height: Rational(exactly: right.height) ?? .zero)
      store.append(terms, row.relation, rightSide, level: row.level)
    }
    return store
  }

  private mutating func provesConflict(_ store: RowStore, _ size: ExactSize) -> Bool {
    var engine = ExactSimplex()
    for rank in 0..<system.variables.count { _ = engine.makeVariable(preferred: Affine(.zero), rank: rank) }
    for member in conflict() {
      if let row = store[member.row.index] { _ = engine.add(row) }
    }
    return engine.solve(width: size.width, height: size.height) != .optimal
  }
}

extension KernelRow {
  /// The level of the priority.
  var level: Level {
    if priority == KernelRow.required { return .required }
    return priority == KernelRow.broken ? .broken : .optional(Priority(priority))
  }
}
