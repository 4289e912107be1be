/// The sine and cosine of an angle: the nearest doubles to the true values, as exact fractions.
///
/// No library is used. The angle is reduced in exact numbers, a Taylor series is summed in fixed point, and the sum's
/// error is bounded: if both ends of the error interval round to one double, that is the result, else the sum is repeated
/// with more bits. So each part is off by at most half a unit in its last place, less than 2⁻⁵³ of it, and has the same
/// bits on every machine. Multiples of 30° whose parts are fractions (0, ±1/2, ±1) are exact.
package struct SineCosine: Hashable, Sendable {
  package var sine: Rational
  package var cosine: Rational

  /// Computes the parts of an angle in degrees.
  package init(degrees: Rational) {
    let quarter = (degrees / 90).floor
    let rest = degrees - 90 * quarter
    // Beyond 45° sine and cosine are exchanged, which keeps the series short.
    let turnsBack = rest > 45
    let octant = turnsBack ? 90 - rest : rest
    let parts =
      octant.isZero
      ? SineCosine(0, 1)
      : SineCosine.nearest(bitsBefore: 0) { bits in
        let fraction = octant.big
        let angle = Series.pi(bits: bits) * fraction.numerator
        return Series(
          angle: angle.quotientAndRemainder(dividingBy: fraction.denominator * Natural(180)).quotient, bits: bits)
      }
    let exact = octant == 30 ? SineCosine(Rational(1, 2), parts.cosine) : parts
    self = (turnsBack ? exact.swapped : exact).turned(by: quarter)
  }

  /// Computes the parts of an angle in radians.
  package init(radians: Rational) {
    if radians.isZero {
      self.init(0, 1)
      return
    }
    let fraction = radians.magnitude.big
    var quarter = Rational.zero
    var turnsBack = false
    // Each quarter turn that is subtracted adds the error of one half of π.
    let whole = max(0, fraction.numerator.bitWidth - fraction.denominator.bitWidth + 1)
    let parts = SineCosine.nearest(bitsBefore: 2 * whole) { bits in
      let halfPi = Series.pi(bits: bits).shiftedRight(by: 1)
      let angle = (fraction.numerator << bits).quotientAndRemainder(dividingBy: fraction.denominator).quotient
      let (quotient, rest) = angle.quotientAndRemainder(dividingBy: halfPi)
      quarter = Rational(isNegative: false, quotient, over: .one)
      turnsBack = halfPi < rest << 1
      return Series(angle: turnsBack ? halfPi - rest : rest, bits: bits)
    }
    let magnitude = (turnsBack ? parts.swapped : parts).turned(by: quarter)
    self = radians.sign < 0 ? SineCosine(-magnitude.sine, magnitude.cosine) : magnitude
  }

  private init(_ sine: Rational, _ cosine: Rational) { (self.sine, self.cosine) = (sine, cosine) }

  private var swapped: SineCosine { SineCosine(cosine, sine) }

  private func turned(by quarters: Rational) -> SineCosine {
    let turns = quarters - (quarters / 4).floor * 4
    return switch turns.intValue {
    case 1: SineCosine(cosine, -sine)
    case 2: SineCosine(-sine, -cosine)
    case 3: SineCosine(-cosine, sine)
    default: self
    }
  }

  /// The largest number of fractional bits that are tried. For an angle closer to a multiple of 90° the sum is taken as
  /// exact.
  private static let mostBits = 4096

  private static func nearest(bitsBefore: Int, _ series: (_ bits: Int) -> Series) -> SineCosine {
    var bits = 128
    while true {
      let sum = series(bits + bitsBefore)
      let (sine, cosine) = (sum.nearest(sum.sine), sum.nearest(sum.cosine))
      if let sine, let cosine { return SineCosine(sine, cosine) }
      if bits >= mostBits { return SineCosine(sine ?? sum.value(sum.sine), cosine ?? sum.value(sum.cosine)) }
      bits *= 2
    }
  }
}

/// The sine and cosine of an angle from 0 to π/4 as fixed-point numbers.
private struct Series {
  let bits: Int
  private(set) var sine: Natural
  private(set) var cosine: Natural

  /// The error bound of sums, in units of the last bit: each term and the angle lose less than a few, and a sum of 4096
  /// bits has fewer than 600 terms. Angles in radians add the error of the subtracted quarters; they have twice that
  /// number of bits more.
  private static let error = Natural(1 << 14)

  init(angle: Natural, bits: Int) {
    self.bits = bits
    sine = angle
    cosine = .one << bits
    let square = (angle * angle).shiftedRight(by: bits)
    var term = cosine
    var count: UInt32 = 0
    var isSubtracted = true
    while true {
      term = (term * square).shiftedRight(by: bits)
      term = term.quotientAndRemainder(dividingBy: (count + 1) * (count + 2)).quotient
      count += 2
      if term.isZero { break }
      let odd = (term * angle).shiftedRight(by: bits).quotientAndRemainder(dividingBy: count + 1).quotient
      cosine = isSubtracted ? cosine - term : cosine + term
      sine = isSubtracted ? sine - odd : sine + odd
      isSubtracted.toggle()
    }
  }

  /// The double nearest to all numbers within the error of `sum`; nil if there is more than one.
  func nearest(_ sum: Natural) -> Rational? {
    guard Series.error < sum else { return nil }
    let lowest = fraction(sum - Series.error).double
    return lowest == fraction(sum + Series.error).double ? Rational(exactly: lowest) : nil
  }

  /// The double nearest to `sum`.
  func value(_ sum: Natural) -> Rational { Rational(exactly: fraction(sum).double) ?? .zero }

  private func fraction(_ sum: Natural) -> Rational { Rational(isNegative: false, sum, over: .one << bits) }

  /// π with `bits` fractional bits, by Machin's formula: 16 arctan 1/5 - 4 arctan 1/239.
  static func pi(bits: Int) -> Natural {
    let guardBits = 32
    let one = Natural.one << (bits + guardBits)
    let pi = (arctangent(ofOneOver: 5, one) << 4) - (arctangent(ofOneOver: 239, one) << 2)
    return pi.shiftedRight(by: guardBits)
  }

  /// The arctangent of 1/n, in units of `one`.
  private static func arctangent(ofOneOver n: UInt32, _ one: Natural) -> Natural {
    var power = one.quotientAndRemainder(dividingBy: n).quotient
    var sum = power
    var count: UInt32 = 1
    var isSubtracted = true
    while true {
      power = power.quotientAndRemainder(dividingBy: n * n).quotient
      count += 2
      let term = power.quotientAndRemainder(dividingBy: count).quotient
      if term.isZero { return sum }
      sum = isSubtracted ? sum - term : sum + term
      isSubtracted.toggle()
    }
  }
}

extension Natural {
  fileprivate func shiftedRight(by shift: Int) -> Natural {
    var shifted = self
    shifted.shiftRight(by: shift)
    return shifted
  }
}
