/// A preview server without its sockets: a function of events and of the time, which returns what to do.
///
/// Each connection has one request. Pages that listen to events keep theirs open.
package struct PreviewServer: ~Copyable {
  /// A connection, by a number of the caller.
  package struct ConnectionID: Hashable, Sendable {
    package var number: Int
    package init(_ number: Int) { self.number = number }
  }

  /// An input of the server.
  package enum Input: Sendable {
    case opened(ConnectionID)
    case bytes(ConnectionID, [UInt8])
    /// The client closed the connection.
    case ended(ConnectionID)
    /// Time has passed.
    case tick
  }

  /// An output of the server, besides the bytes for connections.
  package enum Outcome: Hashable, Sendable {
    /// Close a connection.
    case close(ConnectionID)
    /// Tell the client that nothing follows.
    case endOutput(ConnectionID)
    /// A page says something.
    case message(PreviewMessage)
  }

  private struct Connection {
    enum Phase {
      case reading(RequestReader)
      /// The response is complete; the connection ends once it is written.
      case answering
      /// The events of a document.
      case listening(Int, EventQueue)
      /// All is written; the client may still send.
      case lingering
    }

    var phase: Phase
    var output: [UInt8] = []
    var written = 0
    /// The time of the last progress.
    var since: Double

    var isWaiting: Bool { written < output.count }
  }

  /// The resources.
  package private(set) var site: Site
  private let limits: PreviewLimits
  private var connections: [ConnectionID: Connection] = [:]
  private var outcomes: [Outcome] = []
  private var now = 0.0

  /// Creates a server without connections.
  package init(_ site: Site, limits: PreviewLimits = PreviewLimits()) { (self.site, self.limits) = (site, limits) }

  /// Handles an input at `time` (seconds since some moment), and returns what to do besides writing.
  package mutating func take(_ input: Input, at time: Double) -> [Outcome] {
    now = time
    switch input {
    case .opened(let id): open(id)
    case .bytes(let id, let bytes): read(bytes, id)
    case .ended(let id): close(id)
    case .tick: break
    }
    endLateConnections()
    return taken()
  }

  /// Adds a document, so that it has a page.
  package mutating func add(_ name: String) { _ = site.index(of: name) }

  /// The names of the documents.
  package var names: [String] { site.documents.map(\.name) }

  /// Returns the number of a document in addresses, and adds the document if it is new.
  package mutating func number(of name: String) -> Int { site.index(of: name) + 1 }

  /// Sends an event to the pages of a document, if it changes what they show.
  package mutating func send(_ event: PageEvent, to name: String) -> [Outcome] {
    let index = site.index(of: name)
    guard site.take(event, of: index) else { return [] }
    for id in connections.keys { put(event, of: index, to: id) }
    return taken()
  }

  /// The number of pages that listen to a document.
  package func listeners(of name: String) -> Int {
    connections.values.count { connection in
      guard case .listening(let index, _) = connection.phase else { return false }
      return site.documents[index].name == name
    }
  }

  /// The bytes that wait for a connection.
  package func output(of id: ConnectionID) -> ArraySlice<UInt8> {
    connections[id].map { $0.output[$0.written...] } ?? []
  }

  /// Notes that a connection took bytes.
  package mutating func noteWritten(_ count: Int, _ id: ConnectionID, at time: Double) -> [Outcome] {
    now = time
    guard count > 0, connections[id] != nil else { return [] }
    connections[id]?.written += count
    connections[id]?.since = now
    goOn(id)
    return taken()
  }

  /// The time at which ``Input/tick`` is needed, if nothing else comes before.
  package var wakeTime: Double? { connections.values.map { deadline(of: $0) }.min() }
}

extension PreviewServer {
  private mutating func taken() -> [Outcome] {
    defer { outcomes = [] }
    return outcomes
  }

