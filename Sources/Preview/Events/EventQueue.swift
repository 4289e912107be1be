package import LayJSON

/// An event for a page (server-sent events of HTML).
package struct PageEvent: Hashable, Sendable {
  /// The kind of an event.
  package enum Kind: String, Hashable, Sendable {
    /// The data to show.
    case data
    /// The errors of the text, or that there are none any more.
    case problems
    /// The view to select.
    case select
    /// The end of the preview.
    case bye
  }

  package var kind: Kind
  /// JSON in one line.
  package var text: [UInt8]

  /// Creates an event; `text` has no line breaks.
  package init(_ kind: Kind, _ text: [UInt8]) { (self.kind, self.text) = (kind, text) }

  /// The data to show.
  package static func data(_ data: JSON) -> PageEvent { PageEvent(.data, data.bytes) }

  /// The errors of a text as lines; empty if there are none.
  package static func problems(_ text: String) -> PageEvent {
    PageEvent(.problems, JSON.object([("text", .string(text))]).bytes)
  }

  /// The view to select, by its path from the layout's name.
  package static func select(layout: String, view: String) -> PageEvent {
    PageEvent(.select, JSON.object([("layout", .string(layout)), ("view", .string(view))]).bytes)
  }

  /// The end of the preview.
  package static let bye = PageEvent(.bye, JSON.object([]).bytes)

  /// The event as it is sent.
  var bytes: [UInt8] { Array("event: \(kind.rawValue)\ndata: ".utf8) + text + [0x0A, 0x0A] }
}

/// The events that wait for a page. A newer one replaces an older one of its kind, so that a slow page skips what is outdated.
struct EventQueue: Sendable {
  private(set) var waiting: [PageEvent] = []

  /// The bytes of all events.
  var count: Int { waiting.reduce(0) { $0 + $1.text.count } }

  mutating func put(_ event: PageEvent) {
    waiting.removeAll { $0.kind == event.kind }
    waiting.append(event)
  }

  /// Takes the next event.
  mutating func next() -> PageEvent? { waiting.isEmpty ? nil : waiting.removeFirst() }
}
