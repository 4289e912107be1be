internal import LayNumbers

// Vectors of levels: slopes, one component a level, in runs that may hold several. They are compared lexicographically.
extension Slab where Element == Double {
  /// The sign of a vector: that of the first component that is not 0 (SEMANTICS §2.4).
  @inline(__always) func sign(_ length: Int) -> Int {
    for level in 0..<length {
      if self[level] > 0 { return 1 }
      if self[level] < 0 { return -1 }
    }
    return 0
  }

  /// -1, 0 or 1: the order of two vectors.
  @inline(__always) func compare(_ start: Int, with other: Slab<Double>, _ otherStart: Int, _ length: Int) -> Int {
    for level in 0..<length {
      let (first, second) = (self[start + level], other[otherStart + level])
      // Taking two equal ones for different lets noise decide; taking two different ones for equal costs next to nothing.
      if abs(first - second) <= 1e-7 * max(abs(first), abs(second)) { continue }
      return first < second ? -1 : 1
    }
    return 0
  }

  @inline(__always) func isZero(_ start: Int, _ length: Int) -> Bool {
    for level in 0..<length where self[start + level] != 0 { return false }
    return true
  }

  @inline(__always) func copy(_ start: Int, to target: Slab<Double>, _ targetStart: Int, _ length: Int) {
    for level in 0..<length { target[targetStart + level] = self[start + level] }
  }
}
