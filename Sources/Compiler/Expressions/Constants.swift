internal import LayDiagnostics
internal import LayNumbers
internal import LayParser

extension Elaborator {
  /// The value of a constant, evaluated on first use; `.unknown` after an error, including cycles.
  func value(of id: ConstantID) -> Value {
    switch constants[id.index].state {
    case .known(let value): return value
    case .evaluating:
      report(.constantNeedsItself(constants[id.index].name, at: constants[id.index].declaration))
      return .unknown
    case .expression(let node, let context):
      constants[id.index].state = .evaluating
      // The reference may be in dead code; the constant is not.
      let wasInDeadCode = isInDeadCode
      isInDeadCode = false
      defer { isInDeadCode = wasInDeadCode }
      let value = checked(evaluate(node, in: context), of: constants[id.index], at: node.range)
      constants[id.index].state = .known(value)
      return value
    }
  }

  /// Returns `value` if it is allowed for the constant; otherwise reports it and returns `.unknown`.
  private func checked(_ value: Value, of constant: Constant, at range: SourceRange) -> Value {
    switch (constant.kind, value) {
    case (_, .unknown), (.metric, .number): return value
    case (.metric, _):
      report(.metricNotNumber(constant.name, value, at: range))
      return .unknown
    case (_, .view), (_, .views), (_, .linear), (_, .compound), (_, .condition), (_, .constraint):
      report(.letNotConstant(constant.name, value, at: range))
      return .unknown
    default: return value
    }
  }

  /// Declares a `metric` or `let`. Its value is evaluated on first use, at the latest by ``settleConstants``.
  func declareConstant(_ node: SyntaxNode, in context: Context, of layout: String) {
    guard let name = node.token(.name) else { return }
    if let earlier = scopes[context.scope.index][name.text] { return reportDuplicate(name, earlier) }
    let isMetric = node.kind == .metricDeclaration
    var state = Constant.State.known(.unknown)
    if let value = node.children.last, value.kind != .missing, !hasWrongSyntax(node), !isBroken(node),
      !isInDeadCode
    {
      state = .expression(value, context)
    }
    if isMetric, let value = overrides.value(of: name.text, in: layout) {
      state = .known(.number(value, isLength: false))
    }
    let id = makeConstant(name.text, isMetric ? .metric : .letBinding, name.range, state)
    scopes[context.scope.index][name.text] = ScopeEntry(binding: .constant(id), declaration: name.range)
  }

  /// Evaluates the constants from `first` on that are not used, so that their mistakes are reported too.
  func settleConstants(from first: Int) {
    for index in first..<constants.count where !isStopped { _ = value(of: ConstantID(index: index)) }
  }
}
