internal import LayDiagnostics

// Heads of loops and conditions as other languages write them, or on two lines.

extension Parser {
  /// The head of `for (var i = 0; i < 3; i++) {`: the tokens of its name and of its `{`.
  struct LoopOfOtherLanguage {
    let name: Int
    let brace: Int
    /// The tokens of the `;`.
    let semicolons: [Int]
  }

  /// The head at ``position`` if it has two `;` before the `{` of the line; nil otherwise.
  var loopOfOtherLanguage: LoopOfOtherLanguage? {
    var semicolons: [Int] = []
    var index = position
    while kinds[index] != .leftBrace {
      switch kinds[index] {
      case .semicolon: semicolons.append(index)
      case .newline, .rightBrace, .endOfFile, .inWord: return nil
      default: break
      }
      index += 1
      // A longer head was not typed, and scanning a line repeatedly would take quadratic time.
      if semicolons.count > 2 || index - position > 200 { return nil }
    }
    guard semicolons.count == 2 else { return nil }
    for name in position..<semicolons[0] where kinds[name] == .name && kinds[behindTrivia(name + 1)] == .equal {
      return LoopOfOtherLanguage(name: name, brace: index, semicolons: semicolons)
    }
    return nil
  }

  /// Reports `loop` and consumes it up to its `{`.
  mutating func takeLoopOfOtherLanguage(_ loop: LoopOfOtherLanguage) {
    let last = loop.brace - (kinds[loop.brace - 1] == .whitespace ? 1 : 0)
    let range = SourceRange(file: file, start: here.start, end: self.start(ofToken: last))
    let head = rangeMeant(by: loop)
    let fixIt = head.map { FixIt("write '\($0)'", [Edit(range, $0)], .needsReview) }
    report(.loopOfOtherLanguage(head ?? "i in 0 ..< 3", at: range, fixIt: fixIt))
    let start = mark()
    while position < loop.brace { advance() }
    finish(.unexpected, start)
  }

  /// The head of the equivalent loop over a range: `i in 0 ..< 3` for `i = 0; i < 3; i++`.
  private func rangeMeant(by loop: LoopOfOtherLanguage) -> String? {
    let first = behindTrivia(behindTrivia(loop.name + 1) + 1)
    let tested = behindTrivia(loop.semicolons[0] + 1)
    let sign = behindTrivia(tested + 1)
    let last = behindTrivia(sign + 1)
    let isPlain =
      behindTrivia(first + 1) == loop.semicolons[0] && behindTrivia(last + 1) == loop.semicolons[1]
      && kinds[tested] == .name && (kinds[sign] == .less || kinds[sign] == .lessEqual)
    guard isPlain else { return nil }
    let range = kinds[sign] == .less ? "..<" : "..."
    let words = [loop.name, first, last].map { shown(self.range(ofToken: $0)) }
    return "\(words[0]) in \(words[1]) \(range) \(words[2])"
  }

  /// Reports that the line ends after the `word` of a head. If the rest of the head is clearly on the next line,
  /// parsing continues there.
  @discardableResult
  mutating func takeEndOfLine(after word: String) -> Bool {
    let range = previous
    guard nextLineIsHead(of: word) else {
      fail(.headEndsLine(word, at: range, fixIt: nil))
      return false
    }
    let isBlank = kinds[previousEnd..<position].allSatisfy { $0 == .newline || $0 == .whitespace }
    let gap = SourceRange(file: file, start: range.end, end: here.start)
    let fixIt = isBlank ? FixIt("join the lines", [Edit(gap, " ")], .automatic) : nil
    report(.headEndsLine(word, at: range, fixIt: fixIt))
    startsLine = false
    return true
  }

  /// True if the line at ``position`` has the head of a `when` or `for` before its `{`.
  private func nextLineIsHead(of word: String) -> Bool {
    var isHead = word == "in" && kind == .leftSquare
    var index = position
    while true {
      switch kinds[index] {
      case .leftBrace: return isHead && index > position
      case .newline, .semicolon, .rightBrace, .endOfFile: return false
      case .halfOpenRange, .ellipsis: isHead = isHead || word == "in"
      case let found where found.isRelation: isHead = isHead || word == "when"
      case let found where index == position && found.beginsStatement && found != .name: return false
      default: break
      }
      index += 1
    }
  }
}
