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
  /// `setting = postfix "=" expr ;   inside = postfix block ;   rule = sum relation sum … ;`
  ///
  ///     text = "Sign in"
  ///     photo { hidden = true }
  ///     form.top == header.bottom + 2 * gap
  ///
  /// All three begin with a sum; the token after the sum decides.
  mutating func parseRuleOrSetting(_ place: Place) -> StatementRest {
    let start = mark()
    let before = previousEnd
    parseExpression(.sum, mayBeginLine: true)
    if failed { return .nothing }
    if kind == .unknown && goesOn { translateOperator() }
    if startsLine && isPath && (kind == .equal || kind.isRelation) { joinLines(.lineBeginsWithOperator) }
    if kind.isRelation && !startsLine {
      checkRule(place, start)
      parseRuleTail(in: place, start)
    } else if kind == .equal && !startsLine {
      parseSetting(place, start)
    } else if kind == .leftBrace && isPath {
      checkPlacement(.inside, "braces on a view", place, start)
      return .block(start)
    } else {
      return parseLoneExpression(place, start, before)
    }
    return .nothing
  }

  /// Parses the block of `inside = postfix block`, whose path began at `start`.
  mutating func parseInside(_ place: Place, _ start: Mark) {
    parseBlock(place.insideOther(position))
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
    let range = rangeSince(start.token)
    report(.misplaced(words, sort, in: place, at: range))
  }

  private mutating func checkRule(_ place: Place, _ start: Mark) {
    guard !place.allowed.contains(.rule) else { return }
    let range = here
    if place.kind == .steps { return report(.ruleInSteps(at: range)) }
    checkPlacement(.rule, "a rule", place, start)
  }

  /// Parses `"=" expr` after the path of a property.
  mutating func parseSetting(_ place: Place, _ start: Mark) {
    if place.kind == .expectation { return parseExpectationWithEqual(place, start) }
    let sign = here
    if !isPath {
      reportSettingOfExpression(start, sign)
    } else if place.kind == .guide && Int(start.node) == nodes.count - 1 {
      let range = rangeSince(start.token)
      let name = shown(range)
      report(.guideProperty(name, at: range))
    } else {
      checkPlacement(.setting, "a setting", place, start)
    }
    let isMask = spells(previousEnd - 1, "mask")
    advance()
    if isMask && isAt(.leftSquare) {
      parseMaskList()
    } else if !takeTextWithoutOpeningQuote() {
      parseExpression(.or, mayBeginLine: false)
    }
    if isAt(.at) && !failed { parsePriorityTooMuch("a setting", .needsReview) }
    finish(.setting, start)
  }

  /// Parses `a.frame = (…)` in an `expect`, as a comparison with `==`.
  private mutating func parseExpectationWithEqual(_ place: Place, _ start: Mark) {
    let sign = here
    report(.expectationWithEqual(at: sign, fixIt: FixIt("write '=='", [Edit(sign, "==")], .automatic)))
    kinds[position] = .equalEqual
    kind = .equalEqual
    parseRuleTail(in: place, start)
  }

  /// Parses `mask = [.flexibleWidth, .flexibleHeight]`, and reports the list.
  private mutating func parseMaskList() {
    let start = mark()
    parseExpression(.or, mayBeginLine: false)
    if failed { return }
    let range = rangeSince(start.token)
    var words: [String] = []
    var isPlain = range.length < 400
    for index in Int(start.token) + 1..<previousEnd - 1 where isPlain {
      switch kinds[index] {
      case .name: words.append(text(self.range(ofToken: index)))
      case .dot, .comma, .whitespace: break
      default: isPlain = false
      }
    }
    let joined = words.isEmpty ? "none" : words.reduce(into: "") { $0 += ($0.isEmpty ? "" : "+") + $1 }
    let fixIt = isPlain ? FixIt("write '\(joined)'", [Edit(range, joined)], .automatic) : nil
    report(.maskAsList(at: range, fixIt: fixIt))
    finish(.missing, start)
  }

  /// `rule = sum relation sum { relation sum } [ "inset" unary ] [ "offset" unary ] [ "@" priority ] ;`
  ///
  ///     44 <= .height <= 200 @high
  ///     photo.edges == superview inset 16
  mutating func parseRule() {
    compareInsteadOfSet()
    let start = mark()
    parseExpression(.sum, mayBeginLine: false)
    if !failed {
      if kind == .unknown && goesOn { translateOperator() }
      if kind.isRelation && !startsLine { return parseRuleTail(in: .declaration, start) }
      failLone(start)
    }
    finish(.rule, start)
  }

  /// Parses the relations, operands and clauses after the first operand of a constraint.
  private mutating func parseRuleTail(in place: Place, _ start: Mark) {
    let firstRelation = position
    _ = parseChain()
    if chainIsStrict { reportStrictRelations(from: firstRelation, inPromise: place.kind == .expectation) }
    if !failed { parseClauses(in: place) }
    finish(.rule, start)
  }

  /// Reports `<` and `>` in a constraint, which may reach its limit; elsewhere they compare values.
  mutating func reportStrictRelations(from first: Int, inPromise: Bool) {
    var open = 0
    for index in first..<max(first, previousEnd) {
      switch kinds[index] {
      case .leftParen, .leftSquare: open += 1
      case .rightParen, .rightSquare: open -= 1
      case .less where open == 0, .greater where open == 0: reportStrict(index, inPromise)
      default: break
      }
    }
  }

  private mutating func reportStrict(_ index: Int, _ inPromise: Bool) {
    let range = range(ofToken: index)
    let sign = text(range)
    let fixIt = FixIt("write '\(sign)='", [Edit(range, sign + "=")], .automatic)
    report(inPromise ? .strictPromise(sign, at: range, fixIt: fixIt) : .strictRelation(sign, at: range, fixIt: fixIt))
    kinds[index] = kinds[index] == .less ? .lessEqual : .greaterEqual
  }

  private mutating func parseClauses(in place: Place) {
    if isAtName("inset") { parseClause(.insetClause) }
    if isAtName("offset") { parseClause(.offsetClause) }
    guard isAt(.at), !failed else { return }
    if place.kind == .expectation { return parsePriorityTooMuch("a comparison in an 'expect'") }
    parsePriority()
    if isAt(.at) && !failed {
      let range = here
      let fixIt = secondPriority.map { FixIt("remove it", [Edit($0, "")], .needsReview) }
      fail(.secondPriority(at: range, fixIt: fixIt))
    }
  }

  /// The range of `@low` after another priority, with the spaces before it, if it ends the statement; ``position`` is
  /// at the '@'.
  private var secondPriority: SourceRange? {
    let value = position + 1
    guard kinds[value] == .name || kinds[value] == .number else { return nil }
    switch peek(2) {
    case .newline, .semicolon, .rightBrace, .endOfFile:
      return SourceRange(file: file, start: previous.end, end: Int(ends[value]))
    default: return nil
    }
  }

  /// Parses a word and its value: `inset 16`, `offset (0, -20)`, `within .bounds`, `spacing 8`.
  mutating func parseClause(_ node: SyntaxKind) {
    let start = mark()
    advance()
    parseUnary(brackets > 0)
    finish(node, start)
  }

  /// `"@" priority ;   priority = NUMBER | NAME | "(" expr ")" ;`
  ///
  ///     @999
  ///     @(high - 1)
  mutating func parsePriority() {
    let start = mark()
    let sign = here
    advance()
    if goesOn && [.number, .name, .leftParen, .malformedNumber].contains(kind) {
      parsePriorityValue()
    } else {
      let found = isAtStatementEnd ? "" : shown(here)
      let place = found.isEmpty ? sign : here
      fail(.expectedPriority(found: found, at: place))
      _ = parseMissing()
    }
    finish(.priorityClause, start)
    if goesOn, !failed, Precedence(kind) == .sum || Precedence(kind) == .product { failPriorityOperation(start) }
  }

  private mutating func parsePriorityValue() {
    if kind == .leftParen {
      _ = parseArguments(.tuple)
    } else {
      let start = mark()
      let isMalformed = kind == .malformedNumber
      if isMalformed { reportMalformedNumber() }
      let node: SyntaxKind = isMalformed ? .missing : kind == .name ? .nameExpression : .literal
      advance()
      finish(node, start)
    }
  }

  /// Reports `@high - 1`: a computed priority requires parentheses, unless the number belongs to the operand before the
  /// `@`.
  private mutating func failPriorityOperation(_ start: Mark) {
    let first = Int(start.token) + 1
    var last = position
    while [.number, .name, .plus, .minus, .star, .slash, .whitespace].contains(kinds[last + 1]) { last += 1 }
    while kinds[last].isTrivia { last -= 1 }
    let value = SourceRange(file: file, start: self.start(ofToken: first), end: Int(ends[last]))
    let fixIt = FixIt("put it in parentheses", [Edit(value, "(\(shown(value)))")], .needsReview)
    let words = shown(value)
    fail(.priorityOperation(words, at: value, fixIt: value.length <= 40 ? fixIt : nil))
  }

  /// Parses and reports a priority of a statement that cannot have one.
  mutating func parsePriorityTooMuch(_ what: String, _ safety: FixIt.Safety = .automatic) {
    let gap = previous.end
    let sign = here
    quiet += 1
    parsePriority()
    quiet -= 1
    let whole = SourceRange(file: file, start: sign.start, end: previous.end)
    let edit = Edit(SourceRange(file: file, start: gap, end: previous.end), "")
    report(.priorityOnPromise(what, at: whole, fixIt: FixIt("remove the priority", [edit], safety)))
  }
}
