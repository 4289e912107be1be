// The processes of the language server: unsafe code as in POSIX.swift, and for the same reason.

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif
internal import LayLanguageServer

/// The client at the standard input and output, and the workers: this program again, each behind two pipes.
final class ServerProcesses {
  private struct Channel {
    var process: pid_t = -1
    /// What is read from, and written to; -1 when closed.
    var input: Int32
    var output: Int32
    /// What is still to be written.
    var queue: [UInt8] = []
    var written = 0

    var isWaiting: Bool { written < queue.count }

    /// That of a worker that is not there.
    static var none: Channel { Channel(input: -1, output: -1) }
  }

  private let program: String
  private let arguments: [String]
  private let clientInput: Int32 = 0
  private let clientOutput: Int32 = 1
  private var answers = ClientQueue()
  private var workers: [Channel] = []
  /// Events that one call of `poll` showed besides the first.
  private var events: [Broker.Event] = []

  /// Starts the workers, each as `program` with `arguments`.
  init(program: String, arguments: [String]) {
    (self.program, self.arguments) = (program, arguments)
    workers = Broker.Worker.allCases.map { _ in .none }
    for worker in Broker.Worker.allCases { start(worker) }
  }

  deinit { for index in workers.indices { end(index) } }

  /// What a server needs, of these processes.
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
      // What the old one still said is of no use.
      events.removeAll { $0.isOf(worker) }
      start(worker)
    case .exit: finish()
    }
  }

  /// Changes what waits for the client; whether that is too much the broker is told.
  private func noteBehind(_ change: (inout ClientQueue) -> Void) {
    let wasBehind = answers.isBehind
    change(&answers)
    if answers.isBehind != wasBehind { events.append(.clientBehind(answers.isBehind)) }
  }

  /// How long a client that is ending may take to read its last answers, seconds.
  private static let patience = 1.0

  /// Writes what the client has not read yet.
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
      // A millisecond more, so as not to wake before the moment.
      let milliseconds = rest.map { Int32(min($0 * 1000, 3_600_000)) + 1 } ?? -1
      if !turn(milliseconds) && rest != nil { return .tick }
    }
  }

  /// Waits once, reads and writes what can be; false when nothing could.
  private func turn(_ milliseconds: Int32) -> Bool {
    var descriptors: [pollfd] = []
    // A client that does not read is not listened to.
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

  /// The client is channel 0, the workers follow.
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

  /// Writes a piece so small that a pipe that has room at all takes it at once.
  private func writeToClient() {
    let piece = answers.next(atMost: Int(PIPE_BUF))
    let isGone = writeAll(clientOutput, piece) != nil
    noteBehind { $0.noteWritten(isGone ? $0.count : piece.count) }
  }

  /// The same for a worker.
  private func write(to index: Int) {
    var channel = workers[index]
    let end = min(channel.queue.count, channel.written + Int(PIPE_BUF))
    let piece = Array(channel.queue[channel.written..<end])
    if writeAll(channel.output, piece) != nil {
      // The reader is gone: so is what it should have read, and its end is read where it was written.
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
  /// Ends a worker if it has not ended by itself, and says how.
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

  /// Starts a worker. One that cannot be started has ended.
  private func start(_ worker: Broker.Worker) {
    workers[worker.rawValue] = started()
    if workers[worker.rawValue].process < 0 { events.append(.workerEnded(worker, "it could not be started")) }
  }

  /// A new worker, or none.
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

  /// Two ends that other workers do not inherit.
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

  /// What a worker inherits: where libraries are, and where it may put what others look at.
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

/// Ends this process once the process that started it has ended, whatever this one is doing: a server that is killed leaves no
/// worker. The parent writes to the standard input, which its end closes.
func endWithParent() {
  let parent = getppid()
  _ = startThread(stackSize: 128 << 10) {
    while true {
      var input = pollfd(fd: 0, events: 0, revents: 0)
      _ = unsafe poll(&input, 1, -1)
      if getppid() != parent { _exit(0) }
      // Closed by a parent that goes on: whatever was written is still answered.
      if input.revents != 0 { usleep(100_000) }
    }
  }
}

/// Where this program is.
var pathOfProgram: String {
  #if canImport(Darwin)
    var size: UInt32 = 4096
    var path = [CChar](repeating: 0, count: Int(size))
    return unsafe _NSGetExecutablePath(&path, &size) == 0 ? String(cString: path) : CommandLine.arguments[0]
  #else
    return resolvedPath("/proc/self/exe")
  #endif
}
