internal import LayDiagnostics
internal import LayModel
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

  // MARK: Metrics and parameters with ranges

  // An expression has the value for the least number, and reads of the metric are recorded.

  /// The least number of the range of a metric, which becomes a parameter of the layouts that read it.
  func lowest(of node: SyntaxNode, _ id: ConstantID, in context: Context) -> Value {
    let metric = elaborator.constants[id.index]
    guard let bounds = bounds(ofMetric: node, metric.name, in: context) else { return .unknown }
    elaborator.ranges.add(metric.name, bounds, declaredAt: metric.declaration)
    elaborator.constants[id.index].ranges = [RangeKey(declaration: metric.declaration)]
    return .number(bounds.lowest, isLength: false)
  }

  /// Reports a number that is set from outside and not in the range of its metric.
  func check(_ value: Rational, of metric: Constant, isIn node: SyntaxNode, in context: Context) {
    guard let bounds = bounds(ofMetric: node, metric.name, in: context) else { return }
    if value < bounds.lowest || bounds.highest < value {
      elaborator.report(.outsideOfRange(metric.name, value, bounds, at: metric.declaration))
    }
  }

  private func bounds(ofMetric node: SyntaxNode, _ name: String, in context: Context) -> SizeBounds? {
    bounds(of: node, name, in: context, example: "metric \(name)") { value, range in
      elaborator.report(.metricNotNumber(name, value, at: range))
    }
  }

  /// The ends of a range; nil after an error. `example` is the declaration in the help about an empty range, and `refuse` reports an end
  /// that is no number.
  func bounds(
    of node: SyntaxNode, _ name: String, in context: Context, example: String, refuse: (Value, SourceRange) -> Void
  ) -> SizeBounds? {
    var numbers: [Rational] = []
    for child in node.children where child.kind != .unexpected {
      let value = withoutRanges(child, "the end of a range") { evaluate(child, in: context) }
      switch value {
      case .number(let number, _): numbers.append(number)
      case .unknown: return nil
      default: refuse(value, child.range)
      }
    }
    guard numbers.count == 2 else { return nil }
    if numbers[0] < numbers[1] { return SizeBounds(lowest: numbers[0], highest: numbers[1]) }
    elaborator.report(.emptyRange(name, from: numbers[0], to: numbers[1], example: example, at: node.range))
    return nil
  }

  /// The result of `body`, which evaluates `node`. Reports reads of metrics with ranges: the result would be another one for other
  /// numbers, and not by a sum.
  func withoutRanges(_ node: SyntaxNode, _ what: String, _ body: () -> Value) -> Value {
    let reads = elaborator.ranges.count
    let value = body()
    if elaborator.ranges.count == reads { return value }
    elaborator.report(.choiceByRange(what, at: node.range))
    return .unknown
  }
}
