internal import LayJSON

/// The client's capabilities that the broker needs.
struct ClientAbilities {
  var encoding = PositionEncoding.utf16
  /// True if the server can ask it to pull diagnostics again.
  var refreshesDiagnostics = false
  /// True if it shows work done progress.
  var showsProgress = false
  /// True if code actions may be literals instead of commands.
  var takesActions = false
  /// True if it applies edits on request of the server.
  var appliesEdits = false
  /// True if it prepares a rename before the user types the new name.
  var preparesRename = false
  /// True if it opens documents and addresses on request of the server.
  var showsDocuments = false
  var diagnostics = DiagnosticWishes()

  init() {}

  init(_ capabilities: JSON) {
    let encodings = capabilities[path: "general", "positionEncodings"]?.array?.compactMap { $0.string } ?? []
    // The texts are kept in UTF-8, so no conversion is needed.
    if encodings.contains(PositionEncoding.utf8.rawValue) { encoding = .utf8 }
    refreshesDiagnostics = capabilities[path: "workspace", "diagnostics", "refreshSupport"]?.bool ?? false
    showsProgress = capabilities[path: "window", "workDoneProgress"]?.bool ?? false
    showsDocuments = capabilities[path: "window", "showDocument", "support"]?.bool ?? false
    let (workspace, document) = (capabilities["workspace"], capabilities["textDocument"])
    takesActions = ClientWishes.takesActions(document)
    appliesEdits = workspace?["applyEdit"]?.bool ?? false
    preparesRename = document?[path: "rename", "prepareSupport"]?.bool ?? false
    diagnostics = DiagnosticWishes(document)
  }
}
