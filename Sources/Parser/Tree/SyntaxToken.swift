public import LayDiagnostics

/// A token of a tree.
public struct SyntaxToken: Sendable {
  /// The tree it belongs to.
  public let tree: SyntaxTree
  /// Its index among the tokens of the tree.
  public let index: Int

  /// The token `index` of `tree`.
  @inlinable public init(tree: SyntaxTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  /// What the token is; of one that the parser took for another (`=>` for `>=`, a word for a name), that other kind.
  @inlinable public var kind: TokenKind { tree.tokenKinds[index] }
  /// Its place in the file.
  @inlinable public var range: SourceRange { tree.tokenRange(index) }
  /// Its text.
  public var text: String { tree.tokenText(index) }

  /// The nearest token before it that is no trivia.
  public var previous: SyntaxToken? {
    var before = index - 1
    while before >= 0 && tree.tokenKinds[before].isTrivia { before -= 1 }
    return before >= 0 ? SyntaxToken(tree: tree, index: before) : nil
  }

  /// The nearest token behind it that is no trivia.
  public var next: SyntaxToken? {
    var behind = index + 1
    while behind < tree.tokenCount && tree.tokenKinds[behind].isTrivia { behind += 1 }
    return behind < tree.tokenCount ? SyntaxToken(tree: tree, index: behind) : nil
  }
}
