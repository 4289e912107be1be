internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

// Metrics and parameters with ranges: an expression has the value for the least number, and reads of the metric are recorded.
extension Evaluation {
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
