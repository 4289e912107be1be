internal import LayDiagnostics
internal import LayNumbers
internal import LayParser

extension Evaluation {
  /// The value of a constant, evaluated on first use; `.unknown` after an error, including cycles.
  func value(of id: ConstantID) -> Value {
    switch elaborator.constants[id.index].state {
    case .known(let value):
      elaborator.ranges.note(elaborator.constants[id.index].ranges)
      return value
    case .evaluating:
      let cycle = elaborator.evaluatedConstants.drop { $0 != id }.map { elaborator.constants[$0.index] }
      elaborator.report(.constantNeedsItself(cycle.map { ($0.name, $0.declaration) }))
      return .unknown
    case .given: return givenValue(of: id)
    case .expression(let node, let context):
      elaborator.constants[id.index].state = .evaluating
      elaborator.evaluatedConstants.append(id)
      defer { elaborator.evaluatedConstants.removeLast() }
      // The reference may be in dead code; the constant is not.
      let wasInDeadCode = elaborator.isInDeadCode
      elaborator.isInDeadCode = false
      defer { elaborator.isInDeadCode = wasInDeadCode }
      let reads = elaborator.ranges.count
      let value =
        node.kind == .metricRange
        ? lowest(of: node, id, in: context)
        : checked(evaluate(node, in: context), of: elaborator.constants[id.index], at: node.range)
      elaborator.constants[id.index].ranges.formUnion(elaborator.ranges.read(since: reads))
      elaborator.constants[id.index].state = .known(value)
      elaborator.ranges.note(elaborator.constants[id.index].ranges)
      return value
    }
  }

  /// The number that is set from outside for a metric, compared with its range. A function of its own keeps the frames of chains of
  /// constants small.
  @inline(never)
  private func givenValue(of id: ConstantID) -> Value {
    guard case .given(let number, let range, let context) = elaborator.constants[id.index].state else {
      return .unknown
    }
    elaborator.constants[id.index].state = .known(.number(number, isLength: false))
    let wasInDeadCode = elaborator.isInDeadCode
    elaborator.isInDeadCode = false
    defer { elaborator.isInDeadCode = wasInDeadCode }
    check(number, of: elaborator.constants[id.index], isIn: range, in: context)
    return .number(number, isLength: false)
  }

  /// Returns `value` if it is allowed for the constant; otherwise reports it and returns `.unknown`.
  private func checked(_ value: Value, of constant: Constant, at range: SourceRange) -> Value {
    switch (constant.kind, value) {
    case (_, .unknown), (.metric, .number): return value
    case (.metric, _):
      elaborator.report(.metricNotNumber(constant.name, value, at: range))
      return .unknown
    case (_, .view), (_, .views), (_, .linear), (_, .compound), (_, .condition), (_, .constraint):
      elaborator.report(.letNotConstant(constant.name, value, at: range))
      return .unknown
    default: return value
    }
  }

  /// Declares a `metric` or `let`. Its value is evaluated on first use, at the latest by ``settleConstants``.
  func declareConstant(_ node: SyntaxNode, in context: Context, of layout: String) {
    guard let name = node.token(.name) else { return }
    if let earlier = elaborator.scopes[context.scope.index][name.text] {
      return elaborator.reportDuplicate(name, earlier)
    }
    let isMetric = node.kind == .metricDeclaration
    if isMetric {
      elaborator.ranges.note(owner: layout, ofMetricAt: name.range)
      elaborator.metricDeclarations[name.text, default: []].insert(name.range)
    }
    var state = Constant.State.known(.unknown)
    if let value = node.children.last, value.kind != .missing, !elaborator.hasWrongSyntax(node),
      !elaborator.isBroken(node),
      !elaborator.isInDeadCode
    {
      state = .expression(value, context)
    }
    if isMetric, let number = elaborator.overrides.value(of: name.text, in: layout) {
      if case .expression(let range, _) = state, range.kind == .metricRange {
        state = .given(number, range, context)
      } else {
        state = .known(.number(number, isLength: false))
      }
    }
    let id = elaborator.makeConstant(name.text, isMetric ? .metric : .letBinding, name.range, state)
    elaborator.scopes[context.scope.index][name.text] = ScopeEntry(binding: .constant(id), declaration: name.range)
  }

  /// Evaluates the constants from `first` on that are not used, so that their mistakes are reported too.
  func settleConstants(from first: Int) {
    for index in first..<elaborator.constants.count where !elaborator.isStopped {
      _ = value(of: ConstantID(index: index))
    }
  }
}
