internal import LayDiagnostics

/// The tokens of a file with a position among them. It knows no grammar: the parser moves it, and reports of slips are read from
/// it.
struct TokenCursor {
  let file: FileID
  let bytes: [UInt8]
  /// The kinds of the tokens; the parser changes the kind of a token that it reads as another: `=>` for `>=`, a word
  /// used as a label.
  var kinds: [TokenKind]
  let ends: [UInt32]

  /// The next token; never trivia.
  private(set) var position = 0
  /// The kind of the token at ``position``.
  private(set) var kind = TokenKind.endOfFile
  /// True if a line ends between the token before ``position`` and it.
  var startsLine = true
  /// The first token of the line that ``position`` is on, trivia included.
  private(set) var lineStart = 0
  /// The index after the last consumed token.
  private(set) var previousEnd = 0
  /// The first token of the innermost statement.
  var statementStart = 0
  /// The number of open `(` and `[`; inside them a line may end anywhere.
  var brackets = 0

  init(file: FileID, bytes: [UInt8], tokens: consuming TokenList) {
    self.file = file
    self.bytes = bytes
    ends = tokens.ends
    kinds = tokens.kinds
  }

  // MARK: Moves

  /// Moves to the first token at or after `index` that is no trivia.
  mutating func settle(at index: Int) {
    var index = index
    var crossed = false
    var found = kinds[index]
    while found.isTrivia {
      index &+= 1
      if found == .newline {
        crossed = true
        lineStart = index
      }
      found = kinds[index]
    }
    position = index
    kind = found
    startsLine = crossed
  }

  /// Consumes the token at ``position``; at the end of the file it does nothing.
  mutating func advance() {
    guard kind != .endOfFile else { return }
    previousEnd = position &+ 1
    settle(at: previousEnd)
  }

  /// Moves back to the token `index`; `previous` was ``previousEnd`` there.
  mutating func rewind(to index: Int, previous: Int) {
    previousEnd = previous
    settle(at: index)
  }

  /// Consumes the token if it has the kind `wanted` and continues the line.
  mutating func take(_ wanted: TokenKind) -> Bool {
    guard kind == wanted && goesOn else { return false }
    advance()
    return true
  }

  /// Reads the token at ``position`` as another.
  mutating func read(as meant: TokenKind) {
    kinds[position] = meant
    kind = meant
  }

  // MARK: Tests

  /// The kind of the token `distance` tokens after ``position`` if it is on the same line; else ``TokenKind/newline``.
  func peek(_ distance: Int = 1) -> TokenKind {
    var index = position
    var left = distance
    while left > 0 && kinds[index] != .endOfFile {
      index += 1
      if kinds[index] == .newline { return .newline }
      if !kinds[index].isTrivia { left -= 1 }
    }
    return kinds[index]
  }

  /// The first token from `index` on that is not trivia.
  func behindTrivia(_ index: Int) -> Int {
    var index = index
    while kinds[index].isTrivia { index += 1 }
    return index
  }

  /// True if the token at ``position`` continues the line.
  var goesOn: Bool { !startsLine || brackets > 0 && !kind.beginsStatement }

  /// True if the token at ``position`` has the kind `wanted` and continues the line.
  func isAt(_ wanted: TokenKind) -> Bool { kind == wanted && goesOn }

  /// True if the statement can end here.
  var isAtStatementEnd: Bool {
    startsLine || kind == .semicolon || kind == .rightBrace || kind == .endOfFile
  }

  /// True if no space precedes the token at ``position``.
  var isAttached: Bool { !kinds[position - 1].isTrivia }

  /// True if the token at ``position`` is the name `word` and continues the line.
  func isAtName(_ word: String) -> Bool { kind == .name && goesOn && spells(position, word) }

  /// True at the `+` or `-` of `+=` and `-=`.
  var isChangingSign: Bool { (kind == .plus || kind == .minus) && kinds[position + 1] == .equal }

  /// True at the `*` of `*=`, and at the `/` of `/=`, which the language does not have.
  var isChangingFactor: Bool { (kind == .star || kind == .slash) && kinds[position + 1] == .equal }

  /// True if a statement ends behind the token `index`.
  func isLastOperand(_ index: Int) -> Bool {
    guard kinds[index] == .number || kinds[index] == .name else { return false }
    let next = kinds[index + 1] == .whitespace ? index + 2 : index + 1
    return [.semicolon, .rightBrace, .endOfFile, .newline].contains(kinds[next])
  }

  /// True if the file has a `/* … */`.
  var hasBlockComment: Bool {
    var found = false
    for kind in kinds where kind == .blockComment { found = true }
    return found
  }

  // MARK: Text

  func start(ofToken index: Int) -> Int { index == 0 ? 0 : Int(ends[index - 1]) }

  func range(ofToken index: Int) -> SourceRange {
    SourceRange(file: file, start: start(ofToken: index), end: Int(ends[index]))
  }

  /// The range of the token at ``position``.
  var here: SourceRange { range(ofToken: position) }

  /// The range of the last consumed token.
  var previous: SourceRange { range(ofToken: max(0, previousEnd - 1)) }

  /// The empty range after the last consumed token.
  var behindPrevious: SourceRange { SourceRange(file: file, start: previous.end, end: previous.end) }

  /// The range from the token `first` to the last consumed token.
  func rangeSince(_ first: UInt32) -> SourceRange {
    let start = start(ofToken: Int(first))
    return SourceRange(file: file, start: start, end: max(start, previous.end))
  }

  func text(_ range: SourceRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  /// The text of a range as a message shows it: at most about forty bytes.
  func shown(_ range: SourceRange) -> String {
    guard range.length > 40 else { return text(range) }
    var end = range.start + 36
    while end > range.start && bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return text(SourceRange(file: file, start: range.start, end: end)) + "…"
  }

  /// True if the text of token `index` is `word`.
  func spells(_ index: Int, _ word: String) -> Bool {
    Int(ends[index]) - start(ofToken: index) == word.utf8.count
      && bytes[start(ofToken: index)..<Int(ends[index])].elementsEqual(word.utf8)
  }

  /// The text at ``position`` as a message shows it, with its range; an empty text and `place` at the end of a statement.
  func found(else place: SourceRange) -> Found {
    isAtStatementEnd ? Found(text: "", range: place) : Found(text: shown(here), range: here)
  }

  /// The number of bytes of white space at the beginning of the line that ``position`` is on.
  var indentation: Int {
    kinds[lineStart] == .whitespace ? Int(ends[lineStart]) - start(ofToken: lineStart) : 0
  }
}

/// The token that a report names instead of the expected one.
struct Found {
  var text: String
  var range: SourceRange
}
