internal import LayDiagnostics

extension Parser {
  /// `file = { [ statement ] end } [ statement ] ;   end = newline | ";" ;`
  ///
  ///     import "Shared.lay"
  ///     metric gap = 12
  ///     layout SignIn(375x667) { view title: Label }
  mutating func parseFile() {
    survey()
    tokens.settle(at: 0)
    tokens.startsLine = true
    parseStatements(.file)
    nodes.append(
      SyntaxTree.NodeRecord(
        kind: .file, firstNode: 0, firstToken: 0, endToken: UInt32(truncatingIfNeeded: tokens.kinds.count - 1)))
  }

  /// Parses the statements of a file or block, up to its end or its closing `}`.
  mutating func parseStatements(_ place: Place) {
    while true {
      while tokens.kind == .semicolon { advance() }
      beginBracePart()
      if tokens.kind == .endOfFile || endsWithoutBrace(place) { return }
      if tokens.kind == .rightBrace {
        guard isStrayBrace else { return }
        takeStrayBrace()
        continue
      }
      failed = false
      let first = tokens.position
      tokens.statementStart = first
      parseStatement(place)
      if tokens.position == first { skipFirstToken() }
      endStatement()
    }
  }

  /// `statement = import | metric | let | layout | component | view | guide | constraint | vfl | for | when | state
  ///            | subviews | fits | assert | expect | sizes | allow | step | setting | rule | inside ;`
  ///
  /// The first token decides; a statement that does not begin with a word begins with a `sum`.
  mutating func parseStatement(_ place: Place) {
    if takeFormatAlone() { return }
    switch tokens.kind {
    case .name, .dot, .number, .percent, .angle, .size, .minus, .leftParen, .leftSquare, .malformedNumber, .trueWord,
      .falseWord:
      parseRest(parseRuleOrSetting(place), place)
    case .viewWord: parseView(place)
    case .vflWord: parseVisualFormatStatement(place)
    case .constraintWord: parseConstraint(place)
    case .forWord: parseFor(place)
    case .whenWord: parseWhen(place)
    case .importWord: parseImport(place)
    case .metricWord: parseConstant(.metricDeclaration, .metric, place)
    case .letWord: parseConstant(.letDeclaration, .constant, place)
    case .layoutWord: parseLayout(place)
    case .componentWord: parseComponent(place)
    case .guideWord: parseGuide(place)
    default: parsePromiseOrStep(place)
    }
  }

  /// Reports and consumes `|-[a]-|`, a visual format alone; false for other statements.
  private mutating func takeFormatAlone() -> Bool {
    guard tokens.kind == .leftSquare || tokens.kind == .unknown && tokens.bytes[tokens.here.start] == 0x7C,
      let slip = StringSlips(tokens: tokens).formatAlone
    else { return false }
    let start = mark()
    report(slip.report)
    while tokens.position < slip.end && tokens.kind != .endOfFile { advance() }
    finish(.unexpected, start)
    return true
  }

  /// Parses the rest that a statement without a leading word leaves, if any; see ``StatementRest``.
  private mutating func parseRest(_ rest: StatementRest, _ place: Place) {
    switch rest {
    case .nothing: break
    case .statement: parseStatement(place)
    case .block(let start): parseInside(place, start)
    case .kindAndName: parseKindAndName()
    case .nameAndColon(let isView): parseNameAndColon(isView)
    }
  }

  private mutating func parsePromiseOrStep(_ place: Place) {
    switch tokens.kind {
    case .stateWord: parseState(place)
    case .layoutSubviewsWord: parseSteps(.layoutSubviews, .subviews, place)
    case .sizeThatFitsWord: parseSteps(.sizeThatFits, .fits, place)
    case .assertWord: parseAssert(place)
    case .expectWord: parseExpect(place)
    case .sizesWord: parseSizes(place)
    case .allowWord: parseAllow(place)
    case .alignWord: parseAlign(place)
    case .sizeToFitWord: parseSizeToFit(place)
    case .distributeWord: parseDistribute(place)
    case .spreadWord: parseSpread(place)
    default: takeWhatBeginsNothing(place)
    }
  }

  // MARK: Placement

