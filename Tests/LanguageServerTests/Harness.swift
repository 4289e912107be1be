import LayCompiler
import LayDiagnostics
import LayJSON

@testable import LayLanguageServer

/// An editor with a broker and its workers in one process, and a clock that only moves when told.
struct Harness {
  private(set) var broker: Broker
  private(set) var time = 0.0
  /// What the client has received and nobody has looked at.
  private(set) var received: [JSON] = []
  /// Workers that take messages and never answer.
  var deaf: Set<Broker.Worker> = []
  /// Workers whose answers come when ``deliver()`` is called.
  var slow: Set<Broker.Worker> = []
  private var late: [Broker.Event] = []
  private(set) var restarts: [Broker.Worker] = []
  /// The contents that previews were told to show.
  var shown: [PreviewChange] = []
  private(set) var status: Int32?
  private var workers: [Session]
  private var frames = Broker.Worker.allCases.map { _ in FrameReader() }
  private let disk: Disk
  private let tools: WorkerTools
  private var nextID = 100

  init(disk: [String: String] = [:], tools: WorkerTools = .none, patience: WorkerPatience = WorkerPatience()) {
    let disk = Disk(disk)
    broker = Broker(patience: patience)
    (self.disk, self.tools) = (disk, tools)
    workers = Broker.Worker.allCases.map { _ in Harness.session(disk, tools) }
  }

  private final class Disk {
    var files: [ExactText: String] = [:]
    init(_ files: [String: String]) { for (path, text) in files { self.files[ExactText(path)] = text } }
  }

  private static func session(_ disk: Disk, _ tools: WorkerTools) -> Session {
    var session = Session(
      read: { path in disk.files[ExactText(path)].map { .text(Array($0.utf8)) } ?? .missing },
      page: { "/pages/\($0).md" })
    session.tools = tools
    return session
  }

  mutating func take(_ event: Broker.Event) {
    var events = [event]
    while !events.isEmpty {
      for action in broker.take(events.removeFirst(), at: time) { events += done(action) }
    }
  }

  private mutating func done(_ action: Broker.Action) -> [Broker.Event] {
    switch action {
    case .client(let bytes, _):
      received += Harness.messages(bytes)
      return []
    case .worker(let worker, let bytes):
      frames[worker.rawValue].append(bytes)
      var events: [Broker.Event] = []
      while case .message(let message)? = frames[worker.rawValue].next() {
        let answers = workers[worker.rawValue].take(message)
        if !deaf.contains(worker) { events += answers.map { .worker(worker, framed($0)) } }
      }
      if !slow.contains(worker) { return events }
      late += events
      return []
    case .restart(let worker):
      restarts.append(worker)
      workers[worker.rawValue] = Harness.session(disk, tools)
      frames[worker.rawValue] = FrameReader()
      let ready = framed(Message.notification("layc/ready", .null).bytes)
      return deaf.contains(worker) ? [] : [.worker(worker, ready)]
    case .openPreview(let uri): return [.previewOpened(uri, url: "http://127.0.0.1:1/t/1/")]
    case .preview(_, let change):
      shown.append(change)
      return []
    case .exit(let status):
      self.status = status
      return []
    }
  }

  /// What slow workers have answered arrives.
  mutating func deliver() {
    let events = late
    late = []
    for event in events { take(event) }
  }

  static func messages(_ bytes: [UInt8]) -> [JSON] {
    var reader = FrameReader()
    reader.append(bytes)
    var found: [JSON] = []
    while case .message(let message)? = reader.next() {
      if let json = try? JSON(message) { found.append(json) }
    }
    return found
  }

  /// Somebody else writes a file, and the editor says so.
  mutating func write(_ path: String, _ text: String) {
    disk.files[ExactText(path)] = text
    let change = JSON.object([("uri", .string(fileURI(ofPath: path))), ("type", .integer(2))])
    notify("workspace/didChangeWatchedFiles", .object([("changes", .array([change]))]))
  }

  // MARK: What an editor does

  mutating func send(_ json: JSON) { take(.client(framed(json.bytes))) }

  mutating func notify(_ method: String, _ params: JSON) { send(Message.notification(method, params)) }

  /// Asks, and gives the answer if there is one by now.
  mutating func ask(_ method: String, _ params: JSON) -> JSON? {
    nextID += 1
    let id = RequestID.number(nextID)
    send(Message.request(id, method, params))
    return answer(to: id)
  }

