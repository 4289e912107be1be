/// Members that cannot all hold with the background, and of which none is superfluous: without any one of them the others can.
struct MinimalSet: Sendable {
  /// The members, in order.
  var rows: [RowID]
  /// The proof that they cannot hold; what it has besides them is background.
  var proof: Infeasibility
  /// Whether no smaller set shares a member with it.
  var isSmallest = false
}

extension RequiredRows {
  /// The fewest members of a set for which the corners of a proof are asked before all rows.
  private static let cornerLimit = 6
  /// The most members of a set whose rows are only dropped by a corner; of larger sets a corner also replaces rows by background.
  private static let exchangeLimit = 28

  /// A minimal set among the members of a proof.
  ///
  /// Its rows without any one of them are independent, so they can hold by themselves; but the background may forbid that. So
  /// each is left out in turn (deletion filter, Chinneck & Dravnieks 1991).
  mutating func minimized(_ proof: Infeasibility) -> MinimalSet {
    var set = MinimalSet(rows: members(of: proof), proof: proof)
    var corners = self.corners(of: set)
    // How many at the end are needed: what a smaller set does without, it can never need.
    var needed = 0
    while needed < set.rows.count, set.rows.count > 1 {
      let row = set.rows[set.rows.count - 1 - needed]
      let answer = answer(for: row, of: set, &corners)
      if case .isNeeded = answer {
        needed += 1
        continue
      }
      var smaller: Infeasibility?
      if case .replaced(let proof) = answer { smaller = proof } else { smaller = contradiction(without: row, in: set) }
      if let smaller {
        (set.rows, set.proof) = (members(of: smaller), smaller)
        corners = self.corners(of: set)
      } else {
        needed += 1
      }
    }
    return set
  }

  private mutating func contradiction(without row: RowID, in set: MinimalSet) -> Infeasibility? {
    contradiction(among: set.rows.filter { $0 != row })
  }

  private func corners(of set: MinimalSet) -> ProofCorners? {
    set.rows.count < RequiredRows.cornerLimit ? nil : corners(of: set.proof, set.rows)
  }

  /// Returns the answer of a corner, which counts as much as a question about all rows.
  private mutating func answer(
    for row: RowID, of set: MinimalSet, _ corners: inout ProofCorners?
  ) -> ProofCorners.Answer {
    let answer = corners?.answer(for: row, replaces: set.rows.count > RequiredRows.exchangeLimit) ?? .unknown
    if case .unknown = answer { return answer }
    count(questionAbout: corners?.count ?? 0)
    return answer
  }

  /// A minimal set of all members of a part in force; nil if they can hold.
  mutating func minimalSet(among rows: [RowID]) -> MinimalSet? { contradiction(among: rows).map { minimized($0) } }
}
