internal import LayJSON

/// The state of a worker whose process ended. If it ends again before it has done any work, it is restarted after a growing
/// pause, so that a missing program, or one that ends at once, burdens neither the processor nor the log.
struct Recovery {
  private enum Stage {
    /// The worker is running.
    case up
    /// The worker is restarted at a time.
    case pausing(until: Double)
    /// The worker was restarted, and must report readiness by a time.
    case starting(until: Double)
  }

  /// The seconds of the first pause; each pause doubles the one before. The very first restart has no pause.
  static let firstPause = 0.1
  /// The most seconds of a pause.
  static let longestPause = 10.0
  /// The number of ends in a row that are logged before the user is told.
  static let mostEnds = 5
  /// The seconds that a worker must live so that its end begins a new row.
  static let soundLife = 10.0

  private var stage = Stage.up
  private var started = 0.0
  /// The number of ends in a row.
  private(set) var ends = 0

  /// True if the worker accepts no requests now.
  var isDown: Bool { if case .up = stage { false } else { true } }

  /// The time at which the worker must be restarted or checked.
  var wakeTime: Double? {
    switch stage {
    case .up: nil
    case .pausing(let end), .starting(let end): end
    }
  }

  /// True if the worker is to be restarted now.
  func isDue(at time: Double) -> Bool { if case .pausing(let end) = stage { end <= time } else { false } }

  /// True if the restarted worker has not reported readiness in time.
  func isMute(at time: Double) -> Bool { if case .starting(let end) = stage { end <= time } else { false } }

  /// Notes a restart; the worker accepts requests at once, or after it has reported readiness within `limit` seconds.
  mutating func start(at time: Double, ready limit: Double?) {
    started = time
    stage = limit.map { .starting(until: time + $0) } ?? .up
  }

  /// Notes that the worker has reported readiness.
  mutating func becomeReady() { if case .starting = stage { stage = .up } }

  /// Notes that the worker has done some work.
  mutating func noteWork() { ends = 0 }

  /// Notes the end of the worker, and returns the seconds to wait before its restart.
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
  /// Restarts a worker that died, and fails the request that it was processing.
  mutating func recover(_ worker: Worker, _ why: String) {
    let pause = recoveries[worker.rawValue].end(at: now)
    sayEnd(of: worker, why, pause)
    dropRunning(worker, "the worker ended (\(why))")
    if pause == 0 { return restart(worker) }
    failRequests(of: worker)
  }

  /// Logs each end of a worker until the user is told what to do.
  private mutating func sayEnd(of worker: Worker, _ why: String, _ pause: Double) {
    let ends = recoveries[worker.rawValue].ends
    if ends <= Recovery.mostEnds {
      let next = pause == 0 ? "it was started again" : "it is started again in \(jsonNumber(pause)) s"
      send(Message.log("the worker for \(worker.name) ended (\(why)); \(next)"))
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

  /// Restarts workers whose pause is over, and those that were restarted but did not report readiness.
  mutating func startAgain() {
    for worker in Worker.allCases {
      if recoveries[worker.rawValue].isDue(at: now) {
        restart(worker, ready: patience.answer)
      } else if recoveries[worker.rawValue].isMute(at: now) {
        recover(worker, "it said nothing for \(jsonNumber(patience.answer)) s")
      }
    }
  }

  /// Fails the client's requests to a worker that is not running. Requests of the server itself remain queued.
  private mutating func failRequests(of worker: Worker) {
    for (number, request) in waiting.sorted(by: { $0.key < $1.key }) where request.worker == worker {
      guard case .client(let id) = request.purpose, takeBack(number) else { continue }
      refuse(id, worker)
    }
  }

  /// Refuses a request to a worker that is not running.
  mutating func refuse(_ id: RequestID, _ worker: Worker) {
    fail(
      id, .internalError,
      "the part of layc that \(worker.task) ended \(recoveries[worker.rawValue].ends) times in a row; it is being started again"
    )
  }
}

extension Broker.Worker {
  /// `answers` or `proofs`
  fileprivate var name: String {
    switch self {
    case .answers: "answers"
    case .proofs: "proofs"
    }
  }

  /// The task of the worker, in a sentence.
  fileprivate var task: String {
    switch self {
    case .answers: "answers"
    case .proofs: "proves"
    }
  }
}
