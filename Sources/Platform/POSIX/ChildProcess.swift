// Child processes: unsafe code as in POSIX.swift, and for the same reason.

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// A running program, whose standard input and output are pipes of this process.
package struct ChildProcess {
  /// The descriptor of what the program writes.
  package let output: Int32
  /// The descriptor of what the program reads.
  package let input: Int32
  private let process: pid_t

  /// Starts `program` with `arguments`; nil if it cannot be started. The standard error of a quiet one goes nowhere.
  package init?(_ program: String, _ arguments: [String], isQuiet: Bool = false) {
    guard let toChild = openPipe() else { return nil }
    guard let fromChild = openPipe() else {
      for end in [toChild.read, toChild.write] { close(end) }
      return nil
    }
    process = spawned(program, arguments, input: toChild.read, output: fromChild.write, isQuiet: isQuiet)
    (output, input) = (fromChild.read, toChild.write)
    close(toChild.read)
    close(fromChild.write)
    guard process > 0 else {
      for end in [output, input] { close(end) }
      return nil
    }
  }

  /// Waits until the program ends, and returns its exit status; 128 and the signal if one ended it.
  package func wait() -> Int32 {
    close(input)
    close(output)
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? status >> 8 & 0xFF : 128 + signal
  }

  /// Ends the program if it has not ended by itself, and returns how it ended.
  package func end() -> String {
    close(input)
    close(output)
    kill(process, SIGKILL)
    var status: Int32 = 0
    while unsafe waitpid(process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? "with status \(status >> 8 & 0xFF)" : "by signal \(signal)"
  }
}

/// Creates a pipe that other children do not inherit.
private func openPipe() -> (read: Int32, write: Int32)? {
  var ends: [Int32] = [-1, -1]
  guard unsafe pipe(&ends) == 0 else { return nil }
  for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  return (ends[0], ends[1])
}

/// Starts `program` with two descriptors as its standard input and output; returns -1 if that fails.
private func spawned(
  _ program: String, _ arguments: [String], input: Int32, output: Int32, isQuiet: Bool = false
) -> pid_t {
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
  #else
    var actions = unsafe posix_spawn_file_actions_t()
  #endif
  unsafe posix_spawn_file_actions_init(&actions)
  defer { unsafe posix_spawn_file_actions_destroy(&actions) }
  unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)
  unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
  if isQuiet { unsafe posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0) }
  var words = unsafe ([program] + arguments).map { unsafe strdup($0) }
  var variables = unsafe passedEnvironment.map { unsafe strdup($0) }
  defer { unsafe (words + variables).forEach { unsafe free($0) } }
  unsafe words.append(nil)
  unsafe variables.append(nil)
  var process: pid_t = -1
  let status = unsafe posix_spawn(&process, program, &actions, nil, words, variables)
  return status == 0 ? process : -1
}

/// The environment of a child: paths to libraries, to folders for files that it writes, and the desktop.
private var passedEnvironment: [String] {
  let files = ["PATH", "HOME", "XDG_CACHE_HOME", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"]
  let desktop = ["DISPLAY", "WAYLAND_DISPLAY", "XDG_RUNTIME_DIR", "DBUS_SESSION_BUS_ADDRESS", "BROWSER"]
  return (files + desktop).compactMap { name in variableOfSystem(name).map { "\(name)=\($0)" } }
}

/// Runs a program of the folders in PATH, and returns what it writes; nil if there is none, or if it fails.
func standardOutput(_ name: String, _ arguments: [String]) -> [UInt8]? {
  let places = (variableOfSystem("PATH") ?? "").split(separator: ":").map { "\($0)/\(name)" }
  guard let path = places.first(where: { Files.real.kind($0) == .file }),
    let child = ChildProcess(path, arguments, isQuiet: true)
  else { return nil }
  // A result that is too large ends the program, which cannot write any more.
  let result = readAll(child.output)
  guard child.wait() == 0, case .success(let bytes) = result else { return nil }
  return bytes
}

/// Opens a file as a double click would: with `open` on macOS, with `xdg-open` elsewhere; false if there is none.
func openWithDesktop(_ path: String) -> Bool {
  #if canImport(Darwin)
    let openers = ["/usr/bin/open"]
  #else
    let openers = (variableOfSystem("PATH") ?? "").split(separator: ":").map { "\($0)/xdg-open" }
  #endif
  guard let opener = openers.first(where: { Files.real.kind($0) != nil }) else { return false }
  let nowhere = unsafe open("/dev/null", O_RDWR | O_CLOEXEC)
  guard nowhere >= 0 else { return false }
  defer { close(nowhere) }
  return spawned(opener, [path], input: nowhere, output: nowhere) > 0
}

/// Ends this process once its parent process has ended, whatever it is doing: a server that is killed leaves no worker behind.
/// The parent holds the standard input, which is closed when it ends.
package func endWithParent() {
  let parent = getppid()
  _ = startThread(stackSize: 128 << 10) {
    while true {
      var input = pollfd(fd: 0, events: 0, revents: 0)
      _ = unsafe poll(&input, 1, -1)
      if getppid() != parent { _exit(0) }
      // The parent closed it but goes on: everything written so far is still answered.
      if input.revents != 0 { usleep(100_000) }
    }
  }
}

/// The path of this program.
package var pathOfProgram: String {
  #if canImport(Darwin)
    var size: UInt32 = 4096
    var path = [CChar](repeating: 0, count: Int(size))
    return unsafe _NSGetExecutablePath(&path, &size) == 0 ? String(cString: path) : CommandLine.arguments[0]
  #else
    return resolvedPath("/proc/self/exe")
  #endif
}
