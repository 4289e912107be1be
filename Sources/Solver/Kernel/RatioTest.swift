internal import LayNumbers

/// The ratio test: finds the column of the leaving row whose slope reaches the end of its jump first. Slopes are vectors,
/// one component a level, and compared lexicographically.
struct RatioTest {
  /// A column of the leaving row: the slope of the row rises until this column's slope reaches the end of its jump.
  struct Candidate: BitwiseCopyable {
    var object: Int32
    /// The breakpoint that it rests on now.
    var point: Int32
    var coefficient: Double
    var movesUp: Bool
    /// True if its slope may rise without limit.
    var isBlocked: Bool
  }

  var candidates = Slab<Candidate>()
  /// A heap of the candidates of a long row.
  private var ranking = Slab<Int32>()
  /// For each candidate the rise at which its slope entered the jump, and that at which it leaves it.
  var bases = Slab<Double>()
  var ends = Slab<Double>()
  /// Rows with more columns than this have their candidates in a heap. A threshold between two algorithms with the same
  /// result; tests set smaller ones.
  var longRow = 24

  var isLong: Bool { candidates.count > longRow }

  /// The length of slopes.
  private var length = 0
  /// True if Bland's rule chooses among equally good candidates.
  private var isStalled = false

  /// Removes the candidates, and makes room for `count` with slopes of `length` levels.
  mutating func begin(_ count: Int, _ length: Int, isStalled: Bool) {
    self.length = length
    self.isStalled = isStalled
    candidates.removeAll()
    bases.resizeUninitialized(count * length)
    ends.resizeUninitialized(count * length)
  }

  /// The candidate whose slope reaches its end first; of equal ones that with the largest coefficient, then the first
  /// object. -1 for none.
  mutating func bestCandidate() -> Int {
    var best = -1
    let candidates = candidates
    for index in 0..<candidates.count where !candidates[index].isBlocked {
      if best < 0 || isBetter(Int32(index), than: Int32(best)) { best = index }
    }
    return best
  }

  /// True if a candidate is better than another in the order of ``bestCandidate()``.
  @inline(__always) private mutating func isBetter(_ a: Int32, than b: Int32) -> Bool {
    let candidates = candidates
    if candidates[a].isBlocked || candidates[b].isBlocked { return !candidates[a].isBlocked }
    let ends = ends
    let order = ends.compare(Int(a) * length, with: ends, Int(b) * length, length)
    return order < 0 || order == 0 && isPreferred(candidates[a], over: candidates[b])
  }

  /// Makes a heap of the candidates of a long row, the best on top: many flips would scan all of them many times.
  mutating func rankCandidates() {
    let count = candidates.count
    ranking.resizeUninitialized(count)
    for index in 0..<count { ranking[index] = Int32(index) }
    for root in (0..<count / 2).reversed() { sinkCandidate(root) }
  }

  private mutating func sinkCandidate(_ root: Int) {
    let heap = ranking
    let item = heap[root]
    var place = root
    while 2 * place + 1 < heap.count {
      var child = 2 * place + 1
      if child + 1 < heap.count && isBetter(heap[child + 1], than: heap[child]) { child += 1 }
      if !isBetter(heap[child], than: item) { break }
      heap[place] = heap[child]
      place = child
    }
    heap[place] = item
  }

  mutating func rankedCandidate() -> Int {
    let best = Int(ranking[0])
    return candidates[best].isBlocked ? -1 : best
  }

  /// Restores the heap after the best candidate moved on.
  mutating func rerankBest() { sinkCandidate(0) }

  private mutating func isPreferred(_ a: Candidate, over b: Candidate) -> Bool {
    if isStalled { return a.object < b.object }
    let (first, second) = (abs(a.coefficient), abs(b.coefficient))
    return first == second ? a.object < b.object : first > second
  }

  func free() {
    candidates.free()
    ranking.free()
    bases.free()
    ends.free()
  }
}
