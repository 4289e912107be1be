internal import LayDiagnostics

/// The precedences of the operators, lowest first.
enum Precedence: UInt8 {
  case or, and, not, relation, sum, product

  /// The precedence of the operator `kind`; nil if `kind` is not an operator.
  init?(_ kind: TokenKind) {
    switch kind {
    case .orWord: self = .or
    case .andWord: self = .and
    case .equalEqual, .lessEqual, .greaterEqual, .less, .greater: self = .relation
    case .plus, .minus: self = .sum
    case .star, .slash: self = .product
    default: return nil
    }
  }

  /// The kind of the operation's node.
  var node: SyntaxKind {
    switch self {
    case .or: .orExpression
    case .and: .andExpression
    case .relation: .comparison
    case .not, .sum, .product: .binary
    }
  }
}

/// The height of an expression's tree, as far as it is parsed. Passes over the tree iterate over a chain of operators
/// of one kind, so a chain counts as one level.
private struct OperatorChain {
  /// The height of the highest operand.
  private var operands: Int
  /// The kind of the chain's operations; nil before the first.
  private var node: SyntaxKind?
  /// The number of operators.
  private(set) var length = 0

  init(first: Int) { operands = first }

  var height: Int { node == nil ? operands : operands + 1 }

  /// The height with one more operation, without its right operand.
  func height(with next: SyntaxKind) -> Int { next == node ? height : height + 1 }

  mutating func add(_ next: SyntaxKind, right: Int) {
    if next != node { (operands, node, length) = (height, next, 0) }
    operands = max(operands, right)
    length += 1
  }
}

extension Parser {
  /// `expr = all { "or" all } ;   all = negation { "and" negation } ;`
  /// `negation = "not" negation | sum { relation sum } ;`
  /// `sum = product { ( "+" | "-" ) product } ;   product = unary { ( "*" | "/" ) unary } ;`
  ///
  ///     320 <= width < 600 and not compact
  ///     superview.width - 2 * gap
  ///
  /// Uses precedence climbing: parses the operators that bind at least as tightly as `least`. If `mayBeginLine` is
  /// true, the first token may be on the next line. Returns the height of the tree.
  @discardableResult
  mutating func parseExpression(_ least: Precedence, mayBeginLine: Bool) -> Int {
    let start = mark()
    var chain = OperatorChain(first: parseFirstOperand(least, mayBeginLine, start))
    while let precedence = nextOperator(least, chain) { parseOperation(precedence, start, &chain) }
    return chain.height
  }

  // The mutually recursive functions are small, and rare cases have functions of their own: without optimization a
  // large function has a large stack frame, and nesting multiplies it.

  private mutating func parseFirstOperand(_ least: Precedence, _ mayBeginLine: Bool, _ start: Mark) -> Int {
    guard tokens.kind == .notWord else { return parseUnary(mayBeginLine) }
    let isAllowed = least.rawValue <= Precedence.not.rawValue && tokens.canBeginOperand(mayBeginLine)
    return isAllowed ? parseNot(start) : failMissing()
  }

  /// The operator at the cursor if it binds tightly enough to continue `chain`; nil otherwise.
  private mutating func nextOperator(_ least: Precedence, _ chain: OperatorChain) -> Precedence? {
    guard tokens.goesOn else { return nil }
    if tokens.kind == .unknown { translateOperator() }
    guard let precedence = Precedence(tokens.kind), precedence.rawValue >= least.rawValue, !failed else { return nil }
    if precedence == .sum && tokens.isChangingSign || precedence == .product && tokens.isChangingFactor { return nil }
    if chain.length >= Limits.chain {
      let range = tokens.here
      fail(.chainTooLong("one expression", at: range))
      return nil
    }
    if depth + chain.height(with: precedence.node) <= Limits.nesting { return precedence }
    tooDeep()
    return nil
  }

  /// Parses the operator at the cursor and its right operand; its left operand began at `start`.
  private mutating func parseOperation(_ precedence: Precedence, _ start: Mark, _ chain: inout OperatorChain) {
    let right = parseRightSide(of: precedence)
    chain.add(precedence.node, right: right)
    finish(precedence.node, start)
  }

  private mutating func parseRightSide(of precedence: Precedence) -> Int {
    switch precedence {
    case .or: return parseRightSide(.and)
    case .and: return parseRightSide(.not)
    case .relation: return parseChain()
    case .sum: return parseRightSide(.product)
    case .product, .not: return parseFactor()
    }
  }

  private mutating func parseFactor() -> Int {
    advance()
    depth += 1
    let right = parseUnary(true)
    depth -= 1
    return right
  }

