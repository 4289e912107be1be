internal import LayDiagnostics

extension Parser {
  /// `import = "import" TEXT ;`
  ///
  ///     import "Shared.lay"
  mutating func parseImport(_ place: Place) {
    check(.importing, in: place)
    let start = mark()
    advance()
    if tokens.isAt(.text) {
      checkText()
      advance()
    } else {
      fail { StringSlips(tokens: $0).importWithoutQuotes }
    }
    finish(.importDeclaration, start)
  }

  /// `metric = "metric" NAME "=" expr [ "..." expr ] ;   let = "let" NAME "=" expr ;`
  ///
  ///     metric gap = 12
  ///     metric keyboard = 0 ... 346
  ///     let captions = ["First", "Last"]
  mutating func parseConstant(_ node: SyntaxKind, _ sort: StatementSet, _ place: Place) {
    check(sort, in: place)
    let start = mark()
    let word = tokens.text(tokens.here)
    advance()
    parseDeclaredName(after: word)
    if !failed {
      parseEqual(of: word)
      if failed { _ = parseMissing() } else { parseValue(mayBeRange: node == .metricDeclaration, mayBeginLine: false) }
    }
    finish(node, start)
  }

  /// Parses the value of a constant or parameter; that of a metric or parameter may be a range.
  private mutating func parseValue(mayBeRange: Bool, mayBeginLine: Bool) {
    let start = mark()
    parseExpression(.or, mayBeginLine: mayBeginLine)
    guard mayBeRange, !failed, tokens.isAt(.ellipsis) else { return }
    advance()
    parseExpression(.or, mayBeginLine: true)
    finish(.metricRange, start)
  }

  /// Parses the `=` of a declaration; `metric gap 12`, `metric gap: 12` and `metric gap == 12` are understood and
  /// reported.
  private mutating func parseEqual(of word: String) {
    if take(.equal) { return }
    let gap = tokens.behindPrevious
    let range = tokens.isAtStatementEnd ? gap : tokens.here
    if tokens.isAt(.colon) && tokens.peek() == .name && tokens.peek(2) == .equal {
      takeTypeOfConstant(word)
    } else if tokens.isAt(.colon) || tokens.isAt(.equalEqual) {
      let fixIt = FixIt("write '='", [Edit(range, tokens.kind == .colon ? " =" : "=")], .automatic)
      report(.missingEqual(word, at: range, fixIt: fixIt))
      advance()
    } else if tokens.isAtStatementEnd || !tokens.canBeginValue {
      fail(.missingEqual(word, at: range, fixIt: nil))
    } else {
      report(.missingEqual(word, at: range, fixIt: FixIt("insert '='", [Edit(gap, " =")], .automatic)))
    }
  }

  /// Reports the type in `let side: Number = 5`, with the cursor at the colon.
  private mutating func takeTypeOfConstant(_ word: String) {
    report { SignSlips(tokens: $0).typeOfConstant(word) }
    advance()
    advance()
    advance()
  }

  /// `layout = "layout" NAME [ "(" SIZE ")" ] block ;`
  ///
  ///     layout SignIn(375x667) { … }
  mutating func parseLayout(_ place: Place) {
    check(.layout, in: place)
    let start = mark()
    advance()
    parseDeclaredName(after: "layout")
    if !failed { parseDesignSize() }
    parseRequiredBlock(.declaration, of: "layout")
    finish(.layoutDeclaration, start)
  }

  /// `"(" SIZE ")"`
  private mutating func parseDesignSize() {
    if tokens.isAt(.size) {
      let range = tokens.here
      let size = tokens.text(range)
      let fixIt = FixIt("put it in parentheses", [Edit(range, "(\(size))")], .automatic)
      report(.designSizeWithoutParentheses(size, at: range, fixIt: fixIt))
      return advance()
    }
    guard tokens.isAt(.leftParen) else { return }
    let isEmpty = tokens.peek() == .rightParen
    _ = parseBracketed(.rightParen) { parser in
      parser.parseSize(after: "(")
      return 0
    }
    if isEmpty {
      let range = tokens.previous
      fail(.expectedSize(after: "(", found: ")", at: range))
    }
  }

