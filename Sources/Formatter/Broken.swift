internal import LayParser

// Statements that share a line with something broken: the line keeps its text, including the spaces before it and the
// rest of the line.

extension StatementWriter {
  /// The end of the statements that share lines with each other, from `first` on.
  func endOfLines(_ statements: [SyntaxNode], _ first: Int) -> Int {
    var end = first + 1
    while end < statements.count && !breaksLine(between(statements[end - 1], statements[end])) { end += 1 }
    return end
  }

  /// True if something is broken on the lines that the statements share, apart from the contents of multi-line blocks;
  /// the surrounding block ends at `end`.
  func isBroken(_ chain: ArraySlice<SyntaxNode>, to end: Int, _ level: Int) -> Bool {
    if let last = chain.last, damage.isIn(restOfLine(tree.tokens(of: last).upperBound, end)) { return true }
    return chain.indices.contains { place in
      let isApart = place > chain.startIndex && damage.isIn(between(chain[place - 1], chain[place]))
      return isApart || isBroken(chain[place], level)
    }
  }

  private func between(_ before: SyntaxNode, _ statement: SyntaxNode) -> Range<Int> {
    let start = tree.tokens(of: before).upperBound
    return start..<max(start, tree.tokens(of: statement).lowerBound)
  }

  private func isBroken(_ statement: SyntaxNode, _ level: Int) -> Bool {
    let tokens = tree.tokens(of: statement)
    if isKept(tokens, level) { return damage.isIn(tokens) }
    return damage.isInHead(of: statement, statement.blocks)
  }

  /// True if an error anywhere in a run of tokens keeps all of the run.
  private func isKept(_ tokens: Range<Int>, _ level: Int) -> Bool {
    !breaksLine(tokens) || damage.scope == .declaration && level == 0
  }

  /// Writes the statements of broken lines; `token` is the first unwritten token, and `end` the end of the surrounding
  /// block.
  mutating func writeBroken(
    _ chain: ArraySlice<SyntaxNode>, from token: inout Int, to end: Int, level: Int, isFirst: Bool
  ) {
    var isOpen = true
    for (place, statement) in chain.enumerated() {
      let tokens = tree.tokens(of: statement)
      let keeps = keepsText(statement, tokens, level)
      if place == 0 {
        isOpen = keeps || damage.isIn(head(of: statement))
        begin(tokens.lowerBound, from: token, level: level, keepsIndent: isOpen, isFirst: isFirst)
      } else {
        writeAsItIs(token..<max(token, tokens.lowerBound))
      }
      if keeps { writeAsItIs(tokens) } else { write(statement, level: level) }
      token = max(token, tokens.upperBound)
      isOpen = keeps || damage.isIn(tail(of: statement))
    }
    if !isOpen { return }
    let rest = restOfLine(token, end)
    writeAsItIs(rest)
    token = rest.upperBound
  }

  /// True if a statement of a broken line is written unchanged; otherwise only its broken heads are.
  private func keepsText(_ statement: SyntaxNode, _ tokens: Range<Int>, _ level: Int) -> Bool {
    let blocks = statement.blocks
    return isKept(tokens, level) || blocks.isEmpty || !blocks.allSatisfy { damage.isWhole($0) }
  }

  private func head(of statement: SyntaxNode) -> Range<Int> {
    let tokens = tree.tokens(of: statement)
    return tokens.lowerBound..<(statement.blocks.first.map { tree.tokens(of: $0).lowerBound } ?? tokens.upperBound)
  }

  /// The tokens of a statement after its last block.
  private func tail(of statement: SyntaxNode) -> Range<Int> {
    let end = tree.tokens(of: statement).upperBound
    return (statement.blocks.last.map { tree.tokens(of: $0).upperBound } ?? end)..<end
  }

  /// Writes the tokens before the statement that begins at `first`, and begins its line.
  private mutating func begin(_ first: Int, from token: Int, level: Int, keepsIndent: Bool, isFirst: Bool) {
    var indent = first
    while indent > token && tree.tokenKinds[indent - 1] == .whitespace { indent -= 1 }
    let beginsLine = indent == 0 || tree.tokenKinds[indent - 1] == .newline
    writeBetween(token..<max(token, indent), level: level, isFirst: isFirst)
    guard keepsIndent && beginsLine else { return page.startLine(level) }
    page.startLine(0)
    writeAsItIs(indent..<first)
  }

  /// The tokens from `token` to the end of its line or of the block; in the latter case without trailing white space.
  private func restOfLine(_ token: Int, _ end: Int) -> Range<Int> {
    var last = token
    while last < end && tree.tokenKinds[last] != .newline { last += 1 }
    let isLineEnd = last < end || tree.tokenKinds[max(last, end)] == .endOfFile
    while !isLineEnd && last > token && tree.tokenKinds[last - 1] == .whitespace { last -= 1 }
    return token..<last
  }

  /// Writes a run of tokens with all white space between them.
  mutating func writeAsItIs(_ tokens: Range<Int>) {
    guard let last = tokens.last else { return }
    page.write(tree.bytes[tree.tokenStart(tokens.lowerBound)..<Int(tree.tokenEnds[last])])
  }
}
