/// The engine of layouts: ``LayoutKernel`` in doubles finds which rows decide, and these are solved exactly.
///
/// So values are those of ``ExactSimplex``, and a conflict is one in exact numbers. Where rows leave something open,
/// or doubles were not good enough, the component is solved by the exact simplex as a whole.
public struct SparseSimplex: ConstraintEngine {
  private var system = ConstraintSystem()
  private var storage = KernelStorage()
  private var values: [Rational] = []
  /// Of each variable, its number among those of the component looked at.
  private var numbers: [Int32] = []
  /// Of each variable, the component that the exact simplex solved it in, if ``exact`` still has it.
  private var components: [Int] = []
  /// The components that the exact simplex solves, by number.
  private var exact: [Int: Component] = [:]
  /// The variables that no row speaks of.
  private var idle: [VariableID] = []
  private var isOptimal = false

  /// An engine without variables or rows.
  public init() {}

  /// A new free variable; see ``ConstraintEngine/makeVariable(preferred:rank:)``.
  public mutating func makeVariable(preferred: Affine, rank: Int) -> VariableID {
    makeUnique()
    system.variables.append(ConstraintSystem.Variable(preferred: preferred, rank: rank))
    values.append(.zero)
    numbers.append(-1)
    components.append(-1)
    // Variables of the kernel have the same numbers as long as they come before the rows.
    if system.rows.isEmpty { storage.addVariable() } else { storage = KernelStorage(system) }
    return VariableID(system.variables.count - 1)
  }

  /// Adds a row.
  public mutating func add(_ row: EngineRow) -> RowID {
    makeUnique()
    system.rows.append(row)
    storage.add(row)
    return RowID(system.rows.count - 1)
  }

  /// Takes a row out; its number is not used again.
  public mutating func remove(_ row: RowID) {
    makeUnique()
    system.rows[row.index] = nil
    storage.kernel.remove(row)
    exact = [:]
  }

  /// Changes the right side of a row.
  public mutating func setRightSide(_ rhs: Affine, of row: RowID) {
    if system.rows[row.index]?.rhs == rhs { return }
    makeUnique()
    system.rows[row.index]?.rhs = rhs
    storage.kernel.setRightSide(
      of: row, constant: rhs.constant.double, width: rhs.width.double, height: rhs.height.double)
    exact = [:]
  }

  /// Changes the level of a row.
  public mutating func setLevel(_ level: Level, of row: RowID) {
    if system.rows[row.index]?.level == level { return }
    makeUnique()
    system.rows[row.index]?.level = level
    storage.kernel.setLevel(level, of: row)
    exact = [:]
  }

  /// Solves at the root size W×H. Of several conflicts that in the component with the first row is reported.
  public mutating func solve(width: Rational, height: Rational) -> SolveOutcome {
    makeUnique()
    isOptimal = false
    let size = ExactSize(width: width, height: height)
    if let proof = constantConflict(at: size) { return .infeasible(proof) }
    if !storage.kernel.solve(width: width.double, height: height.double), let proof = proof(at: size) {
      return .infeasible(proof)
    }
    for component in 0..<storage.kernel.componentCount {
      if let proof = settle(component, at: size) { return .infeasible(proof) }
    }
    settleIdle(at: size)
    isOptimal = true
    return .optimal
  }

  /// The value of a variable when ``solve(width:height:)`` last said `.optimal`.
  public func value(of variable: VariableID) -> Rational { values[variable.index] }

  private mutating func makeUnique() {
    if isKnownUniquelyReferenced(&storage) { return }
    storage = KernelStorage(system)
    exact = [:]
  }

  // MARK: - Conflicts

  /// A row without variables that does not hold.
  private func constantConflict(at size: ExactSize) -> Infeasibility? {
    for (index, row) in system.rows.enumerated() {
      guard let row, row.terms.isEmpty, row.level == .required else { continue }
      let right = row.rhs.value(at: size)
      if row.relation.holds(.zero, right) { continue }
      let multiplier: Rational = right.sign < 0 ? .one : -1
      return Infeasibility(rows: [(RowID(index), multiplier)], excess: right.magnitude)
    }
    return nil
  }

  /// The exact proof of what the kernel says cannot be; nil if it can.
  private mutating func proof(at size: ExactSize) -> Infeasibility? {
    let rows = storage.kernel.conflict().map { $0.row }
    var component = Component(part(of: rows))
    return component.solve(width: size.width, height: size.height, system)
  }

