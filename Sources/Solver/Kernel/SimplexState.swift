internal import LayNumbers

/// The state of a run of the simplex.
struct SimplexState {
  struct Violation: BitwiseCopyable {
    var amount: Double
    var row: Int32
    /// The hub that pushed it; -1 for none.
    var hub: Int32 = -1
  }
  /// A column of the leaving row, in the ratio test: the slope of the row rises until this column's slope reaches the end
  /// of its jump.
  struct Candidate: BitwiseCopyable {
    var object: Int32
    /// The breakpoint that it rests on now.
    var point: Int32
    var coefficient: Double
    var movesUp: Bool
    /// True if its slope may rise without limit.
    var isBlocked: Bool
  }

  /// Rows that may be violated, the most violated on top. Amounts may be out of date.
  var violations = Slab<Violation>()
  var candidates = Slab<Candidate>()
  /// A heap of the candidates of a long row.
  var ranking = Slab<Int32>()
  /// For each candidate the rise at which its slope entered the jump, and that at which it leaves it.
  var bases = Slab<Double>()
  var ends = Slab<Double>()
  var ownBase = Slab<Double>()
  var ownEnd = Slab<Double>()
  /// The rise at which a slope last got to the end of a jump.
  var lastRise = Slab<Double>()
  /// Objects whose limits are to be tested.
  var suspects = Slab<Int32>()
  /// Dirty positions of ``PresolvedSystem/order``, a bit each.
  var dirty = Slab<UInt64>()
  var firstDirty = Int.max
  var lastDirty = -1
  /// The component whose closed columns were marked last, since the last propagation.
  var markedClosed: Int32 = -1
  // Thresholds between two algorithms with the same result; tests set smaller ones.
  /// Rows with more columns than this have their candidates in a heap.
  var longRow = 24
  /// A column in more rows becomes a dense column (*hub*) when it enters.
  var hubRows = 48
  /// A hub that moves more often in one run gets heaps.
  var hubScans = 3
  /// Counts runs of the simplex.
  var run: Int32 = 0
  /// Columns in many rows, and the numbers of those whose rows may be violated.
  var hubs = Slab<Hub>()
  var suspectHubs = Slab<Int16>()
  /// Pivots since the last that made progress, and the number after which Bland's rule chooses. Most pivots of a layout
  /// make none, about one a row.
  var idlePivots = 0
  var idlePivotLimit = 200
  var idlePivotsPerRow = 4
  /// Pivots since the solve began, or since a component was abandoned.
  var steps = 0

  /// Rows of the dictionary touched since the solve began.
  var work = 0
  /// True if memory and time of the dictionary are unlimited.
  var isPatient = true

  mutating func push(_ amount: Double, _ row: Int32, hub: Int32 = -1) {
    violations.pushHeap(Violation(amount: amount, row: row, hub: hub))
  }

  mutating func popViolation() -> Violation? { violations.popHeap() }

  mutating func forgetSuspectHubs() {
    while let index = suspectHubs.popLast() { hubs[Int(index)].isSuspect = false }
  }

  mutating func removeHubs() {
    for index in 0..<hubs.count { hubs[index].free() }
    hubs.removeAll()
    suspectHubs.removeAll()
  }

  func free() {
    for index in 0..<hubs.count { hubs[index].free() }
    hubs.free()
    suspectHubs.free()
    violations.free()
    candidates.free()
    ranking.free()
    bases.free()
    ends.free()
    ownBase.free()
    ownEnd.free()
    lastRise.free()
    suspects.free()
    dirty.free()
  }
}

extension Slab where Element == SimplexState.Violation {
  /// The greatest of a heap; nil if it is empty.
  var first: SimplexState.Violation? { count == 0 ? nil : self[0] }

  /// Adds a violation to a max-heap.
  mutating func pushHeap(_ item: SimplexState.Violation) {
    append(item)
    var place = count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      if self[parent].amount >= item.amount { break }
      self[place] = self[parent]
      place = parent
    }
    self[place] = item
  }

  /// Removes the greatest of a max-heap; nil if it is empty.
  mutating func popHeap() -> SimplexState.Violation? {
    guard let last = popLast() else { return nil }
    if count == 0 { return last }
    let top = self[0]
    self[0] = last
    sink(0)
    return top
  }

  /// Turns values in any order into a max-heap.
  mutating func makeHeap() {
    for root in (0..<count / 2).reversed() { sink(root) }
  }

  private func sink(_ root: Int) {
    let item = self[root]
    var place = root
    while 2 * place + 1 < count {
      var child = 2 * place + 1
      if child + 1 < count && self[child + 1].amount > self[child].amount { child += 1 }
      if self[child].amount <= item.amount { break }
      self[place] = self[child]
      place = child
    }
    self[place] = item
  }
}