  /// What the editors of our days say that they can do.
  static let able = JSON(
    """
    {"textDocument": {
      "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": []}}, "isPreferredSupport": true},
      "documentSymbol": {"hierarchicalDocumentSymbolSupport": true, "symbolKind": {"valueSet": []}},
      "hover": {"contentFormat": ["plaintext"]},
      "completion": {"completionItemKind": {"valueSet": []}}, "rename": {"prepareSupport": true},
      "publishDiagnostics": {
        "relatedInformation": true, "tagSupport": {"valueSet": [1, 2]}, "versionSupport": true,
        "codeDescriptionSupport": true, "dataSupport": true}}}
    """)

  /// Begins as a client that can do what `base` says, and `capabilities` besides; gives what the server can do.
  @discardableResult mutating func initialize(
    encodings: [String] = ["utf-16"], base: JSON = Harness.able, capabilities: [(String, JSON)] = [],
    options: JSON = .null, folders: [String] = []
  ) -> JSON {
    let general = JSON.object([("positionEncodings", .array(encodings.map { .string($0) }))])
    let all = base.merging(.object([("general", general)] + capabilities))
    let open = folders.map { JSON.object([("uri", .string($0)), ("name", .string($0))]) }
    let answer = ask(
      "initialize",
      .object([("capabilities", all), ("initializationOptions", options), ("workspaceFolders", .array(open))]))
    notify("initialized", .object([]))
    return answer?[path: "result", "capabilities"] ?? .null
  }

  mutating func open(_ uri: String, _ text: String, version: Int = 1) {
    let document = JSON.object([
      ("uri", .string(uri)), ("languageId", .string("lay")), ("version", .integer(version)), ("text", .string(text)),
    ])
    notify("textDocument/didOpen", .object([("textDocument", document)]))
  }

  mutating func change(_ uri: String, version: Int, _ changes: JSON...) {
    let document = JSON.object([("uri", .string(uri)), ("version", .integer(version))])
    notify("textDocument/didChange", .object([("textDocument", document), ("contentChanges", .array(changes))]))
  }

  /// The text of an open document.
  func text(_ uri: String) -> String? {
    broker.texts[ExactText(uri)].map { String(decoding: $0.bytes, as: UTF8.self) }
  }

  /// What the client was sent by a method, since the last time that this was asked.
  mutating func take(_ method: String) -> [JSON] {
    let found = received.filter { $0["method"]?.string == method }
    received.removeAll { $0["method"]?.string == method }
    return found
  }

  /// The answer to a request that was sent before, if it is there by now.
  mutating func answer(to id: RequestID) -> JSON? {
    received.firstIndex { RequestID($0["id"]) == id && $0["method"] == nil }.map { received.remove(at: $0) }
  }

  /// Lets time go by.
  mutating func wait(_ seconds: Double) {
    time += seconds
    take(.tick)
  }

  /// The codes of each publication since the last time that this was asked: `1: L0201`.
  mutating func published() -> [String] {
    take("textDocument/publishDiagnostics").map { message in
      let params = message["params"]
      let codes = params?["diagnostics"]?.array?.compactMap { $0["code"]?.string } ?? []
      return "\(params?["version"]?.integer ?? 0): \(codes.joined(separator: " "))"
    }
  }
}

extension JSON {
  /// The value of a text in a test; null where that is none.
  init(_ text: String) { self = (try? JSON(Array(text.utf8))) ?? .null }

  /// The range in the member `range`.
  func range() throws -> Range<Position> { try Members(self).required("range") }

  /// An object with the members of another one, objects in it likewise.
  func merging(_ other: JSON) -> JSON {
    guard case .object(var members) = self, case .object(let others) = other else { return other }
    for (name, value) in others {
      if let place = members.firstIndex(where: { $0.0 == name }) {
        members[place].1 = members[place].1.merging(value)
      } else {
        members.append((name, value))
      }
    }
    return .object(members)
  }
}

/// `textDocument`, and what else there is.
func of(_ uri: String, _ more: (String, JSON)...) -> JSON {
  .object([("textDocument", .object([("uri", .string(uri))]))] + more)
}

/// `textDocument` and a position, as most requests have them.
func at(_ uri: String, _ line: Int, _ character: Int, _ more: (String, JSON)...) -> JSON {
  .object(
    [
      ("textDocument", .object([("uri", .string(uri))])),
      ("position", Position(line: line, character: character).json),
    ] + more)
}

/// A change of a range, or of everything.
func replacing(_ range: Range<Position>?, with text: String) -> JSON {
  .object((range.map { [("range", $0.json)] } ?? []) + [("text", .string(text))])
}
