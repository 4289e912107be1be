public import LayDiagnostics

/// A token of a tree.
public struct SyntaxToken: Sendable {
  /// The tree of the token.
  public let tree: SyntaxTree
  /// The index of the token among the tokens of the tree.
  public let index: Int

  /// Creates the token `index` of `tree`.
  @inlinable public init(tree: SyntaxTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  /// The kind of the token. If the parser read it as another (`=>` as `>=`, a word as a name), that other kind.
  @inlinable public var kind: TokenKind { tree.tokenKinds[index] }
  /// The range of the token in the file.
  @inlinable public var range: SourceRange { tree.tokenRange(index) }
  /// The text of the token.
  public var text: String { tree.tokenText(index) }

  /// The nearest token before it that is not trivia; nil if there is none.
  public var previous: SyntaxToken? {
    var before = index - 1
    while before >= 0 && tree.tokenKinds[before].isTrivia { before -= 1 }
    return before >= 0 ? SyntaxToken(tree: tree, index: before) : nil
  }

  /// The nearest token after it that is not trivia; nil if there is none.
  public var next: SyntaxToken? {
    var behind = index + 1
    while behind < tree.tokenCount && tree.tokenKinds[behind].isTrivia { behind += 1 }
    return behind < tree.tokenCount ? SyntaxToken(tree: tree, index: behind) : nil
  }
}
