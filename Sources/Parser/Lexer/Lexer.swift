/// The tokens of a text, as two columns: they cover it without gaps, and the last is `endOfFile`.
package struct TokenList: Sendable {
  /// The kind of each token.
  package var kinds: [TokenKind] = []
  /// The end offset of each token.
  package var ends: [UInt32] = []

  mutating func reserve(_ count: Int) {
    kinds.reserveCapacity(count)
    ends.reserveCapacity(count)
  }

  @inline(__always)
  mutating func append(_ kind: TokenKind, endingAt end: Int) {
    kinds.append(kind)
    ends.append(UInt32(truncatingIfNeeded: end))
  }
}

/// Splits `bytes` into tokens. Never fails: bytes that form no token of the language become ``TokenKind/unknown``,
/// ``TokenKind/malformedNumber`` or ``TokenKind/blockComment``. No token spans two lines.
///
/// `bytes` must be shorter than 4 GiB.
package func tokenize(_ bytes: [UInt8]) -> TokenList {
  let text = bytes.span
  let lexer = Lexer()
  var tokens = TokenList()
  tokens.reserve(text.count / 2 + 16)
  var offset = 0
  while offset < text.count {
    let (kind, end) = lexer.token(text, at: offset, after: tokens)
    tokens.append(kind, endingAt: end)
    offset = end
  }
  tokens.append(.endOfFile, endingAt: text.count)
  return tokens
}

/// Finds the token at an offset. The methods return the kind of the token and the offset after it.
struct Lexer {
  typealias Found = (kind: TokenKind, end: Int)

  let classes = CharacterClass.table
  let signKinds = CharacterClass.signKinds
  let words = WordTable.words

  /// The token at `start`, which must be inside the text; `before` holds the tokens up to it.
  @inline(__always)
  func token(_ text: Span<UInt8>, at start: Int, after before: borrowing TokenList) -> Found {
    let byte = text[start]
    switch classes[Int(byte)] {
    case CharacterClass.letter: return name(text, start)
    case CharacterClass.blank: return (.whitespace, endOfBlanks(text, start))
    case CharacterClass.sign: return (signKinds[Int(byte)], start + 1)
    case CharacterClass.digit: return number(text, start)
    case CharacterClass.newline: return (.newline, start + 1)
    case CharacterClass.carriageReturn: return carriageReturn(text, start)
    case CharacterClass.relation: return relation(text, start)
    case CharacterClass.dot: return dots(text, start)
    case CharacterClass.minus: return minus(text, start)
    case CharacterClass.slash: return slash(text, start)
    case CharacterClass.quote: return quoted(text, start, isVisualFormat: isBehindVisualFormatWord(before))
    case CharacterClass.hash: return colour(text, start)
    case CharacterClass.nonASCII: return nonASCII(text, start)
    default: return unknown(text, start)
    }
  }

  /// The class of the byte at `offset`, or of a line end after the text.
  @inline(__always)
  func characterClass(_ text: Span<UInt8>, _ offset: Int) -> UInt8 {
    offset < text.count ? classes[Int(text[offset])] : CharacterClass.newline
  }

  /// The byte at `offset`, or a line feed after the text.
  @inline(__always)
  func byte(_ text: Span<UInt8>, _ offset: Int) -> UInt8 { offset < text.count ? text[offset] : 0x0A }

  @inline(__always)
  private func endOfBlanks(_ text: Span<UInt8>, _ start: Int) -> Int {
    var end = start + 1
    while characterClass(text, end) == CharacterClass.blank { end &+= 1 }
    return end
  }

  /// The end of a run of letters and digits.
  @inline(__always)
  func endOfName(_ text: Span<UInt8>, _ start: Int) -> Int {
    var end = start
    while end < text.count {
      let found = classes[Int(text[end])]
      guard found == CharacterClass.letter || found == CharacterClass.digit else { break }
      end &+= 1
    }
    return end
  }

  /// A name or word. A name that continues with letters outside ASCII is one unknown token.
  @inline(__always)
  private func name(_ text: Span<UInt8>, _ start: Int) -> Found {
    let end = endOfName(text, start + 1)
    if characterClass(text, end) == CharacterClass.nonASCII && isForeignLetter(text, end) {
      return (.unknown, endOfForeignName(text, end))
    }
    return (words.kind(of: text, start, end), end)
  }

  /// A line end: `\r\n`, or a lone `\r`. Many editors show a lone `\r` as a line end, and a line that they show must
  /// not belong to the comment above.
  private func carriageReturn(_ text: Span<UInt8>, _ start: Int) -> Found {
    (.newline, byte(text, start + 1) == 0x0A && start + 1 < text.count ? start + 2 : start + 1)
  }

  /// True if `byte` ends a line, or begins `\r\n`.
  @inline(__always)
  func endsLine(_ byte: UInt8) -> Bool { byte == 0x0A || byte == 0x0D }

  private func dots(_ text: Span<UInt8>, _ start: Int) -> Found {
    guard byte(text, start + 1) == 0x2E else { return (.dot, start + 1) }
    switch byte(text, start + 2) {
    case 0x2E: return (.ellipsis, start + 3)
    case 0x3C: return (.halfOpenRange, start + 3)
    default: return (.unknown, start + 2)
    }
  }

  /// A minus sign, or an arrow `->`, which is one unknown token; in `->=` the `>` belongs to the relation.
  private func minus(_ text: Span<UInt8>, _ start: Int) -> Found {
    byte(text, start + 1) == 0x3E && byte(text, start + 2) != 0x3D ? (.unknown, start + 2) : (.minus, start + 1)
  }

  /// A relation or `=`: `=` `==` `<` `<=` `>` `>=`; `=>`, `=<` and `===` are single unknown tokens, since each is one
  /// mistake.
  @inline(__always)
  private func relation(_ text: Span<UInt8>, _ start: Int) -> Found {
    let next = byte(text, start + 1)
    switch text[start] {
    case 0x3C:
      if next == 0x3D { return (.lessEqual, start + 2) }
      return next == 0x3E ? (.unknown, start + 2) : (.less, start + 1)
    case 0x3E:
      return next == 0x3D ? (.greaterEqual, start + 2) : (.greater, start + 1)
    default:
      if next == 0x3D { return byte(text, start + 2) == 0x3D ? (.unknown, start + 3) : (.equalEqual, start + 2) }
      return next == 0x3C || next == 0x3E ? (.unknown, start + 2) : (.equal, start + 1)
    }
  }

  private func slash(_ text: Span<UInt8>, _ start: Int) -> Found {
    switch byte(text, start + 1) {
    case 0x2F:
      let isDocumentation = byte(text, start + 2) == 0x2F && byte(text, start + 3) != 0x2F
      return (isDocumentation ? .docComment : .comment, endOfLine(text, start + 2))
    case 0x2A: return (.blockComment, endOfBlockComment(text, start + 2))
    default: return (.slash, start + 1)
    }
  }

  /// The offset of the line end (`\n`, `\r\n` or `\r`) at or after `start`.
  @inline(__always)
  func endOfLine(_ text: Span<UInt8>, _ start: Int) -> Int {
    var end = start
    while end < text.count && !endsLine(text[end]) { end &+= 1 }
    return end
  }

  /// The offset after the `*/` that ends a comment, or of the line end. Reads each byte once, since a line may hold
  /// many comments.
  private func endOfBlockComment(_ text: Span<UInt8>, _ start: Int) -> Int {
    var end = start
    while end < text.count && !endsLine(text[end]) {
      if text[end] == 0x2A && end + 1 < text.count && text[end + 1] == 0x2F { return end + 2 }
      end += 1
    }
    return end
  }
}
