import LayOracle
import LayRuntime
import LaySolver

/// Runs the steps of a solver case on an engine.
struct SolverScript<Engine: ConstraintEngine> {
  private struct Row {
    var id: RowID
    var equation: ScriptEquation
  }
  private var engine = Engine()
  private var variables: [(name: String, id: VariableID)] = []
  private var rows: [Row] = []
  private var stays: [(name: String, id: RowID)] = []
  private var edits: [(name: String, level: Level, id: RowID?)] = []
  private var outcome = SolveOutcome.optimal
  private let tolerance: Rational
  private(set) var problems: [String] = []

  init(tolerance: Double) { self.tolerance = exact(tolerance) }

  mutating func run(_ steps: [JSON]) {
    for step in steps {
      for (name, value) in step["stay"].members { stay(name, at: exact(value.number ?? 0)) }
      for text in step["add"].texts { add(text) }
      for label in step["remove"].texts { remove(label) }
      for (name, strength) in step["edit"].members { edit(name, strength.text ?? "") }
      for (name, value) in step["suggest"].members { suggest(name, exact(value.number ?? 0)) }
      if !step["endEdit"].isNull { endEdits(of: step["endEdit"].texts) }
      if step["expectUnsat"].flag == true { expectConflict() }
      if !step["expect"].isNull { expect(step["expect"].members) }
    }
  }

  // MARK: Steps

  private mutating func variable(_ name: String) -> VariableID {
    if let known = variables.first(where: { $0.name == name }) { return known.id }
    let id = engine.makeVariable(preferred: Affine(.zero), rank: variables.count)
    variables.append((name, id))
    return id
  }

  private mutating func equality(_ name: String, _ value: Rational, _ level: Level) -> RowID {
    engine.add(EngineRow([EngineRow.Term(variable(name), .one)], .equal, Affine(value), level: level))
  }

  private mutating func stay(_ name: String, at value: Rational) {
    stays.append((name, equality(name, value, .optional(.low))))
  }

  private mutating func add(_ text: String) {
    guard let equation = ScriptEquation(text) else { return problems.append("not understood: \(text)") }
    let terms = equation.terms.map { EngineRow.Term(variable($0.name), $0.coefficient) }
    let row = EngineRow(terms, equation.relation, Affine(equation.constant), level: equation.level)
    rows.append(Row(id: engine.add(row), equation: equation))
  }

  private mutating func remove(_ label: String) {
    guard let index = rows.lastIndex(where: { $0.equation.label == label }) else {
      return problems.append("no row '\(label)'")
    }
    engine.remove(rows.remove(at: index).id)
  }

  private mutating func edit(_ name: String, _ strength: String) {
    guard let level = Level(strength: strength) else { return problems.append("no strength '\(strength)'") }
    _ = variable(name)
    edits.append((name, level, nil))
  }

  private mutating func suggest(_ name: String, _ value: Rational) {
    guard let index = edits.firstIndex(where: { $0.name == name }) else {
      return problems.append("'\(name)' is not edited")
    }
    if let row = edits[index].id {
      engine.setRightSide(Affine(value), of: row)
    } else {
      edits[index].id = equality(name, value, edits[index].level)
    }
  }

  /// Edits end, and what should stay stays where it is now.
  private mutating func endEdits(of names: [String]) {
    solve()
    let values = stays.map { engine.value(of: variable($0.name)) }
    for edit in edits where names.contains(edit.name) {
      if let row = edit.id { engine.remove(row) }
    }
    edits.removeAll { names.contains($0.name) }
    for (stay, value) in zip(stays, values) { engine.setRightSide(Affine(value), of: stay.id) }
  }

  private mutating func solve() { outcome = engine.solve(width: .zero, height: .zero) }

  // MARK: Expectations

  private mutating func expect(_ values: [(key: String, value: JSON)]) {
    solve()
    guard case .optimal = outcome else { return problems.append("a conflict is reported") }
    for (name, value) in values {
      let wanted = exact(value.number ?? 0)
      let variable = variable(name)
      let found = engine.value(of: variable)
      if (found - wanted).magnitude <= tolerance || isAsGood(wanted, for: variable) { continue }
      problems.append("\(name) is \(found) instead of \(wanted)")
    }
  }

  /// Whether nothing decides the variable, and the value is one of those that are as good: a peer that stops at a
  /// bound is no more right than another choice.
  private mutating func isAsGood(_ value: Rational, for variable: VariableID) -> Bool {
    guard engine.undecided().contains(where: { $0.variable == variable }) else { return false }
    let range = engine.range(of: variable)
    return (range.lowest.map { $0 <= value } ?? true) && (range.highest.map { value <= $0 } ?? true)
  }

  private mutating func expectConflict() {
    solve()
    if case .optimal = outcome { problems.append("no conflict is reported") }
  }

  /// The equations of the proof, as the case writes them.
  func conflict() -> [String]? {
    guard case .infeasible(let proof) = outcome else { return nil }
    return proof.rows.map { member in rows.first { $0.id == member.row }?.equation.text ?? "?" }
  }

  /// The variables that nothing decides.
  mutating func ambiguous() -> [String] {
    let found = engine.undecided().map(\.variable)
    return variables.filter { found.contains($0.id) }.map(\.name)
  }

  /// The value of a variable; nil for one that no row has.
  func value(_ name: String) -> Rational? { variables.first { $0.name == name }.map { engine.value(of: $0.id) } }

  /// Whether these values, of all variables, are as good as those that were found: the same error at each level.
  func isAsGood(_ values: [(key: String, value: JSON)]) -> Bool {
    func error(_ equation: ScriptEquation, _ values: [String: Rational]) -> Rational {
      let sum = equation.terms.reduce(-equation.constant) { $0 + $1.coefficient * (values[$1.name] ?? .zero) }
      switch equation.relation {
      case .equal: return sum.magnitude
      case .lessOrEqual: return max(sum, .zero)
      case .greaterOrEqual: return max(-sum, .zero)
      }
    }
    let found = Dictionary(uniqueKeysWithValues: variables.map { ($0.name, engine.value(of: $0.id)) })
    let wanted = Dictionary(uniqueKeysWithValues: values.map { ($0.key, exact($0.value.number ?? 0)) })
    return rows.map(\.equation.level).allSatisfy { level in
      let equations = rows.map(\.equation).filter { $0.level == level }
      return equations.map { error($0, found) }.reduce(.zero, +) == equations.map { error($0, wanted) }.reduce(.zero, +)
    }
  }

  /// The equations that do not hold.
  func violated() -> [String] {
    rows.filter { row in
      let sum = row.equation.terms.reduce(Rational.zero) { sum, term in
        guard let known = variables.first(where: { $0.name == term.name }) else { return sum }
        return sum + term.coefficient * engine.value(of: known.id)
      }
      switch row.equation.relation {
      case .equal: return sum != row.equation.constant
      case .lessOrEqual: return sum > row.equation.constant
      case .greaterOrEqual: return sum < row.equation.constant
      }
    }.map(\.equation.text)
  }
}
