internal import LayDiagnostics

/// The rest of a statement whose beginning was understood. The caller parses it, so that the contents of braces do not
/// add to the call stack of the attempts before.
enum StatementRest {
  case nothing
  /// A word of the language was meant: the statement is parsed again from its start.
  case statement
  /// The braces of an `inside` that begins at the mark.
  case block(Parser.Mark)
  /// `Label title`
  case kindAndName
  /// `title: Label`, or `cap: form.width <= 420`
  case nameAndColon(isView: Bool)
}

extension Parser {
  /// `setting = postfix [ "+" | "-" ] "=" expr ;   inside = postfix block ;   rule = sum relation sum … ;`
  ///
  ///     text = "Sign in"
  ///     photo { hidden = true }
  ///     form.top == header.bottom + 2 * gap
  ///
  /// All three begin with a sum; the token after the sum decides.
  mutating func parseRuleOrSetting(_ place: Place) -> StatementRest {
    let start = mark()
    let before = tokens.previousEnd
    parseExpression(.sum, mayBeginLine: true)
    if failed { return .nothing }
    if tokens.kind == .unknown && tokens.goesOn { translateOperator() }
    if tokens.startsLine && isPath && (tokens.kind == .equal || tokens.kind.isRelation) {
      joinLines(.lineBeginsWithOperator)
    }
    if tokens.kind.isRelation && !tokens.startsLine {
      checkRule(place, start)
      parseRuleTail(in: place, start)
    } else if tokens.isChangingSign && !tokens.startsLine {
      checkChange(place)
      advance()
      parseSetting(place, start)
    } else if tokens.isChangingFactor && !tokens.startsLine {
      reportFactor(place, start)
      advance()
      parseSetting(place, start)
    } else if tokens.kind == .equal && !tokens.startsLine {
      parseSetting(place, start)
    } else if tokens.kind == .leftBrace && isPath {
      checkPlacement(.inside, "braces on a view", place, start)
      return .block(start)
    } else {
      return parseLoneExpression(place, start, before)
    }
    return .nothing
  }

  /// Parses the block of `inside = postfix block`, whose path began at `start`.
  mutating func parseInside(_ place: Place, _ start: Mark) {
    parseBlock(place.insideOther(tokens.position))
    finish(.insideBlock, start)
  }

  /// True if the last parsed expression is a path.
  var isPath: Bool {
    switch nodes.last?.kind {
    case .nameExpression, .dotExpression, .member, .subscripted: true
    default: false
    }
  }

  private mutating func checkPlacement(_ sort: StatementSet, _ words: String, _ place: Place, _ start: Mark) {
    guard !place.allowed.contains(sort) else { return }
    let range = tokens.rangeSince(start.token)
    report(.misplaced(words, sort, in: place, at: range))
  }

  private mutating func checkRule(_ place: Place, _ start: Mark) {
    guard !place.allowed.contains(.rule) else { return }
    let range = tokens.here
    if place.kind == .steps { return report(.ruleInSteps(at: range)) }
    checkPlacement(.rule, "a constraint", place, start)
  }

  /// Reports the `+=` or `-=` at the cursor outside of steps, where nothing has a value before.
  private mutating func checkChange(_ place: Place) {
    guard place.kind != .steps && place.kind != .anywhere else { return }
    let range = SourceRange(file: tokens.file, start: tokens.here.start, end: tokens.here.end + 1)
    let sign = tokens.text(range)
    report(.changeOutsideOfSteps(sign, at: range))
  }

  /// Reports the `*=` or `/=` at the cursor, behind a path that began at `start`.
  private mutating func reportFactor(_ place: Place, _ start: Mark) {
    guard place.kind == .steps || place.kind == .anywhere else { return checkChange(place) }
    let slip = SignSlips(tokens: tokens).changedFactor(from: start.token)
    report(slip)
  }

