/// A fraction of two words in lowest terms, or the value "too large": a plain value, which costs nothing to copy. A
/// result with an operand that is too large is too large as well.
@frozen @usableFromInline package struct Fraction: BitwiseCopyable, Hashable, Sendable {
  /// Not `Int64.min`, so that it can be negated.
  @usableFromInline package var numerator: Int64
  /// The denominator, above 0; 0 for a number that is too large.
  @usableFromInline package var denominator: Int64

  @inlinable package static var zero: Fraction { Fraction(numerator: 0, denominator: 1) }
  @inlinable package static var one: Fraction { Fraction(numerator: 1, denominator: 1) }
  /// The value of a number that is too large.
  @inlinable package static var tooLarge: Fraction { Fraction(numerator: 0, denominator: 0) }

  @inlinable @inline(__always) package init(numerator: Int64, denominator: Int64) {
    self.numerator = numerator
    self.denominator = denominator
  }

  @inlinable package init(_ number: Rational) {
    if case .small(let n, let d) = number.storage {
      self.init(numerator: n, denominator: d)
    } else {
      self = .tooLarge
    }
  }

  @inlinable @inline(__always) package var fits: Bool { denominator != 0 }
  @inlinable @inline(__always) package var isZero: Bool { numerator == 0 && denominator != 0 }

  @inlinable package var rational: Rational? {
    denominator == 0 ? nil : Rational(storage: .small(numerator, denominator))
  }

  /// True if it is less than another one; both must fit.
  package func isBelow(_ other: Fraction) -> Bool {
    if denominator == other.denominator { return numerator < other.numerator }
    let left = numerator.multipliedFullWidth(by: other.denominator)
    let right = other.numerator.multipliedFullWidth(by: denominator)
    return left.high == right.high ? left.low < right.low : left.high < right.high
  }

  /// The greatest whole number that is not above this one.
  package var floor: Fraction {
    if denominator <= 1 { return self }
    let (quotient, remainder) = numerator.quotientAndRemainder(dividingBy: denominator)
    return Fraction(numerator: remainder < 0 ? quotient - 1 : quotient, denominator: 1)
  }

  /// The nearest double, if both parts are exact as doubles; NaN if the number is too large.
  @inlinable @inline(__always) package var double: Double { Double(numerator) / Double(denominator) }

  /// True if ``double`` is the nearest one.
  @inlinable @inline(__always) package var isShort: Bool {
    numerator.magnitude >> 53 == 0 && denominator >> 53 == 0 && denominator != 0
  }

  @inlinable @inline(__always) package static prefix func - (a: Fraction) -> Fraction {
    Fraction(numerator: -a.numerator, denominator: a.denominator)
  }

  @inlinable @inline(__always) package static func + (a: Fraction, b: Fraction) -> Fraction {
    if a.denominator == 1 && b.denominator == 1 {
      let sum = a.numerator.addingReportingOverflow(b.numerator)
      return made((sum.partialValue, sum.overflow), (1, false))
    }
    return generalSum(a, b)
  }

  /// Knuth 4.5.1: two small gcds instead of one large.
  @usableFromInline static func generalSum(_ a: Fraction, _ b: Fraction) -> Fraction {
    guard a.fits, b.fits else { return .tooLarge }
    let shared = gcd(a.denominator, b.denominator)
    let left = a.numerator.multipliedReportingOverflow(by: b.denominator / shared)
    let right = b.numerator.multipliedReportingOverflow(by: a.denominator / shared)
    let sum = left.partialValue.addingReportingOverflow(right.partialValue)
    guard !left.overflow, !right.overflow, !sum.overflow, sum.partialValue != .min else { return .tooLarge }
    let common = gcd(sum.partialValue, shared)
    return made(
      (sum.partialValue / common, false),
      (a.denominator / shared).multipliedReportingOverflow(by: b.denominator / common))
  }

  @inlinable @inline(__always) package static func * (a: Fraction, b: Fraction) -> Fraction {
    if a.denominator == 1 && b.denominator == 1 {
      return made(a.numerator.multipliedReportingOverflow(by: b.numerator), (1, false))
    }
    return generalProduct(a, b)
  }

  @usableFromInline static func generalProduct(_ a: Fraction, _ b: Fraction) -> Fraction {
    guard a.fits, b.fits else { return .tooLarge }
    let (left, right) = (gcd(a.numerator, b.denominator), gcd(b.numerator, a.denominator))
    return made(
      (a.numerator / left).multipliedReportingOverflow(by: b.numerator / right),
      (a.denominator / right).multipliedReportingOverflow(by: b.denominator / left))
  }

  @inlinable @inline(__always) package static func / (a: Fraction, b: Fraction) -> Fraction {
    if b.denominator == 1 && b.numerator.magnitude == 1 { return b.numerator < 0 ? -a : a }
    if !b.fits { return .tooLarge }
    let isNegative = b.numerator < 0
    return a
      * Fraction(
        numerator: isNegative ? -b.denominator : b.denominator, denominator: isNegative ? -b.numerator : b.numerator)
  }

  @inlinable @inline(__always) static func made(
    _ n: (partialValue: Int64, overflow: Bool), _ d: (partialValue: Int64, overflow: Bool)
  ) -> Fraction {
    n.overflow || d.overflow || n.partialValue == .min
      ? .tooLarge : Fraction(numerator: n.partialValue, denominator: d.partialValue)
  }

  @inline(__always) private static func gcd(_ a: Int64, _ b: Int64) -> Int64 {
    b == 1 ? 1 : Int64(a.magnitude.greatestCommonDivisor(with: b.magnitude))
  }
}
