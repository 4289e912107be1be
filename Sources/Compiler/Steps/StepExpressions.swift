internal import LayDiagnostics
internal import LayModel
internal import LayParser

// Expressions in steps. Chains that nest to the left are iterated; real nesting counts towards `Limits.evaluation`.

/// A resolved expression with its type.
struct TypedStep {
  var type: StepValue
  var expression: StepExpressionID
  /// The range with the parentheses around the expression.
  var range: SourceRange

  var operand: StepOperand { StepOperand(expression: expression, range: range) }
}

extension StepChecker {
  /// Resolves an expression. Errors are reported, and it is then unknown.
  mutating func value(of outer: SyntaxNode) -> TypedStep {
    guard evaluation.enter(at: outer.range) else {
      return TypedStep(type: .unknown, expression: unreadable, range: outer.range)
    }
    defer { evaluation.leave() }
    let path = expression(outer.insideParentheses)
    return TypedStep(type: path.type, expression: add(path), range: outer.range)
  }

  /// Adds the expression of a path.
  private mutating func add(_ path: StepPath) -> StepExpressionID {
    if case .unreadable = path.start.kind { return unreadable }
    let start = steps.expressions.add(path.start)
    if path.links.isEmpty { return start }
    return steps.expressions.add(
      StepExpression(kind: .path(start, steps.links.add(path.links)), range: path.start.range))
  }

  private mutating func expression(_ node: SyntaxNode) -> StepPath {
    switch node.kind {
    case .literal:
      let literal = node.literal
      return StepPath(StepValue(literal), kind(of: literal), at: node.range)
    case .nameExpression, .dotExpression, .member, .subscripted, .call: return path(node)
    case .binary: return arithmetic(node)
    case .negative: return negative(node)
    case .comparison: return comparison(node)
    case .notExpression: return opposite(node)
    case .andExpression, .orExpression: return junction(node)
    case .list: return list(node)
    case .tuple: return tuple(node)
    default: return unknown(at: node.range)
    }
  }

  private mutating func list(_ node: SyntaxNode) -> StepPath {
    var items: [TypedStep] = []
    for child in node.children where child.kind != .unexpected { items.append(value(of: child)) }
    return StepPath(.list(items.map { $0.type }), .list(arguments(items, of: node)), at: node.range)
  }

  /// The values `items` of a list, tuple or argument list.
  mutating func arguments(_ items: [TypedStep], of node: SyntaxNode) -> StepArguments {
    StepArguments(
      operands: steps.operands.add(items.map { $0.operand }), elementCount: evaluation.elementCount(of: node))
  }

  private mutating func negative(_ node: SyntaxNode) -> StepPath {
    var (inner, isNegative) = (node, false)
    while inner.kind == .negative, let child = inner.children.first {
      inner = child
      isNegative.toggle()
    }
    let value = value(of: inner)
    switch value.type {
    case .number, .point, .pair, .size, .unknown, .other:
      let kind = isNegative ? .negative(value.expression) : steps.expressions[value.expression].kind
      return StepPath(value.type, kind, at: node.range)
    default:
      report(.stepValue("'-'", "a number", value.type, at: inner.range))
      return unknown(at: node.range)
    }
  }

  private mutating func tuple(_ node: SyntaxNode) -> StepPath {
    let parts = node.children.filter { $0.kind == .argument }
    var numbers: [TypedStep] = []
    for argument in parts {
      guard let part = argument.children.first else { return unknown(at: node.range) }
      if let label = argument.token(.name) {
        report(.stepLabel(label.text, at: label.range))
        return unknown(at: node.range)
      }
      let number = value(of: part)
      guard check(number, .number, for: "a point, size or rectangle", part) else { return unknown(at: node.range) }
      numbers.append(number)
    }
    guard parts.count == 2 || parts.count == 4 else {
      report(.stepTuple(parts.count, at: node.range))
      return unknown(at: node.range)
    }
    return StepPath(parts.count == 2 ? .pair : .rectangle, .tuple(arguments(numbers, of: node)), at: node.range)
  }

  // MARK: Operators

  private mutating func arithmetic(_ node: SyntaxNode) -> StepPath {
    let spine = OperatorSpine(node)
    let first = value(of: spine.first)
    var (sum, operands) = (first.type, [first.operand])
    var operators: [StepNode.Operation] = []
    for step in spine.steps {
      guard let sign = step.tokens.first, let operation = StepNode.Operation(sign.kind), let last = step.children.last
      else { return unknown(at: node.range) }
      let other = value(of: last)
      operands.append(other.operand)
      operators.append(operation)
      if sum.isUnknown || other.type.isUnknown {
        sum = .unknown
      } else if let result = StepValue.applying(operation, sum, other.type) {
        sum = result
      } else {
        report(.stepArithmetic(sum, other.type, sign.text, at: step.range))
        return unknown(at: node.range)
      }
    }
    return StepPath(sum, .arithmetic(steps.operands.add(operands), steps.operators.add(operators)), at: node.range)
  }

  private mutating func opposite(_ node: SyntaxNode) -> StepPath {
    var (inner, isOpposite) = (node, false)
    while inner.kind == .notExpression, let child = inner.children.first {
      inner = child.insideParentheses
      isOpposite.toggle()
    }
    let value = expect(inner, .bool, for: "a condition").expression
    return StepPath(.bool, isOpposite ? .opposite(value) : steps.expressions[value].kind, at: node.range)
  }

