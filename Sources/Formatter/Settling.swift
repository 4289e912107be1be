internal import LayDiagnostics
internal import LayParser

// In a broken file the parser guesses from line ends and indentation what was meant. The new text of such a file is
// therefore parsed, and used only if the parser reads it as it read the old text; otherwise more of the old text is
// kept.

extension SyntaxTree {
  /// The canonical text of a tree with errors.
  func settled(_ options: FormatOptions) -> [UInt8] {
    if let text = attempt(.statement, options) { return text }
    if let text = attempt(.declaration, options) { return text }
    return bytes
  }

  /// The formatted text in the given scope; nil if it is read differently, or formatting it again would change it.
  private func attempt(_ scope: Damage.Scope, _ options: FormatOptions) -> [UInt8]? {
    let text = written(options, scope)
    if text == bytes { return text }
    let result = parse(text, file: file)
    guard result.reads(as: self), result.written(options, scope) == text else { return nil }
    // The scope that is tried first must not change the result either.
    if scope == .declaration, let other = result.attempt(.statement, options), other != text { return nil }
    return text
  }

  /// True if this tree has the nodes and the diagnostics of `other` over the same tokens.
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

  /// The number of kept tokens before each token.
  private var ordinals: [Int32] {
    var ordinals: [Int32] = [0]
    ordinals.reserveCapacity(tokenCount + 1)
    for kind in tokenKinds { ordinals.append(ordinals[ordinals.count - 1] + (kind.isKept ? 1 : 0)) }
    return ordinals
  }
}

extension TokenKind {
  /// True if formatting keeps tokens of this kind; the others are only separators.
  var isKept: Bool { self != .whitespace && self != .newline && self != .semicolon }
}
