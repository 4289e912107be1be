/// A token of Swift or Objective-C.
struct PasteToken: Sendable {
  enum Kind: UInt8, Sendable {
    /// A name or word, with its `@` or `#`, as in `@property` and `#available`.
    case name
    /// A number without its separators and suffix. One with a point or the suffix `f` keeps a point: `8.0`.
    case number
    /// A string without quotes; its escapes are replaced.
    case string
    /// A string with `\(…)`.
    case interpolation
    /// An operator or punctuation.
    case sign
    /// A line such as `#if os(iOS)` or `#endif`.
    case directive
    case end
  }

  var kind: Kind
  var text: String
  var start: Int
  var end: Int
  /// True if only white space and comments precede the token on its line.
  var startsLine: Bool
  /// True if white space follows the token.
  var hasSpaceAfter = false
}

/// Splits a text in Swift or Objective-C into tokens. Never fails: unknown bytes become signs. Comments and lines of the
/// preprocessor are left out, and branches for other platforms.
func pasteTokens(_ bytes: [UInt8]) -> [PasteToken] {
  var lexer = PasteLexer(bytes: bytes)
  lexer.run()
  return BuildConditions.resolved(lexer.tokens)
}

private struct PasteLexer {
  let bytes: [UInt8]
  var tokens: [PasteToken] = []
  private var offset = 0
  private var startsLine = true

  init(bytes: [UInt8]) {
    self.bytes = bytes
    tokens.reserveCapacity(bytes.count / 4)
  }

  mutating func run() {
    while true {
      skipBlanks()
      guard offset < bytes.count else { break }
      readToken()
      startsLine = false
    }
    tokens.append(PasteToken(kind: .end, text: "", start: bytes.count, end: bytes.count, startsLine: true))
  }

