internal import LayDiagnostics
internal import LayNumbers
internal import LayParser

/// The statements of one file that have syntax errors.
///
/// One mistake is one report: the meaning of a broken statement is a guess, so nothing else is reported of it, nor of
/// the names that it may have declared.
struct BrokenStatements {
  /// The offsets of the parser's reports, in order.
  private var places: [Int] = []
  /// The ranges of the broken statements without the contents of their braces, in order.
  private var pieces: [Range<Int>] = []
  /// The nodes of broken statements.
  private var nodes: Set<Int> = []
  /// The blocks that directly contain a broken statement.
  private var blocks: Set<Int> = []
  /// The names in broken statements, each of which may have been declared there.
  private var names: Set<String> = []
  /// True if a declaration has no name.
  private var lacksName = false
  /// True if a broken statement may have been a declaration whose name cannot be read.
  private var mayHideName = false
  /// The offsets of reports of a declaration without a name, and below of reports of what may have been one.
  private var namelessPlaces: Set<Int> = []
  private var unreadPlaces: Set<Int> = []
  /// The starts of statements that follow another one without a separator.
  private var secondStatements: Set<Int> = []
  /// True if there is a surplus closing brace: then everything after it is in the wrong block.
  private var hasStrayBrace = false

  init(_ tree: SyntaxTree) {
    guard !tree.diagnostics.isEmpty else { return }
    places = tree.diagnostics.map { $0.range.start }.sorted()
    for diagnostic in tree.diagnostics {
      switch diagnostic.code {
      case .expectedName: namelessPlaces.insert(diagnostic.range.start)
      case .unexpectedToken, .lineBeginsWithOperator: unreadPlaces.insert(diagnostic.range.start)
      case .twoStatements: secondStatements.insert(diagnostic.range.start)
      default: break
      }
    }
    hasStrayBrace = tree.diagnostics.contains { $0.code == .strayBrace }
    var containers = [tree.root]
    while let container = containers.popLast() { containers += look(into: container) }
    pieces.sort { $0.lowerBound < $1.lowerBound }
    // Reports outside of all found statements may be about anything.
    lacksName = lacksName || !namelessPlaces.isEmpty
    mayHideName = mayHideName || !unreadPlaces.isEmpty
  }

  /// Finds the broken statements directly in `container`; returns the inner blocks that contain others.
  private mutating func look(into container: SyntaxNode) -> [SyntaxNode] {
    var inner: [SyntaxNode] = []
    var last: SyntaxNode?
    var isLastBroken = false
    for statement in container.children {
      let found = statement.ownBlocks
      inner += found.filter { isPlace(in: $0.range.start + 1..<$0.range.end) }
      var isBroken = isTouched(statement, found)
      // The rest of a broken statement is a node of its own after it.
      let isSecond = secondStatements.contains(statement.range.start)
      var mayDeclare = statement.mayDeclare
      if let last, isSecond || statement.isSurplus(of: last), isBroken || isLastBroken {
        if !isLastBroken { take(last, last.ownBlocks, in: container) }
        isBroken = true
        if statement.kind == .unexpected { mayDeclare = last.mayDeclare }
      }
      if isBroken {
        take(statement, found, in: container)
        noteNames(statement, mayDeclare: mayDeclare)
      }
      (last, isLastBroken) = (statement, isBroken)
    }
    return inner
  }

  /// True if the parser reported something in `statement`, apart from its blocks.
  private func isTouched(_ statement: SyntaxNode, _ holes: [SyntaxNode]) -> Bool {
    let range = statement.range
    var start = range.start
    for hole in holes {
      if isPlace(in: start..<hole.range.start + 1) { return true }
      start = hole.range.end
    }
    return isPlace(in: start..<range.end + 1)
  }

