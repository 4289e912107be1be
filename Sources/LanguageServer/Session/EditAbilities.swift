internal import LayJSON

/// What the client makes of changes.
struct EditAbilities: Hashable, Sendable {
  /// Whether it compares versions before it changes a text.
  var takesVersions = false
  /// Whether it shows what cannot be done, and why.
  var takesRefusals = false
  /// Whether a change may have places to fill in (LSP 3.18).
  var takesSnippets = false

  init() {}

  /// Of the capabilities of a client.
  init(_ capabilities: JSON?) {
    let edit = capabilities?[path: "workspace", "workspaceEdit"]
    takesVersions = edit?["documentChanges"]?.bool ?? false
    // These stand beside versions only.
    takesSnippets = takesVersions && edit?["snippetEditSupport"]?.bool ?? false
    takesRefusals = capabilities?[path: "textDocument", "codeAction", "disabledSupport"]?.bool ?? false
  }
}
