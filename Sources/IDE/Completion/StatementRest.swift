internal import LayDiagnostics
internal import LayParser

/// The rest of the line behind a word.
enum StatementRest: Equatable {
  /// Nothing, or the end of the block.
  case nothing
  /// A continuation of a name: a dot, `=`, a relation, an operator, braces.
  case path
  /// Parentheses.
  case call
  /// A colon.
  case label
  /// Something else: a name, a number.
  case other
  /// Something else, with no word to replace.
  case blocked

  init(_ tree: SyntaxTree, behind word: SourceRange) {
    var token: SyntaxToken? = tree.token(at: word.end)
    while let blank = token, blank.kind == .whitespace {
      token = blank.index + 1 < tree.tokenCount ? SyntaxToken(tree: tree, index: blank.index + 1) : nil
    }
    switch token?.kind {
    case nil, .newline, .comment, .docComment, .rightBrace, .semicolon, .endOfFile, .rightParen, .rightSquare, .comma:
      self = .nothing
    case .leftParen: self = .call
    case .colon: self = .label
    case .name, .number, .size, .text, .colour, .percent, .angle: self = word.isEmpty ? .blocked : .other
    case .some(let kind): self = kind.isWord ? word.isEmpty ? .blocked : .other : .path
    }
  }

  /// Keywords that can replace one another before the same text.
  static let groups: [[String]] = [
    ["view"], ["guide"], ["layout", "component"], ["metric", "let"], ["layoutSubviews"], ["sizeThatFits"], ["align"],
    ["sizeToFit"], ["distribute", "spread"], ["when"], ["for"], ["state"], ["vfl"], ["constraint"], ["import"],
    ["sizes"],
    ["expect"], ["assert"], ["allow"], ["else"],
  ]
}

extension SyntaxToken {
  /// The last token up to this one that is no trivia, if it ends a block.
  var blockEnd: SyntaxToken? {
    let last = kind.isTrivia ? previous : self
    return last?.kind == .rightBrace ? last : nil
  }
}
