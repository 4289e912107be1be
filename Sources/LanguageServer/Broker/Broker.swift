internal import LayDiagnostics
internal import LayJSON

/// The part of the server that talks to the editor: it keeps the texts, forwards requests to workers and their responses to the
/// client, and ends a worker whose work is no longer needed. It never solves a layout itself, so it always responds.
///
/// One worker answers requests, another one proves; both are processes, since a proof is cancelled by ending its process. The
/// broker is a function of events and of the time: it starts nothing and waits for nothing, but returns the actions to perform.
package struct Broker {
  /// The worker processes.
  package enum Worker: Int, Hashable, Sendable, CaseIterable {
    /// Answers requests.
    case answers
    /// Proves the declared sizes of open documents.
    case proofs
  }

  /// An input of the broker.
  package enum Event: Sendable {
    /// The client sent bytes.
    case client([UInt8])
    /// The client disconnected.
    case clientEnded
    /// The client has so much unread output that it gets no more responses for now; false when it has caught up.
    case clientBehind(Bool)
    /// A worker sent bytes.
    case worker(Worker, [UInt8])
    /// A worker died, with the system's reason.
    case workerEnded(Worker, String)
    /// The preview of a document is served at an address.
    case previewOpened(DocumentURI, url: String)
    /// A preview cannot be served, for a reason of the system.
    case previewFailed(DocumentURI, String)
    /// A user clicked a view in the preview of a document.
    case previewClicked(DocumentURI, layout: String, view: String)
    /// The preview of a document shows a size.
    case previewSized(DocumentURI, String)
    /// Time has passed.
    case tick
  }

  /// An output of the broker; actions are performed in their order.
  package enum Action: Hashable, Sendable {
    /// Send bytes to the client.
    case client([UInt8], ClientQueue.Importance)
    /// Send bytes to a worker.
    case worker(Worker, [UInt8])
    /// End a worker and start it anew, without its unanswered requests.
    case restart(Worker)
    /// Serve the preview of a document, unless it is served already; an event follows.
    case openPreview(DocumentURI)
    /// Show something in the preview of a document.
    case preview(DocumentURI, PreviewChange)
    /// End the program with a status.
    case exit(Int32)
  }

  /// The phase of the connection.
  enum Phase { case new, running, shutDown }

  var phase = Phase.new
  /// True once the client has sent `initialized`.
  var isInitialized = false
  var client = ClientAbilities()
  var configuration = Configuration()
  /// The id of the request for the client's settings; nil if none is pending.
  var settingsQuestion: RequestID?
  var texts = Texts()
  var problems = ProblemBoard()
  var pulls = PullBoard()
  var progress = ProgressBoard()
  var previews = PreviewBoard()
  /// Requests that a worker has or will have, by the broker's number for them.
  var waiting: [Int: WaitingRequest] = [:]
  var now = 0.0
  /// True if the client has so much unread output that it gets no more responses for now.
  private var isClientBehind = false
  let patience: WorkerPatience
  private var actions: [Action] = []
  private var nextNumber = 1
  private var nextQuestion = 1
  /// Messages that are held back until `initialize` is answered: the last one of each method.
  private var early: [String: JSON] = [:]
  private var frames = FrameReader()
  private var workerFrames = Worker.allCases.map { _ in FrameReader() }
  /// The documents whose current text each worker does not have.
  private var unsaid = Worker.allCases.map { _ in Set<DocumentURI>() }
  private var outboxes = Worker.allCases.map { _ in Outbox() }
  var recoveries = Worker.allCases.map { _ in Recovery() }

  /// Creates a broker whose workers have just started.
  package init(patience: WorkerPatience = WorkerPatience()) { self.patience = patience }

  /// Handles an event at `time` (seconds since some moment), and returns the actions to perform.
  package mutating func take(_ event: Event, at time: Double) -> [Action] {
    now = time
    actions = []
    switch event {
    case .client(let bytes):
      frames.append(bytes)
      while let frame = frames.next() { take(frame) }
    case .clientEnded: exit()
    case .clientBehind(let isBehind): isClientBehind = isBehind
    case .worker(let worker, let bytes):
      if worker == .proofs { progress.proof?.lastSign = now }
      take(bytes, from: worker)
    case .workerEnded(let worker, let why): recover(worker, why)
    case .previewOpened(let uri, let url): noteOpened(uri, url)
    case .previewFailed(let uri, let why): noteFailed(uri, why)
    case .previewClicked(let uri, let layout, let view): noteClick(uri, layout, view)
    case .previewSized(let uri, let size): previews.note(size: size, of: uri)
    case .tick: break
    }
    startAgain()
    endLateAnswers()
    endLateBudget()
    endSilentProof()
    endLatePreviewProof()
    makeRoom()
    provePreviews()
    proveWhatIsDue()
    showProgress()
    answerPulls()
    for worker in Worker.allCases { sendWhatCanBe(to: worker) }
    return actions
  }

  /// The time at which ``Event/tick`` is needed, if no other event comes before.
  package var wakeTime: Double? {
    [
      mayProve && !isProvingPreview ? problems.queue.wakeTime : nil,
      mayProve && !isProving ? previews.wakeTime : nil, client.showsProgress ? progress.wakeTime : nil, pulls.wakeTime,
      waiting.values.lazy.compactMap { $0.deadline }.min(), progress.proof.map { $0.lastSign + patience.silence },
      recoveries.lazy.compactMap { $0.wakeTime }.min(),
    ]
    .compactMap { $0 }.min()
  }

  private mutating func take(_ frame: FrameReader.Frame) {
    switch frame {
    case .message(let bytes): takeFromClient(Message(bytes))
    case .broken(let why): send(Message.failure(nil, ResponseError(.parseError, why)))
    }
  }

  private mutating func take(_ bytes: [UInt8], from worker: Worker) {
    workerFrames[worker.rawValue].append(bytes)
    while let frame = workerFrames[worker.rawValue].next() {
      guard case .message(let message) = frame else { continue }
      takeFromWorker(worker, message)
    }
  }

  // MARK: Used by the other extensions

  /// Sends a message to the client. Before `initialize` is answered, only responses are sent (LSP 3.17).
  mutating func send(_ message: JSON) {
    if phase == .new, let method = message["method"]?.string {
      early[method] = message
      return
    }
    // After `shutdown`, the client gets no requests.
    if phase == .shutDown && message["method"] != nil && message["id"] != nil { return }
    actions.append(.client(framed(message.bytes), Message.importance(of: message)))
  }

  /// Sends the messages that were held back.
  mutating func sendEarlyMessages() {
    for (_, message) in early.sorted(by: { $0.key < $1.key }) { send(message) }
    early = [:]
  }

  /// Sends a request to the client under a new id, and returns the id.
  @discardableResult mutating func askClient(_ method: String, _ params: JSON = .null) -> RequestID {
    let id = RequestID.text("layc/\(nextQuestion)")
    nextQuestion += 1
    send(Message.request(id, method, params))
    return id
  }

  mutating func send(_ answer: [UInt8]) { actions.append(.client(framed(answer), .needed)) }

  /// Adds an action about previews.
  mutating func perform(_ action: Action) { actions.append(action) }

  /// Ends the program: with status 0 after a `shutdown`, else with 1.
  mutating func exit() { actions.append(.exit(phase == .shutDown ? 0 : 1)) }

  mutating func tell(_ worker: Worker, _ method: String, _ params: JSON) {
    outboxes[worker.rawValue].add(note: framed(Message.notification(method, params).bytes))
  }

  /// Marks the text of a document as unknown to all workers; each gets it with its next request.
  mutating func noteText(_ uri: DocumentURI) {
    for worker in Worker.allCases { unsaid[worker.rawValue].insert(uri) }
  }

  /// Queues a request for a worker, under a number of the broker.
  mutating func ask(_ worker: Worker, _ method: String, _ params: JSON, for purpose: WaitingRequest.Purpose) {
    if case .client(let id) = purpose {
      if isDown(worker) { return refuse(id, worker) }
      if outboxes[worker.rawValue].isFull {
        return fail(id, .requestFailed, "requests of more than \(Outbox.limit >> 20) MB wait already")
      }
    }
    let number = nextNumber
    nextNumber += 1
    sendTexts(to: worker)
    waiting[number] = WaitingRequest(
      worker: worker, purpose: purpose, method: method, uri: RequestContext(Members(params)).document,
      params: method == HoverRequests.method ? params : nil)
    outboxes[worker.rawValue].add(
      request: number, framed(Message.request(.number(number), method, params).bytes))
  }

  /// Removes a request that a worker has not begun; false if it has.
  mutating func takeBack(_ number: Int) -> Bool {
    guard let request = waiting[number], outboxes[request.worker.rawValue].takeBack(number) else { return false }
    waiting[number] = nil
    return true
  }

  /// Takes the pending request that a worker has answered; nil if there is none.
  mutating func answered(_ number: Int, by worker: Worker) -> WaitingRequest? {
    outboxes[worker.rawValue].answered(number)
    recoveries[worker.rawValue].noteWork()
    return waiting.removeValue(forKey: number)
  }

  /// Returns the request that a worker is processing.
  func running(_ worker: Worker) -> WaitingRequest? { outboxes[worker.rawValue].running.flatMap { waiting[$0] } }

  /// Changes what is known of the request that a worker is processing.
  mutating func changeRunning(_ worker: Worker, _ change: (inout WaitingRequest) -> Void) {
    guard let number = outboxes[worker.rawValue].running, var request = waiting[number] else { return }
    change(&request)
    waiting[number] = request
  }

  /// Takes the request that a worker is processing, whose response will be ignored.
  mutating func forgetRunning(_ worker: Worker) -> WaitingRequest? {
    guard let number = outboxes[worker.rawValue].running else { return nil }
    outboxes[worker.rawValue].answered(number)
    return waiting.removeValue(forKey: number)
  }

  /// True if a worker accepts no requests now.
  func isDown(_ worker: Worker) -> Bool { recoveries[worker.rawValue].isDown }

  /// Starts a worker anew with its configuration and texts, without the request that it was processing. If `ready` is given, the
  /// worker must report readiness within so many seconds, and is sent nothing before.
  mutating func restart(_ worker: Worker, ready limit: Double? = nil) {
    actions.append(.restart(worker))
    recoveries[worker.rawValue].start(at: now, ready: limit)
    workerFrames[worker.rawValue] = FrameReader()
    if let number = outboxes[worker.rawValue].running { waiting[number] = nil }
    unsaid[worker.rawValue] = Set(texts.all.keys)
    let asked = outboxes[worker.rawValue].restarted()
    outboxes[worker.rawValue] = Outbox()
    configure(worker)
    if !asked.isEmpty { sendTexts(to: worker) }
    for (number, bytes) in asked { outboxes[worker.rawValue].add(request: number, bytes) }
  }

  /// Queues the texts that a worker does not have.
  mutating func sendTexts(to worker: Worker) {
    for uri in unsaid[worker.rawValue].sorted() {
      if let text = texts[uri] { outboxes[worker.rawValue].add(text: text, of: uri) }
    }
    unsaid[worker.rawValue] = []
  }

  mutating func close(_ uri: DocumentURI, of worker: Worker) {
    unsaid[worker.rawValue].remove(uri)
    tell(worker, "layc/close", CloseParams(uri: uri).json)
  }

  /// Queues the configuration that a worker needs first.
  mutating func configure(_ worker: Worker) {
    let params = configuration.params(encoding: client.encoding, remembers: worker == .answers)
    tell(worker, "layc/configure", params.json)
  }

  /// True if a proof may begin.
  var mayProve: Bool { phase == .running && !isDown(.proofs) && !isClientBehind }

  /// True while a proof for a preview, not for diagnostics, runs.
  private var isProvingPreview: Bool {
    waiting.values.contains { request in
      if case .previewData(_, _, isProof: true) = request.purpose { true } else { false }
    }
  }

  var isProving: Bool { waiting.values.contains { $0.worker == .proofs } }

  private mutating func sendWhatCanBe(to worker: Worker) {
    if isDown(worker) || isClientBehind { return }
    while let message = outboxes[worker.rawValue].next() {
      switch message {
      case .bytes(let bytes): actions.append(.worker(worker, bytes))
      case .text(let uri, let text):
        let item = TextItem(uri: uri, version: text.version, text: String(decoding: text.bytes, as: UTF8.self))
        actions.append(.worker(worker, framed(Message.notification("layc/text", item.json).bytes)))
      }
    }
    if worker == .answers, let number = outboxes[worker.rawValue].running, waiting[number]?.deadline == nil {
      waiting[number]?.deadline = now + patience.answer
    }
  }
}
