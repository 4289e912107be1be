internal import LayCompiler
internal import LayDiagnostics
internal import LayIDE
internal import LayJSON

// Edits of texts for the client.

extension Session {
  /// Returns a WorkspaceEdit for edits of several files. In the first edit that contains `placeholder`, the user can fill it in,
  /// if the client supports that.
  func workspaceEdit(_ edits: [Edit], of snapshot: Snapshot, filling placeholder: String? = nil) -> JSON {
    var placed = edits.map { placedEdit($0, of: snapshot) }
    if let placeholder, client.edits.takesSnippets,
      let place = edits.firstIndex(where: { $0.replacement.contains(placeholder) })
    {
      placed[place].snippet = snippet(edits[place].replacement, filling: placeholder)
    }
    return workspaceEdit(placed)
  }

  /// Returns a snippet with one placeholder.
  private func snippet(_ text: String, filling placeholder: String) -> String {
    let parts = text.split(separator: placeholder, maxSplits: 1, omittingEmptySubsequences: false)
    let escaped = (parts.map(String.init) + [placeholder]).map { part in
      part.reduce(into: "") { $0 += "\\$}".contains($1) ? "\\\($1)" : String($1) }
    }
    return parts.count < 2 ? escaped[0] : "\(escaped[0])${1:\(escaped[2])}\(escaped[1])"
  }

  /// Returns an edit with the URI of its file.
  func placedEdit(_ edit: Edit, of snapshot: Snapshot) -> PlacedEdit { placedEdit(edit, snapshot.file(of: edit.range)) }

  func placedEdit(_ edit: Edit, _ file: SourceFile) -> PlacedEdit {
    PlacedEdit(
      uri: DocumentURI(uri(ofFile: file.path)), range: map(file).positions(of: edit.range),
      newText: file.replacement(of: edit))
  }

  /// Returns a WorkspaceEdit for edits with URIs, with the versions of open files if the client compares them.
  func workspaceEdit(_ edits: [PlacedEdit]) -> JSON {
    var files: [(uri: DocumentURI, edits: [JSON])] = []
    for edit in edits {
      if let place = files.firstIndex(where: { $0.uri == edit.uri }) {
        files[place].edits.append(edit.textEdit)
      } else {
        files.append((edit.uri, [edit.textEdit]))
      }
    }
    guard client.edits.takesVersions else {
      return .object([("changes", .object(files.map { ($0.uri.text, .array($0.edits)) }))])
    }
    let changes = files.map { file in
      let version = documents[file.uri].map { JSON.integer($0.version) } ?? .null
      let document = JSON.object([("uri", .string(file.uri.text)), ("version", version)])
      return JSON.object([("textDocument", document), ("edits", .array(file.edits))])
    }
    return .object([("documentChanges", .array(changes))])
  }
}
