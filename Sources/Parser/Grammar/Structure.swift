internal import LayDiagnostics

extension Parser {
  /// `for = "for" NAME "in" sum [ ( "..<" | "..." ) sum ] block ;`
  ///
  ///     for i in 0 ..< 4 { view bar[i] }
  ///     for v in [title, artist] { v.leading == superview.leading }
  mutating func parseFor(_ place: Place) {
    check(.loop, in: place)
    let start = mark()
    advance()
    if let loop = loopOfOtherLanguage {
      takeLoopOfOtherLanguage(loop)
    } else {
      parseDeclaredName(after: "for")
      if !failed { parseIn() }
      if !failed && startsLine { takeEndOfLine(after: "in") }
      if !failed { parseRange() }
    }
    parseRequiredBlock(place.loop, of: "for")
    finish(.forStatement, start)
  }

  private mutating func parseIn() {
    if take(.inWord) { return }
    let found = isAtStatementEnd ? "" : shown(here)
    let range = found.isEmpty ? behindPrevious : here
    let fixIt = beginsRange ? FixIt("insert 'in'", [Edit(behindPrevious, " in")], .automatic) : nil
    fail(.expectedWord("in", example: "for i in 0 ..< 4", found: found, at: range, fixIt: fixIt))
  }

  /// True if the range or list of a loop clearly begins at ``position``.
  private var beginsRange: Bool {
    guard !startsLine else { return false }
    switch kind {
    case .number: return peek() == .halfOpenRange || peek() == .ellipsis
    case .name: return peek() == .leftBrace || peek() == .halfOpenRange || peek() == .ellipsis
    default: return kind == .leftSquare
    }
  }

  /// `sum [ ( "..<" | "..." ) sum ]`
  private mutating func parseRange() {
    parseExpression(.sum, mayBeginLine: true)
    guard !failed, goesOn else { return }
    if kind == .halfOpenRange || kind == .ellipsis {
      advance()
    } else if kind == .unknown && spells(position, "..") {
      let range = here
      let start = previous.end
      advance()
      let between = SourceRange(file: file, start: start, end: max(range.end, here.start))
      let isWhole = !startsLine
      report(isWhole ? .twoDotsOfLoop(at: range, between: between) : .twoDots(at: range))
    } else {
      return
    }
    parseExpression(.sum, mayBeginLine: true)
  }

  /// `when = "when" expr block [ "else" ( when | block ) ] ;`
  ///
  ///     when width >= 600 { cap.constant = 520 } else { photo.hidden = true }
  mutating func parseWhen(_ place: Place) {
    check(.condition, in: place)
    // Each `else when` is a child of the one before it, but an iteration here: a chain may be long.
    var starts: [Mark] = []
    repeat {
      starts.append(mark())
      parseCondition()
      parseRequiredBlock(place.condition, of: "when")
    } while takeElse(place, starts.count)
    for start in starts.reversed() { finish(.whenStatement, start) }
  }

  /// Parses `when` and the condition before the block.
  private mutating func parseCondition() {
    advance()
    if kind == .leftBrace && !startsLine {
      let range = previous
      report(.expectedCondition(at: range))
      _ = parseMissing()
    } else if startsLine && !takeEndOfLine(after: "when") {
      _ = parseMissing()
    } else {
      // If the line has no braces, they are the mistake: an `=` may belong to a setting that is meant to be inside.
      if lineHasBrace { compareInsteadOfSet() }
      parseExpression(.or, mayBeginLine: true)
    }
  }

  /// Parses an `else` after `count` conditions, and its block; returns true instead if another `when` follows.
  private mutating func takeElse(_ place: Place, _ count: Int) -> Bool {
    guard kind == .elseWord && !(failed && gaveUp) else { return false }
    if count > Limits.chain { return failWhenChain() }
    advance()
    failed = false
    guard isAt(.whenWord) || isAtName("if") && peek() != .leftBrace else {
      parseRequiredBlock(place.condition, of: "else")
      return false
    }
    if kind == .name { reportIf() }
    return true
  }

  /// Reports a chain that is too long, and skips the rest of it.
  private mutating func failWhenChain() -> Bool {
    let range = here
    fail(.chainTooLong("one 'when'", at: range))
    let start = mark()
    while kind == .elseWord || !isAtStatementEnd {
      if kind == .leftBrace { takeBalancedBraces() } else { advance() }
    }
    finish(.unexpected, start)
    return false
  }