  /// Reports the word at the cursor if its statement is not allowed here. The statement is parsed nevertheless, so
  /// that its names are known.
  mutating func check(_ sort: StatementSet, in place: Place) {
    guard !place.allowed.contains(sort) else { return }
    let word = tokens.kind.word ?? ""
    let range = tokens.here
    // A word that was read as another one is reported once.
    if let last = reports.last?.diagnostic, last.code == .foreignWord, last.range == range { return }
    if place.isConditional && (sort == .view || sort == .guide) {
      return report(.viewInCondition(word, at: range))
    }
    guard sort == .view || sort == .guide, place.inside > 0 else {
      return report(.misplaced("'\(word)'", sort, in: place, at: range))
    }
    // The braces are the mistake, which is reported once.
    let path = path(before: Int(place.inside))
    let isKnown = reports.suffix(8).contains {
      $0.diagnostic.code == .misplacedStatement && $0.diagnostic.labels.first?.range == path
    }
    if isKnown { return }
    let name = tokens.shown(path)
    report(.viewInside(word, name, path: path, at: range))
  }

  /// The range of the text before a `{` on its line.
  private func path(before brace: Int) -> SourceRange {
    var (first, last) = (brace, brace - 1)
    while tokens.kinds[last].isTrivia { last -= 1 }
    while first > 0 && tokens.kinds[first - 1] != .newline && tokens.kinds[first - 1] != .semicolon
      && tokens.kinds[first - 1] != .leftBrace
    {
      first -= 1
    }
    while tokens.kinds[first].isTrivia { first += 1 }
    return SourceRange(file: tokens.file, start: tokens.start(ofToken: first), end: Int(tokens.ends[last]))
  }

  // MARK: Loops

  /// `for = "for" NAME [ "," NAME ] "in" sum [ ( "..<" | "..." ) sum ] block ;`
  ///
  ///     for i in 0 ..< 4 { view bar[i] }
  ///     for v in [title, artist] { v.leading == superview.leading }
  ///     for i, name in names { view row[i]: Label { text = name } }
  mutating func parseFor(_ place: Place) {
    check(.loop, in: place)
    let start = mark()
    advance()
    if !takeLoopOfOtherLanguage() && !takeEnumeration() {
      parseDeclaredName(after: "for")
      if !failed && take(.comma) { parseDeclaredName(after: ",") }
      if !failed { parseIn() }
      if !failed && tokens.startsLine { takeEndOfLine(after: "in") }
      if !failed { parseRange() }
    }
    parseRequiredBlock(place.loop, of: "for")
    finish(.forStatement, start)
  }

  /// Reports the head of a loop as other languages write it, and consumes it up to its `{`; false if there is none.
  private mutating func takeLoopOfOtherLanguage() -> Bool {
    guard let loop = LoopOfOtherLanguage(tokens) else { return false }
    report(loop.report)
    let start = mark()
    while tokens.position < loop.brace { advance() }
    finish(.unexpected, start)
    return true
  }

  /// Reports `(i, name) in names.enumerated()`, and consumes it; false for other heads.
  private mutating func takeEnumeration() -> Bool {
    guard let head = EnumerationSlip(tokens) else { return false }
    report(head.report)
    let start = mark()
    while tokens.position < head.brace { advance() }
    finish(.unexpected, start)
    return true
  }

  private mutating func parseIn() {
    if take(.inWord) { return }
    let found = tokens.isAtStatementEnd ? "" : tokens.shown(tokens.here)
    let range = found.isEmpty ? tokens.behindPrevious : tokens.here
    let fixIt = tokens.beginsRange ? FixIt("insert 'in'", [Edit(tokens.behindPrevious, " in")], .automatic) : nil
    fail(.expectedWord("in", example: "for i in 0 ..< 4", found: found, at: range, fixIt: fixIt))
  }

  /// `sum [ ( "..<" | "..." ) sum ]`
  private mutating func parseRange() {
    parseExpression(.sum, mayBeginLine: true)
    guard !failed, tokens.goesOn else { return }
    if tokens.kind == .halfOpenRange || tokens.kind == .ellipsis {
      advance()
    } else if tokens.kind == .unknown && tokens.spells(tokens.position, "..") {
      let range = tokens.here
      let start = tokens.previous.end
      advance()
      let between = SourceRange(file: tokens.file, start: start, end: max(range.end, tokens.here.start))
      let isWhole = !tokens.startsLine
      report(isWhole ? .twoDotsOfLoop(at: range, between: between) : .twoDots(at: range))
    } else {
      return
    }
    parseExpression(.sum, mayBeginLine: true)
  }

