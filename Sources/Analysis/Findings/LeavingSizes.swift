internal import LayRuntime

/// The sizes at which views leave the screen, those inside a leaving view included: what lies in a view that leaves leaves with
/// it, and at other sizes it leaves by itself.
struct LeavingSizes {
  /// Regions of the range of a proof.
  typealias Regions = [(proof: Int, region: SizeRegion)]

  /// The sizes at which each view leaves, or a view that it lies in.
  private var covers: [ViewID: Regions] = [:]

  /// Notes where a view leaves, which lies in `superview`; superviews come first. Returns whether it does where no view does that
  /// it lies in.
  mutating func note(_ view: ViewID, in superview: ViewID?, _ own: Regions) -> Bool {
    let outer = superview.flatMap { covers[$0] } ?? []
    let isNew = own.contains(beyond: outer)
    let cover = isNew ? outer + own : outer
    if !cover.isEmpty { covers[view] = cover }
    return isNew
  }
}

extension LeavingSizes.Regions {
  /// Whether a size is in it and not in others.
  func contains(beyond others: LeavingSizes.Regions) -> Bool {
    contains { item in
      item.region.witness(outside: others.filter { $0.proof == item.proof }.map { $0.region }) != nil
    }
  }
}
