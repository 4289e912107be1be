/// The brackets and braces of a file that belong together.
struct ForeignBrackets {
  /// The closing bracket of each opening parenthesis or square bracket.
  private var closing: [Int: Int] = [:]
  /// The innermost open brace before each token; -1 for none.
  private var braces: [Int] = []

  init(_ tokens: [PasteToken]) {
    var open: [Int] = []
    var braces: [Int] = []
    for (index, token) in tokens.enumerated() {
      self.braces.append(braces.last ?? -1)
      guard token.kind == .sign else { continue }
      switch token.text {
      case "(", "[": open.append(index)
      case ")", "]":
        guard let last = open.popLast() else { break }
        if (tokens[last].text == "(") == (token.text == ")") { closing[last] = index }
      case "{", "@{": braces.append(index)
      case "}":
        guard let brace = braces.popLast() else { break }
        // Brackets that are still open in the braces are never closed.
        while let last = open.last, last > brace { open.removeLast() }
      default: break
      }
    }
  }

  /// The token after a bracket and what is in it; that after the token for other tokens.
  func end(of token: Int) -> Int { (closing[token] ?? token) + 1 }

  /// True for two tokens directly in the same braces.
  func areTogether(_ a: Int, _ b: Int) -> Bool { braces[a] == braces[b] }

  /// True directly in the braces of a view.
  func isInView(_ tokens: [PasteToken], _ token: Int) -> Bool {
    head(tokens, token).map { tokens[$0].text == "view" } ?? false
  }

  /// The axis of the stack whose braces a token is directly in: `view rows: VStack {`. Nil for other braces.
  func axis(_ tokens: [PasteToken], _ token: Int) -> String? {
    guard let first = head(tokens, token), tokens[first].text == "view" else { return nil }
    let kind = tokens[first..<braces[token]].first { $0.text == "HStack" || $0.text == "VStack" }
    return kind.map { $0.text == "HStack" ? "horizontal" : "vertical" }
  }

  /// The first token of the statement whose braces a token is directly in; nil outside of all braces.
  private func head(_ tokens: [PasteToken], _ token: Int) -> Int? {
    var first = braces[token]
    let limit = first - 64
    guard first > 0 else { return nil }
    while first > max(limit, 0) && !tokens[first].startsLine && !["{", "}", ";"].contains(tokens[first - 1].text) {
      first -= 1
    }
    return first
  }
}