  private func part(of rows: [RowID]) -> Partition.Part {
    var variables: Set<Int32> = []
    for row in rows { for term in system.rows[row.index]?.terms ?? [] { variables.insert(term.variable.rawValue) } }
    return Partition.Part(variables: variables.sorted().map { VariableID(Int($0)) }, rows: rows)
  }

  // MARK: - Values

  /// Writes the exact values of a component.
  private mutating func settle(_ component: Int, at size: ExactSize) -> Infeasibility? {
    if exact[component] == nil, storage.kernel.isSolved(component), settleQuickly(component, at: size) {
      return nil
    }
    var whole = exact[component] ?? Component(part(of: storage.kernel.rowIDs(of: component)))
    exact[component] = nil
    if let proof = whole.solve(width: size.width, height: size.height, system) { return proof }
    for (variable, value) in zip(whole.part.variables, whole.values) {
      values[variable.index] = value
      components[variable.index] = component
    }
    exact[component] = whole
    return nil
  }

  /// By the rows that the kernel found active; false if they do not decide, or break another row.
  private mutating func settleQuickly(_ component: Int, at size: ExactSize) -> Bool {
    guard let active = storage.kernel.activeRows(of: component) else { return false }
    let variables = storage.kernel.columnsFirst(of: component, among: system.variables.count)
    for (number, variable) in variables.enumerated() { numbers[variable.index] = Int32(number) }
    let solution = ActiveSet.solve(
      active.compactMap { system.rows[$0.index] }, for: variables, numbers: numbers, at: size)
    guard let solution else { return false }
    for (variable, value) in solution { values[variable.index] = value }
    return storage.kernel.rowIDs(of: component).allSatisfy { holds($0, at: size) }
  }

  private func holds(_ id: RowID, at size: ExactSize) -> Bool {
    guard let row = system.rows[id.index], row.level == .required else { return true }
    var left = Rational.zero
    for term in row.terms { left += term.coefficient * values[term.variable.index] }
    return row.relation.holds(left, row.rhs.value(at: size))
  }

  /// Variables without rows are where they like to be.
  private mutating func settleIdle(at size: ExactSize) {
    idle = storage.kernel.idleVariables(among: system.variables.count)
    for variable in idle {
      values[variable.index] = system.variables[variable.index].preferred.value(at: size)
    }
  }

  // MARK: - What is open

  /// The variables with more than one optimal value; none unless the last solve said `.optimal`.
  public func undecided() -> [(variable: VariableID, group: Int)] {
    guard isOptimal else { return [] }
    var found: [(variable: VariableID, component: Int, group: Int)] = []
    for (number, component) in exact { found += component.undecided().map { ($0.variable, number, $0.group) } }
    for (index, variable) in idle.enumerated() { found.append((variable, -1 - index, 0)) }
    return numbered(found)
  }

  /// Whether a sum has more than one optimal value; never unless the last solve said `.optimal`.
  public func isUndecided(_ sum: [EngineRow.Term]) -> Bool {
    guard isOptimal else { return false }
    if sum.contains(where: { idle.contains($0.variable) }) { return true }
    // Components move independently: what one moves no other takes back.
    let touched = Set(sum.map { components[$0.variable.index] })
    return touched.contains { exact[$0].map { !$0.isDecided(sum) } ?? false }
  }

  /// The optimal values of a variable; the one value there is unless the last solve said `.optimal`.
  public func range(of variable: VariableID) -> ValueRange {
    if isOptimal, let component = exact[components[variable.index]],
      let index = component.part.position(of: variable)
    {
      return component.range(ofVariableAt: index)
    }
    if isOptimal && idle.contains(variable) { return ValueRange(lowest: nil, highest: nil) }
    return ValueRange(lowest: values[variable.index], highest: values[variable.index])
  }
}

/// A kernel that copies of an engine may share until one of them changes.
final class KernelStorage: @unchecked Sendable {
  var kernel = LayoutKernel()

  init() {}

  /// A kernel with the rows of a system; removed rows keep their numbers.
  init(_ system: ConstraintSystem) {
    for _ in system.variables { addVariable() }
    for row in system.rows {
      if let row {
        add(row)
      } else {
        kernel.remove(kernel.addRow(.equal, constant: 0))
      }
    }
  }

  func addVariable() { _ = kernel.makeVariable() }

  func add(_ row: EngineRow) {
    for term in row.terms { kernel.addTerm(term.variable, term.coefficient.double) }
    kernel.addRow(
      row.relation, constant: row.rhs.constant.double, width: row.rhs.width.double, height: row.rhs.height.double,
      level: row.level)
  }
}