  private mutating func parseRightSide(_ tighter: Precedence) -> Int {
    advance()
    depth += 1
    let right = parseExpression(tighter, mayBeginLine: true)
    depth -= 1
    return right
  }

  /// Parses `not` and its operand.
  private mutating func parseNot(_ start: Mark) -> Int {
    guard enter() else { return parseMissing() }
    advance()
    let height = parseExpression(.not, mayBeginLine: true)
    depth -= 1
    finish(.notExpression, start)
    return height + 1
  }

  /// Parses the relations and operands after the first operand of a constraint or comparison. All operands are children
  /// of one node, so the chain adds no levels. Returns the height of the highest operand.
  mutating func parseChain() -> Int {
    var (height, length) = (0, 0)
    var direction = ChainDirection()
    var isStrict = false
    while tokens.goesOn && !failed {
      if tokens.kind == .unknown { translateOperator() }
      guard tokens.kind.isRelation else { break }
      let range = tokens.here
      length += 1
      if length > Limits.chain { fail(.chainTooLong("one expression", at: range)) }
      if direction.turns(at: tokens.kind) { report(.chainTurns(at: range)) }
      isStrict = isStrict || tokens.kind == .less || tokens.kind == .greater
      advance()
      depth += 1
      height = max(height, parseExpression(.sum, mayBeginLine: tokens.brackets > 0))
      depth -= 1
    }
    chainIsStrict = isStrict
    return height
  }

  /// `unary = "-" unary | postfix ;`
  ///
  ///     -8
  ///     -superview.width
  @discardableResult
  mutating func parseUnary(_ mayBeginLine: Bool) -> Int {
    guard tokens.canBeginOperand(mayBeginLine) || takeNextLine() else { return failMissing() }
    return tokens.kind == .minus ? parseNegative() : parsePostfix()
  }

  private mutating func parseNegative() -> Int {
    let start = mark()
    guard enter() else { return parseMissing() }
    advance()
    let height = parseUnary(true)
    depth -= 1
    finish(.negative, start)
    return height + 1
  }

  /// Reports that an expression is missing, and appends a `missing` node.
  mutating func failMissing() -> Int {
    if tokens.kind == .unknown && tokens.goesOn {
      failUnknown()
    } else if tokens.isAt(.viewWord) && tokens.kinds[tokens.position + 1] == .dot {
      let range = tokens.here
      fail(.viewForSuperview(at: range))
    } else {
      let last = tokens.previous
      let after = tokens.previousEnd == 0 ? "" : tokens.shown(last)
      let found = tokens.isAtStatementEnd ? "" : tokens.shown(tokens.here)
      let range = found.isEmpty ? last : tokens.here
      fail(.expectedValue(after: after, found: found, at: range))
    }
    return parseMissing()
  }

  /// Appends a node for a missing expression.
  mutating func parseMissing() -> Int {
    let end = UInt32(truncatingIfNeeded: tokens.previousEnd)
    nodes.append(
      SyntaxTree.NodeRecord(
        kind: .missing, firstNode: UInt32(truncatingIfNeeded: nodes.count), firstToken: end, endToken: end))
    return 0
  }

  // MARK: Operands

  /// `postfix = primary { "." NAME | index | arguments } ;`
  ///
  ///     form.email.leading
  ///     bar[i - 1].bottom
  ///     a.isInside(b)
  ///
  /// A dot after a space begins a new statement: `.top == a.top .left == a.left` are two statements.
  mutating func parsePostfix() -> Int {
    let start = mark()
    switch tokens.kind {
    case .name, .dot: return parseParts(start, parsePrimary())
    case .leftParen: return parseParts(start, parseArguments(.tuple))
    case .leftSquare: return parseParts(start, parseList())
    case .number, .percent, .malformedNumber: return parseFactorWithoutSign(start, parsePrimary())
    default: return parsePrimary()
    }
  }

  /// Parses `{ "." NAME | index | arguments }` after a primary that began at `start` and has the height `height`.
  private mutating func parseParts(_ start: Mark, _ height: Int) -> Int {
    var height = height
    while !tokens.startsLine && !failed {
      if tokens.kind == .unknown { takeTwoDotsForOne() }
      switch tokens.kind {
      case .dot where tokens.isAttached: parseMember(start)
      case .leftSquare where tokens.spells(tokens.previousEnd - 1, "edges"):
        height = parseEdgesInBrackets(start, height)
      case .leftSquare: height = parseSubscript(start, height)
      case .leftParen: height = parseCall(start, height)
      default: return height
      }
      height += 1
      if depth + height >= Limits.nesting { tooDeep() }
    }
    return height
  }

