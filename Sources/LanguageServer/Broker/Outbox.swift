internal import LayDiagnostics

/// The ordered queue of messages for a worker. It gets one request at a time, so cancelled requests are never begun.
struct Outbox {
  private enum Item {
    /// The bytes of a notification.
    case note([UInt8])
    /// A text, which is serialized when it is sent.
    case text(uri: DocumentURI, Texts.Text)
    /// The bytes of a request, and the broker's number for it.
    case request(number: Int, [UInt8])
  }

  /// The next message to send.
  enum Message {
    case bytes([UInt8])
    case text(uri: DocumentURI, Texts.Text)
  }

  /// The most bytes of waiting requests before the client's requests are refused.
  static let limit = 16 << 20

  private var items: [Item] = []
  /// The bytes of the waiting requests.
  private var size = 0
  /// True if no more requests of the client are accepted.
  var isFull: Bool { size > Outbox.limit }
  /// The request that the worker is processing.
  private(set) var running: Int?

  mutating func add(note: [UInt8]) { items.append(.note(note)) }

  mutating func add(request number: Int, _ bytes: [UInt8]) {
    items.append(.request(number: number, bytes))
    size += bytes.count
  }

  /// Adds a text, replacing an older one of the same document if only texts follow that one.
  mutating func add(text: Texts.Text, of uri: DocumentURI) {
    var place = items.endIndex
    while place > 0, case .text(let other, _) = items[place - 1] {
      place -= 1
      if other == uri { items.remove(at: place) }
    }
    items.append(.text(uri: uri, text))
  }

  /// Takes the next message that may be sent; nil if there is none or a request is being processed.
  mutating func next() -> Message? {
    guard running == nil, !items.isEmpty else { return nil }
    switch items.removeFirst() {
    case .note(let bytes): return .bytes(bytes)
    case .text(let uri, let text): return .text(uri: uri, text)
    case .request(let number, let bytes):
      running = number
      size -= bytes.count
      return .bytes(bytes)
    }
  }

  /// Notes that the worker has answered a request.
  mutating func answered(_ number: Int) { if running == number { running = nil } }

  /// Removes a request that was not begun; false if it was.
  mutating func takeBack(_ number: Int) -> Bool {
    if running == number { return false }
    guard let place = items.firstIndex(where: { if case .request(number, _) = $0 { true } else { false } }) else {
      return true
    }
    if case .request(_, let bytes) = items.remove(at: place) { size -= bytes.count }
    return true
  }

  /// Returns the requests that were not begun, in their order, which a restarted worker gets again.
  func restarted() -> [(number: Int, bytes: [UInt8])] {
    items.compactMap { if case .request(let number, let bytes) = $0 { (number, bytes) } else { nil } }
  }
}
