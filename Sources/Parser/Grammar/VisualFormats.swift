internal import LayDiagnostics

extension Parser {
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
    if isAt(.text) {
      if isClosedVisualFormat { advance() } else { takeUnclosedFormat() }
    } else {
      failFormat()
    }
    while isAt(.name) && !failed && !beginsStatement {
      advance()
      if isAt(.comma) && peek() == .name { takeCommaOfOptions() }
    }
    if isAt(.at) && !failed { failPriority() }
    finish(.vfl, start)
  }

  private mutating func takeUnclosedFormat() {
    reportMissingQuote()
    advance()
  }

  /// Parses and reports a priority after a format: `vfl "…" @750`.
  private mutating func failPriority() {
    let first = here
    quiet += 1
    parsePriority()
    quiet -= 1
    let range = SourceRange(file: file, start: first.start, end: previous.end)
    report(.visualFormatPriority(at: range))
  }

  /// Reports `vfl H:[a]-[b]`: the run of tokens without spaces is the format.
  private mutating func failFormat() {
    guard !isAtStatementEnd else {
      let range = previous
      return fail(.visualFormatWithoutText(nil, at: range))
    }
    var last = position
    while !kinds[last + 1].isTrivia && kinds[last + 1] != .endOfFile && kinds[last + 1] != .rightBrace
      && kinds[last + 1] != .semicolon
    {
      last += 1
    }
    let range = SourceRange(file: file, start: here.start, end: Int(ends[last]))
    let format = text(range)
    let isFormat = [0x48, 0x56, 0x7C, 0x5B].contains(bytes[range.start])
    let isPlain = isFormat && range.length <= 200 && !format.utf8.contains(0x22)
    let fixIt = FixIt("put it in quotes", [Edit(range, "\"\(format)\"")], .automatic)
    fail(.visualFormatWithoutText(isPlain ? fixIt : nil, at: range))
  }
}
