internal import LayDiagnostics
internal import LayJSON

// Parameters of the notifications about texts and files (LSP 3.17, text document synchronization).

/// The text of a document: `TextDocumentItem` of LSP, and the parameters of `layc/text`, with which the broker sends it to a
/// worker.
struct TextItem: ProtocolObject {
  var uri: DocumentURI
  var version: Int
  var text: String

  init(uri: DocumentURI, version: Int, text: String) {
    (self.uri, self.version, self.text) = (uri, version, text)
  }

  init(_ members: Members) throws(ParamsError) {
    uri = try members.required("uri")
    text = try members.required("text")
    version = members.valid("version") ?? 0
  }

  var json: JSON { .object([("uri", .string(uri.text)), ("version", .integer(version)), ("text", .string(text))]) }
}

/// The parameters of `textDocument/didOpen`.
struct DidOpenParams: ProtocolObject {
  var item: TextItem

  init(_ members: Members) throws(ParamsError) { item = try members.required("textDocument") }
}

/// The parameters of `textDocument/didChange`.
struct DidChangeParams: ProtocolObject {
  /// A change of a text.
  struct Change: ProtocolObject {
    /// The replaced range; nil for the whole text.
    var range: Range<Position>?
    var text: String

    init(_ members: Members) throws(ParamsError) {
      text = try members.required("text")
      range = try members.optional("range")
    }
  }

  var document: DocumentURI
  var version: Int?
  /// The changes, each of the text that the one before leaves.
  var changes: [Change]

  init(_ members: Members) throws(ParamsError) {
    document = try members.document()
    version = members.object("textDocument").valid("version")
    changes = try members.required("contentChanges")
  }
}

/// The parameters of `workspace/didChangeWatchedFiles`. Invalid changes are ignored.
struct WatchedFilesParams: ProtocolObject {
  var files: [DocumentURI]

  init(_ members: Members) throws(ParamsError) {
    let changes: [Members] = try members.required("changes")
    files = changes.compactMap { $0.valid("uri") }
  }
}

/// The parameters of `layc/close`, with which the broker tells a worker that a document was closed.
struct CloseParams: ProtocolObject {
  var uri: DocumentURI

  init(uri: DocumentURI) { self.uri = uri }

  init(_ members: Members) throws(ParamsError) { uri = try members.required("uri") }

  var json: JSON { .object([("uri", .string(uri.text))]) }
}