  /// `component = "component" NAME [ "(" [ SIZE [ "," ] ] [ parameter { "," parameter } [ "," ] ] ")" ] [ ":" kind ] block ;`
  ///
  ///     component MapView { }
  ///     component PlayerBar(273x47, turn: Number = 0) { … }
  mutating func parseComponent(_ place: Place) {
    check(.component, in: place)
    let start = mark()
    advance()
    parseDeclaredName(after: "component")
    if !failed && tokens.isAt(.leftParen) { _ = parseBracketed(.rightParen) { parser in parser.parseParameter() } }
    if !failed && take(.colon) { parseKind() }
    parseRequiredBlock(.declaration, of: "component")
    finish(.componentDeclaration, start)
  }

  /// `parameter = NAME ":" NAME [ "=" expr [ "..." expr ] ] ;` or the design size of the component.
  ///
  ///     caption: Text
  ///     gap: Length = 12
  ///     keyboard: Length = 0 ... 346
  private mutating func parseParameter() -> Int {
    if tokens.kind == .size || tokens.kind == .number {
      parseSize(after: "(")
      return 0
    }
    let start = mark()
    let name = tokens.here
    parseDeclaredName(after: "(")
    if !failed { parseType(of: name) }
    if !failed && take(.equal) { parseValue(mayBeRange: true, mayBeginLine: true) }
    finish(.parameter, start)
    return 0
  }

  /// `":" NAME` of a parameter.
  private mutating func parseType(of name: SourceRange) {
    if tokens.isAt(.name) {
      if beginsWithCapital(name) && !beginsWithCapital(tokens.here) {
        report { NameSlips(tokens: $0).typeFirst(name) }
        return advance()
      }
      let found = tokens.shown(tokens.here)
      let range = tokens.here
      let fixIt = FixIt("insert ':'", [Edit(tokens.behindPrevious, ":")], .automatic)
      report(.expectedWord(":", example: "component Row(h: Length)", found: found, at: range, fixIt: fixIt))
      return advance()
    }
    guard take(.colon) else {
      let word = tokens.shown(name)
      let type = NameSlips(tokens: tokens).typeOfDefault
      return report(.parameterWithoutType(word, type, at: name))
    }
    guard tokens.isAt(.name) else {
      let found = tokens.isAtStatementEnd ? "" : tokens.shown(tokens.here)
      let range = found.isEmpty ? tokens.previous : tokens.here
      return fail(.expectedName(after: ":", found: found, at: range))
    }
    advance()
  }

  private func beginsWithCapital(_ range: SourceRange) -> Bool { tokens.bytes[range.start] &- 0x41 < 26 }

  /// `kind = NAME [ arguments ] ;`
  ///
  ///     Label
  ///     PlayerBar(turn: 2)
  mutating func parseKind() {
    let start = mark()
    guard tokens.isAt(.name) else {
      return fail { NameSlips(tokens: $0).missingKind }
    }
    advance()
    if tokens.isAt(.leftParen) && !tokens.startsLine { _ = parseArguments(.arguments) }
    finish(.kind, start)
  }

  /// `view = "view" NAME [ index ] [ ":" kind ] [ block ] ;`
  ///
  ///     view form
  ///     view bar[i]: PlayerBar(turn: i) { .height == 47 }
  mutating func parseView(_ place: Place) {
    check(.view, in: place)
    let start = mark()
    advance()
    parseDeclaredName(after: "view")
    if tokens.isAt(.leftSquare) && !failed { parseIndex() }
    if !failed && !tokens.startsLine { parseKindClause() }
    parseOptionalBlock(.view)
    finish(.viewDeclaration, start)
  }

  /// Parses `":" kind`; `view title Label` is understood and reported.
  private mutating func parseKindClause() {
    if take(.colon) { return parseKind() }
    guard tokens.kind == .name, tokens.endsHead(behind: tokens.position) else { return }
    report { NameSlips(tokens: $0).kindWithoutColon }
    parseKind()
  }

