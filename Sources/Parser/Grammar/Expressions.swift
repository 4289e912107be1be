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
    guard kind == .notWord else { return parseUnary(mayBeginLine) }
    let isAllowed = least.rawValue <= Precedence.not.rawValue && canBeginOperand(mayBeginLine)
    return isAllowed ? parseNot(start) : failMissing()
  }

  /// The operator at ``position`` if it binds tightly enough to continue `chain`; nil otherwise.
  private mutating func nextOperator(_ least: Precedence, _ chain: OperatorChain) -> Precedence? {
    guard goesOn else { return nil }
    if kind == .unknown { translateOperator() }
    guard let precedence = Precedence(kind), precedence.rawValue >= least.rawValue, !failed else { return nil }
    if chain.length >= Limits.chain {
      let range = here
      fail(.chainTooLong("one expression", at: range))
      return nil
    }
    if depth + chain.height(with: precedence.node) <= Limits.nesting { return precedence }
    tooDeep()
    return nil
  }

  /// Parses the operator at ``position`` and its right operand; its left operand began at `start`.
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
    while goesOn && !failed {
      if kind == .unknown { translateOperator() }
      guard kind.isRelation else { break }
      let range = here
      length += 1
      if length > Limits.chain { fail(.chainTooLong("one expression", at: range)) }
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

  /// True if the token at ``position`` may continue the line that ended before it.
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

  /// Reports that an expression is missing, and appends a `missing` node.
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

  /// Appends a node for a missing expression.
  mutating func parseMissing() -> Int {
    let end = UInt32(truncatingIfNeeded: previousEnd)
    nodes.append(
      SyntaxTree.NodeRecord(
        kind: .missing, firstNode: UInt32(truncatingIfNeeded: nodes.count), firstToken: end, endToken: end))
    return 0
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
