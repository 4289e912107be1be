internal import LayDiagnostics

/// The state of one parse: a cursor over the tokens, the nodes made so far, and the reports.
///
/// Every `parse…` function implements one production and appends its node; it begins at ``position`` and ends after the
/// consumed tokens. A function that parses an expression returns the height of its tree, so that no tree gets deeper
/// than ``Limits/nesting``.
struct Parser {
  let file: FileID
  let bytes: [UInt8]
  /// The kinds of the tokens; the parser changes the kind of a token that it reads as another: `=>` for `>=`, a word
  /// used as a label.
  var kinds: [TokenKind]
  let ends: [UInt32]
  var nodes: [SyntaxTree.NodeRecord] = []

  /// The next token; never trivia.
  var position = 0
  /// The kind of the token at ``position``.
  var kind = TokenKind.endOfFile
  /// True if a line ends between the token before ``position`` and it.
  var startsLine = true
  /// The first token of the line that ``position`` is on, trivia included.
  var lineStart = 0
  /// The index after the last consumed token.
  var previousEnd = 0
  /// The first token of the innermost statement.
  var statementStart = 0

  /// The number of braces, brackets and operators that are open around ``position``.
  var depth = 0
  /// The number of open `(` and `[`; inside them a line may end anywhere.
  var brackets = 0
  /// The braces that are open, outermost first.
  var blocks: [OpenBlock] = []
  /// The parts of the file that are still to be parsed, in reverse order: that of ``position`` is last.
  var braceParts = [BracePart(start: 0, deficit: 0)]

  /// True if a relation of the last parsed chain is `<` or `>`.
  var chainIsStrict = false
  /// True if the statement has an error after which the rest of it is skipped without further reports.
  var failed = false
  /// The number of nested calls in which skipped text is parsed only to find its end, without reports.
  var quiet = 0
  /// True if nesting was too deep, so that missing braces mean nothing any more.
  var gaveUp = false
  var reports: [ParserReport] = []
  /// The number of statements whose reports did not fit into ``Limits/diagnostics``, and the last of these statements.
  var leftOut = (count: 0, statement: -1)

  init(file: FileID, bytes: [UInt8], tokens: consuming TokenList) {
    self.file = file
    self.bytes = bytes
    ends = tokens.ends
    kinds = tokens.kinds
    nodes.reserveCapacity(kinds.count / 2 + 8)
  }

  // MARK: The cursor

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

  /// Consumes the token if it has the kind `wanted` and continues the line.
  mutating func take(_ wanted: TokenKind) -> Bool {
    guard kind == wanted && goesOn else { return false }
    advance()
    return true
  }

  /// True if the statement can end here.
  var isAtStatementEnd: Bool {
    startsLine || kind == .semicolon || kind == .rightBrace || kind == .endOfFile
  }

  // MARK: Nodes

  /// The start of a node: the counts of nodes and tokens before it.
  struct Mark {
    var node: UInt32
    var token: UInt32
  }

  func mark() -> Mark {
    Mark(node: UInt32(truncatingIfNeeded: nodes.count), token: UInt32(truncatingIfNeeded: position))
  }

  /// Appends a node of everything since `start`.
  mutating func finish(_ kind: SyntaxKind, _ start: Mark) {
    let end = UInt32(truncatingIfNeeded: previousEnd)
    nodes.append(
      SyntaxTree.NodeRecord(kind: kind, firstNode: start.node, firstToken: min(start.token, end), endToken: end))
  }

  /// Rewinds to `start`, and removes the nodes made since; `previous` was ``previousEnd`` there.
  mutating func rewind(to start: Mark, previous: Int) {
    nodes.removeLast(nodes.count - Int(start.node))
    previousEnd = previous
    settle(at: Int(start.token))
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

  /// True if the token at ``position`` is the name `word` and continues the line.
  func isAtName(_ word: String) -> Bool { kind == .name && goesOn && spells(position, word) }

  // MARK: Reports

  /// Reports a mistake that does not keep the statement from being understood.
  mutating func report(_ diagnostic: @autoclosure () -> Diagnostic) { report(diagnostic(), isFailure: false) }

  private mutating func report(_ diagnostic: @autoclosure () -> Diagnostic, isFailure: Bool) {
    guard quiet == 0 else { return }
    guard reports.count < Limits.diagnostics else {
      if leftOut.statement != statementStart { leftOut = (leftOut.count + 1, statementStart) }
      return
    }
    reports.append(ParserReport(diagnostic: diagnostic(), isFailure: isFailure, statement: statementStart))
  }

  /// Reports a mistake after which the rest of the statement is skipped, unless one was reported already.
  mutating func fail(_ diagnostic: @autoclosure () -> Diagnostic) {
    if !failed { report(diagnostic(), isFailure: true) }
    failed = true
  }

  /// Enters a level of nesting; reports and returns false if that is too deep.
  mutating func enter() -> Bool {
    guard depth < Limits.nesting else {
      tooDeep()
      return false
    }
    depth += 1
    return true
  }

  mutating func tooDeep() {
    let place = here
    fail(.nestingTooDeep(at: place))
    gaveUp = true
  }
}
