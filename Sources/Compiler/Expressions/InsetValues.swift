internal import LayDiagnostics
internal import LayNumbers
internal import LayParser

extension Evaluation {
  /// The value of an *inset*: one number for all sides, four in UIKit's order `(top, leading, bottom, trailing)`, or
  /// labelled in any order, with 0 for the others. Nil for other values, which are reported.
  func insets(_ node: SyntaxNode, in context: Context) -> Insets? {
    insets(evaluate(node, in: context), node)
  }

  /// The *inset* with the value `value` of the expression `node`.
  func insets(_ value: Value, _ node: SyntaxNode) -> Insets? {
    switch value {
    case .number(let number, _): return Insets(all: number)
    case .unknown: return nil
    case .tuple(let items): return insets(items, node)
    default:
      elaborator.report(.expectedInset(value, at: node.range))
      return nil
    }
  }

  private func insets(_ items: [(label: String?, value: Value)], _ node: SyntaxNode) -> Insets? {
    var numbers: [Rational] = []
    for item in items {
      guard case .number(let number, _) = item.value else {
        if !item.value.isUnknown { elaborator.report(.expectedInset(item.value, at: node.range)) }
        return nil
      }
      numbers.append(number)
    }
    if items.allSatisfy({ $0.label == nil }) {
      guard numbers.count == 4 else {
        elaborator.report(.insetCount(numbers.count, at: node.range))
        return nil
      }
      var insets = Insets()
      (insets.top, insets.leading, insets.bottom, insets.trailing) = (numbers[0], numbers[1], numbers[2], numbers[3])
      (insets.left, insets.right) = (numbers[1], numbers[3])
      return insets
    }
    return labelledInsets(items, numbers, node)
  }

  private func labelledInsets(_ items: [(label: String?, value: Value)], _ numbers: [Rational], _ node: SyntaxNode)
    -> Insets?
  {
    var insets = Insets()
    for (item, number) in zip(items, numbers) {
      guard let label = item.label.flatMap({ Insets.EdgeLabel(rawValue: $0) }) else {
        elaborator.report(
          .unknownInsetLabel(item.label, nearest(to: item.label ?? "", among: Insets.EdgeLabel.names), at: node.range))
        return nil
      }
      if let earlier = insets.labels.first(where: { !Set($0.edges).isDisjoint(with: label.edges) }) {
        elaborator.report(.insetOverlap(label, earlier, at: node.range))
        return nil
      }
      insets.set(label, number)
    }
    return insets
  }
}
