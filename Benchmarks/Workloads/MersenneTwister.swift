/// The pseudo-random number generator MT19937 (Matsumoto & Nishimura 1998), with Python's seeding and bounded numbers. A
/// workload has the same numbers as one written by a Python script with the same seed.
package struct MersenneTwister: Sendable {
  private static let length = 624
  private static let middle = 397
  private var state: [UInt32]
  private var position = MersenneTwister.length

  /// Creates the stream of `random.Random(seed)`: an array of one word initializes the state.
  package init(seed: UInt32) {
    state = [UInt32](repeating: 0, count: Self.length)
    state[0] = 19_650_218
    for index in 1..<Self.length {
      state[index] = 1_812_433_253 &* (state[index - 1] ^ state[index - 1] >> 30) &+ UInt32(index)
    }
    mix(seed)
  }

  /// Mixes the key like the reference program's `init_by_array` for an array of one word.
  private mutating func mix(_ key: UInt32) {
    var index = 1
    for _ in 0..<Self.length {
      state[index] = (state[index] ^ scrambled(before: index, by: 1_664_525)) &+ key
      step(&index)
    }
    for _ in 1..<Self.length {
      state[index] = (state[index] ^ scrambled(before: index, by: 1_566_083_941)) &- UInt32(index)
      step(&index)
    }
    state[0] = 0x8000_0000
  }

  private func scrambled(before index: Int, by factor: UInt32) -> UInt32 {
    (state[index - 1] ^ state[index - 1] >> 30) &* factor
  }

  private mutating func step(_ index: inout Int) {
    index += 1
    guard index == Self.length else { return }
    state[0] = state[Self.length - 1]
    index = 1
  }

  /// Returns the next 32 bits.
  package mutating func nextWord() -> UInt32 {
    if position == Self.length { twist() }
    var word = state[position]
    position += 1
    word ^= word >> 11
    word ^= word << 7 & 0x9d2c_5680
    word ^= word << 15 & 0xefc6_0000
    return word ^ word >> 18
  }

  private mutating func twist() {
    for index in 0..<Self.length {
      let upper = state[index] & 0x8000_0000
      let joined = upper | state[(index + 1) % Self.length] & 0x7fff_ffff
      let odd: UInt32 = joined & 1 == 0 ? 0 : 0x9908_b0df
      state[index] = state[(index + Self.middle) % Self.length] ^ joined >> 1 ^ odd
    }
    position = 0
  }

  /// Returns a number in `range` like Python's `randrange`: draws as many bits as the count has, until the number is below the
  /// count.
  package mutating func next(in range: Range<Int>) -> Int {
    let bits = range.count.bitWidth - range.count.leadingZeroBitCount
    while true {
      let drawn = Int(nextWord() >> UInt32(32 - bits))
      if drawn < range.count { return range.lowerBound + drawn }
    }
  }

  /// Returns the numbers below `count` in a random order (Fisher & Yates).
  package mutating func permutation(of count: Int) -> [Int] {
    var order = Array(0..<count)
    for index in order.indices.reversed() where index > 0 {
      order.swapAt(index, next(in: 0..<index + 1))
    }
    return order
  }
}
