internal import LayCompiler
internal import LayIDE
internal import LayJSON

extension Session {
  /// `textDocument/completion`: everything that can be written there; the editor filters.
  mutating func completion(_ params: JSON) throws(ResponseError) -> JSON {
    let (snapshot, offset) = try place(params)
    let (word, items) = snapshot.completions(at: offset, files: importable(snapshot))
    let place = range(word, map(snapshot))
    let list = items.enumerated().map { rank, item in self.item(item, replacing: place, rank: rank) }
    return .object([("isIncomplete", .bool(false)), ("items", .array(list))])
  }

  /// The files that lie beside a document: on the disk, and open ones.
  private func importable(_ snapshot: Snapshot) -> [String] {
    guard let slash = snapshot.file.path.lastIndex(of: "/") else { return [] }
    let directory = snapshot.file.path[...slash]
    let open = documents.values.map { $0.path }.filter {
      $0.hasPrefix(directory) && !$0.dropFirst(directory.count).contains("/")
    }
    let names = tools.list(String(directory)) + open.map { String($0.dropFirst(directory.count)) }
    let own = String(snapshot.file.path.dropFirst(directory.count))
    return Set(names.filter { $0.hasSuffix(".lay") && $0 != own }).sorted()
  }

  private func item(_ item: Completion, replacing range: JSON, rank: Int) -> JSON {
    var members: [(String, JSON)] = [
      ("label", .string(item.label)), ("kind", .integer(number(of: item.kind))),
      // The list is in the order of nearness, which editors would else lose.
      ("sortText", .string(String(10_000 + rank))),
    ]
    if !item.detail.isEmpty { members.append(("detail", .string(item.detail))) }
    if !item.documentation.isEmpty {
      members.append(("documentation", client.markup(item.documentation, .completion)))
    }
    let snippet = client.takesSnippets ? item.snippet : nil
    members.append(("textEdit", .object([("range", range), ("newText", .string(snippet ?? item.label))])))
    if snippet != nil { members.append(("insertTextFormat", .integer(2))) }
    return .object(members)
  }

  /// LSP's `CompletionItemKind`.
  private func number(of kind: Completion.Kind) -> Int {
    switch kind {
    case .keyword: 14
    case .snippet: 15
    case .view: 6
    case .constraint, .metric: client.kind(21, else: 12, .completion)
    case .component, .kind: 7
    case .attribute: 5
    case .property: 10
    case .function: 3
    case .value: 12
    case .state: client.kind(20, else: 13, .completion)
    case .code: 18
    case .file: 17
    }
  }
}
