internal import LayCompiler
internal import LayDiagnostics
internal import LayParser

/// What the text before a place lets expect there. It is read from tokens: what is being written does not parse yet.
enum CompletionContext: Equatable {
  /// A comment, a text, a number, a new name.
  case nothing
  /// In a format string: at its beginning, behind `[`, where a number stands, behind `@`.
  case formatStart, formatView, formatNumber, formatPriority
  /// Behind a format string.
  case formatOption
  /// Behind `@`.
  case priority
  /// Behind the `:` of a declaration, of a parameter.
  case kind, type
  /// Behind `allow`.
  case code
  /// In the text of an import: what is written of it.
  case `import`
  /// Behind `=`: the property that is set.
  case value(String)
  /// Behind a dot: the names before it.
  case member([String])
  /// Behind a dot that begins an expression.
  case ownMember
  /// Where a statement begins.
  case statement
  /// In the head of a `when`.
  case condition
  /// Behind `align a.`
  case position([String])
  /// One of these words.
  case words([String])
  /// Behind `(` or a comma, where a label may stand.
  case argument
  /// Behind the label of an argument.
  case labelled(String)
  /// Where only constants stand.
  case constant
  /// In an expression.
  case expression

  /// What is expected at `offset` of the file, where a word begins.
  init(_ tree: SyntaxTree, at offset: Int) {
    let before = tree.token(at: max(0, offset - 1))
    if offset > 0 && before.range.end >= offset, let inside = CompletionContext(inside: before, at: offset) {
      self = inside
      return
    }
    let head = StatementHead(tree, at: offset)
    self = CompletionContext(behind: head)
  }

  /// In a comment, a text or a sign.
  private init?(inside token: SyntaxToken, at offset: Int) {
    switch token.kind {
    case .comment, .docComment, .blockComment: self = .nothing
    case .number, .percent, .angle, .size, .colour, .malformedNumber: self = .nothing
    case .text where offset > token.range.start && !(offset == token.range.end && token.isClosedText):
      let written = token.tree.bytes[(token.range.start + 1)..<max(token.range.start + 1, offset)]
      switch token.previous?.kind {
      case .vflWord: self.init(inFormat: written)
      case .importWord: self = .import
      default: self = .nothing
      }
    case .unknown where token.text == "..", .dot where token.text == "..":
      // `card.|.top`: a name is missing between two dots.
      self = .member(CompletionContext.path(before: token))
    default:
      // `=|=`
      guard token.range.end > offset, token.range.start < offset, !token.kind.isTrivia else { return nil }
      self = .nothing
    }
  }

  /// In a format string: what the nearest sign says.
  private init(inFormat written: ArraySlice<UInt8>) {
    switch written.last {
    case nil: self = .formatStart
    case UInt8(ascii: "["): self = .formatView
    case UInt8(ascii: "@"): self = .formatPriority
    case UInt8(ascii: "("), UInt8(ascii: "-"), UInt8(ascii: "="), UInt8(ascii: ","): self = .formatNumber
    default: self = .nothing
    }
  }

  private init(behind head: StatementHead) {
    guard let last = head.tokens.last else {
      self = head.isBehindBlock ? .words(["else"]) : .statement
      return
    }
    switch last.kind {
    case .at: self = .priority
    case .dot: self.init(behindDot: last, head)
    case .colon: self.init(behindColon: last, head)
    case .equal: self.init(behindEqual: last, head)
    case .plus where head.isMask: self = .value("mask")
    case .leftParen, .comma:
      let isParameter = head.depth == 1 && (head.tokens[0].kind == .componentWord || head.tokens[0].kind == .layoutWord)
      self = isParameter ? .nothing : head.isInCall ? .argument : head.isOfConstants ? .constant : .expression
    default: self = CompletionContext(behindWord: last, head)
    }
  }

  private init(behindWord last: SyntaxToken, _ head: StatementHead) {
    let first = head.tokens[0]
    switch last.kind {
    case .allowWord: self = .code
    case .viewWord, .guideWord, .layoutWord, .componentWord, .metricWord, .letWord, .constraintWord, .stateWord,
      .importWord, .vflWord, .sizesWord, .forWord:
      self = .nothing
    case .distributeWord, .spreadWord: self = .words(["horizontal", "vertical"])
    case .text where last.previous?.kind == .vflWord: self = .formatOption
    default:
      if head.tokens.contains(where: { $0.kind == .vflWord }) {
        self = last.kind == .name ? .formatOption : .nothing
      } else if head.endsWithOperand {
        self = .words(head.continuations)
      } else if first.kind == .whenWord || (first.kind == .elseWord && head.tokens.contains { $0.kind == .whenWord }) {
        self = .condition
      } else if first.kind == .elseWord {
        self = .words(["when"])
      } else {
        self = head.isOfConstants ? .constant : .expression
      }
    }
  }

  private init(behindDot dot: SyntaxToken, _ head: StatementHead) {
    let path = CompletionContext.path(before: dot)
    let isPosition = head.tokens[0].kind == .alignWord && !head.tokens.contains { $0.text == "offset" }
    if isPosition { self = .position(path) } else { self = path.isEmpty ? .ownMember : .member(path) }
  }

  private init(behindColon colon: SyntaxToken, _ head: StatementHead) {
    switch head.tokens[0].kind {
    case .viewWord, .componentWord:
      self = head.depth == 0 ? .kind : head.tokens[0].kind == .componentWord ? .type : .labelled(colon.previousText)
    case .constraintWord where head.depth == 0: self = .expression
    default: self = head.depth > 0 ? .labelled(colon.previousText) : .nothing
    }
  }

  private init(behindEqual equal: SyntaxToken, _ head: StatementHead) {
    switch head.tokens[0].kind {
    case .metricWord, .letWord: self = head.isInSteps ? .expression : .constant
    case .componentWord: self = .constant
    default: self = head.isInSteps ? .expression : .value(head.property ?? equal.previousText)
    }
  }

  /// The names of `form.email.`, of `bars[0].` without the index.
  static func path(before dot: SyntaxToken) -> [String] {
    var names: [String] = []
    var token: SyntaxToken? = dot
    while let current = token, current.kind == .dot || current.index == dot.index {
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

  fileprivate var previousText: String { previous?.text ?? "" }
}
