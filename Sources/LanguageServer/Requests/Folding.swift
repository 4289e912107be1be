internal import LayDiagnostics
internal import LayIDE
internal import LayJSON

/// The requests for folding and selection ranges.
enum FoldingRequests {
  /// `textDocument/foldingRange`
  static func foldingRanges(_ session: inout Session, _ params: DocumentParams) throws(ResponseError) -> JSON {
    let snapshot = try session.snapshot(of: params.document)
    let map = session.map(snapshot)
    var folds = snapshot.folds()
    if let limit = session.client.foldLimit, limit < folds.count {
      // Only the largest, which are the most useful to fold.
      let largest = Set(folds.sorted { $0.range.length > $1.range.length }.prefix(max(0, limit)))
      folds.removeAll { !largest.contains($0) }
    }
    return .array(folds.map { fold(session, $0, map) })
  }

  private static func fold(_ session: Session, _ fold: Fold, _ map: PositionMap) -> JSON {
    let (start, end) = (map.position(of: fold.range.start), map.position(of: fold.range.end))
    // The closing brace stays visible.
    let lastLine = fold.kind == .block ? end.line - 1 : end.line
    var members: [(String, JSON)] = [
      ("startLine", .integer(start.line)), ("endLine", .integer(max(start.line, lastLine))),
    ]
    switch fold.kind {
    case .block: break
    case .comment: members.append(("kind", .string("comment")))
    case .imports: members.append(("kind", .string("imports")))
    }
    return .object(members)
  }

  /// `textDocument/selectionRange`
  static func selectionRanges(_ session: inout Session, _ params: SelectionRangeParams) throws(ResponseError) -> JSON {
    let snapshot = try session.snapshot(of: params.document)
    let map = session.map(snapshot)
    var found: [JSON] = []
    for position in params.positions {
      let offset = map.offset(of: position)
      var selection: JSON?
      for range in snapshot.selections(at: offset).reversed() {
        var members = [("range", session.range(range, map))]
        if let selection { members.append(("parent", selection)) }
        selection = .object(members)
      }
      let here = map.position(of: offset)
      found.append(selection ?? .object([("range", (here..<here).json)]))
    }
    return .array(found)
  }
}
