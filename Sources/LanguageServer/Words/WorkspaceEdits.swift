internal import LayCompiler
internal import LayDiagnostics
internal import LayIDE
internal import LayJSON

// Changes of texts, as a client applies them.

extension Session {
  /// Edits of several files, as a WorkspaceEdit.
  func workspaceEdit(_ edits: [Edit], of snapshot: Snapshot) -> JSON {
    workspaceEdit(edits.map { placedEdit($0, of: snapshot) })
  }

  /// An edit with the URI of its file: `{uri, range, newText}`.
  func placedEdit(_ edit: Edit, of snapshot: Snapshot) -> JSON {
    let file = snapshot.file(of: edit.range)
    return .object([
      ("uri", .string(uri(ofFile: file.path))), ("range", range(edit.range, map(file))),
      ("newText", .string(edit.replacement)),
    ])
  }

  /// Edits that say their files, as a WorkspaceEdit: with the versions of open files, where the client compares them.
  func workspaceEdit(_ edits: [JSON]) -> JSON {
    var files: [(uri: String, edits: [JSON])] = []
    for edit in edits {
      guard let uri = edit["uri"]?.string, let range = edit["range"], let text = edit["newText"] else { continue }
      let own = JSON.object([("range", range), ("newText", text)])
      if let place = files.firstIndex(where: { $0.uri == uri }) {
        files[place].edits.append(own)
      } else {
        files.append((uri, [own]))
      }
    }
    guard abilities.takesVersions else {
      return .object([("changes", .object(files.map { ($0.uri, .array($0.edits)) }))])
    }
    let changes = files.map { file in
      let version = documents[file.uri].map { JSON.integer($0.version) } ?? .null
      let document = JSON.object([("uri", .string(file.uri)), ("version", version)])
      return JSON.object([("textDocument", document), ("edits", .array(file.edits))])
    }
    return .object([("documentChanges", .array(changes))])
  }
}
