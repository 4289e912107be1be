internal import LayDiagnostics

// Tokens that are not part of the language: operators of other languages, typographic characters, undecodable bytes.

extension Parser {
  /// The operator that an unknown token probably means; nil if it means none.
  private func operatorMeant(by spelling: String) -> (kind: TokenKind, spelling: String)? {
    switch spelling {
    case "=>", "≥": (.greaterEqual, ">=")
    case "=<", "≤": (.lessEqual, "<=")
    case "===": (.equalEqual, "==")
    case "&&": (.andWord, "and")
    case "||": (.orWord, "or")
    case "|": (.plus, "+")
    case "−", "–": (.minus, "-")
    case "×", "·": (.star, "*")
    case "÷": (.slash, "/")
    default: nil
    }
  }

  /// Reports an unknown operator with a clear meaning, and continues as if it were the right one.
  mutating func translateOperator() {
    let range = here
    guard range.length <= 3, let meant = operatorMeant(by: text(range)) else { return }
    let word = text(range)
    let fixIt = FixIt("write '\(meant.spelling)'", [Edit(range, meant.spelling)], .automatic)
    if word == "|" {
      report(.maskJoined(at: range, fixIt: fixIt))
    } else {
      report(.foreignOperator(word, meant.spelling, at: range, fixIt: fixIt))
    }
    kinds[position] = meant.kind
    kind = meant.kind
  }

  /// Reports the unknown token at ``position``; the rest of the statement is skipped.
  mutating func failUnknown() {
    let range = here
    guard !isReportedEncoding(range) else {
      failed = true
      return
    }
    let diagnostic = unknownReport(range)
    fail(diagnostic)
  }

  /// True if the token holds bytes that are not UTF-8: the first such bytes of the file are reported once.
  private func isReportedEncoding(_ range: SourceRange) -> Bool {
    firstInvalidUTF8(in: Array(bytes[range.start..<min(range.end, range.start + 64)])) != nil && range.length <= 64
  }

  private func unknownReport(_ range: SourceRange) -> Diagnostic {
    let word = shown(range)
    switch bytes[range.start] {
    case 0x23 where position == statementStart || range.length == 1 && !kinds[previousEnd - 1].wantsValue:
      let sign = SourceRange(file: file, start: range.start, end: range.start + 1)
      return .blockComment(at: sign, fixIt: FixIt("write '//'", [Edit(sign, "//")], .automatic))
    case 0x23: return .badColour(word, at: range)
    case 0x27 where word.utf8.count > 1: return quoteReport(range)
    case 0xE2 where word.utf8.count > 3: return quoteReport(range)
    case 0x21 where range.length == 1 && kinds[position + 1] == .name && spells(position + 1, "important"):
      return .important(at: SourceRange(file: file, start: range.start, end: Int(ends[position + 1])))
    case 0x21:
      let isSign = range.length == 1
      let fixIt = isSign ? FixIt("write 'not '", [Edit(range, "not ")], .automatic) : nil
      return isSign
        ? .foreignOperator(word, "not", at: range, fixIt: fixIt) : .noSuchRelation(word, at: range)
    case 0..<0x20, 0x7F: return .controlCharacter(bytes[range.start], at: range)
    default: break
    }
    if word == "≠" { return .noSuchRelation(word, at: range) }
    if word == ".." { return .twoDots(at: range) }
    if bytes[range.start..<range.end].contains(where: isNameByte) { return .nameOutsideASCII(word, at: range) }
    return .unknownCharacter(word, at: range)
  }

  private func isNameByte(_ byte: UInt8) -> Bool { byte >= 0xC3 && byte != 0xE2 || byte &- 0x61 < 26 }

  /// The report of `'text'` or `“text”`.
  private func quoteReport(_ range: SourceRange) -> Diagnostic {
    let width = bytes[range.start] == 0x27 ? 1 : 3
    let closing = bytes[range.end - 1] == 0x9D ? 3 : 1
    let between = bytes[range.start + width..<max(range.start + width, range.end - closing)]
    let inner = String(decoding: between, as: UTF8.self)
    let isPlain = range.length <= 200 && !between.contains { $0 == 0x22 || $0 == 0x5C }
    let fixIt = isPlain ? FixIt("use straight double quotes", [Edit(range, "\"\(inner)\"")], .automatic) : nil
    return .otherQuotes(at: range, fixIt: fixIt)
  }

  // MARK: Strings

  /// Reports a string without its closing quote, and unknown escapes.
  mutating func checkText() {
    let range = here
    var offset = range.start + 1
    while offset < range.end {
      switch bytes[offset] {
      case 0x22: return
      case 0x5C: offset = checkEscape(offset, range.end)
      default: offset += 1
      }
    }
    reportMissingQuote()
  }

