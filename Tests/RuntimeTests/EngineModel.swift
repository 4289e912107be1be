import LayOracle
import LayRuntime
import LaySolver

/// An engine that is told rows as text: `x + 2*w - 8 >= W - 1/2*h @ 750`. Variables are made when they first occur, in
/// that order, with a preferred value of 0 and a rank of 0 unless declared before.
struct EngineModel {
  var engine = ExactSimplex()
  private(set) var names: [String] = []
  private(set) var rows: [EngineRow] = []
  private(set) var ids: [RowID] = []

  init(_ rows: String...) { for row in rows { add(row) } }

  /// Declares a variable, or finds it.
  @discardableResult
  mutating func variable(_ name: String, preferred: Rational = 0, rank: Int = 0) -> VariableID {
    if let index = names.firstIndex(of: name) { return VariableID(index) }
    names.append(name)
    return engine.makeVariable(preferred: Affine(preferred), rank: rank)
  }

  @discardableResult
  mutating func add(_ text: String) -> RowID {
    rows.append(row(text))
    ids.append(engine.add(rows[rows.count - 1]))
    return ids[ids.count - 1]
  }

  /// Reads a row: everything with a variable goes to the left, everything else to the right.
  mutating func row(_ text: String) -> EngineRow {
    var (relation, level) = (Relation.equal, Level.required)
    var (sign, side) = (Rational.one, Rational.one)
    var terms: [EngineRow.Term] = []
    var rhs = Affine(.zero)
    var words = text.split(separator: " ")[...]
    while let word = words.popFirst() {
      switch word {
      case "+": sign = 1
      case "-": sign = -1
      case "==", "<=", ">=":
        relation = word == "==" ? .equal : word == "<=" ? .lessOrEqual : .greaterOrEqual
        (sign, side) = (1, -1)
      case "@":
        let priority = words.popFirst() ?? ""
        level = priority == "broken" ? .broken : .optional(Priority(Float(priority) ?? 0))
      default:
        addProduct(word, times: sign * side, &terms, &rhs)
      }
    }
    return EngineRow(terms, relation, rhs, level: level)
  }

  private mutating func addProduct(
    _ word: Substring, times sign: Rational, _ terms: inout [EngineRow.Term], _ rhs: inout Affine
  ) {
    let factors = word.split(separator: "*")
    let isNumber = word.first?.isNumber ?? false
    let coefficient = sign * (isNumber ? number(factors[0]) : 1)
    guard let name = isNumber ? factors.dropFirst().first : factors.first else {
      rhs.constant -= coefficient
      return
    }
    switch name {
    case "W": rhs.width -= coefficient
    case "H": rhs.height -= coefficient
    default: terms.append(.init(variable(String(name)), coefficient))
    }
  }

  private func number(_ text: Substring) -> Rational {
    let parts = text.split(separator: "/").map { Rational(decimal: String($0)) ?? 0 }
    return parts.count == 2 ? parts[0] / parts[1] : parts[0]
  }

  /// Solves and says the values of some variables; nil if that is impossible.
  mutating func values(_ names: String..., width: Rational = 0, height: Rational = 0) -> [Rational]? {
    guard case .optimal = engine.solve(width: width, height: height) else { return nil }
    return names.map { engine.value(of: variable($0)) }
  }

  /// Solves and says which rows conflict, by index; empty if none do.
  mutating func conflict(width: Rational = 0, height: Rational = 0) -> [Int] {
    guard case .infeasible(let proof) = engine.solve(width: width, height: height) else { return [] }
    return proof.rows.map(\.row.index)
  }

  /// The ranges of what is undecided as text: `name group lowest...highest`.
  mutating func undecided() -> [String] {
    engine.undecided().map { variable, group in
      let range = engine.range(of: variable)
      let (lowest, highest) = (range.lowest?.description ?? "", range.highest?.description ?? "")
      return "\(names[variable.index]) \(group) \(lowest)...\(highest)"
    }
  }
}