  /// Parses `"=" expr` after the path of a property.
  mutating func parseSetting(_ place: Place, _ start: Mark) {
    if place.kind == .expectation { return parseExpectationWithEqual(place, start) }
    if !isPath {
      let isCall = nodes.last?.kind == .call
      report { SignSlips(tokens: $0).settingOfExpression(isCall: isCall, from: start.token) }
    } else if place.kind == .guide && Int(start.node) == nodes.count - 1 {
      let range = tokens.rangeSince(start.token)
      let name = tokens.shown(range)
      report(.guideProperty(name, at: range))
    } else {
      checkPlacement(.setting, "a setting", place, start)
    }
    let isFrame = tokens.spells(tokens.previousEnd - 1, "frame")
    let isPoint = ["center", "anchorPoint", "origin", "contentOffset"].contains {
      tokens.spells(tokens.previousEnd - 1, $0)
    }
    let isMask =
      tokens.spells(tokens.previousEnd - 1, "mask") || tokens.spells(tokens.previousEnd - 1, "autoresizingMask")
    advance()
    if isMask && tokens.isAt(.leftSquare) {
      parseMaskList()
    } else if takeLogValue(isMask: isMask, isPoint: isPoint, isFrame: isFrame) {
      // The value is reported.
    } else if !takeTextWithoutOpeningQuote() {
      parseExpression(.or, mayBeginLine: false)
    }
    if tokens.isAt(.at) && !failed { parsePriorityTooMuch("a setting", .needsReview) }
    finish(.setting, start)
  }

  /// Parses `a.frame = (…)` in an `expect`, as a comparison with `==`.
  private mutating func parseExpectationWithEqual(_ place: Place, _ start: Mark) {
    let sign = tokens.here
    report(.expectationWithEqual(at: sign, fixIt: FixIt("write '=='", [Edit(sign, "==")], .automatic)))
    tokens.read(as: .equalEqual)
    parseRuleTail(in: place, start)
  }

  /// Parses `pay.text: "x"` as a setting, with the cursor at the colon.
  private mutating func parseSettingWithColon(_ place: Place, _ start: Mark) {
    // In an 'expect' nothing is set; `parseSetting` reports that anyway.
    if place.kind != .expectation { report { SignSlips(tokens: $0).settingWithColon } }
    tokens.read(as: .equal)
    parseSetting(place, start)
  }

  /// Reports `text = Checkout"`, after the `=`: words, then a string that is not closed.
  private mutating func takeTextWithoutOpeningQuote() -> Bool {
    guard tokens.kind == .name, !tokens.startsLine, let quote = tokens.unclosedQuote else { return false }
    let start = mark()
    report { StringSlips(tokens: $0).missingOpeningQuote(before: quote) }
    while tokens.position <= quote && tokens.kind != .endOfFile { advance() }
    finish(.missing, start)
    return true
  }

  /// Reports a value in the spelling of UIKit's logs, after the `=`; false if the value is another.
  private mutating func takeLogValue(isMask: Bool, isPoint: Bool, isFrame: Bool) -> Bool {
    guard tokens.goesOn, isMask && tokens.kind == .name || tokens.kind == .leftBrace,
      let slip = isMask ? LogSlip(mask: tokens) : LogSlip(braces: tokens, isPoint: isPoint, isFrame: isFrame)
    else { return false }
    let start = mark()
    report(slip.report)
    while tokens.here.start < slip.end && tokens.kind != .endOfFile { advance() }
    finish(.missing, start)
    return true
  }

  /// Parses `mask = [.flexibleWidth, .flexibleHeight]`, and reports the list.
  private mutating func parseMaskList() {
    let start = mark()
    parseExpression(.or, mayBeginLine: false)
    if failed { return }
    let range = tokens.rangeSince(start.token)
    let words = range.length < 400 ? maskWords(in: Int(start.token) + 1..<tokens.previousEnd - 1) : nil
    let joined = words?.reduce(into: "") { $0 += ($0.isEmpty ? "" : "+") + $1 }
    let fixIt = joined.map { FixIt("write '\($0)'", [Edit(range, $0)], .automatic) }
    report(.maskAsList(at: range, fixIt: fixIt))
    finish(.missing, start)
  }

