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
  /// A minimal set among the members of a proof.
  ///
  /// Its rows without any one of them are independent, so they can hold by themselves; but the background may forbid that. So
  /// each is left out in turn (deletion filter, Chinneck & Dravnieks 1991).
  mutating func minimized(_ proof: Infeasibility) -> MinimalSet {
    var set = MinimalSet(rows: members(of: proof), proof: proof)
    // How many at the end are needed: what a smaller set does without, it can never need.
    var needed = 0
    while needed < set.rows.count, set.rows.count > 1 {
      var others = set.rows
      others.remove(at: others.count - 1 - needed)
      if let smaller = contradiction(among: others) {
        (set.rows, set.proof) = (members(of: smaller), smaller)
      } else {
        needed += 1
      }
    }
    return set
  }

  /// A minimal set of all members of a part in force; nil if they can hold.
  mutating func minimalSet(among rows: [RowID]) -> MinimalSet? { contradiction(among: rows).map { minimized($0) } }
}
