internal import LayDiagnostics
internal import LayIDE
internal import LayJSON

extension Session {
  /// The names of the token kinds in LSP, in the order of ``SemanticToken/Kind``.
  static let tokenTypes = [
    "keyword", "comment", "string", "number", "operator", "type", "class", "variable", "event", "enumMember",
    "parameter",
    "property",
  ]

  /// `textDocument/semanticTokens/full`
  mutating func semanticTokens(_ params: JSON) throws(ResponseError) -> JSON {
    let found = try tokens(params)
    return .object([("resultId", .string(found.id)), ("data", .array(found.data.map { .integer($0) }))])
  }

  /// `textDocument/semanticTokens/full/delta`: returns the changes since a result, or all tokens if the result is not known any
  /// more.
  mutating func semanticTokensDelta(_ params: JSON) throws(ResponseError) -> JSON {
    let previous = try params.requiredText("previousResultId")
    guard let old = sentTokens[try params.documentURI()], old.id == previous else { return try semanticTokens(params) }
    let found = try tokens(params)
    let edits = old.edits(to: found).map { edit in
      JSON.object([
        ("start", .integer(edit.range.lowerBound)), ("deleteCount", .integer(edit.range.count)),
        ("data", .array(edit.numbers.map { .integer($0) })),
      ])
    }
    return .object([("resultId", .string(found.id)), ("edits", .array(edits))])
  }

  private mutating func tokens(_ params: JSON) throws(ResponseError) -> SentTokens {
    let snapshot = try snapshot(params)
    let found = SentTokens(encoded(snapshot.semanticTokens(), map(snapshot)))
    sentTokens[try params.documentURI()] = found
    return found
  }

  /// `textDocument/semanticTokens/range`
  mutating func semanticTokensInRange(_ params: JSON) throws(ResponseError) -> JSON {
    let snapshot = try snapshot(params)
    let range = try sourceRange(params, of: snapshot)
    let tokens = snapshot.semanticTokens().filter { $0.range.start < range.end && $0.range.end > range.start }
    return .object([("data", .array(encoded(tokens, map(snapshot)).map { .integer($0) }))])
  }

  /// Encodes a token as five numbers: line and column relative to the previous token, length, kind, and 1 for a declaration.
  private func encoded(_ tokens: [SemanticToken], _ map: PositionMap) -> [Int] {
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

/// The semantic tokens that the client has.
struct SentTokens: Sendable {
  /// An id computed from the numbers, so that it is valid for a restarted worker too.
  let id: String
  let data: [Int]

  init(_ data: [Int]) {
    self.data = data
    // FNV-1a.
    let hash = data.reduce(0xCBF2_9CE4_8422_2325 as UInt64) { ($0 ^ UInt64(bitPattern: Int64($1))) &* 0x100_0000_01B3 }
    id = String(hash, radix: 16)
  }

  /// Returns the changes to `new` in tokens of five numbers each: a single run, or none.
  func edits(to new: SentTokens) -> [(range: Range<Int>, numbers: ArraySlice<Int>)] {
    var (start, end, newEnd) = (0, data.count, new.data.count)
    while start + 5 <= min(end, newEnd), data[start..<start + 5] == new.data[start..<start + 5] { start += 5 }
    while end - 5 >= start, newEnd - 5 >= start, data[end - 5..<end] == new.data[newEnd - 5..<newEnd] {
      end -= 5
      newEnd -= 5
    }
    return start == end && start == newEnd ? [] : [(start..<end, new.data[start..<newEnd])]
  }
}
