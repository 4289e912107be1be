internal import LayIDE
internal import LayJSON

/// The requests for formatting.
enum FormattingRequests {
  /// `textDocument/formatting`: returns the canonical format, whatever the options are.
  static func formatting(_ session: inout Session, _ params: JSON) throws(ResponseError) -> JSON {
    let snapshot = try session.snapshot(params)
    return session.textEdits(snapshot.formatting(), session.map(snapshot))
  }

  /// `textDocument/rangeFormatting`
  static func rangeFormatting(_ session: inout Session, _ params: JSON) throws(ResponseError) -> JSON {
    let snapshot = try session.snapshot(params)
    return session.textEdits(
      snapshot.formatting(in: try session.sourceRange(params, of: snapshot)), session.map(snapshot))
  }

  /// The characters that trigger formatting of the text that they complete.
  static let triggers = ["}", "\n", ";"]

  /// `textDocument/onTypeFormatting`
  static func onTypeFormatting(_ session: inout Session, _ params: JSON) throws(ResponseError) -> JSON {
    let (snapshot, offset) = try session.place(params)
    let typed = try params.requiredText("ch")
    guard let character = typed.first, typed.count == 1 else {
      throw ResponseError(.invalidParams, "'ch' is no character")
    }
    return session.textEdits(snapshot.formatting(afterTyping: character, at: offset), session.map(snapshot))
  }
}
