internal import LayParser

/// How wide tokens are, and where a blank stands between two of them that share a line.
struct Gaps {
  /// Whether a blank stands before the token, trivia apart.
  private(set) var hasBlank: [Bool]
  /// The columns of all tokens before one, with their blanks: those of a run are a difference.
  private var columns: [Int]
  /// Of an opening bracket or brace, the token that closes it; of others -1.
  private(set) var closing: [Int32]

  init(_ tree: SyntaxTree) {
    let count = tree.tokenCount
    hasBlank = [Bool](repeating: true, count: count)
    closing = [Int32](repeating: -1, count: count)
    columns = [0]
    columns.reserveCapacity(count + 1)
    tieTokens(tree, TokenRoles(tree))
    for token in 0..<count {
      let width = tree.tokenKinds[token].isTrivia ? 0 : tree.width(of: token) + (hasBlank[token] ? 1 : 0)
      columns.append(columns[token] + width)
    }
  }

  /// The columns of the tokens `tokens` on one line, a blank before the first not counted.
  func width(_ tokens: Range<Int>) -> Int {
    if tokens.isEmpty { return 0 }
    return columns[tokens.upperBound] - columns[tokens.lowerBound] - (hasBlank[tokens.lowerBound] ? 1 : 0)
  }

  private mutating func tieTokens(_ tree: SyntaxTree, _ roles: TokenRoles) {
    var before: Int?
    var open: [Int] = []
    for token in 0..<tree.tokenCount where !tree.tokenKinds[token].isTrivia {
      let kind = tree.tokenKinds[token]
      if let before {
        hasBlank[token] = Gaps.isBlank(between: tree.tokenKinds[before], roles[before], and: kind, roles[token])
      }
      if kind.opens { open.append(token) }
      if kind.closes, let start = open.popLast() { closing[start] = Int32(token) }
      before = token
    }
  }

  private static func isBlank(
    between before: TokenKind, _ left: TokenRoles.Role, and kind: TokenKind, _ role: TokenRoles.Role
  ) -> Bool {
    switch (before, kind) {
    case (.leftParen, _), (.leftSquare, _), (_, .rightParen), (_, .rightSquare): false
    case (_, .comma), (_, .semicolon), (_, .colon), (.at, _), (.leftBrace, .rightBrace): false
    // A dot belongs to the name behind it; the one of `form.width` to both.
    case (.dot, _): false
    case (_, .dot): role == .leadingDot
    case (.size, .leftParen): true
    case (_, .leftParen), (_, .leftSquare): role == .startsValue
    case (.minus, _): left != .sign
    case (.slash, _), (.plus, _): left != .tight
    case (_, .slash), (_, .plus): role != .tight
    default: true
    }
  }
}

extension TokenKind {
  var opens: Bool { self == .leftParen || self == .leftSquare || self == .leftBrace }
  var closes: Bool { self == .rightParen || self == .rightSquare || self == .rightBrace }

  /// Whether a line may end behind it and go on.
  var mayEndLine: Bool {
    switch self {
    case .leftParen, .leftSquare, .comma, .plus, .minus, .star, .slash, .ellipsis, .halfOpenRange, .andWord, .orWord,
      .notWord:
      true
    default: false
    }
  }
}

extension SyntaxTree {
  /// The columns that a token takes: one a scalar.
  func width(of token: Int) -> Int {
    var width = 0
    for byte in bytes[tokenStart(token)..<Int(tokenEnds[token])] where byte & 0xC0 != 0x80 { width += 1 }
    return width
  }
}
