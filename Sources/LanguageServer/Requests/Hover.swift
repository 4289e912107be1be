internal import LayIDE
internal import LayJSON

extension Session {
  /// `textDocument/hover`
  mutating func hover(_ params: JSON) throws(ResponseError) -> JSON {
    let (snapshot, offset) = try place(params)
    let hover = try solving(params) { snapshot, solutions, lastGood in
      snapshot.hover(at: offset, &solutions, &lastGood)
    }
    guard let hover else { return .null }
    return .object([("contents", client.contents(hover.text)), ("range", range(hover.range, map(snapshot)))])
  }
}
