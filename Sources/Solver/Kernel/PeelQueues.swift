internal import LayNumbers

/// The queues of a component's presolve: rows that can be used, and variables to make columns.
struct PeelQueues {
  /// Queues (FIFO) of equations with at most one unknown and with two.
  private var equations = Slab<Int32>()
  private var firstEquation = 0
  private var pairs = Slab<Int32>()
  private var firstPair = 0
  /// Variables that are pulled and in an equation.
  var pulled = Slab<Int32>()
  private var firstPulled = 0
  /// A queue of optional rows for each level, the inequalities last: lists by ``RowState/next``.
  private var heads = Slab<Int32>()
  private var tails = Slab<Int32>()
  /// The first bucket that may have a row.
  private var firstBucket = 0

  mutating func removeAll() {
    equations.removeAll()
    pairs.removeAll()
    pulled.removeAll()
    firstEquation = 0
    firstPair = 0
    firstPulled = 0
  }

  mutating func prepareBuckets(_ count: Int) {
    heads.removeAll()
    tails.removeAll()
    heads.resize(count, filling: -1)
    tails.resize(count, filling: -1)
    firstBucket = count
  }

  mutating func append(equation row: Int32) { equations.append(row) }
  mutating func append(pair row: Int32) { pairs.append(row) }

  mutating func popEquation() -> Int32? { PeelQueues.pop(equations, &firstEquation) }
  mutating func popPair() -> Int32? { PeelQueues.pop(pairs, &firstPair) }
  mutating func popPulled() -> Int32? { PeelQueues.pop(pulled, &firstPulled) }

  private static func pop(_ queue: Slab<Int32>, _ first: inout Int) -> Int32? {
    if first == queue.count { return nil }
    first += 1
    return queue[first - 1]
  }

  mutating func push(_ row: Int32, bucket: Int, _ states: Slab<RowState>) {
    states[row].next = -1
    if heads[bucket] < 0 { heads[bucket] = row } else { states[tails[bucket]].next = row }
    tails[bucket] = row
    firstBucket = min(firstBucket, bucket)
  }

  mutating func popBucket(_ states: Slab<RowState>) -> Int32? {
    while firstBucket < heads.count {
      let row = heads[firstBucket]
      if row >= 0 {
        heads[firstBucket] = states[row].next
        return row
      }
      firstBucket += 1
    }
    return nil
  }

  func free() {
    equations.free()
    pairs.free()
    pulled.free()
    heads.free()
    tails.free()
  }
}
