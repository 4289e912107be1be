internal import LayDiagnostics

/// A layout or component, or the part of the file before the first one.
struct BracePart {
  /// The first token of the part.
  let start: Int
  /// The number of `{` without a `}`; negative if there are more `}`.
  var deficit: Int
}

/// The checks of all tokens before parsing: invalid UTF-8 and unbalanced braces.
struct TokenSurvey {
  let tokens: TokenCursor

  /// The report of the first bytes that are not UTF-8; the tokens that contain them are not reported again.
  var encoding: Diagnostic? {
    var all: UInt8 = 0
    for byte in tokens.bytes { all |= byte }
    guard all >= 0x80, let offset = firstInvalidUTF8(in: tokens.bytes) else { return nil }
    let range = SourceRange(file: tokens.file, start: offset, end: min(offset + 1, tokens.bytes.count))
    return .notUTF8(tokens.bytes[offset], at: range)
  }

  // MARK: Braces

  /// The parts of the file with the braces of each layout and component counted separately, if those of the file are
  /// unbalanced; else one part. Balanced parts are not searched for the brace that another lacks. Each part begins where its
  /// word begins a line.
  var braceParts: [BracePart] {
    var sum = 0
    for kind in tokens.kinds {
      if kind == .leftBrace { sum &+= 1 }
      if kind == .rightBrace { sum &-= 1 }
    }
    if sum == 0 { return [BracePart(start: 0, deficit: 0)] }
    var parts = [BracePart(start: 0, deficit: 0)]
    for (index, kind) in tokens.kinds.enumerated() {
      if kind == .leftBrace { parts[parts.count - 1].deficit &+= 1 }
      if kind == .rightBrace { parts[parts.count - 1].deficit &-= 1 }
      guard kind == .layoutWord || kind == .componentWord, index > 0, tokens.kinds[index - 1] == .newline else {
        continue
      }
      parts.append(BracePart(start: index, deficit: 0))
    }
    return parts
  }
}

/// An iteration over the comments `/* … */` of a file. A comment reaches over several lines if it is closed further down; an
/// unclosed one ends with its line.
struct BlockComments {
  private let tokens: TokenCursor
  private var next = 0
  /// False once no `*/` follows.
  private var mayClose = true

  init(_ tokens: TokenCursor) { self.tokens = tokens }

  /// The tokens of the next comment; nil if there is none.
  mutating func nextComment() -> ClosedRange<Int>? {
    while next < tokens.kinds.count && tokens.kinds[next] != .blockComment { next += 1 }
    guard next < tokens.kinds.count else { return nil }
    let first = next
    var last = first
    if !isClosed(first), mayClose {
      if let close = closingToken(from: first + 1) { last = close } else { mayClose = false }
    }
    next = last + 1
    return first...last
  }

  private func isClosed(_ index: Int) -> Bool {
    let range = tokens.range(ofToken: index)
    return range.length >= 4 && tokens.bytes[range.end - 1] == 0x2F && tokens.bytes[range.end - 2] == 0x2A
  }

  /// The first token from `start` on in which a `*/` ends.
  private func closingToken(from start: Int) -> Int? {
    var offset = tokens.start(ofToken: start) + 1
    while offset < tokens.bytes.count && !(tokens.bytes[offset] == 0x2F && tokens.bytes[offset - 1] == 0x2A) {
      offset += 1
    }
    guard offset < tokens.bytes.count else { return nil }
    var index = start
    while Int(tokens.ends[index]) <= offset { index += 1 }
    return index
  }

  /// The report of a block comment; it has a fix if nothing follows on the line.
  func report(_ comment: ClosedRange<Int>) -> Diagnostic {
    let (first, last) = (comment.lowerBound, comment.upperBound)
    let range = tokens.range(ofToken: first)
    var fixIt: FixIt?
    if first == last && (tokens.kinds[first + 1] == .newline || tokens.kinds[first + 1] == .endOfFile) {
      var words = tokens.bytes[range.start + 2..<range.end - (isClosed(first) ? 2 : 0)]
      while words.last == 0x20 { words = words.dropLast() }
      let comment = "//" + String(decoding: words, as: UTF8.self)
      fixIt = FixIt("write `\(comment)`", [Edit(range, comment)], .automatic)
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
