internal import LayJSON

// The requests of a worker. It handles one message after the other; who waits, and for how long, is left to the broker.

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
    guard let handler = Session.requests[method] else {
      return Message.failure(id, ResponseError(.methodNotFound, "no request is called '\(method)'"))
    }
    do throws(ResponseError) {
      return Message.answer(id, try handler(&self, params))
    } catch {
      return Message.failure(id, error)
    }
  }

  /// A function that answers a request.
  typealias Handler = @Sendable (inout Session, JSON) throws(ResponseError) -> JSON

  /// The request that only the broker sends.
  static let innerRequest = "layc/problems"

  /// The handlers of all requests that a worker answers, each in the file of its feature.
  static let requests: [String: Handler] = [
    innerRequest: { session, params throws(ResponseError) in try session.problems(params) },
    "textDocument/hover": { session, params throws(ResponseError) in try session.hover(params) },
    "textDocument/definition": { session, params throws(ResponseError) in try session.definition(params) },
    "textDocument/references": { session, params throws(ResponseError) in try session.references(params) },
    "textDocument/documentHighlight": { session, params throws(ResponseError) in try session.highlights(params) },
    "textDocument/prepareRename": { session, params throws(ResponseError) in try session.prepareRename(params) },
    "textDocument/rename": { session, params throws(ResponseError) in try session.rename(params) },
    "textDocument/completion": { session, params throws(ResponseError) in try session.completion(params) },
    "textDocument/documentSymbol": { session, params throws(ResponseError) in try session.documentSymbols(params) },
    "workspace/symbol": { session, params throws(ResponseError) in try session.workspaceSymbols(params) },
    "textDocument/foldingRange": { session, params throws(ResponseError) in try session.foldingRanges(params) },
    "textDocument/selectionRange": { session, params throws(ResponseError) in try session.selectionRanges(params) },
    "textDocument/semanticTokens/full": { session, params throws(ResponseError) in try session.semanticTokens(params) },
    "textDocument/semanticTokens/full/delta": { session, params throws(ResponseError) in
      try session.semanticTokensDelta(params)
    },
    "textDocument/semanticTokens/range": { session, params throws(ResponseError) in
      try session.semanticTokensInRange(params)
    },
    "textDocument/documentLink": { session, params throws(ResponseError) in try session.documentLinks(params) },
    "textDocument/documentColor": { session, params throws(ResponseError) in try session.documentColours(params) },
    "textDocument/colorPresentation": { session, params throws(ResponseError) in
      try session.colourPresentations(params)
    },
    "textDocument/formatting": { session, params throws(ResponseError) in try session.formatting(params) },
    "textDocument/rangeFormatting": { session, params throws(ResponseError) in try session.rangeFormatting(params) },
    "textDocument/onTypeFormatting": { session, params throws(ResponseError) in
      try session.onTypeFormatting(params)
    },
    "textDocument/inlayHint": { session, params throws(ResponseError) in try session.inlayHints(params) },
    "textDocument/signatureHelp": { session, params throws(ResponseError) in try session.signatureHelp(params) },
    "textDocument/codeLens": { session, params throws(ResponseError) in try session.codeLenses(params) },
    "codeLens/resolve": { session, params throws(ResponseError) in try session.resolvedLens(params) },
    "layc/frames": { session, params throws(ResponseError) in try session.frames(params) },
    "layc/why": { session, params throws(ResponseError) in try session.why(params) },
    "textDocument/codeAction": { session, params throws(ResponseError) in try session.codeActions(params) },
  ]
}
