internal import LayJSON

// What the client sends, and what becomes of it.

extension Broker {
  mutating func takeFromClient(_ message: Message) {
    switch message {
    case .request(let id, let method, let params): takeRequest(id, method, params)
    case .notification(let method, let params): takeNotification(method, params)
    case .response: break
    case .invalid(let id, let error): reply(Message.failure(id, error))
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
      reply(Message.answer(id, .null))
    case (.running, _) where Session.requests[method] != nil:
      ask(.answers, method, method == "textDocument/codeAction" ? withProblems(params) : params, for: .client(id))
    case (.running, _): fail(id, .methodNotFound, "no request is called '\(method)'")
    }
  }

  private mutating func fail(_ id: RequestID, _ code: ResponseError.Code, _ message: String) {
    reply(Message.failure(id, ResponseError(code, message)))
  }

  /// Code actions need all that is known to be wrong, with the repairs: clients may have lost these.
  private func withProblems(_ params: JSON) -> JSON {
    guard case .object(var members) = params, let uri = params[path: "textDocument", "uri"]?.string else {
      return params
    }
    let known = problems.known[uri]?.diagnostics ?? []
    guard let place = members.firstIndex(where: { $0.0 == "context" }), case .object(var context) = members[place].1
    else { return params }
    let shown = context.firstIndex { $0.0 == "diagnostics" }
    let range = try? params.range()
    let touched = known.filter { diagnostic in
      guard let range, let own = try? diagnostic.range() else { return false }
      return own.lowerBound <= range.upperBound && range.lowerBound <= own.upperBound
    }
    if let shown { context[shown].1 = .array(touched) } else { context.append(("diagnostics", .array(touched))) }
    context.append(("layc", .array(known)))
    members[place].1 = .object(context)
    return .object(members)
  }

  private mutating func takeNotification(_ method: String, _ params: JSON) {
    if method == "exit" { return actions.append(.exit(phase == .shutDown ? 0 : 1)) }
    guard phase == .running else { return }
    do throws(ResponseError) {
      switch method {
      case "textDocument/didOpen": changed(try texts.open(try params.required("textDocument")))
      case "textDocument/didChange": changed(try texts.change(params, client.encoding))
      case "textDocument/didClose": close(try params.documentURI())
      case "workspace/didChangeConfiguration": configure(params["settings"])
      case "$/cancelRequest": cancel(RequestID(params["id"]))
      default: break
      }
    } catch {
      reply(Message.log("\(method): \(error.message)"))
    }
  }

  /// A text is new: syntax is looked at now, what it promises after a rest, and what was being proved is of no use.
  private mutating func changed(_ uri: String) {
    if isProving { restart(.proofs) } else { sendText(uri, to: [.proofs]) }
    sendText(uri, to: [.answers])
    let users = path(ofURI: uri).map { problems.users(of: $0) } ?? []
    for user in [uri] + users.filter({ $0 != uri }) {
      problems.changed(user, at: now)
      askForProblems(user, isProof: false)
    }
  }

  private mutating func close(_ uri: String) {
    texts.close(uri)
    problems.close(uri)
    for worker in Worker.allCases { tell(worker, "layc/close", .object([("uri", .string(uri))])) }
    publish(uri, version: nil, [])
  }

  /// The answer is given now; the worker's is left out when it comes.
  private mutating func cancel(_ id: RequestID?) {
    for (number, request) in waiting {
      guard case .client(let own) = request.purpose, own == id else { continue }
      waiting[number] = nil
      fail(own, .requestCancelled, "the request was cancelled")
    }
  }
}
