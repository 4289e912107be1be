internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

// The values of expressions in steps. Chains that nest to the left are iterated; real nesting counts towards
// `Limits.evaluation`.

extension StepLowering {
  /// The value of an expression; nil after an error, which is reported here or was before.
  mutating func value(of node: SyntaxNode) -> LoweredValue? {
    guard elaborator.enterEvaluation(at: node.range) else { return nil }
    defer { elaborator.leaveEvaluation() }
    let node = node.insideParentheses
    switch node.kind {
    case .literal: return LoweredValue(elaborator.literal(node))
    case .nameExpression, .dotExpression, .member, .subscripted, .call: return path(node)
    case .binary: return arithmetic(node)
    case .negative: return negative(node)
    case .comparison: return comparison(node)
    case .notExpression: return opposite(node)
    case .andExpression, .orExpression: return junction(node)
    case .list: return list(node)
    case .tuple: return tuple(node)
    default: return nil
    }
  }

  private mutating func list(_ node: SyntaxNode) -> LoweredValue? {
    guard elaborator.count(elementsOf: node) else { return nil }
    var items: [LoweredValue] = []
    for child in node.children where child.kind != .unexpected {
      guard let item = value(of: child) else { return nil }
      items.append(item)
    }
    return .list(items)
  }

  private mutating func tuple(_ node: SyntaxNode) -> LoweredValue? {
    guard elaborator.count(elementsOf: node) else { return nil }
    var numbers: [StepScalar] = []
    for argument in node.children where argument.kind == .argument {
      guard let part = argument.children.first, let number = number(part) else { return nil }
      numbers.append(number)
    }
    switch numbers.count {
    case 2: return .pair(numbers[0], numbers[1])
    case 4: return .rectangle(numbers[0], numbers[1], numbers[2], numbers[3])
    default: return nil
    }
  }

  private mutating func negative(_ node: SyntaxNode) -> LoweredValue? {
    var (inner, isNegative) = (node, false)
    while inner.kind == .negative, let child = inner.children.first {
      inner = child
      isNegative.toggle()
    }
    guard let value = value(of: inner), let scalars = value.scalars else { return nil }
    if !isNegative { return value }
    var negated: [StepScalar] = []
    for scalar in scalars { negated.append(combine(.multiply, .known(-1), scalar)) }
    return value.with(negated)
  }

  // MARK: Arithmetic

  private mutating func arithmetic(_ node: SyntaxNode) -> LoweredValue? {
    let spine = OperatorSpine(node)
    guard var sum = value(of: spine.first) else { return nil }
    for step in spine.steps {
      guard let sign = step.tokens.first, let last = step.children.last, let other = value(of: last),
        let result = apply(sign.kind, sum, other, last)
      else { return nil }
      sum = result
    }
    return sum
  }

  private mutating func apply(_ sign: TokenKind, _ a: LoweredValue, _ b: LoweredValue, _ node: SyntaxNode)
    -> LoweredValue?
  {
    switch (sign, a, b) {
    case (.plus, .text, _), (.plus, _, .text): return joined(a, b, node)
    case (.plus, _, _), (.minus, _, _): return termwise(sign == .plus ? .add : .subtract, a, b)
    case (.star, .number(let factor), _): return scaled(b, .multiply, factor)
    case (.star, _, .number(let factor)): return scaled(a, .multiply, factor)
    case (.slash, _, .number(let divisor)):
      if case .known(let number) = divisor, number.isZero {
        report(.divisionByZero(at: node.range))
        return nil
      }
      return scaled(a, .divide, divisor)
    default: return nil
    }
  }

  private func joined(_ a: LoweredValue, _ b: LoweredValue, _ node: SyntaxNode) -> LoweredValue? {
    guard let left = a.words, let right = b.words else {
      report(.stepNotConstant("a text", at: node.range))
      return nil
    }
    if left.utf8.count + right.utf8.count > Limits.textBytes {
      report(.stepNotConstant("a text of that length", at: node.range))
      return nil
    }
    return .text(left + right)
  }

  private mutating func termwise(_ operation: StepNode.Operation, _ a: LoweredValue, _ b: LoweredValue) -> LoweredValue?
  {
    guard let left = a.scalars, let right = b.scalars, left.count == right.count else { return nil }
    var results: [StepScalar] = []
    for (one, other) in zip(left, right) { results.append(combine(operation, one, other)) }
    return a.with(results)
  }

