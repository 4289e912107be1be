internal import LayDiagnostics
internal import LayJSON

/// The ordered queue of output to the client. If the client does not read, the queue grows: past a limit, dispensable messages
/// are left out, and the client's input is not read until it has caught up.
package struct ClientQueue {
  /// The importance of a message, which decides if it may be left out.
  package enum Importance: Hashable, Sendable {
    /// A message that must arrive: a response, a request, the beginning or the end of something.
    case needed
    /// The diagnostics of a document, which a later message replaces.
    case latest(of: DocumentURI)
    /// A progress report or a line of the log.
    case passing
  }

  private struct Item {
    var bytes: [UInt8]
    var importance: Importance
  }

  /// The most waiting bytes before messages are left out.
  package static let limit = 16 << 20

  private let limit: Int
  private var items: [Item] = []
  /// The number of items that were written.
  private var first = 0
  /// The number of bytes of the first item that were written.
  private var written = 0
  /// The number of waiting bytes.
  package private(set) var count = 0
  /// The number of waiting bytes above which messages are left out.
  private var bound: Int
  /// True while the client's input is not read, from the limit on until only half of it waits.
  package private(set) var isBehind = false

  /// Creates an empty queue.
  package init(limit: Int = ClientQueue.limit) { (self.limit, bound) = (limit, limit) }

  /// Adds a message.
  package mutating func append(_ bytes: [UInt8], _ importance: Importance) {
    items.append(Item(bytes: bytes, importance: importance))
    count += bytes.count
    if count > bound { leaveOut() }
    if count > limit { isBehind = true }
  }

  /// Returns the next bytes to write, `size` at most.
  package func next(atMost size: Int) -> [UInt8] {
    var piece: [UInt8] = []
    var (place, offset) = (first, written)
    while place < items.count && piece.count < size {
      let bytes = items[place].bytes
      piece += bytes[offset..<min(bytes.count, offset + size - piece.count)]
      (place, offset) = (place + 1, 0)
    }
    return piece
  }

  /// Notes that bytes were written.
  package mutating func noteWritten(_ size: Int) {
    count -= size
    written += size
    while first < items.count && written >= items[first].bytes.count {
      written -= items[first].bytes.count
      items[first].bytes = []
      first += 1
    }
    if first > 1000 && first > items.count / 2 {
      items.removeFirst(first)
      first = 0
    }
    if count <= limit / 2 { (isBehind, bound) = (false, limit) }
  }

  /// Leaves out dispensable messages, except one that was written in part.
  private mutating func leaveOut() {
    let begun = written > 0 ? first : -1
    var said: Set<DocumentURI> = []
    var kept: [Item] = []
    for place in (first..<items.count).reversed() {
      let isNeeded =
        switch items[place].importance {
        case .needed: true
        case .latest(let uri): said.insert(uri).inserted
        case .passing: false
        }
      if isNeeded || place == begun { kept.append(items[place]) }
    }
    (items, first) = (kept.reversed(), 0)
    count = items.reduce(-written) { $0 + $1.bytes.count }
    // If nothing can be left out, it is not tried again for each message.
    bound = max(limit, count + limit / 4)
  }
}

extension Message {
  /// Returns the importance of a message to the client.
  static func importance(of message: JSON) -> ClientQueue.Importance {
    let params = message["params"] ?? .null
    switch message["method"]?.string {
    case "textDocument/publishDiagnostics":
      let uri: DocumentURI? = Members(params).valid("uri")
      return uri.map { .latest(of: $0) } ?? .needed
    case "window/logMessage": return .passing
    case "$/progress" where params[path: "value", "kind"]?.string == "report": return .passing
    default: return .needed
    }
  }
}
