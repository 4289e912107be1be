// Whole numbers are computed where they are used; all other arithmetic is a call.
extension Rational: Comparable {
  /// True if both are the same number.
  @inlinable public static func == (a: Rational, b: Rational) -> Bool {
    if case .small(let n1, let d1) = a.storage, case .small(let n2, let d2) = b.storage { return n1 == n2 && d1 == d2 }
    return a.storage == b.storage
  }

  /// True if `a` is less than `b`.
  @inlinable public static func < (a: Rational, b: Rational) -> Bool {
    if case .small(let n1, 1) = a.storage, case .small(let n2, 1) = b.storage { return n1 < n2 }
    return isBelow(a, b)
  }

  @usableFromInline static func isBelow(_ a: Rational, _ b: Rational) -> Bool {
    if case .small(let n1, let d1) = a.storage, case .small(let n2, let d2) = b.storage {
      if d1 == d2 { return n1 < n2 }
      let left = n1.multipliedFullWidth(by: d2)
      let right = n2.multipliedFullWidth(by: d1)
      return left.high == right.high ? left.low < right.low : left.high < right.high
    }
    if a.sign != b.sign { return a.sign < b.sign }
    if let sign = (a.approximation - b.approximation).sign { return sign < 0 }
    return a.big.isBelow(b.big)
  }
}

extension Rational {
  /// The negation.
  @inlinable public static prefix func - (a: Rational) -> Rational {
    switch a.storage {
    case .small(let n, let d): return Rational(storage: .small(-n, d))
    case .big(var fraction):
      fraction.isNegative.toggle()
      return Rational(storage: .big(fraction))
    }
  }

  /// The sum.
  @inlinable public static func + (a: Rational, b: Rational) -> Rational {
    if case .small(let n1, 1) = a.storage, case .small(let n2, 1) = b.storage {
      let (sum, isTooLarge) = n1.addingReportingOverflow(n2)
      if !isTooLarge && sum != .min { return Rational(storage: .small(sum, 1)) }
    }
    return sum(a, b)
  }

  @usableFromInline static func sum(_ a: Rational, _ b: Rational) -> Rational {
    if case .small(let n1, let d1) = a.storage, case .small(let n2, let d2) = b.storage,
      let sum = smallSum(n1, d1, n2, d2)
    {
      return sum
    }
    return a.big + b.big
  }

  /// The difference.
  @inlinable public static func - (a: Rational, b: Rational) -> Rational { a + -b }

  /// The product.
  @inlinable public static func * (a: Rational, b: Rational) -> Rational {
    if case .small(let n1, 1) = a.storage, case .small(let n2, 1) = b.storage {
      let (product, isTooLarge) = n1.multipliedReportingOverflow(by: n2)
      if !isTooLarge && product != .min { return Rational(storage: .small(product, 1)) }
    }
    return product(a, b)
  }

  @usableFromInline static func product(_ a: Rational, _ b: Rational) -> Rational {
    if case .small(let n1, let d1) = a.storage, case .small(let n2, let d2) = b.storage,
      let product = smallProduct(n1, d1, n2, d2)
    {
      return product
    }
    return a.big * b.big
  }

  /// The quotient; `b` must not be 0.
  public static func / (a: Rational, b: Rational) -> Rational {
    precondition(!b.isZero, "division by zero")
    return a * b.reciprocal
  }

  /// Adds.
  @inlinable public static func += (a: inout Rational, b: Rational) { a = a + b }
  /// Subtracts.
  @inlinable public static func -= (a: inout Rational, b: Rational) { a = a - b }
  /// Multiplies.
  @inlinable public static func *= (a: inout Rational, b: Rational) { a = a * b }
  /// Divides; `b` must not be 0.
  public static func /= (a: inout Rational, b: Rational) { a = a / b }

  /// 1 over a number other than 0.
  private var reciprocal: Rational {
    switch storage {
    case .small(let n, let d):
      return Rational(storage: n < 0 ? .small(-d, -n) : .small(d, n))
    case .big(let fraction):
      return Rational(
        storage: .big(
          BigFraction(
            isNegative: fraction.isNegative, numerator: fraction.denominator, denominator: fraction.numerator)))
    }
  }

  /// The number n/d, in lowest terms; nil if it does not fit the small storage.
  private static func small(_ n: (partialValue: Int64, overflow: Bool), _ d: (partialValue: Int64, overflow: Bool))
    -> Rational?
  {
    guard !n.overflow, !d.overflow, n.partialValue != .min else { return nil }
    return Rational(storage: .small(n.partialValue, d.partialValue))
  }

  /// The sum of two small numbers; nil on overflow (Knuth 4.5.1: two small gcds instead of one large).
  private static func smallSum(_ n1: Int64, _ d1: Int64, _ n2: Int64, _ d2: Int64) -> Rational? {
    let shared = gcd(d1, d2)
    let left = n1.multipliedReportingOverflow(by: d2 / shared)
    let right = n2.multipliedReportingOverflow(by: d1 / shared)
    guard !left.overflow, !right.overflow else { return nil }
    let sum = left.partialValue.addingReportingOverflow(right.partialValue)
    guard !sum.overflow else { return nil }
    let common = gcd(sum.partialValue, shared)
    return small(
      (sum.partialValue / common, false),
      (d1 / shared).multipliedReportingOverflow(by: d2 / common))
  }

  /// The product of two small numbers; nil on overflow.
  private static func smallProduct(_ n1: Int64, _ d1: Int64, _ n2: Int64, _ d2: Int64) -> Rational? {
    let (left, right) = (gcd(n1, d2), gcd(n2, d1))
    return small(
      (n1 / left).multipliedReportingOverflow(by: n2 / right),
      (d1 / right).multipliedReportingOverflow(by: d2 / left))
  }

  /// The greatest common divisor of two numbers other than `Int64.min`, of which the second is above 0.
  private static func gcd(_ a: Int64, _ b: Int64) -> Int64 {
    b == 1 ? 1 : Int64(a.magnitude.greatestCommonDivisor(with: b.magnitude))
  }
}
