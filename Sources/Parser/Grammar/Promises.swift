internal import LayDiagnostics

extension Parser {
  /// Parses `SIZE`, the only token allowed after `word`.
  mutating func parseSize(after word: String) {
    if take(.size) { return }
    if isAt(.number) && peek() == .name {
      let start = mark()
      advance()
      if isAtName("x") && peek() == .number { return parseSpacedSize(start) }
    }
    if isAt(.malformedNumber) {
      reportMalformedNumber()
      return advance()
    }
    let found = isAtStatementEnd ? "" : shown(here)
    let range = found.isEmpty ? previous : here
    fail(.expectedSize(after: word, found: found, at: range))
  }

  /// `assert = "assert" expr ;`
  ///
  ///     assert form.bottom <= root.bottom
  ///     assert title.doesNotOverlap(controls)
  mutating func parseAssert(_ place: Place) {
    check(.assertion, in: place)
    let start = mark()
    advance()
    compareInsteadOfSet()
    let first = position
    parseExpression(.or, mayBeginLine: false)
    if !failed { reportStrictRelations(from: first, inPromise: true) }
    if isAt(.at) && !failed { parsePriorityTooMuch("an assertion") }
    finish(.assertStatement, start)
  }

  /// `expect = "expect" SIZE [ arguments ] block ;`
  ///
  ///     expect 390x844 (direction: rtl, safeArea: (47, 0, 34, 0)) { title.left == 16 }
  mutating func parseExpect(_ place: Place) {
    check(.expectation, in: place)
    let start = mark()
    advance()
    parseSize(after: "expect")
    if !failed && isAt(.leftParen) { _ = parseArguments(.arguments) }
    parseRequiredBlock(place.kind == .anywhere ? place : .expectation, of: "expect")
    finish(.expectStatement, start)
  }

  /// `sizes = "sizes" range { "," range } ;`
  ///
  ///     sizes 320x480 ... 1024x1366
  ///     sizes 320 ... 414 x 320, 600x800
  mutating func parseSizes(_ place: Place) {
    check(.sizes, in: place)
    let start = mark()
    advance()
    parseSizeRange(mayBeginLine: false)
    while !failed && take(.comma) { parseSizeRange(mayBeginLine: true) }
    finish(.sizesStatement, start)
  }

  /// `range = SIZE [ "..." SIZE ] | extent "x" extent ;`
  ///
  ///     320x480 ... 1024x1366
  ///     320 ... 1366 x any
  private mutating func parseSizeRange(mayBeginLine: Bool) {
    guard canBeginOperand(mayBeginLine) else { return failSize() }
    let start = mark()
    switch kind {
    case .size: parseCorners()
    case .number where peek() == .name && peek(2) == .number && peek(3) == .ellipsis && peek(4) == .size:
      advance()
      advance()
      advance()
      failSpacedCorners(start)
    case .number, .malformedNumber: parseExtents(start)
    case .name where spells(position, "any"): parseExtents(start)
    default: return failSize()
    }
    finish(.sizeRange, start)
  }

  private mutating func failSize() {
    let range = previous
    let found = isAtStatementEnd ? "" : shown(here)
    let place = found.isEmpty ? range : here
    let sign = shown(range)
    fail(.expectedSize(after: sign, found: found, at: place))
  }

  /// `SIZE [ "..." SIZE ]`
  private mutating func parseCorners() {
    advance()
    guard takeEllipsis() else { return }
    if kind == .size && !kind.beginsStatement {
      advance()
    } else {
      startsLine ? failSize() : parseSize(after: "...")
    }
  }

  /// Consumes `...`; `..` and `..<`, and a dash or `to` before a size, can only mean the same here and are reported.
  private mutating func takeEllipsis() -> Bool {
    if take(.ellipsis) { return true }
    let isOther = kind == .halfOpenRange || kind == .unknown && spells(position, "..")
    let isDash = (kind == .minus || kind == .unknown || spells(position, "to")) && peek() == .size
    guard goesOn, isOther || isDash else { return false }
    let range = here
    report(.sizesWithoutEllipsis(at: range, fixIt: FixIt("write '...'", [Edit(range, "...")], .automatic)))
    advance()
    return true
  }

  /// `extent "x" extent`
  private mutating func parseExtents(_ start: Mark) {
    parseExtent()
    if failed { return }
    guard isAtName("x") else {
      let found = isAtStatementEnd ? "" : shown(here)
      let range = found.isEmpty ? behindPrevious : here
      return fail(.expectedWord("x", example: "sizes 320 ... 1366 x any", found: found, at: range))
    }
    advance()
    parseExtent()
    if !failed && isAtName("x") && peek() == .number { failSpacedCorners(start) }
  }

  /// Reports `sizes 320 x 480 ... 1024 x 1366`.
  private mutating func failSpacedCorners(_ start: Mark) {
    advance()
    advance()
    let range = rangeSince(start.token)
    var corners = ""
    for token in Int(start.token)..<previousEnd where !kinds[token].isTrivia {
      corners += kinds[token] == .ellipsis ? " ... " : text(self.range(ofToken: token))
    }
    guard range.length <= 80 else { return report(.sizeWithBlanks("320x480", at: range, fixIt: nil)) }
    let first = String(decoding: corners.utf8.prefix { $0 != 0x20 }, as: UTF8.self)
    let fixIt = FixIt("write '\(corners)'", [Edit(range, corners)], .automatic)
    report(.sizeWithBlanks(first, at: range, fixIt: fixIt))
  }

  /// `extent = "any" | NUMBER [ "..." NUMBER ] ;`
  private mutating func parseExtent() {
    let start = mark()
    if isAtName("any") {
      advance()
    } else if takeExtentNumber() {
      if !failed && takeEllipsis() && !takeExtentNumber() { failSize() }
    } else {
      failSize()
    }
    finish(.extent, start)
  }

  private mutating func takeExtentNumber() -> Bool {
    if kind == .malformedNumber && goesOn { reportMalformedNumber() }
    guard goesOn, kind == .number || kind == .malformedNumber else { return false }
    advance()
    return true
  }

  /// `allow = "allow" NAME [ TEXT ] ;`
  ///
  ///     allow L0502 "the host decides"
  mutating func parseAllow(_ place: Place) {
    check(.allowance, in: place)
    let start = mark()
    advance()
    if isAt(.name) && isCode(here) {
      advance()
      if isAt(.text) {
        checkText()
        advance()
      }
    } else {
      failAllow()
    }
    finish(.allowStatement, start)
  }

  /// True if a range holds `L` and four digits.
  private func isCode(_ range: SourceRange) -> Bool {
    range.length == 5 && bytes[range.start] == 0x4C
      && bytes[range.start + 1..<range.end].allSatisfy { $0 &- 0x30 < 10 }
  }

  /// Reports `allow ambiguous`, and proposes the code whose name begins with that word.
  private mutating func failAllow() {
    guard isAt(.name) else {
      let found = isAtStatementEnd ? "" : shown(here)
      let range = found.isEmpty ? previous : here
      return fail(.allowWithoutCode(found: found, nil, fixIt: nil, at: range))
    }
    var last = position
    while kinds[last + 1] == .minus || kinds[last + 1] == .name { last += 1 }
    let range = SourceRange(file: file, start: here.start, end: Int(ends[last]))
    let name = shown(range)
    let code = DiagnosticCode.all.first { $0.severity != .error && $0.name.utf8.starts(with: name.utf8) }
    let fixIt = code.map { FixIt("write '\($0.id)'", [Edit(range, $0.id)], .needsReview) }
    fail(.allowWithoutCode(found: name, code, fixIt: fixIt, at: range))
  }
}
