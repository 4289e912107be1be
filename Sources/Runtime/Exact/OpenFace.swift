/// The solutions of a component that are all optimal (SEMANTICS §4.5), and one of them: where it stands.
///
/// A proof of optimality says for each row on which side of its right side it may be: so the face is a polyhedron of
/// rows alone, without costs. The rows that may leave their right sides are its directions. A point of it is a vertex,
/// given by as many rows that rest there, and moves by steps of the primal simplex: one row leaves its right side, until
/// another gets to its own. Only these rows have to be known; every number else follows from the basis of the proof,
/// forwards for where a step leads, backwards for how a sum depends on the directions.
///
/// Functionals are rows, by number, and variables: the number of rows more.
struct OpenFace: Sendable {
  let rows: ExactRows
  var basis: ExactBasis
  /// The values of the variables here.
  var values: [Rational]
  /// Of each row its left side less its right side, here.
  var gaps: [Rational]
  /// On which sides of its right side each row may be.
  var mayBeAbove: [Bool]
  var mayBeBelow: [Bool]
  /// Rows that cost where they may be: those that the tie-break pulls first.
  let isError: [Bool]

  /// The rows that rest and may move, in order of joining.
  var directions: [Int32]
  /// Of each row, whether it is one of ``directions``.
  var isDirection: [Bool]
  /// Of each row, whether it was a direction at first: ``basis`` knows these. While one is none now, it is a sum of
  /// directions, see ``expressions``.
  private var isOrigin: [Bool]
  private var expressed: [Int32] = []
  private var expressions: [FaceSum] = []
  /// Of each row, its place in ``expressed``, or -1.
  private var expressionOf: [Int32]
  /// Rows and variables that were fixed for good, besides the rows that never could move.
  private(set) var fixed: [Int32] = []
  /// How often directions were exchanged or fixed.
  private(set) var changes = 0
  /// Of each row, whether it has ever been off its right side, or is known to be able to.
  var wasOff: [Bool]

  /// Variables known to have one value.
  var isSettled: [Bool]
  let rowsOfVariables: RowsOfVariables

  // Memory of a step: all 0 between steps but for `shifts`, and empty until they are needed.
  var pulls: [Rational] = []
  var rightSides: [Rational] = []
  var shifts: [Rational] = []
  var rates: [Rational] = []

  /// The face of a solution that is proved.
  init(_ check: OptimalityCheck) {
    rows = check.rows.compacted
    basis = check.basis.compacted
    values = check.values.compacted
    gaps = check.gaps.compacted
    let count = rows.count
    mayBeAbove = Array(repeating: false, count: count)
    mayBeBelow = mayBeAbove
    isDirection = mayBeAbove
    isOrigin = mayBeAbove
    expressionOf = Array(repeating: -1, count: count)
    var isError = mayBeAbove
    wasOff = mayBeAbove
    for row in 0..<Int32(truncatingIfNeeded: count) {
      let sign = gaps[Int(row)].sign
      mayBeAbove[Int(row)] = sign > 0 || sign == 0 && check.isFree(row, above: true)
      mayBeBelow[Int(row)] = sign < 0 || sign == 0 && check.isFree(row, above: false)
      wasOff[Int(row)] = sign != 0
      let cost = check.multipliers[Int(row)].sign
      isError[Int(row)] = cost > 0 && mayBeAbove[Int(row)] || cost < 0 && mayBeBelow[Int(row)]
    }
    self.isError = isError
    directions = check.movableRows()
    for row in directions {
      isDirection[Int(row)] = true
      isOrigin[Int(row)] = true
    }
    basis.indexColumns(rows)
    isSettled = Array(repeating: false, count: rows.variables.count)
    rowsOfVariables = RowsOfVariables(rows)
  }

  /// Makes the memory that looking backwards needs. A face that is kept has none, so that copies of it cost little.
  mutating func makeRoom() {
    if pulls.isEmpty { pulls = Array(repeating: .zero, count: rows.variables.count) }
  }

  /// Makes the memory that steps need.
  private mutating func makeRoomForSteps() {
    if !shifts.isEmpty { return }
    shifts = Array(repeating: .zero, count: rows.variables.count)
    rightSides = Array(repeating: .zero, count: rows.count)
    rates = rightSides
  }

  /// Gives that memory back.
  mutating func dropRoom() { (pulls, shifts, rightSides, rates) = ([], [], [], []) }

  /// The functional of a variable.
  func functional(of variable: Int32) -> Int32 { Int32(truncatingIfNeeded: rows.count) + variable }

  /// Whether a row was a direction at first.
  func isOrigin(of row: Int32) -> Bool { isOrigin[Int(row)] }

  func isRow(_ functional: Int32) -> Bool { functional < rows.count }

  // MARK: - How a sum depends on the directions

