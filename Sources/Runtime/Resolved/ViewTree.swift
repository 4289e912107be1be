internal import LayModel
internal import LayNumbers
internal import LaySolver

/// The hierarchy of a program's views. Superviews come before their subviews.
struct ViewTree: Sendable {
  /// The superview of each view; of the root, itself.
  let superviews: [ViewID]
  /// The number of superviews of each view.
  private let depths: [Int]

  init(_ views: [ViewDescription]) {
    superviews = views.indices.map { views[$0].superview ?? .root }
    var depths: [Int] = []
    for (index, superview) in superviews.enumerated() { depths.append(index == 0 ? 0 : depths[superview.index] + 1) }
    self.depths = depths
  }

  /// The nearest view that contains both; a view contains itself.
  func commonAncestor(_ one: ViewID, _ other: ViewID) -> ViewID {
    var (one, other) = (one, other)
    while one != other {
      if depths[one.index] >= depths[other.index] {
        one = superviews[one.index]
      } else {
        other = superviews[other.index]
      }
    }
    return one
  }

  /// The view in whose coordinates the positions among `terms` are read (SEMANTICS §2.1): their nearest common ancestor.
  /// Nil without positions.
  func frameOfReference(_ terms: [Term]) -> ViewID? {
    var ancestor: ViewID?
    for term in terms where term.attribute.isLocation {
      ancestor = ancestor.map { commonAncestor($0, term.view) } ?? term.view
    }
    return ancestor
  }
}
