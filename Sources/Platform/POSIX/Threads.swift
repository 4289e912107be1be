// Threads and locks: unsafe code as in POSIX.swift, and for the same reason.

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A mutex with a single condition variable.
@safe package final class Lock: @unchecked Sendable {
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let condition = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init() {
    unsafe pthread_mutex_init(mutex, nil)
    unsafe pthread_cond_init(condition, nil)
  }

  deinit {
    unsafe pthread_cond_destroy(condition)
    unsafe pthread_mutex_destroy(mutex)
    unsafe condition.deallocate()
    unsafe mutex.deallocate()
  }

  package func enter() { unsafe pthread_mutex_lock(mutex) }
  package func leave() { unsafe pthread_mutex_unlock(mutex) }
  package func wait() { unsafe pthread_cond_wait(condition, mutex) }
  package func hold(_ body: () -> Void) {
    enter()
    defer { leave() }
    body()
  }
  package func wakeAll() { unsafe pthread_cond_broadcast(condition) }
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
