internal import LayDiagnostics

extension Parser {
  /// Parses `NAME` in a declaration, after `word`. Reports reserved names.
  ///
  /// The proposed name has the kind as its suffix: `state` and `Label` become `stateLabel`.
  mutating func parseDeclaredName(after word: String) {
    guard goesOn else { return failName(word) }
    if kind == .name {
      let range = here
      if ReservedNames.mayHold(bytes, range.start, range.end), let group = ReservedNames.group(of: text(range)) {
        let name = text(range)
        let example = name + kindBehindName
        report(.reservedName(name, group, example: example, at: range))
      }
      advance()
      return takeRestOfHyphenatedName(range)
    }
    if kind.isWord && !nextBeginsStatement {
      let range = here
      let name = shown(range)
      let example = name + kindBehindName
      report(.reservedName(name, .word, example: example, at: range))
      kinds[position] = .name
      return advance()
    }
    failName(word)
  }

  private mutating func failName(_ word: String) {
    if kind == .unknown && goesOn { return failUnknown() }
    let range = previous
    let found = goesOn && kind != .endOfFile ? shown(here) : ""
    let place = found.isEmpty ? range : here
    if word == "view" && found == "." { return fail(.viewForRoot(at: range)) }
    fail(.expectedName(after: word, found: found, at: place))
  }

  /// True if the word at ``position`` begins a statement, judging by the next token: then a name is missing.
  private var nextBeginsStatement: Bool {
    switch peek() {
    case .newline, .endOfFile, .semicolon, .rightBrace, .colon, .leftBrace, .leftSquare, .equal, .leftParen, .inWord:
      false
    default: true
    }
  }

  /// The kind in `state: Label`; `View` if there is none.
  private var kindBehindName: String {
    guard peek() == .colon, peek(2) == .name else { return "View" }
    var index = position + 1
    while kinds[index] != .name { index += 1 }
    return shown(range(ofToken: index))
  }

  /// Consumes a word as a name: after a dot and before the colon of a label, words of the language are allowed as
  /// names.
  mutating func takeAsName() {
    kinds[position] = .name
    advance()
  }

  /// `index = "[" expr { "," expr } "]" ;`
  ///
  ///     [i]
  ///     [r, c + 1]
  @discardableResult
  mutating func parseIndex() -> Int {
    let start = mark()
    let isEmpty = peek() == .rightSquare
    let height = parseBracketed(.rightSquare) { parser in parser.parseExpression(.or, mayBeginLine: true) }
    if isEmpty { failEmptyIndex(start) }
    finish(.index, start)
    return height
  }

  private mutating func failEmptyIndex(_ start: Mark) {
    let range = rangeSince(start.token)
    fail(.emptyIndex(at: range))
  }

  /// Parses `(` or `[`, elements separated by commas, an optional trailing comma, and the `)` or `]`.
  mutating func parseBracketed(_ closing: TokenKind, element: (inout Parser) -> Int) -> Int {
    guard enter() else { return 0 }
    let opening = position
    brackets += 1
    advance()
    var height = 0
    var saidComma = false
    while kind != closing && !isAtBracketEnd {
      height = max(height, element(&self))
      if !takeSeparator(opening, &saidComma) { break }
    }
    closeBracket(closing, opening)
    brackets -= 1
    depth -= 1
    return height + 1
  }

  /// Consumes the comma after an element; false if there is none.
  private mutating func takeSeparator(_ opening: Int, _ saidComma: inout Bool) -> Bool {
    if failed { return false }
    return take(.comma) || takeWrongSeparator(opening, &saidComma)
  }

  /// True if the bracket cannot go on: the file, the block or the statement ends, or another begins.
  private var isAtBracketEnd: Bool {
    switch kind {
    case .endOfFile, .rightBrace, .leftBrace, .semicolon, .rightParen, .rightSquare: true
    case .name: startsLine && peek() == .equal
    default: startsLine && kind.beginsStatement
    }
  }

  /// Accepts `(0 20; 375 44)`: a `;` or nothing in place of a comma. Reported once for a bracket.
  private mutating func takeWrongSeparator(_ opening: Int, _ said: inout Bool) -> Bool {
    let isSemicolon = kind == .semicolon && ([.number, .minus, .size].contains(peek()) || bracketGoesOn)
    guard isSemicolon || !startsLine && (kind == .number || kind == .text || kind == .size) else { return false }
    // The point of `273. 74.5` was reported, and is the comma.
    if failUnevenQuotes() { return false }
    if !said && bytes[previous.end - 1] != 0x2E {
      let range = here
      let diagnostic = separatorReport(opening, at: range)
      report(diagnostic)
      said = true
    }
    if isSemicolon { advance() }
    return true
  }