  private func byte(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

  // MARK: Trivia

  private mutating func skipBlanks() {
    while offset < bytes.count {
      switch bytes[offset] {
      case 0x0A, 0x0D:
        startsLine = true
        offset += 1
      case 0x20, 0x09, 0x0B, 0x0C: offset += 1
      case 0xC2 where byte(offset + 1) == 0xA0: offset += 2
      case 0xEF where byte(offset + 1) == 0xBB && byte(offset + 2) == 0xBF: offset += 3
      case 0x2F where byte(offset + 1) == 0x2F: skipLine()
      case 0x2F where byte(offset + 1) == 0x2A: skipComment()
      case 0x23 where startsLine && PasteLexer.preprocessor.contains(directiveWord): skipLine()
      default: return
      }
    }
  }

  private mutating func skipLine() {
    while offset < bytes.count && bytes[offset] != 0x0A && bytes[offset] != 0x0D { offset += 1 }
  }

  private mutating func skipComment() {
    var depth = 0
    repeat {
      if byte(offset) == 0x2F && byte(offset + 1) == 0x2A {
        depth += 1
        offset += 2
      } else if byte(offset) == 0x2A && byte(offset + 1) == 0x2F {
        depth -= 1
        offset += 2
      } else {
        if byte(offset) == 0x0A { startsLine = true }
        offset += 1
      }
    } while depth > 0 && offset < bytes.count
    offset = min(offset, bytes.count)
  }

  /// The words of lines of the preprocessor that have no effect; other words are macros of Swift.
  private static let preprocessor: Set<String> = ["import", "include", "pragma", "define", "undef", "warning", "error"]
  private static let conditions: Set<String> = ["if", "ifdef", "ifndef", "else", "elseif", "elif", "endif"]

  /// The word behind the `#` at the cursor.
  private var directiveWord: String {
    var end = offset + 1
    while byte(end) == 0x20 { end += 1 }
    let start = end
    while isLetter(byte(end)) { end += 1 }
    return String(decoding: bytes[start..<end], as: UTF8.self)
  }

  /// Reads `#if os(iOS)`, up to a comment.
  private mutating func directive() {
    var end = offset
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D,
      bytes[end] != 0x2F || byte(end + 1) != 0x2F && byte(end + 1) != 0x2A
    {
      end += 1
    }
    append(.directive, text(offset, end), from: offset, to: end)
  }

  // MARK: Tokens

  private mutating func readToken() {
    let first = bytes[offset]
    if isLetter(first) || first == 0x24 || first >= 0x80 { return name(from: offset) }
    if isDigit(first) || first == 0x2E && isDigit(byte(offset + 1)) && !followsValue { return number() }
    switch first {
    case 0x22: string(from: offset)
    case 0x60: quotedName()
    case 0x23 where startsLine && PasteLexer.conditions.contains(directiveWord): directive()
    case 0x23 where isLetter(byte(offset + 1)): name(from: offset)
    case 0x40: sigil()
    default: sign()
    }
  }

  /// True if a `.` at the cursor is that of a member.
  private var followsValue: Bool {
    guard let last = tokens.last, last.end == offset else { return false }
    return last.kind == .name || last.text == ")" || last.text == "]"
  }

  private mutating func append(_ kind: PasteToken.Kind, _ text: String, from start: Int, to end: Int) {
    offset = end
    let next = byte(end)
    let hasSpace = next == 0x20 || next == 0x09 || next == 0x0A || next == 0x0D
    tokens.append(
      PasteToken(kind: kind, text: text, start: start, end: end, startsLine: startsLine, hasSpaceAfter: hasSpace))
  }

  private func text(_ start: Int, _ end: Int) -> String { String(decoding: bytes[start..<end], as: UTF8.self) }

  private mutating func name(from start: Int) {
    var end = offset + 1
    while end < bytes.count && (isLetter(bytes[end]) || isDigit(bytes[end]) || bytes[end] == 0x24 || bytes[end] >= 0x80)
    {
      end += 1
    }
    append(.name, text(start, end), from: start, to: end)
  }

  /// A name between backquotes.
  private mutating func quotedName() {
    var end = offset + 1
    while isLetter(byte(end)) || isDigit(byte(end)) { end += 1 }
    if byte(end) == 0x60 {
      append(.name, text(offset + 1, end), from: offset, to: end + 1)
    } else {
      append(.sign, "`", from: offset, to: offset + 1)
    }
  }

  /// An `@` of Objective-C: of a string, a list, a dictionary, a value in parentheses or a word.
  private mutating func sigil() {
    let next = byte(offset + 1)
    if next == 0x22 { return string(from: offset + 1) }
    if next == 0x7B { return append(.sign, "@{", from: offset, to: offset + 2) }
    if isLetter(next) {
      return name(from: offset)
    }
    // `@[`, `@(` and `@5` are read without their sigil.
    offset += 1
    if offset < bytes.count && next != 0x40 && next != 0x20 && next != 0x0A && next != 0x0D && next != 0x09 {
      readToken()
    }
  }

  private mutating func number() {
    let start = offset
    var end = offset
    var digits: [UInt8] = byte(end) == 0x2E ? [0x30] : []
    var isPlain = true
    var hasPoint = false
    while end < bytes.count {
      let next = bytes[end]
      if isDigit(next) {
        digits.append(next)
      } else if next == 0x2E && !hasPoint && !isLetter(byte(end + 1)) && byte(end + 1) != 0x2E
        || next == 0x2E && !hasPoint && (byte(end + 1) | 0x20) == 0x66 && !isLetter(byte(end + 2))
      {
        hasPoint = true
        digits.append(next)
      } else if isLetter(next) && next != 0x5F {
        if (next | 0x20) != 0x66 { isPlain = false }
        if !isPlain { digits.append(next) }
      } else if next != 0x5F {
        break
      }
      end += 1
    }
    if hasPoint && isPlain {
      while digits.last == 0x30 { digits.removeLast() }
      if digits.last == 0x2E { digits.append(0x30) }
    } else if isPlain && bytes[end - 1] | 0x20 == 0x66 {
      digits += [0x2E, 0x30]
    }
    append(isPlain ? .number : .name, String(decoding: digits, as: UTF8.self), from: start, to: end)
  }

  // MARK: Strings

  private mutating func string(from quote: Int) {
    if byte(quote + 1) == 0x22 && byte(quote + 2) == 0x22 { return longString(from: quote) }
    let start = offset
    var end = quote + 1
    var value: [UInt8] = []
    var isInterpolated = false
    while end < bytes.count && bytes[end] != 0x22 && bytes[end] != 0x0A && bytes[end] != 0x0D {
      if bytes[end] == 0x5C {
        end += 1
        switch byte(end) {
        case 0x28:
          isInterpolated = true
          end = endOfInterpolation(from: end)
          continue
        case 0x6E: value.append(0x0A)
        case 0x74: value.append(0x09)
        case 0x22, 0x5C, 0x27: value.append(byte(end))
        default: isInterpolated = true
        }
        end += 1
      } else {
        value.append(bytes[end])
        end += 1
      }
    }
    end = min(end, bytes.count)
    if byte(end) == 0x22 { end += 1 }
    append(isInterpolated ? .interpolation : .string, String(decoding: value, as: UTF8.self), from: start, to: end)
  }

  /// The offset after the `)` of an interpolation whose `(` is at `start`, on the same line.
  private func endOfInterpolation(from start: Int) -> Int {
    var depth = 0
    var end = start
    while end < bytes.count && bytes[end] != 0x0A {
      if bytes[end] == 0x28 { depth += 1 }
      if bytes[end] == 0x29 { depth -= 1 }
      end += 1
      if depth == 0 { break }
    }
    return end
  }

  private mutating func longString(from quote: Int) {
    let start = offset
    var end = quote + 3
    while end < bytes.count && !(bytes[end] == 0x22 && byte(end + 1) == 0x22 && byte(end + 2) == 0x22) { end += 1 }
    let value = text(quote + 3, end)
    append(.interpolation, value, from: start, to: min(end + 3, bytes.count))
  }

  // MARK: Signs

  private static let long: [[UInt8]] = [
    "...", "..<", "===", "!==", "->", "==", "!=", "<=", ">=", "+=", "-=", "*=", "/=", "|=", "&&", "||", "??",
  ].map { Array($0.utf8) }

  private mutating func sign() {
    for sign in PasteLexer.long where bytes[offset...].starts(with: sign) {
      return append(.sign, String(decoding: sign, as: UTF8.self), from: offset, to: offset + sign.count)
    }
    append(.sign, text(offset, offset + 1), from: offset, to: offset + 1)
  }
}

private func isLetter(_ byte: UInt8) -> Bool {
  byte == 0x5F || byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A
}

private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }
