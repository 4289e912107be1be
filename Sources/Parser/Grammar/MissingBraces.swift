internal import LayDiagnostics

// Unbalanced braces. Only in files with them, indentation tells which brace is missing or surplus.

extension Parser {
  /// True if the `}` at ``position`` closes nothing: at the level of the file, or, in a file with too many of them, if
  /// it is indented more than the line of the `{` that it would close.
  var isStrayBrace: Bool {
    guard let block = blocks.last else { return true }
    guard braceDeficit < 0 else { return false }
    if startsLine && indentation > block.indentation { return true }
    return isSecondBrace(block) || blocks.count == 1 && whatFollowsBelongsInside
  }

  /// True if the `}` follows one that closed a block of this line, and `block` began on an earlier line.
  private func isSecondBrace(_ block: OpenBlock) -> Bool {
    !startsLine && kinds[previousEnd - 1] == .rightBrace && block.brace < lineStart
  }

  /// True if the `}` of a layout or component precedes a statement that is illegal at file level.
  private var whatFollowsBelongsInside: Bool {
    var index = position + 1
    while kinds[index].isTrivia || kinds[index] == .semicolon { index += 1 }
    switch kinds[index] {
    case .importWord, .layoutWord, .componentWord, .metricWord, .letWord, .rightBrace, .endOfFile: return false
    case .name, .dot: return true
    default: return kinds[index].beginsStatement
    }
  }

  mutating func takeStrayBrace() {
    let range = here
    let removed = lineAround(range)
    if !gaveUp { report(.strayBrace(at: range, removed: removed)) }
    braceDeficit += 1
    let start = mark()
    advance()
    finish(.unexpected, start)
  }

  /// The line of the token at ``position`` if nothing else is on it; otherwise the range of the token.
  private func lineAround(_ range: SourceRange) -> SourceRange {
    var next = position + 1
    while kinds[next] == .whitespace { next += 1 }
    guard startsLine, kinds[next] == .newline || kinds[next] == .endOfFile else { return range }
    let start = start(ofToken: lineStart)
    let end = kinds[next] == .newline ? Int(ends[next]) : self.start(ofToken: next)
    return SourceRange(file: file, start: start, end: end)
  }

  /// Reports that the innermost block ends before the line that begins here without its `}`; false if it does not end.
  mutating func endsWithoutBrace(_ place: Place) -> Bool {
    guard let block = blocks.last else { return false }
    if block.isClosed { return true }
    guard braceDeficit > 0, startsLine else { return false }
    switch kind {
    case .importWord, .layoutWord, .componentWord:
      closeAllWithoutBrace()
      return true
    case .rightBrace:
      guard blocks.count > 1, indentation < block.indentation else { return false }
    default:
      let isIndented = block.isInline || (block.inner ?? 0) > block.indentation || isEmptyAmongIndented(block)
      guard indentation <= block.indentation, isIndented || standsOnlyOutside(place) else { return false }
    }
    reportMissingBrace(.needsReview, blocks.count - 1)
    return true
  }

  /// True if the innermost block is empty and the block around it is indented.
  private func isEmptyAmongIndented(_ block: OpenBlock) -> Bool {
    guard blocks.count > 1, previousEnd - 1 == block.brace, let inner = blocks[blocks.count - 2].inner else {
      return false
    }
    return inner > blocks[blocks.count - 2].indentation
  }

  /// True if the statement at ``position`` is not allowed in this block but in that of a layout: in a file without
  /// indentation the block was then meant to end before it.
  private func standsOnlyOutside(_ place: Place) -> Bool {
    let sort: StatementSet
    switch kind {
    case .viewWord: sort = .view
    case .guideWord: sort = .guide
    case .metricWord: sort = .metric
    case .letWord: sort = .constant
    case .expectWord: sort = .expectation
    case .sizesWord: sort = .sizes
    case .stateWord: sort = .state
    default: return false
    }
    return !place.allowed.contains(sort)
  }

  /// Closes all open blocks with one report: at the end of the file, or before a statement that is allowed only there.
  mutating func closeAllWithoutBrace() {
    reportMissingBrace(.automatic, 0)
  }

  /// Reports that the innermost block has no `}`, and closes all from `outermost` inwards.
  private mutating func reportMissingBrace(_ safety: FixIt.Safety, _ outermost: Int) {
    if !gaveUp && quiet == 0 {
      let brace = range(ofToken: blocks[blocks.count - 1].brace)
      let noticed = kind == .endOfFile ? nil : here
      let edits = (outermost..<blocks.count).reversed().map { edit(closing: blocks[$0]) }
      let joined = edits.reduce(into: "") { $0 += $1.replacement }
      let fixIt = FixIt("insert '}'", [Edit(edits[0].range, joined)], safety)
      report(.missingBrace(at: brace, noticed: noticed, count: edits.count, fixIt: fixIt))
    }
    for index in outermost..<blocks.count where !blocks[index].isClosed {
      blocks[index].isClosed = true
      braceDeficit -= 1
    }
  }

  /// The edit that inserts the `}` of `block` after the last token: on its line if the block began there, otherwise
  /// below.
  private func edit(closing block: OpenBlock) -> Edit {
    var index = previousEnd
    var isSameLine = true
    for token in block.brace..<previousEnd where kinds[token] == .newline {
      isSameLine = false
      break
    }
    if isSameLine { return Edit(behindPrevious, " }") }
    while kinds[index] != .newline && kinds[index] != .endOfFile { index += 1 }
    let end = start(ofToken: index)
    let place = SourceRange(file: file, start: end, end: end)
    return Edit(place, "\n" + String(repeating: " ", count: block.indentation) + "}")
  }
}
