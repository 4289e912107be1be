internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

// Helpers for syntax trees.

extension SyntaxNode {
  /// All nodes in it, itself included, in post-order.
  var subtree: some Sequence<SyntaxNode> {
    let (tree, last) = (self.tree, index)
    return (Int(tree.nodes[last].firstNode)...last).lazy.map { SyntaxNode(tree: tree, index: $0) }
  }

  /// True if it contains a node that does not conform to the grammar.
  var isBroken: Bool { subtree.contains { $0.kind == .unexpected || $0.kind == .missing } }

  /// Returns the nearest enclosing node of a kind.
  func ancestor(_ isWanted: (SyntaxKind) -> Bool) -> SyntaxNode? {
    var node = parent
    while let current = node, !isWanted(current.kind) { node = current.parent }
    return node
  }

  /// True for `a.edges`, `.size` or `a.edges(top, leading)`.
  var isCompound: Bool {
    let attribute = kind == .call ? child(at: 0) : self
    guard let attribute, attribute.kind == .member || attribute.kind == .dotExpression else { return false }
    return ["edges", "center", "size"].contains(attribute.token(.name)?.text)
  }

  /// The blocks of a `when` and of its chain of `else`s: the chain nests as deep as it is long, so it is followed by
  /// iteration.
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

extension SyntaxKind {
  /// True for statements inside braces, and for declarations of a file.
  var isStatement: Bool { self != .unexpected && self != .missing && self != .block }

  /// True for clauses behind the sides of a constraint.
  var isClause: Bool { self == .insetClause || self == .offsetClause || self == .priorityClause }
}

extension SourceRange {
  /// True if the ranges share a byte.
  func overlaps(_ other: SourceRange) -> Bool { file == other.file && start < other.end && other.start < end }
}

extension SyntaxNode {
  /// The view, component or layout whose braces it is inside of.
  var superview: SyntaxNode? {
    var next = parent
    while let current = next {
      switch current.kind {
      case .viewDeclaration, .componentDeclaration, .layoutDeclaration: return current
      default: next = current.parent
      }
    }
    return nil
  }

  /// Returns the property that a setting sets, if `word` is one of its words.
  func property(taking word: String) -> LanguageWords.PropertyWord? {
    let target = children.first?.allTokens.map { $0.text } ?? []
    return LanguageWords.properties.first { target.contains($0.name) && $0.values.contains(word) }
  }
}

extension UInt8 {
  /// True for bytes of names: an ASCII letter, a digit or `_`.
  var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }
}
