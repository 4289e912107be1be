public import LayDiagnostics

/// The lossless tree of one file.
///
/// Tokens cover the bytes without gaps, nodes cover tokens. Nodes are stored in post-order, a node behind its
/// descendants, so that wrapping what was just parsed costs one append; the root is the last node.
public final class SyntaxTree: Sendable {
  /// The file that the ranges speak of.
  public let file: FileID
  /// The text as it was given: UTF-8, or what should have been.
  public let bytes: [UInt8]
  /// The kind of each token; the last is `endOfFile`.
  public let tokenKinds: [TokenKind]
  /// The offset behind each token.
  public let tokenEnds: [UInt32]
  /// The nodes in post-order.
  public let nodes: [NodeRecord]
  /// What was wrong with the text.
  public let diagnostics: [Diagnostic]

  /// A node as it is stored: 16 bytes.
  @frozen public struct NodeRecord: Hashable, Sendable {
    /// What the node is.
    public var kind: SyntaxKind
    /// The index of the first node of the subtree: the node's own index when it has no children.
    public var firstNode: UInt32
    /// The index of the first token, trivia excluded.
    public var firstToken: UInt32
    /// The index behind the last token, trivia excluded; `firstToken` for a node without tokens.
    public var endToken: UInt32

    /// A record with these fields.
    @inlinable public init(kind: SyntaxKind, firstNode: UInt32, firstToken: UInt32, endToken: UInt32) {
      self.kind = kind
      self.firstNode = firstNode
      self.firstToken = firstToken
      self.endToken = endToken
    }
  }

  /// The tree of `bytes`, whose tokens and nodes must cover them.
  package init(
    file: FileID, bytes: [UInt8], tokenKinds: [TokenKind], tokenEnds: [UInt32], nodes: [NodeRecord],
    diagnostics: [Diagnostic]
  ) {
    self.file = file
    self.bytes = bytes
    self.tokenKinds = tokenKinds
    self.tokenEnds = tokenEnds
    self.nodes = nodes
    self.diagnostics = diagnostics
  }

  /// The node of the whole file.
  public var root: SyntaxNode { SyntaxNode(tree: self, index: nodes.count - 1) }

  /// The offset of the first byte of token `index`.
  public func tokenStart(_ index: Int) -> Int { index == 0 ? 0 : Int(tokenEnds[index - 1]) }

  /// The place of token `index` in the file.
  public func tokenRange(_ index: Int) -> SourceRange {
    SourceRange(file: file, start: tokenStart(index), end: Int(tokenEnds[index]))
  }

  /// The text of token `index`; bytes that are no UTF-8 are repaired.
  public func tokenText(_ index: Int) -> String {
    String(decoding: bytes[tokenStart(index)..<Int(tokenEnds[index])], as: UTF8.self)
  }
}

/// A token of a tree.
public struct SyntaxToken: Sendable {
  /// The tree it belongs to.
  public let tree: SyntaxTree
  /// Its index among the tokens of the tree.
  public let index: Int

  /// What the token is.
  public var kind: TokenKind { tree.tokenKinds[index] }
  /// Its place in the file.
  public var range: SourceRange { tree.tokenRange(index) }
  /// Its text.
  public var text: String { tree.tokenText(index) }

  /// The token `index` of `tree`.
  public init(tree: SyntaxTree, index: Int) {
    self.tree = tree
    self.index = index
  }
}

/// A node of a tree.
public struct SyntaxNode: Sendable {
  /// The tree it belongs to.
  public let tree: SyntaxTree
  /// Its index among the nodes of the tree.
  public let index: Int

  /// The node `index` of `tree`.
  public init(tree: SyntaxTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  /// What the node is.
  public var kind: SyntaxKind { tree.nodes[index].kind }

  /// Its place in the file, trivia around it excluded.
  public var range: SourceRange {
    let record = tree.nodes[index]
    let start = tree.tokenStart(Int(record.firstToken))
    let end = record.endToken > record.firstToken ? Int(tree.tokenEnds[Int(record.endToken) - 1]) : start
    return SourceRange(file: tree.file, start: start, end: end)
  }

  /// Its text; bytes that are no UTF-8 are repaired.
  public var text: String {
    let range = range
    return String(decoding: tree.bytes[range.start..<range.end], as: UTF8.self)
  }

  /// The child nodes, in the order of the text.
  public var children: [SyntaxNode] {
    var found: [SyntaxNode] = []
    let first = Int(tree.nodes[index].firstNode)
    var next = index - 1
    while next >= first {
      found.append(SyntaxNode(tree: tree, index: next))
      next = Int(tree.nodes[next].firstNode) - 1
    }
    found.reverse()
    return found
  }

  /// The node's own tokens (those of child nodes and trivia excluded), in the order of the text.
  public var tokens: [SyntaxToken] {
    let record = tree.nodes[index]
    var found: [SyntaxToken] = []
    var next = Int(record.firstToken)
    for child in children {
      let inner = tree.nodes[child.index]
      append(from: next, to: Int(inner.firstToken), into: &found)
      next = max(next, Int(inner.endToken))
    }
    append(from: next, to: Int(record.endToken), into: &found)
    return found
  }

  private func append(from start: Int, to end: Int, into found: inout [SyntaxToken]) {
    var token = start
    while token < end {
      if !tree.tokenKinds[token].isTrivia { found.append(SyntaxToken(tree: tree, index: token)) }
      token += 1
    }
  }

  /// The first own token of the kind `kind`.
  public func token(_ kind: TokenKind) -> SyntaxToken? { tokens.first { $0.kind == kind } }

  /// The first child of the kind `kind`.
  public func child(_ kind: SyntaxKind) -> SyntaxNode? { children.first { $0.kind == kind } }
}
