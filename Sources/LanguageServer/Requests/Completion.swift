internal import LayCompiler
internal import LayIDE
internal import LayJSON

extension Session {
  /// `textDocument/completion`: returns all completions; the editor filters them.
  mutating func completion(_ params: JSON) throws(ResponseError) -> JSON {
    let (snapshot, offset) = try place(params)
    // Taken out of the session, which is also needed to list a folder.
    var known = siblings
    let (word, items) = snapshot.completions(at: offset) {
      importable($0, for: snapshot)
    } siblings: {
      exports(beside: snapshot, &known)
    }
    siblings = known
    let map = map(snapshot)
    let place = range(word, map)
    let list = items.enumerated().map { rank, item in self.item(item, replacing: place, rank: rank, map) }
    return .object([("isIncomplete", .bool(false)), ("items", .array(list))])
  }

  /// Returns the names in a folder, relative to the folder of a document: files on disk, open ones, and folders, none of them
  /// hidden.
  private func importable(_ folder: String, for snapshot: Snapshot) -> [String] {
    guard let slash = snapshot.file.path.lastIndex(of: "/") else { return [] }
    let directory = folder.hasPrefix("/") ? folder : normalized(snapshot.file.path[...slash] + folder)
    let open = documents.values.map { $0.path }.filter {
      $0.hasPrefix(directory) && !$0.dropFirst(directory.count).contains("/")
    }
    let names = tools.list(directory) + open.map { String($0.dropFirst(directory.count)) }
    let wanted = names.filter { ($0.hasSuffix(".lay") && directory + $0 != snapshot.file.path) || $0.hasSuffix("/") }
    return Set(wanted.filter { !$0.hasPrefix(".") }).sorted()
  }

  /// Returns the exports of the files beside a document: of open ones, and of those on disk if the client has the folder open.
  private func exports(beside snapshot: Snapshot, _ known: inout Siblings) -> [Exports] {
    guard let slash = snapshot.file.path.lastIndex(of: "/") else { return [] }
    let directory = String(snapshot.file.path[...slash])
    let open = documents.values.filter {
      $0.path.hasPrefix(directory) && $0.path.hasSuffix(".lay") && !$0.path.dropFirst(directory.count).contains("/")
    }
    let isOpen = client.folders.contains { directory.hasPrefix($0.hasSuffix("/") ? $0 : $0 + "/") }
    return known.exports(of: directory, but: snapshot.file.path, open: open.map { ($0.path, $0.bytes) }) { folder in
      let names = isOpen ? tools.list(folder) : []
      return names.contains(".laycignore") ? [] : names
    } read: {
      imported($0)
    }
  }

  /// Resolves `.` and `..` in the path of a directory, and adds a slash at its end.
  private func normalized(_ path: Substring) -> String {
    var kept: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = kept.popLast() } else { kept.append(part) }
    }
    return kept.reduce("/") { $0 + $1 + "/" }
  }

  private func item(_ item: Completion, replacing range: JSON, rank: Int, _ map: PositionMap) -> JSON {
    var members: [(String, JSON)] = [
      ("label", .string(item.label)), ("kind", .integer(number(of: item.kind))),
      // The list is ordered by nearness, which editors would otherwise lose.
      ("sortText", .string(String(10_000 + rank))),
    ]
    if !item.detail.isEmpty { members.append(("detail", .string(item.detail))) }
    if let file = item.file, client.takesLabelDetails {
      members.append(("labelDetails", .object([("description", .string(file))])))
    }
    if !item.edits.isEmpty { members.append(("additionalTextEdits", textEdits(item.edits, map))) }
    if !item.documentation.isEmpty {
      members.append(("documentation", client.documentation(item.documentation, .completion)))
    }
    let snippet = client.takesSnippets ? item.snippet : nil
    members.append(("textEdit", .object([("range", range), ("newText", .string(snippet ?? item.label))])))
    if snippet != nil { members.append(("insertTextFormat", .integer(2))) }
    return .object(members)
  }

  /// Returns the `CompletionItemKind` of LSP.
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
    case .folder: client.kind(19, else: 17, .completion)
    }
  }
}
