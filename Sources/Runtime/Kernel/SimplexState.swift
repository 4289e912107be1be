/// What a run of the simplex works with.
struct SimplexState {
  struct Violation: BitwiseCopyable {
    var amount: Double
    var row: Int32
  }
  /// A column of the row that leaves, in the ratio test: how far the slope of the row may rise before this column's
  /// slope reaches the end of the jump that it is in.
  struct Candidate: BitwiseCopyable {
    var object: Int32
    /// The breakpoint that it rests on now.
    var point: Int32
    var coefficient: Double
    var movesUp: Bool
    /// Whether its slope may go on for ever.
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
  /// Objects whose values changed.
  var touched = Slab<Int32>()
  /// Objects whose limits are to be tested.
  var suspects = Slab<Int32>()
  /// Marks of rows while a column's list is walked; sums of objects while rows are added.
  var rowMarks = Slab<Int32>()
  var rowStamp: Int32 = 0
  var objectSums = Slab<Double>()
  var objectMarks = Slab<Int32>()
  var objectStamp: Int32 = 0
  var gathered = Slab<Int32>()
  /// The rows with a column, and its coefficients there.
  var walkedRows = Slab<Int32>()
  var walkedCoefficients = Slab<Double>()
  /// Dirty positions of ``LayoutKernel/order``, a bit each.
  var dirty = Slab<UInt64>()
  var firstDirty = Int.max
  var lastDirty = -1
  /// The component whose closed columns were marked last, since the last propagation.
  var markedClosed: Int32 = -1
  /// Counts solves: values of slots with another stamp are of another size.
  var stamp: Int32 = 0
  /// Pivots since the last that made progress, and after how many Bland's rule chooses. Most pivots of a layout make
  /// none, about one a row.
  var idlePivots = 0
  var idlePivotLimit = 200
  var idlePivotsPerRow = 4
  /// Objects that left since the solve began, or since a component was given up.
  var steps = 0

  /// Whether the dictionary may take any room.
  var isPatient = true

  mutating func push(_ amount: Double, _ row: Int32) {
    violations.append(Violation(amount: amount, row: row))
    let heap = violations
    let item = Violation(amount: amount, row: row)
    var place = heap.count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      if heap[parent].amount >= amount { break }
      heap[place] = heap[parent]
      place = parent
    }
    heap[place] = item
  }

  mutating func popViolation() -> Violation? {
    guard let last = violations.popLast() else { return nil }
    let heap = violations
    if heap.count == 0 { return last }
    let top = heap[0]
    var place = 0
    while true {
      var child = 2 * place + 1
      if child >= heap.count { break }
      if child + 1 < heap.count && heap[child + 1].amount > heap[child].amount { child += 1 }
      if heap[child].amount <= last.amount { break }
      heap[place] = heap[child]
      place = child
    }
    heap[place] = last
    return top
  }

  func free() {
    violations.free()
    candidates.free()
    ranking.free()
    bases.free()
    ends.free()
    ownBase.free()
    ownEnd.free()
    lastRise.free()
    touched.free()
    suspects.free()
    rowMarks.free()
    objectSums.free()
    objectMarks.free()
    gathered.free()
    walkedRows.free()
    walkedCoefficients.free()
    dirty.free()
  }
}
