internal import LayParser

extension SyntaxNode {
  /// The blocks of a `when` and of all that follows its `else`s: a chain of them nests as deep as it is long, so it is taken by turns.
  var branches: [SyntaxNode] {
    var found: [SyntaxNode] = []
    var next: SyntaxNode? = self
    while let current = next {
      found += current.children.filter { $0.kind == .block }
      next = current.child(.whenStatement)
    }
    return found
  }
}
