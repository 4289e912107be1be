internal import LayJSON

/// The part of the server that talks to the editor: it keeps the texts, hands requests to workers and their answers
/// back, and ends a worker that nobody waits for any more. It never solves anything itself, so it always answers.
///
/// One worker answers what is asked, another one proves; both are processes, for a proof is cancelled by ending it. The broker
/// is a function of what happens and of the time: it starts nothing and waits for nothing, but says what is to be done.
public struct Broker {
  /// Which worker.
  public enum Worker: Int, Hashable, Sendable, CaseIterable {
    /// Answers requests.
    case answers
    /// Proves what open documents promise.
    case proofs
  }

  /// What has happened.
  public enum Event: Sendable {
    /// The client sent bytes.
    case client([UInt8])
    /// The client is gone.
    case clientEnded
    /// A worker sent bytes.
    case worker(Worker, [UInt8])
    /// A worker died; why, as the system says it.
    case workerEnded(Worker, String)
    /// Time has gone by.
    case tick
  }

  /// What is to be done, in this order.
  public enum Action: Hashable, Sendable {
    /// Send bytes to the client.
    case client([UInt8])
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
  var client = ClientAbilities()
  var configuration = Configuration(.null)
  var texts = Texts()
  var problems = ProblemBoard()
  /// Requests that a worker has, by the number that it knows them by.
  var waiting: [Int: WaitingRequest] = [:]
  var now = 0.0
  var actions: [Action] = []
  private var nextNumber = 1
  private var frames = FrameReader()
  private var workerFrames = Worker.allCases.map { _ in FrameReader() }

  /// A broker whose workers have just started.
  public init() {}

  /// Takes what has happened at `time` (seconds since some moment), and says what is to be done.
  public mutating func take(_ event: Event, at time: Double) -> [Action] {
    now = time
    actions = []
    switch event {
    case .client(let bytes):
      frames.append(bytes)
      while let frame = frames.next() { take(frame) }
    case .clientEnded: actions.append(.exit(phase == .shutDown ? 0 : 1))
    case .worker(let worker, let bytes): take(bytes, from: worker)
    case .workerEnded(let worker, let why): recover(worker, why)
    case .tick: break
    }
    endLateAnswers()
    proveWhatIsDue()
    return actions
  }

  /// When ``Event/tick`` is wanted, if nothing happens before.
  public var wakeTime: Double? {
    [problems.nextDue(isProving: isProving), waiting.values.lazy.compactMap { $0.deadline }.min()].compactMap { $0 }
      .min()
  }

  private mutating func take(_ frame: FrameReader.Frame) {
    switch frame {
    case .message(let bytes): takeFromClient(Message(bytes))
    case .broken(let why): reply(Message.failure(nil, ResponseError(.parseError, why)))
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

  mutating func reply(_ message: JSON) { actions.append(.client(framed(message.bytes))) }

  mutating func tell(_ worker: Worker, _ method: String, _ params: JSON) {
    actions.append(.worker(worker, framed(Message.notification(method, params).bytes)))
  }

  /// Hands a request to a worker, under a number of its own.
  mutating func ask(_ worker: Worker, _ method: String, _ params: JSON, for purpose: WaitingRequest.Purpose) {
    let number = nextNumber
    nextNumber += 1
    let deadline = worker == .answers ? now + WaitingRequest.patience : nil
    waiting[number] = WaitingRequest(worker: worker, purpose: purpose, deadline: deadline)
    actions.append(.worker(worker, framed(Message.request(.number(number), method, params).bytes)))
  }

  /// Starts a worker anew, with all that it has to know.
  mutating func restart(_ worker: Worker) {
    actions.append(.restart(worker))
    workerFrames[worker.rawValue] = FrameReader()
    waiting = waiting.filter { $0.value.worker != worker }
    configure(worker)
    for uri in texts.all.keys.sorted() { sendText(uri, to: [worker]) }
  }

  mutating func configure(_ worker: Worker) {
    tell(
      worker, "layc/configure",
      .object([("positionEncoding", .string(client.encoding.rawValue))] + configuration.members))
  }

  mutating func sendText(_ uri: String, to workers: [Worker] = Worker.allCases) {
    guard let text = texts[uri] else { return }
    let params = JSON.object([
      ("uri", .string(uri)), ("version", .integer(text.version)),
      ("text", .string(String(decoding: text.bytes, as: UTF8.self))),
    ])
    for worker in workers { tell(worker, "layc/text", params) }
  }

  var isProving: Bool { waiting.values.contains { $0.worker == .proofs } }
}

/// A request that a worker has.
struct WaitingRequest {
  /// What its answer is for.
  enum Purpose {
    /// The request of the client.
    case client(RequestID)
    /// What is wrong with a version of a document.
    case problems(uri: String, version: Int, isProof: Bool)
  }

  var worker: Broker.Worker
  var purpose: Purpose
  /// When nobody waits any longer; proofs may take as long as they do.
  var deadline: Double?

  /// How many seconds an answer may take.
  static let patience = 10.0
}
