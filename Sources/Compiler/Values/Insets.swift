internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// Distances inwards, as an *inset* of LANGUAGE §4 says them: leading and left are kept apart.
struct Insets: Hashable {
  var top = Rational.zero
  var leading = Rational.zero
  var bottom = Rational.zero
  var trailing = Rational.zero
  var left = Rational.zero
  var right = Rational.zero

  static let labels = ["top", "leading", "bottom", "trailing", "left", "right", "horizontal", "vertical"]

  /// The distance at one of the six edges.
  func inset(at side: Attribute) -> Rational {
    switch side {
    case .top: top
    case .leading: leading
    case .bottom: bottom
    case .trailing: trailing
    case .left: left
    default: right
    }
  }

  /// The same on all sides.
  init(all inset: Rational) {
    (top, leading, bottom, trailing, left, right) = (inset, inset, inset, inset, inset, inset)
  }

  init() {}

  /// Sets what the label says; false when there is no such label.
  mutating func set(_ label: String, _ inset: Rational) -> Bool {
    switch label {
    case "top": top = inset
    case "leading": leading = inset
    case "bottom": bottom = inset
    case "trailing": trailing = inset
    case "left": left = inset
    case "right": right = inset
    case "horizontal": (leading, trailing, left, right) = (inset, inset, inset, inset)
    case "vertical": (top, bottom) = (inset, inset)
    default: return false
    }
    return true
  }
}

extension Elaborator {
  /// An *inset*: one number for all sides, four in UIKit's order `(top, leading, bottom, trailing)`, or labelled in
  /// any order, others 0. Nil and reported when it is something else.
  func insets(_ node: SyntaxNode, in context: Context) -> Insets? {
    let value = evaluate(node, in: context)
    switch value {
    case .number(let number, _): return Insets(all: number)
    case .unknown: return nil
    case .tuple(let items): return insets(items, node)
    default:
      report(.expectedInset(value, at: node.range))
      return nil
    }
  }

  private func insets(_ items: [(label: String?, value: Value)], _ node: SyntaxNode) -> Insets? {
    var numbers: [Rational] = []
    for item in items {
      guard case .number(let number, _) = item.value else {
        if !item.value.isUnknown { report(.expectedInset(item.value, at: node.range)) }
        return nil
      }
      numbers.append(number)
    }
    if items.allSatisfy({ $0.label == nil }) {
      guard numbers.count == 4 else {
        report(.insetCount(numbers.count, at: node.range))
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
      guard let label = item.label, insets.set(label, number) else {
        report(.unknownInsetLabel(item.label, nearest(to: item.label ?? "", among: Insets.labels), at: node.range))
        return nil
      }
    }
    return insets
  }
}
