internal import LayDiagnostics

/// The slips of a string, or of words that are meant to be one.
struct StringSlips {
  let tokens: TokenCursor

  // MARK: Escapes

  /// An escape in the string at the cursor.
  struct Escape {
    var range: SourceRange
    var isKnown: Bool
    /// True for `\u`, which braces with digits follow.
    var isUnicode = false
  }

  /// The next slip of a string.
  enum Next {
    case unknownEscape(Escape)
    /// None: the closing quote comes first.
    case closingQuote
    /// The missing closing quote.
    case end
  }

  /// Returns the first slip from `offset` on in the string at the cursor.
  func next(from offset: Int) -> Next {
    var offset = offset
    let end = tokens.here.end
    while offset < end {
      switch tokens.bytes[offset] {
      case 0x22: return .closingQuote
      case 0x5C:
        let escape = escape(offset, end)
        if !escape.isKnown { return .unknownEscape(escape) }
        offset = escape.range.end
      default: offset += 1
      }
    }
    return .end
  }

  /// Returns the report of an unknown escape.
  func report(_ escape: Escape) -> Diagnostic {
    escape.isUnicode
      ? .badUnicodeEscape(tokens.shown(escape.range), at: escape.range)
      : .unknownEscape(tokens.text(escape.range), at: escape.range)
  }

  private func escape(_ offset: Int, _ end: Int) -> Escape {
    var next = min(offset + 2, end)
    guard offset + 1 < end else { return Escape(range: range(offset, next), isKnown: true) }
    switch tokens.bytes[offset + 1] {
    case 0x22, 0x5C, 0x6E, 0x74: return Escape(range: range(offset, next), isKnown: true)
    case 0x75: return unicodeEscape(offset, end)
    default:
      while next < end && tokens.bytes[next] & 0xC0 == 0x80 { next += 1 }
      return Escape(range: range(offset, next), isKnown: false)
    }
  }

  /// Returns `\u{…}`, which has one to six hexadecimal digits that name a character.
  private func unicodeEscape(_ offset: Int, _ end: Int) -> Escape {
    var next = offset + 2
    if next < end && tokens.bytes[next] == 0x7B {
      while next < end && tokens.bytes[next] != 0x7D && tokens.bytes[next] != 0x22 { next += 1 }
      if next < end && tokens.bytes[next] == 0x7D { next += 1 }
    }
    let isKnown = unicodeScalar(ofEscape: tokens.bytes[offset..<next]) != nil
    return Escape(range: range(offset, next), isKnown: isKnown, isUnicode: true)
  }

  private func range(_ start: Int, _ end: Int) -> SourceRange {
    SourceRange(file: tokens.file, start: start, end: end)
  }

  // MARK: Quotes

  /// The report that the string at the cursor has no closing quote. The quote belongs at the end of the line, or before
  /// a `;` that more statements may follow; only the author knows which. Visual formats contain no spaces: their
  /// options begin after one.
  var missingQuote: Diagnostic {
    let range = tokens.here
    let isFormat = tokens.kinds[tokens.statementStart..<tokens.position].contains(.vflWord)
    let stop = tokens.bytes[range.start..<range.end].firstIndex { $0 == 0x3B || isFormat && $0 == 0x20 }
    let offset = stop ?? range.end
    let edit = Edit(SourceRange(file: tokens.file, start: offset, end: offset), "\"")
    let isBeforeOptions =
      isFormat && tokens.bytes[offset..<range.end].allSatisfy { $0 == 0x20 || $0 & 0xDF &- 0x41 < 26 }
    // A quote at the end of a line may itself be the closing one, and a bracket around it is closed somewhere too.
    let isPlain = (stop == nil || isBeforeOptions) && offset > range.start + 1 && tokens.brackets == 0
    let place = stop == nil ? "at the end of the line" : isFormat ? "before the options" : "before the first ';'"
    let fixIt = FixIt("insert '\"' \(place)", [edit], isPlain ? .automatic : .needsReview)
    return .missingQuote(at: range, fixIt: fixIt)
  }