  /// The words of the mask in a list, each once, without the names before their dots; nil for other lists.
  private func maskWords(in list: Range<Int>) -> [String]? {
    var words: [String] = []
    for index in list {
      switch tokens.kinds[index] {
      case .name where tokens.kinds[index + 1] == .dot:
        guard MaskNames.owners.contains(tokens.text(tokens.range(ofToken: index))) else { return nil }
      case .name:
        guard let word = MaskNames.meant(by: tokens.text(tokens.range(ofToken: index))) else { return nil }
        if !words.contains(word) { words.append(word) }
      case .dot, .comma, .whitespace: break
      default: return nil
      }
    }
    if words.count > 1 { words.removeAll { $0 == "none" } }
    return words.isEmpty ? ["none"] : words
  }

  // MARK: Constraints

  /// `rule = sum relation sum { relation sum } [ "inset" unary ] [ "offset" unary ] [ "@" priority ] ;`
  ///
  ///     44 <= .height <= 200 @high
  ///     photo.edges == superview inset 16
  mutating func parseRule() {
    compareInsteadOfSet()
    let start = mark()
    parseExpression(.sum, mayBeginLine: false)
    if !failed {
      if tokens.kind == .unknown && tokens.goesOn { translateOperator() }
      if tokens.kind.isRelation && !tokens.startsLine { return parseRuleTail(in: .declaration, start) }
      failLone(start)
    }
    finish(.rule, start)
  }

  /// Parses the relations, operands and clauses after the first operand of a constraint.
  private mutating func parseRuleTail(in place: Place, _ start: Mark) {
    let firstRelation = tokens.position
    _ = parseChain()
    if chainIsStrict { reportStrictRelations(from: firstRelation, inPromise: place.kind == .expectation) }
    if !failed { parseClauses(in: place) }
    finish(.rule, start)
  }

  /// Reports `<` and `>` in a constraint, which may reach its limit; elsewhere they compare values.
  mutating func reportStrictRelations(from first: Int, inPromise: Bool) {
    var open = 0
    for index in first..<max(first, tokens.previousEnd) {
      switch tokens.kinds[index] {
      case .leftParen, .leftSquare: open += 1
      case .rightParen, .rightSquare: open -= 1
      case .less where open == 0, .greater where open == 0: reportStrict(index, inPromise)
      default: break
      }
    }
  }

  private mutating func reportStrict(_ index: Int, _ inPromise: Bool) {
    report { SignSlips(tokens: $0).strictRelation(index, inPromise: inPromise) }
    tokens.kinds[index] = tokens.kinds[index] == .less ? .lessEqual : .greaterEqual
  }

  // MARK: Clauses

  private mutating func parseClauses(in place: Place) {
    if tokens.isAtName("inset") || takeInsets() { parseInset() }
    if tokens.isAtName("offset") { parseClause(.offsetClause) }
    if takeForeignPriority() { return }
    guard tokens.isAt(.at), !failed else { return }
    if place.kind == .expectation { return parsePriorityTooMuch("a comparison in an 'expect'") }
    parsePriority()
    if tokens.isAt(.at) && !failed {
      let range = tokens.here
      let fixIt = secondPriority.map { FixIt("remove '\(tokens.text($0))'", [Edit($0, "")], .needsReview) }
      fail(.secondPriority(at: range, fixIt: fixIt))
    }
  }

  /// Reports `insets`, `padding`, `margin` and `insetBy` in place of `inset`; false for other tokens.
  private mutating func takeInsets() -> Bool {
    guard tokens.isAtName("insets") || isAtForeignInset, !failed else { return false }
    let slip = InsetSlips(tokens: tokens).insets
    report(slip)
    return true
  }

