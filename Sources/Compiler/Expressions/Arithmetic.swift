internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

extension Evaluation {
  /// The value of `a + b - c * d`. Iterates over the operators, since a chain nests to the left.
  func arithmetic(_ node: SyntaxNode, in context: Context) -> Value {
    let spine = OperatorSpine(node)
    var running = RunningValue(evaluate(spine.first, in: context))
    /// The number that was last concatenated to a string.
    var joined: SyntaxNode?
    for step in spine.steps {
      guard let sign = step.operatorToken, let right = step.children.last, step.childCount > 1 else { return .unknown }
      let operand = RunningValue(evaluate(right, in: context))
      if let number = joined, operand.isNumber, sign.kind == .plus || sign.kind == .minus {
        elaborator.report(.textAndSum(number, right, sign: sign.text))
        return .unknown
      }
      joined = running.isText && operand.isNumber ? right : nil
      if !apply(step, sign.kind, operand, to: &running, in: context) { running = RunningValue(.unknown) }
    }
    return running.value
  }

  /// Applies one operator of a chain; false if it does not apply to the operands, which is reported.
  private func apply(
    _ step: SyntaxNode, _ sign: TokenKind, _ operand: RunningValue, to running: inout RunningValue, in context: Context
  ) -> Bool {
    if let problem = running.apply(sign, operand), let left = step.children.first, let right = step.children.last {
      let ratio = numberAcross(step, in: context)
      let attribute = attributeAcross(step, in: context) ?? (isOfEdges(context) ? "edges" : nil)
      elaborator.report(
        problem.diagnostic(at: step.range, left: left, right: right, attribute: attribute, ratio: ratio))
      return false
    }
    if running.isTooLong { elaborator.report(.numberTooLong(at: step.range)) }
    return !running.isTooLong
  }
}

extension Evaluation {
  /// The attribute at the end of another side of the constraint, which `node` is probably about; nil if there is none.
  func attributeAcross(_ node: SyntaxNode, in context: Context) -> String? {
    guard let statement = context.statement?.node, statement.kind == .rule else { return nil }
    for side in statement.children where side.index < node.index || side.range.start > node.range.end {
      guard side.kind == .dotExpression || side.kind == .member, let name = side.token(.name)?.text else { continue }
      if Attribute(name: name) != nil { return name }
    }
    return nil
  }

  /// True if the statement is about edges: `a.edges == b`, `a.edges(top, leading) == b`.
  private func isOfEdges(_ context: Context) -> Bool {
    guard let side = context.statement?.node.children.first else { return false }
    return (side.kind == .call ? side.children.first : side)?.tokens.last?.text == "edges"
  }
}

extension Evaluation {
  /// The literal number on the other side of a constraint with two sides, and the relation of `node` to it; nil if
  /// there is none.
  private func numberAcross(_ node: SyntaxNode, in context: Context) -> (node: SyntaxNode, relation: Relation)? {
    guard let statement = context.statement?.node, statement.kind == .rule else { return nil }
    let sides = statement.children.filter { !$0.kind.isClause }
    guard sides.count == 2, let place = sides.firstIndex(where: { $0.index == node.index }),
      let relation = statement.tokens.lazy.compactMap({ Relation($0.kind) }).first
    else { return nil }
    let other = sides[1 - place]
    let isWritten = other.allTokens.allSatisfy { $0.kind == .number || $0.kind == .slash }
    return isWritten && other.range.length <= 40 ? (other, place == 0 ? relation : relation.flipped) : nil
  }
}

extension SyntaxNode {
  /// The operator of a `binary`.
  fileprivate var operatorToken: SyntaxToken? {
    tokens.first { [.plus, .minus, .star, .slash].contains($0.kind) }
  }
}

extension RunningValue {
  /// Applies the operator `sign`.
  mutating func apply(_ sign: TokenKind, _ other: RunningValue) -> Problem? {
    switch sign {
    case .plus: add(other, sign: 1)
    case .minus: add(other, sign: -1)
    case .star: multiply(by: other)
    case .slash: divide(by: other)
    default: nil
    }
  }
}
