internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// The distances of an *inset* (LANGUAGE §4); leading and left are stored separately.
struct Insets: Hashable {
  var top = Rational.zero
  var leading = Rational.zero
  var bottom = Rational.zero
  var trailing = Rational.zero
  var left = Rational.zero
  var right = Rational.zero

  /// The labels that were written, in source order.
  var labels: [Label] = []

  /// The label of a distance.
  enum Label: String, CaseIterable {
    case top, leading, bottom, trailing, left, right, horizontal, vertical

    /// The edges that the label sets.
    var edges: [Attribute] {
      switch self {
      case .top: [.top]
      case .leading: [.leading]
      case .bottom: [.bottom]
      case .trailing: [.trailing]
      case .left: [.left]
      case .right: [.right]
      case .horizontal: [.leading, .trailing, .left, .right]
      case .vertical: [.top, .bottom]
      }
    }

    static var names: [String] { allCases.map { $0.rawValue } }
  }

  /// True if it is 0 on all sides.
  var isZero: Bool { [top, leading, bottom, trailing, left, right].allSatisfy { $0.isZero } }

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

  /// Creates insets that are equal on all sides.
  init(all inset: Rational) {
    (top, leading, bottom, trailing, left, right) = (inset, inset, inset, inset, inset, inset)
  }

  init() {}

  /// Sets the edges of `label`.
  mutating func set(_ label: Label, _ inset: Rational) {
    labels.append(label)
    for edge in label.edges {
      switch edge {
      case .top: top = inset
      case .leading: leading = inset
      case .bottom: bottom = inset
      case .trailing: trailing = inset
      case .left: left = inset
      default: right = inset
      }
    }
  }
}

extension Elaborator {
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
      guard let label = item.label.flatMap({ Insets.Label(rawValue: $0) }) else {
        report(.unknownInsetLabel(item.label, nearest(to: item.label ?? "", among: Insets.Label.names), at: node.range))
        return nil
      }
      if let earlier = insets.labels.first(where: { !Set($0.edges).isDisjoint(with: label.edges) }) {
        report(.insetOverlap(label, earlier, at: node.range))
        return nil
      }
      insets.set(label, number)
    }
    return insets
  }
}

extension Insets {
  /// The safe area insets of a screen: four unlabelled numbers are top, left, bottom and right, in both layout
  /// directions.
  func covering(_ direction: LayoutDirection) -> ExactInsets {
    let isDirectional = labels.contains { $0 == .leading || $0 == .trailing }
    if !isDirectional { return ExactInsets(top: top, left: left, bottom: bottom, right: right) }
    let isMirrored = direction == .rightToLeft
    return ExactInsets(
      top: top, left: isMirrored ? trailing : leading, bottom: bottom, right: isMirrored ? leading : trailing)
  }
}