  private mutating func junction(_ node: SyntaxNode) -> StepPath {
    let spine = OperatorSpine(node)
    var operands = [expect(spine.first.insideParentheses, .bool, for: "a condition").operand]
    for step in spine.steps {
      guard let last = step.children.last else { return unknown(at: node.range) }
      operands.append(expect(last.insideParentheses, .bool, for: "a condition").operand)
    }
    return StepPath(
      .bool, .junction(node.kind == .andExpression ? .and : .or, steps.operands.add(operands)), at: node.range)
  }

  // MARK: Comparisons

  private mutating func comparison(_ node: SyntaxNode) -> StepPath {
    let sides = node.children.filter { $0.kind != .unexpected }
    if let word = sides.compactMap({ evaluation.environmentWord($0, in: context) }).first {
      return comparison(of: word, sides, node)
    }
    if evaluation.reportForeignTextSize(sides, in: context) { return StepPath(.bool, .unreadable, at: node.range) }
    let signs = node.tokens.compactMap { Condition.Comparison($0.kind) }
    var (first, operands): (StepValue?, [StepOperand]) = (nil, [])
    for side in sides {
      let value = value(of: side)
      operands.append(value.operand)
      if let first, !first.isUnknown, !value.type.isUnknown, !first.compares(with: value.type) {
        report(.stepComparison(first, value.type, at: node.range))
        return StepPath(.bool, .unreadable, at: node.range)
      }
      first = first ?? value.type
    }
    guard operands.count == signs.count + 1 else { return StepPath(.bool, .unreadable, at: node.range) }
    return StepPath(.bool, .comparison(steps.operands.add(operands), steps.comparisons.add(signs)), at: node.range)
  }

  /// Resolves `direction == rtl` and `textSize >= accessibility1`.
  private mutating func comparison(of word: EnvironmentWord, _ sides: [SyntaxNode], _ node: SyntaxNode) -> StepPath {
    let signs = node.tokens.compactMap { Condition.Comparison($0.kind) }
    guard sides.count == signs.count + 1, word.isOrdered || signs.allSatisfy({ $0 == .equal }) else {
      report(.wordNeedsComparison(word, at: sides.first?.range ?? context.dotRange(elaborator)))
      return StepPath(.bool, .unreadable, at: node.range)
    }
    var conditions: [Condition] = []
    for (index, sign) in signs.enumerated() {
      let isFirst = evaluation.environmentWord(sides[index], in: context) != nil
      guard isFirst || evaluation.environmentWord(sides[index + 1], in: context) != nil else {
        report(.mixedCondition(at: sides[index].range.union(sides[index + 1].range)))
        return StepPath(.bool, .unreadable, at: node.range)
      }
      let answer = sides[isFirst ? index + 1 : index].insideParentheses
      if !word.answers.contains(answer.text) { report(.unknownConditionWord(answer.text, word, at: answer.range)) }
      conditions.append(word.condition(isFirst ? sign : sign.flipped, answer.text))
    }
    if word == .textSize { elaborator.textSizeRanges.append(node.range) }
    return StepPath(.bool, .environment(steps.conditions.add(conditions)), at: node.range)
  }
}

extension StepNode.Operation {
  /// The operation of the operator `sign`; nil for other tokens.
  fileprivate init?(_ sign: TokenKind) {
    switch sign {
    case .plus: self = .add
    case .minus: self = .subtract
    case .star: self = .multiply
    case .slash: self = .divide
    default: return nil
    }
  }
}

extension Context {
  /// The declaration of the view of the leading dot.
  fileprivate func dotRange(_ elaborator: Elaborator) -> SourceRange { elaborator.viewInfos[dot.index].declaration }
}

extension StepValue {
  /// The type of an operator's result; nil if it does not apply to the operands.
  static func applying(_ operation: StepNode.Operation, _ a: StepValue, _ b: StepValue) -> StepValue? {
    switch (operation, a, b) {
    case (_, .number, .number): return .number
    case (.add, .text, .text), (.add, .text, .number), (.add, .number, .text): return .text
    case (.add, _, _), (.subtract, _, _):
      switch (a, b) {
      case (.point, .point), (.point, .pair), (.pair, .point): return .point
      case (.size, .size), (.size, .pair), (.pair, .size): return .size
      case (.pair, .pair): return .pair
      default: return nil
      }
    case (.multiply, .number, .point), (.multiply, .number, .size), (.multiply, .number, .pair): return b
    case (.multiply, .point, .number), (.multiply, .size, .number), (.multiply, .pair, .number): return a
    case (.divide, .point, .number), (.divide, .size, .number), (.divide, .pair, .number): return a
    default: return nil
    }
  }

  /// True if the two can be compared.
  func compares(with other: StepValue) -> Bool {
    switch (self, other) {
    case (.number, .number), (.bool, .bool), (.text, .text), (.rectangle, .rectangle): true
    case (.point, .point), (.point, .pair), (.pair, .point), (.size, .size), (.size, .pair), (.pair, .size): true
    case (.pair, .pair): true
    default: false
    }
  }
}
