/// A natural number of any size: base 2³² digits ("limbs"), the lowest first, none of them leading zeros.
///
/// The arithmetic behind a ``Rational`` for which 64 bits are too few; nothing else uses it.
struct Natural: Hashable, Sendable {
  /// The limbs; empty for 0.
  private(set) var limbs: [UInt32]

  /// The number with these limbs, of which the highest may be 0.
  init(limbs: [UInt32]) {
    self.limbs = limbs
    while self.limbs.last == 0 { self.limbs.removeLast() }
  }

  /// The number `word`.
  init(_ word: UInt64) {
    self.init(limbs: [UInt32(truncatingIfNeeded: word), UInt32(truncatingIfNeeded: word >> 32)])
  }

  static let zero = Natural(limbs: [])
  static let one = Natural(1)

  var isZero: Bool { limbs.isEmpty }

  /// The number as a word; nil if it does not fit.
  var word: UInt64? {
    guard limbs.count <= 2 else { return nil }
    return lowWord
  }

  /// The lowest 64 bits.
  var lowWord: UInt64 {
    var word: UInt64 = 0
    for (index, limb) in limbs.prefix(2).enumerated() { word |= UInt64(limb) << (32 * UInt64(index)) }
    return word
  }

  /// The number of bits: 0 for 0.
  var bitWidth: Int {
    guard let last = limbs.last else { return 0 }
    return 32 * limbs.count - last.leadingZeroBitCount
  }

  /// The number of trailing zero bits: 0 for 0.
  var trailingZeroBitCount: Int {
    guard let index = limbs.firstIndex(where: { $0 != 0 }) else { return 0 }
    return 32 * index + limbs[index].trailingZeroBitCount
  }
}

extension Natural: Comparable {
  static func < (a: Natural, b: Natural) -> Bool {
    guard a.limbs.count == b.limbs.count else { return a.limbs.count < b.limbs.count }
    for index in a.limbs.indices.reversed() where a.limbs[index] != b.limbs[index] {
      return a.limbs[index] < b.limbs[index]
    }
    return false
  }
}

extension Natural {
  static func + (a: Natural, b: Natural) -> Natural {
    let (long, short) = a.limbs.count >= b.limbs.count ? (a.limbs, b.limbs) : (b.limbs, a.limbs)
    var sum = long
    var carry: UInt64 = 0
    for index in long.indices {
      if index >= short.count && carry == 0 { break }
      let digit = UInt64(long[index]) + (index < short.count ? UInt64(short[index]) : 0) + carry
      sum[index] = UInt32(truncatingIfNeeded: digit)
      carry = digit >> 32
    }
    if carry > 0 { sum.append(UInt32(carry)) }
    return Natural(limbs: sum)
  }

  /// `a − b`; b must not be above a.
  static func - (a: Natural, b: Natural) -> Natural {
    var difference = a
    difference.subtract(b)
    return difference
  }

  /// Subtracts `other`, which must not be above this number, in place.
  mutating func subtract(_ other: Natural) {
    precondition(other <= self, "a natural number is never negative")
    var borrow: Int64 = 0
    for index in limbs.indices {
      if index >= other.limbs.count && borrow == 0 { break }
      let digit = Int64(limbs[index]) - (index < other.limbs.count ? Int64(other.limbs[index]) : 0) + borrow
      limbs[index] = UInt32(truncatingIfNeeded: digit)
      borrow = digit >> 32
    }
    while limbs.last == 0 { limbs.removeLast() }
  }

  static func * (a: Natural, b: Natural) -> Natural {
    guard !a.isZero, !b.isZero else { return .zero }
    var product = [UInt32](repeating: 0, count: a.limbs.count + b.limbs.count)
    for (i, x) in a.limbs.enumerated() {
      var carry: UInt64 = 0
      for (j, y) in b.limbs.enumerated() {
        let digit = UInt64(x) * UInt64(y) + UInt64(product[i + j]) + carry
        product[i + j] = UInt32(truncatingIfNeeded: digit)
        carry = digit >> 32
      }
      product[i + b.limbs.count] = UInt32(carry)
    }
    return Natural(limbs: product)
  }

  static func << (a: Natural, shift: Int) -> Natural {
    guard !a.isZero else { return a }
    let bits = UInt64(shift % 32)
    var shifted = [UInt32](repeating: 0, count: shift / 32)
    var carry: UInt64 = 0
    for limb in a.limbs {
      let digit = UInt64(limb) << bits | carry
      shifted.append(UInt32(truncatingIfNeeded: digit))
      carry = digit >> 32
    }
    shifted.append(UInt32(carry))
    return Natural(limbs: shifted)
  }

  /// Shifts right in place.
  mutating func shiftRight(by shift: Int) {
    guard shift > 0 else { return }
    let bits = UInt64(shift % 32)
    let dropped = min(shift / 32, limbs.count)
    limbs.removeSubrange(0..<dropped)
    for index in limbs.indices {
      let high = index + 1 < limbs.count ? UInt64(limbs[index + 1]) << 32 : 0
      limbs[index] = UInt32(truncatingIfNeeded: (high | UInt64(limbs[index])) >> bits)
    }
    while limbs.last == 0 { limbs.removeLast() }
  }
}
