internal import LayDiagnostics

/// A `{` whose `}` has not come yet.
struct OpenBlock {
  /// The token of the `{`.
  let brace: Int
  /// The indentation of its line, in bytes.
  let indentation: Int
  /// The indentation of the first line inside; nil if the `{` is followed by something on its line, or no line was
  /// parsed yet.
  var inner: Int?
  /// True if the first statement is on the line of the `{`.
  var isInline = false
  /// True if the block ends without a `}`, which has been reported.
  var isClosed = false
  /// The kinds of steps blocks inside: `layoutSubviews`, `sizeThatFits`.
  var steps: StatementSet = []
}

extension Parser {
  /// `block = "{" { [ statement ] end } [ statement ] "}" ;`
  ///
  ///     { text = "Sign in"; .height == 44 }
  ///
  /// ``position`` is at the `{`. One on a line of its own is accepted, with a report.
  mutating func parseBlock(_ place: Place) {
    let start = mark()
    if startsLine { reportBraceOnOwnLine() }
    guard enter() else { return skipTooDeepBlock(start) }
    let outerFailed = failed
    let outerBrackets = brackets
    brackets = 0
    blocks.append(OpenBlock(brace: position, indentation: indentation))
    advance()
    noteFirstLine()
    parseStatements(place)
    closeBlock()
    depth -= 1
    brackets = outerBrackets
    failed = outerFailed
    finish(.block, start)
  }

  /// Parses the block of a statement that requires one; ``position`` is after the head of the statement.
  mutating func parseRequiredBlock(_ place: Place, of word: String) {
    if isAt(.colon) && peek() == .newline && !failed { takeColonForBrace(word) }
    if kind != .leftBrace {
      if !failed { failMissingBlock(word) }
      skipToBrace()
    }
    if kind == .leftBrace && !(failed && startsLine) {
      parseBlock(place)
    } else if braceDeficit < 0 && (nextLineIsBody || lineIsBody) {
      parseBodyWithoutBrace(place)
    }
  }

  /// Parses the block of a statement if it has one; ``endStatement()`` checks the tokens after the statement.
  mutating func parseOptionalBlock(_ place: Place) {
    if braceDeficit < 0 && !failed && (lineIsBody || nextLineIsBody) { return parseBlockWithoutBrace(place) }
    if kind != .leftBrace && (failed || !isAtStatementEnd && !beginsStatement) {
      if !failed { reportSurplus() }
      skipToBrace()
    }
    if kind == .leftBrace && !(failed && startsLine) { parseBlock(place) }
  }

  private mutating func failMissingBlock(_ word: String) {
    let gap = behindPrevious
    if kind == .unknown && goesOn { return failUnknown() }
    if isAtStatementEnd { return fail(.missingBlock(word, at: gap)) }
    let range = here
    let found = shown(range)
    fail(.expectedBlock(word, found: found, at: range))
  }

  /// Skips the tokens before the `{` of this line, if there is one.
  private mutating func skipToBrace() {
    guard kind != .leftBrace, !startsLine, lineHasBrace else { return }
    let start = mark()
    while kind != .leftBrace && !isAtStatementEnd { advance() }
    if previousEnd > Int(start.token) { finish(.unexpected, start) }
    failed = false
  }

  /// True if a `{` follows on the line of ``position``, before the statement ends.
  var lineHasBrace: Bool {
    var index = position
    while true {
      switch kinds[index] {
      case .leftBrace: return true
      case .newline, .semicolon, .rightBrace, .endOfFile: return false
      default: index += 1
      }
    }
  }

  /// True if the next line is indented more than this one: the body of a statement without its `{`.
  private var nextLineIsBody: Bool {
    startsLine && kind != .rightBrace && indentation > (blocks.last?.inner ?? 0)
  }

  /// True if this line goes on with statements and a `}` for a `{` that is missing.
  private var lineIsBody: Bool {
    guard !startsLine, beginsStatement else { return false }
    var open = 0
    for index in position..<min(position + 200, kinds.count) {
      switch kinds[index] {
      case .leftBrace: open += 1
      case .rightBrace where open == 0: return true
      case .rightBrace: open -= 1
      case .newline: return false
      default: break
      }
    }
    return false
  }

  /// Reports the missing `{` of `view title: Label text = "x" }`, and parses its body. The body is the rest of the
  /// line, or the lines that are indented more.
  private mutating func parseBlockWithoutBrace(_ place: Place) {
    let gap = behindPrevious
    let word = text(range(ofToken: statementStart))
    let fixIt = FixIt("insert '{'", [Edit(gap, " {")], startsLine ? .needsReview : .automatic)
    report(.missingBlock(word, at: gap, fixIt: fixIt))
    parseBodyWithoutBrace(place)
  }

  private mutating func parseBodyWithoutBrace(_ place: Place) {
    guard enter() else { return }
    braceDeficit += 1
    let start = mark()
    let outer = failed
    blocks.append(OpenBlock(brace: position, indentation: blocks.last?.indentation ?? 0))
    parseStatements(place)
    closeBlock()
    depth -= 1
    failed = outer
    finish(.block, start)
  }

  private mutating func reportBraceOnOwnLine() {
    let gap = SourceRange(file: file, start: previous.end, end: here.start)
    let isBlank = kinds[previousEnd..<position].allSatisfy { $0 == .newline || $0 == .whitespace }
    let fixIt = isBlank ? FixIt("put '{' on the line before", [Edit(gap, " ")], .automatic) : nil
    let range = here
    report(.braceOnOwnLine(at: range, fixIt: fixIt))
  }

  /// Records the indentation of the body, which later tells where a missing `}` belongs.
  private mutating func noteFirstLine() {
    if startsLine { blocks[blocks.count - 1].inner = indentation } else { blocks[blocks.count - 1].isInline = true }
  }

  /// Consumes the `}`; if it is missing, reports that once for all blocks that end here.
  private mutating func closeBlock() {
    guard let block = blocks.last else { return }
    if !block.isClosed {
      if kind == .rightBrace { advance() } else { closeAllWithoutBrace() }
    }
    blocks.removeLast()
  }

  /// The number of bytes of white space at the beginning of the line that ``position`` is on.
  var indentation: Int {
    kinds[lineStart] == .whitespace ? Int(ends[lineStart]) - start(ofToken: lineStart) : 0
  }

  /// Skips a block that is nested too deep.
  private mutating func skipTooDeepBlock(_ start: Mark) {
    takeBalancedBraces()
    finish(.unexpected, start)
  }

  /// Consumes everything from a `{` to its `}`, or to the end of the file.
  mutating func takeBalancedBraces() {
    var open = 0
    while kind != .endOfFile {
      if kind == .leftBrace { open += 1 }
      if kind == .rightBrace { open -= 1 }
      advance()
      if open == 0 { return }
    }
  }
}
