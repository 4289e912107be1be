internal import LayIDE
internal import LayJSON

extension Session {
  /// `textDocument/hover`
  mutating func hover(_ params: JSON) throws(ResponseError) -> JSON {
    let (snapshot, offset) = try place(params)
    guard let hover = snapshot.hover(at: offset) else { return .null }
    let contents = JSON.object([("kind", .string("markdown")), ("value", .string(hover.text))])
    return .object([("contents", contents), ("range", range(hover.range, map(snapshot)))])
  }
}