  /// True at `padding 16`, `margin 8` and `insetBy 16`.
  private var isAtForeignInset: Bool {
    guard tokens.isAtName("padding") || tokens.isAtName("margin") || tokens.isAtName("insetBy") else { return false }
    return [.number, .leftParen].contains(tokens.kinds[tokens.behindTrivia(tokens.position + 1)])
  }

  /// Parses `inset 16`, and reports several numbers without parentheses.
  private mutating func parseInset() {
    if let slip = InsetSlips(tokens: tokens).zero {
      report(slip.report)
      return skip(to: slip.end)
    }
    parseClause(.insetClause)
    guard !failed, tokens.goesOn, tokens.kind == .number || tokens.kind == .comma,
      let slip = InsetSlips(tokens: tokens).numbers
    else { return }
    report(slip.report)
    skip(to: slip.end)
  }

  /// Reports and consumes a priority in the spelling of UIKit; false if there is none.
  private mutating func takeForeignPriority() -> Bool {
    guard tokens.goesOn, !failed else { return false }
    switch tokens.kind {
    case .at where tokens.kinds[tokens.position + 1] != .number: break
    case .name where tokens.spells(tokens.position, "priority"): break
    case .leftParen where tokens.kinds[tokens.previousEnd - 1] == .number: break
    case .name where tokens.text(tokens.here).hasPrefix("UILayoutPriority"): break
    case .dot where PrioritySlips.begins(tokens, tokens.position + 1): break
    case .comma where PrioritySlips.begins(tokens, tokens.behindTrivia(tokens.position + 1)): break
    default: return false
    }
    guard let slip = PrioritySlips(tokens: tokens).foreign else { return false }
    report(slip.report)
    skip(to: slip.end)
    return true
  }

  /// Consumes the tokens before `end`, which were reported.
  private mutating func skip(to end: Int) {
    let start = mark()
    while tokens.position < end && tokens.kind != .endOfFile { advance() }
    finish(.unexpected, start)
  }

  /// The range of `@low` after another priority, with the spaces before it, if it ends the statement; the cursor is
  /// at the '@'.
  private var secondPriority: SourceRange? {
    let value = tokens.position + 1
    guard tokens.kinds[value] == .name || tokens.kinds[value] == .number else { return nil }
    switch tokens.peek(2) {
    case .newline, .semicolon, .rightBrace, .endOfFile:
      return SourceRange(file: tokens.file, start: tokens.previous.end, end: Int(tokens.ends[value]))
    default: return nil
    }
  }

  /// Parses a word and its value: `inset 16`, `offset (0, -20)`, `within .bounds`, `spacing 8`.
  mutating func parseClause(_ node: SyntaxKind) {
    let start = mark()
    advance()
    parseUnary(tokens.brackets > 0)
    finish(node, start)
  }

  /// `"@" priority ;   priority = NUMBER | NAME | "(" expr ")" ;`
  ///
  ///     @999
  ///     @(high - 1)
  mutating func parsePriority() {
    let start = mark()
    let sign = tokens.here
    advance()
    if tokens.goesOn && [.number, .name, .leftParen, .malformedNumber].contains(tokens.kind) {
      parsePriorityValue()
    } else {
      let found = tokens.isAtStatementEnd ? "" : tokens.shown(tokens.here)
      let place = found.isEmpty ? sign : tokens.here
      fail(.expectedPriority(found: found, at: place))
      _ = parseMissing()
    }
    finish(.priorityClause, start)
    if tokens.goesOn, !failed, Precedence(tokens.kind) == .sum || Precedence(tokens.kind) == .product {
      failPriorityOperation(start)
    }
  }

  private mutating func parsePriorityValue() {
    if tokens.kind == .leftParen {
      _ = parseArguments(.tuple)
    } else {
      let start = mark()
      let isMalformed = tokens.kind == .malformedNumber
      if isMalformed { reportMalformedNumber() }
      let node: SyntaxKind = isMalformed ? .missing : tokens.kind == .name ? .nameExpression : .literal
      advance()
      finish(node, start)
    }
  }

