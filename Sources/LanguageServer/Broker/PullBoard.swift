internal import LayDiagnostics
internal import LayJSON

/// The client's requests that pull diagnostics (LSP 3.17, `textDocument/diagnostic`), and their last results.
struct PullBoard {
  /// A request that waits for diagnostics.
  struct Pull {
    var id: RequestID
    var uri: DocumentURI
    /// The id of the client's previous result.
    var previous: String?
    /// The time at which it is answered with the diagnostics known by then.
    var deadline: Double
  }

  /// The diagnostics of a version of a document, with the id of the result for the client.
  struct Report {
    var id: String
    var version: Int
    var text: [UInt8]
  }

  /// The seconds that a proof may take before a client with refresh support gets its response.
  static let patience = 0.5

  /// The most waiting requests for diagnostics.
  static let most = 1000

  /// True once the client has pulled diagnostics: from then on none are pushed.
  var isUsed = false
  var waiting: [Pull] = []
  private(set) var reports: [DocumentURI: Report] = [:]
  private var nextNumber = 1

  var wakeTime: Double? { waiting.map(\.deadline).min() }

  mutating func close(_ uri: DocumentURI) { reports[uri] = nil }

  /// Returns the id of a result: the same as before if the diagnostics are the same.
  mutating func name(_ entry: ProblemBoard.Entry, of uri: DocumentURI) -> String {
    let text = JSON.array(entry.diagnostics.map { $0.json }).bytes
    if reports[uri]?.text == text {
      reports[uri]?.version = entry.version
    } else {
      reports[uri] = Report(id: String(nextNumber), version: entry.version, text: text)
      nextNumber += 1
    }
    return reports[uri]?.id ?? ""
  }
}

extension Broker {
  /// Queues a `textDocument/diagnostic`, which is answered as soon as enough is known.
  mutating func pull(_ id: RequestID, _ params: PullParams) throws(ResponseError) {
    let uri = params.document
    guard texts[uri] != nil else { throw ResponseError(.invalidParams, "'\(uri.text)' is not open") }
    guard pulls.waiting.count < PullBoard.most else {
      throw ResponseError(.requestFailed, "\(PullBoard.most) requests for diagnostics wait already")
    }
    if !pulls.isUsed { stopPushing() }
    let seconds = client.refreshesDiagnostics ? PullBoard.patience : patience.answer
    pulls.waiting.append(PullBoard.Pull(id: id, uri: uri, previous: params.previous, deadline: now + seconds))
  }

  /// Clears pushed diagnostics, which would otherwise be shown twice.
  private mutating func stopPushing() {
    for uri in problems.published.sorted() { publish(uri, version: nil, []) }
    pulls.isUsed = true
  }

  /// Answers the waiting requests whose diagnostics are known by now.
  mutating func answerPulls() {
    let waiting = pulls.waiting
    pulls.waiting = []
    for pull in waiting {
      if let entry = problems.known[pull.uri], isEnough(entry, for: pull) {
        respond(pull.id, Message.answer(pull.id, report(entry, for: pull)))
      } else if pull.deadline <= now {
        sendAway(pull, "nothing is known yet")
      } else {
        pulls.waiting.append(pull)
      }
    }
  }

  /// True if diagnostics are complete. Clients with refresh support get incomplete ones at once, unless they are empty.
  private func isEnough(_ entry: ProblemBoard.Entry, for pull: PullBoard.Pull) -> Bool {
    entry.isFinal || pull.deadline <= now || client.refreshesDiagnostics && !entry.diagnostics.isEmpty
  }

  private mutating func report(_ entry: ProblemBoard.Entry, for pull: PullBoard.Pull) -> JSON {
    let name = pulls.name(entry, of: pull.uri)
    let kind = name == pull.previous ? "unchanged" : "full"
    let members: [(String, JSON)] = [("kind", .string(kind)), ("resultId", .string(name))]
    let items =
      kind == "full" ? [("items", JSON.array(entry.diagnostics.map { client.diagnostics.shown($0.json) }))] : []
    return .object(members + items)
  }

  /// Fails the requests about an outdated text, which the client should repeat.
  mutating func dropPulls(of uri: DocumentURI) {
    let (own, others) = (pulls.waiting.filter { $0.uri == uri }, pulls.waiting.filter { $0.uri != uri })
    pulls.waiting = others
    for pull in own { sendAway(pull, "the text has changed") }
  }

  private mutating func sendAway(_ pull: PullBoard.Pull, _ why: String) {
    let isOpen = texts[pull.uri] != nil
    fail(pull.id, .serverCancelled, why, data: .object([("retriggerRequest", .bool(isOpen))]))
  }

  /// Has a client that pulls diagnostics request them again if they have changed for the same text.
  mutating func refresh(_ uri: DocumentURI, _ entry: ProblemBoard.Entry) {
    guard client.refreshesDiagnostics, let report = pulls.reports[uri], report.version == entry.version,
      report.text != JSON.array(entry.diagnostics.map { $0.json }).bytes
    else { return }
    askClient("workspace/diagnostic/refresh")
  }
}
