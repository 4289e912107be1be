internal import LayIDE
internal import LayJSON

extension Session {
  /// `textDocument/definition`
  mutating func definition(_ params: JSON) throws(ResponseError) -> JSON {
    let (snapshot, offset) = try place(params)
    guard let found = snapshot.definition(at: offset) else { return .null }
    return location(found.target, of: snapshot)
  }

  /// `textDocument/references`
  mutating func references(_ params: JSON) throws(ResponseError) -> JSON {
    let (snapshot, offset) = try place(params)
    let isIncluded = params[path: "context", "includeDeclaration"]?.bool ?? true
    return .array(
      snapshot.references(at: offset, includingDeclaration: isIncluded).map { location($0, of: snapshot) })
  }

  /// `textDocument/documentHighlight`: a declaration is written (3), a use is read (2).
  mutating func highlights(_ params: JSON) throws(ResponseError) -> JSON {
    let (snapshot, offset) = try place(params)
    let map = map(snapshot)
    return .array(
      snapshot.highlights(at: offset).map { found in
        .object([("range", range(found.range, map)), ("kind", .integer(found.isDeclaration ? 3 : 2))])
      })
  }
}
