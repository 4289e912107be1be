internal import LayJSON

/// What the client said that it can do.
struct ClientAbilities {
  var encoding = PositionEncoding.utf16
  /// Whether it can be told to ask for diagnostics again.
  var refreshesDiagnostics = false
  /// Whether it shows what takes long.
  var showsProgress = false
  /// Whether code actions may be more than commands.
  var takesActions = false
  /// Whether it changes texts when it is told to.
  var appliesEdits = false
  /// Whether it asks for the name before it asks for another one.
  var preparesRename = false
  var diagnostics = DiagnosticWishes()

  init() {}

  init(_ capabilities: JSON) {
    let encodings = capabilities[path: "general", "positionEncodings"]?.array?.compactMap { $0.string } ?? []
    // What the texts are kept in needs no counting.
    if encodings.contains(PositionEncoding.utf8.rawValue) { encoding = .utf8 }
    refreshesDiagnostics = capabilities[path: "workspace", "diagnostics", "refreshSupport"]?.bool ?? false
    showsProgress = capabilities[path: "window", "workDoneProgress"]?.bool ?? false
    let (workspace, document) = (capabilities["workspace"], capabilities["textDocument"])
    takesActions = ClientWishes.takesActions(document)
    appliesEdits = workspace?["applyEdit"]?.bool ?? false
    preparesRename = document?[path: "rename", "prepareSupport"]?.bool ?? false
    diagnostics = DiagnosticWishes(document)
  }
}

extension Broker {
  mutating func initialize(_ id: RequestID, _ params: JSON) {
    client = ClientAbilities(params["capabilities"] ?? .null)
    configuration = Configuration(params)
    phase = .running
    for worker in Worker.allCases { configure(worker) }
    let info = JSON.object([("name", .string("layc"))])
    respond(id, Message.answer(id, .object([("capabilities", capabilities), ("serverInfo", info)])))
    sendEarlyMessages()
    sayWhatIsIgnored()
  }

  /// The client takes requests from now on: says once what it is wanted for.
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

  /// A client that takes commands only has the server tell it to make the changes.
  private var codeActions: [(String, JSON)] {
    if client.takesActions {
      return [("codeActionProvider", .object([("codeActionKinds", texts(Session.actionKinds))]))]
    }
    if !client.appliesEdits { return [] }
    return [
      ("codeActionProvider", .bool(true)),
      ("executeCommandProvider", .object([("commands", texts([Session.applyCommand]))])),
    ]
  }

  private var completion: JSON { .object([("triggerCharacters", texts([".", "[", "@", "\"", ":", "/"]))]) }

  /// What is wrong with a file may follow from those that it imports. Whole folders are what `layc check` is for.
  private var diagnostics: JSON {
    .object([
      ("identifier", .string("layc")), ("interFileDependencies", .bool(true)), ("workspaceDiagnostics", .bool(false)),
      // Else no client may send a token with which it hears how far a proof is.
      ("workDoneProgress", .bool(true)),
    ])
  }

  private var folders: JSON { .object([("supported", .bool(true)), ("changeNotifications", .bool(true))]) }

  private var onTypeFormatting: JSON {
    let characters = Session.formattingCharacters
    return .object([
      ("firstTriggerCharacter", .string(characters[0])), ("moreTriggerCharacter", texts(Array(characters.dropFirst()))),
    ])
  }

  private var semanticTokens: JSON {
    let legend = JSON.object([
      ("tokenTypes", texts(Session.tokenTypes)), ("tokenModifiers", texts(["declaration"])),
    ])
    return .object([("legend", legend), ("full", .object([("delta", .bool(true))])), ("range", .bool(true))])
  }

  /// `workspace/executeCommand`: has the client make a change.
  mutating func execute(_ id: RequestID, _ params: JSON) {
    guard params["command"]?.string == Session.applyCommand, let edit = params["arguments"]?.array?.first else {
      return fail(id, .invalidParams, "no such command")
    }
    askClient("workspace/applyEdit", .object([("edit", edit)]))
    respond(id, Message.answer(id, .null))
  }

  private func texts(_ texts: [String]) -> JSON { .array(texts.map { .string($0) }) }
}
