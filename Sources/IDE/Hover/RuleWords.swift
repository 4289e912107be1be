internal import LayCompiler
internal import LayRuntime

extension CompiledLayout {
  /// Returns a row in words: `the top of 'form' is 12 below the bottom of 'header'`. Nil for sums that words would not make
  /// clearer.
  func meaning(of row: RowDescription) -> String? {
    // The first view in the source has the positive coefficient.
    let terms = row.terms.sorted { $0.coefficient.sign > $1.coefficient.sign }
    guard let first = terms.first, first.coefficient.sign > 0 else { return nil }
    let constant = row.constant / first.coefficient
    switch terms.count {
    case 1 where !first.attribute.isLocation: return "\(words(first)) is \(row.relation.bound)\(constant)"
    case 2:
      let factor = -terms[1].coefficient / first.coefficient
      guard factor.sign > 0 else { return nil }
      return first.attribute.isLocation && terms[1].attribute.isLocation
        ? factor == .one ? place(first, row.relation, constant, terms[1]) : nil
        : length(first, row.relation, factor, terms[1], constant)
    default: return nil
    }
  }

  private func words(_ term: Term) -> String { "the \(term.attribute.row.title) of '\(spelledPath(term.view))'" }

  /// Returns `the width of 'photo' is 16/9 times its height plus 8`.
  private func length(
    _ first: Term, _ relation: Relation, _ factor: Rational, _ other: Term, _ constant: Rational
  ) -> String {
    let what = first.view == other.view ? "its \(other.attribute.row.title)" : words(other)
    let times = factor == .one ? "" : "\(factor) times "
    let rest = constant.isZero ? "" : constant.sign > 0 ? " plus \(constant)" : " less \(constant.magnitude)"
    return "\(words(first)) is \(relation.bound)\(times)\(what)\(rest)"
  }

  /// Returns `the top of 'form' is at least 12 below the bottom of 'header'`.
  private func place(_ first: Term, _ relation: Relation, _ constant: Rational, _ other: Term) -> String {
    let (before, behind) = first.attribute.directions
    if constant.isZero {
      let how =
        switch relation {
        case .equal: "at"
        case .lessOrEqual: "not \(behind)"
        case .greaterOrEqual: "not \(before)"
        }
      return "\(words(first)) is \(how) \(words(other))"
    }
    // At most 8 before is at least 8 behind, seen from the other side.
    let turned = constant.sign > 0 ? relation : relation.flipped
    let side = constant.sign > 0 ? behind : before
    return "\(words(first)) is \(turned.bound)\(constant.magnitude) \(side) \(words(other))"
  }
}

extension Relation {
  /// The words before a number.
  fileprivate var bound: String {
    switch self {
    case .equal: ""
    case .lessOrEqual: "at most "
    case .greaterOrEqual: "at least "
    }
  }
}

extension Attribute {
  /// The words for smaller and for greater coordinates.
  fileprivate var directions: (before: String, behind: String) {
    if axis == .vertical { return ("above", "below") }
    return isDirectional ? ("before", "behind") : ("left of", "right of")
  }
}
