internal import LayDiagnostics
internal import LayJSON

/// Who asks for diagnostics instead of being told (LSP 3.17, `textDocument/diagnostic`), and what was answered.
struct PullBoard {
  /// A request that waits for something to be known.
  struct Pull {
    var id: RequestID
    var uri: ExactText
    /// The result that the client has.
    var previous: String?
    /// When it is answered with what is known by then.
    var deadline: Double
  }

  /// What was found in a version of a document, under the name that the client knows it by.
  struct Report {
    var id: String
    var version: Int
    var text: [UInt8]
  }

  /// How many seconds a proof may take before a client that can be told to ask again has its answer.
  static let patience = 0.5

  /// How many requests for diagnostics may wait.
  static let most = 1000

  /// Whether the client has ever asked: from then on nothing is pushed.
  var isUsed = false
  var waiting: [Pull] = []
  private(set) var reports: [ExactText: Report] = [:]
  private var nextNumber = 1

  var wakeTime: Double? { waiting.map(\.deadline).min() }

  mutating func close(_ uri: ExactText) { reports[uri] = nil }

  /// The name of what is known: the same as before where nothing else was found.
  mutating func name(_ entry: ProblemBoard.Entry, of uri: ExactText) -> String {
    let text = JSON.array(entry.diagnostics).bytes
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
  /// `textDocument/diagnostic`: answered as soon as enough is known.
  mutating func pull(_ id: RequestID, _ params: JSON) {
    do throws(ResponseError) {
      let uri = try params.documentURI()
      guard texts[uri] != nil else { throw ResponseError(.invalidParams, "'\(uri.text)' is not open") }
      guard pulls.waiting.count < PullBoard.most else {
        throw ResponseError(.requestFailed, "\(PullBoard.most) requests for diagnostics wait already")
      }
      if !pulls.isUsed { stopPushing() }
      let seconds = client.refreshesDiagnostics ? PullBoard.patience : patience.answer
      pulls.waiting.append(
        PullBoard.Pull(id: id, uri: uri, previous: params["previousResultId"]?.string, deadline: now + seconds))
    } catch {
      respond(id, Message.failure(id, error))
    }
  }

  /// What was pushed is taken back, or it would be shown twice.
  private mutating func stopPushing() {
    for uri in problems.published.sorted() { publish(uri, version: nil, []) }
    pulls.isUsed = true
  }

  /// Answers who waits for what is known by now.
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

  /// What is proved, and what no proof adds to. Whatever else is wrong is said at once to a client that can be told of more.
  private func isEnough(_ entry: ProblemBoard.Entry, for pull: PullBoard.Pull) -> Bool {
    entry.isFinal || pull.deadline <= now || client.refreshesDiagnostics && !entry.diagnostics.isEmpty
  }

  private mutating func report(_ entry: ProblemBoard.Entry, for pull: PullBoard.Pull) -> JSON {
    let name = pulls.name(entry, of: pull.uri)
    let kind = name == pull.previous ? "unchanged" : "full"
    let members: [(String, JSON)] = [("kind", .string(kind)), ("resultId", .string(name))]
    let items = kind == "full" ? [("items", JSON.array(entry.diagnostics.map { client.diagnostics.shown($0) }))] : []
    return .object(members + items)
  }

  /// The text that a client asked about is no more, so it has to ask again.
  mutating func dropPulls(of uri: ExactText) {
    let (own, others) = (pulls.waiting.filter { $0.uri == uri }, pulls.waiting.filter { $0.uri != uri })
    pulls.waiting = others
    for pull in own { sendAway(pull, "the text has changed") }
  }

  private mutating func sendAway(_ pull: PullBoard.Pull, _ why: String) {
    let isOpen = texts[pull.uri] != nil
    fail(pull.id, .serverCancelled, why, data: .object([("retriggerRequest", .bool(isOpen))]))
  }

  /// Tells a client that asks for diagnostics that there are others than it has for the same text.
  mutating func refresh(_ uri: ExactText, _ entry: ProblemBoard.Entry) {
    guard client.refreshesDiagnostics, let report = pulls.reports[uri], report.version == entry.version,
      report.text != JSON.array(entry.diagnostics).bytes
    else { return }
    askClient("workspace/diagnostic/refresh")
  }
}
