internal import LayNumbers

// The ambiguity of a face: its variables with more than one value, their groups and ranges.
extension OpenFace {
  /// Finds the directions that really can move: at a degenerate vertex one may cost nothing and yet be unable to move.
  /// Afterwards every remaining direction can, and they are independent.
  mutating func explore() {
    makeRoom()
    markFreeRows()
    for row in 0..<Int32(truncatingIfNeeded: rows.count) {
      if directions.isEmpty { return }
      if wasOff[Int(row)] { continue }
      let gradient = gradient(of: row)
      if !gradient.isZero { letLeave(row, gradient) }
    }
    if !directions.isEmpty { markSettled() }
  }

  /// Marks the variables with one value.
  private mutating func markSettled() {
    follow(generic(seed: 1))
    let shifts = shifts
    for variable in 0..<Int32(truncatingIfNeeded: shifts.count) where shifts[Int(variable)].isZero {
      isSettled[Int(variable)] = gradient(of: functional(of: variable)).isZero
    }
  }

  /// Marks rows that can leave their right sides, by a step in all directions at once: if nothing stops that, all that
  /// move can. Directions that are stopped are left out of the next attempt.
  private mutating func markFreeRows() {
    var steps = FaceSum(
      unsorted: generic(seed: 1).entries.map {
        FaceSum.Entry($0.key, mayBeAbove[Int($0.key)] ? $0.amount : -$0.amount)
      })
    for _ in 0..<OpenFace.attempts {
      if steps.isZero { return }
      follow(steps)
      let touched = measureRates()
      let stopped = touched.filter { row in gaps[Int(row)].isZero && isStopped(row) }
      if stopped.isEmpty { for row in touched { wasOff[Int(row)] = true } }
      let senses = stopped.map { Rational(rates[Int($0)].sign) }
      clearRates(touched)
      if stopped.isEmpty { return }
      for (row, sense) in zip(stopped, senses) {
        for part in gradient(of: row).entries where (part.amount * sense * steps[part.key]).sign > 0 {
          steps.remove(part.key)
        }
      }
    }
  }

  private static var attempts: Int { 10 }

  /// Moves a row off its right side. If it cannot move, every direction that it depends on leads to where the row or that
  /// direction itself is not allowed: so none of them can move, and all are fixed at once.
  private mutating func letLeave(_ row: Int32, _ gradient: FaceSum) {
    var gradient = gradient
    var isTried = false
    for sign in [1, -1] where sign > 0 ? mayBeAbove[Int(row)] : mayBeBelow[Int(row)] {
      let start = gaps[Int(row)]
      guard case .stuck(let rest) = push(row, .anyStep(sign), knowing: gradient) else { return }
      if gaps[Int(row)] != start { return }
      gradient = rest
      isTried = true
    }
    if isTried {
      fix(all: gradient)
    } else if let last = gradient.entries.last {
      fix(row, gradient, insteadOf: last.key)
    }
  }

  /// The variables with more than one value, in the order of their numbers; after ``explore()``.
  func undecided() -> [Int32] {
    if directions.isEmpty { return [] }
    return (0..<Int32(truncatingIfNeeded: isSettled.count)).filter { !isSettled[Int($0)] }
  }

  /// The variables with more than one value, after ``explore()``.
  var undecidedVariables: [VariableID] { undecided().map { VariableID(Int(rows.variables[Int($0)])) } }

  /// The variables with more than one value, after ``explore()``, and the group that each belongs to.
  func undecidedByGroup() -> [(variable: VariableID, group: Int)] {
    var face = self
    face.makeRoom()
    let variables = face.undecided()
    return zip(variables, face.groups(of: variables)).map { (VariableID(Int(rows.variables[Int($0)])), $1) }
  }

  /// A step in all directions at once, of lengths of which hardly any sum is 0.
  func generic(seed: UInt64) -> FaceSum {
    var amounts = GenericAmounts(seed: seed)
    var steps = FaceSum()
    for row in directions.sorted() { steps.add(row, amounts.next()) }
    return steps
  }

  /// True if a sum of products has more than one value; after ``explore()``.
  mutating func isUndecided(_ sum: [EngineRow.Term]) -> Bool {
    makeRoom()
    return isUndecided(
      sum.compactMap { term in rows.number(of: term.variable).map { ($0, term.coefficient) } })
  }

  /// The sums of `asked` that have more than one value; after ``explore()``. Most of them move in a random step.
  mutating func undecidedSums(_ asked: AskedSums) -> Set<Int> {
    if asked.isEmpty || directions.isEmpty { return [] }
    follow(generic(seed: 1))
    return asked.undecided(among: undecidedVariables) { sum in
      var rate = Rational.zero
      for term in sum {
        if let number = rows.number(of: term.variable) { rate += term.coefficient * shifts[Int(number)] }
      }
      return !rate.isZero || isUndecided(sum)
    }
  }

  /// True if a sum has more than one value; after ``explore()``.
  mutating func isUndecided(_ sum: [(variable: Int32, coefficient: Rational)]) -> Bool {
    if directions.isEmpty { return false }
    return !gradient(of: sum).isZero
  }

  /// The range of a variable's values.
  mutating func range(of variable: Int32) -> ValueRange {
    makeRoom()
    let functional = functional(of: variable)
    let gradient = gradient(of: functional)
    let before = changes
    let lowest = extreme(of: functional, -1, gradient)
    return ValueRange(
      lowest: lowest, highest: extreme(of: functional, 1, changes == before ? gradient : nil))
  }

  private mutating func extreme(of functional: Int32, _ sign: Int, _ gradient: FaceSum?) -> Rational? {
    switch push(functional, .extreme(sign), knowing: gradient) {
    case .unbounded: nil
    case .arrived, .stuck: value(of: functional)
    }
  }
}
