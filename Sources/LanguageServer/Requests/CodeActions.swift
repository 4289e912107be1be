internal import LayJSON

extension Session {
  /// `textDocument/codeAction`: the repairs of the diagnostics that the request shows, and all automatic ones at once.
  mutating func codeActions(_ params: JSON) throws(ResponseError) -> JSON {
    let uri = try params.documentURI()
    let context = try params.required("context")
    let kinds = context["only"]?.array?.compactMap { $0.string }
    var actions: [JSON] = []
    if Session.wants("quickfix", kinds) {
      actions += (context["diagnostics"]?.array ?? []).compactMap { quickFix($0) }
    }
    if Session.wants("source.fixAll", kinds), let all = fixAll(context, uri) { actions.append(all) }
    return .array(actions)
  }

  /// Whether actions of `kind` were asked for: of it, or of a kind that holds it.
  private static func wants(_ kind: String, _ kinds: [String]?) -> Bool {
    guard let kinds else { return true }
    return kinds.contains { kind == $0 || kind.hasPrefix($0 + ".") }
  }

  private func quickFix(_ diagnostic: JSON) -> JSON? {
    guard let data = diagnostic["data"], let title = data["title"]?.string, let edit = data["edit"] else { return nil }
    return .object([
      ("title", .string(title)), ("kind", .string("quickfix")), ("diagnostics", .array([diagnostic])), ("edit", edit),
      ("isPreferred", data["isAutomatic"] ?? .bool(false)),
    ])
  }

  /// Every automatic repair of the file that overlaps no other: what `layc check --fix` would do at once.
  private func fixAll(_ context: JSON, _ uri: String) -> JSON? {
    var edits: [JSON] = []
    var taken: [Range<Position>] = []
    for diagnostic in context["layc"]?.array ?? [] where diagnostic[path: "data", "isAutomatic"]?.bool == true {
      let own = diagnostic[path: "data", "edit", "changes", uri]?.array ?? []
      let ranges = own.compactMap { try? $0.range() }
      guard ranges.count == own.count, !ranges.contains(where: { range in taken.contains { $0.meets(range) } }) else {
        continue
      }
      taken += ranges
      edits += own
    }
    if edits.isEmpty { return nil }
    let edit = JSON.object([("changes", .object([(uri, .array(edits))]))])
    return .object([("title", .string("Fix all")), ("kind", .string("source.fixAll")), ("edit", edit)])
  }
}

extension Range<Position> {
  /// Whether two edits touch the same text: two insertions at one place do.
  fileprivate func meets(_ other: Range<Position>) -> Bool {
    lowerBound == other.lowerBound || (lowerBound < other.upperBound && other.lowerBound < upperBound)
  }
}
