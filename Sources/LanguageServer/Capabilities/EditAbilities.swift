internal import LayJSON

/// The client's capabilities for edits.
struct EditAbilities: Hashable, Sendable {
  /// True if it compares versions before it changes a text.
  var takesVersions = false
  /// True if it shows disabled actions with their reason.
  var takesRefusals = false
  /// True if an edit may have placeholders (LSP 3.18).
  var takesSnippets = false

  init() {}

  /// Reads the capabilities of a client.
  init(_ capabilities: JSON?) {
    let edit = capabilities?[path: "workspace", "workspaceEdit"]
    takesVersions = edit?["documentChanges"]?.bool ?? false
    // Snippets are possible only in edits with versions.
    takesSnippets = takesVersions && edit?["snippetEditSupport"]?.bool ?? false
    takesRefusals = capabilities?[path: "textDocument", "codeAction", "disabledSupport"]?.bool ?? false
  }
}
