internal import LayDiagnostics
internal import LayNumbers
internal import LayParser

extension Evaluation {
  /// The priority in `node`: a number, a name, a metric or a sum of them. Nil for other values, which are reported.
  func priority(_ node: SyntaxNode, in context: Context) -> Priority? {
    var context = context
    context.words = .priority
    context.statement = nil
    if node.kind == .nameExpression, let token = node.token(.name), Priority.named(token.text) == nil,
      elaborator.lookUp(token.text, from: context.scope) == nil
    {
      if let meant = ForeignWords.priority(token.text) {
        elaborator.report(.priorityOfUIKit(token.text, meant, at: token.range))
        return nil
      }
      let known = Priority.names.map { $0.name } + elaborator.visibleNames(from: context.scope, kind: .constant)
      elaborator.report(.unknownPriority(token.text, suggestions(for: token.text, among: known), at: token.range))
      return nil
    }
    if let meant = Evaluation.foreignPriority(node) {
      elaborator.report(.priorityOfUIKit(node.text, meant, at: node.range))
      return nil
    }
    switch evaluate(node, in: context) {
    case .number(let number, _): return priority(number, at: node.range)
    case .unknown: return nil
    case let value:
      elaborator.report(.expectedNumber(value, what: "a priority", at: node.range))
      return nil
    }
  }

  /// The priority that `.defaultHigh`, `UILayoutPriority.defaultHigh` or `UILayoutPriority(750)` means; nil for other nodes.
  private static func foreignPriority(_ node: SyntaxNode) -> String? {
    let name = node.token(.name)?.text ?? ""
    let meant = ForeignWords.priority(name) ?? (Priority.named(name) == nil ? nil : name)
    switch node.kind {
    case .dotExpression: return meant
    case .member where node.children.first?.text == "UILayoutPriority": return meant
    case .call where node.children.first?.text == "UILayoutPriority":
      let values = node.child(.arguments)?.children.compactMap { $0.children.last } ?? []
      return values.count == 1 && values[0].kind == .literal ? values[0].text : nil
    default: return nil
    }
  }

  private func priority(_ number: Rational, at range: SourceRange) -> Priority? {
    if let priority = Priority(number: number) { return priority }
    elaborator.report(.priorityOutOfRange(number, at: range))
    return nil
  }
}

extension Priority {
  /// The priority `number`; nil outside (0, 1000], and for numbers so small that they round to 0.
  init?(number: Rational) {
    let value = Float(number.double)
    guard number.sign > 0, number <= Rational(1000), value > 0 else { return nil }
    self.init(value)
  }
}
