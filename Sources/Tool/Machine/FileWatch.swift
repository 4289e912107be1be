// Waiting for files to change, without looking at them all the time where the system tells.

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Returns true once `isDone` holds, which is asked at first and whenever something happens in one of the directories
/// `places`. Changes that the system does not tell, such as those of another machine, are seen within seconds.
func watchFiles(_ places: [String], _ isDone: () -> Bool) -> Bool {
  let events = FileEvents(places)
  while !isDone() {
    events.wait()
    // Editors save in several steps.
    usleep(20_000)
  }
  return true
}

#if os(Linux)
  /// What inotify tells of some directories.
  private final class FileEvents {
    private let descriptor: Int32

    init(_ places: [String]) {
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      let kinds = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
      for place in places { _ = unsafe inotify_add_watch(descriptor, place, UInt32(kinds)) }
    }

    deinit { close(descriptor) }

    /// Waits for an event, two seconds at most, and takes all there are.
    func wait() {
      var wish = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = unsafe poll(&wish, 1, 2000)
      var piece = [UInt8](repeating: 0, count: 1 << 12)
      while unsafe piece.withUnsafeMutableBytes({ unsafe read(descriptor, $0.baseAddress, $0.count) }) > 0 {}
    }
  }
#else
  /// Where the system tells nothing: it is looked every now and then.
  private final class FileEvents {
    init(_ places: [String]) {}

    func wait() { usleep(200_000) }
  }
#endif
