internal import LayDiagnostics

extension Parser {
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
    if !failed && isAtName("offset") { parseClause(.offsetClause) }
    finish(.alignStep, start)
  }

  private mutating func parseWith() {
    guard isAtName("with") else {
      let found = isAtStatementEnd ? "" : shown(here)
      let range = found.isEmpty ? behindPrevious : here
      return fail(.expectedWord("with", example: "align a.topLeft with b.bottomLeft", found: found, at: range))
    }
    advance()
    parseStepOperand()
  }

  /// Parses `postfix` on the line of the step.
  private mutating func parseStepOperand() {
    if canBeginOperand(false) && kind != .minus { _ = parsePostfix() } else { _ = failMissing() }
  }

  /// `"sizeToFit" postfix [ "within" postfix ] { NAME }`
  ///
  ///     sizeToFit first within .bounds.size maxSize
  mutating func parseSizeToFit(_ place: Place) {
    check(.step, in: place)
    let start = mark()
    advance()
    parseStepOperand()
    if !failed && isAtName("within") { parseClause(.withinClause) }
    while !failed && isAt(.name) && !beginsStatement { advance() }
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
    if !failed && isAt(.name) && !beginsStatement {
      advance()
      if !failed && !isAtStatementEnd { parseUnary(false) }
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
      if isAtName("spacing") {
        parseClause(.spacingClause)
      } else if isAtName("within") {
        parseClause(.withinClause)
      } else {
        break
      }
    }
    finish(.spreadStep, start)
  }

  /// Parses the views that the step `word` arranges: one `postfix`, a list. `a, b` without brackets is reported once.
  private mutating func parseStepList(_ word: String) {
    let first = position
    parseStepOperand()
    guard !failed, isAt(.comma) else { return }
    while !failed && take(.comma) { parseStepOperand() }
    let range = SourceRange(file: file, start: start(ofToken: first), end: behindPrevious.start)
    if !failed { report(.listWithoutBrackets(word, at: range)) }
  }

  /// True if the word of a step is assigned in a block without steps: `align = center`.
  private func isProperty(in place: Place) -> Bool { !place.allowed.contains(.step) && peek() == .equal }

  /// Reports the word at ``position``, which begins a step, in place of the property `name` of stacks.
  private mutating func takeProperty(_ name: String, _ kind: SyntaxKind) {
    let (start, range) = (mark(), here)
    let word = shown(range)
    fail(.stepWordForProperty(word, name, at: range))
    finish(kind, start)
  }

  /// `axis = "horizontal" | "vertical" ;`
  private mutating func parseAxis(_ word: String) {
    if isAtName("horizontal") || isAtName("vertical") { return advance() }
    let found = isAtStatementEnd ? "" : shown(here)
    let gap = behindPrevious
    if kind == .leftSquare && goesOn { return report(.missingAxis(word, found: "", at: gap)) }
    let place = found.isEmpty ? gap : here
    fail(.missingAxis(word, found: found, at: place))
  }
}
