internal import LayJSON

/// How a worker is doing whose process ended: one that ends again before it has done anything is started again after a pause that
/// grows, so that a program that is gone, or that ends at once, takes neither the processor nor the log.
struct Recovery {
  private enum Stage {
    /// It runs.
    case up
    /// It is started again at a moment.
    case pausing(until: Double)
    /// It was started, and has to say so by a moment.
    case starting(until: Double)
  }

  /// How many seconds the first pause has; each has twice as many as the one before. The first of all restarts has none.
  static let firstPause = 0.1
  /// How many seconds a pause has at most.
  static let longestPause = 10.0
  /// How many ends in a row are told to people.
  static let mostEnds = 5
  /// How many seconds a worker has lived whose end begins a new row.
  static let soundLife = 10.0

  private var stage = Stage.up
  private var started = 0.0
  /// How often it ended in a row.
  private(set) var ends = 0

  /// Whether it takes no requests now.
  var isDown: Bool { if case .up = stage { false } else { true } }

  /// When something is to be done about it.
  var wakeTime: Double? {
    switch stage {
    case .up: nil
    case .pausing(let end), .starting(let end): end
    }
  }

  /// Whether it is to be started now.
  func isDue(at time: Double) -> Bool { if case .pausing(let end) = stage { end <= time } else { false } }

  /// Whether it was started and said nothing.
  func isMute(at time: Double) -> Bool { if case .starting(let end) = stage { end <= time } else { false } }

  /// It is started, and takes requests at once, or when it has said that it is there.
  mutating func start(at time: Double, ready limit: Double?) {
    started = time
    stage = limit.map { .starting(until: time + $0) } ?? .up
  }

  /// It says that it is there.
  mutating func becomeReady() { if case .starting = stage { stage = .up } }

  /// It has done something.
  mutating func noteWork() { ends = 0 }

  /// It ended: gives how many seconds to wait before it is started again.
  mutating func end(at time: Double) -> Double {
    if time - started >= Recovery.soundLife { ends = 0 }
    ends += 1
    guard ends > 1 else { return 0 }
    let pause = Recovery.firstPause * Double(1 << min(ends - 2, 16))
    stage = .pausing(until: time + min(pause, Recovery.longestPause))
    return min(pause, Recovery.longestPause)
  }
}

extension Broker {
  /// A worker that died is started again; who waited for it is told.
  mutating func recover(_ worker: Worker, _ why: String) {
    let pause = recoveries[worker.rawValue].end(at: now)
    sayEnd(of: worker, why, pause)
    dropRunning(worker, "the worker ended (\(why))")
    if pause == 0 { return restart(worker) }
    failRequests(of: worker)
  }

  /// Each end is logged until people are told what to do.
  private mutating func sayEnd(of worker: Worker, _ why: String, _ pause: Double) {
    let ends = recoveries[worker.rawValue].ends
    if ends <= Recovery.mostEnds {
      let next = pause == 0 ? "it was started again" : "it is started again in \(jsonNumber(pause)) s"
      send(Message.log("the worker for \(worker) ended (\(why)); \(next)"))
    }
    if ends == Recovery.mostEnds {
      send(
        Message.show(
          .error,
          "the part of layc that \(worker.task) ended \(ends) times in a row (\(why)); it is tried again every "
            + "\(jsonNumber(Recovery.longestPause)) s. If layc was moved or replaced, restart the language server; if not, "
            + "'layc lsp --worker' in a terminal shows why it ends."))
    }
  }

  /// Starts workers whose pause is over, and ends those that were started and say nothing.
  mutating func startAgain() {
    for worker in Worker.allCases {
      if recoveries[worker.rawValue].isDue(at: now) {
        restart(worker, ready: patience.answer)
      } else if recoveries[worker.rawValue].isMute(at: now) {
        recover(worker, "it said nothing for \(jsonNumber(patience.answer)) s")
      }
    }
  }

  /// Nobody waits for a worker that is not there. What the server itself asks it is asked when it is.
  private mutating func failRequests(of worker: Worker) {
    for (number, request) in waiting.sorted(by: { $0.key < $1.key }) where request.worker == worker {
      guard case .client(let id) = request.purpose, takeBack(number) else { continue }
      refuse(id, worker)
    }
  }

  /// Answers a request to a worker that is not there.
  mutating func refuse(_ id: RequestID, _ worker: Worker) {
    fail(
      id, .internalError,
      "the part of layc that \(worker.task) ended \(recoveries[worker.rawValue].ends) times in a row; it is being started again"
    )
  }
}

extension Broker.Worker {
  /// What it does, in a sentence.
  fileprivate var task: String {
    switch self {
    case .answers: "answers"
    case .proofs: "proves"
    }
  }
}