  /// How much a functional grows with each direction.
  mutating func gradient(of functional: Int32) -> FaceSum {
    if isRow(functional) {
      if isDirection[Int(functional)] { return FaceSum(functional) }
      if let sum = expression(of: functional) { return sum }
    }
    var columns: [Int32] = []
    if isRow(functional) {
      for index in rows.termRange(functional) {
        pulls[Int(rows.terms[index].variable)] = rows.terms[index].coefficient
        columns.append(rows.terms[index].variable)
      }
    } else {
      let variable = functional - Int32(truncatingIfNeeded: rows.count)
      pulls[Int(variable)] = .one
      columns.append(variable)
    }
    return gradient(from: columns)
  }

  /// The same of a sum of products.
  mutating func gradient(of sum: [(variable: Int32, coefficient: Rational)]) -> FaceSum {
    for (variable, coefficient) in sum { pulls[Int(variable)] += coefficient }
    return gradient(from: sum.map { $0.variable })
  }

  private mutating func gradient(from columns: [Int32]) -> FaceSum {
    var parts: [FaceSum.Part] = []
    var others: [FaceSum.Part] = []
    var pulls = pulls
    self.pulls = []
    basis.multipliers(rows, &pulls, from: columns, isSettled: isSettled) { row, multiplier in
      if isDirection[Int(row)] {
        parts.append(FaceSum.Part(row: row, amount: multiplier))
      } else if expressionOf[Int(row)] >= 0 {
        others.append(FaceSum.Part(row: row, amount: multiplier))
      }
    }
    self.pulls = pulls
    var sum = FaceSum(unsorted: parts)
    for other in others {
      if let expression = expression(of: other.row) { sum.add(expression, times: other.amount) }
    }
    return sum
  }

  /// What a row is that was a direction at first and is none now; nil for others.
  private func expression(of row: Int32) -> FaceSum? {
    expressionOf[Int(row)] < 0 ? nil : expressions[Int(expressionOf[Int(row)])]
  }

  // MARK: - Where a direction leads

  /// Writes to ``shifts`` how much the variables grow when the directions do by `steps`.
  mutating func follow(_ steps: FaceSum) {
    makeRoomForSteps()
    var used: [Int32] = []
    for part in steps.parts where isOrigin[Int(part.row)] {
      rightSides[Int(part.row)] = part.amount
      used.append(part.row)
    }
    for (index, row) in expressed.enumerated() {
      let step = expressions[index].product(steps)
      if step.isZero { continue }
      rightSides[Int(row)] = step
      used.append(row)
    }
    basis.solve(rows, rightSides, into: &shifts)
    for row in used { rightSides[Int(row)] = .zero }
  }

  // MARK: - Changing the directions

  /// Puts a row that got to its right side in the place of a direction, which may be off its own from now on.
  mutating func exchange(_ direction: Int32, for row: Int32, _ gradient: FaceSum) {
    changes += 1
    drop(row)
    replace(direction, by: gradient.solved(for: direction, sum: row))
    if let place = directions.firstIndex(of: direction) { directions[place] = row }
    isDirection[Int(row)] = true
  }

  /// Keeps a direction where it is, for good.
  mutating func fix(_ direction: Int32) {
    changes += 1
    fixed.append(direction)
    isDirection[Int(direction)] = false
    directions.removeAll { $0 == direction }
    for index in expressions.indices { expressions[index].remove(direction) }
  }

  /// Keeps the directions of a sum where they are, for good.
  mutating func fix(all sum: FaceSum) {
    changes += 1
    for part in sum.parts {
      fixed.append(part.row)
      isDirection[Int(part.row)] = false
    }
    let isKept = isDirection
    directions.removeAll { !isKept[Int($0)] }
    for index in expressions.indices { expressions[index].keep { isKept[Int($0)] } }
  }

  /// Keeps a functional where it is, for good, given how it depends on the directions: of these, `direction` follows from
  /// the others then.
  mutating func fix(_ functional: Int32, _ gradient: FaceSum, insteadOf direction: Int32) {
    if isRow(functional) {
      if isDirection[Int(functional)] { return fix(functional) }
      drop(functional)
    }
    changes += 1
    fixed.append(functional)
    replace(direction, by: gradient.solved(for: direction, sum: nil))
    directions.removeAll { $0 == direction }
  }

  /// Puts what a direction follows from in its place, everywhere.
  private mutating func replace(_ direction: Int32, by sum: FaceSum) {
    for index in expressions.indices { expressions[index].replace(direction, by: sum) }
    isDirection[Int(direction)] = false
    if !isOrigin[Int(direction)] { return }
    expressionOf[Int(direction)] = Int32(truncatingIfNeeded: expressed.count)
    expressed.append(direction)
    expressions.append(sum)
  }

  /// Forgets what a row is.
  private mutating func drop(_ row: Int32) {
    let place = Int(expressionOf[Int(row)])
    if place < 0 { return }
    expressionOf[Int(row)] = -1
    let (lastRow, lastSum) = (expressed.removeLast(), expressions.removeLast())
    if lastRow == row { return }
    expressed[place] = lastRow
    expressions[place] = lastSum
    expressionOf[Int(lastRow)] = Int32(truncatingIfNeeded: place)
  }
}
