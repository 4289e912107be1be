/// How the views of a program hang together. Superviews stand before their subviews.
struct ViewTree: Sendable {
  /// Of each view, its superview; of the root, itself.
  let superviews: [ViewID]
  /// Of each view, how many superviews it has.
  private let depths: [Int]

  init(_ views: [ViewDescription]) {
    superviews = views.indices.map { views[$0].superview ?? .root }
    var depths: [Int] = []
    for (index, superview) in superviews.enumerated() { depths.append(index == 0 ? 0 : depths[superview.index] + 1) }
    self.depths = depths
  }

  /// The nearest view that has both in it; a view has itself in it.
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

  /// The view in whose coordinates the locations among `terms` are read (SEMANTICS §2.1): their nearest common
  /// ancestor. Nil without locations.
  func frameOfReference(_ terms: [Term]) -> ViewID? {
    var ancestor: ViewID?
    for term in terms where term.attribute.isLocation {
      ancestor = ancestor.map { commonAncestor($0, term.view) } ?? term.view
    }
    return ancestor
  }
}

extension Attribute {
  /// Whether it is a place, which needs another place to be measured from.
  package var isLocation: Bool { self != .width && self != .height }

  /// The axis that it lies on.
  public var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .leftMargin, .rightMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins: .horizontal
    default: .vertical
    }
  }

  /// Whether it turns around with the direction.
  var isDirectional: Bool {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: true
    default: false
    }
  }
}
