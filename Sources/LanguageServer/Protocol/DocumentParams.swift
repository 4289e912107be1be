internal import LayDiagnostics
internal import LayJSON

// Parameters of the requests about a document, a position in it or a range of it (LSP 3.17). Requests with the same members
// share a structure.

/// The parameters of requests about a whole document: `documentSymbol`, `foldingRange`, `semanticTokens/full`, `documentLink`,
/// `documentColor`, `formatting` and `codeLens`.
struct DocumentParams: ProtocolObject {
  var document: DocumentURI

  init(_ members: Members) throws(ParamsError) { document = try members.document() }
}

/// The parameters of requests about a position: `hover`, `definition`, `documentHighlight`, `prepareRename`, `completion` and
/// `signatureHelp`.
struct PositionParams: ProtocolObject {
  var document: DocumentURI
  var position: Position

  init(_ members: Members) throws(ParamsError) {
    (document, position) = try members.place()
  }
}

/// The parameters of requests about a range: `semanticTokens/range`, `rangeFormatting` and `inlayHint`.
struct RangeParams: ProtocolObject {
  var document: DocumentURI
  var range: Range<Position>

  init(_ members: Members) throws(ParamsError) {
    document = try members.document()
    range = try members.required("range")
  }
}

/// The parameters of `textDocument/references`.
struct ReferencesParams: ProtocolObject {
  var document: DocumentURI
  var position: Position
  /// True if the declaration is a result too.
  var includesDeclaration: Bool

  init(_ members: Members) throws(ParamsError) {
    (document, position) = try members.place()
    includesDeclaration = members.object("context").valid("includeDeclaration") ?? true
  }
}

/// The parameters of `textDocument/rename`.
struct RenameParams: ProtocolObject {
  var document: DocumentURI
  var position: Position
  var newName: String

  init(_ members: Members) throws(ParamsError) {
    newName = try members.required("newName")
    (document, position) = try members.place()
  }
}

/// The parameters of `textDocument/selectionRange`.
struct SelectionRangeParams: ProtocolObject {
  var document: DocumentURI
  var positions: [Position]

  init(_ members: Members) throws(ParamsError) {
    document = try members.document()
    positions = try members.required("positions")
  }
}

/// The parameters of `textDocument/onTypeFormatting`.
struct OnTypeFormattingParams: ProtocolObject {
  var document: DocumentURI
  var position: Position
  /// The typed character.
  var character: Character

  init(_ members: Members) throws(ParamsError) {
    (document, position) = try members.place()
    let typed: String = try members.required("ch")
    guard let character = typed.first, typed.count == 1 else { throw ParamsError("ch", "is not a character") }
    self.character = character
  }
}

/// The parameters of `layc/paste`.
struct PasteParams: ProtocolObject {
  var document: DocumentURI
  /// The selection that the text replaces; empty for a position.
  var range: Range<Position>
  /// The pasted text.
  var text: String

  init(_ members: Members) throws(ParamsError) {
    text = try members.required("text")
    if let selection: Range<Position> = try members.optional("range") {
      (document, range) = (try members.document(), selection)
    } else {
      let (document, position) = try members.place()
      (self.document, range) = (document, position..<position)
    }
  }
}

/// The parameters of `textDocument/semanticTokens/full/delta`.
struct TokenChangesParams: ProtocolObject {
  var document: DocumentURI
  /// The id of the tokens that the client has.
  var previous: String

  init(_ members: Members) throws(ParamsError) {
    previous = try members.required("previousResultId")
    document = try members.document()
  }
}

/// The parameters of `textDocument/colorPresentation`. Components that are missing or invalid are 1.
struct ColorPresentationParams: ProtocolObject {
  var red: Double
  var green: Double
  var blue: Double
  var alpha: Double

  init(_ members: Members) throws(ParamsError) {
    let color: Members = try members.required("color")
    red = color.valid("red") ?? 1
    green = color.valid("green") ?? 1
    blue = color.valid("blue") ?? 1
    alpha = color.valid("alpha") ?? 1
  }
}

/// The parameters of `workspace/symbol`.
struct WorkspaceSymbolParams: ProtocolObject {
  /// The letters of a name; empty for all symbols.
  var query: String

  init(_ members: Members) { query = members.valid("query") ?? "" }
}

/// The parameters of `textDocument/diagnostic`.
struct PullParams: ProtocolObject {
  var document: DocumentURI
  /// The id of the client's previous result.
  var previous: String?

  init(_ members: Members) throws(ParamsError) {
    document = try members.document()
    previous = members.valid("previousResultId")
  }
}
