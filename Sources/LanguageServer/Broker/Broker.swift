internal import LayDiagnostics
internal import LayJSON

/// The part of the server that talks to the editor: it keeps the texts, hands requests to workers and their answers
/// back, and ends a worker that nobody waits for any more. It never solves anything itself, so it always answers.
///
/// One worker answers what is asked, another one proves; both are processes, for a proof is cancelled by ending it. The broker
/// is a function of what happens and of the time: it starts nothing and waits for nothing, but says what is to be done.
package struct Broker {
  /// Which worker.
  package enum Worker: Int, Hashable, Sendable, CaseIterable {
    /// Answers requests.
    case answers
    /// Proves what open documents promise.
    case proofs
  }

  /// What has happened.
  package enum Event: Sendable {
    /// The client sent bytes.
    case client([UInt8])
    /// The client is gone.
    case clientEnded
    /// The client has so much to read that it gets no more answers for now, or not any longer.
    case clientBehind(Bool)
    /// A worker sent bytes.
    case worker(Worker, [UInt8])
    /// A worker died; why, as the system says it.
    case workerEnded(Worker, String)
    /// Time has gone by.
    case tick
  }

  /// What is to be done, in this order.
  package enum Action: Hashable, Sendable {
    /// Send bytes to the client.
    case client([UInt8], ClientQueue.Importance)
    /// Send bytes to a worker.
    case worker(Worker, [UInt8])
    /// End a worker and start it anew; what it has not answered is forgotten.
    case restart(Worker)
    /// End the program with a status.
    case exit(Int32)
  }

  /// How far the connection is.
  enum Phase { case new, running, shutDown }

  var phase = Phase.new
  /// Whether the client has said that it is initialized.
  var isInitialized = false
  var client = ClientAbilities()
  var configuration = Configuration(.null)
  /// The question that the client's settings will answer.
  var settingsQuestion: RequestID?
  var texts = Texts()
  var problems = ProblemBoard()
  var pulls = PullBoard()
  var progress = ProgressBoard()
  /// Requests that a worker has or will have, by the number that it knows them by.
  var waiting: [Int: WaitingRequest] = [:]
  var now = 0.0
  /// Whether the client has so much to read that it gets no more answers for now.
  private var isClientBehind = false
  let patience: WorkerPatience
  private var actions: [Action] = []
  private var nextNumber = 1
  private var nextQuestion = 1
  /// What the client is told when it has its answer to `initialize`: the last message of each method.
  private var early: [String: JSON] = [:]
  private var frames = FrameReader()
  private var workerFrames = Worker.allCases.map { _ in FrameReader() }
  /// Documents whose texts a worker was not told.
  private var unsaid = Worker.allCases.map { _ in Set<ExactText>() }
  private var outboxes = Worker.allCases.map { _ in Outbox() }
  var recoveries = Worker.allCases.map { _ in Recovery() }

  /// A broker whose workers have just started.
  package init(patience: WorkerPatience = WorkerPatience()) { self.patience = patience }

  /// Takes what has happened at `time` (seconds since some moment), and says what is to be done.
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
    case .tick: break
    }
    startAgain()
    endLateAnswers()
    endSilentProof()
    makeRoom()
    proveWhatIsDue()
    showProgress()
    answerPulls()
    for worker in Worker.allCases { sendWhatCanBe(to: worker) }
    return actions
  }

  /// When ``Event/tick`` is wanted, if nothing happens before.
  package var wakeTime: Double? {
    [
      mayProve ? problems.queue.wakeTime : nil, client.showsProgress ? progress.wakeTime : nil, pulls.wakeTime,
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

  // MARK: What others of this type use

  /// Sends a message to the client. Before `initialize` is answered it hears nothing but answers (LSP 3.17).
  mutating func send(_ message: JSON) {
    if phase == .new, let method = message["method"]?.string {
      early[method] = message
      return
    }
    // A client that leaves is asked nothing.
    if phase == .shutDown && message["method"] != nil && message["id"] != nil { return }
    actions.append(.client(framed(message.bytes), Message.importance(of: message)))
  }

  /// Sends what came too early.
  mutating func sendEarlyMessages() {
    for (_, message) in early.sorted(by: { $0.key < $1.key }) { send(message) }
    early = [:]
  }

  /// Asks the client something, under a name that no other question has; gives the name.
  @discardableResult mutating func askClient(_ method: String, _ params: JSON = .null) -> RequestID {
    let id = RequestID.text("layc/\(nextQuestion)")
    nextQuestion += 1
    send(Message.request(id, method, params))
    return id
  }

  mutating func send(_ answer: [UInt8]) { actions.append(.client(framed(answer), .needed)) }

  /// Ends the program: well after a `shutdown`, badly without one.
  mutating func exit() { actions.append(.exit(phase == .shutDown ? 0 : 1)) }

  mutating func tell(_ worker: Worker, _ method: String, _ params: JSON) {
    outboxes[worker.rawValue].add(note: framed(Message.notification(method, params).bytes))
  }

  /// Notes that no worker knows the text of a document; it is told with the next request.
  mutating func noteText(_ uri: ExactText) {
    for worker in Worker.allCases { unsaid[worker.rawValue].insert(uri) }
  }

  /// Hands a request to a worker, under a number of its own.
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
      worker: worker, purpose: purpose, method: method, uri: params["textDocument"]?.uri)
    outboxes[worker.rawValue].add(
      request: number, framed(Message.request(.number(number), method, params).bytes))
  }

  /// Forgets a request that was not begun; false for one that was.
  mutating func takeBack(_ number: Int) -> Bool {
    guard let request = waiting[number], outboxes[request.worker.rawValue].takeBack(number) else { return false }
    waiting[number] = nil
    return true
  }

  /// What a worker has answered; nil when nobody asked.
  mutating func answered(_ number: Int, by worker: Worker) -> WaitingRequest? {
    outboxes[worker.rawValue].answered(number)
    recoveries[worker.rawValue].noteWork()
    return waiting.removeValue(forKey: number)
  }

  /// What a worker is at.
  func running(_ worker: Worker) -> WaitingRequest? { outboxes[worker.rawValue].running.flatMap { waiting[$0] } }

  /// What a worker was at, which nobody waits for from now on.
  mutating func forgetRunning(_ worker: Worker) -> WaitingRequest? {
    guard let number = outboxes[worker.rawValue].running else { return nil }
    outboxes[worker.rawValue].answered(number)
    return waiting.removeValue(forKey: number)
  }

  /// Whether a worker takes no requests now.
  func isDown(_ worker: Worker) -> Bool { recoveries[worker.rawValue].isDown }

  /// Starts a worker anew, with all that it has to know; what it was at is forgotten. With `ready` it has so many seconds to
  /// say that it is there, and is sent nothing before.
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

  /// Tells a worker the texts that it does not know.
  mutating func sendTexts(to worker: Worker) {
    for uri in unsaid[worker.rawValue].sorted() {
      if let text = texts[uri] { outboxes[worker.rawValue].add(text: text, of: uri) }
    }
    unsaid[worker.rawValue] = []
  }

  mutating func close(_ uri: ExactText, of worker: Worker) {
    unsaid[worker.rawValue].remove(uri)
    tell(worker, "layc/close", .object([("uri", .string(uri.text))]))
  }

  /// Tells a worker what it has to know before anything else.
  mutating func configure(_ worker: Worker) {
    let encoding = ("positionEncoding", JSON.string(client.encoding.rawValue))
    let remembers = ("remembers", JSON.bool(worker == .answers))
    tell(worker, "layc/configure", .object([encoding, remembers] + configuration.members))
  }

  /// Whether a proof may begin.
  var mayProve: Bool { phase == .running && !isDown(.proofs) && !isClientBehind }

  var isProving: Bool { waiting.values.contains { $0.worker == .proofs } }

  private mutating func sendWhatCanBe(to worker: Worker) {
    if isDown(worker) || isClientBehind { return }
    while let message = outboxes[worker.rawValue].next() {
      switch message {
      case .bytes(let bytes): actions.append(.worker(worker, bytes))
      case .text(let uri, let text):
        let params = JSON.object([
          ("uri", .string(uri.text)), ("version", .integer(text.version)),
          ("text", .string(String(decoding: text.bytes, as: UTF8.self))),
        ])
        actions.append(.worker(worker, framed(Message.notification("layc/text", params).bytes)))
      }
    }
    if worker == .answers, let number = outboxes[worker.rawValue].running, waiting[number]?.deadline == nil {
      waiting[number]?.deadline = now + patience.answer
    }
  }
}
