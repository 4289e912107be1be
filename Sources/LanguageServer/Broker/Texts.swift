internal import LayDiagnostics
internal import LayJSON

/// The texts of the open documents, kept as the client edits them (LSP 3.17, `textDocument/didChange`).
struct Texts {
  struct Text: Sendable {
    var version: Int
    var bytes: [UInt8]
  }

  /// The most bytes of all open documents together.
  static let limit = 256 << 20

  private let limit: Int
  private(set) var all: [DocumentURI: Text] = [:]
  /// The bytes of all texts.
  private var size = 0

  init(limit: Int = Texts.limit) { self.limit = limit }

  subscript(uri: DocumentURI) -> Text? { all[uri] }

  mutating func open(_ item: TextItem) throws(ResponseError) -> DocumentURI {
    try put(Text(version: item.version, bytes: Array(item.text.utf8)), at: item.uri)
    return item.uri
  }

  mutating func close(_ uri: DocumentURI) {
    size -= all[uri]?.bytes.count ?? 0
    all[uri] = nil
  }

  /// Applies the changes of a `didChange` in their order, all or none.
  mutating func change(_ params: DidChangeParams, _ encoding: PositionEncoding) throws(ResponseError) -> DocumentURI {
    let uri = params.document
    guard let old = all[uri] else { throw ResponseError(.invalidParams, "'\(uri.text)' is not open") }
    var edited = EditedText(old.bytes, encoding)
    for change in params.changes {
      let text = Array(change.text.utf8)
      guard let range = change.range else {
        edited = EditedText(text, encoding)
        continue
      }
      edited.replace(range, with: text)
      if edited.count > limit { break }
    }
    try put(Text(version: params.version ?? old.version + 1, bytes: edited.bytes), at: uri)
    return uri
  }

  private mutating func put(_ text: Text, at uri: DocumentURI) throws(ResponseError) {
    let grown = size - (all[uri]?.bytes.count ?? 0) + text.bytes.count
    guard grown <= limit else {
      throw ResponseError(.requestFailed, "the open documents have more than \(limit >> 20) MB together")
    }
    size = grown
    all[uri] = text
  }
}
