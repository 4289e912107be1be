public import LayNumbers

/// A linear combination of attributes plus a constant: one side of a constraint written in Swift.
///
///     title[.leading] == ViewID.root[.leading] + 16
///     photo[.width] == Rational(16, 9) * photo[.height]
///     column[.width] <= Rational(3, 5) * ViewID.root[.width] - 2 * gap
public struct LinearExpression: Sendable {
  /// The terms.
  public var terms: [Term]
  /// The constant part.
  public var constant: Rational

  /// The sum of `terms` and `constant`.
  public init(_ terms: [Term], _ constant: Rational = .zero) {
    self.terms = terms
    self.constant = constant
  }

  /// Creates a constant expression.
  public init(_ constant: Rational) { self.init([], constant) }

  /// The sum.
  public static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    LinearExpression(a.terms + b.terms, a.constant + b.constant)
  }

  /// The sum with a constant.
  public static func + (a: LinearExpression, b: Rational) -> LinearExpression {
    LinearExpression(a.terms, a.constant + b)
  }

  /// The difference.
  public static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression { a + -1 * b }

  /// The difference to a constant.
  public static func - (a: LinearExpression, b: Rational) -> LinearExpression {
    LinearExpression(a.terms, a.constant - b)
  }

  /// The multiple.
  public static func * (factor: Rational, a: LinearExpression) -> LinearExpression {
    LinearExpression(a.terms.map { Term($0.view, $0.attribute, factor * $0.coefficient) }, factor * a.constant)
  }

  /// The multiple.
  public static func * (a: LinearExpression, factor: Rational) -> LinearExpression { factor * a }

  /// The quotient; the divisor is not 0.
  public static func / (a: LinearExpression, divisor: Rational) -> LinearExpression { (1 / divisor) * a }

  /// The constraint that both sides are equal.
  public static func == (a: LinearExpression, b: LinearExpression) -> ConstraintDescription { rule(a, .equal, b) }
  /// The constraint that the left side is at most the right side.
  public static func <= (a: LinearExpression, b: LinearExpression) -> ConstraintDescription {
    rule(a, .lessOrEqual, b)
  }
  /// The constraint that the left side is at least the right side.
  public static func >= (a: LinearExpression, b: LinearExpression) -> ConstraintDescription {
    rule(a, .greaterOrEqual, b)
  }
  /// The constraint that an expression equals a number.
  public static func == (a: LinearExpression, b: Rational) -> ConstraintDescription {
    rule(a, .equal, LinearExpression(b))
  }
  /// The constraint that an expression is at most a number.
  public static func <= (a: LinearExpression, b: Rational) -> ConstraintDescription {
    rule(a, .lessOrEqual, LinearExpression(b))
  }
  /// The constraint that an expression is at least a number.
  public static func >= (a: LinearExpression, b: Rational) -> ConstraintDescription {
    rule(a, .greaterOrEqual, LinearExpression(b))
  }

  /// Moves all attributes to the left side, and the constants to the right.
  private static func rule(
    _ a: LinearExpression, _ relation: Relation, _ b: LinearExpression
  ) -> ConstraintDescription {
    let difference = a - b
    return ConstraintDescription(difference.terms, relation, -difference.constant)
  }
}

extension ViewID {
  /// An attribute of the view, for a constraint.
  public subscript(attribute: Attribute) -> LinearExpression { LinearExpression([Term(self, attribute)]) }
}
