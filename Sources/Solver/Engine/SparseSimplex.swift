public import LayNumbers

/// The constraint solver of layouts: ``LayoutKernel`` in doubles finds the active rows, and these are solved exactly.
///
/// Variables are free; that a size is not negative is a row like any other, with a number of its own, so that a proof can
/// name it. Each component of the rows is solved alone.
///
/// So values are exact, and a conflict is one in exact numbers. Where the kernel doubts that its solution is unique, or
/// found none, its optimality is proved exactly (``OptimalityCheck``), by steps to another basis where doubles were not
/// precise enough. The optimal face is searched from there (``OpenFace``).
public struct SparseSimplex: Sendable {
  package var system = ConstraintSystem()
  var storage = KernelStorage()
  var values: [Rational] = []
  /// The rows without variables.
  private var constantRows: [Int32] = []
  private var work = SettleWork()
  var check = OptimalityCheck()
  /// The component of each variable, if it is one of ``open``; else -1 or an old one.
  var components: [Int] = []
  /// The components with more than one optimal solution, by number.
  var open: [Int: OpenFace] = [:]
  /// The variables that are in no row.
  var idle: [Int32] = []
  /// For each variable, true if it is one of ``idle``.
  var isIdle: [Bool] = []
  var isOptimal = false

  /// An engine without variables or rows.
  public init() {}

  /// Creates a free variable. `preferred` is the value that the tie-break prefers where the variable is ambiguous; `rank`
  /// is the order in which variables get theirs (lower first): see SEMANTICS §4.5.
  public mutating func makeVariable(preferred: Affine, rank: Int) -> VariableID {
    makeUnique()
    system.variables.append(ConstraintSystem.Variable(preferred: preferred, rank: rank))
    values.append(.zero)
    components.append(-1)
    isIdle.append(false)
    // Variables of the kernel have the same numbers as long as they come before the rows.
    if system.rows.isEmpty { storage.addVariable() } else { storage = KernelStorage(system) }
    return VariableID(system.variables.count - 1)
  }

  /// Adds a row.
  public mutating func add(_ row: EngineRow) -> RowID { add(row.terms, row.relation, row.rhs, level: row.level) }

  /// Adds the row `Σ terms relation rhs`, for callers that reuse the list of terms.
  public mutating func add(_ terms: [EngineRow.Term], _ relation: Relation, _ rhs: Affine, level: Level) -> RowID {
    makeUnique()
    let row = system.rows.count
    system.rows.append(terms, relation, rhs, level: level)
    storage.addRow(row, of: system.rows)
    if terms.isEmpty { constantRows.append(Int32(truncatingIfNeeded: row)) }
    return RowID(row)
  }

  /// The right side of a row.
  public func rightSide(of row: RowID) -> Affine { system.rows.rightSide(of: row.index) }

  /// Removes a row; its number is not used again. Adding the row again equals a fresh build.
  public mutating func remove(_ row: RowID) {
    makeUnique()
    system.rows.remove(row.index)
    storage.kernel.remove(row)
  }

  /// Changes the right side of a row.
  public mutating func setRightSide(_ rhs: Affine, of row: RowID) {
    if system.rows.isRemoved(row.index) || system.rows.rightSide(of: row.index) == rhs { return }
    makeUnique()
    system.rows.setRightSide(rhs, of: row.index)
    storage.kernel.setRightSide(
      of: row, constant: rhs.constant.double, width: rhs.width.double, height: rhs.height.double)
  }

  /// Changes the level of a row.
  public mutating func setLevel(_ level: Level, of row: RowID) {
    if system.rows.isRemoved(row.index) || system.rows.level(of: row.index) == level { return }
    makeUnique()
    system.rows.setLevel(level, of: row.index)
    storage.kernel.setLevel(level, of: row)
  }

  /// Changes the preferred value of a variable, for the tie-break.
  public mutating func setPreferred(_ preferred: Affine, of variable: VariableID) {
    system.variables[variable.index].preferred = preferred
  }

