internal import LayDiagnostics

// Tests of the tokens from the position on, each bounded by the line or by a constant.

extension TokenCursor {
  /// True if a statement clearly begins here: with its word, or with a path that `=` or a relation follows.
  var beginsStatement: Bool {
    if kind.beginsStatement { return kind != .elseWord }
    return beginsRelation(position)
  }

  /// True if a path begins at a token, and `=` or a relation follows it.
  func beginsRelation(_ index: Int) -> Bool {
    guard kinds[index] == .name || kinds[index] == .dot else { return false }
    var index = index
    while kinds[index] == .name || kinds[index] == .dot { index += 1 }
    while kinds[index] == .whitespace { index += 1 }
    return kinds[index] == .equal || kinds[index].isRelation
  }

  /// True if the token at ``position`` may continue the line that ended before it.
  func canBeginOperand(_ mayBeginLine: Bool) -> Bool {
    !startsLine || (mayBeginLine || brackets > 0) && !kind.beginsStatement
  }

  /// True if the head of a declaration may end after the name `index`: arguments, braces or the end of the statement
  /// follow.
  func endsHead(behind index: Int) -> Bool {
    var next = index + 1
    while kinds[next] == .whitespace || kinds[next] == .comment { next += 1 }
    switch kinds[next] {
    case .leftParen, .leftBrace, .rightBrace, .newline, .semicolon, .endOfFile: return true
    default: return false
    }
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

  /// True if this line goes on with statements and a `}` for a `{` that is missing.
  var lineIsBody: Bool {
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

  /// True if only a value follows up to the end of the line.
  var lineIsValue: Bool {
    var index = position
    while true {
      switch kinds[index] {
      case .newline, .endOfFile, .rightBrace, .semicolon: return true
      case .name, .dot, .number, .plus, .minus, .star, .slash, .whitespace, .comment, .leftParen, .rightParen, .comma,
        .leftSquare, .rightSquare, .percent, .at:
        index += 1
      default: return false
      }
    }
  }

  /// True if a value may begin with the token at ``position``.
  var canBeginValue: Bool {
    switch kind {
    case .number, .size, .percent, .angle, .text, .colour, .leftSquare, .leftParen, .minus, .malformedNumber, .trueWord,
      .falseWord:
      true
    default: false
    }
  }

  /// True if the range or list of a loop clearly begins at ``position``.
  var beginsRange: Bool {
    guard !startsLine else { return false }
    switch kind {
    case .number: return peek() == .halfOpenRange || peek() == .ellipsis
    case .name: return peek() == .leftBrace || peek() == .halfOpenRange || peek() == .ellipsis
    default: return kind == .leftSquare
    }
  }

  /// True if a name and a colon follow the word, or nothing that can be a constraint.
  var hasConstraintName: Bool {
    if peek() == .name && [.name, .equal, .vflWord, .newline, .endOfFile].contains(peek(2)) { return true }
    guard peek() == .name || peek() == .dot || peek() == .number || peek() == .vflWord else { return true }
    var index = position
    while true {
      index += 1
      switch kinds[index] {
      case .colon: return true
      case .newline, .semicolon, .leftBrace, .rightBrace, .endOfFile, .text: return false
      case let found where found.isRelation: return false
      default: break
      }
    }
  }

  /// True if the word at ``position`` begins a statement, judging by the next token: then a name is missing.
  var nextBeginsStatement: Bool {
    switch peek() {
    case .newline, .endOfFile, .semicolon, .rightBrace, .colon, .leftBrace, .leftSquare, .equal, .leftParen, .inWord:
      false
    default: true
    }
  }

  /// True if the bracket cannot go on: the file, the block or the statement ends, or another begins.
  var isAtBracketEnd: Bool {
    switch kind {
    case .endOfFile, .rightBrace, .leftBrace, .semicolon, .rightParen, .rightSquare: true
    case .name: startsLine && peek() == .equal
    default: startsLine && kind.beginsStatement
    }
  }

  /// True if the bracket around the `;` at ``position`` is closed on this line.
  var bracketGoesOn: Bool {
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

  /// The kind in `state: Label`; `View` if there is none.
  var kindBehindName: String {
    guard peek() == .colon, peek(2) == .name else { return "View" }
    var index = position + 1
    while kinds[index] != .name { index += 1 }
    return shown(range(ofToken: index))
  }

  /// The string without closing quote that directly follows the words at ``position``.
  var unclosedQuote: Int? {
    var index = position
    while kinds[index] == .name || kinds[index] == .whitespace || kinds[index].isWord { index += 1 }
    guard kinds[index] == .text, !kinds[index - 1].isTrivia else { return nil }
    let range = range(ofToken: index)
    return bytes[range.start + 1..<range.end].contains(0x22) ? nil : index
  }

  /// True if a range holds `L` and four digits.
  func isCode(_ range: SourceRange) -> Bool {
    range.length == 5 && bytes[range.start] == 0x4C
      && bytes[range.start + 1..<range.end].allSatisfy { $0 &- 0x30 < 10 }
  }

  /// True if the string at ``position`` is closed and has no escapes.
  var isPlainText: Bool {
    for offset in (start(ofToken: position) + 1)..<Int(ends[position]) {
      if bytes[offset] == 0x22 { return true }
      if bytes[offset] == 0x5C { return false }
    }
    return false
  }

  /// True if the string at ``position`` ends with its closing quote; visual formats have no escapes.
  var isClosedVisualFormat: Bool {
    let range = here
    return range.length >= 2 && bytes[range.end - 1] == 0x22
  }

  /// True if only white space is between the last consumed token and ``position``.
  var gapIsBlank: Bool { kinds[previousEnd..<position].allSatisfy { $0 == .newline || $0 == .whitespace } }

  /// The range between the last consumed token and the one at ``position``.
  var gapBefore: SourceRange { SourceRange(file: file, start: previous.end, end: here.start) }

  /// The range from the last consumed token to the end of the one at ``position``.
  var gapAndSign: SourceRange { SourceRange(file: file, start: previous.end, end: here.end) }
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
