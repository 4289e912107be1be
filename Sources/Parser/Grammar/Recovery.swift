internal import LayDiagnostics

// Recovery: after an error, the parser skips to the end of the line, to `;`, or to the `}` of the block. After a slip with a
// clear meaning, it continues as if the text were right.

extension Parser {
  /// Ends a statement; the cursor is after it. The rest of its line is surplus.
  mutating func endStatement() {
    if tokens.isAtStatementEnd {
      if failed { skipDebris() }
      return
    }
    if !failed {
      reportSurplus()
      if !failed { return }
    }
    skipStatement()
  }

  /// Skips the rest of the statement, balanced braces as a whole, and the lines that belong to its debris.
  mutating func skipStatement() {
    let start = mark()
    while !tokens.isAtStatementEnd { skipToken() }
    if tokens.previousEnd > Int(start.token) { finish(.unexpected, start) }
    skipDebris()
  }

  /// Skips the first token of a statement that consumed none, so that parsing always proceeds.
  mutating func skipFirstToken() {
    let start = mark()
    skipToken()
    finish(.unexpected, start)
    failed = true
  }

  /// Skips lines that begin with a string, a colour, `)` or `]`, which begin no statement. After a statement that
  /// itself begins so, they are mistakes of their own.
  private mutating func skipDebris() {
    if tokens.kinds[tokens.statementStart].isDebris { return }
    let start = mark()
    while tokens.startsLine && tokens.kind.isDebris {
      advance()
      while !tokens.isAtStatementEnd { skipToken() }
    }
    if tokens.previousEnd > Int(start.token) { finish(.unexpected, start) }
  }

  /// Skips a token, or a balanced block. In a file that lacks a `}`, only parsing a block tells where it ends.
  private mutating func skipToken() {
    guard tokens.kind == .leftBrace else { return advance() }
    if braceDeficit <= 0 { return takeBalancedBraces() }
    quiet += 1
    parseBlock(.anywhere)
    quiet -= 1
  }

  /// Consumes everything from a `{` to its `}`, or to the end of the file.
  mutating func takeBalancedBraces() {
    var open = 0
    while tokens.kind != .endOfFile {
      if tokens.kind == .leftBrace { open += 1 }
      if tokens.kind == .rightBrace { open -= 1 }
      advance()
      if open == 0 { return }
    }
  }

  // MARK: Surplus tokens

  /// Reports the token at the cursor, which follows a complete statement on its line. If a new statement clearly
  /// begins there, the report asks for a `;` and parsing continues; otherwise the statement has failed.
  mutating func reportSurplus() {
    if failUnevenQuotes() { return }
    let range = tokens.here
    let word = tokens.shown(range)
    if tokens.beginsStatement {
      let fixIt = FixIt("insert ';'", [Edit(tokens.behindPrevious, ";")], .automatic)
      return report(.twoStatements(word, at: range, fixIt: fixIt))
    }
    switch tokens.kind {
    case .rightParen, .rightSquare: fail(.strayBracket(word, at: range))
    case .andWord, .orWord:
      // The report said to write 'and' for '&&', which is no fix here.
      if let last = reports.last, last.diagnostic.code == .foreignOperator, last.diagnostic.range == range {
        reports.removeLast()
      }
      let fixIt = LineSlips(tokens: tokens).partedRules.map { FixIt("write ';' instead of '\(word)'", $0, .automatic) }
      fail(.ruleJoined(word, at: range, fixIt: fixIt))
    case .unknown where word == "!" && tokens.peek() != .name: fail(.surplus(word, at: range))
    case .unknown: failUnknown()
    case .comma: if !takeWrongComma() { fail(.surplus(word, at: range)) }
    // Expressions consume their operators: here one follows a single value.
    case .plus, .minus, .star, .slash: fail(.surplusOperator(word, at: range))
    case .name where word == "offset": fail(.surplusOffset(at: range))
    default: fail(.surplus(word, at: range))
    }
  }

  /// Skips a surplus `{` in a file that has too many of them. Those that follow it on the line are skipped too; the
  /// text after it is parsed as usual. If reports are full, those of the next lines are skipped as well, since a file
  /// may be full of them.
  private mutating func takeSurplusBrace() {
    let range = tokens.here
    report(.surplusBrace(at: range))
    let start = mark()
    repeat {
      braceDeficit -= 1
      advance()
    } while tokens.kind == .leftBrace && braceDeficit > 0 && (!tokens.startsLine || isFull)
    finish(.unexpected, start)
    tokens.startsLine = true
  }

