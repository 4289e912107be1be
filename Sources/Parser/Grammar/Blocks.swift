internal import LayDiagnostics

// Braces, parentheses and square brackets, which all nest.

extension Parser {
  /// `block = "{" { [ statement ] end } [ statement ] "}" ;`
  ///
  ///     { text = "Sign in"; .height == 44 }
  ///
  /// The cursor is at the `{`. One on a line of its own is accepted, with a report.
  mutating func parseBlock(_ place: Place) {
    let start = mark()
    if tokens.startsLine { report { LineSlips(tokens: $0).braceOnOwnLine } }
    guard enter() else { return skipTooDeepBlock(start) }
    let outerFailed = failed
    let outerBrackets = tokens.brackets
    tokens.brackets = 0
    blocks.append(OpenBlock(brace: tokens.position, indentation: tokens.indentation))
    advance()
    noteFirstLine()
    parseStatements(place)
    closeBlock()
    depth -= 1
    tokens.brackets = outerBrackets
    failed = outerFailed
    finish(.block, start)
  }

  /// Parses the block of a statement that requires one; the cursor is after the head of the statement.
  mutating func parseRequiredBlock(_ place: Place, of word: String) {
    if tokens.isAt(.colon) && tokens.peek() == .newline && !failed { takeColonForBrace(word) }
    if tokens.kind != .leftBrace {
      if !failed { failMissingBlock(word) }
      skipToBrace()
    }
    if tokens.kind == .leftBrace && !(failed && tokens.startsLine) {
      parseBlock(place)
    } else if braceDeficit < 0 && (nextLineIsBody || tokens.lineIsBody) {
      parseBodyWithoutBrace(place)
    }
  }

  /// Parses the block of a statement if it has one; ``endStatement()`` checks the tokens after the statement.
  mutating func parseOptionalBlock(_ place: Place) {
    if braceDeficit < 0 && !failed && (tokens.lineIsBody || nextLineIsBody) { return parseBlockWithoutBrace(place) }
    if tokens.kind != .leftBrace && (failed || !tokens.isAtStatementEnd && !tokens.beginsStatement) {
      if !failed { reportSurplus() }
      skipToBrace()
    }
    if tokens.kind == .leftBrace && !(failed && tokens.startsLine) { parseBlock(place) }
  }

  private mutating func failMissingBlock(_ word: String) {
    let gap = tokens.behindPrevious
    if tokens.kind == .unknown && tokens.goesOn { return failUnknown() }
    if tokens.isAtStatementEnd { return fail(.missingBlock(word, at: gap)) }
    let range = tokens.here
    let found = tokens.shown(range)
    fail(.expectedBlock(word, found: found, at: range))
  }

  /// Skips the tokens before the `{` of this line, if there is one.
  private mutating func skipToBrace() {
    guard tokens.kind != .leftBrace, !tokens.startsLine, tokens.lineHasBrace else { return }
    let start = mark()
    while tokens.kind != .leftBrace && !tokens.isAtStatementEnd { advance() }
    if tokens.previousEnd > Int(start.token) { finish(.unexpected, start) }
    failed = false
  }

  /// Reports the colon of `layout Mail(375x667):` at the end of its line.
  private mutating func takeColonForBrace(_ word: String) {
    let lacksBrace = braceDeficit < 0
    report { SignSlips(tokens: $0).colonForBrace(word, lacksBrace: lacksBrace) }
    let start = mark()
    advance()
    finish(.unexpected, start)
    failed = true
  }

  // MARK: Missing opening braces

  /// True if the next line is indented more than this one: the body of a statement without its `{`.
  private var nextLineIsBody: Bool {
    tokens.startsLine && tokens.kind != .rightBrace && tokens.indentation > (blocks.last?.inner ?? 0)
  }

  /// Reports the missing `{` of `view title: Label text = "x" }`, and parses its body. The body is the rest of the
  /// line, or the lines that are indented more.
  private mutating func parseBlockWithoutBrace(_ place: Place) {
    let gap = tokens.behindPrevious
    let word = tokens.text(tokens.range(ofToken: tokens.statementStart))
    let fixIt = FixIt("insert '{'", [Edit(gap, " {")], tokens.startsLine ? .needsReview : .automatic)
    report(.missingBlock(word, at: gap, fixIt: fixIt))
    parseBodyWithoutBrace(place)
  }

  private mutating func parseBodyWithoutBrace(_ place: Place) {
    guard enter() else { return }
    braceDeficit += 1
    let start = mark()
    let outer = failed
    blocks.append(OpenBlock(brace: tokens.position, indentation: blocks.last?.indentation ?? 0))
    parseStatements(place)
    closeBlock()
    depth -= 1
    failed = outer
    finish(.block, start)
  }

  // MARK: Ends of blocks

  /// Records the indentation of the body, which later tells where a missing `}` belongs.
  private mutating func noteFirstLine() {
    if tokens.startsLine {
      blocks[blocks.count - 1].inner = tokens.indentation
    } else {
      blocks[blocks.count - 1].isInline = true
    }
  }

  /// Consumes the `}`; if it is missing, reports that once for all blocks that end here.
  private mutating func closeBlock() {
    guard let block = blocks.last else { return }
    if !block.isClosed {
      if tokens.kind == .rightBrace { advance() } else { closeAllWithoutBrace() }
    }
    blocks.removeLast()
  }

  /// Skips a block that is nested too deep.
  private mutating func skipTooDeepBlock(_ start: Mark) {
    takeBalancedBraces()
    finish(.unexpected, start)
  }

