internal import LayDiagnostics

extension Parser {
  /// `import = "import" TEXT ;`
  ///
  ///     import "Shared.lay"
  mutating func parseImport(_ place: Place) {
    check(.importing, in: place)
    let start = mark()
    advance()
    if isAt(.text) {
      checkText()
      advance()
    } else {
      failImport()
    }
    finish(.importDeclaration, start)
  }

  /// `import Shared` and `import Shared.lay`.
  private mutating func failImport() {
    guard isAt(.name) else {
      let found = isAtStatementEnd ? "" : shown(here)
      let range = found.isEmpty ? previous : here
      return fail(.importWithoutText(nil, found: found, at: range))
    }
    var last = position
    while [.name, .dot, .slash, .minus].contains(kinds[last + 1]) { last += 1 }
    let name = shown(SourceRange(file: file, start: here.start, end: Int(ends[last])))
    // One of two quotes may be missing: the first.
    if kinds[last + 1] == .text && range(ofToken: last + 1).length == 1 { last += 1 }
    let range = SourceRange(file: file, start: here.start, end: Int(ends[last]))
    let isWhole = name.utf8.suffix(4).elementsEqual(".lay".utf8)
    let path = isWhole ? name : name + ".lay"
    let fixIt = FixIt("write '\"\(path)\"'", [Edit(range, "\"\(path)\"")], isWhole ? .automatic : .needsReview)
    fail(.importWithoutText(fixIt, found: name, at: range))
  }

  /// `metric = "metric" NAME "=" expr ;   let = "let" NAME "=" expr ;`
  ///
  ///     metric gap = 12
  ///     let captions = ["First", "Last"]
  mutating func parseConstant(_ node: SyntaxKind, _ sort: StatementSet, _ place: Place) {
    check(sort, in: place)
    let start = mark()
    let word = text(here)
    advance()
    parseDeclaredName(after: word)
    if !failed {
      parseEqual(of: word)
      if failed { _ = parseMissing() } else { parseExpression(.or, mayBeginLine: false) }
    }
    finish(node, start)
  }

  /// Parses the `=` of a declaration; `metric gap 12`, `metric gap: 12` and `metric gap == 12` are understood and
  /// reported.
  private mutating func parseEqual(of word: String) {
    if take(.equal) { return }
    let gap = behindPrevious
    let range = isAtStatementEnd ? gap : here
    if isAt(.colon) && peek() == .name && peek(2) == .equal {
      takeTypeOfConstant(word)
    } else if isAt(.colon) || isAt(.equalEqual) {
      let fixIt = FixIt("write '='", [Edit(range, kind == .colon ? " =" : "=")], .automatic)
      report(.missingEqual(word, at: range, fixIt: fixIt))
      advance()
    } else if isAtStatementEnd || !canBeginValue {
      fail(.missingEqual(word, at: range, fixIt: nil))
    } else {
      report(.missingEqual(word, at: range, fixIt: FixIt("insert '='", [Edit(gap, " =")], .automatic)))
    }
  }

