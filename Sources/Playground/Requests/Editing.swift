internal import LayCompiler
internal import LayDiagnostics
internal import LayIDE
internal import LayJSON

// The requests of an editor about a position or a selection.

extension PlaygroundSession {
  /// Returns the completions at a position, and the word that they replace.
  func completions(_ request: JSON, in text: OpenedText) -> JSON {
    guard let offset = text.offset(request["at"]) else { return refusal("'at' is a line and a column") }
    let paths = files.dropFirst().map { $0.path }
    let (word, items) = text.snapshot.completions(at: offset) { folder in
      folder.utf8.isEmpty ? paths : []
    } siblings: {
      files.dropFirst().map { Exports(path: $0.path, bytes: $0.bytes) }
    }
    return .object(text.members(word) + [("items", .array(items.map { json($0, text) }))])
  }

  private func json(_ item: Completion, _ text: OpenedText) -> JSON {
    var members: [(String, JSON)] = [
      ("label", .string(item.label)), ("kind", .string(word(of: item.kind))), ("detail", .string(item.detail)),
      ("documentation", .string(item.documentation)), ("insert", .string(item.snippet ?? item.label)),
      ("isSnippet", .bool(item.snippet != nil)),
    ]
    if !item.edits.isEmpty { members.append(("edits", text.json(item.edits))) }
    return .object(members)
  }

  private func word(of kind: Completion.Kind) -> String {
    switch kind {
    case .keyword: "keyword"
    case .snippet: "snippet"
    case .view: "view"
    case .constraint: "constraint"
    case .metric: "metric"
    case .component: "component"
    case .kind: "kind"
    case .attribute: "attribute"
    case .property: "property"
    case .function: "function"
    case .value: "value"
    case .state: "state"
    case .code: "code"
    case .file: "file"
    case .folder: "folder"
    }
  }

  /// Returns the fixes of problems in a selection, then the actions of the editor for it.
  func actions(_ request: JSON, in text: OpenedText) -> JSON {
    guard let start = text.offset(request["start"]), let end = text.offset(request["end"]), start <= end else {
      return refusal("'start' and 'end' are lines and columns")
    }
    let snapshot = text.snapshot
    let selection = SourceRange(file: snapshot.file.id, start: start, end: end)
    let fixes = snapshot.compilation.diagnostics.filter { found in
      found.range.file == selection.file && found.range.start <= end && start <= found.range.end
    }.flatMap { text.fixes(of: $0) }
    let actions = snapshot.actions(at: selection).filter { $0.refusal == nil && text.isOwn($0.edits) }
    let own = actions.map { JSON.object([("title", .string($0.title)), ("edits", text.json($0.edits))]) }
    return .object([("actions", .array(fixes + own))])
  }

  /// Returns the text about the word at a position.
  mutating func hover(_ request: JSON, in text: OpenedText) -> JSON {
    guard let offset = text.offset(request["at"]) else { return refusal("'at' is a line and a column") }
    guard let hover = text.snapshot.hover(at: offset, &solutions, &lastGood) else { return .object([]) }
    return .object([("text", .string(hover.text))] + text.members(hover.range))
  }

  /// Returns the place of a view's name in the edited file.
  func place(_ request: JSON, in text: OpenedText) -> JSON {
    let number = request["layout"]?.integer ?? -1
    guard text.layouts.indices.contains(number), let path = request["path"]?.string else {
      return refusal("a view has the number of a 'layout' and a 'path'")
    }
    guard let place = text.snapshot.place(of: ViewPath(layout: text.layouts[number].name, path: path)),
      place.range.file == text.snapshot.file.id
    else { return .object([]) }
    return .object(text.members(place.range))
  }

  /// Returns the view at a position.
  func view(_ request: JSON, in text: OpenedText) -> JSON {
    guard let offset = text.offset(request["at"]) else { return refusal("'at' is a line and a column") }
    guard let view = text.snapshot.view(at: offset),
      let number = text.layouts.firstIndex(where: { $0.name == view.layout })
    else { return .object([]) }
    return .object([("layout", .integer(number)), ("path", .string(view.path))])
  }
}
