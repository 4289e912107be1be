internal import LayNumbers

// Objects with many breakpoints: a column that thousands of others equal has those of all of them. Few are searched and
// sorted one by one; more than ``CostTable/fewBreakpoints`` by a hash table of positions, and by merging.

/// A hash table of one object's breakpoints by position: open addressing, a power of two, half of it free.
struct BreakpointTable {
  private var slots = Slab<Int32>()
  /// The length of ``slots`` minus one; 0 while there is no table.
  private var mask = 0

  var isEmpty: Bool { mask == 0 }

  /// Begins a table with room for `count` breakpoints.
  mutating func begin(_ count: Int) {
    var length = 64
    while length < 2 * count { length *= 2 }
    slots.removeAll()
    slots.resize(length, filling: -1)
    mask = length - 1
  }

  mutating func end() { mask = 0 }

  /// The breakpoint at a position; if there is none, inserts `new` and returns it.
  mutating func breakpoint(at position: AffineValue, or new: Int32, in breakpoints: Slab<Breakpoint>) -> Int32 {
    var slot = position.hash & mask
    while slots[slot] >= 0 {
      if breakpoints[slots[slot]].position == position { return slots[slot] }
      slot = (slot + 1) & mask
    }
    slots[slot] = new
    return new
  }

  func free() { slots.free() }
}

extension AffineValue {
  /// The hash, the same for equal values; 0 and -0 are equal.
  fileprivate var hash: Int {
    var hash = (constant + 0).bitPattern &* 0x9E37_79B9_7F4A_7C15
    hash = (hash ^ (width + 0).bitPattern ^ hash >> 29) &* 0xBF58_476D_1CE4_E5B9
    hash = (hash ^ (height + 0).bitPattern ^ hash >> 32) &* 0x94D0_49BB_1331_11EB
    return Int(truncatingIfNeeded: hash ^ hash >> 31)
  }
}

extension CostTable {
  /// The largest number of breakpoints for which linear search and insertion sort are fastest.
  static var fewBreakpoints: Int { 32 }

  /// Begins a table if the list of rows from `head` on is long.
  mutating func beginTable(_ head: Int32, _ system: inout PresolvedSystem) {
    var (row, count) = (head, 0)
    while row >= 0 {
      count += 1
      row = system.rowStates[row].next
    }
    if count > CostTable.fewBreakpoints { table.begin(count) }
  }

  /// Sorts a run of breakpoints by position, from the bottom up; equal ones keep their order.
  mutating func mergeSort(_ start: Int32, _ count: Int32, _ size: RootSize) {
    points.resizeUninitialized(Int(count))
    let (points, breakpoints) = (points, breakpoints)
    var width: Int32 = 1
    while width < count {
      var first: Int32 = 0
      while first < count {
        let (middle, end) = (min(first + width, count), min(first + 2 * width, count))
        merge(start, first, middle, end, size)
        first = end
      }
      for index in 0..<count { breakpoints[start + index] = points[index] }
      width *= 2
    }
  }

  /// Merges two neighbouring runs into ``CostTable/points``.
  private mutating func merge(_ start: Int32, _ first: Int32, _ middle: Int32, _ end: Int32, _ size: RootSize) {
    let (points, breakpoints) = (points, breakpoints)
    var (left, right) = (first, middle)
    for index in first..<end {
      let takesLeft =
        left < middle
        && (right >= end || position(start + left, size) <= position(start + right, size))
      points[index] = breakpoints[start + (takesLeft ? left : right)]
      if takesLeft { left += 1 } else { right += 1 }
    }
  }
}
