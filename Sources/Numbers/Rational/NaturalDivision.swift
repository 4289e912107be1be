extension Natural {
  /// Divides by one limb; the divisor must not be 0.
  func quotientAndRemainder(dividingBy divisor: UInt32) -> (quotient: Natural, remainder: UInt32) {
    var quotient = limbs
    var remainder: UInt64 = 0
    for index in quotient.indices.reversed() {
      let digit = remainder << 32 | UInt64(quotient[index])
      quotient[index] = UInt32(truncatingIfNeeded: digit / UInt64(divisor))
      remainder = digit % UInt64(divisor)
    }
    return (Natural(limbs: quotient), UInt32(remainder))
  }

  /// Divides: this = quotient · divisor + remainder, remainder < divisor. The divisor must not be 0.
  func quotientAndRemainder(dividingBy divisor: Natural) -> (quotient: Natural, remainder: Natural) {
    precondition(!divisor.isZero, "division by zero")
    guard self >= divisor else { return (.zero, self) }
    if let a = word, let b = divisor.word { return (Natural(a / b), Natural(a % b)) }
    if divisor.limbs.count == 1 {
      let (quotient, remainder) = quotientAndRemainder(dividingBy: divisor.limbs[0])
      return (quotient, Natural(UInt64(remainder)))
    }
    return longDivision(by: divisor)
  }

  /// Knuth, The Art of Computer Programming 2, 4.3.1, algorithm D, for divisors of two limbs and more.
  private func longDivision(by divisor: Natural) -> (quotient: Natural, remainder: Natural) {
    // Normalised so that the divisor's highest bit is set: then an estimated digit is at most 2 too large.
    let shift = divisor.limbs.last.map { $0.leadingZeroBitCount } ?? 0
    let v = (divisor << shift).limbs
    var u = (self << shift).limbs
    while u.count <= limbs.count { u.append(0) }
    let count = u.count - v.count
    var quotient = [UInt32](repeating: 0, count: count)
    for j in (0..<count).reversed() {
      var digit = Natural.estimateDigit(u, v, at: j)
      if Natural.subtract(v, times: digit, from: &u, at: j) {
        digit -= 1
        Natural.addBack(v, to: &u, at: j)
      }
      quotient[j] = UInt32(truncatingIfNeeded: digit)
    }
    var remainder = Natural(limbs: u)
    remainder.shiftRight(by: shift)
    return (Natural(limbs: quotient), remainder)
  }

  /// Step D3: the quotient digit from the leading limbs, right or 1 too large.
  private static func estimateDigit(_ u: [UInt32], _ v: [UInt32], at j: Int) -> UInt64 {
    let n = v.count
    let leading = UInt64(u[j + n]) << 32 | UInt64(u[j + n - 1])
    var digit = leading / UInt64(v[n - 1])
    var rest = leading % UInt64(v[n - 1])
    while digit >> 32 != 0 || digit * UInt64(v[n - 2]) > (rest << 32 | UInt64(u[j + n - 2])) {
      digit -= 1
      rest += UInt64(v[n - 1])
      if rest >> 32 != 0 { break }
    }
    return digit
  }

  /// Step D4: u[j...] −= digit · v; returns true if the result was negative.
  private static func subtract(_ v: [UInt32], times digit: UInt64, from u: inout [UInt32], at j: Int) -> Bool {
    var carry: UInt64 = 0
    var borrow: Int64 = 0
    for index in v.indices {
      let product = digit * UInt64(v[index]) + carry
      carry = product >> 32
      let difference = Int64(u[j + index]) - Int64(product & 0xFFFF_FFFF) + borrow
      u[j + index] = UInt32(truncatingIfNeeded: difference)
      borrow = difference >> 32
    }
    let difference = Int64(u[j + v.count]) - Int64(carry) + borrow
    u[j + v.count] = UInt32(truncatingIfNeeded: difference)
    return difference < 0
  }

  /// Step D6: u[j...] += v; the last carry cancels the borrow of D4.
  private static func addBack(_ v: [UInt32], to u: inout [UInt32], at j: Int) {
    var carry: UInt64 = 0
    for index in v.indices {
      let sum = UInt64(u[j + index]) + UInt64(v[index]) + carry
      u[j + index] = UInt32(truncatingIfNeeded: sum)
      carry = sum >> 32
    }
    u[j + v.count] = u[j + v.count] &+ UInt32(carry)
  }
}

extension UInt64 {
  /// The greatest common divisor; of 0 and n it is n (Stein's binary algorithm).
  func greatestCommonDivisor(with other: UInt64) -> UInt64 {
    guard self != 0 else { return other }
    guard other != 0 else { return self }
    let shift = (self | other).trailingZeroBitCount
    var (a, b) = (self >> UInt64(trailingZeroBitCount), other)
    while b != 0 {
      b >>= UInt64(b.trailingZeroBitCount)
      if a > b { swap(&a, &b) }
      b -= a
    }
    return a << UInt64(shift)
  }
}
