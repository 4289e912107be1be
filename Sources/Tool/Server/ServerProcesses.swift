// The processes of the language server: unsafe code as in POSIX.swift, and for the same reason.

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import LayLanguageServer

/// The client at the standard input and output, and the workers: this program again, each connected by two pipes.
final class ServerProcesses {
  private struct Channel {
    var process: pid_t = -1
    /// The descriptors for reading and for writing; -1 if closed.
    var input: Int32
    var output: Int32
    /// The bytes to write.
    var queue: [UInt8] = []
    var written = 0

    var isWaiting: Bool { written < queue.count }

    /// The channel of a worker that is not running.
    static var none: Channel { Channel(input: -1, output: -1) }
  }

  private let program: String
  private let arguments: [String]
  private let clientInput: Int32 = 0
  private let clientOutput: Int32 = 1
  private var answers = ClientQueue()
  private var workers: [Channel] = []
  /// Further events of one call of `poll`, besides the first.
  private var events: [Broker.Event] = []

  /// Starts the workers, each as `program` with `arguments`.
  init(program: String, arguments: [String]) {
    (self.program, self.arguments) = (program, arguments)
    workers = Broker.Worker.allCases.map { _ in .none }
    for worker in Broker.Worker.allCases { start(worker) }
  }

  deinit { for index in workers.indices { end(index) } }

  /// The server's host with these processes.
  var host: ServerHost {
    ServerHost(seconds: secondsOfSystem, wait: wait(until:), perform: perform)
  }

  private func perform(_ action: Broker.Action) {
    switch action {
    case .client(let bytes, let importance): noteBehind { $0.append(bytes, importance) }
    case .worker(let worker, let bytes):
      if workers[worker.rawValue].process > 0 { workers[worker.rawValue].queue += bytes }
    case .restart(let worker):
      end(worker.rawValue)
      // Output of the old worker is of no use.
      events.removeAll { $0.isOf(worker) }
      start(worker)
    case .exit: finish()
    }
  }

  /// Changes the queue of the client, and notifies the broker if the client falls behind or catches up.
  private func noteBehind(_ change: (inout ClientQueue) -> Void) {
    let wasBehind = answers.isBehind
    change(&answers)
    if answers.isBehind != wasBehind { events.append(.clientBehind(answers.isBehind)) }
  }

  /// The seconds that a disconnecting client may take to read the last responses.
  private static let patience = 1.0

  /// Writes the rest of the queue to the client.
  private func finish() {
    let end = secondsOfSystem() + Self.patience
    while answers.count > 0 {
      let rest = end - secondsOfSystem()
      guard rest > 0 else { return }
      var descriptor = pollfd(fd: clientOutput, events: Int16(POLLOUT), revents: 0)
      let count = unsafe poll(&descriptor, 1, Int32(rest * 1000) + 1)
      if count > 0 && descriptor.revents != 0 { writeToClient() }
    }
  }

  private func wait(until time: Double?) -> Broker.Event {
    while true {
      if !events.isEmpty { return events.removeFirst() }
      let rest = time.map { max(0, $0 - secondsOfSystem()) }
      // One millisecond more, so as not to wake up too early.
      let milliseconds = rest.map { Int32(min($0 * 1000, 3_600_000)) + 1 } ?? -1
      if !turn(milliseconds) && rest != nil { return .tick }
    }
  }

  /// Polls once, and reads and writes whatever is ready; false if nothing was.
  private func turn(_ milliseconds: Int32) -> Bool {
    var descriptors: [pollfd] = []
    // The input of a client that does not read is not read.
    var ends = [(answers.isBehind ? -1 : clientInput, answers.count > 0 ? clientOutput : -1)]
    ends += workers.map { ($0.input, $0.isWaiting ? $0.output : -1) }
    for (input, output) in ends {
      descriptors.append(pollfd(fd: input, events: Int16(POLLIN), revents: 0))
      descriptors.append(pollfd(fd: output, events: Int16(POLLOUT), revents: 0))
    }
    let count = unsafe descriptors.withUnsafeMutableBufferPointer {
      unsafe poll($0.baseAddress, nfds_t($0.count), milliseconds)
    }
    guard count > 0 else { return false }
    for index in 0...workers.count {
      let (input, output) = (descriptors[2 * index].revents, descriptors[2 * index + 1].revents)
      if output != 0 { index == 0 ? writeToClient() : write(to: index - 1) }
      if input != 0 { read(index) }
    }
    return true
  }

  /// Reads from a channel: 0 is the client, the workers follow.
  private func read(_ index: Int) {
    let input = index == 0 ? clientInput : workers[index - 1].input
    var piece = [UInt8](repeating: 0, count: 1 << 16)
    let count = unsafe piece.withUnsafeMutableBytes { unsafe Self.read(input, $0) }
    if count > 0 {
      let bytes = Array(piece[..<count])
      events.append(Broker.Worker(rawValue: index - 1).map { .worker($0, bytes) } ?? .client(bytes))
    } else if index == 0 {
      events.append(.clientEnded)
    } else if let worker = Broker.Worker(rawValue: index - 1) {
      events.append(.workerEnded(worker, end(index - 1)))
    }
  }

