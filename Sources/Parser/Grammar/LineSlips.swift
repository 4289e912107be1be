internal import LayDiagnostics

/// Statements on two lines, or two statements on one.
struct LineSlips {
  let tokens: TokenCursor

  /// The report that this line belongs to the one before: a value is on it, or it begins with an operator.
  func twoLines(_ code: DiagnosticCode) -> Diagnostic {
    let sign = code == .expectedValue ? tokens.previous : tokens.here
    let fixIt = tokens.gapIsBlank ? FixIt("put both on one line", [Edit(tokens.gapBefore, " ")], .automatic) : nil
    return .twoLines(code, tokens.text(sign), at: sign, fixIt: fixIt)
  }

  /// The report that a line ends after the `word` of a head; `isJoined` is true if the head is clearly on the next line.
  func headEndsLine(_ word: String, isJoined: Bool) -> Diagnostic {
    let fixIt =
      isJoined && tokens.gapIsBlank ? FixIt("join the lines", [Edit(tokens.gapBefore, " ")], .automatic) : nil
    return .headEndsLine(word, at: tokens.previous, fixIt: fixIt)
  }

  /// True if the line at the cursor has the head of a `when` or `for` before its `{`.
  func nextLineIsHead(of word: String) -> Bool {
    var isHead = word == "in" && tokens.kind == .leftSquare
    var index = tokens.position
    while true {
      switch tokens.kinds[index] {
      case .leftBrace: return isHead && index > tokens.position
      case .newline, .semicolon, .rightBrace, .endOfFile: return false
      case .halfOpenRange, .ellipsis: isHead = isHead || word == "in"
      case let found where found.isRelation: isHead = isHead || word == "when"
      case let found where index == tokens.position && found.beginsStatement && found != .name: return false
      default: break
      }
      index += 1
    }
  }

  /// The report of a `{` on a line of its own.
  var braceOnOwnLine: Diagnostic {
    let fixIt =
      tokens.gapIsBlank ? FixIt("put '{' on the line before", [Edit(tokens.gapBefore, " ")], .automatic) : nil
    return .braceOnOwnLine(at: tokens.here, fixIt: fixIt)
  }

  /// The fix that moves the operator at the cursor to the line before.
  var operatorAtLineEnd: FixIt {
    let (position, word) = (tokens.position, tokens.shown(tokens.here))
    let last = tokens.kinds[position + 1] == .whitespace ? position + 1 : position
    let removed = SourceRange(file: tokens.file, start: tokens.here.start, end: Int(tokens.ends[last]))
    let edits = [Edit(tokens.behindPrevious, " \(word)"), Edit(removed, "")]
    return FixIt("move '\(word)' to the end of the previous line", edits, .automatic)
  }

  /// The edits that replace each 'and' of this line by ';', with the cursor at the first; nil unless each precedes a
  /// constraint.
  var partedRules: [Edit]? {
    var edits: [Edit] = []
    var index = tokens.position
    while tokens.kinds[index] != .newline && tokens.kinds[index] != .semicolon && tokens.kinds[index] != .rightBrace
      && tokens.kinds[index] != .endOfFile
    {
      let isAnd = tokens.kinds[index] == .andWord || tokens.kinds[index] == .unknown && tokens.spells(index, "&&")
      if tokens.kinds[index] == .orWord || tokens.kinds[index] == .leftBrace { return nil }
      if isAnd {
        let first =
          tokens.kinds[index - 1] == .whitespace ? tokens.start(ofToken: index - 1) : tokens.start(ofToken: index)
        let next = tokens.kinds[index + 1] == .whitespace ? index + 2 : index + 1
        guard tokens.beginsRelation(next) else { return nil }
        edits.append(Edit(SourceRange(file: tokens.file, start: first, end: tokens.start(ofToken: next)), "; "))
      }
      index += 1
    }
    return edits
  }
}
