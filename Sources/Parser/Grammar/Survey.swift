internal import LayDiagnostics

// Checks before parsing: invalid UTF-8, block comments, and unbalanced braces.

/// A layout or component, or the part of the file before the first one.
struct BracePart {
  /// The first token of the part.
  let start: Int
  /// The number of `{` without a `}`; negative if there are more `}`.
  var deficit: Int
}

extension Parser {
  mutating func survey() {
    checkEncoding()
    var hasBlockComment = false
    for kind in kinds where kind == .blockComment { hasBlockComment = true }
    if hasBlockComment { takeBlockComments() }
    countBraces()
  }

  /// Counts the braces of each layout and component separately, if those of the file are unbalanced. Balanced parts are
  /// then not searched for the brace that another lacks. Each part begins where its word begins a line.
  private mutating func countBraces() {
    var sum = 0
    for kind in kinds {
      if kind == .leftBrace { sum &+= 1 }
      if kind == .rightBrace { sum &-= 1 }
    }
    if sum == 0 { return }
    var parts = [BracePart(start: 0, deficit: 0)]
    for (index, kind) in kinds.enumerated() {
      if kind == .leftBrace { parts[parts.count - 1].deficit &+= 1 }
      if kind == .rightBrace { parts[parts.count - 1].deficit &-= 1 }
      guard kind == .layoutWord || kind == .componentWord, index > 0, kinds[index - 1] == .newline else { continue }
      parts.append(BracePart(start: index, deficit: 0))
    }
    braceParts = parts.reversed()
    beginBracePart()
  }

  /// Moves to the next part at its first token, outside of all braces.
  mutating func beginBracePart() {
    guard blocks.isEmpty else { return }
    while braceParts.count > 1 && braceParts[braceParts.count - 2].start <= position { braceParts.removeLast() }
  }

  /// The number of `{` of this part without a `}`; negative if there are more `}`. If not 0, indentation tells which
  /// brace is wrong.
  var braceDeficit: Int {
    get { braceParts[braceParts.count - 1].deficit }
    set { braceParts[braceParts.count - 1].deficit = newValue }
  }

  /// Reports the first bytes that are not UTF-8; the tokens that contain them are not reported again.
  private mutating func checkEncoding() {
    var all: UInt8 = 0
    for byte in bytes { all |= byte }
    guard all >= 0x80, let offset = firstInvalidUTF8(in: bytes) else { return }
    let range = SourceRange(file: file, start: offset, end: min(offset + 1, bytes.count))
    let byte = bytes[offset]
    report(.notUTF8(byte, at: range))
  }

  /// Reports `/* … */` and turns all tokens in it into comments, also over several lines if it is closed further down.
  /// An unclosed one ends with its line.
  private mutating func takeBlockComments() {
    var index = 0
    var mayClose = true
    while index < kinds.count {
      if kinds[index] == .blockComment {
        var last = index
        if !isClosed(index), mayClose {
          if let close = closingToken(from: index + 1) { last = close } else { mayClose = false }
        }
        let diagnostic = blockCommentReport(index, last)
        report(diagnostic)
        for inner in index...last where kinds[inner] != .newline { kinds[inner] = .comment }
        index = last
      }
      index += 1
    }
  }

  private func isClosed(_ index: Int) -> Bool {
    let range = range(ofToken: index)
    return range.length >= 4 && bytes[range.end - 1] == 0x2F && bytes[range.end - 2] == 0x2A
  }

  /// The first token from `start` on in which a `*/` ends.
  private func closingToken(from start: Int) -> Int? {
    var offset = self.start(ofToken: start) + 1
    while offset < bytes.count && !(bytes[offset] == 0x2F && bytes[offset - 1] == 0x2A) { offset += 1 }
    guard offset < bytes.count else { return nil }
    var index = start
    while Int(ends[index]) <= offset { index += 1 }
    return index
  }

  /// The report of a block comment; it has a fix if nothing follows on the line.
  private func blockCommentReport(_ first: Int, _ last: Int) -> Diagnostic {
    let range = range(ofToken: first)
    var fixIt: FixIt?
    if first == last && (kinds[first + 1] == .newline || kinds[first + 1] == .endOfFile) {
      var words = bytes[range.start + 2..<range.end - (isClosed(first) ? 2 : 0)]
      while words.last == 0x20 { words = words.dropLast() }
      let comment = "//" + String(decoding: words, as: UTF8.self)
      fixIt = FixIt("begin the comment with '//'", [Edit(range, comment)], .automatic)
    }
    return .blockComment(at: range, fixIt: fixIt)
  }
}

/// The offset of the first byte that is not part of well-formed UTF-8; nil if there is none.
func firstInvalidUTF8(in bytes: [UInt8]) -> Int? {
  var offset = 0
  while offset < bytes.count {
    let length = lengthOfSequence(bytes, offset)
    if length == 0 { return offset }
    offset += length
  }
  return nil
}

/// The number of bytes of the character at `offset`; 0 if the bytes are not well-formed. Overlong forms, surrogates and
/// values above U+10FFFF are not well-formed (Unicode, table 3-7).
private func lengthOfSequence(_ bytes: [UInt8], _ offset: Int) -> Int {
  func isContinuation(_ distance: Int, _ allowed: ClosedRange<UInt8> = 0x80...0xBF) -> Bool {
    offset + distance < bytes.count && allowed.contains(bytes[offset + distance])
  }
  switch bytes[offset] {
  case 0x00...0x7F: return 1
  case 0xC2...0xDF: return isContinuation(1) ? 2 : 0
  case 0xE0...0xEF:
    let second: ClosedRange<UInt8> =
      bytes[offset] == 0xE0 ? 0xA0...0xBF : bytes[offset] == 0xED ? 0x80...0x9F : 0x80...0xBF
    return isContinuation(1, second) && isContinuation(2) ? 3 : 0
  case 0xF0...0xF4:
    let second: ClosedRange<UInt8> =
      bytes[offset] == 0xF0 ? 0x90...0xBF : bytes[offset] == 0xF4 ? 0x80...0x8F : 0x80...0xBF
    return isContinuation(1, second) && isContinuation(2) && isContinuation(3) ? 4 : 0
  default: return 0
  }
}