  private mutating func open(_ id: ConnectionID) {
    connections[id] = Connection(phase: .reading(RequestReader(limits: limits)), since: now)
    if connections.count > limits.connections {
      respond(.text(.busy, "there are more than \(limits.connections) connections"), id)
    }
  }

  private mutating func close(_ id: ConnectionID) {
    if connections.removeValue(forKey: id) != nil { outcomes.append(.close(id)) }
  }

  private mutating func read(_ bytes: [UInt8], _ id: ConnectionID) {
    guard case .reading(var reader)? = connections[id]?.phase else { return }
    reader.append(bytes)
    do throws(RequestProblem) {
      guard let request = try reader.next() else {
        connections[id]?.phase = .reading(reader)
        return
      }
      answer(request, id)
    } catch {
      respond(.text(error.status, error.status.words.lowercased()), id)
    }
  }

  private mutating func answer(_ request: HTTPRequest, _ id: ConnectionID) {
    switch site.answer(request) {
    case .response(let response): respond(response, id, isHead: request.method == "HEAD")
    case .events(let document): listen(to: document, id)
    case .message(let message):
      outcomes.append(.message(message))
      respond(HTTPResponse(status: .noContent, type: "text/plain; charset=utf-8", body: []), id)
    }
  }

  private mutating func respond(_ response: HTTPResponse, _ id: ConnectionID, isHead: Bool = false) {
    connections[id]?.phase = .answering
    connections[id]?.output = response.bytes(isHead: isHead)
    connections[id]?.since = now
  }

  private mutating func listen(to document: Int, _ id: ConnectionID) {
    var queue = EventQueue()
    for event in site.documents[document].events { queue.put(event) }
    connections[id]?.phase = .listening(document, queue)
    // A page that loses the server looks for it again soon.
    connections[id]?.output = HTTPResponse.streamHead + Array("retry: 500\n\n".utf8)
    connections[id]?.since = now
    goOn(id)
  }

  private mutating func put(_ event: PageEvent, of document: Int, to id: ConnectionID) {
    guard var connection = connections[id], case .listening(document, var queue) = connection.phase else { return }
    queue.put(event)
    connection.phase = .listening(document, queue)
    if !connection.isWaiting { connection.since = now }
    connections[id] = connection
    if connection.output.count - connection.written + queue.count > limits.waitingBytes { return close(id) }
    goOn(id)
  }

  /// Continues a connection that has written something, or has something new to write.
  private mutating func goOn(_ id: ConnectionID) {
    guard var connection = connections[id], !connection.isWaiting else { return }
    (connection.output, connection.written) = ([], 0)
    switch connection.phase {
    case .reading, .lingering: break
    case .answering:
      connection.phase = .lingering
      outcomes.append(.endOutput(id))
    case .listening(let document, var queue):
      // All that waits is one piece; what comes while it is being written replaces what is outdated.
      while let event = queue.next() { connection.output += event.bytes }
      connection.phase = .listening(document, queue)
    }
    connections[id] = connection
  }

  private func deadline(of connection: Connection) -> Double {
    switch connection.phase {
    case .reading: connection.since + limits.requestSeconds
    case .answering: connection.since + limits.readSeconds
    case .listening: connection.since + (connection.isWaiting ? limits.readSeconds : limits.heartbeatSeconds)
    case .lingering: connection.since + limits.lingerSeconds
    }
  }

  private mutating func endLateConnections() {
    let late = connections.filter { deadline(of: $0.value) <= now }.map(\.key).sorted { $0.number < $1.number }
    for id in late {
      guard let connection = connections[id] else { continue }
      switch connection.phase {
      case .reading: respond(.text(.timeout, "the request took too long"), id)
      case .listening where !connection.isWaiting:
        connections[id]?.output = [UInt8(ascii: ":"), 0x0A, 0x0A]
        connections[id]?.written = 0
        connections[id]?.since = now
      case .answering, .listening, .lingering: close(id)
      }
    }
  }
}
