internal import LayDiagnostics

/// What a worker is to be told, in its order. It gets one request at a time, so what nobody wants any more is never begun.
struct Outbox {
  private enum Item {
    /// A notification, as its bytes.
    case note([UInt8])
    /// A text, which the worker is told when its turn comes.
    case text(uri: ExactText, Texts.Text)
    /// A request, as its bytes, by the number that the worker knows it by.
    case request(number: Int, [UInt8])
  }

  /// What is sent next.
  enum Message {
    case bytes([UInt8])
    case text(uri: ExactText, Texts.Text)
  }

  /// The most bytes of requests that wait before no more are taken from the client.
  static let limit = 16 << 20

  private var items: [Item] = []
  /// How many bytes of requests wait.
  private var size = 0
  /// Whether no more requests of the client are taken.
  var isFull: Bool { size > Outbox.limit }
  /// The request that the worker is at.
  private(set) var running: Int?

  mutating func add(note: [UInt8]) { items.append(.note(note)) }

  mutating func add(request number: Int, _ bytes: [UInt8]) {
    items.append(.request(number: number, bytes))
    size += bytes.count
  }

  /// Adds a text, in the place of an older one that nothing behind it is about.
  mutating func add(text: Texts.Text, of uri: ExactText) {
    var place = items.endIndex
    while place > 0, case .text(let other, _) = items[place - 1] {
      place -= 1
      if other == uri { items.remove(at: place) }
    }
    items.append(.text(uri: uri, text))
  }

  /// What may be sent now.
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

  /// The worker has answered.
  mutating func answered(_ number: Int) { if running == number { running = nil } }

  /// Takes a request back that was not begun; false for one that was.
  mutating func takeBack(_ number: Int) -> Bool {
    if running == number { return false }
    guard let place = items.firstIndex(where: { if case .request(number, _) = $0 { true } else { false } }) else {
      return true
    }
    if case .request(_, let bytes) = items.remove(at: place) { size -= bytes.count }
    return true
  }

  /// What was asked and not begun, in its order: all that stays when a new worker takes the place of this one.
  func restarted() -> [(number: Int, bytes: [UInt8])] {
    items.compactMap { if case .request(let number, let bytes) = $0 { (number, bytes) } else { nil } }
  }
}
