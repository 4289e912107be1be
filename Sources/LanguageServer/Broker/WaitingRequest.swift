internal import LayDiagnostics

/// A request that a worker has, or will have.
struct WaitingRequest {
  /// What its answer is for.
  enum Purpose {
    /// The request of the client.
    case client(RequestID)
    /// What is wrong with an edition of a document.
    case problems(uri: ExactText, edition: Int, isProof: Bool)
    /// Nothing any more.
    case nobody
  }

  var worker: Broker.Worker
  var purpose: Purpose
  var method: String
  /// The document that it is about.
  var uri: ExactText?
  /// When nobody waits any longer, once the worker is at it; proofs may take as long as they do.
  var deadline: Double?

  /// How many seconds a worker has to end what nobody wants any more.
  static let grace = 1.0

  /// Whether an answer about an older text is of no use to who asked, because it asks again for each text.
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
}
