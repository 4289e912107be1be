internal import LayDiagnostics
internal import LayJSON

// Parameters of the messages about the connection: its beginning, settings, folders, cancellation and progress.

/// A token with which the client follows the progress of a request: a number or a string, as an id is.
typealias ProgressToken = RequestID

/// The members that any request may have.
struct RequestContext: ProtocolObject {
  /// The document of the request; nil if it is about none.
  var document: DocumentURI?
  /// The token of a client that wants reports of progress.
  var progressToken: ProgressToken?

  init(_ members: Members) {
    document = members.object("textDocument").valid("uri")
    progressToken = members.valid("workDoneToken")
  }
}

/// The parameters of `initialize`. Capabilities and settings are read where they are used.
struct InitializeParams: ProtocolObject {
  var capabilities: JSON
  /// The settings of layc, alone or among those of other servers.
  var settings: JSON?
  /// The URIs of the open folders.
  var folders: [DocumentURI]

  init(_ members: Members) {
    capabilities = members.valid("capabilities") ?? .null
    settings = members.valid("initializationOptions")
    let folders: [Members]? = members.validElements("workspaceFolders")
    let root: DocumentURI? = members.valid("rootUri")
    self.folders = folders?.compactMap { $0.valid("uri") } ?? [root].compactMap { $0 }
  }
}

/// The parameters of `workspace/didChangeConfiguration`.
struct SettingsParams: ProtocolObject {
  var settings: JSON?

  init(_ members: Members) { settings = members.valid("settings") }
}

/// The parameters of `workspace/didChangeWorkspaceFolders`.
struct FoldersParams: ProtocolObject {
  var removed: [DocumentURI]
  var added: [DocumentURI]

  init(_ members: Members) {
    func folders(_ name: String) -> [DocumentURI] {
      let folders: [Members]? = members.object("event").validElements(name)
      return (folders ?? []).compactMap { $0.valid("uri") }
    }
    (removed, added) = (folders("removed"), folders("added"))
  }
}

/// The parameters of `$/cancelRequest`.
struct CancelParams: ProtocolObject {
  /// The id of the request; nil if it is invalid.
  var id: RequestID?

  init(_ members: Members) { id = members.valid("id") }
}

/// The parameters of `window/workDoneProgress/cancel`.
struct ProgressCancelParams: ProtocolObject {
  var token: ProgressToken?

  init(_ members: Members) { token = members.valid("token") }
}

/// The parameters of `workspace/executeCommand`.
struct ExecuteCommandParams: ProtocolObject {
  var command: String
  var arguments: [JSON]

  init(_ members: Members) throws(ParamsError) {
    command = try members.required("command")
    arguments = members.valid("arguments") ?? []
  }
}