  /// Reports the `if` at ``position``, and reads it as `when`.
  mutating func reportIf() {
    let range = here
    report(.foreignWord("if", "when", at: range, fixIt: FixIt("write 'when'", [Edit(range, "when")], .automatic)))
    kinds[position] = .whenWord
    kind = .whenWord
  }

  /// `state = "state" NAME block ;`
  ///
  ///     state wide { photo.hidden = true }
  mutating func parseState(_ place: Place) {
    check(.state, in: place)
    let start = mark()
    advance()
    parseDeclaredName(after: "state")
    parseRequiredBlock(place.condition, of: "state")
    finish(.stateDeclaration, start)
  }

  /// `subviews = "layoutSubviews" block ;   fits = "sizeThatFits" block ;`
  ///
  ///     layoutSubviews { sizeToFit first }
  mutating func parseSteps(_ node: SyntaxKind, _ sort: StatementSet, _ place: Place) {
    check(sort, in: place)
    if !blocks.isEmpty { checkOnce(sort) }
    let start = mark()
    let word = text(here)
    advance()
    parseRequiredBlock(place.kind == .anywhere ? place : .steps, of: word)
    finish(node, start)
  }

  /// Reports the second `layoutSubviews` or `sizeThatFits` in the same braces.
  private mutating func checkOnce(_ sort: StatementSet) {
    let last = blocks.count - 1
    if blocks[last].steps.contains(sort) {
      let range = here
      let word = shown(range)
      report(.stepsTwice(word, at: range))
    }
    blocks[last].steps.insert(sort)
  }

  /// `constraint = "constraint" NAME [ index ] ":" ( vfl | rule ) ;`
  ///
  ///     constraint cap: form.width <= 420
  ///     constraint below: vfl "V:[b]-(>=8)-[c]" alignAllTrailing
  mutating func parseConstraint(_ place: Place) {
    check(.constraint, in: place)
    guard hasConstraintName else { return parseNamelessConstraint(place) }
    let start = mark()
    advance()
    parseDeclaredName(after: "constraint")
    if !failed && isAt(.leftSquare) { parseIndex() }
    if !failed { parseColonOfConstraint() }
    if !failed {
      if isAt(.vflWord) { parseVisualFormat() } else { parseRule() }
    }
    finish(.constraintDeclaration, start)
  }

  private mutating func parseColonOfConstraint() {
    if take(.colon) { return }
    if isAt(.equal) { return takeEqualForColon(example: "constraint cap: form.width <= 420") }
    let gap = behindPrevious
    let range = isAtStatementEnd ? previous : here
    let fixIt = isAtStatementEnd ? nil : FixIt("insert ':'", [Edit(gap, ":")], .automatic)
    let found = isAtStatementEnd ? "" : shown(here)
    let example = "constraint cap: form.width <= 420"
    guard let fixIt else { return fail(.expectedWord(":", example: example, found: found, at: range)) }
    report(.expectedWord(":", example: example, found: found, at: range, fixIt: fixIt))
  }

  /// True if a name and a colon follow the word, or nothing that can be a constraint.
  private var hasConstraintName: Bool {
    if peek() == .name && [.name, .equal, .vflWord, .newline, .endOfFile].contains(peek(2)) { return true }
    guard peek() == .name || peek() == .dot || peek() == .number || peek() == .vflWord else { return true }
    var index = position
    while true {
      index += 1
      switch kinds[index] {
      case .colon: return true
      case .newline, .semicolon, .leftBrace, .rightBrace, .endOfFile, .text: return false
      case let found where found.isRelation: return false
      default: break
      }
    }
  }

  /// Parses `constraint form.width <= 420` as a constraint without a name, and reports the word.
  private mutating func parseNamelessConstraint(_ place: Place) {
    let start = mark()
    let word = here
    advance()
    let gap = SourceRange(file: file, start: word.start, end: here.start)
    report(.constraintWithoutName(at: word, fixIt: FixIt("remove 'constraint'", [Edit(gap, "")], .automatic)))
    if kind == .vflWord { parseVisualFormat() } else { parseRule() }
    finish(.constraintDeclaration, start)
  }
}