  /// `guide = "guide" NAME [ index ] [ block ] ;`
  ///
  ///     guide column { .width == 60% * superview.width }
  mutating func parseGuide(_ place: Place) {
    check(.guide, in: place)
    let start = mark()
    advance()
    parseDeclaredName(after: "guide")
    if tokens.isAt(.leftSquare) && !failed { parseIndex() }
    parseOptionalBlock(.guide)
    finish(.guideDeclaration, start)
  }

  // MARK: Constraints

  /// `constraint = "constraint" NAME [ index ] ":" ( vfl | rule ) ;`
  ///
  ///     constraint cap: form.width <= 420
  ///     constraint below: vfl "V:[b]-(>=8)-[c]" alignAllTrailing
  mutating func parseConstraint(_ place: Place) {
    check(.constraint, in: place)
    guard tokens.hasConstraintName else { return parseNamelessConstraint(place) }
    let start = mark()
    advance()
    parseDeclaredName(after: "constraint")
    if !failed && tokens.isAt(.leftSquare) { parseIndex() }
    if !failed { parseColonOfConstraint() }
    if !failed {
      if tokens.isAt(.vflWord) { parseVisualFormat() } else { parseRule() }
    }
    finish(.constraintDeclaration, start)
  }

  private mutating func parseColonOfConstraint() {
    if take(.colon) { return }
    if tokens.isAt(.equal) { return takeEqualForColon(example: "constraint cap: form.width <= 420") }
    let gap = tokens.behindPrevious
    let range = tokens.isAtStatementEnd ? tokens.previous : tokens.here
    let fixIt = tokens.isAtStatementEnd ? nil : FixIt("insert ':'", [Edit(gap, ":")], .automatic)
    let found = tokens.isAtStatementEnd ? "" : tokens.shown(tokens.here)
    let example = "constraint cap: form.width <= 420"
    guard let fixIt else { return fail(.expectedWord(":", example: example, found: found, at: range)) }
    report(.expectedWord(":", example: example, found: found, at: range, fixIt: fixIt))
  }

  /// Parses `constraint form.width <= 420` as a constraint without a name, and reports the word.
  private mutating func parseNamelessConstraint(_ place: Place) {
    let start = mark()
    let word = tokens.here
    advance()
    let gap = SourceRange(file: tokens.file, start: word.start, end: tokens.here.start)
    report(.constraintWithoutName(at: word, fixIt: FixIt("remove 'constraint'", [Edit(gap, "")], .automatic)))
    if tokens.kind == .vflWord { parseVisualFormat() } else { parseRule() }
    finish(.constraintDeclaration, start)
  }

  /// Reports `constraint cap = …` or `(direction = rtl)`, and reads the `=` as `:`.
  mutating func takeEqualForColon(example: String) {
    report { SignSlips(tokens: $0).equalForColon(example: example) }
    tokens.read(as: .colon)
    advance()
  }

  // MARK: Names

  /// Parses `NAME` in a declaration, after `word`. Reports reserved names.
  mutating func parseDeclaredName(after word: String) {
    guard tokens.goesOn else { return failName(word) }
    if tokens.kind == .name {
      let range = tokens.here
      if ReservedNames.mayHold(tokens.bytes, range.start, range.end),
        let group = ReservedNames.group(of: tokens.text(range))
      {
        report { NameSlips(tokens: $0).reserved(group) }
      }
      advance()
      return takeRestOfHyphenatedName(range)
    }
    if tokens.kind.isWord && !tokens.nextBeginsStatement {
      report { NameSlips(tokens: $0).reserved(.word) }
      tokens.kinds[tokens.position] = .name
      return advance()
    }
    failName(word)
  }

  private mutating func failName(_ word: String) {
    if tokens.kind == .unknown && tokens.goesOn { return failUnknown() }
    fail { NameSlips(tokens: $0).missing(after: word) }
  }

  /// Reports `view first-row`, after the first part of the name at `range`.
  private mutating func takeRestOfHyphenatedName(_ range: SourceRange) {
    var end = range.end
    while tokens.kind == .minus && !tokens.startsLine && tokens.isAttached && tokens.kinds[tokens.position + 1] == .name
    {
      advance()
      end = tokens.here.end
      advance()
    }
    guard end > range.end else { return }
    report { NameSlips(tokens: $0).hyphenated(range, to: end) }
  }
}