  private mutating func scaled(_ value: LoweredValue, _ operation: StepNode.Operation, _ factor: StepScalar)
    -> LoweredValue?
  {
    guard let scalars = value.scalars else { return nil }
    var results: [StepScalar] = []
    for scalar in scalars { results.append(combine(operation, scalar, factor)) }
    return value.with(results)
  }

  /// The result of an operation, computed at once if both numbers are known.
  mutating func combine(_ operation: StepNode.Operation, _ a: StepScalar, _ b: StepScalar) -> StepScalar {
    if case .known(let a) = a, case .known(let b) = b, let known = operation.result(a, b),
      known.bitWidth <= Limits.numberBits
    {
      return .known(known)
    }
    let (left, right) = (node(a), node(b))
    return .node(add(.binary(operation, left, right)))
  }

  // MARK: Conditions

  private mutating func opposite(_ node: SyntaxNode) -> LoweredValue? {
    var (inner, isOpposite) = (node, false)
    while inner.kind == .notExpression, let child = inner.children.first {
      inner = child.insideParentheses
      isOpposite.toggle()
    }
    guard let truth = number(inner) else { return nil }
    if !isOpposite { return .number(truth) }
    if case .known(let known) = truth { return .number(.known(known.isZero ? .one : .zero)) }
    let operand = self.node(truth)
    return .number(.node(add(.unary(.not, operand))))
  }

  private mutating func junction(_ node: SyntaxNode) -> LoweredValue? {
    let spine = OperatorSpine(node)
    let operation: StepNode.Operation = node.kind == .andExpression ? .and : .or
    guard var result = number(spine.first) else { return nil }
    for step in spine.steps {
      guard let last = step.children.last else { return nil }
      // An operand that constants determine guards the following ones.
      if case .known(let known) = result, known.isZero == (operation == .and) { return .number(result) }
      guard let other = number(last) else { return nil }
      result = combine(operation, result, other)
    }
    return .number(result)
  }

  private mutating func comparison(_ node: SyntaxNode) -> LoweredValue? {
    let sides = node.children.filter { $0.kind != .unexpected }
    let signs = node.tokens.compactMap { Condition.Comparison($0.kind) }
    guard sides.count == signs.count + 1 else { return nil }
    if sides.contains(where: { elaborator.environmentWord($0) != nil }) { return environment(sides) }
    var values: [LoweredValue] = []
    for side in sides {
      guard let value = value(of: side) else { return nil }
      values.append(value)
    }
    var result = StepScalar.known(.one)
    for (index, sign) in signs.enumerated() {
      guard let pair = compare(values[index], sign, values[index + 1], at: node.range) else { return nil }
      result = combine(.and, result, pair)
    }
    return .number(result)
  }

  /// The value of `direction == rtl`.
  private mutating func environment(_ sides: [SyntaxNode]) -> LoweredValue? {
    guard let word = sides.compactMap({ elaborator.environmentWord($0) }).first else { return nil }
    var result = StepScalar.known(.one)
    for side in sides where elaborator.environmentWord(side) == nil {
      let condition = elaborator.addCondition(word.condition(side.insideParentheses.text))
      let truth = add(.truth(condition))
      result = combine(.and, result, .node(truth))
    }
    return .number(result)
  }

  private mutating func compare(
    _ a: LoweredValue, _ sign: Condition.Comparison, _ b: LoweredValue, at range: SourceRange
  ) -> StepScalar? {
    if case .text(let left) = a, case .text(let right) = b, sign == .equal {
      return .known(left == right ? .one : .zero)
    }
    guard let left = a.scalars, let right = b.scalars, left.count == right.count, left.count == 1 || sign == .equal
    else {
      report(.stepOrder(at: range))
      return nil
    }
    var result = StepScalar.known(.one)
    for (one, other) in zip(left, right) {
      if case .known(let x) = one, case .known(let y) = other {
        result = combine(.and, result, .known(sign.holds(x, y) ? .one : .zero))
      } else {
        let (x, y) = (node(one), node(other))
        result = combine(.and, result, .node(add(.compare(sign, x, y))))
      }
    }
    return result
  }
}

extension LoweredValue {
  /// The string that it adds to a concatenation; nil if it is not known.
  fileprivate var words: String? {
    switch self {
    case .text(let text): text
    case .number(.known(let number)): number.description
    default: nil
    }
  }
}
