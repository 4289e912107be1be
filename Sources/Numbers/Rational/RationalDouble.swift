extension Rational {
  /// The nearest `Double`, a tie to even, as IEEE 754 rounds. Too large becomes infinite.
  public var double: Double {
    if case .small(let n, let d) = storage {
      if d == 1 { return Double(n) }
      // Both are exact as doubles, so the one rounding is that of the division.
      if n.magnitude >> 53 == 0 && d >> 53 == 0 { return Double(n) / Double(d) }
    }
    let fraction = big
    let magnitude = Rational.nearestDouble(to: fraction.numerator, over: fraction.denominator)
    return fraction.isNegative ? -magnitude : magnitude
  }

  /// The exact value of a double; nil for infinite ones and NaN.
  public init?(exactly value: Double) {
    guard value.isFinite else { return nil }
    if let whole = Int64(exactly: value), whole != .min {
      self.init(storage: .small(whole, 1))
      return
    }
    // A sixteenth and the like: the typical numbers of layouts.
    let scaled = value * 0x1p32
    if abs(value) < 0x1p24, let numerator = Int64(exactly: scaled) {
      self.init(numerator, over: 1 << 32)
      return
    }
    // significandBitPattern · 2^exponent, with the hidden bit of normal numbers.
    let isNormal = value.isNormal
    let significand = value.significandBitPattern | (isNormal ? 1 << 52 : 0)
    let exponent = (isNormal ? Int(value.exponentBitPattern) : 1) - 1075
    let scale = Natural.one << exponent.magnitudeAsInt
    self.init(
      isNegative: value.sign == .minus,
      exponent > 0 ? Natural(significand) * scale : Natural(significand),
      over: exponent > 0 ? .one : scale)
  }

  /// The double nearest to n/d, both above 0.
  private static func nearestDouble(to n: Natural, over d: Natural) -> Double {
    // A quotient of 63 or 64 bits: n/d = quotient · 2^-shift, and a bit for the remainder.
    let shift = 63 - (n.bitWidth - d.bitWidth)
    let scaled = (n << max(shift, 0)).quotientAndRemainder(dividingBy: d << max(-shift, 0))
    let quotient = scaled.quotient.lowWord
    let width = 64 - quotient.leadingZeroBitCount
    let exponent = width - 1 - shift
    if exponent > 1023 { return .infinity }
    // Subnormal numbers have fewer bits, the further down the fewer.
    let precision = exponent >= -1022 ? 53 : 53 - (-1022 - exponent)
    if precision < 0 { return 0 }
    let kept = round(quotient, toBits: precision, of: width, hasRemainder: !scaled.remainder.isZero)
    // Rounding up to the next power of two carries into the exponent, as it should, up to infinity.
    return exponent < -1022
      ? Double(bitPattern: kept)
      : Double(bitPattern: UInt64(exponent + 1022) << 52 + kept)
  }

  /// The highest `precision` of the `width` bits of `value`, to nearest, ties to even.
  private static func round(_ value: UInt64, toBits precision: Int, of width: Int, hasRemainder: Bool) -> UInt64 {
    let drop = UInt64(width - precision)
    let kept = drop >= 64 ? 0 : value >> drop
    let half = UInt64(1) << (drop - 1)
    let rest = drop >= 64 ? value : value & (half << 1 &- 1)
    let isUp = rest > half || (rest == half && (hasRemainder || kept & 1 == 1))
    return isUp ? kept + 1 : kept
  }
}

extension Int {
  /// The distance from 0 of a number that is not `Int.min`.
  fileprivate var magnitudeAsInt: Int { self < 0 ? -self : self }
}
