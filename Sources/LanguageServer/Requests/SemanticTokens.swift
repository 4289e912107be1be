internal import LayDiagnostics
internal import LayIDE
internal import LayJSON

extension Session {
  /// LSP's names of the kinds, in the order of ``SemanticToken/Kind``.
  static let tokenTypes = [
    "keyword", "comment", "string", "number", "operator", "type", "class", "variable", "event", "enumMember",
    "parameter",
    "property",
  ]

  /// `textDocument/semanticTokens/full`
  mutating func semanticTokens(_ params: JSON) throws(ResponseError) -> JSON {
    let snapshot = try snapshot(params)
    return encoded(snapshot.semanticTokens(), map(snapshot))
  }

  /// `textDocument/semanticTokens/range`
  mutating func semanticTokensInRange(_ params: JSON) throws(ResponseError) -> JSON {
    let snapshot = try snapshot(params)
    let range = try sourceRange(params, of: snapshot)
    let tokens = snapshot.semanticTokens().filter { $0.range.start < range.end && $0.range.end > range.start }
    return encoded(tokens, map(snapshot))
  }

  /// Five numbers a token: lines and columns from the one before, length, kind, whether it declares.
  private func encoded(_ tokens: [SemanticToken], _ map: PositionMap) -> JSON {
    var data: [JSON] = []
    data.reserveCapacity(tokens.count * 5)
    var last = Position(line: 0, character: 0)
    for token in tokens {
      let (start, end) = (map.position(of: token.range.start), map.position(of: token.range.end))
      let column = start.line == last.line ? start.character - last.character : start.character
      let numbers = [
        start.line - last.line, column, end.character - start.character, token.kind.rawValue,
        token.isDeclaration ? 1 : 0,
      ]
      data += numbers.map { .integer($0) }
      last = start
    }
    return .object([("data", .array(data))])
  }
}