  /// Solves at the root size W×H, starting from the last solution. If there are several conflicts, that in the
  /// component with the first row is reported.
  public mutating func solve(width: Rational, height: Rational) -> SolveOutcome {
    let size = ExactSize(width: width, height: height)
    if let proof = settle(at: size, breaksTies: true) { return .infeasible(proof) }
    settleIdle(at: size)
    isOptimal = true
    return .optimal
  }

  /// Finds any optimal solution at a size, for ``value(of:)``; whether others exist is not examined. Reports the same
  /// conflicts as ``solve(width:height:)``.
  package mutating func solveForAny(at size: ExactSize) -> SolveOutcome {
    settle(at: size, breaksTies: false).map { .infeasible($0) } ?? .optimal
  }

  /// The proof that the rows are infeasible at a size; nil if they are feasible. The components for which `isFeasible` is
  /// true are known to be feasible there. Values are undefined afterwards.
  package mutating func infeasibility(at size: ExactSize, besides isFeasible: [Bool]) -> Infeasibility? {
    settle(at: size, breaksTies: false, besides: isFeasible)
  }

  /// Rows that contradict each other, as far as doubles tell; nil if all required rows can be satisfied, which is exact.
  mutating func suspects(at size: ExactSize) -> [RowID]? {
    makeUnique()
    if constantConflict(at: size) == nil, !storage.kernel.solve(width: size.width.double, height: size.height.double) {
      let suspects = storage.kernel.conflict().map { $0.row }
      if !suspects.isEmpty { return suspects }
    }
    return settle(at: size, breaksTies: false)?.rows.map { $0.row }
  }

  /// The value of a variable, if ``solve(width:height:)`` last returned `.optimal`.
  public func value(of variable: VariableID) -> Rational { values[variable.index] }

  mutating func makeUnique() {
    if isKnownUniquelyReferenced(&storage) { return }
    storage = KernelStorage(system)
  }

  // MARK: - Conflicts

  /// The infeasibility of a required row without variables that does not hold; nil if there is none.
  func constantConflict(at size: ExactSize) -> Infeasibility? {
    for row in constantRows {
      let index = Int(row)
      guard !system.rows.isRemoved(index), system.rows.level(of: index) == .required else { continue }
      let right = system.rows.rightSide(of: index).value(at: size)
      if system.rows.relation(of: index).holds(.zero, right) { continue }
      let multiplier: Rational = right.sign < 0 ? .one : -1
      return Infeasibility(rows: [(RowID(index), multiplier)], excess: right.magnitude)
    }
    return nil
  }

  /// The rows of each component that the kernel found no solution for, in the order of their first rows.
  package mutating func infeasibleComponents() -> [[RowID]] {
    (0..<storage.kernel.componentCount).filter { storage.kernel.isInfeasible($0) }.map {
      storage.kernel.rowIDs(of: $0)
    }
  }

  /// The exact proof of the kernel's conflict; nil if there is none in exact numbers.
  mutating func proof(at size: ExactSize) -> Infeasibility? {
    proof(of: storage.kernel.conflict().map { $0.row.rawValue }, at: size)
  }

  /// The exact proof that rows contradict each other; nil if they do not.
  mutating func proof(of rows: [Int32], at size: ExactSize) -> Infeasibility? {
    var search = InfeasibleRows(rows.map { RowID(Int($0)) }, of: system.rows, at: size)
    return search.proof()
  }

  // MARK: - Values

  /// Writes the exact values of all components but those for which `isLeftOut` is true.
  private mutating func settle(
    at size: ExactSize, breaksTies: Bool, besides isLeftOut: [Bool] = []
  ) -> Infeasibility? {
    makeUnique()
    isOptimal = false
    if let proof = constantConflict(at: size) { return proof }
    if !storage.kernel.solve(width: size.width.double, height: size.height.double), let proof = proof(at: size) {
      return proof
    }
    open = [:]
    for component in 0..<storage.kernel.componentCount {
      if component < isLeftOut.count && isLeftOut[component] { continue }
      if let proof = settle(component, at: size, breaksTies: breaksTies) { return proof }
    }
    return nil
  }

