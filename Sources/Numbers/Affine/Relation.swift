/// The relation between the two sides of a constraint.
public enum Relation: Int8, Hashable, Sendable, BitwiseCopyable {
  /// `<=`
  case lessOrEqual = -1
  /// `==`
  case equal = 0
  /// `>=`
  case greaterOrEqual = 1

  /// The operator in the language.
  public var sign: String {
    switch self {
    case .lessOrEqual: "<="
    case .equal: "=="
    case .greaterOrEqual: ">="
    }
  }

  /// The relation with the sides exchanged: `a <= b` is `b >= a`.
  package var flipped: Relation {
    switch self {
    case .lessOrEqual: .greaterOrEqual
    case .equal: .equal
    case .greaterOrEqual: .lessOrEqual
    }
  }
}

extension Relation {
  /// True if `a` compares with `b` in this way.
  package func holds(_ a: Rational, _ b: Rational) -> Bool {
    switch self {
    case .lessOrEqual: a <= b
    case .equal: a == b
    case .greaterOrEqual: a >= b
    }
  }
}
