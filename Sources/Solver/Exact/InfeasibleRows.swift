internal import LayNumbers

/// Proves that required rows are infeasible, or that they are not: the dual simplex method on a factored basis, in exact
/// numbers.
///
/// It starts at the point where the first independent rows hold as equations, equations before inequalities. The first
/// violated row enters in exchange for the first inequality that can correct it (Bland 1977). So it ends, and the proof
/// is a function of the rows and their order. A row that nothing can correct is a sum of rows of the basis: the proof is
/// irreducible, because these are linearly independent.
struct InfeasibleRows {
  private var rows = ExactRows()
  private var basis = ExactBasis()
  /// The rows of the basis, and for each row, true if it is one.
  private var chosen: [Int32] = []
  private var isChosen: [Bool] = []
  private var values: [Rational] = []
  /// The multipliers of the chosen rows whose sum is a violated row.
  private var shares: [Rational] = []

  /// Collects rows of `store`, in their order. Each counts as required.
  init(_ ids: [RowID], of store: RowStore, at size: ExactSize) {
    var variables = Set<Int32>()
    for id in ids { for term in store.terms(of: id.index) { variables.insert(store.variable(term).rawValue) } }
    let sorted = variables.sorted()
    var numbers = [Int32](repeating: -1, count: Int(sorted.last ?? -1) + 1)
    for (number, variable) in sorted.enumerated() { numbers[Int(variable)] = Int32(truncatingIfNeeded: number) }
    rows.begin(sorted)
    for id in ids { rows.append(id.rawValue, of: store, numbers, at: size) }
  }

  /// Returns the proof; nil if all rows can hold.
  mutating func proof() -> Infeasibility? {
    let count = rows.count
    chooseFirstRows()
    values.refill(with: .zero, count: rows.variables.count)
    while basis.factor(rows, chosen, mostWork: .max) {
      basis.solve(rows, rows.rightSides, into: &values)
      guard let (row, gap) = firstViolatedRow(count) else { return nil }
      express(row)
      guard let leaving = firstCorrectingRow(row, gap) else { return infeasibility(row, gap) }
      exchange(leaving, for: row)
    }
    return nil
  }

  // MARK: - The first basis

  /// Chooses each row that is independent of those before, equations first, and holds all variables that they leave
  /// undetermined.
  private mutating func chooseFirstRows() {
    var degrees = [Int](repeating: 0, count: rows.variables.count)
    for term in rows.terms { degrees[Int(term.variable)] += 1 }
    var definitions = [FaceSum?](repeating: nil, count: rows.variables.count)
    isChosen.refill(with: false, count: rows.count)
    let order = rows.ids.indices.map { Int32(truncatingIfNeeded: $0) }
    for isEquation in [true, false] {
      for row in order where (rows.relations[Int(row)] == .equal) == isEquation {
        let sum = reduced(row, definitions)
        // The variable of the fewest rows, so that few sums grow.
        guard let rarest = sum.entries.min(by: { degrees[Int($0.key)] < degrees[Int($1.key)] }) else { continue }
        definitions[Int(rarest.key)] = sum.solved(for: rarest.key, sum: nil)
        choose(row)
      }
    }
    for variable in definitions.indices where definitions[variable] == nil {
      let row = rows.appendIdle(Int32(truncatingIfNeeded: variable))
      isChosen.append(false)
      choose(row)
    }
  }

  private mutating func choose(_ row: Int32) {
    isChosen[Int(row)] = true
    chosen.append(row)
  }

  /// The left side of a row as a sum of variables that are not defined. A definition has variables defined later, never
  /// one before.
  private func reduced(_ row: Int32, _ definitions: [FaceSum?]) -> FaceSum {
    var sum = FaceSum()
    for index in rows.termRange(row) { sum.add(rows.terms[index].variable, rows.terms[index].coefficient) }
    while let variable = sum.entries.first(where: { definitions[Int($0.key)] != nil })?.key {
      if let definition = definitions[Int(variable)] { sum.replace(variable, by: definition) }
    }
    return sum
  }

  // MARK: - Steps

  private func firstViolatedRow(_ count: Int) -> (row: Int32, gap: Rational)? {
    for row in 0..<Int32(truncatingIfNeeded: count) where !isChosen[Int(row)] {
      let gap = rows.left(of: row, values) - rows.rightSides[Int(row)]
      if !rows.relations[Int(row)].holds(gap, .zero) { return (row, gap) }
    }
    return nil
  }

  /// Writes ``shares`` of a row.
  private mutating func express(_ row: Int32) {
    var pulls = [Rational](repeating: .zero, count: rows.variables.count)
    for index in rows.termRange(row) { pulls[Int(rows.terms[index].variable)] = rows.terms[index].coefficient }
    var found = [Rational](repeating: .zero, count: rows.count)
    basis.solveTransposed(rows, &pulls) { found[Int($0)] = $1 }
    shares = found
  }

  /// The first inequality of the basis that reduces the gap of a violated row when it leaves its right side.
  private func firstCorrectingRow(_ row: Int32, _ gap: Rational) -> Int32? {
    (0..<Int32(truncatingIfNeeded: shares.count)).first { other in
      let sign = shares[Int(other)].sign * gap.sign
      switch rows.relations[Int(other)] {
      case .lessOrEqual: return sign > 0
      case .greaterOrEqual: return sign < 0
      case .equal: return false
      }
    }
  }

  private mutating func exchange(_ leaving: Int32, for row: Int32) {
    isChosen[Int(leaving)] = false
    isChosen[Int(row)] = true
    if let place = chosen.firstIndex(of: leaving) { chosen[place] = row }
  }

  /// The proof from a row that nothing can correct. The scale is free: the least multiplier is 1, so that numbers of the
  /// source appear unchanged in a plain sum.
  private func infeasibility(_ row: Int32, _ gap: Rational) -> Infeasibility {
    let sign = Rational(gap.sign)
    var members: [(row: RowID, multiplier: Rational)] = []
    for (other, id) in rows.ids.enumerated() where id >= 0 {
      let multiplier = other == Int(row) ? sign : -sign * shares[other]
      if !multiplier.isZero { members.append((RowID(Int(id)), multiplier)) }
    }
    let scale = members.map { $0.multiplier.magnitude }.min() ?? .one
    return Infeasibility(
      rows: members.map { ($0.row, $0.multiplier / scale) }, excess: gap.magnitude / scale)
  }
}
