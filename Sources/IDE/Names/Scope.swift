internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

// Names in scope, resolved from the nesting of braces, so also in files that do not compile.

extension Snapshot {
  /// Returns the names in scope at `offset`, the nearest first: of the braces around it from the inside out, then of the file
  /// and of its imports.
  func visibleDeclarations(at offset: Int) -> [(name: String, declaration: Declaration)] {
    var found: [(name: String, declaration: Declaration)] = []
    for block in blocks(around: offset) {
      found += declared(in: block)
      found += parameters(of: block)
    }
    found += declared(in: tree.root)
    for other in compilation.files.dropFirst() { found += declared(in: other.tree.root) }
    return found
  }

  /// Returns the parameters of the component, or the variable of the loop, that a block belongs to.
  private func parameters(of block: SyntaxNode) -> [(name: String, declaration: Declaration)] {
    guard let owner = block.parent else { return [] }
    let nodes = owner.kind == .forStatement ? [owner] : owner.children.filter { $0.kind == .parameter }
    return nodes.compactMap { node in
      node.token(.name).map { ($0.text, Declaration(kind: .parameter, node: node)) }
    }
  }

  /// Returns the blocks around `offset`, the innermost first, including those of `for` and `when`. A block without its `}` holds
  /// everything behind it, as in a file that is being written.
  func blocks(around offset: Int) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    var node: SyntaxNode? = lastToken(before: offset).map { tree.node(at: $0.range.start) }
    while let current = node {
      if current.kind == .block && (current.token(.rightBrace) == nil || offset < current.range.end) {
        found.append(current)
      }
      node = current.parent
    }
    return found
  }

  /// Returns the last token that begins before `offset` and is no trivia.
  private func lastToken(before offset: Int) -> SyntaxToken? {
    guard offset > 0 else { return nil }
    let here = tree.token(at: offset - 1)
    return here.kind.isTrivia || here.range.start >= offset ? here.previous : here
  }

  /// Returns the declarations in a block, including those inside of its loops and conditions.
  func declared(in block: SyntaxNode) -> [(name: String, declaration: Declaration)] {
    var found: [(name: String, declaration: Declaration)] = []
    collect(in: block, into: &found)
    return found
  }

  private func collect(in node: SyntaxNode, into found: inout [(name: String, declaration: Declaration)]) {
    for child in node.children {
      if let kind = Symbol.Kind(child.kind), kind != .parameter {
        if let name = child.token(.name) { found.append((name.text, Declaration(kind: kind, node: child))) }
      } else if child.kind == .forStatement || child.kind == .block {
        collect(in: child, into: &found)
      } else if child.kind == .whenStatement {
        for branch in child.branches { collect(in: branch, into: &found) }
      }
    }
  }

  /// Returns the declaration of a path of names at `offset`, without its indices: `form.email`.
  func declaration(named path: [String], at offset: Int) -> Declaration? {
    guard let first = path.first else { return nil }
    var found = visibleDeclarations(at: offset).first { $0.name == first }?.declaration
    for name in path.dropFirst() {
      found = found.flatMap { outer in members(of: outer).first { $0.name == name }?.declaration }
    }
    return found
  }

  /// Returns the declarations inside a view's braces and inside those of its component.
  func members(of declaration: Declaration) -> [(name: String, declaration: Declaration)] {
    var found = declaration.node.child(.block).map { declared(in: $0) } ?? []
    guard let kind = declaration.node.child(.kind)?.token(.name)?.text else { return found }
    for file in compilation.files {
      for node in file.tree.root.children
      where node.kind == .componentDeclaration && node.token(.name)?.text == kind {
        found += node.child(.block).map { declared(in: $0) } ?? []
      }
    }
    return found
  }
}
