// Parallel work: unsafe code as in POSIX.swift, and for the same reason.

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Computes results on threads ahead of the caller, who takes them in the order of the work.
///
/// The threads block signals, so that these reach the caller's thread.
final class OrderedWork<Item>: @unchecked Sendable {
  /// Computes the result of a piece of work, and reports progress to `observe`; `weight` is its approximate size in bytes.
  typealias Computation = (_ index: Int, _ observe: (String) -> Void) -> (Item, weight: Int)

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
  init(count: Int, threads: Int, compute: @escaping Computation) {
    (self.count, self.compute) = (count, compute)
    let wanted = min(threads, count)
    window = max(1, wanted) * Self.mostAhead
    if wanted > 1 { start(wanted) }
  }

  /// Takes the result of the next piece of work. While it is not ready, `observe` receives progress messages.
  func take(_ observe: (String) -> Void = { _ in }) -> Item {
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

/// A mutex with a single condition variable.
@safe final class Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  init() {
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  func enter() { unsafe pthread_mutex_lock(mutex) }
  func leave() { unsafe pthread_mutex_unlock(mutex) }
  func wait() { unsafe pthread_cond_wait(condition, mutex) }
  func hold(_ body: () -> Void) {
    enter()
    defer { leave() }
    body()
  }
  func wakeAll() { unsafe pthread_cond_broadcast(condition) }
}

/// The closure of a thread, boxed for the C interface.
private final class ThreadBody {
  let body: () -> Void
  init(_ body: @escaping () -> Void) { self.body = body }
}

/// Starts a thread with signals blocked; false if the system starts none.
func startThread(stackSize: Int, _ body: @escaping () -> Void) -> Bool {
  var attributes = pthread_attr_t()
  unsafe pthread_attr_init(&attributes)
  defer { unsafe pthread_attr_destroy(&attributes) }
  unsafe pthread_attr_setstacksize(&attributes, stackSize)
  unsafe pthread_attr_setdetachstate(&attributes, Int32(PTHREAD_CREATE_DETACHED))
  var all = sigset_t()
  var before = sigset_t()
  unsafe sigfillset(&all)
  unsafe pthread_sigmask(SIG_BLOCK, &all, &before)
  defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
  #if canImport(Glibc)
    var thread = pthread_t()
  #else
    var thread: pthread_t?
  #endif
  let box = unsafe Unmanaged.passRetained(ThreadBody(body))
  let status = unsafe pthread_create(&thread, &attributes, firstFunction, box.toOpaque())
  if status != 0 { unsafe box.release() }
  return status == 0
}

#if canImport(Darwin)
  private func firstFunction(_ body: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    unsafe Unmanaged<ThreadBody>.fromOpaque(body).takeRetainedValue().body()
    return nil
  }
#else
  private func firstFunction(_ body: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let body = unsafe body { unsafe Unmanaged<ThreadBody>.fromOpaque(body).takeRetainedValue().body() }
    return nil
  }
#endif

/// The number of cores that the system offers to this program.
var coreCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }
