internal import LayDiagnostics

extension Parser {
  /// `postfix = primary { "." NAME | index | arguments } ;`
  ///
  ///     form.email.leading
  ///     bar[i - 1].bottom
  ///     a.isInside(b)
  ///
  /// A dot after a space begins a new statement: `.top == a.top .left == a.left` are two statements.
  mutating func parsePostfix() -> Int {
    let start = mark()
    switch kind {
    case .name, .dot: return parseParts(start, parsePrimary())
    case .leftParen: return parseParts(start, parseArguments(.tuple))
    case .leftSquare: return parseParts(start, parseList())
    case .number, .percent, .malformedNumber: return parseFactorWithoutSign(start, parsePrimary())
    default: return parsePrimary()
    }
  }

  /// Parses `{ "." NAME | index | arguments }` after a primary that began at `start` and has the height `height`.
  private mutating func parseParts(_ start: Mark, _ height: Int) -> Int {
    var height = height
    while !startsLine && !failed {
      if kind == .unknown { takeTwoDotsForOne() }
      switch kind {
      case .dot where isAttached: parseMember(start)
      case .leftSquare where spells(previousEnd - 1, "edges"): height = parseEdgesInBrackets(start, height)
      case .leftSquare: height = parseSubscript(start, height)
      case .leftParen: height = parseCall(start, height)
      default: return height
      }
      height += 1
      if depth + height >= Limits.nesting { tooDeep() }
    }
    return height
  }

  /// True if no space precedes the token at ``position``.
  var isAttached: Bool { !kinds[position - 1].isTrivia }

  private mutating func parseSubscript(_ start: Mark, _ height: Int) -> Int {
    let inner = parseIndex()
    finish(.subscripted, start)
    return max(height, inner)
  }

  private mutating func parseCall(_ start: Mark, _ height: Int) -> Int {
    let inner = parseArguments(.arguments)
    finish(.call, start)
    return max(height, inner)
  }

  /// Parses `"." NAME` after the expression that began at `start`. Words of the language are allowed:
  /// `first.sizeThatFits(available)`.
  private mutating func parseMember(_ start: Mark) {
    advance()
    if goesOn && (kind == .name || kind.isWord) && !startsLine {
      takeAsName()
    } else {
      failMember()
    }
    finish(.member, start)
  }

  private mutating func failMember() {
    let found = isAtStatementEnd ? "" : shown(here)
    let range = found.isEmpty ? previous : here
    fail(.expectedMember(found: found, at: range))
  }

  /// `primary = NUMBER | SIZE | TEXT | COLOUR | "true" | "false" | NAME | "." NAME | tuple | list ;`
  ///
  ///     44
  ///     .width
  ///     (top: 8, horizontal: 16)
  ///     ["First", "Last"]
  private mutating func parsePrimary() -> Int {
    let start = mark()
    switch kind {
    case .name:
      advance()
      finish(.nameExpression, start)
    case .number: parseNumber()
    case .size, .percent, .angle, .colour, .trueWord, .falseWord:
      advance()
      finish(.literal, start)
    case .text:
      checkText()
      advance()
      finish(.literal, start)
    case .dot: parseDot()
    case .malformedNumber:
      if isFactorAndName { reportFactorAndName() } else { reportMalformedNumber() }
      advance()
      finish(.missing, start)
    default: return failMissing()
    }
    return 1
  }

  /// Parses a number, or one of `16:9`, `44 x 44` and `44 px`, which the next token distinguishes.
  private mutating func parseNumber() {
    let start = mark()
    advance()
    if startsLine || kind != .colon && kind != .name {
      return finish(.literal, start)
    }
    if kind == .colon && (peek() == .number || peek() == .malformedNumber) {
      parseRatio(start)
    } else if kind == .name && spells(position, "x") && peek() == .number {
      parseSpacedSize(start)
    } else {
      finish(.literal, start)
    }
  }

  private mutating func parseRatio(_ start: Mark) {
    let first = text(previous)
    let colon = here
    advance()
    advance()
    let range = rangeSince(start.token)
    let second = text(previous)
    let fixIt = FixIt("write '\(first)/\(second)'", [Edit(colon, "/")], .automatic)
    report(.ratioWithColon("\(first)/\(second)", at: range, fixIt: fixIt))
    finish(.missing, start)
  }

  /// Reports `44 x 44`, with ``position`` after the first number.
  mutating func parseSpacedSize(_ start: Mark) {
    let first = text(previous)
    advance()
    advance()
    let size = "\(first)x\(text(previous))"
    let range = rangeSince(start.token)
    report(.sizeWithBlanks(size, at: range, fixIt: FixIt("write '\(size)'", [Edit(range, size)], .automatic)))
    finish(.missing, start)
  }

  /// Parses `"." NAME`, an attribute or property of the view that the braces around belong to.
  private mutating func parseDot() {
    let start = mark()
    advance()
    if !startsLine && (kind == .name || kind.isWord) {
      takeAsName()
      return finish(.dotExpression, start)
    }
    if kind == .number && kinds[position - 1] == .dot {
      let range = SourceRange(file: file, start: previous.start, end: here.end)
      let number = "0.\(text(here))"
      report(.pointFirst(number, at: range))
      advance()
      return finish(.missing, start)
    }
    failMember()
    finish(.dotExpression, start)
  }

  /// `arguments = "(" [ argument { "," argument } [ "," ] ] ")" ;   tuple = arguments ;`
  ///
  ///     (0, 20, 375, 44)
  ///     (caption: "First name")
  mutating func parseArguments(_ node: SyntaxKind) -> Int {
    let start = mark()
    let height = parseBracketed(.rightParen) { parser in parser.parseArgument() }
    if height == 0 { return parseMissing() }
    finish(node, start)
    return height
  }

  /// `argument = [ NAME ":" ] expr ;`
  ///
  ///     top: 8
  mutating func parseArgument() -> Int {
    let start = mark()
    if (kind == .name || kind.isWord) && peek() == .colon {
      takeAsName()
      advance()
    } else if kind == .name && peek() == .equal {
      advance()
      takeEqualForColon(example: "(direction: rtl)")
    }
    let height = parseExpression(.or, mayBeginLine: true)
    finish(.argument, start)
    return height + 1
  }

  /// `list = "[" [ expr { "," expr } [ "," ] ] "]" ;`
  ///
  ///     ["C", "+/-", "%", "/"]
  private mutating func parseList() -> Int {
    let start = mark()
    let height = parseBracketed(.rightSquare) { parser in parser.parseExpression(.or, mayBeginLine: true) }
    if height == 0 { return parseMissing() }
    finish(.list, start)
    return height
  }
}
