internal import LayIDE
internal import LayJSON

/// The request for hover texts.
enum HoverRequests {
  /// `textDocument/hover`
  static func hover(_ session: inout Session, _ params: PositionParams) throws(ResponseError) -> JSON {
    let (snapshot, offset) = try session.place(params.document, params.position)
    let hover = try session.solving(params.document) { snapshot, solutions, lastGood in
      snapshot.hover(at: offset, &solutions, &lastGood)
    }
    guard let hover else { return .null }
    return .object([
      ("contents", session.client.contents(hover.text)), ("range", session.range(hover.range, session.map(snapshot))),
    ])
  }
}
