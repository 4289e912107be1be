internal import LayIDE
internal import LayJSON

/// The requests for formatting.
enum FormattingRequests {
  /// `textDocument/formatting`: returns the canonical format, whatever the options are.
  static func formatting(_ session: inout Session, _ params: DocumentParams) throws(ResponseError) -> JSON {
    let snapshot = try session.snapshot(of: params.document)
    return session.textEdits(snapshot.formatting(), session.map(snapshot))
  }

  /// `textDocument/rangeFormatting`
  static func rangeFormatting(_ session: inout Session, _ params: RangeParams) throws(ResponseError) -> JSON {
    let snapshot = try session.snapshot(of: params.document)
    let range = session.sourceRange(params.range, of: snapshot)
    return session.textEdits(snapshot.formatting(in: range), session.map(snapshot))
  }

  /// The characters that trigger formatting of the text that they complete.
  static let triggers = ["}", "\n", ";"]

  /// `textDocument/onTypeFormatting`
  static func onTypeFormatting(_ session: inout Session, _ params: OnTypeFormattingParams) throws(ResponseError) -> JSON
  {
    let (snapshot, offset) = try session.place(params.document, params.position)
    return session.textEdits(snapshot.formatting(afterTyping: params.character, at: offset), session.map(snapshot))
  }
}
