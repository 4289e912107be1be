internal import LayNumbers

/// The edits since the last solve.
struct KernelEdits {
  /// Rows whose breakpoints move.
  var moves = Slab<BreakpointMove>()
  /// Variables whose equations have new right sides.
  var variables = Slab<Int32>()
  var joining = RowJoining()
  /// Components to presolve again, and required rows whose right sides changed.
  var components = Slab<Int32>()
  var tests = Slab<Int32>()
  var bounds = BoundIndex()
  var isMovingDefinitions = false

  var isEmpty: Bool {
    moves.count == 0 && variables.count == 0 && components.count == 0 && tests.count == 0 && joining.rows.count == 0
  }

  mutating func removeAll() {
    moves.removeAll()
    variables.removeAll()
    components.removeAll()
    tests.removeAll()
    joining.rows.removeAll()
  }

  func free() {
    moves.free()
    variables.free()
    components.free()
    tests.free()
    joining.free()
    bounds.free()
  }
}

/// The rows of one variable, by variable. The index is built lazily: only edits of equations use it.
struct BoundIndex {
  private var heads = Slab<Int32>()
  private var nexts = Slab<Int32>()

  /// The last row of a variable alone, whatever its kind by now; -1 for none.
  mutating func first(
    of variable: Int32, _ rows: Slab<KernelRow>, _ termVariables: Slab<Int32>, _ variableCount: Int
  ) -> Int32 {
    heads.resize(variableCount, filling: -1)
    for row in nexts.count..<rows.count {
      nexts.append(-1)
      if rows[row].count != 1 { continue }
      nexts[row] = heads[termVariables[rows[row].start]]
      heads[termVariables[rows[row].start]] = Int32(row)
    }
    return heads[variable]
  }

  func next(after row: Int32) -> Int32 { nexts[row] }

  func free() {
    heads.free()
    nexts.free()
  }
}

extension Slab where Element == Int32 {
  /// Sorts a run by value (heap sort: no memory, no recursion).
  func sort(_ first: Int, _ count: Int) {
    if isSorted(first, count) { return }
    for root in (0..<count / 2).reversed() { sink(first, root, count) }
    for end in (1..<max(count, 1)).reversed() {
      (self[first], self[first + end]) = (self[first + end], self[first])
      sink(first, 0, end)
    }
  }

  private func isSorted(_ first: Int, _ count: Int) -> Bool {
    for index in first + 1..<max(first + count, first + 1) where self[index - 1] > self[index] { return false }
    return true
  }

  private func sink(_ first: Int, _ root: Int, _ count: Int) {
    var place = root
    while 2 * place + 1 < count {
      var child = 2 * place + 1
      if child + 1 < count && self[first + child + 1] > self[first + child] { child += 1 }
      if self[first + place] >= self[first + child] { return }
      (self[first + place], self[first + child]) = (self[first + child], self[first + place])
      place = child
    }
  }
}
