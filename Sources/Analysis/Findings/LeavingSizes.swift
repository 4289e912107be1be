internal import LayRuntime

/// The sizes at which views extend beyond the screen, with those of their superviews: a view inside one that leaves is not reported at
/// these sizes, but may be at others.
struct LeavingSizes {
  /// Regions in the ranges of proofs.
  typealias Regions = [(proof: Int, region: SizeRegion)]

  /// The sizes at which each view leaves, or a view that contains it.
  private var covers: [ViewID: Regions] = [:]

  /// Adds the sizes at which a view in `superview` leaves; superviews come first. Returns true if at some of them no view that
  /// contains it leaves.
  mutating func note(_ view: ViewID, in superview: ViewID?, _ own: Regions) -> Bool {
    let outer = superview.flatMap { covers[$0] } ?? []
    let isNew = own.contains(beyond: outer)
    let cover = isNew ? outer + own : outer
    if !cover.isEmpty { covers[view] = cover }
    return isNew
  }
}

extension LeavingSizes.Regions {
  /// True if others are the same in the same order. Views in a column differ at great sizes rather than at small ones, so the
  /// last regions are compared first.
  func areSame(as others: LeavingSizes.Regions) -> Bool {
    count == others.count && indices.reversed().allSatisfy { self[$0] == others[$0] }
  }

  /// True if a size is in it and not in others.
  func contains(beyond others: LeavingSizes.Regions) -> Bool {
    let known = Dictionary(grouping: others) { $0.proof }.mapValues { $0.map { $0.region } }
    return contains { item in
      let own = known[item.proof] ?? []
      return !own.contains(item.region) && item.region.witness(outside: own) != nil
    }
  }
}
