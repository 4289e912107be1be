internal import LayJSON

/// The capabilities of the server, which `initialize` announces to a client (LSP 3.17).
struct ServerCapabilities {
  private let client: ClientAbilities

  /// Creates the capabilities for a client.
  init(_ client: ClientAbilities) { self.client = client }

  /// The object `capabilities` of the response.
  var json: JSON {
    .object(
      [
        ("positionEncoding", .string(client.encoding.rawValue)),
        ("textDocumentSync", .object([("openClose", .bool(true)), ("change", .integer(2))])),
        ("hoverProvider", .bool(true)), ("definitionProvider", .bool(true)), ("referencesProvider", .bool(true)),
        ("documentHighlightProvider", .bool(true)), ("documentSymbolProvider", .bool(true)),
        ("workspaceSymbolProvider", .bool(true)), ("foldingRangeProvider", .bool(true)),
        ("selectionRangeProvider", .bool(true)), ("colorProvider", .bool(true)),
        ("documentFormattingProvider", .bool(true)), ("documentRangeFormattingProvider", .bool(true)),
        ("documentOnTypeFormattingProvider", onTypeFormatting),
        ("documentLinkProvider", .object([])), ("inlayHintProvider", .bool(true)),
        ("codeLensProvider", .object([("resolveProvider", .bool(true))])),
        ("signatureHelpProvider", .object([("triggerCharacters", texts(["(", ","]))])),
        ("renameProvider", client.preparesRename ? .object([("prepareProvider", .bool(true))]) : .bool(true)),
        ("diagnosticProvider", diagnostics), ("completionProvider", completion),
        ("semanticTokensProvider", semanticTokens), ("workspace", .object([("workspaceFolders", folders)])),
      ] + codeActions)
  }

  /// The capabilities for code actions. For a client that supports only commands, a command has the server send the edit.
  private var codeActions: [(String, JSON)] {
    if client.takesActions {
      return [
        ("codeActionProvider", .object([("codeActionKinds", texts(CodeActionRequests.kinds))])),
        ("executeCommandProvider", commands([])),
      ]
    }
    if !client.appliesEdits { return [("executeCommandProvider", commands([]))] }
    return [
      ("codeActionProvider", .bool(true)), ("executeCommandProvider", commands([CodeActionRequests.applyCommand])),
    ]
  }

  private func commands(_ others: [String]) -> JSON {
    .object([("commands", texts(others + [PreviewRequests.command]))])
  }

  private var completion: JSON { .object([("triggerCharacters", texts([".", "[", "@", "\"", ":", "/"]))]) }

  /// The capabilities for diagnostics. They depend on imported files. Diagnosing whole folders is the task of `layc check`.
  private var diagnostics: JSON {
    .object([
      ("identifier", .string("layc")), ("interFileDependencies", .bool(true)), ("workspaceDiagnostics", .bool(false)),
      // Without it, no client may send a token for the progress of a proof.
      ("workDoneProgress", .bool(true)),
    ])
  }

  private var folders: JSON { .object([("supported", .bool(true)), ("changeNotifications", .bool(true))]) }

  private var onTypeFormatting: JSON {
    let characters = FormattingRequests.triggers
    return .object([
      ("firstTriggerCharacter", .string(characters[0])), ("moreTriggerCharacter", texts(Array(characters.dropFirst()))),
    ])
  }

  private var semanticTokens: JSON {
    let legend = JSON.object([
      ("tokenTypes", texts(TokenRequests.types)), ("tokenModifiers", texts(["declaration"])),
    ])
    return .object([("legend", legend), ("full", .object([("delta", .bool(true))])), ("range", .bool(true))])
  }

  private func texts(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }
}
