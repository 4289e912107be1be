package import LayNumbers
package import LaySolver

/// The plain exact engine: the lexicographic dual simplex of SEMANTICS §4.4 over rational numbers, component by
/// component. Slow compared with doubles, and correct by construction: the solver of layouts is tested against it.
///
///     var engine = ExactSimplex()
///     let width = engine.makeVariable(preferred: Affine(.zero), rank: 0)
///     _ = engine.add(EngineRow([.init(width, .one)], .equal, Affine(-16, width: .one)))
///     engine.solve(width: 320, height: 480)
///     engine.value(of: width)  // 304
///
/// Another size, or another right side, starts warm from the last optimal basis. Values are always those of a fresh
/// engine: they are determined by the rows and their order alone. So is the conflict reported; of the conflicts that
/// remain after rows were broken for one, also by which these were.
package struct ExactSimplex: ConstraintEngine {
  private var system = OracleSystem()
  private var components: [Component] = []
  /// The number of each row's component; stale while ``isPartitioned`` is false.
  private var componentOfRow: [Int] = []
  private var isPartitioned = true
  /// The values of the last solve in which every component had a solution.
  private var values: [Rational] = []
  private var isOptimal = false

  /// An engine without variables or rows.
  package init() {}

  /// Creates a free variable; see ``ConstraintEngine/makeVariable(preferred:rank:)``.
  package mutating func makeVariable(preferred: Affine, rank: Int) -> VariableID {
    system.variables.append(OracleSystem.Variable(preferred: preferred, rank: rank))
    values.append(.zero)
    isPartitioned = false
    return VariableID(system.variables.count - 1)
  }

  /// Adds a row.
  package mutating func add(_ row: EngineRow) -> RowID {
    system.rows.append(row)
    isPartitioned = false
    return RowID(system.rows.count - 1)
  }

  /// The right side of a row.
  package func rightSide(of row: RowID) -> Affine { system.rows[row.index]?.rhs ?? Affine(.zero) }

  /// Removes a row; its number is not used again.
  package mutating func remove(_ row: RowID) {
    system.rows[row.index] = nil
    isPartitioned = false
  }

  /// Changes the right side of a row; the basis is kept.
  package mutating func setRightSide(_ rhs: Affine, of row: RowID) {
    guard let old = system.rows[row.index]?.rhs, old != rhs else { return }
    system.rows[row.index]?.rhs = rhs
    // A row that is in no component yet is added with its right side.
    guard row.index < componentOfRow.count else { return }
    let change = Affine(rhs.constant - old.constant, width: rhs.width - old.width, height: rhs.height - old.height)
    components[componentOfRow[row.index]].shiftRightSide(of: row, by: change)
  }

  /// Changes the level of a row. Its component starts anew at the next solve, but continues from its basis when a
  /// required row of a conflict is broken.
  package mutating func setLevel(_ level: Level, of row: RowID) {
    guard let old = system.rows[row.index]?.level, old != level else { return }
    system.rows[row.index]?.level = level
    guard row.index < componentOfRow.count else { return }
    let index = componentOfRow[row.index]
    if old == .required && level == .broken { components[index].demote(row) } else { components[index].invalidate() }
  }

  /// Changes the preferred value of a variable, for the tie-break; all components start anew.
  package mutating func setPreferred(_ preferred: Affine, of variable: VariableID) {
    system.variables[variable.index].preferred = preferred
    for index in components.indices { components[index].invalidate() }
  }

  /// Solves at the root size W×H.
  ///
  /// If there are several conflicts, that in the component with the first row is reported; break one of its rows and solve
  /// again for the next. Components that are solved at this size are not solved twice.
  package mutating func solve(width: Rational, height: Rational) -> SolveOutcome {
    updatePartition()
    isOptimal = false
    for index in components.indices {
      if let proof = components[index].solve(width: width, height: height, system) { return .infeasible(proof) }
    }
    isOptimal = true
    for component in components {
      for (variable, value) in zip(component.part.variables, component.values) { values[variable.index] = value }
    }
    return .optimal
  }

  /// The value of a variable, if ``solve(width:height:)`` last returned `.optimal`; 0 before.
  package func value(of variable: VariableID) -> Rational { values[variable.index] }

  /// The variables with more than one optimal value; none unless the last solve returned `.optimal`.
  package func undecided() -> [(variable: VariableID, group: Int)] {
    guard isOptimal else { return [] }
    var undecided: [(variable: VariableID, component: Int, group: Int)] = []
    for (index, component) in components.enumerated() {
      undecided += component.undecided().map { ($0.variable, index, $0.group) }
    }
    return numbered(undecided)
  }

  /// The directions in which the optimal solutions differ; none unless the last solve returned `.optimal`.
  package func openDirections() -> [OpenDirections] {
    isOptimal ? components.compactMap { $0.openDirections() } : []
  }

  /// True if a sum has more than one optimal value; false unless the last solve returned `.optimal`.
  package func isUndecided(_ sum: [EngineRow.Term]) -> Bool {
    // Components move independently: no component undoes the move of another.
    isOptimal && components.contains { !$0.isDecided(sum) }
  }

  /// The range of a variable's optimal values; a single value unless the last solve returned `.optimal`.
  package func range(of variable: VariableID) -> ValueRange {
    for component in components where isOptimal {
      if let index = component.part.position(of: variable) { return component.range(ofVariableAt: index) }
    }
    return ValueRange(lowest: values[variable.index], highest: values[variable.index])
  }

  /// Partitions the system anew; components whose variables and rows are the same keep their basis.
  private mutating func updatePartition() {
    guard !isPartitioned else { return }
    isPartitioned = true
    let parts = Partition(variableCount: system.variables.count, rows: system.rows).parts
    let old = components
    let oldComponentOfRow = componentOfRow
    componentOfRow = [Int](repeating: 0, count: system.rows.count)
    components = parts.enumerated().map { index, part in
      for row in part.rows { componentOfRow[row.index] = index }
      guard let first = part.rows.first, first.index < oldComponentOfRow.count else { return Component(part) }
      let before = old[oldComponentOfRow[first.index]]
      return before.part == part ? before : Component(part)
    }
  }
}

/// A system of constraints: its variables and its rows.
struct OracleSystem: Sendable {
  struct Variable: Sendable {
    var preferred: Affine
    var rank: Int
  }
  var variables: [Variable] = []
  /// The rows by number; nil for removed ones.
  var rows: [EngineRow?] = []
}
