internal import LayDiagnostics
internal import LayParser

/// What the parser reported of one file, as the statements that it broke.
///
/// One mistake is one report: what a broken statement means is a guess, so nothing else is said of it, nor of the names
/// that it may have declared.
struct BrokenStatements {
  /// Where the parser pointed, in order.
  private var places: [Int] = []
  /// The broken statements without what stands in their braces, in order.
  private var pieces: [Range<Int>] = []
  /// The nodes of broken statements.
  private var nodes: Set<Int> = []
  /// The blocks that a broken statement stands in directly.
  private var blocks: Set<Int> = []
  /// The names in broken statements: one of them may have been declared there.
  private var names: Set<String> = []
  /// Whether a declaration has no name.
  private var lacksName = false
  /// Whether what is broken may have been a declaration whose name cannot be read.
  private var mayHideName = false
  /// Where the parser pointed at a declaration without a name, and at what may have been one.
  private var namelessPlaces: Set<Int> = []
  private var unreadPlaces: Set<Int> = []
  /// Where statements begin that stand behind another one without a sign between.
  private var secondStatements: Set<Int> = []
  /// Whether a brace closes too much: then everything behind it stands in the wrong braces.
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
    // What is in no statement that was found may be anything.
    lacksName = lacksName || !namelessPlaces.isEmpty
    mayHideName = mayHideName || !unreadPlaces.isEmpty
  }

  /// Finds the broken statements right in `container`; returns the blocks inside it that hold others.
  private mutating func look(into container: SyntaxNode) -> [SyntaxNode] {
    var inner: [SyntaxNode] = []
    var last: SyntaxNode?
    var isLastBroken = false
    for statement in container.children {
      let found = statement.ownBlocks
      inner += found.filter { isPlace(in: $0.range.start + 1..<$0.range.end) }
      var isBroken = isTouched(statement, found)
      // What is left over of a statement stands behind it as a node of its own.
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

  /// Whether the parser pointed at `statement`, its braces excluded.
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
    // Tokens and braces stand in one order: an 'else when' may have thousands of both.
    let ranges = holes.map { $0.range }
    var next = 0
    let tree = statement.tree
    let record = tree.nodes[statement.index]
    // One statement may be a file of braces: its tokens are not collected.
    for token in Int(record.firstToken)..<Int(record.endToken) where tree.tokenKinds[token] == .name {
      let start = tree.tokenRange(token).start
      while next < ranges.count && ranges[next].end < start { next += 1 }
      if next == ranges.count || !ranges[next].touches(start) { names.insert(tree.tokenText(token)) }
    }
  }

  /// Notes whether a broken statement lacks a name, or may hide one.
  private mutating func noteNames(_ statement: SyntaxNode, mayDeclare: Bool) {
    func isInside(_ place: Int) -> Bool { (statement.range.start..<statement.range.end + 1).contains(place) }
    lacksName = lacksName || mayDeclare && namelessPlaces.contains(where: isInside)
    mayHideName = mayHideName || mayDeclare && unreadPlaces.contains(where: isInside)
    namelessPlaces = namelessPlaces.filter { !isInside($0) }
    unreadPlaces = unreadPlaces.filter { !isInside($0) }
  }

  private func isPlace(in range: Range<Int>) -> Bool {
    let first = firstIndex(in: 0..<places.count) { places[$0] >= range.lowerBound }
    return first < places.count && places[first] < range.upperBound
  }

  /// The first index of `range` from which on `isBehind` holds.
  private func firstIndex(in range: Range<Int>, where isBehind: (Int) -> Bool) -> Int {
    var (low, high) = (range.lowerBound, range.upperBound)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }

  // MARK: Questions

  /// Whether the parser pointed into `node`: what it means is then a guess.
  func point(into node: SyntaxNode) -> Bool { isPlace(in: node.range.start..<node.range.end + 1) }

  /// Whether `offset` is in a broken statement, and not in its braces.
  func hold(_ offset: Int) -> Bool {
    if hasStrayBrace { return true }
    let next = firstIndex(in: 0..<pieces.count) { pieces[$0].lowerBound > offset }
    return next > 0 && offset <= pieces[next - 1].upperBound
  }

  /// Whether the statement `node` is broken outside its braces.
  func include(_ node: SyntaxNode) -> Bool { nodes.contains(node.index) }

  /// Whether a statement right in `block` is broken.
  func standIn(_ block: SyntaxNode) -> Bool { blocks.contains(block.index) }

  /// Whether a broken statement may have declared `name`.
  func mayDeclare(_ name: String, resemblesOther: Bool) -> Bool {
    names.contains(name) || lacksName || mayHideName && !resemblesOther
  }
}

extension SyntaxNode {
  /// The braces of a statement, those of what follows its `else` included, in the order of the text.
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

  /// Whether the node is what an error left over of the statement `before`: one of the two is no statement, and neither the end of
  /// a line nor a `;` is between them.
  fileprivate func isSurplus(of before: SyntaxNode) -> Bool {
    guard kind == .unexpected || before.kind == .unexpected || before.kind.isExpression else { return false }
    let between = min(before.range.end, range.start)..<range.start
    return !tree.bytes[between].contains { $0 == 0x0A || $0 == 0x0D || $0 == 0x3B }
  }
}

extension SyntaxNode {
  /// Whether a statement may be a declaration: what begins with a path or an operator declares nothing.
  fileprivate var mayDeclare: Bool {
    switch kind {
    case .rule, .setting, .assertStatement, .allowStatement, .sizesStatement, .expectStatement, .vfl: false
    case .unexpected: !tree.tokenKinds[Int(tree.nodes[index].firstToken)].isOperator
    default: !kind.isExpression
    }
  }
}

extension TokenKind {
  /// Whether the token stands between values or in front of one.
  fileprivate var isOperator: Bool {
    (TokenKind.equal.rawValue...TokenKind.halfOpenRange.rawValue).contains(rawValue)
      || [.notWord, .andWord, .orWord].contains(self)
  }
}

extension SyntaxKind {
  /// Whether the node is a value, which is no statement.
  fileprivate var isExpression: Bool { rawValue >= SyntaxKind.orExpression.rawValue }
}
