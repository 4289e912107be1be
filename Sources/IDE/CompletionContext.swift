internal import LayDiagnostics
internal import LayParser

/// What the text before a place lets expect there. It is read from tokens: what is being written does not parse yet.
enum CompletionContext: Equatable {
  /// A comment, a text, a number.
  case nothing
  /// In a format string, behind `[`.
  case formatView
  /// In a format string, where a number stands.
  case formatNumber
  /// Behind a format string.
  case formatOption
  /// Behind `@`.
  case priority
  /// Behind the `:` of a declaration.
  case kind
  /// Behind `allow`.
  case code
  /// In the text of an import.
  case `import`
  /// Behind `=`: the property that is set.
  case value(String)
  /// Behind a dot: the names before it.
  case member([String])
  /// Behind a dot that begins an expression.
  case ownMember
  /// Where a statement begins; whether in braces.
  case statement(isInBraces: Bool)
  /// In an expression.
  case expression

  /// What is expected at `offset` of the file, where a word begins.
  init(_ tree: SyntaxTree, at offset: Int) {
    let before = tree.token(at: max(0, offset - 1))
    if offset > 0 && before.range.end >= offset, let inside = CompletionContext(inside: before, at: offset) {
      self = inside
      return
    }
    let previous = before.kind.isTrivia || before.range.start >= offset ? before.previous : before
    guard let previous, !CompletionContext.isNewStatement(previous, offset) else {
      let depth = CompletionContext.depth(tree, offset)
      self = .statement(isInBraces: depth > 0)
      return
    }
    self = CompletionContext(behind: previous)
  }

  /// In a comment or a text.
  private init?(inside token: SyntaxToken, at offset: Int) {
    switch token.kind {
    case .comment, .docComment, .blockComment: self = .nothing
    case .number, .percent, .angle, .size, .colour, .malformedNumber: self = .nothing
    case .text where offset > token.range.start && !(offset == token.range.end && token.isClosedText):
      switch token.previous?.kind {
      case .vflWord: self.init(inFormat: token, upTo: offset)
      case .importWord: self = .import
      default: self = .nothing
      }
    default: return nil
    }
  }

  /// In a format string: what the nearest bracket says.
  private init(inFormat token: SyntaxToken, upTo offset: Int) {
    let written = token.tree.bytes[(token.range.start + 1)..<max(token.range.start + 1, offset)]
    let sign = written.last { $0 == UInt8(ascii: "[") || $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "(") }
    self = sign == UInt8(ascii: "[") ? .formatView : .formatNumber
  }

  /// Whether a statement begins behind `token`.
  private static func isNewStatement(_ token: SyntaxToken, _ offset: Int) -> Bool {
    switch token.kind {
    case .leftBrace, .rightBrace, .semicolon: return true
    case .plus, .minus, .star, .slash, .equal, .equalEqual, .lessEqual, .greaterEqual, .dot, .at, .colon, .comma,
      .leftParen, .leftSquare:
      return false
    default: break
    }
    return token.tree.bytes[token.range.end..<max(token.range.end, offset)].contains { $0 == 0x0A || $0 == 0x0D }
  }

  private static func depth(_ tree: SyntaxTree, _ offset: Int) -> Int {
    var depth = 0
    for index in 0..<tree.tokenCount where Int(tree.tokenEnds[index]) <= offset {
      switch tree.tokenKinds[index] {
      case .leftBrace: depth += 1
      case .rightBrace: depth = max(0, depth - 1)
      default: break
      }
    }
    return depth
  }

  private init(behind token: SyntaxToken) {
    switch token.kind {
    case .at: self = .priority
    case .allowWord: self = .code
    case .colon: self = CompletionContext.isOfDeclaration(token) ? .kind : .expression
    case .text where token.previous?.kind == .vflWord: self = .formatOption
    case .name where CompletionContext.isOption(token): self = .formatOption
    case .equal: self = .value(token.previous.map { $0.text } ?? "")
    case .plus where CompletionContext.isInMask(token): self = .value("mask")
    case .dot:
      let path = CompletionContext.path(before: token)
      self = path.isEmpty ? .ownMember : .member(path)
    case .viewWord, .guideWord, .layoutWord, .componentWord, .metricWord, .letWord, .constraintWord, .stateWord:
      self = .nothing
    default: self = .expression
    }
  }

  /// `view title:`, `component Card:`
  private static func isOfDeclaration(_ colon: SyntaxToken) -> Bool {
    var token = colon.previous
    if token?.kind == .rightSquare || token?.kind == .rightParen {
      while let current = token, current.kind != .leftSquare && current.kind != .leftParen { token = current.previous }
      token = token?.previous
    }
    let word = token?.previous?.kind
    return word == .viewWord || word == .componentWord
  }

  /// Whether a name is an option word behind a format string.
  private static func isOption(_ name: SyntaxToken) -> Bool {
    var token: SyntaxToken? = name
    while let current = token, current.kind == .name { token = current.previous }
    return token?.kind == .text && token?.previous?.kind == .vflWord
  }

  /// `mask = W+`
  private static func isInMask(_ plus: SyntaxToken) -> Bool {
    var token: SyntaxToken? = plus
    while let current = token, current.kind == .plus || current.kind == .name { token = current.previous }
    return token?.kind == .equal && token?.previous?.text == "mask"
  }

  /// The names of `form.email.`, of `bars[0].` without the index.
  private static func path(before dot: SyntaxToken) -> [String] {
    var names: [String] = []
    var token: SyntaxToken? = dot
    while let current = token, current.kind == .dot {
      var before = current.previous
      if before?.kind == .rightSquare {
        while let inner = before, inner.kind != .leftSquare { before = inner.previous }
        before = before?.previous
      }
      guard let name = before, name.kind == .name else { break }
      names.insert(name.text, at: 0)
      token = name.previous
    }
    return names
  }
}

extension SyntaxToken {
  /// Whether a text ends with its quote.
  fileprivate var isClosedText: Bool {
    range.end - range.start >= 2 && tree.bytes[range.end - 1] == UInt8(ascii: "\"")
  }
}
