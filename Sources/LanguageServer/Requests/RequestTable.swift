internal import LayJSON

// The requests of a worker. It handles one message after the other; who waits, and for how long, is left to the broker.

/// A row of the table of requests: a method with the decoder of its parameters and its handler.
struct RequestRow: Sendable {
  /// A function that answers a request with decoded parameters.
  typealias Handler<Params> = @Sendable (inout Session, Params) throws(ResponseError) -> JSON

  let method: String
  /// Decodes the parameters, and answers the request.
  let answer: Handler<JSON>

  /// Creates the row of a request whose parameters the handler determines.
  init<Params: ProtocolObject>(_ method: String, _ handler: @escaping Handler<Params>) {
    self.method = method
    answer = { (session: inout Session, params: JSON) throws(ResponseError) -> JSON in
      try handler(&session, try Params(params: params))
    }
  }
}

/// The requests that a worker answers.
enum RequestTable {
  /// The broker's request for diagnostics.
  static let innerRequest = "layc/problems"
  /// The requests that only the broker sends.
  static let innerRequests: Set = [
    innerRequest, HoverRequests.budgetMethod, PreviewRequests.dataMethod, PreviewRequests.viewMethod,
    PreviewRequests.placeMethod,
  ]

  /// All requests, by their methods.
  static let handlers = Dictionary(uniqueKeysWithValues: rows.map { ($0.method, $0) })

  /// All requests; the handlers are in the files of their features.
  private static let rows = [
    RequestRow(innerRequest, ProblemRequests.problems),
    RequestRow(PreviewRequests.dataMethod, PreviewRequests.data),
    RequestRow(PreviewRequests.viewMethod, PreviewRequests.view),
    RequestRow(PreviewRequests.placeMethod, PreviewRequests.place),
    RequestRow(HoverRequests.method, HoverRequests.hover),
    RequestRow(HoverRequests.budgetMethod, HoverRequests.budget),
    RequestRow("textDocument/definition", NameRequests.definition),
    RequestRow("textDocument/references", NameRequests.references),
    RequestRow("textDocument/documentHighlight", NameRequests.highlights),
    RequestRow("textDocument/prepareRename", RenameRequests.prepareRename),
    RequestRow("textDocument/rename", RenameRequests.rename),
    RequestRow("textDocument/completion", CompletionRequests.completion),
    RequestRow("textDocument/documentSymbol", SymbolRequests.documentSymbols),
    RequestRow("workspace/symbol", SymbolRequests.workspaceSymbols),
    RequestRow("textDocument/foldingRange", FoldingRequests.foldingRanges),
    RequestRow("textDocument/selectionRange", FoldingRequests.selectionRanges),
    RequestRow("textDocument/semanticTokens/full", TokenRequests.semanticTokens),
    RequestRow("textDocument/semanticTokens/full/delta", TokenRequests.semanticTokensDelta),
    RequestRow("textDocument/semanticTokens/range", TokenRequests.semanticTokensInRange),
    RequestRow("textDocument/documentLink", LinkRequests.documentLinks),
    RequestRow("textDocument/documentColor", LinkRequests.documentColours),
    RequestRow("textDocument/colorPresentation", LinkRequests.colourPresentations),
    RequestRow("textDocument/formatting", FormattingRequests.formatting),
    RequestRow("textDocument/rangeFormatting", FormattingRequests.rangeFormatting),
    RequestRow("textDocument/onTypeFormatting", FormattingRequests.onTypeFormatting),
    RequestRow("textDocument/inlayHint", HintRequests.inlayHints),
    RequestRow("textDocument/signatureHelp", SignatureRequests.signatureHelp),
    RequestRow("textDocument/codeLens", LensRequests.codeLenses),
    RequestRow("codeLens/resolve", LensRequests.resolvedLens),
    RequestRow("layc/frames", FrameRequests.frames),
    RequestRow("layc/why", ReasonRequests.why),
    RequestRow("layc/paste", PasteRequests.paste),
    RequestRow("textDocument/codeAction", CodeActionRequests.codeActions),
  ]
}

extension Session {
  /// Handles a message, and returns the responses, each as its bytes.
  package mutating func take(_ bytes: [UInt8]) -> [[UInt8]] {
    switch Message(bytes) {
    case .request(let id, let method, let params): answers(id, method, params).map { $0.bytes }
    case .notification(let method, let params):
      note(method, params).map { [$0.bytes] } ?? []
    case .response: []
    case .invalid(let id, let error): [Message.failure(id, error).bytes]
    }
  }

  /// Returns the response behind the notifications that precede it.
  private mutating func answers(_ id: RequestID, _ method: String, _ params: JSON) -> [JSON] {
    asides = []
    let answer = answer(id, method, params)
    return asides + [answer]
  }

  private mutating func answer(_ id: RequestID, _ method: String, _ params: JSON) -> JSON {
    guard let row = RequestTable.handlers[method] else {
      return Message.failure(id, ResponseError(.methodNotFound, "no request is called '\(method)'"))
    }
    do throws(ResponseError) {
      return Message.answer(id, try row.answer(&self, params))
    } catch {
      return Message.failure(id, error)
    }
  }
}
