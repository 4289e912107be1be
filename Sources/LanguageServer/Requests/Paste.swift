internal import LayDiagnostics
internal import LayIDE
internal import LayJSON

/// The request for a translation of pasted code.
enum PasteRequests {
  /// `layc/paste`: translates code of UIKit for a place, as `layc paste` does; null if the text is none.
  static func paste(_ session: inout Session, _ params: PasteParams) throws(ResponseError) -> JSON {
    let snapshot = try session.snapshot(of: params.document)
    let range = session.sourceRange(params.range, of: snapshot)
    guard let pasted = snapshot.pasted(params.text, over: range) else { return .null }
    return .object([
      ("text", .string(pasted.edit.replacement)), ("isComplete", .bool(pasted.isComplete)),
      ("edits", session.textEdits([pasted.edit], session.map(snapshot))),
    ])
  }
}