  /// True if the `}` at the cursor closes nothing: at the level of the file, or, in a file with too many of them, judging by
  /// its indentation.
  var isStrayBrace: Bool {
    guard let block = blocks.last else { return true }
    return braceDeficit < 0 && BraceSlips(tokens: tokens, blocks: blocks).isStray(in: block)
  }

  mutating func takeStrayBrace() {
    if !gaveUp {
      let diagnostic = BraceSlips(tokens: tokens, blocks: blocks).stray
      report(diagnostic)
    }
    braceDeficit += 1
    let start = mark()
    advance()
    finish(.unexpected, start)
  }

  /// Reports that the innermost block ends before the line that begins here without its `}`; false if it does not end.
  mutating func endsWithoutBrace(_ place: Place) -> Bool {
    guard let block = blocks.last else { return false }
    if block.isClosed { return true }
    guard braceDeficit > 0, tokens.startsLine else { return false }
    switch BraceSlips(tokens: tokens, blocks: blocks).end(of: block, in: place) {
    case .none: return false
    case .innermost: reportMissingBrace(.needsReview, blocks.count - 1)
    case .all: closeAllWithoutBrace()
    }
    return true
  }

  /// Closes all open blocks with one report: at the end of the file, or before a statement that is allowed only there.
  private mutating func closeAllWithoutBrace() {
    reportMissingBrace(.automatic, 0)
  }

  /// Reports that the innermost block has no `}`, and closes all from `outermost` inwards.
  private mutating func reportMissingBrace(_ safety: FixIt.Safety, _ outermost: Int) {
    if !gaveUp {
      let open = blocks
      report { BraceSlips(tokens: $0, blocks: open).missing(safety, from: outermost) }
    }
    for index in outermost..<blocks.count where !blocks[index].isClosed {
      blocks[index].isClosed = true
      braceDeficit -= 1
    }
  }

  // MARK: Brackets

  /// Parses `(` or `[`, elements separated by commas, an optional trailing comma, and the `)` or `]`.
  mutating func parseBracketed(_ closing: TokenKind, element: (inout Parser) -> Int) -> Int {
    guard enter() else { return 0 }
    let opening = tokens.position
    tokens.brackets += 1
    advance()
    var height = 0
    var saidComma = false
    while tokens.kind != closing && !tokens.isAtBracketEnd {
      height = max(height, element(&self))
      if !takeSeparator(opening, &saidComma) { break }
    }
    closeBracket(closing, opening)
    tokens.brackets -= 1
    depth -= 1
    return height + 1
  }

  /// Consumes the comma after an element; false if there is none.
  private mutating func takeSeparator(_ opening: Int, _ saidComma: inout Bool) -> Bool {
    if failed { return false }
    return take(.comma) || takeWrongSeparator(opening, &saidComma)
  }

  /// Accepts `(0 20; 375 44)`: a `;` or nothing in place of a comma. Reported once for a bracket.
  private mutating func takeWrongSeparator(_ opening: Int, _ said: inout Bool) -> Bool {
    let isSemicolon =
      tokens.kind == .semicolon && ([.number, .minus, .size].contains(tokens.peek()) || tokens.bracketGoesOn)
    guard isSemicolon || !tokens.startsLine && (tokens.kind == .number || tokens.kind == .text || tokens.kind == .size)
    else { return false }
    // The point of `273. 74.5` was reported, and is the comma.
    if failUnevenQuotes() { return false }
    if !said && tokens.bytes[tokens.previous.end - 1] != 0x2E {
      report { BracketSlips(tokens: $0, opening: opening).missingSeparator }
      said = true
    }
    if isSemicolon { advance() }
    return true
  }

  /// Consumes the closing bracket, or reports that it is missing.
  private mutating func closeBracket(_ closing: TokenKind, _ opening: Int) {
    if tokens.kind == closing { return advance() }
    if failed { return resume(at: closing) }
    failBracket(closing, opening)
  }

  private mutating func failBracket(_ closing: TokenKind, _ opening: Int) {
    let sign = closing == .rightParen ? ")" : "]"
    if tokens.isAtStatementEnd || tokens.kind == .leftBrace || tokens.kind.beginsStatement {
      return fail { BracketSlips(tokens: $0, opening: opening).missing(sign) }
    }
    if failUnevenQuotes() { return resume(at: closing) }
    if tokens.kind == .unknown { failUnknown() }
    fail { BracketSlips(tokens: $0, opening: opening).expected(sign) }
    resume(at: closing)
  }

  /// Skips to the closing bracket after an error inside, if the bracket is closed on this line.
  private mutating func resume(at closing: TokenKind) {
    guard !gaveUp else { return }
    var index = tokens.position
    var open = 0
    while true {
      switch tokens.kinds[index] {
      case .leftParen, .leftSquare: open += 1
      case .rightParen, .rightSquare:
        if open == 0 {
          guard tokens.kinds[index] == closing else { return }
          return skip(to: index)
        }
        open -= 1
      case .newline, .semicolon, .leftBrace, .rightBrace, .endOfFile: return
      default: break
      }
      index += 1
    }
  }

  /// Skips everything up to the closing bracket `index`, and the bracket.
  private mutating func skip(to index: Int) {
    let start = mark()
    while tokens.position < index { advance() }
    if tokens.previousEnd > Int(start.token) { finish(.unexpected, start) }
    advance()
    failed = false
  }
}
