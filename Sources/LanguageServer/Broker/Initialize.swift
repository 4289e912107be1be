internal import LayJSON

extension Broker {
  mutating func initialize(_ id: RequestID, _ params: InitializeParams) {
    client = ClientAbilities(params.capabilities)
    configuration = Configuration(params)
    phase = .running
    for worker in Worker.allCases { configure(worker) }
    let info = JSON.object([("name", .string("layc"))])
    respond(id, Message.answer(id, .object([("capabilities", capabilities), ("serverInfo", info)])))
    sendEarlyMessages()
    sayWhatIsIgnored()
  }

  /// Sends the server's requests, once, when the client accepts them.
  mutating func becomeInitialized() {
    if isInitialized { return }
    isInitialized = true
    watchFiles()
    if configuration.isBare { askForSettings() }
  }

  private var capabilities: JSON {
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

  /// Handles `workspace/executeCommand`: has the client apply an edit, or opens a preview.
  mutating func execute(_ id: RequestID, _ params: ExecuteCommandParams) throws(ResponseError) {
    if params.command == PreviewRequests.command { return try openPreview(id, params.arguments) }
    guard params.command == CodeActionRequests.applyCommand, let edit = params.arguments.first else {
      throw ResponseError(.invalidParams, "no such command")
    }
    askClient("workspace/applyEdit", .object([("edit", edit)]))
    respond(id, Message.answer(id, .null))
  }

  private func texts(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }
}
