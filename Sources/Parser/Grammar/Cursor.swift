internal import LayDiagnostics

/// The state of one parse: a cursor over the tokens, the nodes made so far, and what was reported.
///
/// Every `parse…` function implements one production and appends the node of it; it begins at ``position`` and ends
/// behind what it took. A function that makes an expression returns the height of its tree, so that no tree gets
/// deeper than ``Limits/nesting``.
struct Parser {
  let file: FileID
  let bytes: [UInt8]
  /// The parser changes the kind of a token that it takes for another: `=>` that must be `>=`, a word used as a label.
  var kinds: [TokenKind]
  let ends: [UInt32]
  var nodes: [SyntaxTree.NodeRecord] = []

  /// The token to be taken next; never trivia.
  var position = 0
  /// The kind of the token at ``position``.
  var kind = TokenKind.endOfFile
  /// Whether a line ends between the token before ``position`` and it.
  var startsLine = true
  /// The first token of the line that ``position`` is on, trivia included.
  var lineStart = 0
  /// The index behind the token that was taken last.
  var previousEnd = 0
  /// The first token of the innermost statement.
  var statementStart = 0

  /// How many braces, brackets and operators are open around ``position``.
  var depth = 0
  /// How many `(` and `[` are open: inside them a line may end anywhere.
  var brackets = 0
  /// The braces that are open, outermost first.
  var blocks: [OpenBlock] = []
  /// The part of the file that ``position`` is in, last, and before it those that come, the next one first from behind.
  var braceParts = [BracePart(start: 0, deficit: 0)]

  /// Whether a relation of the chain that was parsed last is `<` or `>`.
  var chainIsStrict = false
  /// Whether the statement has an error after which the rest of it is skipped without further reports.
  var failed = false
  /// Above 0 while skipped text is parsed only to find its end.
  var quiet = 0
  /// Whether something was so deep that missing braces say nothing any more.
  var gaveUp = false
  var reports: [ParserReport] = []
  /// The statements whose reports did not fit into ``Limits/diagnostics``: how many, and the last of them.
  var leftOut = (count: 0, statement: -1)

  init(file: FileID, bytes: [UInt8], tokens: consuming TokenList) {
    self.file = file
    self.bytes = bytes
    ends = tokens.ends
    kinds = tokens.kinds
    nodes.reserveCapacity(kinds.count / 2 + 8)
  }

  // MARK: The cursor

  /// Goes to the first token at or behind `index` that is no trivia.
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

  /// Takes the token at ``position``. The end of the file is never taken.
  mutating func advance() {
    guard kind != .endOfFile else { return }
    previousEnd = position &+ 1
    settle(at: previousEnd)
  }

  /// The token behind the one at ``position``, if it is on the same line; else ``TokenKind/newline``.
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

  /// The first token from `index` on that is no trivia.
  func behindTrivia(_ index: Int) -> Int {
    var index = index
    while kinds[index].isTrivia { index += 1 }
    return index
  }

  /// Whether the line goes on with the token at ``position``.
  var goesOn: Bool { !startsLine || brackets > 0 && !kind.beginsStatement }

  /// Whether the token at ``position`` is of the kind `wanted` and on this line.
  func isAt(_ wanted: TokenKind) -> Bool { kind == wanted && goesOn }

  /// Takes the token if it is of the kind `wanted` and on this line.
  mutating func take(_ wanted: TokenKind) -> Bool {
    guard kind == wanted && goesOn else { return false }
    advance()
    return true
  }

  /// Whether the statement can end here.
  var isAtStatementEnd: Bool {
    startsLine || kind == .semicolon || kind == .rightBrace || kind == .endOfFile
  }

  // MARK: Nodes

  /// Where a node begins.
  struct Mark {
    var node: UInt32
    var token: UInt32
  }

  func mark() -> Mark {
    Mark(node: UInt32(truncatingIfNeeded: nodes.count), token: UInt32(truncatingIfNeeded: position))
  }

  /// Makes a node of everything since `start`.
  mutating func finish(_ kind: SyntaxKind, _ start: Mark) {
    let end = UInt32(truncatingIfNeeded: previousEnd)
    nodes.append(
      SyntaxTree.NodeRecord(kind: kind, firstNode: start.node, firstToken: min(start.token, end), endToken: end))
  }

  /// Takes everything back since `start`; `previous` was ``previousEnd`` there.
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

  /// The place of the token at ``position``.
  var here: SourceRange { range(ofToken: position) }

  /// The place of the token that was taken last.
  var previous: SourceRange { range(ofToken: max(0, previousEnd - 1)) }

  /// The empty place behind the token that was taken last.
  var behindPrevious: SourceRange { SourceRange(file: file, start: previous.end, end: previous.end) }

  /// The place from the token `first` to the token that was taken last.
  func rangeSince(_ first: UInt32) -> SourceRange {
    let start = start(ofToken: Int(first))
    return SourceRange(file: file, start: start, end: max(start, previous.end))
  }

  func text(_ range: SourceRange) -> String {
    String(decoding: bytes[range.start..<range.end], as: UTF8.self)
  }

  /// The text of a token as a message shows it: at most some forty bytes.
  func shown(_ range: SourceRange) -> String {
    guard range.length > 40 else { return text(range) }
    var end = range.start + 36
    while end > range.start && bytes[end] & 0xC0 == 0x80 { end -= 1 }
    return text(SourceRange(file: file, start: range.start, end: end)) + "…"
  }

  /// Whether token `index` is spelt `word`.
  func spells(_ index: Int, _ word: String) -> Bool {
    Int(ends[index]) - start(ofToken: index) == word.utf8.count
      && bytes[start(ofToken: index)..<Int(ends[index])].elementsEqual(word.utf8)
  }

  /// Whether the token at ``position`` is the name `word`, on this line.
  func isAtName(_ word: String) -> Bool { kind == .name && goesOn && spells(position, word) }

  // MARK: Reports

  /// Reports a mistake after which the statement is still understood.
  mutating func report(_ diagnostic: @autoclosure () -> Diagnostic) { report(diagnostic(), isFailure: false) }

  private mutating func report(_ diagnostic: @autoclosure () -> Diagnostic, isFailure: Bool) {
    guard quiet == 0 else { return }
    guard reports.count < Limits.diagnostics else {
      if leftOut.statement != statementStart { leftOut = (leftOut.count + 1, statementStart) }
      return
    }
    reports.append(ParserReport(diagnostic: diagnostic(), isFailure: isFailure, statement: statementStart))
  }

  /// Reports a mistake after which the rest of the statement is skipped, unless there was one already.
  mutating func fail(_ diagnostic: @autoclosure () -> Diagnostic) {
    if !failed { report(diagnostic(), isFailure: true) }
    failed = true
  }

  /// Goes a level deeper, unless that is too deep; then reports it.
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
