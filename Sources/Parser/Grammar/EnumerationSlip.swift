internal import LayDiagnostics

/// The head of `for (i, name) in names.enumerated() {`, as Swift writes it.
struct EnumerationSlip {
  /// The token of the `{`.
  let brace: Int
  let report: Diagnostic

  /// Reads the head at the cursor if it is two names in parentheses before an `in` of the line.
  init?(_ tokens: borrowing TokenCursor) {
    guard let names = tokens.namesInParentheses, let brace = tokens.brace(behind: names.word) else { return nil }
    self.brace = brace
    let first = tokens.behindTrivia(names.word + 1)
    let last = tokens.kinds[brace - 1] == .whitespace ? brace - 2 : brace - 1
    let end = tokens.endsInEnumerated(last) && last - 4 >= first ? last - 4 : last
    let list = tokens.text(tokens.range(from: first, to: end))
    let texts = [names.first, names.second].map { tokens.text(tokens.range(ofToken: $0)) }
    report = .enumeration("\(texts[0]), \(texts[1]) in \(list)", at: tokens.range(from: tokens.position, to: last))
  }
}

extension TokenCursor {
  /// The names of `(i, name) in` at the cursor, and the token of its `in`; nil for other heads.
  fileprivate var namesInParentheses: (first: Int, second: Int, word: Int)? {
    let wanted: [TokenKind] = [.leftParen, .name, .comma, .name, .rightParen, .inWord]
    var found: [Int] = []
    var index = position
    for kind in wanted {
      guard kinds[index] == kind else { return nil }
      found.append(index)
      index = behindTrivia(index + 1)
    }
    return (found[1], found[3], found[5])
  }

  /// The `{` behind a token on its line; nil without one nearby.
  fileprivate func brace(behind word: Int) -> Int? {
    var index = behindTrivia(word + 1)
    let first = index
    while kinds[index] != .leftBrace {
      if [.newline, .semicolon, .endOfFile].contains(kinds[index]) || index - word > 200 { return nil }
      index += 1
    }
    return index > first ? index : nil
  }

  fileprivate func range(from first: Int, to last: Int) -> SourceRange {
    SourceRange(file: file, start: start(ofToken: first), end: Int(ends[last]))
  }

  /// True if `.enumerated()` ends at the token `last`.
  fileprivate func endsInEnumerated(_ last: Int) -> Bool {
    last >= 3 && kinds[last] == .rightParen && kinds[last - 1] == .leftParen && spells(last - 2, "enumerated")
      && kinds[last - 3] == .dot
  }
}

extension Diagnostic {
  /// A loop with a counter in the spelling of Swift.
  fileprivate static func enumeration(_ head: String, at range: SourceRange) -> Diagnostic {
    Diagnostic(
      .expectedName, "a loop that counts has its two names without parentheses: `for \(head)`", at: range,
      fixIt: FixIt("write '\(head)'", [Edit(range, head)], .automatic))
  }
}
