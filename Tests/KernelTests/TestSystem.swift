import LayOracle
import LayRuntime
import LaySolver

/// A system of rows for the kernel and for the exact engine, which is the judge. Rows that were removed are nil, so that
/// the others keep their numbers.
struct TestSystem {
  var count = 0
  var rows: [EngineRow?] = []

  /// The rows that are in the system, with their numbers.
  var present: [(id: RowID, row: EngineRow)] {
    rows.enumerated().compactMap { index, row in row.map { (RowID(index), $0) } }
  }

  /// The exact engine, told the rows in their order.
  func exact() -> ExactSimplex {
    var engine = ExactSimplex()
    declare(in: &engine)
    return engine
  }

  /// Tells an engine everything. Removed rows come and go, so that numbers are the same.
  func declare(in engine: inout some ConstraintEngine) {
    for rank in 0..<count { _ = engine.makeVariable(preferred: Affine(.zero), rank: rank) }
    for row in rows {
      let id = engine.add(row ?? EngineRow([], .equal, Affine(.zero)))
      if row == nil { engine.remove(id) }
    }
  }

  /// A kernel that was told the rows in their order, not yet solved.
  func kernel() -> LayoutKernel {
    var kernel = LayoutKernel()
    for _ in 0..<count { _ = kernel.makeVariable() }
    for row in rows {
      if let row { kernel.add(row) } else { kernel.remove(kernel.addRow(.equal, constant: 0)) }
    }
    return kernel
  }

  /// Whether the rows can all hold at a size, exactly.
  func isPossible(at size: ExactSize) -> Bool {
    var engine = exact()
    return engine.solve(width: size.width, height: size.height) == .optimal
  }

  // MARK: - Judging values

  /// The sum of the errors of each level at a size, the required one first. Values are doubles, so the sums are, too.
  func errors(of values: [Double], at size: ExactSize) -> [(level: Float, sum: Double)] {
    var sums: [Float: Double] = [:]
    for (_, row) in present {
      let left = row.terms.reduce(0) { $0 + $1.coefficient.double * values[$1.variable.index] }
      let gap = left - row.rhs.value(at: size).double
      let error =
        switch row.relation {
        case .equal: abs(gap)
        case .lessOrEqual: max(0, gap)
        case .greaterOrEqual: max(0, -gap)
        }
      sums[row.level.rank, default: 0] += error
    }
    return sums.sorted { $0.key > $1.key }.map { ($0.key, $0.value) }
  }

  /// How large the numbers are that errors are sums of: what tolerances are relative to. A coefficient is one of them:
  /// a variable is right to a fraction of a point.
  func magnitude(of values: [Double], at size: ExactSize) -> Double {
    var largest = 1.0
    for value in values { largest = max(largest, abs(value)) }
    for (_, row) in present {
      largest = max(largest, abs(row.rhs.value(at: size).double))
      for term in row.terms {
        let coefficient = abs(term.coefficient.double)
        largest = max(largest, coefficient, coefficient * abs(values[term.variable.index]))
      }
    }
    return largest
  }
}

extension LayoutKernel {
  /// Adds a row whose numbers are doubles.
  @discardableResult mutating func add(_ row: EngineRow) -> RowID {
    for term in row.terms { addTerm(term.variable, term.coefficient.double) }
    return addRow(
      row.relation, constant: row.rhs.constant.double, width: row.rhs.width.double, height: row.rhs.height.double,
      level: row.level)
  }

  mutating func setRightSide(_ rhs: Affine, of row: RowID) {
    setRightSide(of: row, constant: rhs.constant.double, width: rhs.width.double, height: rhs.height.double)
  }

  mutating func solve(_ size: ExactSize) -> Bool { solve(width: size.width.double, height: size.height.double) }

  /// The values of the first `count` variables.
  func values(_ count: Int) -> [Double] { (0..<count).map { value(of: VariableID($0)) } }
}

extension Level {
  /// Levels as numbers, the more important the greater.
  var rank: Float {
    switch self {
    case .required: 3000
    case .broken: 2000
    case .optional(let priority): priority.value
    }
  }
}

extension Affine {
  func value(at size: ExactSize) -> Rational { constant + width * size.width + height * size.height }
}

extension EngineRow {
  /// `3*x0 - 1/2*x4 <= 8 + 1/2*W @ 750`: rows of a failure as text.
  var text: String {
    let sum = terms.map { "\($0.coefficient)*x\($0.variable.index)" }.joined(separator: " + ")
    let right = "\(rhs.constant) + \(rhs.width)*W + \(rhs.height)*H"
    return "\(sum) \(relation.sign) \(right)\(level == .required ? "" : " @ \(level.rank)")"
  }
}
