internal import LayDiagnostics

// After an error: skip to the end of the line, to `;`, or to the `}` of the block.

extension Parser {
  /// Stands behind a statement: whatever is left of its line is too much.
  mutating func endStatement() {
    if isAtStatementEnd {
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
    while !isAtStatementEnd { skipToken() }
    if previousEnd > Int(start.token) { finish(.unexpected, start) }
    skipDebris()
  }

  /// Takes the first token of a statement that could make nothing of it, so that parsing always goes on.
  mutating func skipFirstToken() {
    let start = mark()
    skipToken()
    finish(.unexpected, start)
    failed = true
  }

  /// Skips lines that begin with a text, a colour, `)` or `]`, which no statement does. Behind a line that begins so
  /// itself they are mistakes of their own.
  private mutating func skipDebris() {
    if kinds[statementStart].isDebris { return }
    let start = mark()
    while startsLine && kind.isDebris {
      advance()
      while !isAtStatementEnd { skipToken() }
    }
    if previousEnd > Int(start.token) { finish(.unexpected, start) }
  }

  /// In a file that lacks a `}`, nobody knows where braces end without looking into them.
  private mutating func skipToken() {
    guard kind == .leftBrace else { return advance() }
    if braceDeficit <= 0 { return takeBalancedBraces() }
    quiet += 1
    parseBlock(.anywhere)
    quiet -= 1
  }

  /// Reports the token at ``position``, which follows a whole statement on its line. When a new statement plainly begins
  /// there, the report asks for a `;` and parsing goes on; else the statement has failed.
  mutating func reportSurplus() {
    if failUnevenQuotes() { return }
    let range = here
    let word = shown(range)
    if beginsStatement {
      let fixIt = FixIt("insert ';'", [Edit(behindPrevious, ";")], .automatic)
      return report(.twoStatements(word, at: range, fixIt: fixIt))
    }
    switch kind {
    case .rightParen, .rightSquare: fail(.strayBracket(word, at: range))
    case .andWord, .orWord:
      // '&&' was said to be written 'and': here that is no repair.
      if let last = reports.last, last.diagnostic.code == .foreignOperator, last.diagnostic.range == range {
        reports.removeLast()
      }
      fail(.ruleJoined(word, at: range))
    case .unknown where word == "!" && peek() != .name: fail(.surplus(word, at: range))
    case .unknown: failUnknown()
    case .comma: if !takeWrongComma() { fail(.surplus(word, at: range)) }
    // Expressions have taken the operators that are theirs: here one follows a single value.
    case .plus, .minus, .star, .slash: fail(.surplusOperator(word, at: range))
    case .name where word == "offset": fail(.surplusOffset(at: range))
    default: fail(.surplus(word, at: range))
    }
  }

  /// Takes a `{` that belongs to nothing in a file that has too many of them; what follows it is looked at as usual.
  private mutating func takeSurplusBrace() {
    let range = here
    report(.surplusBrace(at: range))
    braceDeficit -= 1
    let start = mark()
    advance()
    finish(.unexpected, start)
    startsLine = true
  }

  /// Whether a statement plainly begins here: with its word, or with a path that `=` or a relation follows.
  var beginsStatement: Bool {
    if kind.beginsStatement { return kind != .elseWord }
    guard kind == .name || kind == .dot else { return false }
    var index = position
    while kinds[index] == .name || kinds[index] == .dot { index += 1 }
    while kinds[index] == .whitespace { index += 1 }
    return kinds[index] == .equal || kinds[index].isRelation
  }

  /// Reports a line, or what stands behind a `;`, that begins with a token that nothing begins with.
  mutating func takeWhatBeginsNothing(_ place: Place) {
    let range = here
    let word = shown(range)
    switch kind {
    case .unknown: failUnknown()
    case .leftBrace where braceDeficit > 0: takeSurplusBrace()
    case .leftBrace: fail(.surplusBrace(at: range))
    case .rightParen, .rightSquare: fail(.strayBracket(word, at: range))
    case .elseWord: fail(.elseWithoutWhen(at: range))
    case .plus, .star, .slash, .andWord, .orWord, .comma, .ellipsis, .halfOpenRange:
      fail(.lineBeginsWithOperator(word, mayEnd: true, at: range))
    case .at: fail(.priorityFirst(at: range))
    case .equal, .equalEqual, .lessEqual, .greaterEqual, .less, .greater:
      fail(.lineBeginsWithOperator(word, mayEnd: false, at: range))
    default: fail(.beginsNothing(word, at: range))
    }
  }
}

extension TokenKind {
  /// No statement begins with it, so a line that does so after an error belongs to the error.
  var isDebris: Bool { self == .text || self == .colour || self == .rightParen || self == .rightSquare }

  /// Whether a value stands behind it.
  var wantsValue: Bool { self == .equal || self == .colon || self == .comma || self == .leftParen || isRelation }

  /// `==` `<=` `>=` `<` `>`
  var isRelation: Bool {
    switch self {
    case .equalEqual, .lessEqual, .greaterEqual, .less, .greater: true
    default: false
    }
  }
}
