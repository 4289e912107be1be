internal import LayDiagnostics

/// The head of `for (var i = 0; i < 3; i++) {`, as other languages write it.
struct LoopOfOtherLanguage {
  /// The token of the `{`.
  let brace: Int
  let report: Diagnostic

  /// Reads the head at the cursor if it has two `;` before the `{` of the line.
  init?(_ tokens: borrowing TokenCursor) {
    var semicolons: [Int] = []
    var index = tokens.position
    while tokens.kinds[index] != .leftBrace {
      switch tokens.kinds[index] {
      case .semicolon: semicolons.append(index)
      case .newline, .rightBrace, .endOfFile, .inWord: return nil
      default: break
      }
      index += 1
      // A longer head was not typed, and scanning a line repeatedly would take quadratic time.
      if semicolons.count > 2 || index - tokens.position > 200 { return nil }
    }
    guard semicolons.count == 2, let name = tokens.assignedName(before: semicolons[0]) else { return nil }
    brace = index
    let last = brace - (tokens.kinds[brace - 1] == .whitespace ? 1 : 0)
    let range = SourceRange(file: tokens.file, start: tokens.here.start, end: tokens.start(ofToken: last))
    let head = tokens.rangeMeant(by: name, semicolons)
    let fixIt = head.map { FixIt("write '\($0)'", [Edit(range, $0)], .needsReview) }
    report = .loopOfOtherLanguage(head ?? "i in 0 ..< 3", at: range, fixIt: fixIt)
  }
}

extension TokenCursor {
  /// Returns the first name before the token `end` that `=` follows.
  fileprivate func assignedName(before end: Int) -> Int? {
    for name in position..<end where kinds[name] == .name && kinds[behindTrivia(name + 1)] == .equal { return name }
    return nil
  }

  /// The head of the equivalent loop over a range: `i in 0 ..< 3` for `i = 0; i < 3; i++`.
  fileprivate func rangeMeant(by name: Int, _ semicolons: [Int]) -> String? {
    let first = behindTrivia(behindTrivia(name + 1) + 1)
    let tested = behindTrivia(semicolons[0] + 1)
    let sign = behindTrivia(tested + 1)
    let last = behindTrivia(sign + 1)
    let isPlain =
      behindTrivia(first + 1) == semicolons[0] && behindTrivia(last + 1) == semicolons[1]
      && kinds[tested] == .name && (kinds[sign] == .less || kinds[sign] == .lessEqual)
    guard isPlain else { return nil }
    let dots = kinds[sign] == .less ? "..<" : "..."
    let words = [name, first, last].map { shown(range(ofToken: $0)) }
    return "\(words[0]) in \(words[1]) \(dots) \(words[2])"
  }
}
