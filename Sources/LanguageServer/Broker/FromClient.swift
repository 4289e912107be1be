internal import LayDiagnostics
internal import LayJSON

// Handling of the client's messages.

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
    case (.new, "initialize"): initialize(id, InitializeParams(Members(params)))
    case (.new, _): fail(id, .serverNotInitialized, "'initialize' comes first")
    case (.shutDown, _): fail(id, .invalidRequest, "the server was shut down")
    case (.running, "initialize"): fail(id, .invalidRequest, "the server is initialized")
    case (.running, "shutdown"):
      phase = .shutDown
      respond(id, Message.answer(id, .null))
    case (.running, "textDocument/diagnostic"):
      beginProgress(id, method, params)
      attempt(id) { broker throws(ResponseError) in try broker.pull(id, PullParams(params: params)) }
    case (.running, "workspace/executeCommand"):
      attempt(id) { broker throws(ResponseError) in try broker.execute(id, ExecuteCommandParams(params: params)) }
    case (.running, _) where !RequestTable.innerRequests.contains(method) && RequestTable.handlers[method] != nil:
      beginProgress(id, method, params)
      ask(.answers, method, known(method, params), for: .client(id))
    case (.running, _): fail(id, .methodNotFound, "no request is called '\(method)'")
    }
  }

  /// Returns params extended by the broker's knowledge that the worker needs.
  private func known(_ method: String, _ params: JSON) -> JSON {
    switch method {
    case "textDocument/codeAction": withProblems(params)
    case "codeLens/resolve": withVerdict(params)
    default: params
    }
  }

  /// Adds all known diagnostics with their fixes to the params of code actions, since clients may drop the fixes. The diagnostics
  /// of the request are those that the client shows; if it shows none, it may not keep diagnostics, and all in the range count.
  /// Invalid params are forwarded as they are, and the worker refuses them.
  private func withProblems(_ params: JSON) -> JSON {
    guard let asked = try? CodeActionParams(params: params) else { return params }
    let known = problems.known[asked.document]?.diagnostics ?? []
    let touched = known.filter { diagnostic in
      guard diagnostic.touches(asked.range) else { return false }
      return asked.diagnostics.isEmpty || asked.diagnostics.contains { $0.isSame(as: diagnostic) }
    }
    return CodeActionParams.adding(touched, known: known, to: params)
  }

  /// Adds the state of the proof of its document to a code lens.
  private func withVerdict(_ lens: JSON) -> JSON {
    guard let params = try? CodeLensParams(params: lens), let uri = params.layout?.document else { return lens }
    return CodeLensParams.adding(problems.verdict(on: uri), to: lens)
  }

  private mutating func takeNotification(_ method: String, _ params: JSON) {
    if method == "exit" { return exit() }
    guard phase == .running else { return }
    do throws(ResponseError) {
      switch method {
      case "initialized": becomeInitialized()
      case "textDocument/didOpen": changed(try texts.open(DidOpenParams(params: params).item))
      case "textDocument/didChange": changed(try texts.change(DidChangeParams(params: params), client.encoding))
      case "textDocument/didClose": try close(DocumentParams(params: params).document)
      case "workspace/didChangeWatchedFiles": changedOnDisk(try WatchedFilesParams(params: params).files)
      case "workspace/didChangeConfiguration": configure(SettingsParams(Members(params)).settings)
      case "workspace/didChangeWorkspaceFolders": changeFolders(FoldersParams(Members(params)))
      case PreviewRequests.selectNote: try noteCursor(PositionParams(params: params), params)
      case "$/cancelRequest": cancel(CancelParams(Members(params)).id)
      case "window/workDoneProgress/cancel": cancelProgress(ProgressCancelParams(Members(params)).token)
      default: break
      }
    } catch {
      send(Message.log("\(method): \(error.message)"))
    }
  }

  /// Handles a new text: diagnoses it now, proves it after a pause, and ends a proof of the old text.
  private mutating func changed(_ uri: DocumentURI) {
    noteText(uri)
    lookAgain(at: [uri] + users(of: uri).filter { $0 != uri })
  }

  /// Returns the open documents that import a file, directly or indirectly, or are the file itself.
  private func users(of uri: DocumentURI) -> [DocumentURI] { problems.users(of: uri) }

  private mutating func lookAgain(at documents: [DocumentURI]) {
    endBudget()
    if let proof = progress.proof, documents.contains(proof.uri) { endProof() }
    for uri in documents {
      dropWhatIsOutdated(uri)
      problems.changed(uri, at: now)
      previewChanged(uri)
      askForProblems(uri, isProof: false)
    }
  }

  /// Handles changes of files on disk. If a file is open, the editor's text counts instead.
  private mutating func changedOnDisk(_ changed: [DocumentURI]) {
    let files = changed.filter { texts[$0] == nil }
    if files.isEmpty { return }
    let (pictures, others) = (files.filter { $0.isPicture }, files.filter { !$0.isPicture })
    picturesChanged(pictures)
    if others.isEmpty { return }
    let documents = Set(others.flatMap { users(of: $0) })
    // Completion offers the files beside a document, whether they are imported or not.
    for worker in Worker.allCases where worker == .answers || !documents.isEmpty { tell(worker, "layc/forget", .null) }
    if !documents.isEmpty { lookAgain(at: documents.sorted()) }
  }

  /// Drops pending requests about an older text.
  private mutating func dropWhatIsOutdated(_ uri: DocumentURI) {
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

  private mutating func close(_ uri: DocumentURI) throws(ResponseError) {
    guard texts[uri] != nil else { throw ResponseError(.invalidParams, "'\(uri.text)' is not open") }
    endBudget()
    if progress.proof?.uri == uri { endProof() }
    let users = users(of: uri).filter { $0 != uri }
    texts.close(uri)
    dropWhatIsOutdated(uri)
    problems.close(uri)
    pulls.close(uri)
    previewClosed(uri)
    for worker in Worker.allCases { close(uri, of: worker) }
    publish(uri, version: nil, [])
    // From now on its text on disk counts.
    lookAgain(at: users)
  }

  /// Answers a cancelled request now, and drops the worker's response when it comes.
  private mutating func cancel(_ id: RequestID?) {
    guard let id else { return }
    if let place = pulls.waiting.firstIndex(where: { $0.id == id }) {
      pulls.waiting.remove(at: place)
      return fail(id, .requestCancelled, "the request was cancelled")
    }
    for (number, request) in waiting {
      if case .budget(id, _) = request.purpose { return endBudget() }
      guard case .client(id) = request.purpose else { continue }
      if !takeBack(number) {
        waiting[number]?.purpose = .nobody
        waiting[number]?.deadline = now + WaitingRequest.grace
      }
      return fail(id, .requestCancelled, "the request was cancelled")
    }
  }

  /// Handles `workspace/executeCommand`: has the client apply an edit, or opens a preview.
  mutating func execute(_ id: RequestID, _ params: ExecuteCommandParams) throws(ResponseError) {
    if params.command == PreviewRequests.command { return try openPreview(id, params.arguments) }
    guard params.command == CodeActionRequests.applyCommand, let edit = params.arguments.first else {
      throw ResponseError(.invalidParams, "no such command")
    }
    askClient("workspace/applyEdit", .object([("edit", edit)]))
    respond(id, Message.answer(id, .null))
  }
}
