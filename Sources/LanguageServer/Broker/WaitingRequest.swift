internal import LayDiagnostics
internal import LayJSON

/// A request that a worker has or will have.
struct WaitingRequest {
  /// The use of the response.
  enum Purpose {
    /// A response to the client's request.
    case client(RequestID)
    /// A response to the client's request for a hover text, which has another one without the budget meanwhile.
    case budget(RequestID, known: ArraySlice<UInt8>)
    /// The diagnostics of an edition of a document.
    case problems(uri: DocumentURI, edition: Int, isProof: Bool)
    /// The data of a document's preview, in an edition.
    case previewData(DocumentURI, edition: Int, isProof: Bool)
    /// The view that the cursor of the client is on.
    case previewView(DocumentURI)
    /// The place of a view that a user clicked.
    case previewPlace(DocumentURI)
    /// None any more.
    case nobody
  }

  var worker: Broker.Worker
  var purpose: Purpose
  var method: String
  /// The document of the request.
  var uri: DocumentURI?
  /// The params of a request for a hover text.
  var params: JSON?
  /// True if the worker has found that the hover text may have a budget.
  var mayHaveBudget = false
  /// The time by which the worker must respond, once it processes the request; nil for proofs.
  var deadline: Double?

  /// The seconds that a worker has to finish a cancelled request.
  static let grace = 1.0

  /// True if a response about an older text is of no use. The client repeats such a request for each text.
  var isOfOneText: Bool {
    switch method {
    case "textDocument/semanticTokens/full", "textDocument/semanticTokens/full/delta",
      "textDocument/semanticTokens/range", "textDocument/inlayHint", "textDocument/codeLens",
      "textDocument/documentSymbol", "textDocument/foldingRange", "textDocument/documentLink",
      "textDocument/documentColor":
      true
    default: false
    }
  }

  /// The id of the client's request that the response is for; nil for requests of the broker itself.
  var client: RequestID? {
    switch purpose {
    case .client(let id), .budget(let id, _): id
    case .problems, .previewData, .previewView, .previewPlace, .nobody: nil
    }
  }
}
