internal import LayDiagnostics

// Tokens and nodes at an offset, for editors.

extension SyntaxTree {
  /// The token that contains the byte at `offset`, including trivia; at the end of the text the end of the file.
  /// Offsets outside of the text are clamped.
  public func token(at offset: Int) -> SyntaxToken {
    var low = 0
    var high = tokenKinds.count - 1
    while low < high {
      let middle = (low + high) / 2
      if Int(tokenEnds[middle]) > offset { high = middle } else { low = middle + 1 }
    }
    return SyntaxToken(tree: self, index: low)
  }

  /// The innermost node whose range contains `offset` or ends there, so that a cursor after a name finds the name. Of
  /// two nodes that meet at `offset`, the second one.
  public func node(at offset: Int) -> SyntaxNode {
    var node = root
    while let inner = child(of: node, at: offset) { node = inner }
    return node
  }

  private func child(of node: SyntaxNode, at offset: Int) -> SyntaxNode? {
    var found: SyntaxNode?
    node.forEachChildBackwards { child in
      let range = child.range
      if found == nil && range.touches(offset) && !range.isEmpty { found = child }
    }
    return found
  }
}
