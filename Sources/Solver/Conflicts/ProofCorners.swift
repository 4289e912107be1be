internal import LayNumbers

/// The corners of a proof: for each of its rows the point at which all the others hold as equations.
///
/// A proof of n + 1 rows whose multipliers are unique determines n variables without any one of its rows. So one
/// factorization gives every corner. If the background holds at the corner of a member, that member is needed; if a row
/// of the background does not, it may replace the member in the proof.
struct ProofCorners {
  /// The answer of the corner of a member.
  enum Answer {
    /// The other members are feasible with all of the background.
    case isNeeded
    /// A proof without the member.
    case replaced(Infeasibility)
    case unknown
  }

  /// The rows of the proof, then the background beside it.
  private var rows = ExactRows()
  private var basis = ExactBasis()
  private let proof: Infeasibility
  private var values: [Rational]
  /// The number of rows.
  var count: Int { rows.count }

  /// Creates the corners of `proof`, of rows of `store`; nil if `background` has other variables than the proof, or if
  /// its rows do not determine their variables.
  init?(_ proof: Infeasibility, beside background: [RowID], of store: RowStore, at size: ExactSize) {
    self.proof = proof
    var places: [VariableID: Int32] = [:]
    var variables: [Int32] = []
    var numbers: [Int32] = []
    for member in proof.rows {
      for term in store.terms(of: member.row.index) {
        let variable = store.variable(term)
        guard places[variable] == nil else { continue }
        places[variable] = Int32(truncatingIfNeeded: variables.count)
        while numbers.count <= variable.index { numbers.append(-1) }
        numbers[variable.index] = Int32(truncatingIfNeeded: variables.count)
        variables.append(variable.rawValue)
      }
    }
    // One equation more than variables: the multipliers are unique, so all others hold at a corner.
    guard proof.rows.count == variables.count + 1 else { return nil }
    values = [Rational](repeating: .zero, count: variables.count)
    rows.begin(variables)
    for member in proof.rows { rows.append(member.row.rawValue, of: store, numbers, at: size) }
    let known = Set(proof.rows.map { $0.row })
    for row in background where !known.contains(row) {
      guard store.terms(of: row.index).allSatisfy({ places[store.variable($0)] != nil }) else { return nil }
      rows.append(row.rawValue, of: store, numbers, at: size)
    }
    guard basis.factor(rows, proof.rows.indices.map { Int32(truncatingIfNeeded: $0) }) else { return nil }
  }

  /// Returns the answer of the corner of a row of the proof. Another row replaces it only if `replaces` is true.
  mutating func answer(for row: RowID, replaces: Bool) -> Answer {
    guard let place = proof.rows.firstIndex(where: { $0.row == row }) else { return .unknown }
    var rightSides = rows.rightSides
    rightSides[place] += proof.excess / proof.rows[place].multiplier
    basis.solve(rows, rightSides, into: &values)
    for other in 0..<rows.count where other != place {
      let row = Int32(truncatingIfNeeded: other)
      let left = rows.left(of: row, values)
      if rows.relations[other].holds(left, rows.rightSides[other]) { continue }
      return replaces && other >= proof.rows.count ? exchange(place, for: row, left) : .unknown
    }
    return .isNeeded
  }

  /// The proof in which row `entering`, with the value `left` of its left side at the corner of the row at `leaving`,
  /// replaces that; its multiplier is 1 or -1.
  private func exchange(_ leaving: Int, for entering: Int32, _ left: Rational) -> Answer {
    let sign = Rational((left - rows.rightSides[Int(entering)]).sign)
    var pulls = [Rational](repeating: .zero, count: rows.variables.count)
    for index in rows.termRange(entering) { pulls[Int(rows.terms[index].variable)] = rows.terms[index].coefficient }
    var shares = [Rational](repeating: .zero, count: proof.rows.count)
    basis.solveTransposed(rows, &pulls) { shares[Int($0)] = $1 }
    let factor = sign * shares[leaving] / proof.rows[leaving].multiplier
    var members: [(row: RowID, multiplier: Rational)] = [(RowID(Int(rows.ids[Int(entering)])), sign)]
    for (place, member) in proof.rows.enumerated() where place != leaving {
      let multiplier = factor * member.multiplier - sign * shares[place]
      guard rows.relations[place].allows(multiplier) else { return .unknown }
      if !multiplier.isZero { members.append((member.row, multiplier)) }
    }
    let excess = (left - rows.rightSides[Int(entering)]).magnitude
    let scale = members.map { $0.multiplier.magnitude }.min() ?? .one
    members.sort { $0.row.rawValue < $1.row.rawValue }
    return .replaced(
      Infeasibility(rows: members.map { ($0.row, $0.multiplier / scale) }, excess: excess / scale))
  }
}

extension Relation {
  /// True if a row with this relation may have the multiplier in a proof.
  fileprivate func allows(_ multiplier: Rational) -> Bool {
    switch self {
    case .lessOrEqual: multiplier.sign >= 0
    case .equal: true
    case .greaterOrEqual: multiplier.sign <= 0
    }
  }
}
