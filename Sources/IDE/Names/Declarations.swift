internal import LayDiagnostics
internal import LayParser

/// A declaration: what it declares, and its node.
struct Declaration: Sendable {
  var kind: Symbol.Kind
  var node: SyntaxNode
}

extension Snapshot {
  /// Of each name of a declaration, in any file of the snapshot, what it is.
  static func declarations(of trees: [SyntaxTree]) -> [SourceRange: Declaration] {
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
