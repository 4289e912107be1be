/// The statements of a text in Swift or Objective-C.
struct PasteCode: Sendable {
  private(set) var statements: [Statement] = []
  /// True if the text is in Objective-C.
  let isObjectiveC: Bool

  /// Reads a text. Never fails: text that is not understood is skipped up to the next line.
  init(_ bytes: [UInt8]) {
    var reader = PasteReader(tokens: pasteTokens(bytes))
    isObjectiveC = PasteCode.isObjectiveC(reader.tokens)
    while !reader.isAtEnd {
      statements += reader.readStatements()
      // A closing brace that nothing opened.
      if !reader.isAtEnd { reader.advance() }
    }
  }

  private static func isObjectiveC(_ tokens: [PasteToken]) -> Bool {
    var isFound = false
    var brackets = 0
    for index in tokens.indices.dropLast(2) {
      let token = tokens[index]
      if token.kind == .name && ["let", "var", "func"].contains(token.text) { return false }
      if token.kind == .sign && token.text == "[" { brackets += 1 }
      if token.kind == .sign && token.text == "]" { brackets -= 1 }
      isFound = isFound || isObjectiveC(token, tokens[index + 1], tokens[index + 2], inBrackets: brackets > 0)
    }
    return isFound
  }

  /// The words of Swift that stand beside a name, such as in `[weak self]`.
  private static let swiftWords: Set<String> = [
    "as", "is", "in", "try", "await", "any", "some", "unowned", "weak", "typealias", "associatedtype", "case",
  ]

  /// True at a word, block or message of Objective-C, and at a declaration of C: `CGFloat gap = 8`.
  private static func isObjectiveC(_ token: PasteToken, _ next: PasteToken, _ last: PasteToken, inBrackets: Bool)
    -> Bool
  {
    if token.kind == .sign { return token.text == "^" && (next.text == "{" || next.text == "(") }
    guard token.kind == .name else { return false }
    if ["@implementation", "@interface", "@property", "@end", "@selector"].contains(token.text) { return true }
    guard next.kind == .name, !swiftWords.contains(token.text), !swiftWords.contains(next.text) else { return false }
    if inBrackets { return last.text == ":" || last.text == "]" }
    return token.startsLine && last.text == "="
  }
}

/// A cursor over tokens, with the means that statements and expressions share.
struct PasteReader {
  let tokens: [PasteToken]
  var position = 0
  /// The number of open parentheses and brackets since the last `{`: inside of them a line end means nothing.
  var brackets = 0
  /// The number of all open brackets and braces.
  var depth = 0
  /// True in the head of an `if` or `for`, where a `{` begins a block.
  var isInHead = false

  init(tokens: [PasteToken]) { self.tokens = tokens }

  var token: PasteToken { tokens[position] }
  var isAtEnd: Bool { tokens[position].kind == .end }

  func peek(_ count: Int = 1) -> PasteToken { tokens[min(position + count, tokens.count - 1)] }

  mutating func advance() { if !isAtEnd { position += 1 } }

  func isAt(_ text: String) -> Bool {
    let kind = tokens[position].kind
    return (kind == .sign || kind == .name) && tokens[position].text == text
  }

  mutating func take(_ text: String) -> Bool {
    guard isAt(text) else { return false }
    advance()
    return true
  }

  /// True if the token at the cursor begins another statement.
  var isAtNewLine: Bool { brackets == 0 && tokens[position].startsLine }

  /// True at the end of the statement, unless the next line goes on.
  var isAtStatementEnd: Bool { isAtEnd || isAt(";") || isAt("}") || isAt("@end") || isAtNewLine }

  /// Skips a balanced group whose opening sign is at the cursor, or one token.
  mutating func skipGroup() {
    var open = 0
    repeat {
      if token.kind == .sign {
        switch token.text {
        case "(", "[", "{", "@{": open += 1
        case ")", "]", "}": open -= 1
        default: break
        }
      }
      advance()
    } while open > 0 && !isAtEnd
  }

  /// Skips the rest of the statement.
  mutating func skipStatement() {
    while !isAtStatementEnd {
      if token.kind == .sign && ["(", "[", "{", "@{"].contains(token.text) { skipGroup() } else { advance() }
    }
  }
}