  /// A string without closing quote at the end of this line; nil if there is none. With one, a quote is missing somewhere before,
  /// and strings and the text between them are swapped.
  var unclosedText: Int? {
    var index = tokens.position
    // A longer line was not typed, and scanning it repeatedly would take quadratic time.
    let end = min(tokens.position + 200, tokens.kinds.count - 1)
    while index < end && tokens.kinds[index] != .newline && !(tokens.kinds[index] == .text && !isClosedText(index)) {
      index += 1
    }
    return tokens.kinds[index] == .text && !isClosedText(index) ? index : nil
  }

  private func isClosedText(_ index: Int) -> Bool {
    let range = tokens.range(ofToken: index)
    var offset = range.start + 1
    while offset < range.end && tokens.bytes[offset] != 0x22 { offset += tokens.bytes[offset] == 0x5C ? 2 : 1 }
    return offset < range.end
  }

  /// Returns the report of `text = Checkout"`: words, then the token `quote`, a string that is not closed.
  func missingOpeningQuote(before quote: Int) -> Diagnostic {
    let range = SourceRange(file: tokens.file, start: tokens.here.start, end: tokens.start(ofToken: quote) + 1)
    let gap = SourceRange(file: tokens.file, start: tokens.here.start, end: tokens.here.start)
    let isLast = Int(tokens.ends[quote]) == range.end || tokens.bytes[range.end] == 0x3B
    // A string is assigned or passed; a constraint requires none.
    let before = tokens.kinds[tokens.previousEnd - 1]
    let takesText = before == .equal || before == .colon
    let fixIt = FixIt("insert '\"'", [Edit(gap, "\"")], isLast && takesText ? .automatic : .needsReview)
    return .missingOpeningQuote(at: range, fixIt: fixIt)
  }

  /// The report of `vfl H:[a]-[b]`: the run of tokens without spaces is the format.
  var formatWithoutQuotes: Diagnostic {
    guard !tokens.isAtStatementEnd else {
      return .visualFormatWithoutText(nil, at: tokens.previous)
    }
    if let called = formatAsArgument { return called }
    var last = tokens.position
    while !tokens.kinds[last + 1].isTrivia && tokens.kinds[last + 1] != .endOfFile
      && tokens.kinds[last + 1] != .rightBrace
      && tokens.kinds[last + 1] != .semicolon
    {
      last += 1
    }
    let range = SourceRange(file: tokens.file, start: tokens.here.start, end: Int(tokens.ends[last]))
    var format = tokens.text(range)
    if range.length > 2 && tokens.bytes[range.start] == 0x27 && tokens.bytes[range.end - 1] == 0x27 {
      format = String(decoding: tokens.bytes[range.start + 1..<range.end - 1], as: UTF8.self)
    }
    let isFormat = [0x48, 0x56, 0x7C, 0x5B].contains(format.utf8.first ?? 0)
    let isPlain = isFormat && range.length <= 200 && !format.utf8.contains(0x22)
    let fixIt = FixIt("put it in quotes", [Edit(range, "\"\(format)\"")], .automatic)
    return .visualFormatWithoutText(isPlain ? fixIt : nil, at: range)
  }

  /// The report of `vfl("H:|-[a]-|")` and `vfl: "H:|-[a]-|"`; nil for other text behind the word.
  private var formatAsArgument: Diagnostic? {
    let isCall = tokens.kind == .leftParen
    let text = tokens.behindTrivia(tokens.position + 1)
    guard isCall || tokens.kind == .colon, tokens.kinds[text] == .text else { return nil }
    let start = tokens.start(ofToken: text)
    var edits = [Edit(SourceRange(file: tokens.file, start: tokens.previous.end, end: start), " ")]
    var range = tokens.here
    if isCall {
      let closing = tokens.behindTrivia(text + 1)
      guard tokens.kinds[closing] == .rightParen else { return nil }
      let end = Int(tokens.ends[closing])
      edits.append(Edit(SourceRange(file: tokens.file, start: Int(tokens.ends[text]), end: end), ""))
      range = SourceRange(file: tokens.file, start: range.start, end: end)
    }
    let fixIt = FixIt("write `vfl \(tokens.text(tokens.range(ofToken: text)))`", edits, .automatic)
    return .visualFormatWithoutText(fixIt, at: range)
  }

  /// True if the string at the cursor is a visual format: `"H:|-[a]-|"`.
  var isFormat: Bool {
    let text = tokens.text(tokens.here)
    return text.hasPrefix("\"H:") || text.hasPrefix("\"V:") || text.hasPrefix("\"|-") || text.hasPrefix("\"[")
      || text.hasPrefix("\"|[")
  }

