internal import LayIDE
internal import LayJSON

extension Session {
  /// `textDocument/completion`: everything that can be written there; the editor filters.
  mutating func completion(_ params: JSON) throws(ResponseError) -> JSON {
    let (snapshot, offset) = try place(params)
    let (word, items) = snapshot.completions(at: offset)
    let place = range(word, map(snapshot))
    let list = items.enumerated().map { rank, item in
      Session.item(item, replacing: place, rank: rank)
    }
    return .object([("isIncomplete", .bool(false)), ("items", .array(list))])
  }

  private static func item(_ item: Completion, replacing range: JSON, rank: Int) -> JSON {
    var members: [(String, JSON)] = [
      ("label", .string(item.label)), ("kind", .integer(number(of: item.kind))),
      // The list is in the order of nearness, which editors would else lose.
      ("sortText", .string(String(10_000 + rank))),
    ]
    if !item.detail.isEmpty { members.append(("detail", .string(item.detail))) }
    if !item.documentation.isEmpty {
      let text = JSON.object([("kind", .string("markdown")), ("value", .string(item.documentation))])
      members.append(("documentation", text))
    }
    let edit = JSON.object([("range", range), ("newText", .string(item.snippet ?? item.label))])
    members.append(("textEdit", edit))
    if item.snippet != nil { members.append(("insertTextFormat", .integer(2))) }
    return .object(members)
  }

  /// LSP's `CompletionItemKind`.
  private static func number(of kind: Completion.Kind) -> Int {
    switch kind {
    case .keyword: 14
    case .snippet: 15
    case .view: 6
    case .constraint: 21
    case .metric: 21
    case .component, .kind: 7
    case .attribute: 5
    case .property: 10
    case .function: 3
    case .value: 12
    case .state: 20
    case .code: 18
    }
  }
}
