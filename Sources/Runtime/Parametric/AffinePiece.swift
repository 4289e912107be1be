/// A polygon of sizes with one basis of a component, and the values there: each is affine in the root's size (SEMANTICS
/// §4.6).
///
/// A proof of optimality compares slopes, which do not depend on right sides. So a proof at one size is one at all sizes
/// at which no row changes its side: a polygon, the critical region of a basis (Gal & Nedoma 1972).
package struct AffinePiece: Sendable {
  /// The variables of the component with their values, points. Those of ``undecided`` variables are one choice of many.
  package var values: [(variable: VariableID, value: Affine)]
  /// The numbers that are not negative in the piece.
  package var limits: [Affine]
  /// The variables with more than one value inside the piece.
  package var undecided: [VariableID]
  /// The queried sums with more than one value inside the piece.
  package var undecidedSums: Set<Int> = []
}

extension Affine {
  /// The value at a size of the root.
  package func value(at size: ExactSize) -> Rational {
    var value = constant
    if !width.isZero { value += width * size.width }
    if !height.isZero { value += height * size.height }
    return value
  }

  /// The sign of the value at a size of the root.
  package func sign(at size: ExactSize) -> Int {
    if isConstant { return constant.sign }
    let (w, h) = (width.approximation * size.width.approximation, height.approximation * size.height.approximation)
    return (constant.approximation + w + h).sign ?? value(at: size).sign
  }

  /// True if the number does not depend on the root's size.
  package var isConstant: Bool { width.isZero && height.isZero }

  /// The negation.
  package var negated: Affine { Affine(-constant, width: -width, height: -height) }

  /// Adds a multiple of another.
  package mutating func add(_ other: Affine, times factor: Rational) {
    if factor.isZero { return }
    if !other.constant.isZero { constant += other.constant * factor }
    if !other.width.isZero { width += other.width * factor }
    if !other.height.isZero { height += other.height * factor }
  }
}

extension ExactSize {
  /// The side of the line from one size to another that this size lies on: 0 on the line.
  package func side(from a: ExactSize, to b: ExactSize) -> Int {
    let about =
      (b.width.approximation - a.width.approximation) * (height.approximation - a.height.approximation)
      - (b.height.approximation - a.height.approximation) * (width.approximation - a.width.approximation)
    if let sign = about.sign { return sign }
    return ((b.width - a.width) * (height - a.height) - (b.height - a.height) * (width - a.width)).sign
  }
}

extension OptimalityCheck {
  /// The piece around the size of a proof. Rows exactly on their right sides there, but not all around, reduce it to that
  /// size; so make proofs at generic sizes.
  func piece(_ store: RowStore) -> AffinePiece {
    let values = affineValues(store)
    var isPivot = [Bool](repeating: false, count: rows.count)
    basis.forEachRow { isPivot[Int($0)] = true }
    var limits: [Affine] = []
    for row in 0..<Int32(truncatingIfNeeded: rows.count) where !isPivot[Int(row)] {
      let gap = gap(of: row, values, store)
      if !gap.isConstant { addLimits(of: row, gap, to: &limits) }
    }
    let variables = rows.variables.indices.map { (variable: VariableID(Int(rows.variables[$0])), value: values[$0]) }
    return AffinePiece(values: variables, limits: limits, undecided: [])
  }

  /// Adds the limits at which a row changes its side; a row on its right side may move to a side whose slope it has.
  private func addLimits(of row: Int32, _ gap: Affine, to limits: inout [Affine]) {
    let sign = gaps[Int(row)].sign
    if sign > 0 || sign == 0 && !isFree(row, above: false) { limits.append(gap) }
    if sign < 0 || sign == 0 && !isFree(row, above: true) { limits.append(gap.negated) }
  }

  /// The left side minus the right side.
  private func gap(of row: Int32, _ values: [Affine], _ store: RowStore) -> Affine {
    var gap = rightSide(of: row, store).negated
    for index in rows.termRange(row) {
      gap.add(values[Int(rows.terms[index].variable)], times: rows.terms[index].coefficient)
    }
    return gap
  }

  private func rightSide(of row: Int32, _ store: RowStore) -> Affine {
    let id = rows.ids[Int(row)]
    return id < 0 ? Affine(.zero) : store.rightSide(of: Int(id))
  }

  /// The solution of the active rows for each part of the right sides.
  private func affineValues(_ store: RowStore) -> [Affine] {
    var values = rows.variables.map { _ in Affine(.zero) }
    let sides = rows.ids.indices.map { rightSide(of: Int32(truncatingIfNeeded: $0), store) }
    solve(sides.map { $0.constant }) { values[$0].constant = $1 }
    solve(sides.map { $0.width }) { values[$0].width = $1 }
    solve(sides.map { $0.height }) { values[$0].height = $1 }
    return values
  }

  private func solve(_ rightSides: [Rational], _ found: (Int, Rational) -> Void) {
    if rightSides.allSatisfy({ $0.isZero }) { return }
    var solution = [Rational](repeating: .zero, count: rows.variables.count)
    basis.solve(rows, rightSides, into: &solution)
    for (index, value) in solution.enumerated() { found(index, value) }
  }
}

extension LexicographicDual {
  /// The piece around the size that the program is solved at, with the values of all variables by their unknowns.
  func piece() -> (values: [(variable: Unknown, value: Affine)], limits: [Affine]) {
    var limits: [Affine] = []
    for row in tableau.rows {
      let value = row.form.affine
      let restriction = tableau.restrictions[row.basic.index]
      if value.isConstant || restriction == .free { continue }
      limits.append(value)
      if restriction != .nonNegative { limits.append(value.negated) }
    }
    return (affineValues(), limits)
  }

  private func affineValues() -> [(variable: Unknown, value: Affine)] {
    var known = [Affine?](repeating: nil, count: costs.count)
    known[Unknown.one.index] = Affine(.one)
    known[Unknown.width.index] = Affine(.zero, width: .one)
    known[Unknown.height.index] = Affine(.zero, height: .one)
    // A definition contains variables defined after it, never one before.
    for (variable, definition) in definitions.reversed() {
      var sum = Affine(.zero)
      for term in definition.terms {
        let part = known[term.unknown.index] ?? tableau.rowIndex(of: term.unknown).map { tableau.rows[$0].form.affine }
        if let part { sum.add(part, times: term.coefficient) }
      }
      known[variable.index] = sum
    }
    return definitions.map { ($0.variable, known[$0.variable.index] ?? Affine(.zero)) }
  }
}

extension LinearForm {
  /// The constant part: the value with all unknowns 0.
  var affine: Affine { Affine(self[.one], width: self[.width], height: self[.height]) }
}
