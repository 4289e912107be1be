internal import LayIDE
internal import LayJSON

extension Session {
  /// `textDocument/definition`
  mutating func definition(_ params: JSON) throws(ResponseError) -> JSON {
    let (snapshot, offset) = try place(params)
    guard let target = SnapshotGroup(snapshot).definition(at: offset)?.target else { return .null }
    return location(target.range, target.file)
  }

  /// `textDocument/references`: includes files that the client has not open. If not all files can be searched, it logs so.
  mutating func references(_ params: JSON) throws(ResponseError) -> JSON {
    let (group, offset, gap) = try group(params)
    if let gap { tell(Message.log("not all references may be known: \(gap)").bytes) }
    let isIncluded = params[path: "context", "includeDeclaration"]?.bool ?? true
    return .array(
      group.references(at: offset, includingDeclaration: isIncluded).map { location($0.range, $0.file) })
  }

  /// `textDocument/documentHighlight`: a declaration counts as a write (3), a use as a read (2).
  mutating func highlights(_ params: JSON) throws(ResponseError) -> JSON {
    let (snapshot, offset) = try place(params)
    let map = map(snapshot)
    return .array(
      SnapshotGroup(snapshot).highlights(at: offset).map { found in
        .object([("range", range(found.range, map)), ("kind", .integer(found.isDeclaration ? 3 : 2))])
      })
  }
}
