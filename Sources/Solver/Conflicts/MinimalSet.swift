internal import LayNumbers

/// An irreducible infeasible subset of the members: infeasible with the background, and feasible without any one of its
/// members.
package struct MinimalSet: Sendable {
  /// The members, in order.
  package var rows: [RowID]
  /// The proof of infeasibility; its other rows are background.
  package var proof: Infeasibility
  /// True if no smaller set shares a member with it.
  package var isSmallest = false
}

extension RequiredRows {
  /// The fewest members of a set for which the corners of a proof are tested before all rows.
  private static let cornerLimit = 6
  /// The largest number of members of a set from which a corner only drops rows; in larger sets a corner also replaces
  /// rows by background.
  private static let exchangeLimit = 28

  /// Returns a minimal set among the members of a proof.
  ///
  /// Its rows without any one of them are independent, so they are feasible alone; but the background may contradict
  /// them. So each is left out in turn (deletion filter, Chinneck & Dravnieks 1991).
  package mutating func minimized(_ proof: Infeasibility) -> MinimalSet {
    var set = MinimalSet(rows: members(of: proof), proof: proof)
    var corners = self.corners(of: set)
    // The number at the end that are needed: what a set needs, its subsets need too.
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

  /// Returns the answer of a corner, which counts as much work as a query about all rows.
  private mutating func answer(
    for row: RowID, of set: MinimalSet, _ corners: inout ProofCorners?
  ) -> ProofCorners.Answer {
    let answer = corners?.answer(for: row, replaces: set.rows.count > RequiredRows.exchangeLimit) ?? .unknown
    if case .unknown = answer { return answer }
    count(questionAbout: corners?.count ?? 0)
    return answer
  }

  /// A minimal set among the given members; nil if they are feasible.
  package mutating func minimalSet(among rows: [RowID]) -> MinimalSet? {
    contradiction(among: rows).map { minimized($0) }
  }
}
