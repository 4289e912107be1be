public import LayDiagnostics

/// A node of a tree.
public struct SyntaxNode: Sendable {
  /// The tree of the node.
  public let tree: SyntaxTree
  /// The index of the node among the nodes of the tree.
  public let index: Int

  /// Creates the node `index` of `tree`.
  @inlinable public init(tree: SyntaxTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  /// The kind of the node.
  @inlinable public var kind: SyntaxKind { tree.nodes[index].kind }

  /// The range of the node in the file, without the trivia around it.
  public var range: SourceRange {
    let record = tree.nodes[index]
    let start = tree.tokenStart(Int(record.firstToken))
    guard record.endToken > record.firstToken else { return SourceRange(file: tree.file, start: start, end: start) }
    return SourceRange(file: tree.file, start: start, end: Int(tree.tokenEnds[Int(record.endToken) - 1]))
  }

  /// The text of the node; invalid UTF-8 is repaired.
  public var text: String {
    let range = range
    return String(decoding: tree.bytes[range.start..<range.end], as: UTF8.self)
  }

  // MARK: Children

  /// The child nodes, in source order.
  public var children: [SyntaxNode] {
    var found = Array(repeating: self, count: childCount)
    var place = found.count
    forEachChildBackwards {
      place -= 1
      found[place] = $0
    }
    return found
  }

  /// The number of child nodes.
  public var childCount: Int {
    var count = 0
    forEachChildBackwards { _ in count += 1 }
    return count
  }

  /// The child at `position` in source order; nil if there are fewer children.
  public func child(at position: Int) -> SyntaxNode? {
    var left = childCount - 1 - position
    guard position >= 0, left >= 0 else { return nil }
    var next = index - 1
    while left > 0 {
      next = Int(tree.nodes[next].firstNode) - 1
      left -= 1
    }
    return SyntaxNode(tree: tree, index: next)
  }

  /// The first child that satisfies `isWanted`. Unlike ``children``, it allocates nothing.
  public func firstChild(where isWanted: (SyntaxNode) -> Bool) -> SyntaxNode? {
    var found: SyntaxNode?
    forEachChildBackwards { if isWanted($0) { found = $0 } }
    return found
  }

  /// The first child of the kind `kind`.
  public func child(_ kind: SyntaxKind) -> SyntaxNode? {
    var found: SyntaxNode?
    forEachChildBackwards { if $0.kind == kind { found = $0 } }
    return found
  }

  /// Calls `body` with the children from the last to the first, which is the order in which nodes are stored.
  @inlinable
  func forEachChildBackwards(_ body: (SyntaxNode) -> Void) {
    let first = Int(tree.nodes[index].firstNode)
    var next = index - 1
    while next >= first {
      body(SyntaxNode(tree: tree, index: next))
      next = Int(tree.nodes[next].firstNode) - 1
    }
  }

  /// The parent of the node; nil for the root. Takes time linear in the number of nodes between the end of this node
  /// and that of its parent.
  public var parent: SyntaxNode? {
    var next = index + 1
    while next < tree.nodes.count {
      if Int(tree.nodes[next].firstNode) <= index { return SyntaxNode(tree: tree, index: next) }
      next += 1
    }
    return nil
  }

  // MARK: Tokens

  /// The node's own tokens, without those of child nodes and without trivia, in source order.
  public var tokens: [SyntaxToken] {
    var found: [SyntaxToken] = []
    forEachTokenBackwards { found.append($0) }
    found.reverse()
    return found
  }

  /// The variable of a `for`: of `i, name`, the second, which is the element.
  public var loopVariable: SyntaxToken? { tokens.last { $0.kind == .name } }
  /// The first variable of `for i, name`, which counts from 0; nil if there is one variable.
  public var loopCounter: SyntaxToken? {
    let names = tokens.filter { $0.kind == .name }
    return names.count == 2 ? names[0] : nil
  }

  /// The first own token of the kind `kind`.
  public func token(_ kind: TokenKind) -> SyntaxToken? {
    var found: SyntaxToken?
    forEachTokenBackwards { if $0.kind == kind { found = $0 } }
    return found
  }

  /// The tokens of the node and of all its descendants, without trivia.
  public var allTokens: [SyntaxToken] {
    let record = tree.nodes[index]
    return (Int(record.firstToken)..<Int(record.endToken)).lazy.filter { !tree.tokenKinds[$0].isTrivia }
      .map { SyntaxToken(tree: tree, index: $0) }
  }

  /// Calls `body` with the own tokens, from the last to the first: those between the children.
  private func forEachTokenBackwards(_ body: (SyntaxToken) -> Void) {
    let record = tree.nodes[index]
    var end = Int(record.endToken)
    forEachChildBackwards { child in
      let inner = tree.nodes[child.index]
      visit(Int(inner.endToken), end, body)
      end = min(end, Int(inner.firstToken))
    }
    visit(Int(record.firstToken), end, body)
  }

  private func visit(_ start: Int, _ end: Int, _ body: (SyntaxToken) -> Void) {
    var token = end - 1
    while token >= start {
      if !tree.tokenKinds[token].isTrivia { body(SyntaxToken(tree: tree, index: token)) }
      token -= 1
    }
  }

  // MARK: Documentation

  /// The `///` lines directly before the node, without their slashes and one space; empty if there are none.
  public var documentation: String {
    var lines: [String] = []
    var lineEnds = 0
    var token = Int(tree.nodes[index].firstToken) - 1
    while token >= 0 && lineEnds < 2 {
      switch tree.tokenKinds[token] {
      case .newline: lineEnds += 1
      case .whitespace: break
      case .docComment where lineEnds == 1 && isFirstOfItsLine(token):
        lineEnds = 0
        lines.append(SyntaxNode.commentText(tree.tokenText(token)))
      default: lineEnds = 2
      }
      token -= 1
    }
    return lines.reversed().joined(separator: "\n")
  }

  private func isFirstOfItsLine(_ token: Int) -> Bool {
    var before = token - 1
    if before >= 0 && tree.tokenKinds[before] == .whitespace { before -= 1 }
    return before < 0 || tree.tokenKinds[before] == .newline
  }

  private static func commentText(_ comment: String) -> String {
    let text = comment.utf8.dropFirst(3)
    return String(Substring(text.first == 0x20 ? text.dropFirst() : text))
  }
}
