internal import LayDiagnostics

extension Parser {
  /// Parses `SIZE`, the only token allowed after `word`.
  mutating func parseSize(after word: String) {
    if take(.size) { return }
    if tokens.isAt(.number) && tokens.peek() == .name {
      let start = mark()
      advance()
      if tokens.isAtName("x") && tokens.peek() == .number { return parseSpacedSize(start) }
    }
    if tokens.isAt(.malformedNumber) {
      reportMalformedNumber()
      return advance()
    }
    let found = tokens.isAtStatementEnd ? "" : tokens.shown(tokens.here)
    let range = found.isEmpty ? tokens.previous : tokens.here
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
    let first = tokens.position
    parseExpression(.or, mayBeginLine: false)
    if !failed { reportStrictRelations(from: first, inPromise: true) }
    if tokens.isAt(.at) && !failed { parsePriorityTooMuch("an assertion") }
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
    if !failed && tokens.isAt(.leftParen) { _ = parseArguments(.arguments) }
    parseRequiredBlock(place.kind == .anywhere ? place : .expectation, of: "expect")
    finish(.expectStatement, start)
  }

  /// `sizes = "sizes" range { "," range } { "," ( text | keyboard | safeArea | region | except ) } ;`
  ///
  ///     sizes 320x320 ... 1366x1366, text xSmall ... xxxLarge, keyboard 0 ... 346
  ///     sizes 320 ... 414 x 320, 600x800
  ///     sizes iPhone, "iPad mini", except estimates
  mutating func parseSizes(_ place: Place) {
    check(.sizes, in: place)
    let start = mark()
    advance()
    parseSizeRange(mayBeginLine: false)
    var mayBeSize = true
    while !failed && take(.comma) {
      if tokens.kind == .name && (tokens.spells(tokens.position, "text") || takeForeignTextSizes()) {
        parseTextSizes()
        mayBeSize = false
      } else if tokens.kind == .name && tokens.spells(tokens.position, "keyboard") {
        parseKeyboard()
        mayBeSize = false
      } else if tokens.kind == .name && tokens.spells(tokens.position, "safeArea") {
        parseSafeArea()
        mayBeSize = false
      } else if tokens.kind == .name && tokens.spells(tokens.position, "region") {
        parseRegion()
        mayBeSize = false
      } else if tokens.kind == .name && tokens.spells(tokens.position, "except") {
        parseException()
        mayBeSize = false
      } else if mayBeSize {
        parseSizeRange(mayBeginLine: true)
      } else {
        let range = tokens.isAtStatementEnd ? tokens.previous : tokens.here
        fail(.sizesBehindEnvironment(at: range))
      }
    }
    finish(.sizesStatement, start)
  }

  /// `keyboard = "keyboard" NUMBER [ "..." NUMBER ] ;`
  ///
  ///     keyboard 0 ... 346
  private mutating func parseKeyboard() {
    let start = mark()
    advance()
    takeKeyboardHeight()
    if !failed && takeEllipsis() { takeKeyboardHeight() }
    finish(.keyboardRange, start)
  }

  /// `safeArea = "safeArea" expr [ "..." expr ] ;`
  ///
  ///     safeArea (0, 0, 0, 0) ... (59, 0, 34, 0)
  private mutating func parseSafeArea() {
    let start = mark()
    advance()
    if let slip = InsetRangeSlip(tokens) {
      report(slip.report)
      while tokens.position < slip.end && tokens.kind != .endOfFile { advance() }
      finish(.missing, start)
      return
    }
    parseExpression(.or, mayBeginLine: false)
    if !failed && takeEllipsis() { parseExpression(.or, mayBeginLine: true) }
    finish(.safeAreaRange, start)
  }

  /// `region = "region" ( "fold" | "camera" ) ;`
  private mutating func parseRegion() {
    let start = mark()
    advance()
    let isFold = tokens.spells(tokens.position, "fold")
    if tokens.kind == .name && (isFold || tokens.spells(tokens.position, "camera")) {
      advance()
    } else {
      let (found, range) = unexpected
      fail(.expectedRegion(found: found, at: range))
    }
    finish(.regionClause, start)
  }

  /// `except = "except" ( NAME | TEXT ) ;`
  private mutating func parseException() {
    let start = mark()
    advance()
    if tokens.goesOn && (tokens.kind == .name || tokens.kind == .text) {
      if tokens.kind == .text { checkText() }
      advance()
    } else {
      let (found, range) = unexpected
      fail(.expectedDevice(found: found, at: range))
    }
    finish(.exceptClause, start)
  }

  /// The text that stands where another one is expected, with its place; empty at the end of a statement, behind its last token.
  private var unexpected: (found: String, range: SourceRange) {
    tokens.isAtStatementEnd ? ("", tokens.previous) : (tokens.shown(tokens.here), tokens.here)
  }

  private mutating func takeKeyboardHeight() {
    if takeExtentNumber() { return }
    let (found, range) = unexpected
    fail(.expectedKeyboardHeight(found: found, at: range))
  }

  /// `text = "text" NAME [ "..." NAME ] ;`
  ///
  ///     text xSmall ... accessibility3
  private mutating func parseTextSizes() {
    let start = mark()
    advance()
    takeTextSize()
    if !failed && takeEllipsis() { takeTextSize() }
    finish(.textSizeRange, start)
  }

