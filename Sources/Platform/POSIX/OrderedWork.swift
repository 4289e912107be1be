/// Computes results on threads ahead of the caller, who takes them in the order of the work.
///
/// The threads block signals, so that these reach the caller's thread.
package final class OrderedWork<Item>: @unchecked Sendable {
  /// Computes the result of a piece of work, and reports progress to `observe`; `weight` is its approximate size in bytes.
  package typealias Computation = (_ index: Int, _ observe: (String) -> Void) -> (Item, weight: Int)

  /// The stack size of a thread, in bytes: the same as that of the main thread.
  static var stackSize: Int { 8 << 20 }
  /// The most results that a thread computes ahead of the caller.
  static var mostAhead: Int { 32 }
  /// The most weight of results that the caller has not taken; the result that it waits for is computed in any case.
  static var mostWeight: Int { 32 << 20 }

  private let count: Int
  private let compute: Computation
  private let lock = Lock()
  private let window: Int
  private var threads = 0
  /// The next piece of work that was not begun.
  private var next = 0
  /// The number of results that the caller has taken.
  private var taken = 0
  private var weight = 0
  private var ready: [Int: (Item, weight: Int)] = [:]
  private var note: String?

  /// Starts up to `threads` threads for `count` pieces of work. With fewer than two of either, the caller computes all of it.
  package init(count: Int, threads: Int, compute: @escaping Computation) {
    (self.count, self.compute) = (count, compute)
    let wanted = min(threads, count)
    window = max(1, wanted) * Self.mostAhead
    if wanted > 1 { start(wanted) }
  }

  /// Takes the result of the next piece of work. While it is not ready, `observe` receives progress messages.
  package func take(_ observe: (String) -> Void = { _ in }) -> Item {
    lock.enter()
    defer { lock.leave() }
    let index = taken
    while threads > 0 && ready[index] == nil {
      lock.wait()
      if let note { observe(note) }
    }
    taken += 1
    guard let (item, own) = ready.removeValue(forKey: index) else { return compute(index, observe).0 }
    weight -= own
    lock.wakeAll()
    return item
  }

  private func tell(_ words: String) {
    lock.enter()
    note = words
    lock.wakeAll()
    lock.leave()
  }

  private func work() {
    lock.enter()
    while next < count {
      let isAhead = next >= taken + window || weight > Self.mostWeight && next > taken
      if isAhead {
        lock.wait()
        continue
      }
      let index = next
      next += 1
      lock.leave()
      let result = compute(index, tell)
      lock.enter()
      ready[index] = result
      weight += result.weight
      lock.wakeAll()
    }
    lock.leave()
  }

  /// Starts as many threads as the system permits.
  private func start(_ wanted: Int) {
    lock.enter()
    for _ in 0..<wanted where startThread(stackSize: Self.stackSize, { self.work() }) { threads += 1 }
    lock.leave()
  }
}
