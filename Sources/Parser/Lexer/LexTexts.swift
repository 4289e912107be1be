// Strings, colours, and the bytes that begin no token of the language.

extension Lexer {
  /// True if the last token before white space is the word `vfl`: a visual format has no escapes.
  @inline(__always)
  func isBehindVisualFormatWord(_ before: borrowing TokenList) -> Bool {
    var index = before.kinds.count - 1
    if index >= 0 && before.kinds[index] == .whitespace { index -= 1 }
    return index >= 0 && before.kinds[index] == .vflWord
  }

  /// A string `"…"` on one line. An unclosed string ends before the trailing spaces, closing braces and brackets of the
  /// line, so that a forgotten quote does not also cost a brace.
  @inline(__always)
  func quoted(_ text: Span<UInt8>, _ start: Int, isVisualFormat: Bool) -> Found {
    var end = start + 1
    while end < text.count {
      switch text[end] {
      case 0x22: return (.text, end + 1)
      case 0x0A, 0x0D: return (.text, endOfUnfinished(text, start, end, isVisualFormat))
      case 0x5C where !isVisualFormat && end + 1 < text.count && !endsLine(text[end + 1]):
        end &+= 2
      default: end &+= 1
      }
    }
    return (.text, endOfUnfinished(text, start, text.count, isVisualFormat))
  }

  private func endOfUnfinished(_ text: Span<UInt8>, _ start: Int, _ lineEnd: Int, _ isVisualFormat: Bool) -> Int {
    var end = lineEnd
    while end > start + 1 {
      switch text[end - 1] {
      case 0x20, 0x09, 0x7D: end -= 1
      case 0x29 where !isVisualFormat, 0x5D where !isVisualFormat: end -= 1
      default: return end
      }
    }
    return end
  }

  /// A colour: `#` with six or eight hexadecimal digits; with anything else the token is unknown.
  func colour(_ text: Span<UInt8>, _ start: Int) -> Found {
    let end = endOfName(text, start + 1)
    let digits = end - start - 1
    guard digits == 6 || digits == 8 else { return (.unknown, end) }
    for offset in start + 1..<end where !isHexadecimal(text[offset]) { return (.unknown, end) }
    return (.colour, end)
  }

  private func isHexadecimal(_ byte: UInt8) -> Bool {
    byte &- 0x30 < 10 || (byte | 0x20) &- 0x61 < 6
  }

  /// A run of characters that mean nothing here: `&&`, `||`, `!=`, NUL … A string in single quotes is one token.
  func unknown(_ text: Span<UInt8>, _ start: Int) -> Found {
    if text[start] == 0x27, let end = offset(of: [0x27], text, start + 1) { return (.unknown, end) }
    var end = start
    while characterClass(text, end) == CharacterClass.other { end += 1 }
    if text[end - 1] == 0x21 && byte(text, end) == 0x3D { end += 1 }
    return (.unknown, end)
  }

  /// The token at a byte outside ASCII: a name in another script, a typographic character, or invalid UTF-8.
  func nonASCII(_ text: Span<UInt8>, _ start: Int) -> Found {
    if isByteOrderMark(text, start) { return (.whitespace, start + 3) }
    if isForeignLetter(text, start) { return (.unknown, endOfForeignName(text, start)) }
    if isOpeningQuote(text, start) {
      if let end = offset(of: [0xE2, 0x80, 0x9D], text, start + 3) { return (.unknown, end) }
      if let end = offset(of: [0x22], text, start + 3) { return (.unknown, end) }
    }
    return (.unknown, endOfSequence(text, start))
  }

  /// The maximum distance at which the closing quote of a string in wrong quotes is searched: enough for any caption,
  /// and limited so that a long line of opening quotes takes linear time.
  private static let longestQuotation = 80

  /// The offset after the next `bytes` of the line; nil if there are none within ``longestQuotation``.
  private func offset(of bytes: [UInt8], _ text: Span<UInt8>, _ start: Int) -> Int? {
    var end = start
    let last = min(text.count, start + Lexer.longestQuotation)
    while end < last && !endsLine(text[end]) {
      var matched = 0
      while matched < bytes.count && byte(text, end + matched) == bytes[matched] { matched += 1 }
      if matched == bytes.count { return end + matched }
      end += 1
    }
    return nil
  }

  /// True if `“` is at `start`, as word processors write it.
  private func isOpeningQuote(_ text: Span<UInt8>, _ start: Int) -> Bool {
    text[start] == 0xE2 && byte(text, start + 1) == 0x80 && byte(text, start + 2) == 0x9C
  }

  /// True if a letter of another script begins at `offset`, judging by the first byte: general punctuation, arrows and
  /// mathematical operators (`E2`), Latin-1 symbols (`C2`) and `×` are not letters.
  func isForeignLetter(_ text: Span<UInt8>, _ offset: Int) -> Bool {
    switch text[offset] {
    case 0xC3: continuationBytes(text, offset) == 1 && text[offset + 1] != 0x97
    case 0xC4...0xDF: continuationBytes(text, offset) >= 1
    case 0xE0, 0xE1, 0xE3...0xEF: continuationBytes(text, offset) >= 2 && !isByteOrderMark(text, offset)
    case 0xF0...0xF4: continuationBytes(text, offset) >= 3
    default: false
    }
  }

  /// True if a byte order mark is at `offset`. It is invisible, so it is white space wherever the concatenation of
  /// files has left it.
  func isByteOrderMark(_ text: Span<UInt8>, _ offset: Int) -> Bool {
    text[offset] == 0xEF && byte(text, offset + 1) == 0xBB && byte(text, offset + 2) == 0xBF
  }

  func endOfForeignName(_ text: Span<UInt8>, _ start: Int) -> Int {
    var end = start
    while true {
      switch characterClass(text, end) {
      case CharacterClass.letter, CharacterClass.digit: end += 1
      case CharacterClass.nonASCII where isForeignLetter(text, end): end = endOfSequence(text, end)
      default: return end
      }
    }
  }

  /// The offset after the byte at `start` and its continuation bytes, at most three.
  func endOfSequence(_ text: Span<UInt8>, _ start: Int) -> Int {
    start + 1 + continuationBytes(text, start)
  }

  private func continuationBytes(_ text: Span<UInt8>, _ start: Int) -> Int {
    var count = 0
    while count < 3 && byte(text, start + 1 + count) & 0xC0 == 0x80 { count += 1 }
    return count
  }
}