  /// Reports `@high - 1`: a computed priority requires parentheses, unless the number belongs to the operand before the
  /// `@`.
  private mutating func failPriorityOperation(_ start: Mark) {
    let first = Int(start.token) + 1
    var last = tokens.position
    while [.number, .name, .plus, .minus, .star, .slash, .whitespace].contains(tokens.kinds[last + 1]) { last += 1 }
    while tokens.kinds[last].isTrivia { last -= 1 }
    let value = SourceRange(file: tokens.file, start: tokens.start(ofToken: first), end: Int(tokens.ends[last]))
    let fixIt = FixIt("put it in parentheses", [Edit(value, "(\(tokens.shown(value)))")], .needsReview)
    let words = tokens.shown(value)
    fail(.priorityOperation(words, at: value, fixIt: value.length <= 40 ? fixIt : nil))
  }

  /// Parses and reports a priority of a statement that cannot have one.
  mutating func parsePriorityTooMuch(_ what: String, _ safety: FixIt.Safety = .automatic) {
    let gap = tokens.previous.end
    let sign = tokens.here
    quiet += 1
    parsePriority()
    quiet -= 1
    let whole = SourceRange(file: tokens.file, start: sign.start, end: tokens.previous.end)
    let edit = Edit(SourceRange(file: tokens.file, start: gap, end: tokens.previous.end), "")
    report(.priorityOnPromise(what, at: whole, fixIt: FixIt("remove the priority", [edit], safety)))
  }

  // MARK: Visual formats

  mutating func parseVisualFormatStatement(_ place: Place) {
    check(.vfl, in: place)
    parseVisualFormat()
  }

  /// `vfl = "vfl" TEXT { NAME } ;`
  ///
  ///     vfl "V:|-[email]-gap-[password]-|" alignAllLeading alignAllTrailing
  mutating func parseVisualFormat() {
    let start = mark()
    advance()
    if tokens.isAt(.text) {
      if !tokens.isClosedVisualFormat { reportMissingQuote() }
      advance()
    } else {
      fail { StringSlips(tokens: $0).formatWithoutQuotes }
    }
    while tokens.isAt(.name) && !failed && !tokens.beginsStatement {
      advance()
      if tokens.isAt(.comma) && tokens.peek() == .name { takeCommaOfOptions() }
    }
    if tokens.isAt(.at) && !failed { failPriority() }
    finish(.vfl, start)
  }

  /// Parses and reports a priority after a format: `vfl "…" @750`.
  private mutating func failPriority() {
    let first = tokens.here
    quiet += 1
    parsePriority()
    quiet -= 1
    let range = SourceRange(file: tokens.file, start: first.start, end: tokens.previous.end)
    report(.visualFormatPriority(at: range))
  }

  /// Reports and skips the comma of `alignAllTop, alignAllBottom`.
  private mutating func takeCommaOfOptions() {
    let range = tokens.here
    report(.commaOfOptions(at: range, fixIt: FixIt("remove ','", [Edit(range, "")], .automatic)))
    advance()
  }

  // MARK: Lone expressions

  /// Reports the expression that began at `start`; `before` was ``TokenCursor/previousEnd`` there. If it is understood, the parser
  /// rewinds to its start.
  mutating func parseLoneExpression(_ place: Place, _ start: Mark, _ before: Int) -> StatementRest {
    let isName = nodes.last?.kind == .nameExpression && Int(start.node) == nodes.count - 1
    let isCall = nodes.last?.kind == .call
    if (isName || isCall) && takeForeignWord(start, before) { return .statement }
    if isName && takeBareFormat(start) { return .nothing }
    if tokens.isAt(.colon), isPath, SignSlips(tokens: tokens).isSettingWithColon(isName) {
      parseSettingWithColon(place, start)
      return .nothing
    }
    if isName && tokens.isAt(.colon) { return takeNameAndColon(start, before) }
    if isName && tokens.isAt(.name) && place.kind != .file {
      if takeKindForView(start, before) { return .statement }
      let endsHead = tokens.endsHead(behind: tokens.position)
      if endsHead || lone(start).isCapitalized, takeKindAndName(start, before) { return .kindAndName }
    }
    failLone(start)
    return .nothing
  }

