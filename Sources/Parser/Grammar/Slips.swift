internal import LayDiagnostics

// Slips of one character with a clear meaning: one report, and parsing continues as if it were right.

extension Parser {
  /// The range from the last consumed token to the end of the one at ``position``.
  private var gapAndSign: SourceRange { SourceRange(file: file, start: previous.end, end: here.end) }

  private mutating func takeFor(_ meant: TokenKind) {
    kinds[position] = meant
    kind = meant
  }

  /// Joins `form.top ==` and `superview.top` on the next line, since neither `=` nor a relation continues a line. Only
  /// a next line that is no statement by itself is joined.
  mutating func takeNextLine() -> Bool {
    guard startsLine, !failed, quiet == 0, previousEnd > 0, kind == .name || kind == .dot || kind == .number,
      kinds[previousEnd - 1] == .equal || kinds[previousEnd - 1].isRelation, lineIsValue
    else { return false }
    joinLines(.expectedValue)
    return true
  }

  /// True if only a value follows up to the end of the line.
  private var lineIsValue: Bool {
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

  /// Reports that this line belongs to the one before, and continues as if it were on that line.
  mutating func joinLines(_ code: DiagnosticCode) {
    let (sign, gap) = code == .expectedValue ? (previous, gapBefore) : (here, gapBefore)
    let isBlank = kinds[previousEnd..<position].allSatisfy { $0 == .newline || $0 == .whitespace }
    let word = text(sign)
    let fixIt = isBlank ? FixIt("put both on one line", [Edit(gap, " ")], .automatic) : nil
    report(.twoLines(code, word, at: sign, fixIt: fixIt))
    startsLine = false
  }

  /// The range between the last consumed token and the one at ``position``.
  private var gapBefore: SourceRange { SourceRange(file: file, start: previous.end, end: here.start) }

  /// Reports `constraint cap = …` or `(direction = rtl)`, and reads the `=` as `:`.
  mutating func takeEqualForColon(example: String) {
    let range = here
    let fixIt = FixIt("write ':'", [Edit(gapAndSign, ":")], .automatic)
    report(.expectedWord(":", example: example, found: "=", at: range, fixIt: fixIt))
    takeFor(.colon)
    advance()
  }

  /// Reports the type in `let side: Number = 5`, with ``position`` at the colon.
  mutating func takeTypeOfConstant(_ word: String) {
    let gap = previous.end
    let colon = here
    advance()
    advance()
    let range = SourceRange(file: file, start: colon.start, end: previous.end)
    let edit = Edit(SourceRange(file: file, start: gap, end: previous.end), "")
    report(.typeOfConstant(word, at: range, fixIt: FixIt("remove the type", [edit], .automatic)))
    advance()
  }

  /// Reports `2 * a.width = b.width` or `hugging(horizontal) = 5`; a call before `=` is not read as a constraint.
  mutating func reportSettingOfExpression(_ start: Mark, _ sign: SourceRange) {
    guard nodes.last?.kind == .call else {
      return report(.settingOfExpression(at: sign, fixIt: FixIt("write '=='", [Edit(sign, "==")], .automatic)))
    }
    let end = previousEnd
    let isPart =
      end >= 4 && kinds[end - 1] == .rightParen && kinds[end - 2] == .name && kinds[end - 3] == .leftParen
      && Int(start.token) < end - 3
    guard isPart else {
      return report(.settingOfExpression(at: sign, fixIt: FixIt("write '=='", [Edit(sign, "==")], .needsReview)))
    }
    let part = text(range(ofToken: end - 2))
    let range = SourceRange(file: file, start: self.start(ofToken: end - 3), end: previous.end)
    let path = "\(shown(self.range(ofToken: end - 4))).\(part)"
    let fixIt = FixIt("write '.\(part)'", [Edit(range, ".\(part)")], .automatic)
    report(.partInParentheses(path, at: range, fixIt: fixIt))
  }

  /// Reports the colon of `layout Mail(375x667):` at the end of its line.
  mutating func takeColonForBrace(_ word: String) {
    let range = here
    let fixIt = FixIt("write '{'", [Edit(gapAndSign, " {")], braceDeficit < 0 ? .automatic : .needsReview)
    report(.colonForBrace(word, at: range, fixIt: fixIt))
    let start = mark()
    advance()
    finish(.unexpected, start)
    failed = true
  }

  /// True if only a value follows the path and the colon at ``position``.
  func isSettingWithColon(_ isName: Bool) -> Bool {
    switch peek() {
    case .text, .colour, .trueWord, .falseWord, .number, .percent, .leftParen: break
    case .name where !isName: break
    case .name where kinds[behindNameAndColon] == .plus || isCallOfSmallName: break
    default: return false
    }
    var index = position
    while true {
      index += 1
      switch kinds[index] {
      case .newline, .semicolon, .leftBrace, .rightBrace, .endOfFile: return true
      case let found where found.isRelation: return false
      default: break
      }
    }
  }

  /// The token after the name that follows the colon at ``position``.
  private var behindNameAndColon: Int { behindTrivia(position + 1) + 1 }

  /// True if a call follows the colon at ``position``, as in `transform: rotate(90deg)`; kinds are capitalized.
  private var isCallOfSmallName: Bool {
    let behind = behindNameAndColon
    return kinds[behind] == .leftParen && bytes[self.start(ofToken: behind - 1)] >= 0x61
  }

  /// Parses `pay.text: "x"` as a setting, with ``position`` at the colon.
  mutating func parseSettingWithColon(_ place: Place, _ start: Mark) {
    let range = here
    let fixIt = FixIt("write '='", [Edit(gapAndSign, " =")], .automatic)
    // In an 'expect' nothing is set; `parseSetting` reports that anyway.
    let isSetting = place.kind != .expectation
    if isSetting { report(.settingWithColon(at: range, fixIt: fixIt)) }
    takeFor(.equal)
    parseSetting(place, start)
  }

  /// Reports `=` up to the `{` or the end of the statement, and reads it as `==`: a condition sets nothing.
  mutating func compareInsteadOfSet() {
    var index = position
    while true {
      switch kinds[index] {
      case .newline, .semicolon, .leftBrace, .rightBrace, .endOfFile: return
      case .equal:
        let range = range(ofToken: index)
        report(.foreignOperator("=", "==", at: range, fixIt: FixIt("write '=='", [Edit(range, "==")], .automatic)))
        kinds[index] = .equalEqual
        if index == position { kind = .equalEqual }
      default: break
      }
      index += 1
    }
  }

  /// Reports `view first-row`, after the first part of the name at `range`.
  mutating func takeRestOfHyphenatedName(_ range: SourceRange) {
    var end = range.end
    while kind == .minus && !startsLine && isAttached && kinds[position + 1] == .name {
      advance()
      end = here.end
      advance()
    }
    guard end > range.end else { return }
    let whole = SourceRange(file: file, start: range.start, end: end)
    let name = shown(whole)
    report(.hyphenatedName(name, at: whole))
  }

  /// Reports `superview..leading`, and reads the `..` as `.`; in a `for` two dots are a range.
  mutating func takeTwoDotsForOne() {
    guard spells(position, ".."), isAttached, kinds[position + 1] == .name, kinds[statementStart] != .forWord else {
      return
    }
    let range = here
    report(.twoDotsForOne(at: range, fixIt: FixIt("write '.'", [Edit(range, ".")], .automatic)))
    takeFor(.dot)
  }

  /// Parses `.edges[top, leading]` as a call, and reports the brackets.
  mutating func parseEdgesInBrackets(_ start: Mark, _ height: Int) -> Int {
    let opening = here
    let arguments = mark()
    let inner = parseBracketed(.rightSquare) { parser in parser.parseArgument() }
    finish(.arguments, arguments)
    finish(.call, start)
    let isClosed = kinds[previousEnd - 1] == .rightSquare
    let edits = [Edit(opening, "("), Edit(previous, ")")]
    let range = SourceRange(file: file, start: opening.start, end: previous.end)
    report(.edgesInBrackets(at: range, fixIt: isClosed ? FixIt("write '( )'", edits, .automatic) : nil))
    return max(height, inner)
  }
}
