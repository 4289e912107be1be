internal import LayDiagnostics
internal import LayJSON

// Handling of the workers' messages, and of missing responses.

extension Broker {
  mutating func takeFromWorker(_ worker: Worker, _ bytes: [UInt8]) {
    if let (number, rest) = Message.numberOfAnswer(bytes), let id = waiting[number]?.client {
      guard let request = answered(number, by: worker) else { return }
      if askForBudget(request, id, known: rest) { return }
      if case .budget(_, let known) = request.purpose, Message.isFailure(rest: rest) {
        return respond(id, Message.answer(id, rest: known))
      }
      return respond(id, Message.answer(id, rest: rest))
    }
    guard let json = try? JSON(bytes) else { return }
    switch Message(json) {
    case .notification("layc/ready", _): recoveries[worker.rawValue].becomeReady()
    case .notification(HoverRequests.budgetNote, _): noteBudget(worker)
    case .notification("layc/step", let params):
      if let step = try? StepParams(params: params) { noteStep(step) }
    case .notification: send(json)
    case .response(.number(let number), _):
      guard let request = answered(number, by: worker) else { return }
      switch request.purpose {
      case .problems(let uri, let edition, let isProof):
        take(json["result"].map { ProblemsResult(Members($0)) }, of: uri, edition, isProof)
      case .previewData(let uri, let edition, let isProof): takePreview(json["result"], of: uri, edition, isProof)
      case .previewView(let uri): takeView(json["result"], of: uri)
      case .previewPlace: takePlace(json["result"])
      case .client, .budget, .nobody: break
      }
    default: break
    }
  }

  /// Publishes the diagnostics of a document, unless its text or that of an import has changed since.
  private mutating func take(_ result: ProblemsResult?, of uri: DocumentURI, _ edition: Int, _ isProof: Bool) {
    if isProof { endProgress() }
    guard let version = texts[uri]?.version, problems.edition(of: uri) == edition else { return }
    guard let result else { return problems.giveUp(uri) }
    let entry = ProblemBoard.Entry(version: version, diagnostics: result.diagnostics, isFinal: isProof)
    guard problems.take(entry, of: uri, result.identity, files: result.files) else { return }
    if pulls.isUsed { refresh(uri, entry) } else { publish(uri, version: version, result.diagnostics) }
    if isProof { refresh("codeLens") }
  }

  /// Publishes diagnostics to a client that does not pull them.
  mutating func publish(_ uri: DocumentURI, version: Int?, _ diagnostics: [ShownDiagnostic]) {
    if pulls.isUsed { return }
    problems.published(uri, hasSome: !diagnostics.isEmpty)
    let shown = diagnostics.map { client.diagnostics.shown($0.json) }
    var members: [(String, JSON)] = [("uri", .string(uri.text)), ("diagnostics", .array(shown))]
    if let version, client.diagnostics.takesVersions { members.append(("version", .integer(version))) }
    send(Message.notification("textDocument/publishDiagnostics", .object(members)))
  }

  mutating func askForProblems(_ uri: DocumentURI, isProof: Bool) {
    guard texts[uri] != nil else { return }
    ask(
      isProof ? .proofs : .answers, RequestTable.innerRequest,
      ProblemsParams(uri: uri, isProof: isProof).json,
      for: .problems(uri: uri, edition: problems.edition(of: uri), isProof: isProof))
  }

  mutating func proveWhatIsDue() {
    guard mayProve, !isProving, let uri = problems.queue.begin(at: now) else { return }
    progress.begin(uri, at: now)
    askForProblems(uri, isProof: true)
  }

  /// Ends the current proof, which is no longer needed, with its process.
  mutating func endProof() {
    endProgress()
    restart(.proofs)
  }

  /// Ends a proof whose time slice is over while others wait. Its document remains unproved until its next time slice.
  mutating func makeRoom() {
    guard mayProve, problems.queue.makeRoom(at: now) else { return }
    endProgress("others are proved first")
    restart(.proofs)
  }

  /// Restarts the worker if a response takes too long.
  mutating func endLateAnswers() {
    guard let request = running(.answers), let deadline = request.deadline, deadline <= now else { return }
    let seconds = jsonNumber(patience.answer)
    if case .nobody = request.purpose {
    } else {
      send(Message.log("\(request.method) took more than \(seconds) seconds; its worker was started again"))
    }
    giveUp(.answers, "the answer took more than \(seconds) seconds")
  }

  /// Restarts the proof worker if it hangs. A proof may take any time, but its worker must report progress now and then.
  mutating func endSilentProof() {
    guard let proof = progress.proof, proof.lastSign + patience.silence <= now else { return }
    let why = "the proof of \(proof.name) gave no sign of life for \(jsonNumber(patience.silence)) seconds"
    send(Message.log("\(why); its worker was started again"))
    giveUp(.proofs, why)
  }

  private mutating func giveUp(_ worker: Worker, _ why: String) {
    dropRunning(worker, why)
    restart(worker)
  }

  /// Fails the request that a worker was processing, which its successor does not repeat.
  mutating func dropRunning(_ worker: Worker, _ why: String) {
    switch forgetRunning(worker)?.purpose {
    case .client(let id): fail(id, .internalError, why)
    case .budget(let id, let known): respond(id, Message.answer(id, rest: known))
    case .problems(let uri, _, isProof: true):
      problems.giveUp(uri)
      endProgress()
    case .problems, .previewData, .previewView, .previewPlace, .nobody, nil: break
    }
  }

  // MARK: Budgets of texts in hover texts

  // The worker for proofs finds budgets while it has nothing to prove. The hover text without the budget is known by then, and is the response
  // if a text changes or the search takes too long.

  /// Notes that the hover text which a worker is about to send may have a budget.
  mutating func noteBudget(_ worker: Worker) { changeRunning(worker) { $0.mayHaveBudget = true } }

  /// Asks for the budget of the text that a hover text is about; false if there is none, or if proofs are under way or to be made.
  mutating func askForBudget(_ request: WaitingRequest, _ id: RequestID, known: ArraySlice<UInt8>) -> Bool {
    guard case .client = request.purpose, request.mayHaveBudget, let params = request.params, let uri = request.uri,
      mayProve, !isProving, problems.queue.wakeTime == nil, problems.verdict(on: uri).isProved
    else { return false }
    ask(.proofs, HoverRequests.budgetMethod, params, for: .budget(id, known: known))
    for (number, request) in waiting where request.client == id { waiting[number]?.deadline = now + patience.budget }
    return true
  }

  /// Responds without the budget if its search takes too long.
  mutating func endLateBudget() {
    if let search = budgetSearch, let deadline = search.request.deadline, deadline <= now { endBudget() }
  }

  /// Ends the search for a budget, and responds with the hover text that is known.
  mutating func endBudget() {
    guard let (number, request) = budgetSearch, case .budget(let id, let known) = request.purpose else { return }
    if !takeBack(number) {
      waiting[number] = nil
      restart(.proofs)
    }
    respond(id, Message.answer(id, rest: known))
  }

  /// The search for a budget; there is at most one.
  private var budgetSearch: (number: Int, request: WaitingRequest)? {
    for (number, request) in waiting {
      if case .budget = request.purpose { return (number, request) }
    }
    return nil
  }
}
