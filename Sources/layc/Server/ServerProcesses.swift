internal import LayLanguageServer
internal import LayDiagnostics
internal import LayPlatform
internal import LayPreview

/// The client at the standard input and output, and the workers: this program again, each connected by two pipes.
final class ServerProcesses {
  /// A worker with the bytes to write to it.
  private struct Channel {
    /// The process; nil if the worker is not running.
    var process: ChildProcess?
    /// The bytes to write.
    var queue: [UInt8] = []
    var written = 0

    var isWaiting: Bool { written < queue.count }
    /// The descriptor for reading; -1 if closed.
    var input: Int32 { process?.output ?? -1 }
    /// The descriptor for writing; -1 if closed.
    var output: Int32 { process?.input ?? -1 }
  }

  private let program: String
  private let arguments: [String]
  private let clientInput: Int32 = 0
  private let clientOutput: Int32 = 1
  private var answers = ClientQueue()
  private var workers: [Channel] = []
  /// The preview of documents; nil before the first.
  private var previews: PreviewSockets?
  /// Further events of one call of `poll`, besides the first.
  private var events: [Broker.Event] = []

  /// Starts the workers, each as `program` with `arguments`.
  init(program: String, arguments: [String]) {
    (self.program, self.arguments) = (program, arguments)
    workers = Broker.Worker.allCases.map { _ in Channel() }
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
      if workers[worker.rawValue].process != nil { workers[worker.rawValue].queue += bytes }
    case .restart(let worker):
      end(worker.rawValue)
      // Output of the old worker is of no use.
      events.removeAll { $0.isOf(worker) }
      start(worker)
    case .openPreview(let uri): openPreview(uri)
    case .preview(let uri, let change): previews?.send(PageEvent(change), to: uri.text)
    case .exit:
      finish()
      previews?.finish()
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
      let client = DescriptorPair(input: -1, output: clientOutput)
      if pollDescriptors([client], milliseconds: Int32(rest * 1000) + 1) != nil { writeToClient() }
    }
  }

  private func wait(until time: Double?) -> Broker.Event {
    while true {
      if !events.isEmpty { return events.removeFirst() }
      let next = [time, previews?.wakeTime].compactMap { $0 }.min()
      let rest = next.map { max(0, $0 - secondsOfSystem()) }
      // One millisecond more, so as not to wake up too early.
      let milliseconds = rest.map { Int32(min($0 * 1000, 3_600_000)) + 1 } ?? -1
      turn(milliseconds)
      // Pages alone make no events.
      if events.isEmpty, let time, time <= secondsOfSystem() { return .tick }
    }
  }

  /// Polls once, and reads and writes whatever is ready.
  private func turn(_ milliseconds: Int32) {
    // The input of a client that does not read is not read.
    let client = DescriptorPair(
      input: answers.isBehind ? -1 : clientInput, output: answers.count > 0 ? clientOutput : -1)
    let pairs = workers.map { DescriptorPair(input: $0.input, output: $0.isWaiting ? $0.output : -1) }
    let pages = previews?.pairs ?? []
    let ready = pollDescriptors([client] + pairs + pages, milliseconds: milliseconds)
    serve(ready.map { Array($0.suffix(pages.count)) })
    guard let ready else { return }
    for (index, end) in ready.prefix(1 + pairs.count).enumerated() {
      if end.output { index == 0 ? writeToClient() : write(to: index - 1) }
      if end.input { read(index) }
    }
  }

  /// Reads from a channel: 0 is the client, the workers follow.
  private func read(_ index: Int) {
    let input = index == 0 ? clientInput : workers[index - 1].input
    if let bytes = readSome(input) {
      events.append(Broker.Worker(rawValue: index - 1).map { .worker($0, bytes) } ?? .client(bytes))
    } else if index == 0 {
      events.append(.clientEnded)
    } else if let worker = Broker.Worker(rawValue: index - 1) {
      events.append(.workerEnded(worker, end(index - 1)))
    }
  }

  /// Writes a piece so small that a pipe with any room takes it at once.
  private func writeToClient() {
    let piece = answers.next(atMost: pipeCapacity)
    let isGone = writeAll(clientOutput, piece) != nil
    noteBehind { $0.noteWritten(isGone ? $0.count : piece.count) }
  }

  /// Writes a piece to a worker in the same way.
  private func write(to index: Int) {
    var channel = workers[index]
    let end = min(channel.queue.count, channel.written + pipeCapacity)
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

// MARK: - Previews

extension ServerProcesses {
  /// Serves the preview of a document, and tells the broker where.
  private func openPreview(_ uri: DocumentURI) {
    if previews == nil {
      switch PreviewSockets.open(seconds: secondsOfSystem) {
      case .success(let sockets): previews = sockets
      case .failure(let problem): return events.append(.previewFailed(uri, problem.words))
      }
    }
    guard let previews else { return }
    events.append(.previewOpened(uri, url: previews.url(of: uri.text)))
  }

  /// Serves pages, and tells the broker of clicks.
  private func serve(_ ready: [(input: Bool, output: Bool)]?) {
    guard let previews else { return }
    previews.serve(ready)
    for message in previews.takeMessages() {
      let uri = DocumentURI(message.document)
      switch message.contents {
      case .click(let layout, let view): events.append(.previewClicked(uri, layout: layout, view: view))
      case .size(let size): events.append(.previewSized(uri, size))
      }
    }
  }
}

extension PageEvent {
  fileprivate init(_ change: PreviewChange) {
    switch change {
    case .data(let bytes): self.init(.data, bytes)
    case .problems(let text): self = .problems(text)
    case .select(let layout, let view): self = .select(layout: layout, view: view)
    }
  }
}

extension SocketProblem {
  fileprivate var words: String {
    switch self {
    case .taken: "the port is taken"
    case .badAddress: "this machine has no such address"
    case .system(let words): words
    }
  }
}

// MARK: - Processes

extension ServerProcesses {
  /// Ends a worker if it has not ended by itself, and returns how it ended.
  @discardableResult
  private func end(_ index: Int) -> String {
    let process = workers[index].process
    workers[index] = Channel()
    return process?.end() ?? "it was not there"
  }

  /// Starts a worker. If that fails, the broker is told that it ended.
  private func start(_ worker: Broker.Worker) {
    workers[worker.rawValue] = Channel(process: ChildProcess(program, arguments))
    if workers[worker.rawValue].process == nil { events.append(.workerEnded(worker, "it could not be started")) }
  }
}

extension Broker.Event {
  fileprivate func isOf(_ worker: Broker.Worker) -> Bool {
    switch self {
    case .worker(let own, _), .workerEnded(let own, _): own == worker
    case .client, .clientEnded, .clientBehind, .previewOpened, .previewFailed, .previewClicked,
      .previewSized, .tick:
      false
    }
  }
}