  /// Writes the exact values of a component.
  private mutating func settle(_ component: Int, at size: ExactSize, breaksTies: Bool) -> Infeasibility? {
    if storage.kernel.isSolved(component) && settleQuickly(component, at: size) { return nil }
    if settleByProof(component, at: size, breaksTies: breaksTies) == nil { return nil }
    // Without a limit of work, the search ends at an optimum or at required rows that contradict each other.
    if let proof = proof(of: check.contradictingRows, at: size) { return proof }
    assertionFailure("no optimum, no proof")
    for (variable, value) in zip(check.rows.variables, check.values) { values[Int(variable)] = value }
    return nil
  }

  /// Solves a component by the rows that the kernel found active; returns false if they do not determine it, or violate
  /// another row.
  private mutating func settleQuickly(_ component: Int, at size: ExactSize) -> Bool {
    work.begin()
    guard storage.kernel.addActiveRows(of: component, to: &work.active) else { return false }
    storage.kernel.addColumnsFirst(of: component, among: system.variables.count, to: &work.variables)
    storage.kernel.addRows(of: component, to: &work.rows)
    return work.solve(system.rows, at: size, &values)
  }

  /// Solves a component by a proof that the kernel's active rows are optimal, or those that a search from there ends at.
  /// If it `breaksTies`, the tie-break chooses one of several solutions. Returns why there is no proof; nil if there is.
  private mutating func settleByProof(
    _ component: Int, at size: ExactSize, breaksTies: Bool
  ) -> OptimalityCheck.Doubt? {
    let doubt = check.run(
      component, of: &storage.kernel, system.rows, variableCount: system.variables.count, at: size, improving: true)
    if doubt != nil { return doubt }
    guard breaksTies, var face = openFace() else {
      for (variable, value) in zip(check.rows.variables, check.values) { values[Int(variable)] = value }
      return nil
    }
    var chosen = face
    chosen.breakTies(system, at: size)
    for (variable, value) in zip(face.rows.variables, chosen.values) {
      values[Int(variable)] = value
      components[Int(variable)] = component
    }
    face.dropRoom()
    open[component] = face
    return nil
  }

  /// The face of optimal solutions of the component proved last; nil if its solution is unique.
  func openFace() -> OpenFace? {
    if check.movableRows().isEmpty { return nil }
    var face = OpenFace(check)
    face.explore()
    return face.directions.isEmpty ? nil : face
  }

  /// Sets the variables without rows to their preferred values.
  private mutating func settleIdle(at size: ExactSize) {
    for variable in idle { isIdle[Int(variable)] = false }
    idle.removeAll(keepingCapacity: true)
    storage.kernel.addIdleVariables(among: system.variables.count, to: &idle)
    for variable in idle {
      isIdle[Int(variable)] = true
      values[Int(variable)] = system.variables[Int(variable)].preferred.value(at: size)
    }
  }
}

/// A kernel that copies of an engine share until one of them changes.
final class KernelStorage: @unchecked Sendable {
  var kernel = LayoutKernel()

  init() { kernel.simplex.isPatient = false }

  /// A kernel with the rows of a system; removed rows keep their numbers.
  init(_ system: ConstraintSystem) {
    kernel.simplex.isPatient = false
    for _ in system.variables { addVariable() }
    for row in system.rows.indices {
      if system.rows.isRemoved(row) {
        kernel.remove(kernel.addRow(.equal, constant: 0))
      } else {
        addRow(row, of: system.rows)
      }
    }
  }

  func addVariable() { _ = kernel.makeVariable() }

  func addRow(_ row: Int, of rows: RowStore) { rows.add(row, to: &kernel) }
}

extension RowStore {
  /// Adds a row to a kernel, in doubles.
  fileprivate func add(_ row: Int, to kernel: inout LayoutKernel) {
    for term in terms(of: row) { kernel.addTerm(variable(term), coefficientInDoubles(term)) }
    let right = rightSideInDoubles(of: row)
    kernel.addRow(
      relation(of: row), constant: right.constant, width: right.width, height: right.height, level: level(of: row))
  }
}
