internal import LayParser

/// The widths of tokens, and the spaces between two tokens of one line.
struct Gaps {
  /// True for a token that has a space before it; trivia does not count.
  private(set) var hasBlank: [Bool]
  /// The columns of all tokens before each token, with their spaces. The width of a run is a difference of two.
  private var columns: [Int]
  /// The closing token of each opening bracket or brace; -1 for other tokens.
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

  /// The columns of `tokens` on one line, without the space before the first.
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
    // A dot belongs to the name after it; the dot of `form.width` to both names.
    case (.dot, _): false
    case (_, .dot): role == .leadingDot
    case (_, .ellipsis): role != .trailing
    case (.size, .leftParen): true
    case (_, .leftParen), (_, .leftSquare): role == .startsValue
    case (.plus, .equal), (.minus, .equal): false
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

  /// True if a line may end after such a token and continue on the next.
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
  /// The columns of a token: one for each Unicode scalar.
  func width(of token: Int) -> Int {
    var width = 0
    for byte in bytes[tokenStart(token)..<Int(tokenEnds[token])] where byte & 0xC0 != 0x80 { width += 1 }
    return width
  }
}
