package import LayNumbers

/// A linear combination of the directions of an optimal face, by the numbers of their rows.
package typealias FaceSum = SparseVector<Int32>

/// The optimal face of a component, all its optimal solutions (SEMANTICS §4.5), with one of them as the current vertex.
///
/// A proof of optimality gives for each row the sides of its right side that it may be on: so the face is a polyhedron of
/// rows alone, without costs. The rows that may leave their right sides are its directions. Its current point is a
/// vertex, given by as many rows at their right sides, and moves by steps of the primal simplex: one row leaves its right
/// side, until another reaches its own. Only these rows are stored; every other number follows from the basis of the
/// proof, forwards for the end of a step, backwards for the gradient of a sum in the directions.
///
/// Functionals are rows, by number, and variables, by number plus the number of rows.
struct OpenFace: Sendable {
  let rows: ExactRows
  var basis: ExactBasis
  /// The values of the variables at the vertex.
  var values: [Rational]
  /// The gap of each row, its left side minus its right side, at the vertex.
  var gaps: [Rational]
  /// The sides of its right side that each row may be on.
  var mayBeAbove: [Bool]
  var mayBeBelow: [Bool]
  /// Rows that cost on a side where they may be: those that come first in the tie-break.
  let isError: [Bool]

  /// The rows at their right sides that may move, in order of joining.
  var directions: [Int32]
  /// For each row, true if it is one of ``directions``.
  var isDirection: [Bool]
  /// For each row, true if it was a direction at first: ``basis`` contains these. One that is no longer a direction is a
  /// sum of directions, see ``expressions``.
  private var isOrigin: [Bool]
  private var expressed: [Int32] = []
  private var expressions: [FaceSum] = []
  /// The index of each row in ``expressed``, or -1.
  private var expressionOf: [Int32]
  /// Rows and variables that were fixed permanently, besides the rows that never could move.
  private(set) var fixed: [Int32] = []
  /// The number of times that directions were exchanged or fixed.
  private(set) var changes = 0
  /// For each row, true if it was ever off its right side, or is known to be able to leave it.
  var wasOff: [Bool]

  /// For each variable, true if it is known to have one value.
  var isSettled: [Bool]
  let rowsOfVariables: RowsOfVariables

  // Work space of a step: all 0 between steps but for `shifts`, and empty until needed.
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

  /// Allocates the work space for gradients. A stored face has none, so that copies of it cost little.
  mutating func makeRoom() {
    if pulls.isEmpty { pulls = Array(repeating: .zero, count: rows.variables.count) }
  }

  /// Allocates the work space for steps.
  private mutating func makeRoomForSteps() {
    if !shifts.isEmpty { return }
    shifts = Array(repeating: .zero, count: rows.variables.count)
    rightSides = Array(repeating: .zero, count: rows.count)
    rates = rightSides
  }

  /// Frees the work space.
  mutating func dropRoom() { (pulls, shifts, rightSides, rates) = ([], [], [], []) }

  /// The functional of a variable.
  func functional(of variable: Int32) -> Int32 { Int32(truncatingIfNeeded: rows.count) + variable }

  /// True if a row was a direction at first.
  func isOrigin(of row: Int32) -> Bool { isOrigin[Int(row)] }

  func isRow(_ functional: Int32) -> Bool { functional < rows.count }

  // MARK: - How a sum depends on the directions

  /// The gradient of a functional: its growth with each direction.
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

  /// The gradient of a sum of products.
  mutating func gradient(of sum: [(variable: Int32, coefficient: Rational)]) -> FaceSum {
    for (variable, coefficient) in sum { pulls[Int(variable)] += coefficient }
    return gradient(from: sum.map { $0.variable })
  }

  private mutating func gradient(from columns: [Int32]) -> FaceSum {
    var parts: [FaceSum.Entry] = []
    var others: [FaceSum.Entry] = []
    var pulls = pulls
    self.pulls = []
    basis.multipliers(rows, &pulls, from: columns, isSettled: isSettled) { row, multiplier in
      if isDirection[Int(row)] {
        parts.append(FaceSum.Entry(row, multiplier))
      } else if expressionOf[Int(row)] >= 0 {
        others.append(FaceSum.Entry(row, multiplier))
      }
    }
    self.pulls = pulls
    var sum = FaceSum(unsorted: parts)
    for other in others {
      if let expression = expression(of: other.key) { sum.add(expression, times: other.amount) }
    }
    return sum
  }

  /// The expression of a row that was a direction at first and no longer is; nil for others.
  private func expression(of row: Int32) -> FaceSum? {
    expressionOf[Int(row)] < 0 ? nil : expressions[Int(expressionOf[Int(row)])]
  }

  // MARK: - Steps along directions

  /// Writes to ``shifts`` the growth of the variables when the directions grow by `steps`.
  mutating func follow(_ steps: FaceSum) {
    makeRoomForSteps()
    var used: [Int32] = []
    for part in steps.entries where isOrigin[Int(part.key)] {
      rightSides[Int(part.key)] = part.amount
      used.append(part.key)
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

  /// Replaces a direction, which may leave its right side from now on, by a row that reached its own.
  mutating func exchange(_ direction: Int32, for row: Int32, _ gradient: FaceSum) {
    changes += 1
    drop(row)
    replace(direction, by: gradient.solved(for: direction, sum: row))
    if let place = directions.firstIndex(of: direction) { directions[place] = row }
    isDirection[Int(row)] = true
  }

  /// Fixes a direction permanently.
  mutating func fix(_ direction: Int32) {
    changes += 1
    fixed.append(direction)
    isDirection[Int(direction)] = false
    directions.removeAll { $0 == direction }
    for index in expressions.indices { expressions[index].remove(direction) }
  }

  /// Fixes the directions of a sum permanently.
  mutating func fix(all sum: FaceSum) {
    changes += 1
    for part in sum.entries {
      fixed.append(part.key)
      isDirection[Int(part.key)] = false
    }
    let isKept = isDirection
    directions.removeAll { !isKept[Int($0)] }
    for index in expressions.indices { expressions[index].keep { isKept[Int($0)] } }
  }

  /// Fixes a functional permanently, given its gradient in the directions: `direction` then follows from the others.
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

  /// Substitutes `sum` for a direction, everywhere.
  private mutating func replace(_ direction: Int32, by sum: FaceSum) {
    for index in expressions.indices { expressions[index].replace(direction, by: sum) }
    isDirection[Int(direction)] = false
    if !isOrigin[Int(direction)] { return }
    expressionOf[Int(direction)] = Int32(truncatingIfNeeded: expressed.count)
    expressed.append(direction)
    expressions.append(sum)
  }

  /// Removes the expression of a row.
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
