internal import LayIDE
internal import LayJSON

extension Session {
  /// `textDocument/inlayHint`
  mutating func inlayHints(_ params: JSON) throws(ResponseError) -> JSON {
    let snapshot = try snapshot(params)
    let range = try sourceRange(params, of: snapshot)
    let size = client.size
    let hints = try solving(params) { snapshot, solutions, lastGood in
      snapshot.inlayHints(in: range, at: size, &solutions, &lastGood)
    }
    let map = map(snapshot)
    return .array(
      hints.map { hint in
        .object([
          ("position", map.position(of: hint.offset).json), ("label", .string(hint.text)),
          ("tooltip", client.documentation(hint.tooltip, .hover)),
          ("paddingLeft", .bool(true)),
        ])
      })
  }
}
