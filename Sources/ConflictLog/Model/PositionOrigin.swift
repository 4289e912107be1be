internal import LayNumbers

extension ConflictLog {
  /// The edge from which positions of a relation count, where that makes a difference: with a multiplier, positions are those in
  /// the nearest common superview.
  ///
  /// The edge is nil if the log does not tell that superview.
  func origin(of relation: LoggedRelation) -> (edge: LoggedSide?, factor: Rational)? {
    guard let second = relation.second, relation.multiplier != .one, !relation.first.attribute.isSize,
      !second.attribute.isSize
    else { return nil }
    let (a, b) = (relation.first.view, second.view)
    let view: Int?
    if superviews[a] == b {
      view = b
    } else if superviews[b] == a {
      view = a
    } else if let common = superviews[a], common == superviews[b] {
      view = common
    } else {
      view = nil
    }
    let isMirrored = relation.first.attribute.isMirrored || second.attribute.isMirrored
    let edge: LoggedAttribute = !relation.first.attribute.isHorizontal ? .top : isMirrored ? .leading : .left
    return (view.map { LoggedSide($0, edge) }, .one - relation.multiplier)
  }
}
