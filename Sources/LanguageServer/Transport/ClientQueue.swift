package import LayDiagnostics
internal import LayJSON

/// What is to be written to the client, in its order. A client that does not read makes it long: past a limit what nobody misses
/// is left out, and the client is not listened to until it has read.
package struct ClientQueue {
  /// Whether a message may be left out.
  package enum Importance: Hashable, Sendable {
    /// It has to arrive: what answers, asks, begins or ends.
    case needed
    /// What is wrong with a document: a later one says it anew.
    case latest(of: ExactText)
    /// How far something is, and lines of the log.
    case passing
  }

  private struct Item {
    var bytes: [UInt8]
    var importance: Importance
  }

  /// The most bytes that wait before something is left out.
  package static let limit = 16 << 20

  private let limit: Int
  private var items: [Item] = []
  /// How many of the items were written.
  private var first = 0
  /// How many bytes of the first item were written.
  private var written = 0
  /// How many bytes wait.
  package private(set) var count = 0
  /// From how many bytes on it is looked for what can be left out.
  private var bound: Int
  /// Whether the client has so much to read that it is not listened to, until it has read half of that.
  package private(set) var isBehind = false

  /// A queue in which nothing waits.
  package init(limit: Int = ClientQueue.limit) { (self.limit, bound) = (limit, limit) }

  /// Takes a message.
  package mutating func append(_ bytes: [UInt8], _ importance: Importance) {
    items.append(Item(bytes: bytes, importance: importance))
    count += bytes.count
    if count > bound { leaveOut() }
    if count > limit { isBehind = true }
  }

  /// What is to be written now, `size` bytes at most.
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

  /// Leaves out what nobody misses, but not what was begun.
  private mutating func leaveOut() {
    let begun = written > 0 ? first : -1
    var said: Set<ExactText> = []
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
    // Where nothing can be left out it is not looked for each time.
    bound = max(limit, count + limit / 4)
  }
}

extension Message {
  /// Whether what is said to the client may be left out.
  static func importance(of message: JSON) -> ClientQueue.Importance {
    let params = message["params"]
    switch message["method"]?.string {
    case "textDocument/publishDiagnostics": return params?.uri.map { .latest(of: $0) } ?? .needed
    case "window/logMessage": return .passing
    case "$/progress" where params?[path: "value", "kind"]?.string == "report": return .passing
    default: return .needed
    }
  }
}
