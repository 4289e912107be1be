import LayRuntime
import LaySolver

/// Systems of nothing but equations and required limits of single variables, most of which meet in one point. In many the
/// rows stand in an order in which each gives one variable, so that the kernel uses them as they come.
extension RandomSystem {
  /// Seeds from here on make such systems.
  static let equations: UInt64 = 1 << 32

  mutating func addEquations() {
    system.count = Int.random(in: 2...24, using: &generator)
    let point = (0..<system.count).map { _ in
      Affine(number(-20...20), width: chance(30) ? share() : 0, height: chance(10) ? 1 : 0)
    }
    for variable in 0..<system.count {
      if chance(85) {
        let before = (0..<variable).shuffled(using: &generator).prefix(pick([0, 1, 1, 2, 2, 3]))
        addEquation(over: before + [variable], point)
      }
      if chance(40) { addLimit(of: variable, point) }
    }
    for _ in 0..<Int.random(in: 0...4, using: &generator) {
      let chosen = (0..<system.count).shuffled(using: &generator).prefix(pick([1, 2, 2, 3, 4]))
      addEquation(over: Array(chosen), point)
    }
    if chance(20) { system.rows[0]?.rhs.constant += 1 }
    if chance(40) { system.rows.shuffle(using: &generator) }
  }

  private mutating func addEquation(over variables: [Int], _ point: [Affine]) {
    var right = Affine(.zero)
    let terms = variables.map { variable in
      let coefficient = factor()
      right.constant += coefficient * point[variable].constant
      right.width += coefficient * point[variable].width
      right.height += coefficient * point[variable].height
      return EngineRow.Term(VariableID(variable), coefficient)
    }
    system.rows.append(EngineRow(terms, .equal, right))
  }

  private mutating func addLimit(of variable: Int, _ point: [Affine]) {
    let isLow = chance(60)
    var right = point[variable]
    right.constant += number(0...30) * (isLow ? -1 : 1)
    system.rows.append(EngineRow([.init(VariableID(variable), 1)], isLow ? .greaterOrEqual : .lessOrEqual, right))
  }
}
