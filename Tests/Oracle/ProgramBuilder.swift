internal import LayNumbers
internal import LaySolver

/// Builds a component's ``LexicographicDual``: one equation a row, then the variables eliminated.
struct ProgramBuilder {
  private(set) var rows: [(id: RowID, relation: Relation, unknowns: RowUnknowns)] = []
  private(set) var restrictions: [Restriction]
  private(set) var costs: [[Rational]]
  private(set) var definitions: [(variable: Unknown, form: LinearForm)] = []
  /// The rows in which no variable is left.
  private(set) var equations: [(basic: Unknown, form: LinearForm)] = []

  private let variableCount: Int
  /// The number of rows of each variable.
  private var degrees: [Int]
  /// The levels that occur, the most important first.
  let levels: [Level]
  private let systemRows: [EngineRow]

  init(_ part: Partition.Part, of system: OracleSystem) {
    variableCount = part.variables.count
    degrees = [Int](repeating: 0, count: variableCount)
    restrictions = [Restriction](repeating: .fixed, count: Unknown.parameterCount)
    restrictions += [Restriction](repeating: .free, count: variableCount)
    costs = [[Rational]](repeating: [], count: restrictions.count)
    systemRows = part.rows.compactMap { system.rows[$0.index] }
    levels = ProgramBuilder.levels(of: systemRows)
    for (id, row) in zip(part.rows, systemRows) {
      let unknowns = makeUnknowns(of: row)
      rows.append((id, row.relation, unknowns))
      equations.append(unknowns.equation(row.relation, difference(of: row, part)))
    }
  }

  private static func levels(of rows: [EngineRow]) -> [Level] {
    var levels: [Level] = []
    let sorted = rows.map { $0.level }.sorted(by: Level.isMoreImportant)
    for level in sorted where level != .required && level != levels.last { levels.append(level) }
    return levels
  }

  private mutating func makeUnknowns(of row: EngineRow) -> RowUnknowns {
    if row.level == .required {
      let restriction = row.relation == .equal ? Restriction.fixed : .nonNegative
      return .required(slack: makeUnknown(restriction), sign: row.relation == .lessOrEqual ? -.one : .one)
    }
    let isOver = row.relation != .greaterOrEqual
    let isUnder = row.relation != .lessOrEqual
    return .optional(
      over: makeUnknown(.nonNegative, cost: isOver ? row.level : nil),
      under: makeUnknown(.nonNegative, cost: isUnder ? row.level : nil),
      marker: isOver && isUnder ? makeUnknown(.transient) : nil)
  }

  private mutating func makeUnknown(_ restriction: Restriction, cost level: Level? = nil) -> Unknown {
    restrictions.append(restriction)
    costs.append(level.map { level in levels.map { $0 == level ? .one : .zero } } ?? [])
    return Unknown(restrictions.count - 1)
  }

  /// lhs − rhs
  private mutating func difference(of row: EngineRow, _ part: Partition.Part) -> LinearForm {
    var form = LinearForm.zero
    for term in row.terms {
      guard let index = part.position(of: term.variable) else { continue }
      degrees[index] += 1
      form.add(LinearForm(part.unknown(at: index)), times: term.coefficient)
    }
    form.add(LinearForm(row.rhs), times: -.one)
    return form
  }

  /// Defines each variable that it can by a row, and substitutes it in the remaining rows: Gaussian elimination.
  mutating func eliminateVariables() {
    var isDefinition = [Bool](repeating: false, count: equations.count)
    var users = usersOfVariables()
    for index in eliminationOrder() {
      guard let variable = chooseVariable(in: equations[index].form) else { continue }
      isDefinition[index] = true
      let basic = equations[index].basic
      var form = equations[index].form.solved(for: variable, basic: basic)
      if restrictions[basic.index] == .transient { form.remove(basic) }
      definitions.append((variable, form))
      for user in users.removeAll(of: variable) where !isDefinition[user] {
        if equations[user].form.substitute(variable, by: form) { users.add(user, form) }
      }
    }
    equations = equations.indices.filter { !isDefinition[$0] }.map { equations[$0] }
  }

  private func usersOfVariables() -> UsersOfVariables {
    var users = UsersOfVariables(count: variableCount)
    for (index, equation) in equations.enumerated() { users.add(index, equation.form) }
    return users
  }

  /// Required equalities, then optional rows by importance, equalities first, then required inequalities: a start near
  /// the optimum, since a row that defines a variable starts without an error.
  private func eliminationOrder() -> [Int] {
    func key(_ index: Int) -> (Int, Int, Int, Int) {
      let row = systemRows[index]
      let inequality = row.relation == .equal ? 0 : 1
      guard row.level == .required else { return (1, levels.firstIndex(of: row.level) ?? 0, inequality, index) }
      return (inequality * 2, 0, 0, index)
    }
    return systemRows.indices.map(key).sorted(by: <).map { $0.3 }
  }

  /// The variable of a form that occurs in the fewest rows, so that few have to change.
  private func chooseVariable(in form: LinearForm) -> Unknown? {
    var best: (unknown: Unknown, degree: Int)?
    for term in form.unknowns {
      let index = term.unknown.index - Unknown.parameterCount
      guard index < variableCount else { break }
      if best.map({ degrees[index] < $0.degree }) ?? true { best = (term.unknown, degrees[index]) }
    }
    return best?.unknown
  }
}

/// The equations that contain each variable, or once did.
private struct UsersOfVariables {
  private var users: [[Int32]]

  init(count: Int) { users = Array(repeating: [], count: count) }

  mutating func add(_ equation: Int, _ form: LinearForm) {
    for term in form.unknowns {
      let variable = term.unknown.index - Unknown.parameterCount
      if variable >= users.count { return }
      users[variable].append(Int32(truncatingIfNeeded: equation))
    }
  }

  /// Removes the equations of a variable that is eliminated, and returns them.
  mutating func removeAll(of variable: Unknown) -> [Int] {
    let index = variable.index - Unknown.parameterCount
    let found = users[index].map { Int($0) }
    users[index] = []
    return found
  }
}

extension Level {
  /// True if level `a` is more important than level `b`.
  static func isMoreImportant(_ a: Level, _ b: Level) -> Bool {
    switch (a, b) {
    case (.required, .required), (.broken, .broken): false
    case (.required, _): true
    case (_, .required): false
    case (.broken, _): true
    case (_, .broken): false
    case (.optional(let p), .optional(let q)): p > q
    }
  }
}
