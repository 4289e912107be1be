internal import LayDiagnostics
internal import LayJSON

/// The progress of long work that the client is shown (LSP 3.17, work done progress).
struct ProgressBoard {
  /// The running proof.
  struct Proof {
    enum Stage { case quiet, created, shown }

    var uri: DocumentURI
    var start: Double
    /// The time of the worker's last message.
    var lastSign: Double
    var token: ProgressToken
    var stage = Stage.quiet
    /// The current step, if it was not shown yet.
    var words: String?
    /// The completed part in percent.
    var percentage = 0
    var lastShown = 0.0
    /// The time of the last report to the waiting requests; nil if there was none.
    var lastTold: Double?

    /// The name of the document's file.
    var name: String { uri.text.split(separator: "/").last.map(String.init) ?? uri.text }

    /// Returns the members of a progress report.
    func report(_ words: String) -> [(String, JSON)] {
      [("message", .string(words)), ("percentage", .integer(percentage))]
    }
  }

  /// The seconds before the progress of a proof is shown.
  static let patience = 1.0
  /// The least seconds between two reports.
  static let interval = 0.25

  var proof: Proof?
  private var nextToken = 1
  /// A waiting request with the client's progress token.
  private struct Waiter {
    var token: ProgressToken
    /// The greatest reported part in percent.
    var percentage = 0
  }

  private var waiters: [RequestID: Waiter] = [:]

  mutating func begin(_ uri: DocumentURI, at time: Double) {
    proof = Proof(uri: uri, start: time, lastSign: time, token: .text("layc/proof/\(nextToken)"))
    nextToken += 1
  }

  mutating func add(_ token: ProgressToken, of id: RequestID) { waiters[id] = Waiter(token: token) }

  mutating func takeToken(of id: RequestID) -> ProgressToken? { waiters.removeValue(forKey: id)?.token }

  /// Returns a report of a proof for a waiting request; its percentage never falls, even if the proof begins anew. Nil without a
  /// token.
  mutating func report(_ words: String, of proof: Proof, to id: RequestID) -> (
    token: ProgressToken, more: [(String, JSON)]
  )? {
    guard var waiter = waiters[id] else { return nil }
    waiter.percentage = max(waiter.percentage, proof.percentage)
    waiters[id] = waiter
    var shown = proof
    shown.percentage = waiter.percentage
    return (waiter.token, shown.report(words))
  }

  /// The time at which the progress of the proof is to be shown.
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
  /// Begins the progress of a request that has a token.
  mutating func beginProgress(_ id: RequestID, _ method: String, _ params: JSON) {
    guard let token = RequestContext(Members(params)).progressToken else { return }
    progress.add(token, of: id)
    let name = method.split(separator: "/").dropFirst().joined(separator: "/")
    // Only requests that wait for a proof get reports.
    let share = method == "textDocument/diagnostic" ? [("percentage", JSON.integer(0))] : []
    sendProgress(token, "begin", [("title", .string("layc: \(name)"))] + share)
  }

  /// Notes the current step of the proof, and reports it to the requests that wait for the proof.
  mutating func noteStep(_ step: StepParams) {
    guard var proof = progress.proof else { return }
    proof.words = step.words
    proof.percentage = max(proof.percentage, min(100, step.percentage ?? 0))
    if proof.lastTold.map({ now - $0 >= ProgressBoard.interval }) ?? true {
      for pull in pulls.waiting where pull.uri == proof.uri {
        guard let told = progress.report(step.words, of: proof, to: pull.id) else { continue }
        sendProgress(told.token, "report", told.more)
        proof.lastTold = now
      }
    }
    progress.proof = proof
  }

  /// Handles a request of the client; an error becomes its response.
  mutating func attempt(_ id: RequestID, _ handler: (inout Broker) throws(ResponseError) -> Void) {
    do throws(ResponseError) {
      try handler(&self)
    } catch {
      respond(id, Message.failure(id, error))
    }
  }

  /// Sends the response to a client's request, and ends its progress if it has a token.
  mutating func respond(_ id: RequestID, _ message: [UInt8]) {
    if let token = progress.takeToken(of: id) { sendProgress(token, "end", []) }
    send(message)
  }

  mutating func respond(_ id: RequestID, _ message: JSON) { respond(id, message.bytes) }

  mutating func fail(_ id: RequestID, _ code: ResponseError.Code, _ message: String, data: JSON? = nil) {
    respond(id, Message.failure(id, ResponseError(code, message), data: data))
  }

  /// Shows the progress of a proof that has taken long enough.
  mutating func showProgress() {
    guard client.showsProgress, let proof = progress.proof, let time = progress.wakeTime, time <= now else { return }
    if proof.stage == .quiet {
      progress.proof?.stage = .created
      send(
        Message.request(
          proof.token, "window/workDoneProgress/create", .object([("token", proof.token.json)])))
    } else if let words = proof.words {
      progress.proof?.words = nil
      progress.proof?.lastShown = now
      sendProgress(proof.token, "report", proof.report(words) + [("cancellable", .bool(true))])
    }
  }

  /// Handles the client's response to a request of the server.
  mutating func takeResponse(_ id: RequestID, isFine: Bool) {
    guard let proof = progress.proof, id == proof.token, proof.stage == .created, isFine else { return }
    progress.proof?.stage = .shown
    progress.proof?.words = nil
    progress.proof?.lastShown = now
    sendProgress(
      proof.token, "begin",
      [("title", .string("Proving \(proof.name)")), ("cancellable", .bool(true))]
        + (proof.words.map { proof.report($0) } ?? [("percentage", .integer(0))]))
  }

  /// Ends the progress of the proof, whatever its result; `words` is the reason if it was interrupted.
  mutating func endProgress(_ words: String? = nil) {
    guard let proof = progress.proof else { return }
    progress.proof = nil
    problems.queue.end()
    let message = words.map { [("message", JSON.string($0))] } ?? []
    if proof.stage == .shown { sendProgress(proof.token, "end", message) }
  }

  /// Handles the user's cancellation of a proof: its document remains unproved until it changes.
  mutating func cancelProgress(_ token: ProgressToken?) {
    guard let proof = progress.proof, token == proof.token else { return }
    problems.giveUp(proof.uri)
    endProof()
  }

  private mutating func sendProgress(_ token: ProgressToken, _ kind: String, _ more: [(String, JSON)]) {
    let value = JSON.object([("kind", .string(kind))] + more)
    send(Message.notification("$/progress", .object([("token", token.json), ("value", value)])))
  }
}
