internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

extension Evaluation {
  /// Lowers the condition of a `when`, without `context.condition`. Nil after an error, which is reported, and if it
  /// depends on an argument without a value.
  func lowerCondition(_ node: SyntaxNode, in context: Context) -> ConditionID? {
    var context = elaborator.statementContext(node, in: context)
    context.words = .condition
    switch truth(node, in: context) {
    case .bool(let bool): return bool ? .always : elaborator.addCondition(.never)
    case .condition(let condition): return condition
    default: return nil
    }
  }

  /// The environment word that `node` is; nil for other nodes, and for `textSize` if the file declares a constant of that name.
  func environmentWord(_ node: SyntaxNode, in context: Context) -> EnvironmentWord? {
    let node = node.insideParentheses
    guard node.kind == .nameExpression, let word = EnvironmentWord(rawValue: node.text) else { return nil }
    return word == .textSize && isConstant(node.text, in: context) ? nil : word
  }

  /// True if the file declares a constant of that name, which a condition can compare.
  private func isConstant(_ name: String, in context: Context) -> Bool {
    if case .constant = elaborator.lookUp(name, from: context.scope) { true } else { false }
  }

  /// The value of `direction == rtl`, `textSize >= accessibility1`, with the sides in either order.
  func environmentComparison(_ sides: [SyntaxNode], _ signs: [Condition.Comparison], in context: Context) -> Value {
    var result = Value.bool(true)
    for (index, sign) in signs.enumerated() {
      let (left, right) = (sides[index], sides[index + 1])
      let range = left.range.union(right.range)
      let isFirst = environmentWord(left, in: context) != nil
      guard let word = environmentWord(isFirst ? left : right, in: context) else {
        elaborator.report(.mixedCondition(at: range))
        return .unknown
      }
      let answer = (isFirst ? right : left).insideParentheses
      guard sign == .equal || word.isOrdered else {
        elaborator.report(.wordNeedsComparison(word, at: range))
        return .unknown
      }
      guard word.answers.contains(answer.text) else {
        elaborator.report(.unknownConditionWord(answer.text, word, at: answer.range))
        return .unknown
      }
      if word == .textSize && index == 0 {
        elaborator.textSizeRanges.append(sides.reduce(range) { $0.union($1.range) })
      }
      let condition = word.condition(isFirst ? sign : sign.flipped, answer.text)
      result = both(result, .condition(elaborator.addCondition(condition)))
    }
    return result
  }

  /// The value of a comparison of attributes: a condition if the root's width or height is compared with a number;
  /// other comparisons are reported.
  func compareSizes(
    _ left: (node: SyntaxNode, value: Value), _ sign: Condition.Comparison, _ right: (node: SyntaxNode, value: Value),
    in context: Context
  ) -> Value {
    let range = left.node.range.union(right.node.range)
    guard context.words == .condition else {
      elaborator.report(.notConstant(at: range))
      return .unknown
    }
    var difference = RunningValue(left.value)
    _ = difference.add(RunningValue(right.value), sign: -1)
    guard case .linear(let form) = difference.value else { return .unknown }
    var factors: [Attribute: Rational] = [:]
    for (term, place) in form.terms {
      guard term.view == .root else {
        elaborator.report(.viewInCondition(elaborator.displayName(of: term.view), at: place))
        return .unknown
      }
      guard term.attribute == .width || term.attribute == .height else {
        elaborator.report(.placeInCondition(term.attribute.name, at: place))
        return .unknown
      }
      factors[term.attribute, default: .zero] += term.coefficient
    }
    return condition(
      width: factors[.width] ?? .zero, height: factors[.height] ?? .zero, sign, -form.constant, at: range)
  }

  /// The condition `width·W + height·H sign limit`, where one of the factors must be 0.
  private func condition(
    width: Rational, height: Rational, _ sign: Condition.Comparison, _ limit: Rational, at range: SourceRange
  ) -> Value {
    if width.isZero && height.isZero { return .bool(sign.holds(.zero, limit)) }
    guard width.isZero || height.isZero else {
      elaborator.report(.widthAndHeightInCondition(at: range))
      return .unknown
    }
    let factor = width.isZero ? height : width
    let sign = factor.sign < 0 ? sign.flipped : sign
    return .condition(elaborator.addCondition(.compare(width.isZero ? .height : .width, sign, limit / factor)))
  }
}

extension EnvironmentWord {
  /// The condition that its value compares with `answer`, one of ``answers``; words without an order are equal.
  func condition(_ comparison: Condition.Comparison, _ answer: String) -> Condition {
    switch self {
    case .direction: .direction(answer == "rtl" ? .rightToLeft : .leftToRight)
    case .horizontalSizeClass: .horizontalSizeClass(answer == "compact" ? .compact : .regular)
    case .verticalSizeClass: .verticalSizeClass(answer == "compact" ? .compact : .regular)
    case .textSize: .textSize(comparison, TextSize(name: answer) ?? .large)
    }
  }
}
