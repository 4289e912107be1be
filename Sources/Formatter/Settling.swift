internal import LayDiagnostics
internal import LayParser

// Where a file is broken the parser guesses what was meant, also from line ends and indentation. So the new text of one is
// read, and taken only when it is understood as the old one was; else more of it keeps its text.

extension SyntaxTree {
  /// The canonical text of a tree with errors.
  func settled(_ options: FormatOptions) -> [UInt8] {
    if let text = attempt(.statement, options) { return text }
    if let text = attempt(.declaration, options) { return text }
    return bytes
  }

  /// The text with everything broken kept in the given scope, if it says the same and is canonical itself.
  private func attempt(_ scope: Damage.Scope, _ options: FormatOptions) -> [UInt8]? {
    let text = written(options, scope)
    if text == bytes { return text }
    let result = parse(text, file: file)
    guard result.reads(as: self), result.written(options, scope) == text else { return nil }
    // What is tried first on the result must not change it either.
    if scope == .declaration, let other = result.attempt(.statement, options), other != text { return nil }
    return text
  }

  /// Whether this tree has the nodes and the reports of `other` over the same tokens.
  private func reads(as other: SyntaxTree) -> Bool {
    let (mine, theirs) = (ordinals, other.ordinals)
    guard mine.last == theirs.last, nodes.count == other.nodes.count, diagnostics.count == other.diagnostics.count
    else { return false }
    for (a, b) in zip(nodes, other.nodes) {
      guard a.kind == b.kind, a.firstNode == b.firstNode, mine[Int(a.firstToken)] == theirs[Int(b.firstToken)],
        mine[Int(a.endToken)] == theirs[Int(b.endToken)]
      else { return false }
    }
    for (a, b) in zip(diagnostics, other.diagnostics) {
      let (at, there) = (token(at: a.range.start).index, other.token(at: b.range.start).index)
      guard a.code == b.code, mine[at] == theirs[there] else { return false }
    }
    return true
  }

  /// How many tokens that formatting keeps stand before each token.
  private var ordinals: [Int32] {
    var ordinals: [Int32] = [0]
    ordinals.reserveCapacity(tokenCount + 1)
    for kind in tokenKinds { ordinals.append(ordinals[ordinals.count - 1] + (kind.isKept ? 1 : 0)) }
    return ordinals
  }
}

extension TokenKind {
  /// Whether formatting keeps tokens of the kind; others are only blanks between them.
  var isKept: Bool { self != .whitespace && self != .newline && self != .semicolon }
}
