internal import LayDiagnostics

/// How tightly the operators bind, loosest first.
enum Precedence: UInt8 {
  case or, and, not, relation, sum, product

  /// The precedence of the operator `kind`, or nil if it is none.
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
}

extension Parser {
  /// `expr = all { "or" all } ;   all = negation { "and" negation } ;`
  /// `negation = "not" negation | sum { relation sum } ;`
  /// `sum = product { ( "+" | "-" ) product } ;   product = unary { ( "*" | "/" ) unary } ;`
  ///
  ///     320 <= width < 600 and not compact
  ///     superview.width - 2 * gap
  ///
  /// By climbing precedences: takes the operators that bind at least as tightly as `least`. `mayBeginLine` says whether
  /// the first token may stand on the next line. Returns the height of the tree.
  @discardableResult
  mutating func parseExpression(_ least: Precedence, mayBeginLine: Bool) -> Int {
    let start = mark()
    var height = parseFirstOperand(least, mayBeginLine, start)
    while let precedence = nextOperator(least, height) { height = parseOperation(precedence, start, height) }
    return height
  }

  // The functions that call each other in a circle are small, and what is rare stands in functions of its own: without
  // optimization a large function has a large stack frame, and nesting multiplies it.

  private mutating func parseFirstOperand(_ least: Precedence, _ mayBeginLine: Bool, _ start: Mark) -> Int {
    guard kind == .notWord else { return parseUnary(mayBeginLine) }
    let isAllowed = least.rawValue <= Precedence.not.rawValue && canBeginOperand(mayBeginLine)
    return isAllowed ? parseNot(start) : failMissing()
  }

  /// The operator at ``position``, if it binds tightly enough to go on with what has the height `height`.
  private mutating func nextOperator(_ least: Precedence, _ height: Int) -> Precedence? {
    guard goesOn else { return nil }
    if kind == .unknown { translateOperator() }
    guard let precedence = Precedence(kind), precedence.rawValue >= least.rawValue, !failed else { return nil }
    if depth + height < Limits.nesting { return precedence }
    tooDeep()
    return nil
  }

  /// The operator at ``position`` and its right side; its left side began at `start`.
  private mutating func parseOperation(_ precedence: Precedence, _ start: Mark, _ height: Int) -> Int {
    switch precedence {
    case .or: return parseRightSide(.orExpression, .and, start, height)
    case .and: return parseRightSide(.andExpression, .not, start, height)
    case .relation: return parseComparison(start, height)
    case .sum: return parseRightSide(.binary, .product, start, height)
    case .product, .not: return parseFactor(start, height)
    }
  }

  private mutating func parseFactor(_ start: Mark, _ height: Int) -> Int {
    advance()
    depth += 1
    let right = parseUnary(true)
    depth -= 1
    finish(.binary, start)
    return max(height, right) + 1
  }

  private mutating func parseRightSide(
    _ node: SyntaxKind, _ tighter: Precedence, _ start: Mark, _ height: Int
  ) -> Int {
    advance()
    depth += 1
    let right = parseExpression(tighter, mayBeginLine: true)
    depth -= 1
    finish(node, start)
    return max(height, right) + 1
  }

  /// `not` and what it denies.
  private mutating func parseNot(_ start: Mark) -> Int {
    guard enter() else { return parseMissing() }
    advance()
    let height = parseExpression(.not, mayBeginLine: true)
    depth -= 1
    finish(.notExpression, start)
    return height + 1
  }

  /// `relation sum { relation sum }` behind a first sum. A relation does not continue its line.
  private mutating func parseComparison(_ start: Mark, _ height: Int) -> Int {
    let height = parseChain(height)
    finish(.comparison, start)
    return height + 1
  }

  /// The relations and sides behind the first side of a rule or comparison. Returns the height of the highest side.
  mutating func parseChain(_ height: Int) -> Int {
    var height = height
    var direction = ChainDirection()
    var isStrict = false
    while goesOn && !failed {
      if kind == .unknown { translateOperator() }
      guard kind.isRelation else { break }
      let range = here
      if direction.turns(at: kind) { report(.chainTurns(at: range)) }
      isStrict = isStrict || kind == .less || kind == .greater
      advance()
      depth += 1
      height = max(height, parseExpression(.sum, mayBeginLine: brackets > 0))
      depth -= 1
    }
    chainIsStrict = isStrict
    return height
  }

  /// Whether what stands at ``position`` may belong to the line that ended before it.
  func canBeginOperand(_ mayBeginLine: Bool) -> Bool {
    !startsLine || (mayBeginLine || brackets > 0) && !kind.beginsStatement
  }

  /// `unary = "-" unary | postfix ;`
  ///
  ///     -8
  ///     -superview.width
  @discardableResult
  mutating func parseUnary(_ mayBeginLine: Bool) -> Int {
    guard canBeginOperand(mayBeginLine) || takeNextLine() else { return failMissing() }
    return kind == .minus ? parseNegative() : parsePostfix()
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

  /// Where an expression should stand and none does: reports it.
  mutating func failMissing() -> Int {
    if kind == .unknown && goesOn {
      failUnknown()
    } else {
      let last = previous
      let after = previousEnd == 0 ? "" : shown(last)
      let found = isAtStatementEnd ? "" : shown(here)
      let range = found.isEmpty ? last : here
      fail(.expectedValue(after: after, found: found, at: range))
    }
    return parseMissing()
  }

  /// A node for an expression that is not there.
  mutating func parseMissing() -> Int {
    let end = UInt32(truncatingIfNeeded: previousEnd)
    nodes.append(
      SyntaxTree.NodeRecord(
        kind: .missing, firstNode: UInt32(truncatingIfNeeded: nodes.count), firstToken: end, endToken: end))
    return 0
  }
}

/// Which way a chain of relations goes, as soon as one says so.
struct ChainDirection {
  private var direction = 0
  private var hasTurned = false

  /// Whether `relation` goes the other way than the ones before; told once for a chain.
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
