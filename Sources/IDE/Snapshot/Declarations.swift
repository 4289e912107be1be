internal import LayDiagnostics
internal import LayParser

/// A declaration: its kind and its node.
struct Declaration: Sendable {
  var kind: Symbol.Kind
  var node: SyntaxNode

  /// Returns the declarations in all files of a snapshot, by the ranges of their names.
  static func all(in trees: [SyntaxTree]) -> [SourceRange: Declaration] {
    var found: [SourceRange: Declaration] = [:]
    for tree in trees {
      for index in tree.nodes.indices {
        guard let kind = Symbol.Kind(tree.nodes[index].kind) else { continue }
        let node = SyntaxNode(tree: tree, index: index)
        guard let name = node.token(.name) else { continue }
        found[name.range] = Declaration(kind: kind, node: node)
      }
    }
    return found
  }
}
