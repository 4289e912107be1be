internal import LayIDE
internal import LayJSON

/// The request for inlay hints.
enum HintRequests {
  /// `textDocument/inlayHint`
  static func inlayHints(_ session: inout Session, _ params: RangeParams) throws(ResponseError) -> JSON {
    let snapshot = try session.snapshot(of: params.document)
    let range = session.sourceRange(params.range, of: snapshot)
    let size = session.client.size
    let hints = try session.solving(params.document) { snapshot, solutions, lastGood in
      snapshot.inlayHints(in: range, at: size, &solutions, &lastGood)
    }
    let map = session.map(snapshot)
    return .array(
      hints.map { hint in
        .object([
          ("position", map.position(of: hint.offset).json), ("label", .string(hint.text)),
          ("tooltip", session.client.documentation(hint.tooltip, .hover)),
          ("paddingLeft", .bool(true)),
        ])
      })
  }
}