  /// Reports a statement that begins with a token which begins none.
  mutating func takeWhatBeginsNothing(_ place: Place) {
    let range = tokens.here
    let word = tokens.shown(range)
    switch tokens.kind {
    case .unknown: failUnknown()
    case .leftBrace where braceDeficit > 0: takeSurplusBrace()
    case .leftBrace: fail(.surplusBrace(at: range))
    case .rightParen, .rightSquare: fail(.strayBracket(word, at: range))
    case .elseWord: fail(.elseWithoutWhen(at: range))
    case .plus, .star, .slash, .andWord, .orWord, .comma, .ellipsis, .halfOpenRange:
      let fixIt = mayEndLine ? LineSlips(tokens: tokens).operatorAtLineEnd : nil
      fail(.lineBeginsWithOperator(word, mayEnd: true, at: range, fixIt: fixIt))
    case .at: fail(.priorityFirst(at: range))
    case .text where StringSlips(tokens: tokens).isFormat: fail(.formatWithoutWord(at: range))
    case .equal, .equalEqual, .lessEqual, .greaterEqual, .less, .greater:
      fail(.lineBeginsWithOperator(word, mayEnd: false, at: range))
    default: fail(.beginsNothing(word, at: range))
    }
  }

  /// True if the operator at the cursor may be moved to the line before, which ends with a value.
  private var mayEndLine: Bool {
    guard tokens.kind == .plus || tokens.kind == .star || tokens.kind == .slash, tokens.startsLine,
      let last = nodes.last,
      Int(last.endToken) == tokens.previousEnd, last.kind.endsWithValue, nodes.dropLast().last?.kind.isClause == false
    else { return false }
    return true
  }

  // MARK: Tokens of other languages

  /// Reports an unknown operator with a clear meaning, and continues as if it were the right one.
  mutating func translateOperator() {
    guard let meant = UnknownToken(tokens: tokens).operatorMeant else { return }
    report { UnknownToken(tokens: $0).report(as: meant) }
    tokens.read(as: meant.kind)
  }

  /// Reports the unknown token at the cursor; the rest of the statement is skipped.
  mutating func failUnknown() {
    guard !UnknownToken(tokens: tokens).isReported else {
      failed = true
      return
    }
    fail { UnknownToken(tokens: $0).report }
  }

  // MARK: Strings and numbers

  /// Reports a string without its closing quote, and unknown escapes.
  mutating func checkText() {
    if tokens.isPlainText { return }
    var offset = tokens.here.start + 1
    while true {
      switch StringSlips(tokens: tokens).next(from: offset) {
      case .closingQuote: return
      case .end: return reportMissingQuote()
      case .unknownEscape(let escape):
        report { StringSlips(tokens: $0).report(escape) }
        offset = escape.range.end
      }
    }
  }

  mutating func reportMissingQuote() { fail { StringSlips(tokens: $0).missingQuote } }

  /// Reports a string without closing quote at the end of this line, if there is one.
  mutating func failUnevenQuotes() -> Bool {
    guard let token = StringSlips(tokens: tokens).unclosedText else { return false }
    let range = tokens.range(ofToken: token)
    fail(.unevenQuotes(at: range))
    return true
  }

  mutating func reportMalformedNumber() { report { NumberSlips(tokens: $0).malformed } }

  /// Reports a comma after a complete statement, if its meaning is clear.
  private mutating func takeWrongComma() -> Bool {
    guard let meaning = CommaSlip(tokens: tokens, statement: nodes.last).meaning else { return false }
    let statement = nodes.last
    guard case .semicolon = meaning else {
      fail { CommaSlip(tokens: $0, statement: statement).report(as: meaning) }
      return true
    }
    report { CommaSlip(tokens: $0, statement: statement).report(as: meaning) }
    tokens.read(as: .semicolon)
    return true
  }

  // MARK: Lines

  /// Joins `form.top ==` and `superview.top` on the next line, since neither `=` nor a relation continues a line. Only
  /// a next line that is no statement by itself is joined.
  mutating func takeNextLine() -> Bool {
    guard tokens.startsLine, !failed, quiet == 0, tokens.previousEnd > 0,
      tokens.kind == .name || tokens.kind == .dot || tokens.kind == .number,
      tokens.kinds[tokens.previousEnd - 1] == .equal || tokens.kinds[tokens.previousEnd - 1].isRelation,
      tokens.lineIsValue
    else { return false }
    joinLines(.expectedValue)
    return true
  }

  /// Reports that this line belongs to the one before, and continues as if it were on that line.
  mutating func joinLines(_ code: DiagnosticCode) {
    report { LineSlips(tokens: $0).twoLines(code) }
    tokens.startsLine = false
  }

  /// Reports that the line ends after the `word` of a head. If the rest of the head is clearly on the next line,
  /// parsing continues there.
  @discardableResult
  mutating func takeEndOfLine(after word: String) -> Bool {
    guard LineSlips(tokens: tokens).nextLineIsHead(of: word) else {
      fail { LineSlips(tokens: $0).headEndsLine(word, isJoined: false) }
      return false
    }
    report { LineSlips(tokens: $0).headEndsLine(word, isJoined: true) }
    tokens.startsLine = false
    return true
  }
}

extension SyntaxKind {
  /// True if a statement of this kind ends with a value, unless clauses follow.
  fileprivate var endsWithValue: Bool {
    switch self {
    case .rule, .setting, .metricDeclaration, .letDeclaration: true
    default: false
    }
  }

  /// True for a clause after the operands of a constraint.
  fileprivate var isClause: Bool { self == .insetClause || self == .offsetClause || self == .priorityClause }
}