  /// The report of `H:|-16-[a]-16-|` from the token `first` on, with the token behind it; nil for other words. The cursor is
  /// at the colon.
  func bareFormat(from first: Int) -> (report: Diagnostic, end: Int)? {
    let name = tokens.range(ofToken: first)
    guard name.length == 1, [0x48, 0x56].contains(tokens.bytes[name.start]),
      [0x7C, 0x5B, 0x2D].contains(tokens.bytes[tokens.here.end])
    else { return nil }
    var last = tokens.position
    while !tokens.kinds[last + 1].isTrivia
      && ![.endOfFile, .rightBrace, .semicolon, .text].contains(tokens.kinds[last + 1])
    {
      last += 1
    }
    let range = SourceRange(file: tokens.file, start: name.start, end: Int(tokens.ends[last]))
    guard range.length <= 200 else { return nil }
    let fixIt = FixIt(
      "write `vfl \"\(tokens.text(range))\"`", [Edit(range, "vfl \"\(tokens.text(range))\"")], .automatic)
    return (.visualFormatWithoutText(fixIt, at: range), last + 1)
  }

  /// The report of `|-[a]-|` or `[a]-[b]` at the cursor, with the token behind it; nil for other text.
  var formatAlone: (report: Diagnostic, end: Int)? {
    var last = tokens.position
    while last < tokens.position + 60, !tokens.kinds[last + 1].isTrivia,
      ![.endOfFile, .rightBrace, .semicolon, .text].contains(tokens.kinds[last + 1])
    {
      last += 1
    }
    let range = SourceRange(file: tokens.file, start: tokens.here.start, end: Int(tokens.ends[last]))
    let bytes = tokens.bytes[range.start..<range.end]
    let signs = zip(bytes, bytes.dropFirst())
    let isFormat = signs.contains { $0 == (0x5D, 0x2D) || $0 == (0x2D, 0x5B) || $0 == (0x7C, 0x5B) }
    guard isFormat, range.length <= 200, bytes.contains(0x5B), !bytes.contains(0x3D) else { return nil }
    let text = "vfl \"\(tokens.text(range))\""
    return (.visualFormatWithoutText(FixIt("write `\(text)`", [Edit(range, text)], .automatic), at: range), last + 1)
  }

  /// The report of `import Shared` and `import Shared.lay`.
  var importWithoutQuotes: Diagnostic {
    guard tokens.isAt(.name) else {
      let found = tokens.found(else: tokens.previous)
      return .importWithoutText(nil, found: found.text, at: found.range)
    }
    var last = tokens.position
    while [.name, .dot, .slash, .minus].contains(tokens.kinds[last + 1]) { last += 1 }
    let name = tokens.shown(SourceRange(file: tokens.file, start: tokens.here.start, end: Int(tokens.ends[last])))
    // One of two quotes may be missing: the first.
    if tokens.kinds[last + 1] == .text && tokens.range(ofToken: last + 1).length == 1 { last += 1 }
    let range = SourceRange(file: tokens.file, start: tokens.here.start, end: Int(tokens.ends[last]))
    let isWhole = name.utf8.suffix(4).elementsEqual(".lay".utf8)
    let path = isWhole ? name : name + ".lay"
    let fixIt = FixIt("write '\"\(path)\"'", [Edit(range, "\"\(path)\"")], isWhole ? .automatic : .needsReview)
    return .importWithoutText(fixIt, found: name, at: range)
  }
}

/// The character that an escape such as `\u{1F600}` names; nil if it names none.
func unicodeScalar(ofEscape escape: ArraySlice<UInt8>) -> Unicode.Scalar? {
  guard escape.count >= 5, escape.count <= 10, escape[escape.startIndex + 2] == 0x7B, escape.last == 0x7D else {
    return nil
  }
  var value: UInt32 = 0
  for byte in escape.dropFirst(3).dropLast() {
    let digit = byte &- 0x30 < 10 ? byte &- 0x30 : (byte | 0x20) &- 0x61 &+ 10
    guard digit < 16, byte &- 0x30 < 10 || (byte | 0x20) >= 0x61 else { return nil }
    value = value << 4 | UInt32(digit)
  }
  return Unicode.Scalar(value)
}
