internal import LayDiagnostics

// Recovery: after an error, the parser skips to the end of the line, to `;`, or to the `}` of the block.

extension Parser {
  /// Ends a statement; ``position`` is after it. The rest of its line is surplus.
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
    if kinds[statementStart].isDebris { return }
    let start = mark()
    while startsLine && kind.isDebris {
      advance()
      while !isAtStatementEnd { skipToken() }
    }
    if previousEnd > Int(start.token) { finish(.unexpected, start) }
  }

  /// Skips a token, or a balanced block. In a file that lacks a `}`, only parsing a block tells where it ends.
  private mutating func skipToken() {
    guard kind == .leftBrace else { return advance() }
    if braceDeficit <= 0 { return takeBalancedBraces() }
    quiet += 1
    parseBlock(.anywhere)
    quiet -= 1
  }

  /// Reports the token at ``position``, which follows a complete statement on its line. If a new statement clearly
  /// begins there, the report asks for a `;` and parsing continues; otherwise the statement has failed.
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
      // The report said to write 'and' for '&&', which is no fix here.
      if let last = reports.last, last.diagnostic.code == .foreignOperator, last.diagnostic.range == range {
        reports.removeLast()
      }
      let fixIt = partedRules.map { FixIt("write ';' instead of '\(word)'", $0, .automatic) }
      fail(.ruleJoined(word, at: range, fixIt: fixIt))
    case .unknown where word == "!" && peek() != .name: fail(.surplus(word, at: range))
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
    let range = here
    report(.surplusBrace(at: range))
    let start = mark()
    repeat {
      braceDeficit -= 1
      advance()
    } while kind == .leftBrace && braceDeficit > 0 && (!startsLine || leftOut.count > 0)
    finish(.unexpected, start)
    startsLine = true
  }

  /// The edits that replace each 'and' of this line by ';', with ``position`` at the first; nil unless each precedes a
  /// constraint.
  private var partedRules: [Edit]? {
    var edits: [Edit] = []
    var index = position
    while kinds[index] != .newline && kinds[index] != .semicolon && kinds[index] != .rightBrace
      && kinds[index] != .endOfFile
    {
      let isAnd = kinds[index] == .andWord || kinds[index] == .unknown && spells(index, "&&")
      if kinds[index] == .orWord || kinds[index] == .leftBrace { return nil }
      if isAnd {
        let first = kinds[index - 1] == .whitespace ? start(ofToken: index - 1) : start(ofToken: index)
        let next = kinds[index + 1] == .whitespace ? index + 2 : index + 1
        guard beginsRelation(next) else { return nil }
        edits.append(Edit(SourceRange(file: file, start: first, end: start(ofToken: next)), "; "))
      }
      index += 1
    }
    return edits
  }

  /// True if a statement clearly begins here: with its word, or with a path that `=` or a relation follows.
  var beginsStatement: Bool {
    if kind.beginsStatement { return kind != .elseWord }
    return beginsRelation(position)
  }

  /// True if a path begins at a token, and `=` or a relation follows it.
  private func beginsRelation(_ index: Int) -> Bool {
    guard kinds[index] == .name || kinds[index] == .dot else { return false }
    var index = index
    while kinds[index] == .name || kinds[index] == .dot { index += 1 }
    while kinds[index] == .whitespace { index += 1 }
    return kinds[index] == .equal || kinds[index].isRelation
  }

  /// Reports a statement that begins with a token which begins none.
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
      let fixIt = lineEnd(with: word)
      fail(.lineBeginsWithOperator(word, mayEnd: true, at: range, fixIt: fixIt))
    case .at: fail(.priorityFirst(at: range))
    case .equal, .equalEqual, .lessEqual, .greaterEqual, .less, .greater:
      fail(.lineBeginsWithOperator(word, mayEnd: false, at: range))
    default: fail(.beginsNothing(word, at: range))
    }
  }
}

extension Parser {
  /// The fix that moves the operator at ``position`` to the line before, if that ends with a value; nil otherwise.
  private func lineEnd(with word: String) -> FixIt? {
    guard kind == .plus || kind == .star || kind == .slash, startsLine, let last = nodes.last,
      Int(last.endToken) == previousEnd, last.kind.endsWithValue, nodes.dropLast().last?.kind.isClause == false
    else { return nil }
    let behind = kinds[position + 1] == .whitespace ? Int(ends[position + 1]) : Int(ends[position])
    let removed = SourceRange(file: file, start: here.start, end: behind)
    let edits = [Edit(behindPrevious, " \(word)"), Edit(removed, "")]
    return FixIt("end the line before with '\(word)'", edits, .automatic)
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

extension TokenKind {
  /// True if no statement begins with such a token. A line which begins so after an error belongs to the error.
  var isDebris: Bool { self == .text || self == .colour || self == .rightParen || self == .rightSquare }

  /// True if a value follows such a token.
  var wantsValue: Bool { self == .equal || self == .colon || self == .comma || self == .leftParen || isRelation }

  /// `==` `<=` `>=` `<` `>`
  var isRelation: Bool {
    switch self {
    case .equalEqual, .lessEqual, .greaterEqual, .less, .greater: true
    default: false
    }
  }
}
