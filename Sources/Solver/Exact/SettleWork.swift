internal import LayNumbers

/// The work space for solving a component exactly: lists and tables kept from one component, and one size, to the next.
struct SettleWork: Sendable {
  /// The rows that hold as equations.
  var active: [Int32] = []
  /// The variables, columns first.
  var variables: [Int32] = []
  /// All rows of the component.
  var rows: [Int32] = []
  private var short = ActiveSet<Fraction>()
  private var long = ActiveSet<Rational>()
  /// For each row the number of the last solve that found it active.
  private var marks: [Int] = []
  private var mark = 0

  mutating func begin() {
    active.removeAll(keepingCapacity: true)
    variables.removeAll(keepingCapacity: true)
    rows.removeAll(keepingCapacity: true)
  }

  /// Writes the values that the active rows give; returns false if they do not determine them, or violate another row.
  mutating func solve(_ store: RowStore, at size: ExactSize, _ values: inout [Rational]) -> Bool {
    markActive(count: store.count)
    if short.run(active, for: variables, in: store, count: values.count, at: size), take(&values) {
      let (width, height) = (Fraction(size.width), Fraction(size.height))
      return rows.allSatisfy { row in
        isKept(row, store) || holdsClearly(Int(row), store, width, height) || holds(Int(row), store, values, at: size)
      }
    }
    guard long.run(active, for: variables, in: store, count: values.count, at: size) else { return false }
    for variable in variables { values[Int(variable)] = long.values[Int(variable)] }
    return rows.allSatisfy { isKept($0, store) || holds(Int($0), store, values, at: size) }
  }

  /// Copies the short values if all of them are rational numbers; else returns false.
  private func take(_ values: inout [Rational]) -> Bool {
    for variable in variables {
      guard let value = short.values[Int(variable)].rational else { return false }
      values[Int(variable)] = value
    }
    return true
  }

  private mutating func markActive(count: Int) {
    while marks.count < count { marks.append(0) }
    mark += 1
    for row in active { marks[Int(row)] = mark }
  }

  /// True if a row needs no test: it was solved as an equation, was removed, or is optional.
  private func isKept(_ row: Int32, _ store: RowStore) -> Bool {
    marks[Int(row)] == mark || store.isRemoved(Int(row)) || store.level(of: Int(row)) != .required
  }

  /// True if an inequality holds by more than the rounding errors of doubles.
  private func holdsClearly(_ row: Int, _ store: RowStore, _ width: Fraction, _ height: Fraction) -> Bool {
    let relation = store.relation(of: row)
    let right = store.shortRightSide(of: row, width, height)
    guard relation != .equal, right.isShort else { return false }
    var (difference, size) = (-right.double, abs(right.double))
    for term in store.terms(of: row) {
      let (coefficient, value) = (store.shortCoefficient(term), short.values[store.variable(term).index])
      guard coefficient.isShort, value.isShort else { return false }
      let product = coefficient.double * value.double
      difference += product
      size += abs(product)
    }
    // Each of n products and sums is wrong by less than 2⁻⁵¹ of the size.
    let error = size * Double(store.terms(of: row).count + 2) * 1e-15
    return relation == .lessOrEqual ? difference < -error : difference > error
  }

  private func holds(_ row: Int, _ store: RowStore, _ values: [Rational], at size: ExactSize) -> Bool {
    var left = Rational.zero
    for term in store.terms(of: row) { left += store.coefficient(term) * values[store.variable(term).index] }
    return store.relation(of: row).holds(left, store.rightSide(of: row).value(at: size))
  }
}
