internal import LayCompiler
internal import LayIDE
internal import LayJSON

/// The request for completions.
enum CompletionRequests {
  /// `textDocument/completion`: returns all completions; the editor filters them.
  static func completion(_ session: inout Session, _ params: PositionParams) throws(ResponseError) -> JSON {
    let (snapshot, offset) = try session.place(params.document, params.position)
    // Taken out of the session, which is also needed to list a folder.
    var known = session.siblings
    let (word, items) = snapshot.completions(at: offset) {
      importable(session, $0, for: snapshot)
    } siblings: {
      session.exports(beside: snapshot, &known)
    }
    session.siblings = known
    let map = session.map(snapshot)
    let place = session.range(word, map)
    let list = items.enumerated().map { rank, item in
      CompletionRequests.item(session, item, replacing: place, rank: rank, map)
    }
    return .object([("isIncomplete", .bool(false)), ("items", .array(list))])
  }

  /// Returns the names in a folder, relative to the folder of a document: files on disk, open ones, and folders, none of them
  /// hidden.
  private static func importable(_ session: Session, _ folder: String, for snapshot: Snapshot) -> [String] {
    guard let slash = snapshot.file.path.lastIndex(of: "/") else { return [] }
    let directory = folder.hasPrefix("/") ? folder : normalized(snapshot.file.path[...slash] + folder)
    let open = session.documents.values.map { $0.path }.filter {
      $0.hasPrefix(directory) && !$0.dropFirst(directory.count).contains("/")
    }
    let names = session.tools.list(directory) + open.map { String($0.dropFirst(directory.count)) }
    let wanted = names.filter { ($0.hasSuffix(".lay") && directory + $0 != snapshot.file.path) || $0.hasSuffix("/") }
    return Set(wanted.filter { !$0.hasPrefix(".") }).sorted()
  }

  /// Resolves `.` and `..` in the path of a directory, and adds a slash at its end.
  private static func normalized(_ path: Substring) -> String {
    var kept: [Substring] = []
    for part in path.split(separator: "/") where part != "." {
      if part == ".." { _ = kept.popLast() } else { kept.append(part) }
    }
    return kept.reduce("/") { $0 + $1 + "/" }
  }

  private static func item(_ session: Session, _ item: Completion, replacing range: JSON, rank: Int, _ map: PositionMap)
    -> JSON
  {
    var members: [(String, JSON)] = [
      ("label", .string(item.label)), ("kind", .integer(number(session, of: item.kind))),
      // The list is ordered by nearness, which editors would otherwise lose.
      ("sortText", .string(String(10_000 + rank))),
    ]
    if !item.detail.isEmpty { members.append(("detail", .string(item.detail))) }
    if let file = item.file, session.client.takesLabelDetails {
      members.append(("labelDetails", .object([("description", .string(file))])))
    }
    if !item.edits.isEmpty { members.append(("additionalTextEdits", session.textEdits(item.edits, map))) }
    if !item.documentation.isEmpty {
      members.append(("documentation", session.client.documentation(item.documentation, .completion)))
    }
    let snippet = session.client.takesSnippets ? item.snippet : nil
    members.append(("textEdit", .object([("range", range), ("newText", .string(snippet ?? item.label))])))
    if snippet != nil { members.append(("insertTextFormat", .integer(2))) }
    return .object(members)
  }

  /// Returns the `CompletionItemKind` of LSP.
  private static func number(_ session: Session, of kind: Completion.Kind) -> Int {
    switch kind {
    case .keyword: 14
    case .snippet: 15
    case .view: 6
    case .constraint, .metric: session.client.kind(21, else: 12, .completion)
    case .component, .kind: 7
    case .attribute: 5
    case .property: 10
    case .function: 3
    case .value: 12
    case .state: session.client.kind(20, else: 13, .completion)
    case .code: 18
    case .file: 17
    case .folder: session.client.kind(19, else: 17, .completion)
    }
  }
}
