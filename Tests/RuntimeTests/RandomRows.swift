import LayOracle
import LayRuntime
import LaySolver
import TestSupport

/// A random system of rows and the sizes to look at.
struct RandomRows {
  var generator: SeededGenerator
  let count: Int
  var rows: [EngineRow] = []
  var preferred: [Rational] = []

  /// `count` variables, boxed in if so wanted, and `rowCount` rows between them; numbers are small, so that ties,
  /// degenerate corners and contradictions are frequent.
  init(seed: UInt64, count: Int, rowCount: Int, isBoxed: Bool, requiredShare: Int = 30) {
    generator = SeededGenerator(seed: seed)
    self.count = count
    for index in 0..<count {
      preferred.append(number(-6...6))
      let term = [EngineRow.Term(VariableID(index), .one)]
      if isBoxed {
        rows.append(EngineRow(term, .greaterOrEqual, Affine(-20)))
        rows.append(EngineRow(term, .lessOrEqual, Affine(20)))
      } else if chance(50) {
        rows.append(EngineRow(term, .greaterOrEqual, Affine(.zero)))
      }
    }
    for _ in 0..<rowCount { rows.append(row(requiredShare)) }
  }

  mutating func number(_ range: ClosedRange<Int>) -> Rational { Rational(.random(in: range, using: &generator)) }

  mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &generator) < percent }

  mutating func row(_ requiredShare: Int) -> EngineRow {
    let size = [1, 1, 2, 2, 2, 3].randomElement(using: &generator) ?? 1
    let variables = (0..<count).shuffled(using: &generator).prefix(size)
    let terms = variables.map { index in
      let factors: [Rational] = [1, 1, -1, -1, 2, Rational(1, 2), Rational(-1, 3)]
      return EngineRow.Term(VariableID(index), factors.randomElement(using: &generator) ?? 1)
    }
    let relation = [Relation.equal, .lessOrEqual, .greaterOrEqual].randomElement(using: &generator) ?? .equal
    return EngineRow(Array(terms), relation, rightSide(), level: level(requiredShare))
  }

  mutating func rightSide() -> Affine {
    Affine(number(-6...6), width: chance(25) ? number(-1...1) : 0, height: chance(15) ? Rational(1, 2) : 0)
  }

  mutating func level(_ requiredShare: Int) -> Level {
    if chance(requiredShare) { return .required }
    return [.broken, .optional(.high), .optional(.low), .optional(.low), .optional(.fitting)]
      .randomElement(using: &generator) ?? .required
  }

  var engine: ExactSimplex { engine(of: rows) }

  func engine(of rows: [EngineRow]) -> ExactSimplex {
    var engine = ExactSimplex()
    for (rank, value) in preferred.enumerated() { _ = engine.makeVariable(preferred: Affine(value), rank: rank) }
    for row in rows { _ = engine.add(row) }
    return engine
  }

  func values(_ engine: ExactSimplex) -> [Rational] { (0..<count).map { engine.value(of: VariableID($0)) } }
}
