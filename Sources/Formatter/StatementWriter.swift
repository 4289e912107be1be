internal import LayParser

/// Writes the statements of a file in their canonical form.
struct StatementWriter {
  let tree: SyntaxTree
  let limit: Int
  let gaps: Gaps
  let damage: Damage
  /// How many line breaks and comments stand before a token: a run that has none stands on one line.
  private let breaks: [Int32]
  var page = Page()

  init(_ tree: SyntaxTree, _ options: FormatOptions) {
    self.tree = tree
    limit = options.lineLength
    gaps = Gaps(tree)
    damage = Damage(tree)
    var breaks: [Int32] = [0]
    breaks.reserveCapacity(tree.tokenCount + 1)
    for kind in tree.tokenKinds { breaks.append(breaks[breaks.count - 1] + (kind.endsLine ? 1 : 0)) }
    self.breaks = breaks
  }

  mutating func writeFile() {
    writeStatements(of: tree.root, from: 0, to: tree.tokenCount - 1, level: 0, splits: false)
    if !page.isAtLineStart { page.endLine() }
  }

  // MARK: Statements

  /// The statements of a block or of the file, with what stands between them: all tokens of `start..<end`.
  private mutating func writeStatements(of node: SyntaxNode, from start: Int, to end: Int, level: Int, splits: Bool) {
    let statements = node.children
    var (token, index) = (start, 0)
    while index < statements.count {
      let last = lastOfLine(statements, index)
      let isJoined = last > index && !splits && fits(statements[index...last], level)
      for place in index...last {
        let record = tree.nodes[statements[place].index]
        if isGrown(token..<max(Int(record.firstToken), token), place > 0) {
          writeAsItIs(token..<max(Int(record.endToken), token))
          token = max(Int(record.endToken), token)
          continue
        }
        if isJoined && place > index {
          page.write(UInt8(ascii: ";"))
          page.write(0x20)
        } else {
          writeBetween(token..<max(Int(record.firstToken), token), level: level, isFirst: token == start)
          page.startLine(level)
        }
        write(statements[place], level: level)
        token = max(Int(record.endToken), token)
      }
      index = last + 1
    }
    writeBetween(token..<max(end, token), level: level, isFirst: token == start, isLast: true)
  }

  /// Whether a statement goes on where the one before ends, on its line: only what is broken does.
  private func isGrown(_ between: Range<Int>, _ hasPrevious: Bool) -> Bool {
    hasPrevious && !breaksLine(between) && !between.contains { tree.tokenKinds[$0] == .semicolon }
  }

  /// The last of the statements that share the line of statement `first`, separated by `;`.
  private func lastOfLine(_ statements: [SyntaxNode], _ first: Int) -> Int {
    var last = first
    while last + 1 < statements.count {
      let (this, next) = (tree.nodes[statements[last].index], tree.nodes[statements[last + 1].index])
      let start = tree.nodes[statements[first].index].firstToken
      guard !breaksLine(Int(start)..<Int(next.endToken)), this.endToken <= next.firstToken else { break }
      last += 1
    }
    return last
  }

  /// Whether neighbours can share a line: that is as long as they are, and none needs lines of its own for what is broken
  /// in its braces.
  private func fits(_ statements: ArraySlice<SyntaxNode>, _ level: Int) -> Bool {
    guard let first = statements.first, let last = statements.last else { return false }
    let tokens = Int(tree.nodes[first.index].firstToken)..<Int(tree.nodes[last.index].endToken)
    if 2 * level + gaps.width(tokens) > limit { return false }
    return statements.allSatisfy { !damage.isIn($0) || damage.isInHead(of: $0, $0.blocks) }
  }

  /// One statement, on a line that is begun.
  private mutating func write(_ statement: SyntaxNode, level: Int) {
    let blocks = statement.blocks
    let record = tree.nodes[statement.index]
    let tokens = Int(record.firstToken)..<Int(record.endToken)
    if damage.isInHead(of: statement, blocks) { return writeAsItIs(tokens) }
    let isFlat = !breaksLine(tokens) && !damage.isIn(statement)
    if isFlat && page.column + gaps.width(tokens) <= limit { return writeOnLine(tokens) }
    var next = tokens.lowerBound
    for block in blocks {
      let braces = tree.nodes[block.index]
      writeHead(next..<Int(braces.firstToken), level: level, isFollowed: true)
      write(block, level: level, opens: isFlat)
      next = Int(braces.endToken)
    }
    writeHead(next..<tokens.upperBound, level: level, isFollowed: false)
  }

