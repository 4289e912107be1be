internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// The names in scope at an offset of a snapshot's file, read from the nesting of braces, so also in files that do not compile.
struct Scope {
  /// A declaration with its name.
  typealias Named = (name: String, declaration: Declaration)

  private let snapshot: Snapshot
  /// The blocks around the offset, the innermost first, including those of `for` and `when`. A block without its `}` holds
  /// everything behind it, as in a file that is being written.
  let blocks: [SyntaxNode]
  /// The declarations in scope, the nearest first: of the braces around the offset from the inside out, then of the file and of
  /// its imports.
  let declarations: [Named]

  init(_ snapshot: Snapshot, at offset: Int) {
    self.snapshot = snapshot
    blocks = snapshot.tree.blocks(around: offset)
    declarations =
      blocks.flatMap { $0.declared + $0.parametersOfBlock }
      + snapshot.compilation.files.flatMap { $0.tree.root.declared }
  }

  /// Returns the nearest declaration with a name.
  func declaration(named name: String) -> Declaration? { declarations.first { $0.name == name }?.declaration }

  /// Returns the declaration of a path of names without its indices: `form.email`.
  func declaration(named path: [String]) -> Declaration? {
    guard let first = path.first else { return nil }
    return path.dropFirst().reduce(declaration(named: first)) { outer, name in outer.flatMap { member(name, of: $0) } }
  }

  /// The declaration whose braces are the innermost around the offset.
  var owner: Declaration? {
    for block in blocks {
      guard let owner = block.parent else { continue }
      if let kind = Symbol.Kind(owner.kind), kind != .parameter, kind != .state {
        return Declaration(kind: kind, node: owner)
      }
      if owner.kind == .insideBlock {
        let names = owner.children.first?.allTokens.filter { $0.kind == .name }.map { $0.text } ?? []
        return Scope(snapshot, at: owner.range.start).declaration(named: names)
      }
    }
    return nil
  }

  /// Returns the declarations inside a view's braces and inside those of its component.
  func members(of declaration: Declaration) -> [Named] {
    var found = declaration.node.child(.block)?.declared ?? []
    guard let kind = declaration.node.child(.kind)?.token(.name)?.text else { return found }
    for file in snapshot.compilation.files {
      for node in file.tree.root.children
      where node.kind == .componentDeclaration && node.token(.name)?.text == kind {
        found += node.child(.block)?.declared ?? []
      }
    }
    return found
  }

  /// Returns the declaration with a name inside a view's braces or inside those of its component.
  func member(_ name: String, of declaration: Declaration) -> Declaration? {
    members(of: declaration).first { $0.name == name }?.declaration
  }

  /// The layout around the offset; nil in a component.
  var layout: Declaration? {
    let owners = blocks.lazy.compactMap { $0.parent }
    return owners.first { $0.kind == .layoutDeclaration }.map { Declaration(kind: .layout, node: $0) }
  }

  /// Returns the view, layout or component around a view's declaration; nil for a component, which may be in any view.
  func superview(of declaration: Declaration) -> Declaration? {
    guard let node = declaration.node.superview, let kind = Symbol.Kind(node.kind) else { return nil }
    return Declaration(kind: kind, node: node)
  }

  /// Returns one of the views that a loop variable ranges over; nil if it ranges over numbers.
  func elementView(of parameter: Declaration) -> Declaration? {
    guard parameter.node.kind == .forStatement, let over = parameter.node.children.first(where: { $0.kind != .block })
    else {
      return nil
    }
    let one = over.kind == .list ? over.children.first : over
    guard let one, one.kind == .nameExpression || one.kind == .member || one.kind == .subscripted else { return nil }
    var path: [String] = []
    for token in one.allTokens {
      if token.kind == .leftSquare { break }
      if token.kind == .name { path.append(token.text) }
    }
    guard path != [parameter.node.loopVariable?.text ?? ""] else { return nil }
    let found = Scope(snapshot, at: parameter.node.range.start).declaration(named: path)
    return found.flatMap { $0.kind == .view || $0.kind == .guide ? $0 : nil }
  }
}

extension SyntaxTree {
  fileprivate func blocks(around offset: Int) -> [SyntaxNode] {
    var found: [SyntaxNode] = []
    var node: SyntaxNode? = lastToken(before: offset).map { self.node(at: $0.range.start) }
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
    let here = token(at: offset - 1)
    return here.kind.isTrivia || here.range.start >= offset ? here.previous : here
  }
}

extension SyntaxNode {
  /// The declarations in it, including those inside of its loops and conditions.
  fileprivate var declared: [Scope.Named] {
    var found: [Scope.Named] = []
    collect(into: &found)
    return found
  }

  private func collect(into found: inout [Scope.Named]) {
    for child in children {
      if let kind = Symbol.Kind(child.kind), kind != .parameter {
        if let name = child.token(.name) { found.append((name.text, Declaration(kind: kind, node: child))) }
      } else if child.kind == .forStatement || child.kind == .block {
        child.collect(into: &found)
      } else if child.kind == .whenStatement {
        for branch in child.branches { branch.collect(into: &found) }
      }
    }
  }

  /// The parameters of the component, or the variable of the loop, that a block belongs to.
  fileprivate var parametersOfBlock: [Scope.Named] {
    guard let owner = parent else { return [] }
    let nodes = owner.kind == .forStatement ? [owner] : owner.children.filter { $0.kind == .parameter }
    return nodes.compactMap { node in
      let name = node.kind == .forStatement ? node.loopVariable : node.token(.name)
      return name.map { ($0.text, Declaration(kind: .parameter, node: node)) }
    }
  }
}
