internal import LayIDE
internal import LayJSON

extension Session {
  /// `textDocument/formatting`: the one canonical form, whatever the options say.
  mutating func formatting(_ params: JSON) throws(ResponseError) -> JSON {
    let snapshot = try snapshot(params)
    return textEdits(snapshot.formatting(), map(snapshot))
  }

  /// `textDocument/rangeFormatting`
  mutating func rangeFormatting(_ params: JSON) throws(ResponseError) -> JSON {
    let snapshot = try snapshot(params)
    return textEdits(snapshot.formatting(in: try sourceRange(params, of: snapshot)), map(snapshot))
  }
}
