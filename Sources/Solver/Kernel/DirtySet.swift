internal import LayNumbers

/// The positions of ``PresolvedSystem/order`` whose variables are to be evaluated again, a bit each.
struct DirtySet {
  private var words = Slab<UInt64>()
  private var first = Int.max
  private var last = -1

  /// Removes all positions, and makes room for `count`.
  mutating func reset(_ count: Int) {
    words.removeAll()
    grow(count)
    removeAll()
  }

  /// Makes room for `count` positions.
  mutating func grow(_ count: Int) { words.resize(count / 64 + 1, filling: 0) }

  @inline(__always) mutating func insert(_ position: Int) {
    words[position >> 6] |= 1 << UInt64(position & 63)
    first = min(first, position >> 6)
    last = max(last, position >> 6)
  }

  /// Adds the positions of a run, which rise until they are -1.
  @inline(__always) mutating func insert(_ run: Range<Int32>, of positions: Slab<Int32>) {
    let words = words
    let start = Int(positions[run.lowerBound])
    if start < 0 { return }
    var (index, end) = (Int(run.lowerBound), start)
    while index < Int(run.upperBound) {
      let position = Int(positions[index])
      if position < 0 { break }
      words[position >> 6] |= 1 << UInt64(truncatingIfNeeded: position & 63)
      end = position
      index &+= 1
    }
    first = min(first, start >> 6)
    last = max(last, end >> 6)
  }

  /// Removes the least position; nil, and an empty set, if there is none. Positions that are added meanwhile are greater.
  @inline(__always) mutating func popFirst(from word: inout Int) -> Int? {
    while word <= last {
      let bits = words[word]
      if bits != 0 {
        words[word] = bits & (bits - 1)
        return word << 6 + bits.trailingZeroBitCount
      }
      word += 1
    }
    removeAll()
    return nil
  }

  /// The first word with a position.
  @inline(__always) var firstWord: Int { first }

  private mutating func removeAll() {
    first = .max
    last = -1
  }

  func free() { words.free() }
}
