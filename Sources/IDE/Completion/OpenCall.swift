internal import LayDiagnostics
internal import LayParser

/// The open parentheses around an offset, read from tokens, since unfinished text does not parse yet.
struct OpenCall {
  enum Callee {
    /// The kind of an instance.
    case kind(String)
    case function(String)
    /// A property or a clause.
    case value(String)
    case expect
  }

  /// An argument between two commas.
  struct Argument {
    /// The name before its colon; nil if there is none.
    var label: String?
    /// Its first token, if that is a name.
    var word: String?
  }

  var callee: Callee
  /// The number of commas before the offset.
  var position = 0
  /// All arguments that are written so far, including those behind the offset.
  private(set) var arguments: [Argument] = []

  init?(_ tree: SyntaxTree, at offset: Int) {
    let here = tree.token(at: max(0, offset - 1))
    var token: SyntaxToken? = here.range.start < offset && !here.kind.isTrivia ? here : here.previous
    if here.kind == .comment || here.kind == .docComment { return nil }
    var (depth, commas, steps) = (0, 0, 0)
    while let current = token, steps < Limits.callTokens {
      switch current.kind {
      case .rightParen, .rightSquare: depth += 1
      case .leftBrace, .rightBrace, .semicolon: return nil
      case .leftParen where depth == 0:
        if let callee = OpenCall.callee(before: current) {
          (self.callee, position) = (callee, commas)
          arguments = OpenCall.arguments(behind: current, at: offset)
          return
        }
        commas = 0
      // A list in the parentheses has commas of its own.
      case .leftSquare where depth == 0: commas = 0
      case .leftParen, .leftSquare: depth -= 1
      case .comma where depth == 0: commas += 1
      default: break
      }
      steps += 1
      token = current.previous
    }
    return nil
  }

  /// The label of the argument at the offset.
  var label: String? { position < arguments.count ? arguments[position].label : nil }

  /// All arguments except the one at the offset.
  var others: [Argument] { arguments.indices.filter { $0 != position }.map { arguments[$0] } }

  /// The number of unlabelled arguments before the offset.
  var plainBefore: Int { arguments.prefix(position).count { $0.label == nil } }

  /// Returns the arguments behind an opening parenthesis. They end at the closing one, or at a token that cannot be in an
  /// argument.
  private static func arguments(behind parenthesis: SyntaxToken, at offset: Int) -> [Argument] {
    var found = [Argument()]
    var (depth, steps, isFirst) = (0, 0, true)
    var token = parenthesis.next
    while let current = token, steps < Limits.callTokens, !(depth == 0 && ends(current, behind: offset)) {
      switch current.kind {
      case .leftParen, .leftSquare: depth += 1
      case .rightParen, .rightSquare: depth -= 1
      case .comma where depth == 0:
        found.append(Argument())
        isFirst = true
        (token, steps) = (current.next, steps + 1)
        continue
      case .name where isFirst:
        if current.next?.kind == .colon { found[found.count - 1].label = current.text }
        found[found.count - 1].word = current.text
      default: break
      }
      isFirst = false
      (token, steps) = (current.next, steps + 1)
    }
    return found
  }

  private static func ends(_ token: SyntaxToken, behind offset: Int) -> Bool {
    switch token.kind {
    case .rightParen, .leftBrace, .rightBrace, .semicolon, .endOfFile, .equal: true
    case .trueWord, .falseWord, .notWord, .andWord, .orWord: false
    default: token.range.start >= offset && token.kind.isWord
    }
  }

  private static func callee(before parenthesis: SyntaxToken) -> Callee? {
    guard let token = parenthesis.previous else { return nil }
    switch token.kind {
    case .size where token.previous?.kind == .expectWord: return .expect
    case .equal: return token.previous.map { .value($0.text) }
    case .sizeThatFitsWord: return .function(token.text)
    case .name:
      switch token.previous?.kind {
      case .viewWord, .layoutWord, .componentWord: return nil
      case .colon: return .kind(token.text)
      case .dot: return .function(token.text)
      default: break
      }
      // `superview inset (8, 8, 8, 8)`: a space separates a clause from its parentheses.
      return token.range.end == parenthesis.range.start ? .function(token.text) : .value(token.text)
    default: return nil
    }
  }
}
