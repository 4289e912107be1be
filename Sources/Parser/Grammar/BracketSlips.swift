internal import LayDiagnostics

/// The slips between an open `(` or `[` and its end.
struct BracketSlips {
  /// The tokens, with the cursor where a separator or the closing bracket is expected.
  let tokens: TokenCursor
  /// The token of the open bracket.
  let opening: Int

  // MARK: Separators

  /// The report of a missing separator at the cursor. `caption "+"` in parentheses lacks a colon or a comma; in an index, the
  /// missing token is unknown.
  var missingSeparator: Diagnostic {
    let range = tokens.here
    let isBehindName = tokens.kinds[tokens.previousEnd - 1] == .name && tokens.kind != .semicolon
    if tokens.kinds[opening] == .leftParen && isBehindName {
      return .missingColonOfArgument(tokens.text(tokens.previous), at: range, behind: tokens.behindPrevious)
    }
    let isIndex = tokens.kinds[opening] == .leftSquare && opening > 0 && tokens.kinds[opening - 1] == .name
    if isIndex {
      let opened = tokens.range(ofToken: opening)
      return .expectedCommaOrBracket("]", found: tokens.shown(range), opening: opened, at: range)
    }
    return .missingComma(at: range, fixIt: commas)
  }

  /// A fix that inserts commas between the values of the rest of this line, up to the closing bracket.
  private var commas: FixIt? {
    var edits: [Edit] = []
    var last = tokens.kinds[tokens.previousEnd - 1]
    var behind = tokens.previous.end
    var index = tokens.previousEnd
    while !tokens.kinds[index].isBracketOrEnd {
      let range = tokens.range(ofToken: index)
      if tokens.kinds[index] == .semicolon { edits.append(Edit(range, ",")) }
      if tokens.kinds[index].isSimpleValue && last.isSimpleValue {
        edits.append(Edit(SourceRange(file: tokens.file, start: behind, end: behind), ","))
      }
      if !tokens.kinds[index].isTrivia {
        last = tokens.kinds[index]
        behind = range.end
      }
      index += 1
    }
    let isOfSemicolons = !edits.isEmpty && edits.allSatisfy { $0.replacement == "," && $0.range.length == 1 }
    let title = isOfSemicolons ? "change ';' to ','" : "put commas between the values"
    return edits.isEmpty ? nil : FixIt(title, edits, .automatic)
  }

  // MARK: Closing brackets

  /// The report that the bracket `sign` is missing at the end of the statement.
  func missing(_ sign: String) -> Diagnostic {
    let gap = tokens.behindPrevious
    let fixIt = FixIt("insert '\(sign)'", [Edit(gap, sign)], isPlainlyUnclosed ? .automatic : .needsReview)
    return .missingBracket(sign, opening: tokens.range(ofToken: opening), at: gap, fixIt: fixIt)
  }

  /// The report of another token in place of a comma or of the bracket `sign`.
  func expected(_ sign: String) -> Diagnostic {
    let range = tokens.here
    return .expectedCommaOrBracket(
      sign, found: tokens.shown(range), opening: tokens.range(ofToken: opening), at: range)
  }

  /// True if only the closing bracket is missing: it is the only open one, holds something but no relation, and the
  /// statement has its operator or word before it.
  private var isPlainlyUnclosed: Bool {
    guard tokens.brackets == 1, tokens.previousEnd > opening + 1, tokens.kinds[tokens.previousEnd - 1] != .comma else {
      return false
    }
    // One bracket of `((` is surplus.
    if tokens.kinds[opening + 1] == tokens.kinds[opening]
      || opening > 0 && tokens.kinds[opening - 1] == tokens.kinds[opening]
    {
      return false
    }
    guard !tokens.kinds[opening..<tokens.previousEnd].contains(where: { $0.isRelation }) else { return false }
    if tokens.kind == .leftBrace && !tokens.kinds[tokens.statementStart].beginsStatement { return false }
    // There is another mistake if a statement begins on the same line, or another bracket closes nothing.
    if tokens.kind.beginsStatement && !tokens.isAtStatementEnd || tokens.kind == .rightSquare
      || tokens.kind == .rightParen
    {
      return false
    }
    return tokens.kinds[tokens.statementStart..<opening].contains {
      $0 == .equal || $0.isRelation || $0.beginsStatement
    }
  }
}

extension TokenKind {
  fileprivate var isSimpleValue: Bool {
    switch self {
    case .number, .size, .percent, .text, .name: true
    default: false
    }
  }

  fileprivate var isBracketOrEnd: Bool {
    switch self {
    case .leftParen, .rightParen, .leftSquare, .rightSquare, .leftBrace, .rightBrace, .newline, .endOfFile: true
    default: false
    }
  }
}
