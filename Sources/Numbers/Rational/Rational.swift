/// An exact number: a fraction in lowest terms, of any size.
///
///     let third = Rational(1, 3)
///     third + Rational(1, 6) == Rational(1, 2)
///
/// Two 64-bit words hold nearly every number of a layout; a result that needs more switches to arithmetic of any size
/// automatically and back when it fits, so nothing overflows. Only division by zero is a precondition.
public struct Rational: Hashable, Sendable {
  /// The storage of a number. Always in lowest terms, in ``small`` whenever it fits: so equal numbers have equal storage,
  /// and the synthesised `==` and `hash` are right.
  @usableFromInline enum Storage: Hashable, Sendable {
    /// A numerator other than `Int64.min`, so that it can be negated, and a denominator above 0.
    case small(Int64, Int64)
    /// All other numbers.
    indirect case big(BigFraction)
  }

  /// A fraction of any size: `numerator / denominator`, or its negation.
  @usableFromInline struct BigFraction: Hashable, Sendable {
    @usableFromInline var isNegative: Bool
    var numerator: Natural
    var denominator: Natural
  }

  @usableFromInline let storage: Storage

  @inlinable init(storage: Storage) { self.storage = storage }

  /// The whole number `value`.
  public init(_ value: Int) { self.init(Int64(value), over: 1) }

  /// `numerator / denominator`; the denominator must not be 0.
  public init(_ numerator: Int, _ denominator: Int) { self.init(Int64(numerator), over: Int64(denominator)) }

  /// `numerator / denominator`, which need not be in lowest terms; the denominator must not be 0.
  init(_ numerator: Int64, over denominator: Int64) {
    precondition(denominator != 0, "division by zero")
    self.init(
      isNegative: (numerator < 0) != (denominator < 0),
      numerator.magnitude, over: denominator.magnitude)
  }

  /// ± `numerator / denominator`, which need not be in lowest terms; the denominator must not be 0.
  init(isNegative: Bool, _ numerator: UInt64, over denominator: UInt64) {
    let divisor = numerator.greatestCommonDivisor(with: denominator)
    let (n, d) = (numerator / divisor, denominator / divisor)
    if let small = Int64(exactly: n), let under = Int64(exactly: d) {
      storage = .small(isNegative ? -small : small, under)
    } else {
      storage = .big(BigFraction(isNegative: isNegative, numerator: Natural(n), denominator: Natural(d)))
    }
  }

  /// ± `numerator / denominator`, which need not be in lowest terms; the denominator must not be 0.
  init(isNegative: Bool, _ numerator: Natural, over denominator: Natural) {
    precondition(!denominator.isZero, "division by zero")
    let divisor = numerator.greatestCommonDivisor(with: denominator)
    self.init(
      isNegative: isNegative, numerator.quotientAndRemainder(dividingBy: divisor).quotient,
      overCoprime: denominator.quotientAndRemainder(dividingBy: divisor).quotient)
  }

  /// ± `numerator / denominator`, in lowest terms.
  init(isNegative: Bool, _ numerator: Natural, overCoprime denominator: Natural) {
    if let n = numerator.word.flatMap({ Int64(exactly: $0) }), let d = denominator.word.flatMap({ Int64(exactly: $0) })
    {
      storage = .small(isNegative ? -n : n, d)
    } else {
      storage = .big(BigFraction(isNegative: isNegative, numerator: numerator, denominator: denominator))
    }
  }

  /// 0
  @inlinable public static var zero: Rational { Rational(storage: .small(0, 1)) }
  /// 1
  @inlinable public static var one: Rational { Rational(storage: .small(1, 1)) }
}

extension Rational: ExpressibleByIntegerLiteral {
  /// Creates a whole number from a literal.
  public init(integerLiteral value: Int) { self.init(value) }
}

extension Rational {
  /// True if the number is 0.
  @inlinable public var isZero: Bool { if case .small(let n, _) = storage { n == 0 } else { false } }

  /// −1, 0 or 1.
  @inlinable public var sign: Int {
    switch storage {
    case .small(let n, _): n > 0 ? 1 : n < 0 ? -1 : 0
    case .big(let fraction): fraction.isNegative ? -1 : 1
    }
  }

  /// The absolute value.
  public var magnitude: Rational { sign < 0 ? -self : self }

  /// The number of 32-bit words of numerator and denominator, 4 if they fit 64 bits each: a measure of the cost of
  /// arithmetic.
  package var wordCount: Int {
    switch storage {
    case .small: 4
    case .big(let fraction): fraction.numerator.limbs.count + fraction.denominator.limbs.count
    }
  }

  /// The factor by which arithmetic with numbers of as many words takes longer than with short ones; at least 1.
  package static func effort(ofWords count: Int) -> Int { max(1, count * count / (usualWords * usualWords)) }

  /// The words of a number up to which arithmetic counts as fast.
  private static let usualWords = 8

  /// True if the number is whole.
  public var isInteger: Bool {
    switch storage {
    case .small(_, let d): d == 1
    case .big(let fraction): fraction.denominator == .one
    }
  }

  /// The whole number; nil if it is none or does not fit.
  public var intValue: Int? {
    guard case .small(let n, 1) = storage else { return nil }
    return Int(exactly: n)
  }

  /// The number of bits of the longer of numerator and denominator; limits on it keep computed numbers from growing
  /// without end.
  public var bitWidth: Int {
    switch storage {
    case .small(let n, let d): Int64.bitWidth - min(n.magnitude.leadingZeroBitCount, d.leadingZeroBitCount)
    case .big(let fraction): max(fraction.numerator.bitWidth, fraction.denominator.bitWidth)
    }
  }

  /// The greatest whole number that is not above this one.
  public var floor: Rational {
    switch storage {
    case .small(let n, let d):
      let (quotient, remainder) = n.quotientAndRemainder(dividingBy: d)
      return Rational(storage: .small(remainder < 0 ? quotient - 1 : quotient, 1))
    case .big(let fraction):
      let (quotient, remainder) = fraction.numerator.quotientAndRemainder(dividingBy: fraction.denominator)
      let isBelow = fraction.isNegative && !remainder.isZero
      return Rational(isNegative: fraction.isNegative, isBelow ? quotient + .one : quotient, over: .one)
    }
  }

  /// The least whole number that is not below this one.
  public var ceil: Rational { -(-self).floor }

  /// The nearest whole number; a half goes up.
  public var rounded: Rational { (self + Rational(1, 2)).floor }

  /// The fraction in the representation of any size.
  var big: BigFraction {
    switch storage {
    case .small(let n, let d):
      BigFraction(isNegative: n < 0, numerator: Natural(n.magnitude), denominator: Natural(d.magnitude))
    case .big(let fraction): fraction
    }
  }
}