  /// True if the bracket around the `;` at ``position`` is closed on this line.
  private var bracketGoesOn: Bool {
    var open = 0
    for index in position..<min(position + 200, kinds.count) {
      switch kinds[index] {
      case .leftParen, .leftSquare: open += 1
      case .rightParen, .rightSquare:
        if open == 0 { return true }
        open -= 1
      case .newline, .leftBrace, .rightBrace: return false
      default: break
      }
    }
    return false
  }

  /// The report of a missing separator. `caption "+"` in parentheses lacks a colon or a comma; in an index, the missing
  /// token is unknown.
  private func separatorReport(_ opening: Int, at range: SourceRange) -> Diagnostic {
    let isBehindName = kinds[previousEnd - 1] == .name && kind != .semicolon
    if kinds[opening] == .leftParen && isBehindName {
      return .missingColonOfArgument(text(previous), at: range, behind: behindPrevious)
    }
    let isIndex = kinds[opening] == .leftSquare && opening > 0 && kinds[opening - 1] == .name
    if isIndex {
      let opened = self.range(ofToken: opening)
      return .expectedCommaOrBracket("]", found: shown(range), opening: opened, at: range)
    }
    return .missingComma(at: range, fixIt: commasForBracket())
  }

  /// A fix that inserts commas between the values of the rest of this line, up to the closing bracket.
  private func commasForBracket() -> FixIt? {
    var edits: [Edit] = []
    var last = kinds[previousEnd - 1]
    var behind = previous.end
    var index = previousEnd
    while !kinds[index].isBracketOrEnd {
      let range = range(ofToken: index)
      if kinds[index] == .semicolon { edits.append(Edit(range, ",")) }
      if kinds[index].isSimpleValue && last.isSimpleValue {
        edits.append(Edit(SourceRange(file: file, start: behind, end: behind), ","))
      }
      if !kinds[index].isTrivia {
        last = kinds[index]
        behind = range.end
      }
      index += 1
    }
    return edits.isEmpty ? nil : FixIt("put commas between the values", edits, .automatic)
  }

  /// Consumes the closing bracket, or reports that it is missing.
  private mutating func closeBracket(_ closing: TokenKind, _ opening: Int) {
    if kind == closing { return advance() }
    if failed { return resume(at: closing) }
    failBracket(closing, opening)
  }

  private mutating func failBracket(_ closing: TokenKind, _ opening: Int) {
    let sign = closing == .rightParen ? ")" : "]"
    let gap = behindPrevious
    if isAtStatementEnd || kind == .leftBrace || kind.beginsStatement {
      let safety: FixIt.Safety = isPlainlyUnclosed(opening) ? .automatic : .needsReview
      let fixIt = FixIt("insert '\(sign)'", [Edit(gap, sign)], safety)
      let opened = range(ofToken: opening)
      return fail(.missingBracket(sign, opening: opened, at: gap, fixIt: fixIt))
    }
    let opening = range(ofToken: opening)
    if failUnevenQuotes() { return resume(at: closing) }
    if kind == .unknown { failUnknown() }
    let range = here
    let found = shown(range)
    fail(.expectedCommaOrBracket(sign, found: found, opening: opening, at: range))
    resume(at: closing)
  }

  /// True if only the closing bracket is missing: it is the only open one, holds something but no relation, and the
  /// statement has its operator or word before it.
  private func isPlainlyUnclosed(_ opening: Int) -> Bool {
    guard brackets == 1, previousEnd > opening + 1, kinds[previousEnd - 1] != .comma else { return false }
    // One bracket of `((` is surplus.
    if kinds[opening + 1] == kinds[opening] || opening > 0 && kinds[opening - 1] == kinds[opening] {
      return false
    }
    guard !kinds[opening..<previousEnd].contains(where: { $0.isRelation }) else { return false }
    if kind == .leftBrace && !kinds[statementStart].beginsStatement { return false }
    // There is another mistake if a statement begins on the same line, or another bracket closes nothing.
    if kind.beginsStatement && !isAtStatementEnd || kind == .rightSquare || kind == .rightParen { return false }
    return kinds[statementStart..<opening].contains { $0 == .equal || $0.isRelation || $0.beginsStatement }
  }

  /// Skips to the closing bracket after an error inside, if the bracket is closed on this line.
  private mutating func resume(at closing: TokenKind) {
    guard !gaveUp else { return }
    var index = position
    var open = 0
    while true {
      switch kinds[index] {
      case .leftParen, .leftSquare: open += 1
      case .rightParen, .rightSquare:
        if open == 0 {
          guard kinds[index] == closing else { return }
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
    while position < index { advance() }
    if previousEnd > Int(start.token) { finish(.unexpected, start) }
    advance()
    failed = false
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
