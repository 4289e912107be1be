internal import LayCompiler
internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// The kind of completion at an offset. It is read from tokens, since unfinished text does not parse yet.
enum CompletionContext: Equatable {
  /// In a comment, a string or a number, or at a new name.
  case nothing
  /// Inside a format string.
  case format(FormatPlace)
  /// Behind a format string: the string, and the options that are already given.
  case formatOption(String, [String])
  /// Behind `@`.
  case priority
  /// Behind the `:` of a declaration, of a parameter.
  case kind, type
  /// Behind `allow`.
  case code
  /// Inside the name of a device.
  case device
  /// Inside the path of an import.
  case `import`
  /// Behind `=`: the property to set.
  case value(String)
  /// Behind a dot: the names before it.
  case member([PathStep])
  /// At the beginning of a statement.
  case statement
  /// In the head of a `when`.
  case condition
  /// Behind `align a.`
  case position([PathStep])
  /// Behind `sizes`, or behind a comma there, where text sizes may follow.
  case sizes(isFirst: Bool)
  /// Behind `except` in `sizes`.
  case exception
  /// One of these words.
  case words([String])
  /// Behind `(` or a comma, where a label is possible.
  case argument
  /// Behind the label of an argument.
  case labelled(String)
  /// At a value that must be constant.
  case constant
  /// In an expression.
  case expression

  /// Reads the context at `offset`, where a word begins, behind the beginning of its statement.
  init(_ tree: SyntaxTree, at offset: Int, behind head: StatementHead) {
    let before = tree.token(at: max(0, offset - 1))
    if offset > 0 && before.range.end >= offset, let inside = CompletionContext(inside: before, at: offset) {
      self = inside
      return
    }
    self = CompletionContext(behind: head)
  }

  /// Reads the context inside a comment, a literal or an operator; nil outside of these.
  private init?(inside token: SyntaxToken, at offset: Int) {
    switch token.kind {
    case .comment, .docComment, .blockComment: self = .nothing
    case .number, .percent, .angle, .size, .colour, .malformedNumber: self = .nothing
    case .text where offset > token.range.start && !(offset == token.range.end && token.isClosedText):
      let written = token.tree.bytes[(token.range.start + 1)..<max(token.range.start + 1, offset)]
      switch token.previous?.kind {
      case .vflWord: self = .format(FormatPlace(behind: written))
      case .importWord: self = .import
      case .sizesWord: self = .device
      case .comma where StatementHead(token.tree, at: token.range.start).tokens.first?.kind == .sizesWord:
        self = .device
      default: self = .nothing
      }
    // An unfinished colour.
    case .unknown where token.text == "#": self = .nothing
    case .unknown where token.text == "..", .dot where token.text == "..":
      // `card.|.top`: a name is missing between two dots.
      self = .member([PathStep](before: token))
    default:
      // `=|=`
      guard token.range.end > offset, token.range.start < offset, !token.kind.isTrivia else { return nil }
      self = .nothing
    }
  }

  private init(behind head: StatementHead) {
    guard let last = head.tokens.last else {
      if let end = head.blockEnd {
        self = .words(StatementHead.mayHaveElse(end) ? ["else"] : [])
      } else {
        self = .statement
      }
      return
    }
    if head.tokens[0].kind == .sizesWord {
      self = CompletionContext(inSizes: head.tokens, behind: last)
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

  /// The words behind the sizes in a `sizes`, each once but for ``repeatedWords``.
  static let environmentWords = ["text", "keyboard", "safeArea", "region", "except"]
  private static let repeatedWords: Set<String> = ["region", "except"]

  /// The context in `sizes any x 480, iPhone, text small ... large, keyboard 0 ... 346`.
  private init(inSizes tokens: [SyntaxToken], behind last: SyntaxToken) {
    let words = CompletionContext.environmentWords
    let word = tokens.last { $0.kind == .name && words.contains($0.text) }
    if word?.text == "safeArea", last.kind != .comma || isInParentheses(tokens) {
      self = isInParentheses(tokens) || last.text == "safeArea" || last.kind == .ellipsis ? .constant : .words([])
    } else if word != nil, last.kind == .comma {
      self = .words(
        words.filter { other in
          CompletionContext.repeatedWords.contains(other) || !tokens.contains { $0.text == other }
        })
    } else if word?.text == "except" {
      self = last.text == "except" ? .exception : .words([])
    } else if word?.text == "region" {
      self = .words(last.text == "region" ? ReservedRegion.Kind.allCases.map { $0.rawValue } : [])
    } else if word?.text == "keyboard" {
      self = .words([])
    } else if word != nil {
      self = .words(last.text == "text" || last.kind == .ellipsis ? LanguageWords.textSizes : [])
    } else if last.kind == .sizesWord || last.kind == .comma {
      self = .sizes(isFirst: last.kind == .sizesWord)
    } else {
      self = .words(last.text == "x" ? ["any"] : [])
    }
  }

  private init(behindWord last: SyntaxToken, _ head: StatementHead) {
    let first = head.tokens[0]
    switch last.kind {
    case .allowWord: self = .code
    case .viewWord, .guideWord, .layoutWord, .componentWord, .metricWord, .letWord, .constraintWord, .stateWord,
      .importWord, .vflWord, .expectWord, .forWord:
      self = .nothing
    case .distributeWord, .spreadWord: self = .words(["horizontal", "vertical"])
    default:
      if let format = head.tokens.firstIndex(where: { $0.kind == .vflWord }) {
        let text = head.tokens[(format + 1)...].first { $0.kind == .text }?.text
        let options = head.tokens[(format + 1)...].filter { $0.kind == .name }.map { $0.text }
        self = text.map { .formatOption($0, options) } ?? .nothing
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
    let path = [PathStep](before: dot)
    let isPosition = head.tokens[0].kind == .alignWord && !head.tokens.contains { $0.text == "offset" }
    self = isPosition ? .position(path) : .member(path)
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

  /// True inside a format string.
  var isInFormat: Bool {
    if case .format = self { return true }
    return false
  }
}

extension SyntaxToken {
  /// True if a string literal has its closing quote.
  fileprivate var isClosedText: Bool {
    range.end - range.start >= 2 && tree.bytes[range.end - 1] == UInt8(ascii: "\"")
  }

  fileprivate var previousText: String { previous?.text ?? "" }
}

/// True behind an open parenthesis.
private func isInParentheses(_ tokens: [SyntaxToken]) -> Bool {
  tokens.count { $0.kind == .leftParen } > tokens.count { $0.kind == .rightParen }
}
