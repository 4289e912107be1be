internal import LayDiagnostics
internal import LayParser

extension SyntaxTree {
  /// The tree with the spaces of visual formats removed, where these are a format's only error: Apple's parser accepts
  /// none. A line with an error in it is not changed.
  func withoutBlanksInFormats() -> SyntaxTree {
    let damage = Damage(self, .statement)
    var result: [UInt8] = []
    var next = 0
    var line = 0..<0
    for (index, node) in nodes.enumerated() where node.kind == .vfl {
      if !line.contains(Int(node.firstToken)) { line = self.line(of: Int(node.firstToken)) }
      if damage.isIn(line) { continue }
      for edit in blanks(ofFormat: SyntaxNode(tree: self, index: index)) {
        result += bytes[next..<edit.range.start]
        next = edit.range.end
      }
    }
    return next == 0 ? self : parse(result + bytes[next...], file: file)
  }

  private func blanks(ofFormat node: SyntaxNode) -> [Edit] {
    guard let text = node.token(.text)?.range, text.length >= 2 else { return [] }
    let inside = SourceRange(file: file, start: text.start + 1, end: text.end - 1)
    let problems = parseVisualFormat(bytes, range: inside).diagnostics
    guard problems.count == 1, problems[0].code == .blankInFormat else { return [] }
    return problems[0].fixIt?.edits ?? []
  }

  /// The tokens of the line that contains a token.
  private func line(of token: Int) -> Range<Int> {
    var (first, end) = (token, token)
    while first > 0 && tokenKinds[first - 1] != .newline { first -= 1 }
    while end < tokenCount && tokenKinds[end] != .newline { end += 1 }
    return first..<end
  }
}