  /// Reports `superview..leading`, and reads the `..` as `.`.
  private mutating func takeTwoDotsForOne() {
    guard SignSlips(tokens: tokens).isTwoDotsForOne else { return }
    report { SignSlips(tokens: $0).twoDotsForOne }
    tokens.read(as: .dot)
  }

  private mutating func parseSubscript(_ start: Mark, _ height: Int) -> Int {
    let inner = parseIndex()
    finish(.subscripted, start)
    return max(height, inner)
  }

  private mutating func parseCall(_ start: Mark, _ height: Int) -> Int {
    let inner = parseArguments(.arguments)
    finish(.call, start)
    return max(height, inner)
  }

  /// Parses `"." NAME` after the expression that began at `start`. Words of the language are allowed:
  /// `first.sizeThatFits(available)`.
  private mutating func parseMember(_ start: Mark) {
    advance()
    if tokens.goesOn && (tokens.kind == .name || tokens.kind.isWord) && !tokens.startsLine {
      takeAsName()
    } else {
      failMember()
    }
    finish(.member, start)
  }

  private mutating func failMember() {
    let found = tokens.isAtStatementEnd ? "" : tokens.shown(tokens.here)
    let range = found.isEmpty ? tokens.previous : tokens.here
    fail(.expectedMember(found: found, at: range))
  }

  /// Parses `.edges[top, leading]` as a call, and reports the brackets.
  private mutating func parseEdgesInBrackets(_ start: Mark, _ height: Int) -> Int {
    let opening = tokens.here
    let arguments = mark()
    let inner = parseBracketed(.rightSquare) { parser in parser.parseArgument() }
    finish(.arguments, arguments)
    finish(.call, start)
    let isClosed = tokens.kinds[tokens.previousEnd - 1] == .rightSquare
    let edits = [Edit(opening, "("), Edit(tokens.previous, ")")]
    let range = SourceRange(file: tokens.file, start: opening.start, end: tokens.previous.end)
    report(.edgesInBrackets(at: range, fixIt: isClosed ? FixIt("write '( )'", edits, .automatic) : nil))
    return max(height, inner)
  }

  /// `primary = NUMBER | SIZE | TEXT | COLOUR | "true" | "false" | NAME | "." NAME | tuple | list ;`
  ///
  ///     44
  ///     .width
  ///     (top: 8, horizontal: 16)
  ///     ["First", "Last"]
  private mutating func parsePrimary() -> Int {
    let start = mark()
    switch tokens.kind {
    case .name:
      advance()
      finish(.nameExpression, start)
    case .number: parseNumber()
    case .size, .percent, .angle, .colour, .trueWord, .falseWord:
      advance()
      finish(.literal, start)
    case .text:
      checkText()
      advance()
      finish(.literal, start)
    case .dot: parseDot()
    case .malformedNumber:
      reportFactorOrNumber()
      advance()
      finish(.missing, start)
    default: return failMissing()
    }
    return 1
  }

  private mutating func reportFactorOrNumber() {
    guard NumberSlips(tokens: tokens).isFactorAndName else { return reportMalformedNumber() }
    report { NumberSlips(tokens: $0).factorAndName }
  }

  /// Parses `33% superview.width`, after the number; also skips what follows the number in `2superview.width`.
  private mutating func parseFactorWithoutSign(_ start: Mark, _ height: Int) -> Int {
    if nodes.last?.kind == .missing && tokens.kind == .dot && !tokens.startsLine && tokens.isAttached {
      while tokens.kind == .dot && !tokens.startsLine && tokens.isAttached && tokens.kinds[tokens.position + 1] == .name
      {
        advance()
        advance()
      }
      return height
    }
    guard tokens.kind == .name, !tokens.startsLine, isPathWithoutRelation, nodes.last?.kind == .literal else {
      return height
    }
    report { NumberSlips(tokens: $0).missingTimes }
    guard enter() else { return height }
    let right = parsePostfix()
    depth -= 1
    finish(.missing, start)
    return max(height, right) + 1
  }

  /// True if a name and a dot follow, and the path begins no other statement.
  private var isPathWithoutRelation: Bool { tokens.kinds[tokens.position + 1] == .dot && !tokens.beginsStatement }

