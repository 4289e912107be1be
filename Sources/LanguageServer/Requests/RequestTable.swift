internal import LayJSON

// The requests of a worker. It handles one message after the other; who waits, and for how long, is left to the broker.

/// The requests that a worker answers.
enum RequestTable {
  /// A function that answers a request.
  typealias Handler = @Sendable (inout Session, _ params: JSON) throws(ResponseError) -> JSON

  /// The request that only the broker sends.
  static let innerRequest = "layc/problems"

  /// The handlers of all requests that a worker answers, each in the file of its feature.
  static let handlers: [String: Handler] = [
    innerRequest: ProblemRequests.problems,
    "textDocument/hover": HoverRequests.hover,
    "textDocument/definition": NameRequests.definition,
    "textDocument/references": NameRequests.references,
    "textDocument/documentHighlight": NameRequests.highlights,
    "textDocument/prepareRename": RenameRequests.prepareRename,
    "textDocument/rename": RenameRequests.rename,
    "textDocument/completion": CompletionRequests.completion,
    "textDocument/documentSymbol": SymbolRequests.documentSymbols,
    "workspace/symbol": SymbolRequests.workspaceSymbols,
    "textDocument/foldingRange": FoldingRequests.foldingRanges,
    "textDocument/selectionRange": FoldingRequests.selectionRanges,
    "textDocument/semanticTokens/full": TokenRequests.semanticTokens,
    "textDocument/semanticTokens/full/delta": TokenRequests.semanticTokensDelta,
    "textDocument/semanticTokens/range": TokenRequests.semanticTokensInRange,
    "textDocument/documentLink": LinkRequests.documentLinks,
    "textDocument/documentColor": LinkRequests.documentColours,
    "textDocument/colorPresentation": LinkRequests.colourPresentations,
    "textDocument/formatting": FormattingRequests.formatting,
    "textDocument/rangeFormatting": FormattingRequests.rangeFormatting,
    "textDocument/onTypeFormatting": FormattingRequests.onTypeFormatting,
    "textDocument/inlayHint": HintRequests.inlayHints,
    "textDocument/signatureHelp": SignatureRequests.signatureHelp,
    "textDocument/codeLens": LensRequests.codeLenses,
    "codeLens/resolve": LensRequests.resolvedLens,
    "layc/frames": FrameRequests.frames,
    "layc/why": ReasonRequests.why,
    "textDocument/codeAction": CodeActionRequests.codeActions,
  ]
}

extension Session {
  /// Handles a message, and returns the responses, each as its bytes.
  package mutating func take(_ bytes: [UInt8]) -> [[UInt8]] {
    switch Message(bytes) {
    case .request(let id, let method, let params): [answer(id, method, params).bytes]
    case .notification(let method, let params):
      note(method, params).map { [$0.bytes] } ?? []
    case .response: []
    case .invalid(let id, let error): [Message.failure(id, error).bytes]
    }
  }

  private mutating func answer(_ id: RequestID, _ method: String, _ params: JSON) -> JSON {
    guard let handler = RequestTable.handlers[method] else {
      return Message.failure(id, ResponseError(.methodNotFound, "no request is called '\(method)'"))
    }
    do throws(ResponseError) {
      return Message.answer(id, try handler(&self, params))
    } catch {
      return Message.failure(id, error)
    }
  }
}
