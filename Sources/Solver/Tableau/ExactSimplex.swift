public import LayNumbers

/// The plain exact engine: the lexicographic dual simplex of SEMANTICS §4.4 over rational numbers, component by
/// component. Slow compared with doubles, and correct by construction: faster engines are tested against it.
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
public struct ExactSimplex: Sendable {
  private var system = ConstraintSystem()
  private var components: [Component] = []
  /// The number of each row's component; stale while ``isPartitioned`` is false.
  private var componentOfRow: [Int] = []
  private var isPartitioned = true
  /// The values of the last solve in which every component had a solution.
  private var values: [Rational] = []
  private var isOptimal = false

  /// An engine without variables or rows.
  public init() {}

  /// Creates a free variable; see ``SparseSimplex/makeVariable(preferred:rank:)``.
  public mutating func makeVariable(preferred: Affine, rank: Int) -> VariableID {
    system.variables.append(ConstraintSystem.Variable(preferred: preferred, rank: rank))
    values.append(.zero)
    isPartitioned = false
    return VariableID(system.variables.count - 1)
  }

  /// Adds a row.
  public mutating func add(_ row: EngineRow) -> RowID {
    system.rows.append(row.terms, row.relation, row.rhs, level: row.level)
    isPartitioned = false
    return RowID(system.rows.count - 1)
  }

  /// The right side of a row.
  public func rightSide(of row: RowID) -> Affine { system.rows.rightSide(of: row.index) }

  /// Removes a row; its number is not used again.
  public mutating func remove(_ row: RowID) {
    system.rows.remove(row.index)
    isPartitioned = false
  }

  /// Changes the right side of a row; the basis is kept.
  public mutating func setRightSide(_ rhs: Affine, of row: RowID) {
    guard let old = system.rows[row.index]?.rhs, old != rhs else { return }
    system.rows.setRightSide(rhs, of: row.index)
    // A row that is in no component yet is added with its right side.
    guard row.index < componentOfRow.count else { return }
    let change = Affine(rhs.constant - old.constant, width: rhs.width - old.width, height: rhs.height - old.height)
    components[componentOfRow[row.index]].shiftRightSide(of: row, by: change)
  }

  /// Changes the level of a row. Its component starts anew at the next solve, but continues from its basis when a
  /// required row of a conflict is broken.
  public mutating func setLevel(_ level: Level, of row: RowID) {
    guard let old = system.rows[row.index]?.level, old != level else { return }
    system.rows.setLevel(level, of: row.index)
    guard row.index < componentOfRow.count else { return }
    let index = componentOfRow[row.index]
    if old == .required && level == .broken { components[index].demote(row) } else { components[index].invalidate() }
  }

  /// Changes the preferred value of a variable, for the tie-break; all components start anew.
  public mutating func setPreferred(_ preferred: Affine, of variable: VariableID) {
    system.variables[variable.index].preferred = preferred
    for index in components.indices { components[index].invalidate() }
  }

  /// Solves at the root size W×H.
  ///
  /// If there are several conflicts, that in the component with the first row is reported; break one of its rows and solve
  /// again for the next. Components that are solved at this size are not solved twice.
  public mutating func solve(width: Rational, height: Rational) -> SolveOutcome {
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
  public func value(of variable: VariableID) -> Rational { values[variable.index] }

  /// The variables with more than one optimal value; none unless the last solve returned `.optimal`.
  public func undecided() -> [(variable: VariableID, group: Int)] {
    guard isOptimal else { return [] }
    var undecided: [(variable: VariableID, component: Int, group: Int)] = []
    for (index, component) in components.enumerated() {
      undecided += component.undecided().map { ($0.variable, index, $0.group) }
    }
    return numbered(undecided)
  }

  /// The directions in which the optimal solutions differ; none unless the last solve returned `.optimal`.
  public func openDirections() -> [OpenDirections] {
    isOptimal ? components.compactMap { $0.openDirections() } : []
  }

  /// True if a sum has more than one optimal value; false unless the last solve returned `.optimal`.
  public func isUndecided(_ sum: [EngineRow.Term]) -> Bool {
    // Components move independently: no component undoes the move of another.
    isOptimal && components.contains { !$0.isDecided(sum) }
  }

  /// The range of a variable's optimal values; a single value unless the last solve returned `.optimal`.
  public func range(of variable: VariableID) -> ValueRange {
    for component in components where isOptimal {
      if let index = component.part.position(of: variable) { return component.range(ofVariableAt: index) }
    }
    return ValueRange(lowest: values[variable.index], highest: values[variable.index])
  }

  /// Partitions the system anew; components whose variables and rows are the same keep their basis.
  private mutating func updatePartition() {
    guard !isPartitioned else { return }
    isPartitioned = true
    let parts = Partition(variableCount: system.variables.count, rows: system.rows.all).parts
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
