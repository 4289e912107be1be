public import LayNumbers

/// The rows of a system by their numbers, in a few arrays of plain values, without an allocation for each row.
@usableFromInline package struct RowStore: Sendable {
  /// One row.
  @usableFromInline struct Head: Sendable {
    @usableFromInline var start: Int32
    @usableFromInline var count: Int32
    var relation: Relation
    var isRemoved = false
    var level: Level
    var constant: Fraction
    /// The index of the factors of the root's width and height, or -1.
    var sizePart: Int32
  }

  @usableFromInline private(set) var heads: [Head] = []
  @usableFromInline private(set) var variables: [Int32] = []
  @usableFromInline private(set) var coefficients: [Fraction] = []
  /// The factors of the root's width and height, alternating.
  private var sizeParts: [Fraction] = []
  /// The numbers that fit into no ``Fraction``. Such a number is stored with the denominator 0 and its index here.
  @usableFromInline private(set) var large: [Rational] = []

  /// The number of rows, removed ones included.
  var count: Int { heads.count }
  var isEmpty: Bool { heads.isEmpty }
  package var indices: Range<Int> { heads.indices }

  /// A row as a value of its own; nil for a removed one.
  package subscript(row: Int) -> EngineRow? {
    let head = heads[row]
    if head.isRemoved { return nil }
    let terms = self.terms(of: row).map { EngineRow.Term(variable($0), coefficient($0)) }
    return EngineRow(terms, head.relation, rightSide(of: row), level: head.level)
  }

  mutating func append(_ terms: [EngineRow.Term], _ relation: Relation, _ rightSide: Affine, level: Level) {
    let start = Int32(truncatingIfNeeded: variables.count)
    for index in terms.indices {
      variables.append(terms[index].variable.rawValue)
      coefficients.append(stored(terms[index].coefficient))
    }
    heads.append(
      Head(
        start: start, count: Int32(truncatingIfNeeded: terms.count), relation: relation, level: level,
        constant: stored(rightSide.constant), sizePart: -1))
    setSizePart(rightSide, of: heads.count - 1)
  }

  /// Removes a row; its number is not used again.
  mutating func remove(_ row: Int) { heads[row].isRemoved = true }

  mutating func setRightSide(_ rightSide: Affine, of row: Int) {
    heads[row].constant = stored(rightSide.constant)
    setSizePart(rightSide, of: row)
  }

  mutating func setLevel(_ level: Level, of row: Int) { heads[row].level = level }

  private mutating func setSizePart(_ rightSide: Affine, of row: Int) {
    let part = heads[row].sizePart
    if part < 0 && rightSide.width.isZero && rightSide.height.isZero { return }
    let (width, height) = (stored(rightSide.width), stored(rightSide.height))
    if part < 0 {
      heads[row].sizePart = Int32(truncatingIfNeeded: sizeParts.count)
      sizeParts.append(width)
      sizeParts.append(height)
    } else {
      (sizeParts[Int(part)], sizeParts[Int(part) + 1]) = (width, height)
    }
  }

  // MARK: Reading

  package func isRemoved(_ row: Int) -> Bool { heads[row].isRemoved }
  package func level(of row: Int) -> Level { heads[row].level }
  package func relation(of row: Int) -> Relation { heads[row].relation }

  /// The range of a row's terms.
  @inlinable @inline(__always) package func terms(of row: Int) -> Range<Int> {
    Int(heads[row].start)..<Int(heads[row].start) + Int(heads[row].count)
  }

  @inlinable @inline(__always) package func variable(_ term: Int) -> VariableID { VariableID(Int(variables[term])) }
  @inlinable package func coefficient(_ term: Int) -> Rational { number(coefficients[term]) }
  /// The coefficient, if it fits.
  @inline(__always) func shortCoefficient(_ term: Int) -> Fraction { fitting(coefficients[term]) }

  package func rightSide(of row: Int) -> Affine {
    let part = Int(heads[row].sizePart)
    let constant = number(heads[row].constant)
    return part < 0
      ? Affine(constant) : Affine(constant, width: number(sizeParts[part]), height: number(sizeParts[part + 1]))
  }

  /// The right side at a size of the root, if it fits.
  @inline(__always) func shortRightSide(of row: Int, _ width: Fraction, _ height: Fraction) -> Fraction {
    let (constant, part) = (fitting(heads[row].constant), Int(heads[row].sizePart))
    if part < 0 { return constant }
    return constant + fitting(sizeParts[part]) * width + fitting(sizeParts[part + 1]) * height
  }

  /// A right side in doubles.
  func rightSideInDoubles(of row: Int) -> AffineValue {
    let part = Int(heads[row].sizePart)
    let constant = double(heads[row].constant)
    if part < 0 { return AffineValue(constant: constant, width: 0, height: 0) }
    return AffineValue(constant: constant, width: double(sizeParts[part]), height: double(sizeParts[part + 1]))
  }

  /// The nearest double of a coefficient.
  @inline(__always) func coefficientInDoubles(_ term: Int) -> Double { double(coefficients[term]) }

  // MARK: Numbers

  private mutating func stored(_ number: Rational) -> Fraction {
    let fraction = Fraction(number)
    if fraction.fits { return fraction }
    large.append(number)
    return Fraction(numerator: Int64(large.count - 1), denominator: 0)
  }

  @inlinable func number(_ stored: Fraction) -> Rational { stored.rational ?? large[Int(stored.numerator)] }

  @inline(__always) private func fitting(_ stored: Fraction) -> Fraction { stored.fits ? stored : .tooLarge }

  @inline(__always) private func double(_ stored: Fraction) -> Double {
    stored.isShort ? stored.double : number(stored).double
  }
}

/// A system of constraints: its variables and its rows.
package struct ConstraintSystem: Sendable {
  package struct Variable: Sendable {
    package var preferred: Affine
    package var rank: Int
  }
  package var variables: [Variable] = []
  /// The rows by number.
  package var rows = RowStore()
}
