internal import LayDiagnostics
internal import LayJSON

// What the client sends, and what becomes of it.

extension Broker {
  mutating func takeFromClient(_ message: Message) {
    switch message {
    case .request(let id, let method, let params): takeRequest(id, method, params)
    case .notification(let method, let params): takeNotification(method, params)
    case .response(let id, let result) where id == settingsQuestion: takeSettings(result)
    case .response(let id, let result): takeResponse(id, isFine: result != nil)
    case .invalid(let id, let error): send(Message.failure(id, error))
    }
  }

  private mutating func takeRequest(_ id: RequestID, _ method: String, _ params: JSON) {
    switch (phase, method) {
    case (.new, "initialize"): initialize(id, params)
    case (.new, _): fail(id, .serverNotInitialized, "'initialize' comes first")
    case (.shutDown, _): fail(id, .invalidRequest, "the server was shut down")
    case (.running, "initialize"): fail(id, .invalidRequest, "the server is initialized")
    case (.running, "shutdown"):
      phase = .shutDown
      respond(id, Message.answer(id, .null))
    case (.running, "textDocument/diagnostic"):
      beginProgress(id, method, params)
      pull(id, params)
    case (.running, "workspace/executeCommand"): execute(id, params)
    case (.running, _) where method != Session.innerRequest && Session.requests[method] != nil:
      beginProgress(id, method, params)
      ask(.answers, method, known(method, params), for: .client(id))
    case (.running, _): fail(id, .methodNotFound, "no request is called '\(method)'")
    }
  }

  /// Params with what the broker knows and the worker has to.
  private func known(_ method: String, _ params: JSON) -> JSON {
    switch method {
    case "textDocument/codeAction": withProblems(params)
    case "codeLens/resolve": problems.withVerdict(lens: params)
    default: params
    }
  }

  /// Code actions need all that is known to be wrong, with the repairs: clients may have lost these. What a client shows
  /// is all that it asks about; one that shows nothing may keep no diagnostics.
  private func withProblems(_ params: JSON) -> JSON {
    guard case .object(var members) = params, let uri = params["textDocument"]?.uri else {
      return params
    }
    let known = problems.known[uri]?.diagnostics ?? []
    guard let place = members.firstIndex(where: { $0.0 == "context" }), case .object(var context) = members[place].1
    else { return params }
    let shown = params[path: "context", "diagnostics"]?.array ?? []
    let touched = known.filter { diagnostic in
      guard let range = try? params.range(), let own = try? diagnostic.range() else { return false }
      guard own.lowerBound <= range.upperBound && range.lowerBound <= own.upperBound else { return false }
      return shown.isEmpty || shown.contains { Broker.isSame($0, diagnostic) }
    }
    context.removeAll { $0.0 == "diagnostics" }
    context += [("diagnostics", .array(touched)), ("layc", .array(known))]
    members[place].1 = .object(context)
    return .object(members)
  }

  /// Whether a diagnostic that a client shows is one that is known.
  private static func isSame(_ shown: JSON, _ known: JSON) -> Bool {
    guard let range = try? shown.range(), let own = try? known.range() else { return false }
    return range == own && shown["code"]?.string == known["code"]?.string
  }

  private mutating func takeNotification(_ method: String, _ params: JSON) {
    if method == "exit" { return exit() }
    guard phase == .running else { return }
    do throws(ResponseError) {
      switch method {
      case "initialized": becomeInitialized()
      case "textDocument/didOpen": changed(try texts.open(try params.required("textDocument")))
      case "textDocument/didChange": changed(try texts.change(params, client.encoding))
      case "textDocument/didClose": try close(try params.documentURI())
      case "workspace/didChangeWatchedFiles": changedOnDisk(try params.required("changes").array ?? [])
      case "workspace/didChangeConfiguration": configure(params["settings"])
      case "workspace/didChangeWorkspaceFolders": changeFolders(params["event"])
      case "$/cancelRequest": cancel(RequestID(params["id"]))
      case "window/workDoneProgress/cancel": cancelProgress(params["token"])
      default: break
      }
    } catch {
      send(Message.log("\(method): \(error.message)"))
    }
  }

  /// A text is new: syntax is looked at now, what it promises after a rest, and what was being proved is of no use.
  private mutating func changed(_ uri: ExactText) {
    noteText(uri)
    lookAgain(at: [uri] + users(of: uri).filter { $0 != uri })
  }

  /// The open documents that a file takes part in.
  private func users(of uri: ExactText) -> [ExactText] { problems.users(of: uri) }

  private mutating func lookAgain(at documents: [ExactText]) {
    if let proof = progress.proof, documents.contains(proof.uri) { endProof() }
    for uri in documents {
      dropWhatIsOutdated(uri)
      problems.changed(uri, at: now)
      askForProblems(uri, isProof: false)
    }
  }

  /// Files have changed that somebody may import. Of open ones the text that counts is the editor's.
  private mutating func changedOnDisk(_ changes: [JSON]) {
    let files = changes.compactMap { $0.uri }.filter { texts[$0] == nil }
    if files.isEmpty { return }
    let documents = Set(files.flatMap { users(of: $0) })
    // What lies beside a document is offered there, whether it is imported or not.
    for worker in Worker.allCases where worker == .answers || !documents.isEmpty { tell(worker, "layc/forget", .null) }
    if !documents.isEmpty { lookAgain(at: documents.sorted()) }
  }

  /// Takes back what nobody needs to know of an older text.
  private mutating func dropWhatIsOutdated(_ uri: ExactText) {
    dropPulls(of: uri)
    for (number, request) in waiting.sorted(by: { $0.key < $1.key }) {
      switch request.purpose {
      case .problems(uri, _, isProof: false): _ = takeBack(number)
      case .client(let id) where request.uri == uri && request.isOfOneText && takeBack(number):
        fail(id, .contentModified, "the text has changed")
      default: break
      }
    }
  }

  private mutating func close(_ uri: ExactText) throws(ResponseError) {
    guard texts[uri] != nil else { throw ResponseError(.invalidParams, "'\(uri.text)' is not open") }
    if progress.proof?.uri == uri { endProof() }
    let users = users(of: uri).filter { $0 != uri }
    texts.close(uri)
    dropWhatIsOutdated(uri)
    problems.close(uri)
    pulls.close(uri)
    for worker in Worker.allCases { close(uri, of: worker) }
    publish(uri, version: nil, [])
    // What counts of it now stands on the disk.
    lookAgain(at: users)
  }

  /// The answer is given now; the worker's is left out when it comes.
  private mutating func cancel(_ id: RequestID?) {
    guard let id else { return }
    if let place = pulls.waiting.firstIndex(where: { $0.id == id }) {
      pulls.waiting.remove(at: place)
      return fail(id, .requestCancelled, "the request was cancelled")
    }
    for (number, request) in waiting {
      guard case .client(id) = request.purpose else { continue }
      if !takeBack(number) {
        waiting[number]?.purpose = .nobody
        waiting[number]?.deadline = now + WaitingRequest.grace
      }
      return fail(id, .requestCancelled, "the request was cancelled")
    }
  }
}
