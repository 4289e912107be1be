internal import LayNumbers

// The ratio test: finds the column of the leaving row whose slope reaches the end of its jump first. Slopes are vectors,
// one component a level, and compared lexicographically.
extension LayoutKernel {
  /// The candidate whose slope reaches its end first; of equal ones that with the largest coefficient, then the first
  /// object. -1 for none.
  mutating func bestCandidate(_ length: Int) -> Int {
    var best = -1
    let candidates = simplex.candidates
    for index in 0..<candidates.count where !candidates[index].isBlocked {
      if best < 0 || isBetter(Int32(index), than: Int32(best), length) { best = index }
    }
    return best
  }

  /// True if a candidate is better than another in the order of ``bestCandidate(_:)``.
  @inline(__always) private mutating func isBetter(_ a: Int32, than b: Int32, _ length: Int) -> Bool {
    let candidates = simplex.candidates
    if candidates[a].isBlocked || candidates[b].isBlocked { return !candidates[a].isBlocked }
    let ends = simplex.ends
    let order = ends.compare(Int(a) * length, with: ends, Int(b) * length, length)
    return order < 0 || order == 0 && isPreferred(candidates[a], over: candidates[b])
  }

  /// Makes a heap of the candidates of a long row, the best on top: many flips would scan all of them many times.
  mutating func rankCandidates(_ length: Int) {
    let count = simplex.candidates.count
    simplex.ranking.resizeUninitialized(count)
    for index in 0..<count { simplex.ranking[index] = Int32(index) }
    for root in (0..<count / 2).reversed() { sinkCandidate(root, length) }
  }

  private mutating func sinkCandidate(_ root: Int, _ length: Int) {
    let heap = simplex.ranking
    let item = heap[root]
    var place = root
    while 2 * place + 1 < heap.count {
      var child = 2 * place + 1
      if child + 1 < heap.count && isBetter(heap[child + 1], than: heap[child], length) { child += 1 }
      if !isBetter(heap[child], than: item, length) { break }
      heap[place] = heap[child]
      place = child
    }
    heap[place] = item
  }

  mutating func rankedCandidate() -> Int {
    let best = Int(simplex.ranking[0])
    return simplex.candidates[best].isBlocked ? -1 : best
  }

  /// Restores the heap after the best candidate moved on.
  mutating func rerankBest(_ length: Int) { sinkCandidate(0, length) }

  private mutating func isPreferred(_ a: SimplexState.Candidate, over b: SimplexState.Candidate) -> Bool {
    if isStalled { return a.object < b.object }
    let (first, second) = (abs(a.coefficient), abs(b.coefficient))
    return first == second ? a.object < b.object : first > second
  }

}