  /// True if a value may begin with the token at ``position``.
  private var canBeginValue: Bool {
    switch kind {
    case .number, .size, .percent, .angle, .text, .colour, .leftSquare, .leftParen, .minus, .malformedNumber, .trueWord,
      .falseWord:
      true
    default: false
    }
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
    if isAt(.size) {
      let range = here
      let size = text(range)
      let fixIt = FixIt("put it in parentheses", [Edit(range, "(\(size))")], .automatic)
      report(.designSizeWithoutParentheses(size, at: range, fixIt: fixIt))
      return advance()
    }
    guard isAt(.leftParen) else { return }
    let isEmpty = peek() == .rightParen
    _ = parseBracketed(.rightParen) { parser in
      parser.parseSize(after: "(")
      return 0
    }
    if isEmpty {
      let range = previous
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
    if !failed && isAt(.leftParen) { _ = parseBracketed(.rightParen) { parser in parser.parseParameter() } }
    if !failed && take(.colon) { parseKind() }
    parseRequiredBlock(.declaration, of: "component")
    finish(.componentDeclaration, start)
  }

  /// `parameter = NAME ":" NAME [ "=" expr ] ;` or the design size of the component.
  ///
  ///     caption: Text
  ///     gap: Length = 12
  private mutating func parseParameter() -> Int {
    if kind == .size || kind == .number {
      parseSize(after: "(")
      return 0
    }
    let start = mark()
    let name = here
    parseDeclaredName(after: "(")
    if !failed { parseType(of: name) }
    if !failed && take(.equal) { parseExpression(.or, mayBeginLine: true) }
    finish(.parameter, start)
    return 0
  }

  /// `":" NAME` of a parameter.
  private mutating func parseType(of name: SourceRange) {
    if isAt(.name) {
      if beginsWithCapital(name) && !beginsWithCapital(here) { return takeTypeFirst(name) }
      let found = shown(here)
      let range = here
      let fixIt = FixIt("insert ':'", [Edit(behindPrevious, ":")], .automatic)
      report(.expectedWord(":", example: "component Row(h: Length)", found: found, at: range, fixIt: fixIt))
      return advance()
    }
    guard take(.colon) else {
      let word = shown(name)
      let type = typeOfDefault
      return report(.parameterWithoutType(word, type, at: name))
    }
    guard isAt(.name) else {
      let found = isAtStatementEnd ? "" : shown(here)
      let range = found.isEmpty ? previous : here
      return fail(.expectedName(after: ":", found: found, at: range))
    }
    advance()
  }

  /// The type of a parameter's default value, with ``position`` at its '='; `Text` if there is none.
  private var typeOfDefault: String {
    guard isAt(.equal) else { return "Text" }
    switch peek() {
    case .number: return "Length"
    case .size: return "Size"
    case .trueWord, .falseWord: return "Bool"
    default: return "Text"
    }
  }

  /// Parses `Text title`, a type before its name, with ``position`` at the name.
  private mutating func takeTypeFirst(_ type: SourceRange) {
    let range = SourceRange(file: file, start: type.start, end: here.end)
    let swapped = "\(shown(here)): \(shown(type))"
    report(.typeBeforeName(swapped, at: range, fixIt: FixIt("write '\(swapped)'", [Edit(range, swapped)], .automatic)))
    advance()
  }

  private func beginsWithCapital(_ range: SourceRange) -> Bool { bytes[range.start] &- 0x41 < 26 }

  /// `kind = NAME [ arguments ] ;`
  ///
  ///     Label
  ///     PlayerBar(turn: 2)
  mutating func parseKind() {
    let start = mark()
    guard isAt(.name) else {
      let found = isAtStatementEnd ? "" : shown(here)
      let range = found.isEmpty ? previous : here
      let isColon = kinds[max(0, previousEnd - 1)] == .colon && (found.isEmpty || kind == .leftBrace)
      let colon = isColon ? previous : nil
      return fail(.expectedKind(found: found, at: range, colon: colon))
    }
    advance()
    if isAt(.leftParen) && !startsLine { _ = parseArguments(.arguments) }
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
    if isAt(.leftSquare) && !failed { parseIndex() }
    if !failed && !startsLine { parseKindClause() }
    parseOptionalBlock(.view)
    finish(.viewDeclaration, start)
  }

  /// Parses `":" kind`; `view title Label` is understood and reported.
  private mutating func parseKindClause() {
    if take(.colon) { return parseKind() }
    guard kind == .name, endsHead(behind: position) else { return }
    let range = here
    let kind = shown(range)
    let gap = SourceRange(file: file, start: previous.end, end: range.start)
    let fixIt = FixIt("insert ':'", [Edit(gap, ": ")], .automatic)
    let name = shown(previous)
    report(.kindWithoutColon(name, kind, at: range, fixIt: fixIt))
    parseKind()
  }

  /// True if the head of a declaration may end after the name `index`: arguments, braces or the end of the statement
  /// follow.
  func endsHead(behind index: Int) -> Bool {
    var next = index + 1
    while kinds[next] == .whitespace || kinds[next] == .comment { next += 1 }
    switch kinds[next] {
    case .leftParen, .leftBrace, .rightBrace, .newline, .semicolon, .endOfFile: return true
    default: return false
    }
  }

  /// `guide = "guide" NAME [ index ] [ block ] ;`
  ///
  ///     guide column { .width == 60% * superview.width }
  mutating func parseGuide(_ place: Place) {
    check(.guide, in: place)
    let start = mark()
    advance()
    parseDeclaredName(after: "guide")
    if isAt(.leftSquare) && !failed { parseIndex() }
    parseOptionalBlock(.guide)
    finish(.guideDeclaration, start)
  }
}
