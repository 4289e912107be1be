internal import LayDiagnostics
internal import LayIDE
internal import LayJSON

/// The requests for semantic tokens.
enum TokenRequests {
  /// The names of the token kinds in LSP, in the order of ``SemanticToken/Kind``.
  static let types = [
    "keyword", "comment", "string", "number", "operator", "type", "class", "variable", "event", "enumMember",
    "parameter",
    "property",
  ]

  /// `textDocument/semanticTokens/full`
  static func semanticTokens(_ session: inout Session, _ params: DocumentParams) throws(ResponseError) -> JSON {
    try allTokens(&session, params.document)
  }

  private static func allTokens(_ session: inout Session, _ document: DocumentURI) throws(ResponseError) -> JSON {
    let found = try tokens(&session, document)
    return .object([("resultId", .string(found.id)), ("data", .array(found.data.map { .integer($0) }))])
  }

  /// `textDocument/semanticTokens/full/delta`: returns the changes since a result, or all tokens if the result is not known any
  /// more.
  static func semanticTokensDelta(_ session: inout Session, _ params: TokenChangesParams) throws(ResponseError) -> JSON
  {
    guard let old = session.sentTokens[params.document], old.id == params.previous else {
      return try allTokens(&session, params.document)
    }
    let found = try tokens(&session, params.document)
    let edits = old.edits(to: found).map { edit in
      JSON.object([
        ("start", .integer(edit.range.lowerBound)), ("deleteCount", .integer(edit.range.count)),
        ("data", .array(edit.numbers.map { .integer($0) })),
      ])
    }
    return .object([("resultId", .string(found.id)), ("edits", .array(edits))])
  }

  private static func tokens(_ session: inout Session, _ document: DocumentURI) throws(ResponseError) -> SentTokens {
    let snapshot = try session.snapshot(of: document)
    let found = SentTokens(encoded(snapshot.semanticTokens(), session.map(snapshot)))
    session.sentTokens[document] = found
    return found
  }

  /// `textDocument/semanticTokens/range`
  static func semanticTokensInRange(_ session: inout Session, _ params: RangeParams) throws(ResponseError) -> JSON {
    let snapshot = try session.snapshot(of: params.document)
    let range = session.sourceRange(params.range, of: snapshot)
    let tokens = snapshot.semanticTokens().filter { $0.range.start < range.end && $0.range.end > range.start }
    return .object([("data", .array(encoded(tokens, session.map(snapshot)).map { .integer($0) }))])
  }

  /// Encodes a token as five numbers: line and column relative to the previous token, length, kind, and 1 for a declaration.
  private static func encoded(_ tokens: [SemanticToken], _ map: PositionMap) -> [Int] {
    var data: [Int] = []
    data.reserveCapacity(tokens.count * 5)
    var last = Position(line: 0, character: 0)
    for token in tokens {
      let (start, end) = (map.position(of: token.range.start), map.position(of: token.range.end))
      let column = start.line == last.line ? start.character - last.character : start.character
      data += [
        start.line - last.line, column, end.character - start.character, token.kind.rawValue,
        token.isDeclaration ? 1 : 0,
      ]
      last = start
    }
    return data
  }
}
