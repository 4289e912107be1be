internal import LayDiagnostics

/// The state of one parse: a cursor over the tokens, the nodes made so far, and the reports.
///
/// Every `parse…` function implements one production and appends its node; it begins at the cursor and ends after the
/// consumed tokens. A function that parses an expression returns the height of its tree, so that no tree gets deeper
/// than ``Limits/nesting``.
struct Parser {
  var tokens: TokenCursor
  var nodes: [SyntaxTree.NodeRecord] = []

  /// The number of braces, brackets and operators that are open around the cursor.
  var depth = 0
  /// The braces that are open, outermost first.
  var blocks: [OpenBlock] = []
  /// The parts of the file that are still to be parsed, in reverse order: that of the cursor is last.
  private var braceParts = [BracePart(start: 0, deficit: 0)]

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
  private var leftOut = (count: 0, statement: -1)

  init(file: FileID, bytes: [UInt8], tokens: consuming TokenList) {
    let count = tokens.kinds.count
    self.tokens = TokenCursor(file: file, bytes: bytes, tokens: tokens)
    nodes.reserveCapacity(count / 2 + 8)
  }

  /// The tree of the parsed file.
  consuming func tree() -> SyntaxTree {
    var diagnostics = ReportFilter(reports, tokens).settled
    if leftOut.count > 0 {
      let end = SourceRange(file: tokens.file, start: tokens.bytes.count, end: tokens.bytes.count)
      diagnostics.append(.tooManyProblems(leftOut.count, at: end))
    }
    return SyntaxTree(
      file: tokens.file, bytes: tokens.bytes, tokenKinds: tokens.kinds, tokenEnds: tokens.ends, nodes: nodes,
      diagnostics: diagnostics)
  }

  /// True if the reports of further statements do not fit.
  var isFull: Bool { leftOut.count > 0 }

  // MARK: The whole file

  /// Checks all tokens before parsing.
  mutating func survey() {
    if let diagnostic = TokenSurvey(tokens: tokens).encoding { report(diagnostic) }
    takeBlockComments()
    braceParts = TokenSurvey(tokens: tokens).braceParts.reversed()
    beginBracePart()
  }

  /// Reports `/* … */` and turns all tokens in it into comments.
  private mutating func takeBlockComments() {
    guard tokens.hasBlockComment else { return }
    var comments = BlockComments(tokens)
    while let comment = comments.nextComment() {
      let diagnostic = comments.report(comment)
      report(diagnostic)
      for inner in comment where tokens.kinds[inner] != .newline { tokens.kinds[inner] = .comment }
    }
  }

  /// Moves to the next part at its first token, outside of all braces.
  mutating func beginBracePart() {
    guard blocks.isEmpty else { return }
    while braceParts.count > 1 && braceParts[braceParts.count - 2].start <= tokens.position { braceParts.removeLast() }
  }

  /// The number of `{` of this part without a `}`; negative if there are more `}`. If not 0, indentation tells which
  /// brace is wrong.
  var braceDeficit: Int {
    get { braceParts[braceParts.count - 1].deficit }
    set { braceParts[braceParts.count - 1].deficit = newValue }
  }

  // MARK: The cursor

  mutating func advance() { tokens.advance() }

  mutating func take(_ wanted: TokenKind) -> Bool { tokens.take(wanted) }

  // MARK: Nodes

  /// The start of a node: the counts of nodes and tokens before it.
  struct Mark {
    var node: UInt32
    var token: UInt32
  }

  func mark() -> Mark {
    Mark(node: UInt32(truncatingIfNeeded: nodes.count), token: UInt32(truncatingIfNeeded: tokens.position))
  }

  /// Appends a node of everything since `start`.
  mutating func finish(_ kind: SyntaxKind, _ start: Mark) {
    let end = UInt32(truncatingIfNeeded: tokens.previousEnd)
    nodes.append(
      SyntaxTree.NodeRecord(kind: kind, firstNode: start.node, firstToken: min(start.token, end), endToken: end))
  }

  /// Rewinds to `start`, and removes the nodes made since; `previous` was ``TokenCursor/previousEnd`` there.
  mutating func rewind(to start: Mark, previous: Int) {
    nodes.removeLast(nodes.count - Int(start.node))
    tokens.rewind(to: Int(start.token), previous: previous)
  }

  // MARK: Reports

  /// Reports a mistake that does not keep the statement from being understood.
  mutating func report(_ diagnostic: @autoclosure () -> Diagnostic) { report(isFailure: false) { _ in diagnostic() } }

  /// Reports a slip that is read from the tokens, which does not keep the statement from being understood.
  mutating func report(_ slip: (TokenCursor) -> Diagnostic) { report(isFailure: false, slip) }

  private mutating func report(isFailure: Bool, _ slip: (TokenCursor) -> Diagnostic) {
    guard quiet == 0 else { return }
    guard reports.count < Limits.diagnostics else {
      if leftOut.statement != tokens.statementStart { leftOut = (leftOut.count + 1, tokens.statementStart) }
      return
    }
    let report = ParserReport(diagnostic: slip(tokens), isFailure: isFailure, statement: tokens.statementStart)
    reports.append(report)
  }

  /// Reports a mistake after which the rest of the statement is skipped, unless one was reported already.
  mutating func fail(_ diagnostic: @autoclosure () -> Diagnostic) { fail { _ in diagnostic() } }

  /// Reports a slip after which the rest of the statement is skipped, unless a mistake was reported already.
  mutating func fail(_ slip: (TokenCursor) -> Diagnostic) {
    if !failed { report(isFailure: true, slip) }
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
    let place = tokens.here
    fail(.nestingTooDeep(at: place))
    gaveUp = true
  }
}
