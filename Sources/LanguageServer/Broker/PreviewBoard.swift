internal import LayDiagnostics
internal import LayJSON

/// A change of what a preview shows.
package enum PreviewChange: Hashable, Sendable {
  /// The data of the page, as JSON on one line.
  case data([UInt8])
  /// The errors of the text as lines; empty if there are none.
  case problems(String)
  /// The view to select, by its path from the layout's name.
  case select(layout: String, view: String)
}

/// The previews of documents, with the requests that wait for their address.
struct PreviewBoard {
  private struct Preview {
    /// The address; nil until it is known.
    var url: String?
    /// The requests for the address, and whether the server opens the browser.
    var asked: [(id: RequestID, opens: Bool)] = []
    /// The size that its page shows; nil if it is not known.
    var size: String?
    /// The time from which the present text may be proved; nil if it is, or cannot be.
    var due: Double?
  }

  /// The most previews of a client.
  static let limit = 100
  /// The seconds between the frames of a text and the beginning of its proof.
  static let rest = 0.05
  /// The most bytes of a size.
  static let longestSize = 100
  /// The most seconds of a proof, after which the page keeps its frames.
  static let patience = 60.0

  private var open: [DocumentURI: Preview] = [:]

  /// True if there is no room for another preview.
  var isFull: Bool { open.count >= PreviewBoard.limit }

  /// True if a document has a preview.
  func has(_ uri: DocumentURI) -> Bool { open[uri] != nil }

  /// The documents with a preview, in the order of their URIs.
  var documents: [DocumentURI] { open.keys.sorted() }

  /// Notes a request for a preview; returns its address if that is known.
  mutating func ask(_ uri: DocumentURI, _ id: RequestID, opens: Bool) -> String? {
    if let url = open[uri]?.url { return url }
    open[uri, default: Preview()].asked.append((id, opens))
    return nil
  }

  /// Takes the requests that waited for the address of a preview; without an address, there is no preview.
  mutating func settle(_ uri: DocumentURI, _ url: String?) -> [(id: RequestID, opens: Bool)] {
    let asked = open[uri]?.asked ?? []
    if url == nil { open[uri] = nil }
    open[uri]?.asked = []
    open[uri]?.url = url
    return asked
  }

  /// Returns the size that the page of a document shows.
  func size(of uri: DocumentURI) -> String? { open[uri]?.size }

  /// Notes the size that the page of a document shows.
  mutating func note(size: String, of uri: DocumentURI) {
    if size.utf8.count <= PreviewBoard.longestSize { open[uri]?.size = size }
  }

  /// Sets the time from which a document may be proved; nil for no proof.
  mutating func prove(_ uri: DocumentURI, at time: Double?) { open[uri]?.due = time }

  /// Takes the document that is to be proved next, if there is one.
  mutating func next(at time: Double) -> DocumentURI? {
    let due = open.filter { $0.value.due.map { $0 <= time } ?? false }
    guard let uri = due.min(by: { ($0.value.due ?? 0, $0.key) < ($1.value.due ?? 0, $1.key) })?.key else { return nil }
    open[uri]?.due = nil
    return uri
  }

  /// The time at which a proof is to begin.
  var wakeTime: Double? { open.values.lazy.compactMap(\.due).min() }
}
