internal import LayNumbers

/// The unknowns that turn a row into an equation.
enum RowUnknowns: Sendable {
  /// A required row: `slack = sign·(lhs − rhs)`, not below 0, or exactly 0 where the relation is `==`.
  case required(slack: Unknown, sign: Rational)
  /// An optional row: `lhs − rhs = over − under`, both not negative. The one that violates the relation costs 1 at the
  /// level. `marker` is the difference of the two sides for `==`: 0, and removed once it is a column.
  case optional(over: Unknown, under: Unknown, marker: Unknown?)

  /// The unknowns whose sum is the error of the row.
  func errors(_ relation: Relation) -> [Unknown] {
    guard case .optional(let over, let under, _) = self else { return [] }
    switch relation {
    case .lessOrEqual: return [over]
    case .greaterOrEqual: return [under]
    case .equal: return [over, under]
    }
  }

  /// The row as `basic = form`, given the form of lhs − rhs. The basic unknown costs nothing.
  func equation(_ relation: Relation, _ difference: LinearForm) -> (basic: Unknown, form: LinearForm) {
    var form = difference
    switch self {
    case .required(let slack, let sign):
      form.scale(by: sign)
      return (slack, form)
    case .optional(let over, let under, let marker):
      if let marker {
        form.add(LinearForm(under), times: .one)
        form.add(LinearForm(over), times: -.one)
        return (marker, form)
      }
      if relation == .greaterOrEqual {
        form.add(LinearForm(under), times: .one)
        return (over, form)
      }
      form.scale(by: -.one)
      form.add(LinearForm(over), times: .one)
      return (under, form)
    }
  }
}
