internal import LayIDE
internal import LayJSON

extension Session {
  /// `textDocument/formatting`: returns the canonical format, whatever the options are.
  mutating func formatting(_ params: JSON) throws(ResponseError) -> JSON {
    let snapshot = try snapshot(params)
    return textEdits(snapshot.formatting(), map(snapshot))
  }

  /// `textDocument/rangeFormatting`
  mutating func rangeFormatting(_ params: JSON) throws(ResponseError) -> JSON {
    let snapshot = try snapshot(params)
    return textEdits(snapshot.formatting(in: try sourceRange(params, of: snapshot)), map(snapshot))
  }

  /// The characters that trigger formatting of the text that they complete.
  static let formattingCharacters = ["}", "\n", ";"]

  /// `textDocument/onTypeFormatting`
  mutating func onTypeFormatting(_ params: JSON) throws(ResponseError) -> JSON {
    let (snapshot, offset) = try place(params)
    let typed = try params.requiredText("ch")
    guard let character = typed.first, typed.count == 1 else {
      throw ResponseError(.invalidParams, "'ch' is no character")
    }
    return textEdits(snapshot.formatting(afterTyping: character, at: offset), map(snapshot))
  }
}
