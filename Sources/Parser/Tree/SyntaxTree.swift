public import LayDiagnostics

/// The lossless tree of one file.
///
/// Tokens cover the bytes without gaps, nodes cover tokens. Nodes are stored in post-order, a node after its
/// descendants, so that wrapping what was just parsed costs one append; the root is the last node.
public final class SyntaxTree: Sendable {
  /// The file that the ranges refer to.
  public let file: FileID
  /// The text as it was given, which may be invalid UTF-8.
  public let bytes: [UInt8]
  /// The kind of each token; the last is `endOfFile`.
  public let tokenKinds: [TokenKind]
  /// The end offset of each token.
  public let tokenEnds: [UInt32]
  /// The nodes in post-order.
  public let nodes: [NodeRecord]
  /// The problems of the text.
  public let diagnostics: [Diagnostic]

  /// The stored form of a node: 16 bytes.
  @frozen public struct NodeRecord: Hashable, Sendable {
    /// The kind of the node.
    public var kind: SyntaxKind
    /// The index of the first node of the subtree: the node's own index if it has no children.
    public var firstNode: UInt32
    /// The index of the first token, trivia excluded.
    public var firstToken: UInt32
    /// The index after the last token, trivia excluded; `firstToken` for a node without tokens.
    public var endToken: UInt32

    /// Creates a record with these fields.
    @inlinable public init(kind: SyntaxKind, firstNode: UInt32, firstToken: UInt32, endToken: UInt32) {
      self.kind = kind
      self.firstNode = firstNode
      self.firstToken = firstToken
      self.endToken = endToken
    }
  }

  /// Creates the tree of `bytes`, which the tokens and nodes must cover.
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
  @inlinable public var root: SyntaxNode { SyntaxNode(tree: self, index: nodes.count - 1) }

  /// The text as it was given, with invalid UTF-8 repaired. ``bytes`` is exact.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The number of tokens, including trivia and the end of the file.
  @inlinable public var tokenCount: Int { tokenKinds.count }

  /// The offset of the first byte of token `index`.
  @inlinable public func tokenStart(_ index: Int) -> Int { index == 0 ? 0 : Int(tokenEnds[index - 1]) }

  /// The range of token `index` in the file.
  @inlinable public func tokenRange(_ index: Int) -> SourceRange {
    SourceRange(file: file, start: tokenStart(index), end: Int(tokenEnds[index]))
  }

  /// The text of token `index`; invalid UTF-8 is repaired.
  public func tokenText(_ index: Int) -> String {
    String(decoding: bytes[tokenStart(index)..<Int(tokenEnds[index])], as: UTF8.self)
  }
}
