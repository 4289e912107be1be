internal import LayDevices
internal import LayRuntime

/// A few of the single sizes of a layout, such as poses of devices, at which a change is examined before it is at all of them. A change
/// that causes a conflict, an ambiguous number or a fault there causes it at all sizes too; lint depends on all of them.
struct RangeSample: Hashable {
  /// The least number of single sizes for which a sample takes a small part of the time of all.
  static let leastSizes = 24
  /// The number of sizes that lie between the others, in the order of the file.
  private static let spreadSizes = 4

  /// Sizes that belong to it, points.
  let sizes: [ExactSize]

  /// Creates the sample of `ranges` with `sizes`; nil if all of them take little longer, or if they are not single sizes.
  init?(of ranges: [SizeRange], with sizes: [ExactSize]) {
    if ranges.count < RangeSample.leastSizes || !ranges.allSatisfy({ $0.isSingle }) { return nil }
    self.sizes = sizes
  }

  /// The ranges of the sample in their order: those of its sizes, the lowest, the highest, the narrowest and the widest, those with the
  /// greatest insets, and some between them.
  func ranges(of all: [SizeRange]) -> [SizeRange] {
    if all.count < RangeSample.leastSizes { return all }
    var chosen = Set(all.indices.filter { sizes.contains(all[$0].lowest) })
    let numbers: [(SizeRange) -> Rational] = [
      { $0.lowest.width }, { $0.lowest.height }, { $0.pose?.safeArea?.left ?? .zero },
      { $0.pose?.safeArea?.top ?? .zero },
    ]
    for number in numbers {
      let values = all.map { number($0) }
      for end in [values.min(), values.max()] {
        if let index = values.firstIndex(where: { $0 == end }) { chosen.insert(index) }
      }
    }
    chosen.formUnion(spread(Array(all.indices), atMost: RangeSample.spreadSizes))
    return chosen.sorted().map { all[$0] }
  }
}