  /// A block on the line that is begun: there, if it stood on one line and fits, else on lines of its own.
  private mutating func write(_ block: SyntaxNode, level: Int, opens: Bool) {
    let record = tree.nodes[block.index]
    let tokens = Int(record.firstToken)..<Int(record.endToken)
    page.write(0x20)
    let isFlat = !breaksLine(tokens) && !damage.isIn(block)
    let isEmpty = record.firstNode == block.index && !breaksLine(tokens)
    if isEmpty || isFlat && !opens && page.column + gaps.width(tokens) <= limit { return writeOnLine(tokens) }
    page.write(UInt8(ascii: "{"))
    writeStatements(
      of: block, from: tokens.lowerBound + 1, to: tokens.upperBound - 1, level: level + 1, splits: isFlat)
    page.startLine(level)
    page.write(UInt8(ascii: "}"))
  }

  // MARK: Between statements

  /// Comments and empty lines between two statements, of which nothing is first in its block or last.
  private mutating func writeBetween(_ tokens: Range<Int>, level: Int, isFirst: Bool, isLast: Bool = false) {
    var lineBreaks = isFirst && page.isAtLineStart ? 1 : 0
    var isSeparated = !isFirst
    for token in tokens {
      switch tree.tokenKinds[token] {
      case .whitespace, .semicolon: break
      case .newline: lineBreaks += 1
      case .comment, .docComment:
        if lineBreaks == 0 {
          page.endLine(comment: trimmed(token))
        } else {
          if lineBreaks > 1 && isSeparated { page.separate() }
          page.startLine(level)
          page.write(trimmed(token))
          page.endLine()
        }
        (lineBreaks, isSeparated) = (0, true)
      default:
        if page.isAtLineStart { page.startLine(level) } else { page.write(0x20) }
        page.write(bytes(token))
      }
    }
    if lineBreaks > 1 && isSeparated && !isLast { page.separate() }
  }

  /// A comment without the blanks at its end.
  func trimmed(_ token: Int) -> ArraySlice<UInt8> {
    var text = bytes(token)
    while let last = text.last, last == 0x20 || last == 0x09 { text.removeLast() }
    return text
  }

  // MARK: Tokens

  func bytes(_ token: Int) -> ArraySlice<UInt8> { tree.bytes[tree.tokenStart(token)..<Int(tree.tokenEnds[token])] }

  /// Whether a line ends in a run of tokens.
  func breaksLine(_ tokens: Range<Int>) -> Bool { breaks[tokens.upperBound] > breaks[tokens.lowerBound] }

  /// Tokens one behind the other, with their blanks; none before the first.
  mutating func writeOnLine(_ tokens: Range<Int>) {
    for token in tokens where !tree.tokenKinds[token].isTrivia {
      if token > tokens.lowerBound && gaps.hasBlank[token] { page.write(0x20) }
      page.write(bytes(token))
    }
  }

  /// What is broken, as it was written.
  private mutating func writeAsItIs(_ tokens: Range<Int>) {
    for token in tokens {
      if tree.tokenKinds[token] == .newline { page.endLine() } else { page.write(bytes(token)) }
    }
  }
}

extension SyntaxNode {
  /// The braces of a statement, in the order of the text: two or more of a `when` with `else`, which may be long.
  fileprivate var blocks: [SyntaxNode] {
    var blocks: [SyntaxNode] = []
    var next: SyntaxNode? = self
    while let statement = next {
      next = nil
      for child in statement.children {
        if child.kind == .block { blocks.append(child) }
        if child.kind == .whenStatement { next = child }
      }
    }
    return blocks
  }
}

extension TokenKind {
  /// Line breaks, and comments, which end with their line.
  fileprivate var endsLine: Bool { self == .newline || self == .comment || self == .docComment }
}

extension Page {
  /// Ends the line being written if anything stands on it, and begins the next.
  mutating func startLine(_ level: Int) {
    if !isAtLineStart { endLine() }
    indent(level)
  }

  /// Ends the line being written if anything stands on it, and leaves an empty one.
  mutating func separate() {
    if !isAtLineStart { endLine() }
    skipLine()
  }
}
