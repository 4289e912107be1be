internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

extension ConstraintPass {
  /// The rows of a compound constraint: `photo.edges == superview inset 16`, `.size == 44x44`. Nil if the sides cannot
  /// be compared, which is reported.
  func compoundRows(_ parts: RuleParts, in context: Context) -> [ConstraintRow]? {
    if let wrong = parts.relations.first(where: { $0.relation != .equal }) {
      elaborator.report(.compoundInequality(compoundName(parts), wrong.relation, at: wrong.range))
      return nil
    }
    guard let clauses = compoundClauses(parts, in: context) else { return nil }
    var rows: [ConstraintRow] = []
    for index in parts.relations.indices {
      guard let pair = compoundPair(parts.sides[index], parts.sides[index + 1], clauses, in: context) else {
        return nil
      }
      for part in pair {
        guard let row = row(part, in: context) else { return nil }
        rows.append(row)
      }
    }
    return rows
  }

  private func compoundName(_ parts: RuleParts) -> String {
    for side in parts.sides { if case .compound(_, let compound) = side.value { return compound.name } }
    return "size"
  }

  // MARK: Clauses

  private struct Clauses {
    var insets = Insets()
    var insetRange: SourceRange?
    var offset = ExactPoint.zero
  }

  private func compoundClauses(_ parts: RuleParts, in context: Context) -> Clauses? {
    var clauses = Clauses()
    let kind = compoundName(parts)
    guard parts.sides.contains(where: { if case .compound = $0.value { true } else { false } }) else {
      let clause = parts.inset ?? parts.offset
      elaborator.report(.sizeNeedsView(at: clause?.range ?? parts.range))
      return nil
    }
    if let inset = parts.inset {
      guard kind == "edges" else {
        elaborator.report(.clauseDoesNotFit("inset", kind, at: inset.range))
        return nil
      }
      guard let insets = evaluation.insets(inset, in: context) else { return nil }
      (clauses.insets, clauses.insetRange) = (insets, inset.range)
    }
    if let offset = parts.offset {
      guard kind != "size" else {
        elaborator.report(.clauseDoesNotFit("offset", kind, at: offset.range))
        return nil
      }
      guard let point = point(offset, in: context) else { return nil }
      clauses.offset = point
    }
    return clauses
  }

  /// The value of `(dx, dy)`; nil for other values, which are reported.
  private func point(_ node: SyntaxNode, in context: Context) -> ExactPoint? {
    let value = evaluation.evaluate(node, in: context)
    if case .tuple(let items) = value, !evaluation.areUnlabelled(items, "'(dx, dy)'", of: node) { return nil }
    if case .tuple(let items) = value, items.count == 2,
      case .number(let x, _) = items[0].value, case .number(let y, _) = items[1].value
    {
      return ExactPoint(x: x, y: y)
    }
    if !value.isUnknown { elaborator.report(.expectedPoint(value, at: node.range)) }
    return nil
  }

  // MARK: Pairs

  private func compoundPair(
    _ left: RuleParts.Side, _ right: RuleParts.Side, _ clauses: Clauses, in context: Context
  ) -> [RulePair]? {
    guard case .compound(let view, let compound) = left.value else {
      elaborator.report(.compoundOnTheLeft(left, right, at: left.node.range))
      return nil
    }
    switch (compound, right.value) {
    case (.edges(let sides), .compound(_, .edges(let others))) where Set(sides) != Set(others):
      elaborator.report(.edgesDiffer(left, right, at: right.node.range))
    case (.edges(let sides), .view(let other)), (.edges(let sides), .compound(let other, .edges)):
      if let range = clauses.insetRange,
        let label = clauses.insets.labels.first(where: { !$0.edges.contains(where: sides.contains) })
      {
        elaborator.report(.insetOfNoEdge(label, left, sides, at: range))
        return nil
      }
      return edgePairs(sides, view, other, left, right, clauses)
    case (.center, .view(let other)), (.center, .compound(let other, .center)):
      return [
        pair(view, .centerX, other, .centerX, clauses.offset.x, left, right),
        pair(view, .centerY, other, .centerY, clauses.offset.y, left, right),
      ]
    case (.size, .view(let other)), (.size, .compound(let other, .size)):
      return [
        pair(view, .width, other, .width, .zero, left, right), pair(view, .height, other, .height, .zero, left, right),
      ]
    case (.size, .size(let size)): return sizePairs(view, size, left, right)
    case (.size, .tuple(let items)):
      guard evaluation.areUnlabelled(items, "'(width, height)'", of: right.node) else { return nil }
      if items.count == 2, case .number(let width, _) = items[0].value, case .number(let height, _) = items[1].value {
        return sizePairs(view, ExactSize(width: width, height: height), left, right)
      }
      elaborator.report(.compoundOperand(compound, right, at: right.node.range))
    case (_, .unknown): break
    default: elaborator.report(.compoundOperand(compound, right, at: right.node.range))
    }
    return nil
  }

  private func edgePairs(
    _ sides: [Attribute], _ view: ViewID, _ other: ViewID, _ left: RuleParts.Side, _ right: RuleParts.Side,
    _ clauses: Clauses
  ) -> [RulePair]? {
    var pairs: [RulePair] = []
    for side in sides {
      let inset = clauses.insets.inset(at: side)
      let isFar = side == .bottom || side == .trailing || side == .right
      let shift = side == .top || side == .bottom ? clauses.offset.y : clauses.offset.x
      pairs.append(pair(view, side, other, side, (isFar ? -inset : inset) + shift, left, right))
    }
    return pairs
  }

  private func sizePairs(_ view: ViewID, _ size: ExactSize, _ left: RuleParts.Side, _ right: RuleParts.Side)
    -> [RulePair]
  {
    zip([Attribute.width, .height], [size.width, size.height]).map { attribute, length in
      RulePair(
        left: LinearForm(view, attribute, at: left.node.range), relation: .equal, right: LinearForm(length),
        leftNode: left.node, rightNode: right.node, range: left.node.range.union(right.node.range))
    }
  }

  private func pair(
    _ view: ViewID, _ attribute: Attribute, _ other: ViewID, _ otherAttribute: Attribute, _ constant: Rational,
    _ left: RuleParts.Side, _ right: RuleParts.Side
  ) -> RulePair {
    RulePair(
      left: LinearForm(view, attribute, at: left.node.range), relation: .equal,
      right: LinearForm(other, otherAttribute, constant, at: right.node.range), leftNode: left.node,
      rightNode: right.node, range: left.node.range.union(right.node.range))
  }
}
