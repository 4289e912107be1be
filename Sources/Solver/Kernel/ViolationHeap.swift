internal import LayNumbers

extension Slab where Element == DualSimplex.Violation {
  /// The greatest of a heap; nil if it is empty.
  var first: DualSimplex.Violation? { count == 0 ? nil : self[0] }

  /// Adds a violation to a max-heap.
  mutating func pushHeap(_ item: DualSimplex.Violation) {
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
  mutating func popHeap() -> DualSimplex.Violation? {
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
