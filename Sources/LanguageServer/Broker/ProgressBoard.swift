internal import LayDiagnostics
internal import LayJSON

/// What the client is shown of work that takes long (LSP 3.17, work done progress).
struct ProgressBoard {
  /// A proof that is going on.
  struct Proof {
    enum Stage { case quiet, created, shown }

    var uri: ExactText
    var start: Double
    /// When its worker was heard of last.
    var lastSign: Double
    var token: String
    var stage = Stage.quiet
    /// What it is doing, where that was not shown yet.
    var words: String?
    /// How much of it was done, of a hundred.
    var percentage = 0
    var lastShown = 0.0
    /// When those who wait for it were told last.
    var lastTold: Double?

    /// The name of its file.
    var name: String { uri.text.split(separator: "/").last.map(String.init) ?? uri.text }

    /// What it is doing, as a report says it.
    func report(_ words: String) -> [(String, JSON)] {
      [("message", .string(words)), ("percentage", .integer(percentage))]
    }
  }

  /// How many seconds a proof takes before it is spoken of.
  static let patience = 1.0
  /// How many seconds lie between two reports.
  static let interval = 0.25

  var proof: Proof?
  private var nextToken = 1
  /// A request that waits, by the token that the client gave it.
  private struct Waiter {
    var token: JSON
    /// The most that it was told of what was done, of a hundred.
    var percentage = 0
  }

  private var waiters: [RequestID: Waiter] = [:]

  mutating func begin(_ uri: ExactText, at time: Double) {
    proof = Proof(uri: uri, start: time, lastSign: time, token: "layc/proof/\(nextToken)")
    nextToken += 1
  }

  mutating func add(_ token: JSON, of id: RequestID) { waiters[id] = Waiter(token: token) }

  mutating func takeToken(of id: RequestID) -> JSON? { waiters.removeValue(forKey: id)?.token }

  /// What a request that waits is told of a proof: how much was done does not fall where it begins anew. Nil without a token.
  mutating func report(_ words: String, of proof: Proof, to id: RequestID) -> (token: JSON, more: [(String, JSON)])? {
    guard var waiter = waiters[id] else { return nil }
    waiter.percentage = max(waiter.percentage, proof.percentage)
    waiters[id] = waiter
    var shown = proof
    shown.percentage = waiter.percentage
    return (waiter.token, shown.report(words))
  }

  /// When a proof is to be spoken of.
  var wakeTime: Double? {
    guard let proof else { return nil }
    switch proof.stage {
    case .quiet: return proof.start + ProgressBoard.patience
    case .created: return nil
    case .shown: return proof.words == nil ? nil : proof.lastShown + ProgressBoard.interval
    }
  }
}

extension Broker {
  /// Says that a request with a token has begun.
  mutating func beginProgress(_ id: RequestID, _ method: String, _ params: JSON) {
    guard let token = params["workDoneToken"] else { return }
    switch token {
    case .string, .integer: break
    default: return
    }
    progress.add(token, of: id)
    let name = method.split(separator: "/").dropFirst().joined(separator: "/")
    // Only those that wait for a proof hear more.
    let share = method == "textDocument/diagnostic" ? [("percentage", JSON.integer(0))] : []
    sendProgress(token, "begin", [("title", .string("layc: \(name)"))] + share)
  }

  /// Takes what a proof is doing, and tells those who have asked for what it finds.
  mutating func noteStep(_ params: JSON) {
    guard var proof = progress.proof, let words = params["words"]?.string else { return }
    proof.words = words
    proof.percentage = max(proof.percentage, min(100, params["percentage"]?.integer ?? 0))
    if proof.lastTold.map({ now - $0 >= ProgressBoard.interval }) ?? true {
      for pull in pulls.waiting where pull.uri == proof.uri {
        guard let told = progress.report(words, of: proof, to: pull.id) else { continue }
        sendProgress(told.token, "report", told.more)
        proof.lastTold = now
      }
    }
    progress.proof = proof
  }

  /// Answers a request of the client, and says that it is done where that was asked for.
  mutating func respond(_ id: RequestID, _ message: [UInt8]) {
    if let token = progress.takeToken(of: id) { sendProgress(token, "end", []) }
    send(message)
  }

  mutating func respond(_ id: RequestID, _ message: JSON) { respond(id, message.bytes) }

  mutating func fail(_ id: RequestID, _ code: ResponseError.Code, _ message: String, data: JSON? = nil) {
    respond(id, Message.failure(id, ResponseError(code, message), data: data))
  }

  /// Shows what a proof is doing, when it has taken so long that somebody may wonder.
  mutating func showProgress() {
    guard client.showsProgress, let proof = progress.proof, let time = progress.wakeTime, time <= now else { return }
    if proof.stage == .quiet {
      progress.proof?.stage = .created
      send(
        Message.request(
          .text(proof.token), "window/workDoneProgress/create", .object([("token", .string(proof.token))])))
    } else if let words = proof.words {
      progress.proof?.words = nil
      progress.proof?.lastShown = now
      sendProgress(.string(proof.token), "report", proof.report(words) + [("cancellable", .bool(true))])
    }
  }

  /// The client has answered a request of ours.
  mutating func takeResponse(_ id: RequestID, isFine: Bool) {
    guard let proof = progress.proof, id == .text(proof.token), proof.stage == .created, isFine else { return }
    progress.proof?.stage = .shown
    progress.proof?.words = nil
    progress.proof?.lastShown = now
    sendProgress(
      .string(proof.token), "begin",
      [("title", .string("Proving \(proof.name)")), ("cancellable", .bool(true))]
        + (proof.words.map { proof.report($0) } ?? [("percentage", .integer(0))]))
  }

  /// The proof is over, whatever came of it; `words` say why, where it did not end by itself.
  mutating func endProgress(_ words: String? = nil) {
    guard let proof = progress.proof else { return }
    progress.proof = nil
    problems.queue.end()
    let message = words.map { [("message", JSON.string($0))] } ?? []
    if proof.stage == .shown { sendProgress(.string(proof.token), "end", message) }
  }

  /// The client does not want to wait for a proof: its document stays unproved until it changes.
  mutating func cancelProgress(_ token: JSON?) {
    guard let proof = progress.proof, token?.string == proof.token else { return }
    problems.giveUp(proof.uri)
    endProof()
  }

  private mutating func sendProgress(_ token: JSON, _ kind: String, _ more: [(String, JSON)]) {
    let value = JSON.object([("kind", .string(kind))] + more)
    send(Message.notification("$/progress", .object([("token", token), ("value", value)])))
  }
}
