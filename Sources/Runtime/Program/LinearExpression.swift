/// A sum of multiples of attributes and of a number: one side of a rule written in Swift.
///
///     title[.leading] == ViewID.root[.leading] + 16
///     photo[.width] == Rational(16, 9) * photo[.height]
///     column[.width] <= Rational(3, 5) * ViewID.root[.width] - 2 * gap
public struct LinearExpression: Sendable {
  /// The products.
  public var terms: [Term]
  /// What stands alone.
  public var constant: Rational

  /// The sum of `terms` and `constant`.
  public init(_ terms: [Term], _ constant: Rational = .zero) {
    self.terms = terms
    self.constant = constant
  }

  /// A number.
  public init(_ constant: Rational) { self.init([], constant) }

  /// The sum.
  public static func + (a: LinearExpression, b: LinearExpression) -> LinearExpression {
    LinearExpression(a.terms + b.terms, a.constant + b.constant)
  }

  /// The sum with a number.
  public static func + (a: LinearExpression, b: Rational) -> LinearExpression {
    LinearExpression(a.terms, a.constant + b)
  }

  /// The difference.
  public static func - (a: LinearExpression, b: LinearExpression) -> LinearExpression { a + -1 * b }

  /// The difference to a number.
  public static func - (a: LinearExpression, b: Rational) -> LinearExpression {
    LinearExpression(a.terms, a.constant - b)
  }

  /// The multiple.
  public static func * (factor: Rational, a: LinearExpression) -> LinearExpression {
    LinearExpression(a.terms.map { Term($0.view, $0.attribute, factor * $0.coefficient) }, factor * a.constant)
  }

  /// The multiple.
  public static func * (a: LinearExpression, factor: Rational) -> LinearExpression { factor * a }

  /// The part; the divisor is not 0.
  public static func / (a: LinearExpression, divisor: Rational) -> LinearExpression { (1 / divisor) * a }

  /// The rule that both sides are equal.
  public static func == (a: LinearExpression, b: LinearExpression) -> ConstraintDescription { rule(a, .equal, b) }
  /// The rule that the left side is no larger.
  public static func <= (a: LinearExpression, b: LinearExpression) -> ConstraintDescription {
    rule(a, .lessOrEqual, b)
  }
  /// The rule that the left side is no smaller.
  public static func >= (a: LinearExpression, b: LinearExpression) -> ConstraintDescription {
    rule(a, .greaterOrEqual, b)
  }
  /// The rule that an attribute is a number.
  public static func == (a: LinearExpression, b: Rational) -> ConstraintDescription {
    rule(a, .equal, LinearExpression(b))
  }
  /// The rule that an attribute is no larger than a number.
  public static func <= (a: LinearExpression, b: Rational) -> ConstraintDescription {
    rule(a, .lessOrEqual, LinearExpression(b))
  }
  /// The rule that an attribute is no smaller than a number.
  public static func >= (a: LinearExpression, b: Rational) -> ConstraintDescription {
    rule(a, .greaterOrEqual, LinearExpression(b))
  }

  /// Everything with an attribute goes to the left, the numbers to the right.
  private static func rule(
    _ a: LinearExpression, _ relation: Relation, _ b: LinearExpression
  ) -> ConstraintDescription {
    let difference = a - b
    return ConstraintDescription(difference.terms, relation, -difference.constant)
  }
}

extension ViewID {
  /// An attribute of the view, for a rule.
  public subscript(attribute: Attribute) -> LinearExpression { LinearExpression([Term(self, attribute)]) }
}
