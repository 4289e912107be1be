// Fractions of any size. Both parts are reduced by two small divisors instead of one large (Knuth, The Art of Computer
// Programming 2, 4.5.1): a common divisor of a sum or a product is shared by its operands' parts.
extension Rational.BigFraction {
  static func + (a: Self, b: Self) -> Rational {
    let shared = a.denominator.greatestCommonDivisor(with: b.denominator)
    let (underA, underB) = (a.denominator.divided(by: shared), b.denominator.divided(by: shared))
    let (left, right) = (a.numerator * underB, b.numerator * underA)
    let isBelow = left < right
    let sum = a.isNegative == b.isNegative ? left + right : isBelow ? right - left : left - right
    let common = sum.greatestCommonDivisor(with: shared)
    return Rational(
      isNegative: isBelow ? b.isNegative : a.isNegative, sum.divided(by: common),
      overCoprime: underA * b.denominator.divided(by: common))
  }

  static func * (a: Self, b: Self) -> Rational {
    let left = a.numerator.greatestCommonDivisor(with: b.denominator)
    let right = b.numerator.greatestCommonDivisor(with: a.denominator)
    return Rational(
      isNegative: a.isNegative != b.isNegative, a.numerator.divided(by: left) * b.numerator.divided(by: right),
      overCoprime: a.denominator.divided(by: right) * b.denominator.divided(by: left))
  }

  /// True if it is less than another one of the same sign.
  func isBelow(_ other: Self) -> Bool {
    let (own, others) =
      denominator == other.denominator
      ? (numerator, other.numerator) : (numerator * other.denominator, other.numerator * denominator)
    return isNegative ? others < own : own < others
  }
}

extension Natural {
  /// The quotient of a division without remainder.
  fileprivate func divided(by divisor: Natural) -> Natural {
    divisor == .one ? self : quotientAndRemainder(dividingBy: divisor).quotient
  }
}
