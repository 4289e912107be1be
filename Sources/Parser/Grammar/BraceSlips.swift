internal import LayDiagnostics

/// A `{` whose `}` has not come yet.
struct OpenBlock {
  /// The token of the `{`.
  let brace: Int
  /// The indentation of its line, in bytes.
  let indentation: Int
  /// The indentation of the first line inside; nil if the `{` is followed by something on its line, or no line was
  /// parsed yet.
  var inner: Int?
  /// True if the first statement is on the line of the `{`.
  var isInline = false
  /// True if the block ends without a `}`, which has been reported.
  var isClosed = false
  /// The kinds of steps blocks inside: `layoutSubviews`, `sizeThatFits`.
  var steps: StatementSet = []
}

/// Unbalanced braces: only in files with them, indentation tells which one is missing or surplus.
struct BraceSlips {
  let tokens: TokenCursor
  /// The braces that are open, outermost first.
  let blocks: [OpenBlock]

  // MARK: Surplus braces

  /// True if the `}` at the cursor, in a file with too many of them, closes nothing: it is indented more than the line of the
  /// `{` that it would close, or a second one, or followed by what belongs inside.
  func isStray(in block: OpenBlock) -> Bool {
    if tokens.startsLine && tokens.indentation > block.indentation { return true }
    return isSecondBrace(block) || blocks.count == 1 && whatFollowsBelongsInside
  }

  /// True if the `}` follows one that closed a block of this line, and `block` began on an earlier line.
  private func isSecondBrace(_ block: OpenBlock) -> Bool {
    !tokens.startsLine && tokens.kinds[tokens.previousEnd - 1] == .rightBrace && block.brace < tokens.lineStart
  }

  /// True if the `}` of a layout or component precedes a statement that is illegal at file level.
  private var whatFollowsBelongsInside: Bool {
    var index = tokens.position + 1
    while tokens.kinds[index].isTrivia || tokens.kinds[index] == .semicolon { index += 1 }
    switch tokens.kinds[index] {
    case .importWord, .layoutWord, .componentWord, .metricWord, .letWord, .rightBrace, .endOfFile: return false
    case .name, .dot: return true
    default: return tokens.kinds[index].beginsStatement
    }
  }

  /// The report of a `}` that closes nothing.
  var stray: Diagnostic { .strayBrace(at: tokens.here, removed: lineAround(tokens.here)) }

  /// The line of the token at the cursor if nothing else is on it; otherwise the range of the token.
  private func lineAround(_ range: SourceRange) -> SourceRange {
    var next = tokens.position + 1
    while tokens.kinds[next] == .whitespace { next += 1 }
    guard tokens.startsLine, tokens.kinds[next] == .newline || tokens.kinds[next] == .endOfFile else { return range }
    let start = tokens.start(ofToken: tokens.lineStart)
    let end = tokens.kinds[next] == .newline ? Int(tokens.ends[next]) : tokens.start(ofToken: next)
    return SourceRange(file: tokens.file, start: start, end: end)
  }

  // MARK: Missing braces

  /// The blocks that end before a line without their `}`.
  enum End {
    case none, innermost, all
  }

  /// The blocks that end before the line that begins at the cursor, in a file with too few `}`.
  func end(of block: OpenBlock, in place: Place) -> End {
    switch tokens.kind {
    case .importWord, .layoutWord, .componentWord: return .all
    case .rightBrace: return blocks.count > 1 && tokens.indentation < block.indentation ? .innermost : .none
    default:
      let isIndented = block.isInline || (block.inner ?? 0) > block.indentation || isEmptyAmongIndented(block)
      return tokens.indentation <= block.indentation && (isIndented || standsOnlyOutside(place)) ? .innermost : .none
    }
  }

  /// True if the innermost block is empty and the block around it is indented.
  private func isEmptyAmongIndented(_ block: OpenBlock) -> Bool {
    guard blocks.count > 1, tokens.previousEnd - 1 == block.brace, let inner = blocks[blocks.count - 2].inner else {
      return false
    }
    return inner > blocks[blocks.count - 2].indentation
  }

  /// True if the statement at the cursor is not allowed in this block but in that of a layout: in a file without
  /// indentation the block was then meant to end before it.
  private func standsOnlyOutside(_ place: Place) -> Bool {
    let sort: StatementSet
    switch tokens.kind {
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

  /// The report that the innermost block has no `}`, which closes all from `outermost` inwards.
  func missing(_ safety: FixIt.Safety, from outermost: Int) -> Diagnostic {
    let brace = tokens.range(ofToken: blocks[blocks.count - 1].brace)
    let noticed = tokens.kind == .endOfFile ? nil : tokens.here
    let edits = (outermost..<blocks.count).reversed().map { edit(closing: blocks[$0]) }
    let joined = edits.reduce(into: "") { $0 += $1.replacement }
    let fixIt = FixIt("insert '}'", [Edit(edits[0].range, joined)], safety)
    return .missingBrace(at: brace, noticed: noticed, count: edits.count, fixIt: fixIt)
  }

  /// The edit that inserts the `}` of `block` after the last token: on its line if the block began there, otherwise
  /// below.
  private func edit(closing block: OpenBlock) -> Edit {
    var index = tokens.previousEnd
    var isSameLine = true
    for token in block.brace..<tokens.previousEnd where tokens.kinds[token] == .newline {
      isSameLine = false
      break
    }
    if isSameLine { return Edit(tokens.behindPrevious, " }") }
    while tokens.kinds[index] != .newline && tokens.kinds[index] != .endOfFile { index += 1 }
    let end = tokens.start(ofToken: index)
    let place = SourceRange(file: tokens.file, start: end, end: end)
    return Edit(place, "\n" + String(repeating: " ", count: block.indentation) + "}")
  }
}