  // MARK: Conditions

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
    if tokens.kind == .leftBrace && !tokens.startsLine {
      let range = tokens.previous
      report(.expectedCondition(at: range))
      _ = parseMissing()
    } else if tokens.startsLine && !takeEndOfLine(after: "when") {
      _ = parseMissing()
    } else {
      // If the line has no braces, they are the mistake: an `=` may belong to a setting that is meant to be inside.
      if tokens.lineHasBrace { compareInsteadOfSet() }
      parseExpression(.or, mayBeginLine: true)
    }
  }

  /// Parses an `else` after `count` conditions, and its block; returns true instead if another `when` follows.
  private mutating func takeElse(_ place: Place, _ count: Int) -> Bool {
    guard tokens.kind == .elseWord && !(failed && gaveUp) else { return false }
    if count > Limits.chain { return failWhenChain() }
    advance()
    failed = false
    guard tokens.isAt(.whenWord) || tokens.isAtName("if") && tokens.peek() != .leftBrace else {
      parseRequiredBlock(place.condition, of: "else")
      return false
    }
    if tokens.kind == .name { reportIf() }
    return true
  }

  /// Reports a chain that is too long, and skips the rest of it.
  private mutating func failWhenChain() -> Bool {
    let range = tokens.here
    fail(.chainTooLong("one 'when'", at: range))
    let start = mark()
    while tokens.kind == .elseWord || !tokens.isAtStatementEnd {
      if tokens.kind == .leftBrace { takeBalancedBraces() } else { advance() }
    }
    finish(.unexpected, start)
    return false
  }

  /// Reports the `if` at the cursor, and reads it as `when`.
  mutating func reportIf() {
    let range = tokens.here
    report(.foreignWord("if", "when", at: range, fixIt: FixIt("write 'when'", [Edit(range, "when")], .automatic)))
    tokens.read(as: .whenWord)
  }

  /// Reports `=` up to the `{` or the end of the statement, and reads it as `==`: a condition sets nothing.
  mutating func compareInsteadOfSet() {
    var index = tokens.position
    while true {
      switch tokens.kinds[index] {
      case .newline, .semicolon, .leftBrace, .rightBrace, .endOfFile: return
      case .equal:
        let range = tokens.range(ofToken: index)
        report(SignSlips.equalForComparison(at: range))
        if index == tokens.position { tokens.read(as: .equalEqual) } else { tokens.kinds[index] = .equalEqual }
      default: break
      }
      index += 1
    }
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

  // MARK: Steps

  /// `subviews = "layoutSubviews" block ;   fits = "sizeThatFits" block ;`
  ///
  ///     layoutSubviews { sizeToFit first }
  mutating func parseSteps(_ node: SyntaxKind, _ sort: StatementSet, _ place: Place) {
    check(sort, in: place)
    if !blocks.isEmpty { checkOnce(sort) }
    let start = mark()
    let word = tokens.text(tokens.here)
    advance()
    parseRequiredBlock(place.kind == .anywhere ? place : .steps, of: word)
    finish(node, start)
  }

  /// Reports the second `layoutSubviews` or `sizeThatFits` in the same braces.
  private mutating func checkOnce(_ sort: StatementSet) {
    let last = blocks.count - 1
    if blocks[last].steps.contains(sort) {
      let range = tokens.here
      let word = tokens.shown(range)
      report(.stepsTwice(word, at: range))
    }
    blocks[last].steps.insert(sort)
  }

  /// `"align" postfix "with" postfix [ "offset" unary ]`
  ///
  ///     align second.leadingCenter with first.trailingCenter offset (spacing, 0)
  mutating func parseAlign(_ place: Place) {
    if isProperty(in: place) { return takeProperty("alignment", .alignStep) }
    check(.step, in: place)
    let start = mark()
    advance()
    parseStepOperand()
    if !failed { parseWith() }
    if !failed && tokens.isAtName("offset") { parseClause(.offsetClause) }
    finish(.alignStep, start)
  }

  private mutating func parseWith() {
    guard tokens.isAtName("with") else {
      let found = tokens.isAtStatementEnd ? "" : tokens.shown(tokens.here)
      let range = found.isEmpty ? tokens.behindPrevious : tokens.here
      return fail(.expectedWord("with", example: "align a.topLeft with b.bottomLeft", found: found, at: range))
    }
    advance()
    parseStepOperand()
  }

  /// Parses `postfix` on the line of the step.
  private mutating func parseStepOperand() {
    if tokens.canBeginOperand(false) && tokens.kind != .minus { _ = parsePostfix() } else { _ = failMissing() }
  }

  /// `"sizeToFit" postfix [ "within" postfix ] { NAME }`
  ///
  ///     sizeToFit first within .bounds.size maxSize
  mutating func parseSizeToFit(_ place: Place) {
    check(.step, in: place)
    let start = mark()
    advance()
    parseStepOperand()
    if !failed && tokens.isAtName("within") { parseClause(.withinClause) }
    while !failed && tokens.isAt(.name) && !tokens.beginsStatement { advance() }
    finish(.sizeToFitStep, start)
  }

  /// `"distribute" axis postfix [ NAME [ unary ] ]`
  ///
  ///     distribute horizontal [first, 10, second, flexible(2)] centered 0
  mutating func parseDistribute(_ place: Place) {
    if isProperty(in: place) { return takeProperty("distribution", .distributeStep) }
    check(.step, in: place)
    let start = mark()
    advance()
    parseAxis("distribute")
    if !failed { parseStepList("distribute") }
    if !failed && tokens.isAt(.name) && !tokens.beginsStatement {
      advance()
      if !failed && !tokens.isAtStatementEnd { parseUnary(false) }
    }
    finish(.distributeStep, start)
  }

  /// `"spread" axis postfix { ( "spacing" | "within" ) unary }`
  ///
  ///     spread horizontal [first, second] spacing 8 within .bounds
  mutating func parseSpread(_ place: Place) {
    check(.step, in: place)
    let start = mark()
    advance()
    parseAxis("spread")
    if !failed { parseStepList("spread") }
    while !failed {
      if tokens.isAtName("spacing") {
        parseClause(.spacingClause)
      } else if tokens.isAtName("within") {
        parseClause(.withinClause)
      } else {
        break
      }
    }
    finish(.spreadStep, start)
  }

  /// Parses the views that the step `word` arranges: one `postfix`, a list. `a, b` without brackets is reported once.
  private mutating func parseStepList(_ word: String) {
    let first = tokens.position
    parseStepOperand()
    guard !failed, tokens.isAt(.comma) else { return }
    while !failed && take(.comma) { parseStepOperand() }
    let range = SourceRange(file: tokens.file, start: tokens.start(ofToken: first), end: tokens.behindPrevious.start)
    if !failed { report(.listWithoutBrackets(word, at: range)) }
  }

  /// True if the word of a step is assigned in a block without steps: `align = center`.
  private func isProperty(in place: Place) -> Bool { !place.allowed.contains(.step) && tokens.peek() == .equal }

  /// Reports the word at the cursor, which begins a step, in place of the property `name` of stacks.
  private mutating func takeProperty(_ name: String, _ kind: SyntaxKind) {
    let (start, range) = (mark(), tokens.here)
    let word = tokens.shown(range)
    fail(.stepWordForProperty(word, name, at: range))
    finish(kind, start)
  }

  /// `axis = "horizontal" | "vertical" ;`
  private mutating func parseAxis(_ word: String) {
    if tokens.isAtName("horizontal") || tokens.isAtName("vertical") { return advance() }
    let found = tokens.isAtStatementEnd ? "" : tokens.shown(tokens.here)
    let gap = tokens.behindPrevious
    if tokens.kind == .leftSquare && tokens.goesOn { return report(.missingAxis(word, found: "", at: gap)) }
    let place = found.isEmpty ? gap : tokens.here
    fail(.missingAxis(word, found: found, at: place))
  }
}