  /// Reports another word than `text` before text sizes, `dynamicType large ... xxxLarge`; false if none is there.
  private mutating func takeForeignTextSizes() -> Bool {
    let range = tokens.here
    let words = ["textSize", "textSizes", "dynamicType", "dynamicTypeSize", "typeSize", "contentSizeCategory"]
    let word = tokens.text(range)
    guard tokens.peek() == .name, words.contains(word) else { return false }
    report(.foreignTextSizes(word, at: range))
    return true
  }

  private mutating func takeTextSize() {
    if tokens.goesOn && take(.name) { return }
    let (found, range) = unexpected
    fail(.expectedTextSize(found: found, at: range))
  }

  /// `range = SIZE [ "..." SIZE ] | extent "x" extent | ( NAME | TEXT ) [ "..." ] ;`
  ///
  ///     320x320 ... 1366x1366
  ///     320 ... 1366 x any
  ///     iPhone...
  private mutating func parseSizeRange(mayBeginLine: Bool) {
    guard tokens.canBeginOperand(mayBeginLine) else { return failSize() }
    let start = mark()
    switch tokens.kind {
    case .size: parseCorners()
    case .number
    where tokens.peek() == .name && tokens.peek(2) == .number && tokens.peek(3) == .ellipsis && tokens.peek(4) == .size:
      advance()
      advance()
      advance()
      failSpacedCorners(start)
    case .number, .malformedNumber: parseExtents(start)
    case .name where tokens.spells(tokens.position, "any"): parseExtents(start)
    case .name, .text: parseDevice()
    default: return failSize()
    }
    finish(.sizeRange, start)
  }

  /// `( NAME | TEXT ) [ "..." ]`: a family of devices, or a device; with dots, every size from the least to the greatest of its own.
  private mutating func parseDevice() {
    if tokens.kind == .text { checkText() }
    let (first, isFamily) = (tokens.here, tokens.kind == .name)
    advance()
    let isOrientation = tokens.spells(tokens.position, "portrait") || tokens.spells(tokens.position, "landscape")
    if isFamily && tokens.goesOn && isOrientation {
      let text = "\(tokens.shown(first)) \(tokens.shown(tokens.here))"
      let found = Diagnostic.orientationWithoutQuotes(text, at: first.union(tokens.here))
      report(found)
      advance()
    }
    if tokens.goesOn { _ = take(.ellipsis) }
  }

  private mutating func failSize() {
    let range = tokens.previous
    let found = tokens.isAtStatementEnd ? "" : tokens.shown(tokens.here)
    let place = found.isEmpty ? range : tokens.here
    let sign = tokens.shown(range)
    fail(.expectedSize(after: sign, found: found, at: place))
  }

  /// `SIZE [ "..." SIZE ]`
  private mutating func parseCorners() {
    advance()
    guard takeEllipsis() else { return }
    if tokens.kind == .size && !tokens.kind.beginsStatement {
      advance()
    } else {
      tokens.startsLine ? failSize() : parseSize(after: "...")
    }
  }

  /// Consumes `...`; `..` and `..<`, and a dash or `to` before a size, can only mean the same here and are reported.
  private mutating func takeEllipsis() -> Bool {
    if take(.ellipsis) { return true }
    let isOther = tokens.kind == .halfOpenRange || tokens.kind == .unknown && tokens.spells(tokens.position, "..")
    let isDash =
      (tokens.kind == .minus || tokens.kind == .unknown || tokens.spells(tokens.position, "to"))
      && tokens.peek() == .size
    guard tokens.goesOn, isOther || isDash else { return false }
    let range = tokens.here
    report(.sizesWithoutEllipsis(at: range, fixIt: FixIt("write '...'", [Edit(range, "...")], .automatic)))
    advance()
    return true
  }

  /// `extent "x" extent`
  private mutating func parseExtents(_ start: Mark) {
    parseExtent()
    if failed { return }
    guard tokens.isAtName("x") else {
      let found = tokens.isAtStatementEnd ? "" : tokens.shown(tokens.here)
      let range = found.isEmpty ? tokens.behindPrevious : tokens.here
      return fail(.expectedWord("x", example: "sizes 320 ... 1366 x any", found: found, at: range))
    }
    advance()
    parseExtent()
    if !failed && tokens.isAtName("x") && tokens.peek() == .number { failSpacedCorners(start) }
  }

  /// Reports `sizes 320 x 480 ... 1024 x 1366`.
  private mutating func failSpacedCorners(_ start: Mark) {
    advance()
    advance()
    report { NumberSlips(tokens: $0).spacedCorners(from: start.token) }
  }

  /// `extent = "any" | NUMBER [ "..." NUMBER ] ;`
  private mutating func parseExtent() {
    let start = mark()
    if tokens.isAtName("any") {
      advance()
    } else if takeExtentNumber() {
      if !failed && takeEllipsis() && !takeExtentNumber() { failSize() }
    } else {
      failSize()
    }
    finish(.extent, start)
  }

  private mutating func takeExtentNumber() -> Bool {
    if tokens.kind == .malformedNumber && tokens.goesOn { reportMalformedNumber() }
    guard tokens.goesOn, tokens.kind == .number || tokens.kind == .malformedNumber else { return false }
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
    if tokens.isAt(.name) && tokens.isCode(tokens.here) {
      advance()
      if tokens.isAt(.text) {
        checkText()
        advance()
      }
    } else {
      fail { NameSlips(tokens: $0).allowance }
    }
    finish(.allowStatement, start)
  }
}