  private static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      #if canImport(Glibc)
        let count = unsafe Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        let count = unsafe Musl.read(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Darwin)
        let count = unsafe Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if count >= 0 || errno != EINTR { return count }
    }
  }

  /// Writes a piece so small that a pipe with any room takes it at once.
  private func writeToClient() {
    let piece = answers.next(atMost: Int(PIPE_BUF))
    let isGone = writeAll(clientOutput, piece) != nil
    noteBehind { $0.noteWritten(isGone ? $0.count : piece.count) }
  }

  /// Writes a piece to a worker in the same way.
  private func write(to index: Int) {
    var channel = workers[index]
    let end = min(channel.queue.count, channel.written + Int(PIPE_BUF))
    let piece = Array(channel.queue[channel.written..<end])
    if writeAll(channel.output, piece) != nil {
      // The reader is gone, and the queue with it; its end is noticed when its output is read.
      channel.queue = []
      channel.written = 0
    } else {
      channel.written = end
      if !channel.isWaiting { (channel.queue, channel.written) = ([], 0) }
    }
    workers[index] = channel
  }
}

// MARK: - Processes

extension ServerProcesses {
  /// Ends a worker if it has not ended by itself, and returns how it ended.
  @discardableResult
  private func end(_ index: Int) -> String {
    let worker = workers[index]
    workers[index] = .none
    guard worker.process > 0 else { return "it was not there" }
    close(worker.output)
    close(worker.input)
    kill(worker.process, SIGKILL)
    var status: Int32 = 0
    while unsafe waitpid(worker.process, &status, 0) < 0 && errno == EINTR {}
    let signal = status & 0x7F
    return signal == 0 ? "with status \(status >> 8 & 0xFF)" : "by signal \(signal)"
  }

  /// Starts a worker. If that fails, the broker is told that it ended.
  private func start(_ worker: Broker.Worker) {
    workers[worker.rawValue] = started()
    if workers[worker.rawValue].process < 0 { events.append(.workerEnded(worker, "it could not be started")) }
  }

  /// Returns the channel of a new worker, or of none if it cannot be started.
  private func started() -> Channel {
    guard let toWorker = pipe() else { return .none }
    guard let fromWorker = pipe() else {
      for end in [toWorker.read, toWorker.write] { close(end) }
      return .none
    }
    let process = spawned(input: toWorker.read, output: fromWorker.write)
    close(toWorker.read)
    close(fromWorker.write)
    guard process > 0 else {
      for end in [fromWorker.read, toWorker.write] { close(end) }
      return .none
    }
    return Channel(process: process, input: fromWorker.read, output: toWorker.write)
  }

  /// Creates a pipe that other workers do not inherit.
  private func pipe() -> (read: Int32, write: Int32)? {
    var ends: [Int32] = [-1, -1]
    #if canImport(Glibc)
      let status = unsafe Glibc.pipe(&ends)
    #elseif canImport(Musl)
      let status = unsafe Musl.pipe(&ends)
    #elseif canImport(Darwin)
      let status = unsafe Darwin.pipe(&ends)
    #endif
    guard status == 0 else { return nil }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    return (ends[0], ends[1])
  }

  private func spawned(input: Int32, output: Int32) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = unsafe posix_spawn_file_actions_t()
    #endif
    unsafe posix_spawn_file_actions_init(&actions)
    defer { unsafe posix_spawn_file_actions_destroy(&actions) }
    unsafe posix_spawn_file_actions_adddup2(&actions, input, 0)
    unsafe posix_spawn_file_actions_adddup2(&actions, output, 1)
    var words = unsafe ([program] + arguments).map { unsafe strdup($0) }
    var variables = unsafe environment.map { unsafe strdup($0) }
    defer { unsafe (words + variables).forEach { unsafe free($0) } }
    unsafe words.append(nil)
    unsafe variables.append(nil)
    var process: pid_t = -1
    let status = unsafe posix_spawn(&process, program, &actions, nil, words, variables)
    return status == 0 ? process : -1
  }

  /// The environment of a worker: paths to libraries, and to folders for files that it writes.
  private var environment: [String] {
    ["PATH", "HOME", "XDG_CACHE_HOME", "TMPDIR", "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH"].compactMap { name in
      variableOfSystem(name).map { "\(name)=\($0)" }
    }
  }
}

extension Broker.Event {
  fileprivate func isOf(_ worker: Broker.Worker) -> Bool {
    switch self {
    case .worker(let own, _), .workerEnded(let own, _): own == worker
    case .client, .clientEnded, .clientBehind, .tick: false
    }
  }
}

/// Ends this process once its parent process has ended, whatever it is doing: a server that is killed leaves no worker behind.
/// The parent holds the standard input, which is closed when it ends.
func endWithParent() {
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
var pathOfProgram: String {
  #if canImport(Darwin)
    var size: UInt32 = 4096
    var path = [CChar](repeating: 0, count: Int(size))
    return unsafe _NSGetExecutablePath(&path, &size) == 0 ? String(cString: path) : CommandLine.arguments[0]
  #else
    return resolvedPath("/proc/self/exe")
  #endif
}
