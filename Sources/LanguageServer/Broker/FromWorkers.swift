internal import LayJSON

// What workers answer, and what is done when they do not.

extension Broker {
  mutating func takeFromWorker(_ worker: Worker, _ bytes: [UInt8]) {
    guard let json = try? JSON(bytes) else { return }
    guard json["method"] == nil else { return reply(json) }
    guard case .number(let number)? = RequestID(json["id"]), let request = waiting.removeValue(forKey: number) else {
      return
    }
    switch request.purpose {
    case .client(let id): answer(id, json)
    case .problems(let uri, let version, let isProof): take(json["result"], of: uri, version, isProof)
    }
  }

  private mutating func answer(_ id: RequestID, _ json: JSON) {
    let (result, error) = (json["result"], json["error"])
    var members: [(String, JSON)] = [("jsonrpc", .string("2.0")), ("id", id.json)]
    members.append(result.map { ("result", $0) } ?? ("error", error ?? .null))
    reply(.object(members))
  }

  /// Shows what is wrong with a document, unless its text has changed since.
  private mutating func take(_ result: JSON?, of uri: String, _ version: Int, _ isProof: Bool) {
    guard let result, let text = texts[uri], text.version == version else { return }
    let diagnostics = result["diagnostics"]?.array ?? []
    let files = result["files"]?.array?.compactMap { $0.string } ?? []
    let entry = ProblemBoard.Entry(version: version, diagnostics: diagnostics, isProved: isProof)
    if problems.take(entry, of: uri, files: files) { publish(uri, version: version, diagnostics) }
  }

  mutating func publish(_ uri: String, version: Int?, _ diagnostics: [JSON]) {
    var members: [(String, JSON)] = [("uri", .string(uri)), ("diagnostics", .array(diagnostics))]
    if let version { members.append(("version", .integer(version))) }
    reply(Message.notification("textDocument/publishDiagnostics", .object(members)))
  }

  mutating func askForProblems(_ uri: String, isProof: Bool) {
    guard let text = texts[uri] else { return }
    ask(
      isProof ? .proofs : .answers, "layc/problems", .object([("uri", .string(uri)), ("proof", .bool(isProof))]),
      for: .problems(uri: uri, version: text.version, isProof: isProof))
  }

  mutating func proveWhatIsDue() {
    guard phase == .running, !isProving, let uri = problems.takeDue(at: now) else { return }
    askForProblems(uri, isProof: true)
  }

  /// A worker that died is started again; who waited for it is told.
  mutating func recover(_ worker: Worker, _ why: String) {
    reply(Message.log("the worker for \(worker) ended (\(why)); it was started again"))
    giveUp(worker, "the worker ended (\(why))")
  }

  /// A worker that takes too long is ended.
  mutating func endLateAnswers() {
    guard waiting.values.contains(where: { $0.deadline.map { $0 <= now } ?? false }) else { return }
    reply(Message.log("an answer took more than \(Int(WaitingRequest.patience)) seconds; its worker was started again"))
    giveUp(.answers, "the answer took more than \(Int(WaitingRequest.patience)) seconds")
  }

  private mutating func giveUp(_ worker: Worker, _ why: String) {
    for (_, request) in waiting.sorted(by: { $0.key < $1.key }) where request.worker == worker {
      guard case .client(let id) = request.purpose else { continue }
      reply(Message.failure(id, ResponseError(.internalError, why)))
    }
    restart(worker)
  }
}
