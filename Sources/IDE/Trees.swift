internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

// What is asked of trees in many places.

extension SyntaxNode {
  /// All nodes in it, itself included, in the order of the tree: a node behind what it holds.
  var subtree: some Sequence<SyntaxNode> {
    let (tree, last) = (self.tree, index)
    return (Int(tree.nodes[last].firstNode)...last).lazy.map { SyntaxNode(tree: tree, index: $0) }
  }

  /// Whether something in it is not what the grammar asks for.
  var isBroken: Bool { subtree.contains { $0.kind == .unexpected || $0.kind == .missing } }

  /// The nearest node around it of a kind.
  func ancestor(_ isWanted: (SyntaxKind) -> Bool) -> SyntaxNode? {
    var node = parent
    while let current = node, !isWanted(current.kind) { node = current.parent }
    return node
  }

  /// Whether it is `a.edges`, `.size`, `a.edges(top, leading)`.
  var isCompound: Bool {
    let attribute = kind == .call ? child(at: 0) : self
    guard let attribute, attribute.kind == .member || attribute.kind == .dotExpression else { return false }
    return ["edges", "center", "size"].contains(attribute.token(.name)?.text)
  }

  /// The blocks of a `when` and of all that follows its `else`s: a chain of them nests as deep as it is long, so it is
  /// taken by turns.
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
  /// Whether it is something that stands in braces, or in a file.
  var isStatement: Bool { self != .unexpected && self != .missing && self != .block }

  /// Whether it stands behind the sides of a rule.
  var isClause: Bool { self == .insetClause || self == .offsetClause || self == .priorityClause }
}

extension SourceRange {
  /// Whether they have a byte in common.
  func overlaps(_ other: SourceRange) -> Bool { file == other.file && start < other.end && other.start < end }
}

extension SyntaxNode {
  /// The view, component or layout whose braces it stands in.
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

  /// Of a setting, the property that it sets, where `word` is one of its words.
  func property(taking word: String) -> LanguageWords.PropertyWord? {
    let target = children.first?.allTokens.map { $0.text } ?? []
    return LanguageWords.properties.first { target.contains($0.name) && $0.values.contains(word) }
  }
}

extension UInt8 {
  /// Whether names have it: an ASCII letter, a digit or `_`.
  var isOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    default: false
    }
  }
}