  /// Checks the escape at `offset`, and returns the offset after it.
  private mutating func checkEscape(_ offset: Int, _ end: Int) -> Int {
    guard offset + 1 < end else { return end }
    switch bytes[offset + 1] {
    case 0x22, 0x5C, 0x6E, 0x74: return offset + 2
    case 0x75: return checkUnicodeEscape(offset, end)
    default:
      var next = offset + 2
      while next < end && bytes[next] & 0xC0 == 0x80 { next += 1 }
      let range = SourceRange(file: file, start: offset, end: next)
      let escape = text(range)
      report(.unknownEscape(escape, at: range))
      return next
    }
  }

  /// Checks `\u{…}`, which has one to six hexadecimal digits that name a character; returns the offset after it.
  private mutating func checkUnicodeEscape(_ offset: Int, _ end: Int) -> Int {
    var next = offset + 2
    if next < end && bytes[next] == 0x7B {
      while next < end && bytes[next] != 0x7D && bytes[next] != 0x22 { next += 1 }
      if next < end && bytes[next] == 0x7D { next += 1 }
    }
    let range = SourceRange(file: file, start: offset, end: next)
    if unicodeScalar(ofEscape: bytes[offset..<next]) == nil {
      let escape = shown(range)
      report(.badUnicodeEscape(escape, at: range))
    }
    return next
  }

  /// Reports that the string at ``position`` has no closing quote. The quote belongs at the end of the line, or before
  /// a `;` that more statements may follow; only the author knows which. Visual formats contain no spaces: their
  /// options begin after one.
  mutating func reportMissingQuote() {
    let range = here
    let isFormat = kinds[statementStart..<position].contains(.vflWord)
    let stop = bytes[range.start..<range.end].firstIndex { $0 == 0x3B || isFormat && $0 == 0x20 }
    let offset = stop ?? range.end
    let edit = Edit(SourceRange(file: file, start: offset, end: offset), "\"")
    let isBeforeOptions = isFormat && bytes[offset..<range.end].allSatisfy { $0 == 0x20 || $0 & 0xDF &- 0x41 < 26 }
    // A quote at the end of a line may itself be the closing one, and a bracket around it is closed somewhere too.
    let isPlain = (stop == nil || isBeforeOptions) && offset > range.start + 1 && brackets == 0
    let fixIt = FixIt("insert '\"'", [edit], isPlain ? .automatic : .needsReview)
    fail(.missingQuote(at: range, fixIt: fixIt))
  }

  /// Reports a string without closing quote at the end of this line, if there is one: then a quote is missing somewhere
  /// before, and strings and the text between them are swapped.
  mutating func failUnevenQuotes() -> Bool {
    var index = position
    // A longer line was not typed, and scanning it repeatedly would take quadratic time.
    let end = min(position + 200, kinds.count - 1)
    while index < end && kinds[index] != .newline && !(kinds[index] == .text && !isClosedText(index)) { index += 1 }
    guard kinds[index] == .text, !isClosedText(index) else { return false }
    let range = range(ofToken: index)
    fail(.unevenQuotes(at: range))
    return true
  }

  private func isClosedText(_ index: Int) -> Bool {
    let range = range(ofToken: index)
    var offset = range.start + 1
    while offset < range.end && bytes[offset] != 0x22 { offset += bytes[offset] == 0x5C ? 2 : 1 }
    return offset < range.end
  }

  /// True if the string at ``position`` ends with its closing quote; visual formats have no escapes.
  var isClosedVisualFormat: Bool {
    let range = here
    return range.length >= 2 && bytes[range.end - 1] == 0x22
  }

  // MARK: Numbers

  /// Reports the malformed number at ``position``, with the intended number if that is clear.
  mutating func reportMalformedNumber() {
    let range = here
    let spelling = text(range)
    if let digits = longestRun(range), digits > Limits.numberDigits {
      return report(.numberTooLong(digits, at: range))
    }
    var meant = numberMeant(by: Array(spelling.utf8))
    let word = shown(range)
    // The point of `(273. 74.5)` is a comma.
    if meant.mistake == .point && spelling.utf8.last == 0x2E && peek() == .number { meant.number = nil }
    report(.malformedNumber(word, meant, at: range))
  }

  /// The length of the longest run of digits, ignoring points.
  private func longestRun(_ range: SourceRange) -> Int? {
    var longest = 0
    var run = 0
    for byte in bytes[range.start..<range.end] {
      if byte &- 0x30 < 10 { run += 1 } else if byte != 0x2E { run = 0 }
      longest = max(longest, run)
    }
    return longest
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
