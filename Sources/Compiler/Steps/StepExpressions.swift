internal import LayDiagnostics
internal import LayModel
internal import LayParser

// The types of expressions in steps. Chains that nest to the left are iterated; real nesting counts towards
// `Limits.evaluation`.

extension StepChecker {
  /// The type of an expression. Errors are reported, and it is then unknown.
  mutating func value(of node: SyntaxNode) -> StepValue {
    guard elaborator.enterEvaluation(at: node.range) else { return .unknown }
    defer { elaborator.leaveEvaluation() }
    let node = node.insideParentheses
    switch node.kind {
    case .literal: return StepValue(elaborator.literal(node))
    case .nameExpression, .dotExpression, .member, .subscripted, .call: return path(node)
    case .binary: return arithmetic(node)
    case .negative: return negative(node)
    case .comparison: return comparison(node)
    case .notExpression, .andExpression, .orExpression: return junction(node)
    case .list:
      var items: [StepValue] = []
      for child in node.children where child.kind != .unexpected { items.append(value(of: child)) }
      return .list(items)
    case .tuple: return tuple(node)
    default: return .unknown
    }
  }

  private mutating func negative(_ node: SyntaxNode) -> StepValue {
    var inner = node
    while inner.kind == .negative, let child = inner.children.first { inner = child }
    let value = value(of: inner)
    switch value {
    case .number, .point, .pair, .size, .unknown, .other: return value
    default:
      report(.stepValue("'-'", "a number", value, at: inner.range))
      return .unknown
    }
  }

  private mutating func tuple(_ node: SyntaxNode) -> StepValue {
    let arguments = node.children.filter { $0.kind == .argument }
    for argument in arguments {
      guard let part = argument.children.first else { return .unknown }
      if let label = argument.token(.name) {
        report(.stepLabel(label.text, at: label.range))
        return .unknown
      }
      guard expect(part, .number, for: "a point, size or rectangle") else { return .unknown }
    }
    switch arguments.count {
    case 2: return .pair
    case 4: return .rectangle
    default:
      report(.stepTuple(arguments.count, at: node.range))
      return .unknown
    }
  }

  // MARK: Operators

  private mutating func arithmetic(_ node: SyntaxNode) -> StepValue {
    var chain: [SyntaxNode] = []
    var first = node
    while first.kind == .binary, let left = first.children.first {
      chain.append(first)
      first = left
    }
    var sum = value(of: first)
    for step in chain.reversed() {
      guard let sign = step.tokens.first, let last = step.children.last else { return .unknown }
      let other = value(of: last)
      if sum.isUnknown || other.isUnknown {
        sum = .unknown
      } else if let result = StepValue.applying(sign.kind, sum, other) {
        sum = result
      } else {
        report(.stepArithmetic(sum, other, sign.text, at: step.range))
        return .unknown
      }
    }
    return sum
  }

  private mutating func junction(_ node: SyntaxNode) -> StepValue {
    var pending = [node]
    while let next = pending.popLast() {
      let next = next.insideParentheses
      switch next.kind {
      case .andExpression, .orExpression, .notExpression:
        pending += next.children.filter { $0.kind != .unexpected }.reversed()
      default: expect(next, .bool, for: "a condition")
      }
    }
    return .bool
  }

  private mutating func comparison(_ node: SyntaxNode) -> StepValue {
    let sides = node.children.filter { $0.kind != .unexpected }
    if let word = sides.compactMap({ elaborator.environmentWord($0) }).first {
      return comparison(of: word, sides, signs: node.tokens)
    }
    var first: StepValue?
    for side in sides {
      let value = value(of: side)
      if let first, !first.isUnknown, !value.isUnknown, !first.compares(with: value) {
        report(.stepComparison(first, value, at: node.range))
        return .bool
      }
      first = first ?? value
    }
    return .bool
  }

  /// Checks `direction == rtl`.
  private func comparison(of word: EnvironmentWord, _ sides: [SyntaxNode], signs: [SyntaxToken]) -> StepValue {
    if signs.contains(where: { $0.kind != .equalEqual }) {
      report(.wordNeedsComparison(word, at: sides.first?.range ?? context.dotRange(elaborator)))
      return .bool
    }
    for side in sides where elaborator.environmentWord(side) == nil {
      let answer = side.insideParentheses
      if !word.answers.contains(answer.text) { report(.unknownConditionWord(answer.text, word, at: answer.range)) }
    }
    return .bool
  }
}

extension Context {
  /// The declaration of the view of the leading dot.
  fileprivate func dotRange(_ elaborator: Elaborator) -> SourceRange { elaborator.viewInfos[dot.index].declaration }
}

extension StepValue {
  /// The type of an operator's result; nil if it does not apply to the operands.
  static func applying(_ sign: TokenKind, _ a: StepValue, _ b: StepValue) -> StepValue? {
    switch (sign, a, b) {
    case (_, .number, .number): return .number
    case (.plus, .text, .text), (.plus, .text, .number), (.plus, .number, .text): return .text
    case (.plus, _, _), (.minus, _, _):
      switch (a, b) {
      case (.point, .point), (.point, .pair), (.pair, .point): return .point
      case (.size, .size), (.size, .pair), (.pair, .size): return .size
      case (.pair, .pair): return .pair
      default: return nil
      }
    case (.star, .number, .point), (.star, .number, .size), (.star, .number, .pair): return b
    case (.star, .point, .number), (.star, .size, .number), (.star, .pair, .number): return a
    case (.slash, .point, .number), (.slash, .size, .number), (.slash, .pair, .number): return a
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
