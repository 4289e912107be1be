// Unsafe code: functions of the C library, wrapped into functions on values.
// Foundation could replace it, at the price of four more milliseconds at every start.

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

extension Machine {
  /// The machine on which the program runs; `serve` runs a server or one of its workers.
  package static func system(serve: @escaping (_ isWorker: Bool) -> Int32) -> Machine {
    // `write` reports closed pipes and the limit of file sizes, so their signals are ignored.
    signal(SIGPIPE, SIG_IGN)
    signal(SIGXFSZ, SIG_IGN)
    var machine = Machine(
      input: { readAll(0) }, output: .descriptor(1), errors: .descriptor(2), files: .real, variable: variableOfSystem,
      seconds: secondsOfSystem, serve: serve)
    machine.threads = coreCount
    machine.timeOfDay = timeOfDayOfSystem
    machine.readLine = { Swift.readLine() }
    machine.stream = readBytes
    machine.program = { pathOfProgram }
    machine.open = openWithDesktop
    machine.askTerminal = replyOfTerminal
    machine.outputOfProgram = standardOutput
    machine.interruption = { SignalPipe() }
    machine.changedFiles = filesChangedInGit
    return machine
  }
}

/// The time of day in the local time zone, as `14:05:09`.
private func timeOfDayOfSystem() -> String? {
  var seconds = time(nil)
  var parts = unsafe tm()
  guard unsafe localtime_r(&seconds, &parts) != nil else { return nil }
  let numbers = unsafe [parts.tm_hour, parts.tm_min, parts.tm_sec]
  return numbers.map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
}

extension Files {
  /// The files of the system.
  package static var real: Files {
    Files(
      kind: kindOfFile, read: readFile, list: listDirectory, write: writeFile,
      workingDirectory: workingDirectoryOfSystem, watch: watchFiles, resolve: resolvedPath,
      createDirectory: makeDirectory)
  }
}

extension Sink {
  static func descriptor(_ number: Int32) -> Sink {
    Sink(isTerminal: isatty(number) == 1, window: { windowOfTerminal(number) }) { writeAll(number, $0) }
  }
}

var lastError: String {
  guard let text = unsafe strerror(errno) else { return "error \(errno)" }
  let words = unsafe String(cString: text)
  return words.prefix(1).lowercased() + words.dropFirst()
}

package func writeAll(_ descriptor: Int32, _ bytes: [UInt8]) -> Sink.Failure? {
  var done = 0
  while done < bytes.count {
    let count = unsafe bytes.withUnsafeBytes {
      unsafe write(descriptor, $0.baseAddress.map { unsafe $0 + done }, bytes.count - done)
    }
    if count >= 0 {
      done += count
    } else if errno == EPIPE {
      return .closed
    } else if errno != EINTR {
      return .system(lastError)
    }
  }
  return nil
}

func readAll(_ descriptor: Int32) -> Result<[UInt8], FileProblem> {
  var bytes: [UInt8] = []
  var piece = [UInt8](repeating: 0, count: 1 << 16)
  while true {
    let count = unsafe piece.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      bytes.append(contentsOf: piece[..<count])
      if bytes.count > largestInput { return .failure(.tooLarge) }
    } else if count == 0 {
      return .success(bytes)
    } else if errno == EISDIR {
      return .failure(.isDirectory)
    } else if errno != EINTR {
      return .failure(.system(lastError))
    }
  }
}

/// Reads a file, or the standard input for nil, and passes its bytes on as they come, until `take` returns false.
private func readBytes(of path: String?, _ take: ([UInt8]) -> Bool) -> FileProblem? {
  var descriptor: Int32 = 0
  if let path {
    descriptor = unsafe open(path, O_RDONLY)
    guard descriptor >= 0 else { return errno == ENOENT || errno == ENOTDIR ? .missing : .system(lastError) }
  }
  defer { if path != nil { close(descriptor) } }
  var piece = [UInt8](repeating: 0, count: 1 << 18)
  while true {
    let count = unsafe piece.withUnsafeMutableBytes { unsafe read(descriptor, $0.baseAddress, $0.count) }
    if count > 0 {
      if !take(count == piece.count ? piece : Array(piece[..<count])) { return nil }
    } else if count == 0 {
      return nil
    } else if errno == EISDIR {
      return .isDirectory
    } else if errno != EINTR {
      return .system(lastError)
    }
  }
}

func readFile(_ path: String) -> Result<[UInt8], FileProblem> {
  // Reading waits for a pipe on the command line, but not for a file that would block its reader, as some in /proc do.
  let isRegular = kindOfFile(path) == .file
  let descriptor = unsafe open(path, isRegular ? O_RDONLY | O_NONBLOCK : O_RDONLY)
  guard descriptor >= 0 else { return .failure(errno == ENOENT || errno == ENOTDIR ? .missing : .system(lastError)) }
  defer { close(descriptor) }
  return readAll(descriptor)
}

private func writeFile(_ path: String, _ bytes: [UInt8], _ expected: [UInt8]?) -> Result<Void, FileProblem> {
  replaceFile(path, bytes, over: expected)
}

/// Creates a directory if there is none.
package func makeDirectory(_ path: String) { _ = unsafe mkdir(path, 0o755) }

/// Returns `path` with links resolved.
func resolvedPath(_ path: String) -> String {
  guard let target = unsafe realpath(path, nil) else { return path }
  defer { unsafe free(target) }
  return unsafe String(cString: target)
}

private func kindOfFile(_ path: String) -> Files.Kind? {
  var status = stat()
  guard unsafe stat(path, &status) == 0 else { return nil }
  switch status.st_mode & S_IFMT {
  case S_IFDIR:
    var link = stat()
    return unsafe lstat(path, &link) == 0 && link.st_mode & S_IFMT == S_IFLNK ? .linkedDirectory : .directory
  case S_IFREG: return .file
  default: return .other
  }
}

private func listDirectory(_ path: String) -> Result<[String], FileProblem> {
  guard let directory = unsafe opendir(path) else { return .failure(errno == ENOENT ? .missing : .system(lastError)) }
  defer { unsafe closedir(directory) }
  var names: [String] = []
  while let entry = unsafe readdir(directory) {
    let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) {
      unsafe $0.withMemoryRebound(to: CChar.self, capacity: 256) { unsafe String(cString: $0) }
    }
    if name != "." && name != ".." { names.append(name) }
  }
  return .success(names)
}

private func workingDirectoryOfSystem() -> String? {
  guard let path = unsafe getcwd(nil, 0) else { return nil }
  defer { unsafe free(path) }
  return unsafe String(cString: path)
}

private func windowOfTerminal(_ descriptor: Int32) -> TerminalWindow? {
  var size = winsize()
  guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
  return TerminalWindow(
    columns: Int(size.ws_col), lines: Int(size.ws_row), width: Int(size.ws_xpixel), height: Int(size.ws_ypixel))
}

package func variableOfSystem(_ name: String) -> String? {
  guard let value = unsafe getenv(name) else { return nil }
  return unsafe String(cString: value)
}

package func secondsOfSystem() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_MONOTONIC, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}
