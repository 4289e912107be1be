internal import LayIDE
internal import LayJSON

/// The requests for definitions, references and highlights of a name.
enum NameRequests {
  /// `textDocument/definition`
  static func definition(_ session: inout Session, _ params: PositionParams) throws(ResponseError) -> JSON {
    let (snapshot, offset) = try session.place(params.document, params.position)
    guard let target = SnapshotGroup(snapshot).definition(at: offset)?.target else { return .null }
    return session.location(target.range, target.file)
  }

  /// `textDocument/references`: includes files that the client has not open. If not all files can be searched, it logs so.
  static func references(_ session: inout Session, _ params: ReferencesParams) throws(ResponseError) -> JSON {
    let (group, offset, gap) = try session.group(params.document, params.position)
    if let gap { session.tell(Message.log("not all references may be known: \(gap)").bytes) }
    return .array(
      group.references(at: offset, includingDeclaration: params.includesDeclaration).map {
        session.location($0.range, $0.file)
      })
  }

  /// `textDocument/documentHighlight`: a declaration counts as a write (3), a use as a read (2).
  static func highlights(_ session: inout Session, _ params: PositionParams) throws(ResponseError) -> JSON {
    let (snapshot, offset) = try session.place(params.document, params.position)
    let map = session.map(snapshot)
    return .array(
      SnapshotGroup(snapshot).highlights(at: offset).map { found in
        .object([("range", session.range(found.range, map)), ("kind", .integer(found.isDeclaration ? 3 : 2))])
      })
  }
}
