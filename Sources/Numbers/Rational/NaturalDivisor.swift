extension Natural {
  /// The greatest common divisor; of 0 and n it is n.
  ///
  /// Lehmer's algorithm (Knuth, The Art of Computer Programming 2, 4.5.2, algorithm L): most quotients of Euclid's
  /// algorithm follow from the leading bits alone, so a run of steps is computed in words, and then applied to the long
  /// numbers at once.
  func greatestCommonDivisor(with other: Natural) -> Natural {
    var (a, b) = self >= other ? (limbs, other.limbs) : (other.limbs, limbs)
    while b.count > 2 {
      if let run = EuclidRun(a, b) {
        run.apply(to: &a, &b)
      } else {
        let remainder = Natural(limbs: a).quotientAndRemainder(dividingBy: Natural(limbs: b)).remainder
        (a, b) = (b, remainder.limbs)
      }
    }
    let (long, short) = (Natural(limbs: a), Natural(limbs: b))
    guard let word = short.word, word != 0 else { return long }
    return Natural(word.greatestCommonDivisor(with: long.quotientAndRemainder(dividingBy: short).remainder.lowWord))
  }
}

/// Steps of Euclid's algorithm for two long numbers a ≥ b, in which they become `a0·a − b0·b` and `b1·b − a1·a`, or the
/// negations after an odd number of steps.
private struct EuclidRun {
  private var (a0, b0): (Int64, Int64) = (0, 0)
  private var (a1, b1): (Int64, Int64) = (1, 0)
  private var isOdd = true

  /// The number of leading bits used. Factors have half as many: a product with a limb, plus the carry, fits a signed
  /// word.
  private static let width = 62

  /// Computes the run that the leading bits determine; nil if they determine no step: one number is much longer, or both
  /// begin alike.
  ///
  /// Collins' condition: both bounds of the numbers with these leading bits lead to the same quotient (Jebelean, A
  /// Double-Digit Lehmer-Euclid Algorithm, 1995, 2).
  init?(_ a: [UInt32], _ b: [UInt32]) {
    let bits = 32 * a.count - a[a.count - 1].leadingZeroBitCount
    var (x, y) = (EuclidRun.leading(a, bits), EuclidRun.leading(b, bits))
    // The factors of the last remainder: only the next quotient confirms the current one.
    var (a2, b2): (Int64, Int64) = (0, 1)
    while y >= b2 && x &- y >= b1 &+ b2 {
      let (quotient, rest) = x.quotientAndRemainder(dividingBy: y)
      (x, y) = (y, rest)
      (a0, a1, a2) = (a1, a2, a1 &+ quotient &* a2)
      (b0, b1, b2) = (b1, b2, b1 &+ quotient &* b2)
      isOdd.toggle()
    }
    if b0 == 0 { return nil }
  }

  /// The leading bits of a number of `bits` bits.
  private static func leading(_ limbs: [UInt32], _ bits: Int) -> Int64 {
    let lowest = bits - width
    let (index, shift) = (lowest / 32, UInt64(lowest % 32))
    func limb(_ index: Int) -> UInt64 { index < limbs.count ? UInt64(limbs[index]) : 0 }
    let word = (limb(index + 1) << 32 | limb(index)) >> shift
    return Int64(truncatingIfNeeded: (word | limb(index + 2) << (64 - shift)) & (1 << UInt64(width) - 1))
  }

  /// Applies the steps.
  func apply(to a: inout [UInt32], _ b: inout [UInt32]) {
    while b.count < a.count { b.append(0) }
    // After an odd number of steps the differences are negated.
    isOdd
      ? subtract(&b, &a, plus: (b0, a1), minus: (a0, b1))
      : subtract(&a, &b, plus: (a0, b1), minus: (b0, a1))
    if isOdd { swap(&a, &b) }
    while a.last == 0 { a.removeLast() }
    while b.last == 0 { b.removeLast() }
  }

  /// `x = plus.0·x − minus.0·y` and `y = plus.1·y − minus.1·x`, both with as many limbs as before.
  private func subtract(
    _ x: inout [UInt32], _ y: inout [UInt32], plus: (Int64, Int64), minus: (Int64, Int64)
  ) {
    var (carryX, carryY): (Int64, Int64) = (0, 0)
    for index in x.indices {
      let (digitX, digitY) = (Int64(x[index]), Int64(y[index]))
      carryX = plus.0 &* digitX &- minus.0 &* digitY &+ carryX
      carryY = plus.1 &* digitY &- minus.1 &* digitX &+ carryY
      x[index] = UInt32(truncatingIfNeeded: carryX)
      y[index] = UInt32(truncatingIfNeeded: carryY)
      carryX >>= 32
      carryY >>= 32
    }
  }
}
