internal import LayParser

// The parts of a statement outside of its blocks: the lines that the author wrote, and more where these are too long.

extension StatementWriter {
  /// Writes tokens of a statement before, between or after its blocks, on the line that was begun. A part that
  /// `isFollowed` by a block needs two columns more.
  mutating func writeHead(_ tokens: Range<Int>, level: Int, isFollowed: Bool) {
    var rows = Rows(level: level)
    var row: Range<Int>?
    var (lineBreaks, isNew) = (0, false)
    for token in tokens {
      switch tree.tokenKinds[token] {
      case .whitespace: break
      case .newline, .comment, .docComment:
        if let done = row { write(done, &rows, isNew: isNew, behind: 0) }
        isNew = isNew || row != nil
        row = nil
        if tree.tokenKinds[token] == .newline {
          lineBreaks += 1
        } else {
          writeComment(token, rows, isOwnLine: lineBreaks > 0 && isNew)
          (lineBreaks, isNew) = (0, true)
        }
      default:
        if row == nil && isNew && lineBreaks > 1 { page.separate() }
        row = (row?.lowerBound ?? token)..<token + 1
        lineBreaks = 0
      }
    }
    if let row { write(row, &rows, isNew: isNew, behind: isFollowed ? 2 : 0) }
  }

  private mutating func writeComment(_ token: Int, _ rows: Rows, isOwnLine: Bool) {
    if !isOwnLine { return page.endLine(comment: trimmed(token...token)) }
    page.startLine(rows.level(closing: 0))
    page.write(trimmed(token...token))
    page.endLine()
  }

  /// The lines on which the open brackets began.
  struct Rows {
    var level: Int
    var open: [Int] = []

    /// The level of a continuation line that begins with `count` closing brackets.
    func level(closing count: Int) -> Int {
      let left = open.dropLast(count)
      var lines = 0
      var before = -1
      for line in left where line != before { (lines, before) = (lines + 1, line) }
      return level + (count > 0 ? lines : max(lines, 1))
    }
  }

  /// Writes tokens that the author wrote on one line: on one line if they fit, otherwise on several.
  private mutating func write(_ row: Range<Int>, _ rows: inout Rows, isNew: Bool, behind: Int) {
    var (row, isNew) = (row, isNew)
    while !row.isEmpty {
      begin(row, rows, isNew: isNew)
      guard page.column + gaps.width(row) + behind > limit, let split = split(row) else {
        return writePart(row, &rows)
      }
      writePart(row.lowerBound..<split, &rows)
      let closer = closer(after: split, in: row)
      if let closer {
        write(split..<closer, &rows, isNew: true, behind: 0)
        row = closer..<row.upperBound
      } else {
        row = split..<row.upperBound
      }
      isNew = true
    }
  }

  /// Begins a row: on a new line at its level, or after the text that was written.
  private mutating func begin(_ row: Range<Int>, _ rows: Rows, isNew: Bool) {
    if isNew {
      var closing = 0
      for token in row where !tree.tokenKinds[token].isTrivia {
        guard tree.tokenKinds[token].closes else { break }
        closing += 1
      }
      let isElse = tree.tokenKinds[row.lowerBound] == .elseWord
      page.startLine(isElse ? rows.level : rows.level(closing: closing))
    } else if row.lowerBound > 0 && gaps.hasBlank[row.lowerBound] && !page.isIndentOnly {
      page.write(0x20)
    }
  }

  private mutating func writePart(_ tokens: Range<Int>, _ rows: inout Rows) {
    writeOnLine(tokens)
    for token in tokens {
      if tree.tokenKinds[token].opens { rows.open.append(page.lineNumber) }
      if tree.tokenKinds[token].closes { _ = rows.open.popLast() }
    }
  }

  /// The token at which the next line begins: of the possible breaks that fit, the last at the lowest bracket depth; if
  /// none fits, the first. Nil if there is no possible break.
  private func split(_ row: Range<Int>) -> Int? {
    var (depth, best, bestDepth) = (0, Int?.none, Int.max)
    var next = row.lowerBound
    while next < row.upperBound {
      let token = next
      next += 1
      let kind = tree.tokenKinds[token]
      if kind.isTrivia { continue }
      if kind.closes { depth -= 1 }
      let isInside = page.column + gaps.width(row.lowerBound..<token + 1) <= limit
      if !isInside && best != nil { break }
      let isEnd = kind.mayEndLine && gaps.isBreak(kind, token, tree) && lastToken(of: row) > token
      if isEnd && (depth <= bestDepth) { (best, bestDepth) = (afterTrivia(token + 1), depth) }
      if kind.opens { depth += 1 }
    }
    return best
  }

  private func lastToken(of row: Range<Int>) -> Int {
    var token = row.upperBound - 1
    while token > row.lowerBound && tree.tokenKinds[token].isTrivia { token -= 1 }
    return token
  }

  private func afterTrivia(_ token: Int) -> Int {
    var token = token
    while token < tree.tokenCount && tree.tokenKinds[token].isTrivia { token += 1 }
    return token
  }

  /// The bracket that closes the opening bracket before `split`, if the line ends with one and the row contains both.
  private func closer(after split: Int, in row: Range<Int>) -> Int? {
    var token = split - 1
    while token > row.lowerBound && tree.tokenKinds[token].isTrivia { token -= 1 }
    let closer = Int(gaps.closing[token])
    return closer > split && closer < row.upperBound ? closer : nil
  }
}

extension Gaps {
  /// True if an operator at the end of a line keeps its meaning: a minus sign belongs to the operand after it, and a
  /// ratio is one number.
  fileprivate func isBreak(_ kind: TokenKind, _ token: Int, _ tree: SyntaxTree) -> Bool {
    var next = token + 1
    while next < tree.tokenCount && tree.tokenKinds[next].isTrivia { next += 1 }
    let isTight = kind == .minus || kind == .slash
    return !isTight || hasBlank[next]
  }
}
