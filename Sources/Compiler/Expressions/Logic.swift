internal import LayDiagnostics
internal import LayModel
internal import LayParser

extension Evaluation {
  /// The value of `not a`. Iterates, since `not` may be nested.
  func opposite(_ node: SyntaxNode, in context: Context) -> Value {
    var inner = node
    var isOpposite = false
    while inner.kind == .notExpression, let child = inner.children.first {
      inner = child
      isOpposite.toggle()
    }
    let value = truth(inner, in: context)
    guard isOpposite else { return value }
    switch value {
    case .bool(let bool): return .bool(!bool)
    case .condition(let condition): return .condition(elaborator.negation(condition))
    default: return .unknown
    }
  }

  /// The value of `a and b` or `a or b`. Iterates, since a chain nests to the left.
  func junction(_ node: SyntaxNode, in context: Context) -> Value {
    let spine = OperatorSpine(node)
    let isAnd = node.kind == .andExpression
    let wasInDeadCode = elaborator.isInDeadCode
    defer { elaborator.isInDeadCode = wasInDeadCode }
    var result = Value.bool(isAnd)
    for operand in [spine.first] + spine.steps.compactMap({ $0.children.last }) {
      let value = truth(operand, in: context)
      result = isAnd ? both(result, value) : either(result, value)
      // An operand that is decided guards the following ones: `n > 0 and 90 / n > 3`.
      if case .bool(let decided) = result, decided != isAnd { elaborator.isInDeadCode = true }
    }
    return result
  }

  /// The conjunction of two values; `false and …` is false even if the other is unknown.
  func both(_ a: Value, _ b: Value) -> Value {
    switch (a, b) {
    case (.bool(false), _), (_, .bool(false)): .bool(false)
    case (.bool(true), _): b
    case (_, .bool(true)): a
    case (.condition(let a), .condition(let b)): .condition(elaborator.conjunction(a, b))
    default: .unknown
    }
  }

  private func either(_ a: Value, _ b: Value) -> Value {
    switch (a, b) {
    case (.bool(true), _), (_, .bool(true)): .bool(true)
    case (.bool(false), _): b
    case (_, .bool(false)): a
    case (.condition(let a), .condition(let b)): a == b ? .condition(a) : .condition(elaborator.addCondition(.or(a, b)))
    default: .unknown
    }
  }

  /// The value of `node`, which must be a Bool or a condition; other values are reported.
  func truth(_ node: SyntaxNode, in context: Context) -> Value {
    if let truth = PlainStatement.truth(node, in: context, elaborator) { return .bool(truth) }
    if context.words == .condition, let word = environmentWord(node, in: context) {
      elaborator.report(.wordNeedsComparison(word, at: node.range))
      return .unknown
    }
    if reportForeignTextSize(node, in: context) { return .unknown }
    let value = evaluate(node, in: context)
    switch value {
    case .bool, .condition, .unknown: return value
    default:
      elaborator.report(.notACondition(value, at: node.range))
      return .unknown
    }
  }

  // MARK: Comparisons

  /// The value of `a < b <= c`, which compares each adjacent pair.
  func comparison(_ node: SyntaxNode, in context: Context) -> Value {
    let sides = node.children.filter { $0.kind != .unexpected }
    let relations = node.tokens.compactMap { Condition.Comparison($0.kind) }
    guard sides.count == relations.count + 1 else { return .unknown }
    if context.words == .condition, sides.contains(where: { environmentWord($0, in: context) != nil }) {
      return environmentComparison(sides, relations, in: context)
    }
    if context.words == .condition && reportForeignTextSize(sides, in: context) { return .unknown }
    if context.words == .none && reportEnvironmentWord(sides, of: node, in: context) { return .unknown }
    let values = sides.map { evaluate($0, in: context) }
    var result = Value.bool(true)
    for (index, relation) in relations.enumerated() {
      let pair = compare(
        (sides[index], values[index]), relation, (sides[index + 1], values[index + 1]), in: context)
      result = both(result, pair)
    }
    return result
  }

  /// Reports a comparison with a word of conditions, `hidden = textSize >= accessibility1`; false for other comparisons.
  private func reportEnvironmentWord(_ sides: [SyntaxNode], of node: SyntaxNode, in context: Context) -> Bool {
    for side in sides {
      guard let word = environmentWord(side, in: context),
        elaborator.lookUp(word.rawValue, from: context.scope) == nil
      else { continue }
      elaborator.report(.wordOfConditions(word, node.text, at: side.range))
      return true
    }
    return false
  }

  private func compare(
    _ left: (node: SyntaxNode, value: Value), _ sign: Condition.Comparison, _ right: (node: SyntaxNode, value: Value),
    in context: Context
  ) -> Value {
    let range = left.node.range.union(right.node.range)
    switch (left.value, right.value) {
    case (.unknown, _), (_, .unknown): return .unknown
    case (.number(let a, _), .number(let b, _)), (.percent(let a), .percent(let b)): return .bool(sign.holds(a, b))
    case (.angle(let a, let unit), .angle(let b, let other)) where unit == other: return .bool(sign.holds(a, b))
    case (.linear, .number), (.number, .linear), (.linear, .linear):
      return compareSizes(left, sign, right, in: context)
    default: break
    }
    guard sign == .equal else {
      elaborator.report(.cannotOrder(left.value, right.value, at: range))
      return .unknown
    }
    switch (left.value, right.value) {
    case (.text(let a), .text(let b)): return .bool(a == b)
    case (.bool(let a), .bool(let b)): return .bool(a == b)
    case (.size(let a), .size(let b)): return .bool(a == b)
    case (.colour(let a), .colour(let b)): return .bool(a == b)
    case (.view(let a), .view(let b)): return .bool(a == b)
    default:
      elaborator.report(.cannotCompare(left.value, right.value, at: range))
      return .unknown
    }
  }
}

extension Condition.Comparison {
  /// The comparison of an operator; nil for other tokens.
  init?(_ kind: TokenKind) {
    switch kind {
    case .less: self = .less
    case .lessEqual: self = .lessOrEqual
    case .equalEqual: self = .equal
    case .greaterEqual: self = .greaterOrEqual
    case .greater: self = .greater
    default: return nil
    }
  }

  /// The comparison with the sides exchanged.
  var flipped: Condition.Comparison {
    switch self {
    case .less: .greater
    case .lessOrEqual: .greaterOrEqual
    case .equal: .equal
    case .greaterOrEqual: .lessOrEqual
    case .greater: .less
    }
  }
}
