internal import LayDiagnostics

// Slips in values: a missing `*`, quote or parentheses, and commas with another meaning.

extension Parser {
  /// Parses `33% superview.width`, after the number; also skips what follows the number in `2superview.width`.
  mutating func parseFactorWithoutSign(_ start: Mark, _ height: Int) -> Int {
    if nodes.last?.kind == .missing && kind == .dot && !startsLine && isAttached {
      while kind == .dot && !startsLine && isAttached && kinds[position + 1] == .name {
        advance()
        advance()
      }
      return height
    }
    guard kind == .name, !startsLine, isPathWithoutRelation, nodes.last?.kind == .literal else { return height }
    let gap = behindPrevious
    let range = here
    // `for i in 0 rows.count` lacks another operator.
    let safety: FixIt.Safety = kinds[statementStart] == .forWord ? .needsReview : .automatic
    report(.missingTimes(at: range, fixIt: FixIt("insert '*'", [Edit(gap, " *")], safety)))
    guard enter() else { return height }
    let right = parsePostfix()
    depth -= 1
    finish(.missing, start)
    return max(height, right) + 1
  }

  /// True if a name and a dot follow, and the path begins no other statement.
  private var isPathWithoutRelation: Bool { kinds[position + 1] == .dot && !beginsStatement }

  /// True if the malformed number at ``position`` is like `2superview` before `.width`.
  var isFactorAndName: Bool {
    guard kinds[position + 1] == .dot, kinds[position + 2] == .name else { return false }
    let spelling = Array(bytes[here.start..<here.end])
    let digits = spelling.prefix { $0 &- 0x30 < 10 }.count
    return digits < spelling.count && spelling[digits...].allSatisfy { $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }
  }

  mutating func reportFactorAndName() {
    let range = here
    let digits = bytes[range.start..<range.end].prefix { $0 &- 0x30 < 10 }.count
    let gap = SourceRange(file: file, start: range.start + digits, end: range.start + digits)
    report(.missingTimes(at: range, fixIt: FixIt("insert '*'", [Edit(gap, " * ")], .automatic)))
  }

  /// Reports `text = Checkout"`, after the `=`: words, then a string that is not closed.
  mutating func takeTextWithoutOpeningQuote() -> Bool {
    guard kind == .name, !startsLine, let quote = unclosedQuote else { return false }
    let start = mark()
    let range = SourceRange(file: file, start: here.start, end: self.start(ofToken: quote) + 1)
    let gap = SourceRange(file: file, start: here.start, end: here.start)
    let isLast = Int(ends[quote]) == range.end || bytes[range.end] == 0x3B
    // A string is assigned or passed; a constraint requires none.
    let takesText = kinds[previousEnd - 1] == .equal || kinds[previousEnd - 1] == .colon
    let fixIt = FixIt("insert '\"'", [Edit(gap, "\"")], isLast && takesText ? .automatic : .needsReview)
    report(.missingOpeningQuote(at: range, fixIt: fixIt))
    while position <= quote && kind != .endOfFile { advance() }
    finish(.missing, start)
    return true
  }

  /// The string without closing quote that directly follows the words at ``position``.
  private var unclosedQuote: Int? {
    var index = position
    while kinds[index] == .name || kinds[index] == .whitespace || kinds[index].isWord { index += 1 }
    guard kinds[index] == .text, !kinds[index - 1].isTrivia else { return nil }
    let range = range(ofToken: index)
    return bytes[range.start + 1..<range.end].contains(0x22) ? nil : index
  }

  /// Reports a comma after a complete statement, if its meaning is clear.
  mutating func takeWrongComma() -> Bool {
    if isCommaBeforeStatement { return takeCommaForSemicolon() }
    guard nodes.last?.kind == .setting || nodes.last?.kind == .rule else { return false }
    let commas = commasOfLine()
    let isNumber = kinds[position - 1] == .number && kinds[position + 1] == .number
    let name = propertyOfSetting
    if let name, spells(name, "mask"), peek() == .name { return failMaskWithCommas(commas) }
    if isNumber && commas.count == 1 {
      let comma = here
      fail(.decimalComma(at: comma, fixIt: FixIt("write '.'", [Edit(comma, ".")], .needsReview)))
      return true
    }
    guard let name, commas.count >= 1, peek() != .newline else { return false }
    return failTuple(behind: name)
  }

  private var isCommaBeforeStatement: Bool {
    var index = position + 1
    while kinds[index] == .whitespace { index += 1 }
    guard kinds[index] == .name || kinds[index] == .dot else { return false }
    while kinds[index] == .name || kinds[index] == .dot { index += 1 }
    while kinds[index] == .whitespace { index += 1 }
    return kinds[index] == .equal || kinds[index].isRelation
  }

  private mutating func takeCommaForSemicolon() -> Bool {
    let range = here
    report(.commaBetweenStatements(at: range, fixIt: FixIt("write ';'", [Edit(range, ";")], .automatic)))
    kinds[position] = .semicolon
    kind = .semicolon
    return true
  }

  /// The commas from here to the end of the statement.
  private func commasOfLine() -> [Int] {
    var commas: [Int] = []
    var index = position
    while true {
      switch kinds[index] {
      case .comma: commas.append(index)
      case .newline, .semicolon, .rightBrace, .leftBrace, .comment, .docComment, .endOfFile: return commas
      default: break
      }
      index += 1
    }
  }

  /// The name before the `=` of the last parsed setting.
  private var propertyOfSetting: Int? {
    guard let setting = nodes.last, setting.kind == .setting else { return nil }
    var name: Int?
    for index in Int(setting.firstToken)..<position {
      if kinds[index] == .equal { return name }
      if kinds[index] == .name { name = index }
    }
    return nil
  }

  private mutating func failMaskWithCommas(_ commas: [Int]) -> Bool {
    let edits = commas.map { comma in
      let isBlank = kinds[comma + 1] == .whitespace
      let end = Int(ends[isBlank ? comma + 1 : comma])
      return Edit(SourceRange(file: file, start: self.start(ofToken: comma), end: end), "+")
    }
    let range = here
    fail(.maskJoined(at: range, fixIt: FixIt("write '+'", edits, .automatic)))
    return true
  }

  /// Reports a tuple without parentheses: `frame = 155, 600, 64, 40`.
  private mutating func failTuple(behind name: Int) -> Bool {
    var first = name
    while kinds[first] != .equal { first += 1 }
    first = behindTrivia(first + 1)
    var last = position
    while [.number, .comma, .minus, .whitespace, .name, .dot].contains(kinds[last + 1]) { last += 1 }
    while kinds[last].isTrivia { last -= 1 }
    let isWhole = [.newline, .semicolon, .rightBrace, .endOfFile, .whitespace].contains(kinds[last + 1])
    let isPlain = isWhole && kinds[last] != .comma && kinds[first] != .text
    let opening = SourceRange(file: file, start: self.start(ofToken: first), end: self.start(ofToken: first))
    let closing = SourceRange(file: file, start: Int(ends[last]), end: Int(ends[last]))
    let fixIt = FixIt("put them in parentheses", [Edit(opening, "("), Edit(closing, ")")], .automatic)
    let range = here
    fail(.tupleWithoutParentheses(at: range, fixIt: isPlain ? fixIt : nil))
    return true
  }

  /// Reports and skips the comma of `alignAllTop, alignAllBottom`.
  mutating func takeCommaOfOptions() {
    let range = here
    report(.commaOfOptions(at: range, fixIt: FixIt("remove ','", [Edit(range, "")], .automatic)))
    advance()
  }
}
