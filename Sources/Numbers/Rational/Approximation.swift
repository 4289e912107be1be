/// A number in doubles with an error bound: enough to know most signs of sums of long numbers.
struct Approximation {
  private let value: Double
  private let error: Double

  /// The relative rounding error, several times over, so that the rounding of errors themselves is covered too.
  private static let unit = 0x1p-50
  /// The absolute error of underflow.
  private static let least = 0x1p-1000

  private init(_ value: Double, within error: Double) {
    self.value = value
    self.error = error + abs(value) * Approximation.unit + Approximation.least
  }

  /// Creates the approximation of a quotient of two numbers that are a few roundings off.
  init(_ quotient: Double) { self.init(quotient, within: 0) }

  /// The approximation of a number that no double is near.
  static var unknown: Approximation { Approximation(.nan) }

  /// The sign, if every number within the error has it.
  var sign: Int? {
    // NaN compares false.
    if value > error { return 1 }
    return value < -error ? -1 : nil
  }

  static func + (a: Self, b: Self) -> Self { Approximation(a.value + b.value, within: a.error + b.error) }
  static func - (a: Self, b: Self) -> Self { Approximation(a.value - b.value, within: a.error + b.error) }
  static func * (a: Self, b: Self) -> Self {
    Approximation(
      a.value * b.value, within: abs(a.value) * b.error + abs(b.value) * a.error + a.error * b.error)
  }
}

extension Rational {
  /// An approximation of the number, much cheaper than ``double``.
  var approximation: Approximation {
    switch storage {
    case .small(let n, let d): return Approximation(Double(n) / Double(d))
    case .big(let fraction):
      let (n, d) = (fraction.numerator.leadingDigits, fraction.denominator.leadingDigits)
      let exponent = n.exponent - d.exponent
      if abs(exponent) > 900 { return .unknown }
      let quotient = n.digits / d.digits * Double(bitPattern: UInt64(1023 + exponent) << 52)
      return Approximation(fraction.isNegative ? -quotient : quotient)
    }
  }
}

extension Natural {
  /// The leading digits and exponent: the number is about `digits · 2^exponent`.
  fileprivate var leadingDigits: (digits: Double, exponent: Int) {
    let lowest = max(0, limbs.count - 3)
    var digits = 0.0
    for index in (lowest..<limbs.count).reversed() { digits = digits * 0x1p32 + Double(limbs[index]) }
    return (digits, 32 * lowest)
  }
}
