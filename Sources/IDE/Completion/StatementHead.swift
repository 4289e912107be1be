internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// The tokens between the beginning of a statement and an offset in it.
struct StatementHead {
  /// The tokens; empty if a statement begins at the offset.
  private(set) var tokens: [SyntaxToken] = []
  /// The number of open parentheses and brackets.
  private(set) var depth = 0
  /// The block around the statement.
  private var place = Place.file
  /// True if there are open braces around the statement.
  private(set) var isInBraces = false
  /// True inside `layoutSubviews` or `sizeThatFits`; inside `expect`.
  private(set) var isInSteps = false
  private(set) var isInExpect = false
  /// True inside `sizeThatFits`, which places no views.
  private(set) var isInAnswer = false
  /// True if the statement depends on a condition or a state.
  private(set) var isConditional = false
  /// The closing brace right before the offset, on the same line, behind which only `else` can follow.
  private(set) var blockEnd: SyntaxToken?

  init(_ tree: SyntaxTree, at offset: Int) {
    let here = tree.token(at: max(0, offset - 1))
    if here.kind == .whitespace || here.range.end == offset {
      let last = here.kind == .whitespace ? here.previous : here
      blockEnd = last.flatMap { $0.kind == .rightBrace && !hasLineBreak(tree, $0.range.end, offset) ? $0 : nil }
    }
    var next: SyntaxToken? = here.kind.isTrivia || here.range.start >= offset ? here.previous : here
    var start = offset
    while let token = next, tokens.count < Limits.statementTokens, !isEnd(token, before: start) {
      if token.kind == .rightParen || token.kind == .rightSquare { depth -= 1 }
      if token.kind == .leftParen || token.kind == .leftSquare { depth += 1 }
      tokens.append(token)
      start = token.range.start
      next = token.previous
    }
    tokens.reverse()
    lookAround(tree, at: tokens.first?.range.start ?? offset)
  }

  /// True if a statement ends with `token` and the next one begins at `start`.
  private func isEnd(_ token: SyntaxToken, before start: Int) -> Bool {
    switch token.kind {
    case .leftBrace, .rightBrace, .semicolon: return true
    default: break
    }
    guard hasLineBreak(token.tree, token.range.end, start) else { return false }
    if token.kind == .leftParen || token.kind == .leftSquare || token.kind == .comma { return false }
    // A line that begins with such a keyword does not continue another line.
    if let first = tokens.last, StatementHead.beginning.contains(first.text) { return true }
    switch token.kind {
    case .plus, .minus, .star, .slash, .andWord, .orWord, .notWord, .ellipsis, .halfOpenRange: return false
    default: break
    }
    let isClosed = tokens.last.map { $0.kind == .rightParen || $0.kind == .rightSquare } ?? false
    return !isClosed
  }

  private func hasLineBreak(_ tree: SyntaxTree, _ start: Int, _ end: Int) -> Bool {
    tree.bytes[start..<max(start, end)].contains { $0 == 0x0A || $0 == 0x0D }
  }

  private static let beginning = Set(StatementSnippets.all.map { $0.word })

  /// Finds the open braces around the statement from the beginning of the file; even in broken text, braces nest.
  private mutating func lookAround(_ tree: SyntaxTree, at offset: Int) {
    var open: [TokenKind] = []
    var word = TokenKind.unknown
    var parentheses = 0
    for index in 0..<tree.tokenCount where Int(tree.tokenEnds[index]) <= offset {
      switch tree.tokenKinds[index] {
      case .leftBrace:
        open.append(word)
        word = .unknown
      case .rightBrace: _ = open.popLast()
      case .leftParen: parentheses += 1
      case .rightParen: parentheses = max(0, parentheses - 1)
      case .layoutSubviewsWord, .sizeThatFitsWord, .expectWord, .viewWord, .guideWord, .whenWord, .elseWord, .stateWord,
        .forWord, .layoutWord, .componentWord:
        word = tree.tokenKinds[index]
      case .newline where parentheses == 0: word = .unknown
      default: break
      }
    }
    place = open.reduce(.file) { $0.block(of: $1) }
    isInBraces = !open.isEmpty
    isInSteps = open.contains(.layoutSubviewsWord) || open.contains(.sizeThatFitsWord)
    isInExpect = open.contains(.expectWord)
    isInAnswer = open.contains(.sizeThatFitsWord)
    isConditional = open.contains { $0 == .whenWord || $0 == .elseWord || $0 == .stateWord }
  }

  /// The keywords of the statements that are allowed there.
  var statementWords: [String] {
    let words = place.keywords
    // `sizeThatFits` places no views.
    return isInAnswer ? words.filter { !StatementHead.placing.contains($0) } : words
  }

  private static let placing: Set<String> = ["align", "sizeToFit", "distribute", "spread"]

  /// True if the block that `brace` ends is a branch of a `when` that an `else` can follow.
  static func mayHaveElse(_ brace: SyntaxToken) -> Bool {
    guard let opening = brace.opening else { return false }
    let words = StatementHead(brace.tree, at: opening.range.start).tokens.map { $0.kind }
    return words.first == .whenWord || (words.first == .elseWord && words.contains(.whenWord))
  }