  /// Reports and consumes `H:|-16-[a]-16-|`, a visual format without `vfl` and quotes; false if there is none.
  private mutating func takeBareFormat(_ start: Mark) -> Bool {
    guard tokens.kind == .colon, tokens.isAttached, !tokens.kinds[tokens.position + 1].isTrivia,
      let slip = StringSlips(tokens: tokens).bareFormat(from: Int(start.token))
    else { return false }
    report(slip.report)
    skip(to: slip.end)
    return true
  }

  /// The words of the expression that began at `start`.
  private func lone(_ start: Mark) -> LoneWords {
    LoneWords(tokens: tokens, first: Int(start.token), node: nodes.last?.kind)
  }

  /// Reports a value that is no statement, or the token after it.
  private mutating func failLone(_ start: Mark) {
    if tokens.kind == .unknown && !tokens.isAtStatementEnd { return failUnknown() }
    let node = nodes.last?.kind
    fail { LoneWords(tokens: $0, first: Int(start.token), node: node).report }
  }

  /// Accepts a word of another language, or a misspelt one of this language, as the word that was meant.
  private mutating func takeForeignWord(_ start: Mark, _ before: Int) -> Bool {
    guard let meant = lone(start).wordMeant else { return false }
    let diagnostic = lone(start).report(as: meant)
    report(diagnostic)
    rewind(to: start, previous: before)
    tokens.read(as: meant.kind)
    return true
  }

  /// Reports `title: Label` or `cap: form.width <= 420` with the cursor at the colon, and rewinds to the name.
  private mutating func takeNameAndColon(_ start: Mark, _ before: Int) -> StatementRest {
    let isView = lone(start).isView
    let diagnostic = lone(start).nameAndColon
    report(diagnostic)
    rewind(to: start, previous: before)
    return .nameAndColon(isView: isView)
  }

  /// Parses the declaration that ``takeNameAndColon(_:_:)`` found, from the name on.
  mutating func parseNameAndColon(_ isView: Bool) {
    let start = mark()
    advance()
    advance()
    if isView {
      parseKind()
      parseOptionalBlock(.view)
    } else if tokens.isAt(.vflWord) {
      parseVisualFormat()
    } else {
      parseRule()
    }
    finish(isView ? .viewDeclaration : .constraintDeclaration, start)
  }

  /// Accepts `button back: Button`, a declaration with the kind in place of `view`; the cursor is at the name.
  private mutating func takeKindForView(_ start: Mark, _ before: Int) -> Bool {
    guard lone(start).isKindForView else { return false }
    let diagnostic = lone(start).kindForView
    report(diagnostic)
    rewind(to: start, previous: before)
    tokens.read(as: .viewWord)
    return true
  }

  /// Accepts `Label title` with the cursor at the second name; `label title {` probably means the same.
  private mutating func takeKindAndName(_ start: Mark, _ before: Int) -> Bool {
    guard lone(start).isKindAndName else { return false }
    let diagnostic = lone(start).kindAndName
    report(diagnostic)
    rewind(to: start, previous: before)
    return true
  }

  /// Parses the declaration that ``takeKindAndName(_:_:)`` found, from the kind on. Its node has the kind first, then
  /// the name. The tokens between the name and the braces were reported with it.
  mutating func parseKindAndName() {
    let start = mark()
    parseKind()
    failed = !tokens.endsHead(behind: tokens.position)
    advance()
    parseOptionalBlock(.view)
    finish(.viewDeclaration, start)
  }
}
