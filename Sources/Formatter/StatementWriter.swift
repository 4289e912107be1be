internal import LayParser

/// Writes the statements of a file in their canonical form.
struct StatementWriter {
  let tree: SyntaxTree
  let limit: Int
  let gaps: Gaps
  let damage: Damage
  /// The number of line breaks and comments before each token: a run without any is on one line.
  private let breaks: [Int32]
  var page = Page()

  init(_ tree: SyntaxTree, _ options: FormatOptions, _ scope: Damage.Scope) {
    self.tree = tree
    limit = options.lineLength
    gaps = Gaps(tree)
    damage = Damage(tree, scope)
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

  /// Writes the statements of a block or of the file, and the comments between them: all tokens of `start..<end`.
  private mutating func writeStatements(of node: SyntaxNode, from start: Int, to end: Int, level: Int, splits: Bool) {
    let statements = node.children
    var (token, index, whole) = (start, 0, 0)
    while index < statements.count {
      let isFirst = token == start
      if index >= whole && !damage.isEmpty {
        whole = endOfLines(statements, index)
        let chain = statements[index..<whole]
        if isBroken(chain, to: end, level) {
          writeBroken(chain, from: &token, to: end, level: level, isFirst: isFirst)
          index = whole
          continue
        }
      }
      let last = lastOfLine(statements, index)
      writeLine(statements[index...last], from: &token, level: level, isFirst: isFirst, splits: splits)
      index = last + 1
    }
    writeBetween(token..<max(end, token), level: level, isFirst: token == start, isLast: true)
  }

  /// Writes statements that share a line, on one line if they fit; `token` is the first unwritten token.
  private mutating func writeLine(
    _ statements: ArraySlice<SyntaxNode>, from token: inout Int, level: Int, isFirst: Bool, splits: Bool
  ) {
    let isJoined = statements.count > 1 && !splits && fits(statements, level)
    for (place, statement) in statements.enumerated() {
      let tokens = tree.tokens(of: statement)
      if isJoined && place > 0 {
        page.write(UInt8(ascii: ";"))
        page.write(0x20)
      } else {
        writeBetween(token..<max(tokens.lowerBound, token), level: level, isFirst: isFirst && place == 0)
        page.startLine(level)
      }
      write(statement, level: level)
      token = max(tokens.upperBound, token)
    }
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

  /// True if adjacent statements fit on one line at their original width.
  private func fits(_ statements: ArraySlice<SyntaxNode>, _ level: Int) -> Bool {
    guard let first = statements.first, let last = statements.last else { return false }
    let tokens = tree.tokens(of: first).lowerBound..<tree.tokens(of: last).upperBound
    return 2 * level + gaps.width(tokens) <= limit
  }

  /// Writes one statement on the line that was begun.
  mutating func write(_ statement: SyntaxNode, level: Int) {
    let tokens = tree.tokens(of: statement)
    let isFlat = !breaksLine(tokens)
    if isFlat && page.column + gaps.width(tokens) <= limit { return writeOnLine(tokens) }
    var next = tokens.lowerBound
    for block in statement.blocks {
      let braces = tree.tokens(of: block)
      write(head: next..<braces.lowerBound, level: level, isFollowed: true)
      write(block, level: level, opens: isFlat)
      next = braces.upperBound
    }
    write(head: next..<tokens.upperBound, level: level, isFollowed: false)
  }

  private mutating func write(head tokens: Range<Int>, level: Int, isFollowed: Bool) {
    if damage.isIn(tokens) { return writeAsItIs(tokens) }
    writeHead(tokens, level: level, isFollowed: isFollowed)
    if isFollowed { page.write(0x20) }
  }

  /// Writes a block: on the current line if it was on one line and fits, otherwise on lines of its own.
  private mutating func write(_ block: SyntaxNode, level: Int, opens: Bool) {
    let tokens = tree.tokens(of: block)
    let isFlat = !breaksLine(tokens)
    if isFlat && damage.isIn(tokens) { return writeAsItIs(tokens) }
    let isEmpty = isFlat && block.childCount == 0
    if isEmpty || isFlat && !opens && page.column + gaps.width(tokens) <= limit { return writeOnLine(tokens) }
    page.write(UInt8(ascii: "{"))
    writeStatements(
      of: block, from: tokens.lowerBound + 1, to: tokens.upperBound - 1, level: level + 1, splits: isFlat)
    page.startLine(level)
    page.write(UInt8(ascii: "}"))
  }

  // MARK: Between statements

  /// Writes the comments and empty lines between two statements; there is no empty line before the first of a block or
  /// after the last.
  mutating func writeBetween(_ tokens: Range<Int>, level: Int, isFirst: Bool, isLast: Bool = false) {
    var lineBreaks = isFirst && page.isAtLineStart ? 1 : 0
    var isSeparated = !isFirst
    var next = tokens.lowerBound
    while next < tokens.upperBound {
      let token = next
      next += 1
      switch tree.tokenKinds[token] {
      case .newline: lineBreaks += 1
      case .comment, .docComment:
        if lineBreaks > 1 && isSeparated { page.separate() }
        next = writeComment(token..<tokens.upperBound, level: level, isBehind: lineBreaks == 0)
        (lineBreaks, isSeparated) = (0, true)
      default: break
      }
    }
    if lineBreaks > 1 && isSeparated && !isLast { page.separate() }
  }

  /// Writes the comment that `tokens` begin with, and returns the token after it. Block comments, which are errors in
  /// the language, are kept unchanged, over all their lines.
  private mutating func writeComment(_ tokens: Range<Int>, level: Int, isBehind: Bool) -> Int {
    let token = tokens.lowerBound
    let last = damage.isIn(token..<token + 1) ? tokens.first { closesComment($0) } ?? token : token
    let comment = trimmed(token...last)
    if isBehind {
      page.endLine(comment: comment)
    } else {
      page.startLine(level)
      page.write(comment)
      page.endLine()
    }
    return last + 1
  }

  private func closesComment(_ token: Int) -> Bool {
    let start = tree.tokenStart(token)
    return (max(1, start)..<Int(tree.tokenEnds[token])).contains {
      tree.bytes[$0] == UInt8(ascii: "/") && tree.bytes[$0 - 1] == UInt8(ascii: "*")
    }
  }

  /// The text of a comment without trailing spaces.
  func trimmed(_ tokens: ClosedRange<Int>) -> ArraySlice<UInt8> {
    var text = tree.bytes[tree.tokenStart(tokens.lowerBound)..<Int(tree.tokenEnds[tokens.upperBound])]
    while let last = text.last, last == 0x20 || last == 0x09 { text.removeLast() }
    return text
  }

  // MARK: Tokens

  func bytes(_ token: Int) -> ArraySlice<UInt8> { tree.bytes[tree.tokenStart(token)..<Int(tree.tokenEnds[token])] }

  /// True if a run of tokens contains a line break or a comment.
  func breaksLine(_ tokens: Range<Int>) -> Bool { breaks[tokens.upperBound] > breaks[tokens.lowerBound] }

  /// Writes tokens on one line, with their spaces; none before the first.
  mutating func writeOnLine(_ tokens: Range<Int>) {
    for token in tokens where !tree.tokenKinds[token].isTrivia {
      if token > tokens.lowerBound && gaps.hasBlank[token] { page.write(0x20) }
      page.write(bytes(token))
    }
  }
}

extension SyntaxNode {
  /// The blocks of a statement, in source order: two or more for a `when` with `else`, whose chain may be long.
  var blocks: [SyntaxNode] {
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
  /// True for line breaks, and for comments, which end with their line.
  fileprivate var endsLine: Bool { self == .newline || self == .comment || self == .docComment }
}

extension Page {
  /// Ends the line being written unless it is empty, and begins the next.
  mutating func startLine(_ level: Int) {
    if !isAtLineStart { endLine() }
    indent(level)
  }

  /// Ends the line being written unless it is empty, and adds an empty line.
  mutating func separate() {
    if !isAtLineStart { endLine() }
    skipLine()
  }
}