  private mutating func take(_ statement: SyntaxNode, _ holes: [SyntaxNode], in container: SyntaxNode) {
    nodes.insert(statement.index)
    blocks.insert(container.index)
    var start = statement.range.start
    for hole in holes {
      if start < hole.range.start { pieces.append(start..<hole.range.start) }
      start = hole.range.end
    }
    if start < statement.range.end { pieces.append(start..<statement.range.end) }
    // Tokens and braces are in the same order: an 'else when' may have thousands of both.
    let ranges = holes.map { $0.range }
    var next = 0
    let tree = statement.tree
    let record = tree.nodes[statement.index]
    // The tokens are not collected, since one statement may be a file of braces.
    for token in Int(record.firstToken)..<Int(record.endToken) where tree.tokenKinds[token] == .name {
      let start = tree.tokenRange(token).start
      while next < ranges.count && ranges[next].end < start { next += 1 }
      if next == ranges.count || !ranges[next].touches(start) { names.insert(tree.tokenText(token)) }
    }
  }

  /// Records whether a broken statement lacks a name, or may hide one.
  private mutating func noteNames(_ statement: SyntaxNode, mayDeclare: Bool) {
    func isInside(_ place: Int) -> Bool { (statement.range.start..<statement.range.end + 1).contains(place) }
    lacksName = lacksName || mayDeclare && namelessPlaces.contains(where: isInside)
    mayHideName = mayHideName || mayDeclare && unreadPlaces.contains(where: isInside)
    namelessPlaces = namelessPlaces.filter { !isInside($0) }
    unreadPlaces = unreadPlaces.filter { !isInside($0) }
  }

  private func isPlace(in range: Range<Int>) -> Bool {
    let first = places.partitioningIndex { $0 >= range.lowerBound }
    return first < places.count && places[first] < range.upperBound
  }

  // MARK: Queries

  /// True if the parser reported something in `node`, so that its meaning is a guess.
  func point(into node: SyntaxNode) -> Bool { isPlace(in: node.range.start..<node.range.end + 1) }

  /// True if `offset` is in a broken statement, but not inside its braces.
  func hold(_ offset: Int) -> Bool {
    if hasStrayBrace { return true }
    let next = pieces.partitioningIndex { $0.lowerBound > offset }
    return next > 0 && offset <= pieces[next - 1].upperBound
  }

  /// True if the statement `node` is broken outside of its blocks.
  func include(_ node: SyntaxNode) -> Bool { nodes.contains(node.index) }

  /// True if a statement directly in `block` is broken.
  func standIn(_ block: SyntaxNode) -> Bool { blocks.contains(block.index) }

  /// True if a broken statement may have declared `name`.
  func mayDeclare(_ name: String, resemblesOther: Bool) -> Bool {
    names.contains(name) || lacksName || mayHideName && !resemblesOther
  }
}

extension SyntaxNode {
  /// The blocks of a statement, including those of its `else`, in source order.
  fileprivate var ownBlocks: [SyntaxNode] {
    var found: [SyntaxNode] = []
    var next: SyntaxNode? = self
    while let node = next {
      next = nil
      for child in node.children {
        if child.kind == .block { found.append(child) }
        if child.kind == .whenStatement { next = child }
      }
    }
    return found
  }

  /// True if the node is the rest that an error left of the statement `before`: one of the two is no statement, and
  /// neither a line end nor a `;` is between them.
  fileprivate func isSurplus(of before: SyntaxNode) -> Bool {
    guard kind == .unexpected || before.kind == .unexpected || before.kind.isExpression else { return false }
    let between = min(before.range.end, range.start)..<range.start
    return !tree.bytes[between].contains { $0 == 0x0A || $0 == 0x0D || $0 == 0x3B }
  }
}

extension SyntaxNode {
  /// True if a statement may be a declaration; one that begins with a path or an operator is not.
  fileprivate var mayDeclare: Bool {
    switch kind {
    case .rule, .setting, .assertStatement, .allowStatement, .sizesStatement, .expectStatement, .vfl: false
    case .unexpected: !tree.tokenKinds[Int(tree.nodes[index].firstToken)].isOperator
    default: !kind.isExpression
    }
  }
}

extension TokenKind {
  /// True for an operator, and for other tokens between operands or before one.
  fileprivate var isOperator: Bool {
    (TokenKind.equal.rawValue...TokenKind.halfOpenRange.rawValue).contains(rawValue)
      || [.notWord, .andWord, .orWord].contains(self)
  }
}

extension SyntaxKind {
  /// True if the node is an expression, which is no statement.
  fileprivate var isExpression: Bool { rawValue >= SyntaxKind.orExpression.rawValue }
}
