// Waiting for changes of files, without polling if the system can notify.

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Waits until `isDone` returns true, and returns true. `isDone` is called at first and whenever something happens in one of
/// the directories `places`. Changes without a notification, such as those by another machine, are noticed within seconds.
func watchFiles(_ places: [String], _ isDone: () -> Bool) -> Bool {
  let events = FileEvents(places)
  while !isDone() {
    events.wait()
    // Editors save in several steps, so wait a little.
    usleep(20_000)
  }
  return true
}

#if os(Linux)
  /// The notifications of inotify about directories.
  package final class FileEvents {
    /// The descriptor that is ready once something happened; -1 if the system does not notify.
    package let descriptor: Int32

    /// Begins to watch directories.
    package init(_ places: [String]) {
      descriptor = inotify_init1(Int32(IN_CLOEXEC) | Int32(IN_NONBLOCK))
      let kinds = IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_CREATE | IN_DELETE
      for place in places { _ = unsafe inotify_add_watch(descriptor, place, UInt32(kinds)) }
    }

    deinit { close(descriptor) }

    /// Consumes all pending events.
    package func drain() {
      var piece = [UInt8](repeating: 0, count: 1 << 12)
      while unsafe piece.withUnsafeMutableBytes({ unsafe read(descriptor, $0.baseAddress, $0.count) }) > 0 {}
    }

    /// Waits for an event, at most two seconds, and consumes all pending ones.
    func wait() {
      var wish = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
      _ = unsafe poll(&wish, 1, 2000)
      drain()
    }
  }
#else
  /// A fallback without notifications, which polls.
  package final class FileEvents {
    /// The descriptor of events: there is none.
    package let descriptor: Int32 = -1

    /// Watches nothing.
    package init(_ places: [String]) {}

    func wait() { usleep(200_000) }

    /// Does nothing.
    package func drain() {}
  }
#endif