  // MARK: - Classification

  /// The purpose of paths in a statement.
  enum Use {
    case rule, steps, expectation, assertion, condition
    /// A value that is known without a layout.
    case constant
  }

  /// The purpose of a path in the statement.
  var use: Use {
    if isInSteps { return .steps }
    if isInExpect { return .expectation }
    switch tokens.first?.kind {
    case .assertWord: return .assertion
    case .whenWord, .elseWord: return .condition
    default: return isOfConstants || isInArguments ? .constant : .rule
    }
  }

  /// True in the arguments of `view a: Card(…` or `expect 1x1 (…`.
  private var isInArguments: Bool {
    depth > 0 && (tokens.first?.kind == .viewWord || tokens.first?.kind == .expectWord)
  }

  /// True if the statement is a path so far, and nothing else.
  var isPath: Bool { tokens[...].isPath }

  /// The property whose list is open: `columns` for `columns = [96, `
  var listedProperty: String? {
    guard depth == 1, let property, let open = tokens.lastIndex(where: { $0.kind == .leftSquare }), open > 0,
      tokens[open - 1].kind == .equal, let last = tokens.last, last.kind == .leftSquare || last.kind == .comma
    else { return nil }
    return property
  }

  /// The property of a setting, if its value is being written.
  var property: String? {
    guard let equal = tokens.firstIndex(where: { $0.kind == .equal }), equal > 0 else { return nil }
    return tokens[equal - 1].text
  }

  /// True for a setting of a mask, `mask = W+`
  var isMask: Bool { property == "mask" }

  /// True if the value that is being written must be constant.
  var isOfConstants: Bool {
    if isInSteps || isInExpect || tokens.isEmpty { return false }
    switch tokens[0].kind {
    case .metricWord, .letWord, .componentWord, .viewWord: return true
    default: return property != nil
    }
  }

  /// The sides of the last relation: the tokens before its operator, and those behind it; nil if there is none.
  var relation: (left: ArraySlice<SyntaxToken>, right: ArraySlice<SyntaxToken>)? {
    guard let sign = tokens.lastIndex(where: { $0.kind.isRelation }) else { return nil }
    let before = tokens[..<sign].lastIndex { $0.kind.isRelation || $0.kind == .colon }.map { $0 + 1 } ?? 0
    return (tokens[before..<sign], tokens[(sign + 1)...])
  }

  /// True if the open parentheses follow a name, as those of a call or an `expect`.
  var isInCall: Bool {
    var depth = 0
    for token in tokens.reversed() {
      switch token.kind {
      case .rightParen, .rightSquare: depth += 1
      case .leftSquare where depth == 0: return false
      case .leftParen where depth == 0:
        guard let before = token.previous, let first = tokens.first else { return false }
        let isDeclared = first.kind == .componentWord || first.kind == .layoutWord
        return !isDeclared && (before.kind == .name || before.kind == .size || before.kind == .equal)
      case .leftParen, .leftSquare: depth -= 1
      default: break
      }
    }
    return false
  }

  /// True if the statement ends with an operand, behind which no other operand can follow.
  var endsWithOperand: Bool {
    guard let last = tokens.last else { return false }
    switch last.kind {
    case .number, .percent, .angle, .size, .text, .colour, .rightParen, .rightSquare, .trueWord, .falseWord,
      .malformedNumber:
      return true
    case .name: return !isConnecting(last)
    default: return false
    }
  }

  /// True if a name is a connecting word between operands.
  private func isConnecting(_ name: SyntaxToken) -> Bool {
    guard StatementHead.connecting.contains(name.text), tokens.count > 1 else { return false }
    if ["horizontal", "vertical"].contains(name.text) { return tokens.count == 2 }
    switch name.previous?.kind {
    case .name, .dot, .rightParen, .rightSquare, .number: return true
    default: return false
    }
  }

  private static let connecting: Set<String> = [
    "inset", "offset", "with", "within", "spacing", "horizontal", "vertical", "top", "centered", "bottom", "leading",
    "trailing",
  ]

  /// The words that can follow an operand.
  var continuations: [String] {
    guard let first = tokens.first, depth == 0 else { return [] }
    switch first.kind {
    case .alignWord: return tokens.contains { $0.text == "with" } ? ["offset"] : ["with"]
    case .sizeToFitWord: return ["within"]
    case .distributeWord: return LanguageWords.sides
    case .spreadWord: return ["spacing", "within"]
    case .whenWord, .assertWord: return ["and", "or"]
    case .forWord: return tokens.count == 2 ? ["in"] : []
    default: return tokens.contains { $0.kind.isRelation } ? ["inset", "offset"] : []
    }
  }
}

extension TokenKind {
  fileprivate var isRelation: Bool {
    self == .equalEqual || self == .lessEqual || self == .greaterEqual || self == .less || self == .greater
  }
}
