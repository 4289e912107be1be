// Signals that end a program, as bytes of a pipe: unsafe code as in POSIX.swift, and for the same reason.

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The end of the pipe that the signal handler writes to; -1 while there is none.
private nonisolated(unsafe) var interruptionPipe: Int32 = -1

/// An interruption by `SIGINT` or `SIGTERM`. One exists at a time. Signals end the program as ever once it is released.
final class SignalPipe: Interruption {
  /// Begins to catch `SIGINT` and `SIGTERM`.
  init() {
    var ends: [Int32] = [-1, -1]
    if unsafe pipe(&ends) == 0 {
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      unsafe interruptionPipe = ends[1]
      for number in [SIGINT, SIGTERM] {
        signal(number) { _ in
          let byte: [UInt8] = [0]
          _ = unsafe write(interruptionPipe, byte, 1)
        }
      }
    }
    super.init(descriptor: ends[0])
  }

  deinit {
    for number in [SIGINT, SIGTERM] { signal(number, SIG_DFL) }
    for end in unsafe [descriptor, interruptionPipe] where end >= 0 { close(end) }
    unsafe interruptionPipe = -1
  }
}
