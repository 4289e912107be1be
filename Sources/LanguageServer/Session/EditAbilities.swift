internal import LayJSON

/// What the client makes of changes: the broker tells the workers.
struct EditAbilities: Hashable, Sendable {
  /// Whether it compares versions before it changes a text.
  var takesVersions = false
  /// Whether it shows what cannot be done, and why.
  var takesRefusals = false
  /// Whether a change may have places to fill in (LSP 3.18).
  var takesSnippets = false

  init() {}

  /// What `layc/configure` says.
  init(_ params: JSON) {
    takesVersions = params["takesVersions"]?.bool ?? false
    takesRefusals = params["takesRefusals"]?.bool ?? false
    takesSnippets = params["takesSnippetEdits"]?.bool ?? false
  }

  var members: [(String, JSON)] {
    [
      ("takesVersions", .bool(takesVersions)), ("takesRefusals", .bool(takesRefusals)),
      ("takesSnippetEdits", .bool(takesSnippets)),
    ]
  }
}