  /// Parses a number, or one of `16:9`, `44 x 44` and `44 px`, which the next token distinguishes.
  private mutating func parseNumber() {
    let start = mark()
    advance()
    if tokens.startsLine || tokens.kind != .colon && tokens.kind != .name {
      return finish(.literal, start)
    }
    if tokens.kind == .colon && (tokens.peek() == .number || tokens.peek() == .malformedNumber) {
      parseRatio(start)
    } else if tokens.kind == .name && tokens.spells(tokens.position, "x") && tokens.peek() == .number {
      parseSpacedSize(start)
    } else if tokens.kind == .name && tokens.spells(tokens.position, "x")
      && (tokens.peek() == .name || tokens.peek() == .dot)
    {
      finish(.literal, start)
      let range = tokens.here
      report(.foreignOperator("x", "*", at: range, fixIt: FixIt("write '*'", [Edit(range, "*")], .automatic)))
      tokens.read(as: .star)
    } else {
      finish(.literal, start)
    }
  }

  private mutating func parseRatio(_ start: Mark) {
    report { NumberSlips(tokens: $0).ratio }
    advance()
    advance()
    finish(.missing, start)
  }

  /// Reports `44 x 44`, with the cursor after the first number.
  mutating func parseSpacedSize(_ start: Mark) {
    report { NumberSlips(tokens: $0).spacedSize }
    advance()
    advance()
    finish(.missing, start)
  }

  /// Parses `"." NAME`, an attribute or property of the view that the braces around belong to.
  private mutating func parseDot() {
    let start = mark()
    advance()
    if !tokens.startsLine && (tokens.kind == .name || tokens.kind.isWord) {
      takeAsName()
      return finish(.dotExpression, start)
    }
    if tokens.kind == .number && tokens.kinds[tokens.position - 1] == .dot {
      report { NumberSlips(tokens: $0).pointFirst }
      advance()
      return finish(.missing, start)
    }
    failMember()
    finish(.dotExpression, start)
  }

  /// `arguments = "(" [ argument { "," argument } [ "," ] ] ")" ;   tuple = arguments ;`
  ///
  ///     (0, 20, 375, 44)
  ///     (caption: "First name")
  mutating func parseArguments(_ node: SyntaxKind) -> Int {
    let start = mark()
    let height = parseBracketed(.rightParen) { parser in parser.parseArgument() }
    if height == 0 { return parseMissing() }
    finish(node, start)
    return height
  }

  /// `argument = [ NAME ":" ] expr ;`
  ///
  ///     top: 8
  mutating func parseArgument() -> Int {
    let start = mark()
    if (tokens.kind == .name || tokens.kind.isWord) && tokens.peek() == .colon {
      takeAsName()
      advance()
    } else if tokens.kind == .name && tokens.peek() == .equal {
      advance()
      takeEqualForColon(example: "(direction: rtl)")
    }
    let height = parseExpression(.or, mayBeginLine: true)
    finish(.argument, start)
    return height + 1
  }

  /// `list = "[" [ expr { "," expr } [ "," ] ] "]" ;`
  ///
  ///     ["C", "+/-", "%", "/"]
  private mutating func parseList() -> Int {
    let start = mark()
    let height = parseBracketed(.rightSquare) { parser in parser.parseExpression(.or, mayBeginLine: true) }
    if height == 0 { return parseMissing() }
    finish(.list, start)
    return height
  }

  /// Consumes a word as a name: after a dot and before the colon of a label, words of the language are allowed as
  /// names.
  mutating func takeAsName() {
    tokens.kinds[tokens.position] = .name
    advance()
  }

  /// `index = "[" expr { "," expr } "]" ;`
  ///
  ///     [i]
  ///     [r, c + 1]
  @discardableResult
  mutating func parseIndex() -> Int {
    let start = mark()
    let isEmpty = tokens.peek() == .rightSquare
    let height = parseBracketed(.rightSquare) { parser in parser.parseExpression(.or, mayBeginLine: true) }
    if isEmpty { failEmptyIndex(start) }
    finish(.index, start)
    return height
  }

  private mutating func failEmptyIndex(_ start: Mark) {
    let range = tokens.rangeSince(start.token)
    fail(.emptyIndex(at: range))
  }
}

/// The direction of a chain of relations, once a relation has one.
struct ChainDirection {
  private var direction = 0
  private var hasTurned = false

  /// True if `relation` has the opposite direction of those before it; returned only once for a chain.
  mutating func turns(at relation: TokenKind) -> Bool {
    let next =
      switch relation {
      case .lessEqual, .less: 1
      case .greaterEqual, .greater: -1
      default: 0
      }
    if direction == 0 { direction = next }
    guard next != 0 && next != direction && !hasTurned else { return false }
    hasTurned = true
    return true
  }
}
