internal import LayDiagnostics
internal import LayModel
internal import LayNumbers

// The values of expressions in steps. The checker limits their nesting.

extension StepLowering {
  mutating func value(of operand: StepOperand) -> LoweredValue? { value(of: operand.expression) }

  /// The value of an expression; nil after an error, which is reported here or was before.
  mutating func value(of id: StepExpressionID) -> LoweredValue? {
    let expression = steps.expressions[id]
    switch expression.kind {
    case .unreadable: return nil
    case .constant(let constant): return steps.constants[constant]
    case .view(let view): return .view(view)
    case .guide(let guide): return .guide(guide)
    case .local(let local): return locals[local.index]
    case .available: return .pair(.slot(StepRoutine.available), .slot(StepRoutine.available + 1))
    case .answer(let axis): return .number(.slot(StepRoutine.answer(axis)))
    case .rootSize(let axis): return .number(.read(.root, axis == .horizontal ? .width : .height))
    case .path(let start, let links): return path(start, links)
    case .arithmetic(let operands, let operators): return arithmetic(operands, operators)
    case .negative(let operand): return negative(operand)
    case .opposite(let operand): return opposite(operand)
    case .junction(let operation, let operands): return junction(operation, operands)
    case .comparison(let operands, let signs): return comparison(operands, signs, at: expression.range)
    case .environment(let conditions): return environment(conditions)
    case .list(let arguments): return values(arguments, at: expression.range).map { .list($0) }
    case .tuple(let arguments): return numbers(arguments, at: expression.range).flatMap { LoweredValue($0) }
    case .function(let rule, let arguments): return call(rule, arguments, at: expression.range)
    }
  }

  private mutating func negative(_ operand: StepExpressionID) -> LoweredValue? {
    guard let value = value(of: operand), let scalars = value.scalars else { return nil }
    var negated: [StepScalar] = []
    for scalar in scalars { negated.append(combine(.multiply, .known(-1), scalar)) }
    return value.with(negated)
  }

  // MARK: Arithmetic

  private mutating func arithmetic(_ operands: StepOperands, _ operators: StepList<StepNode.Operation>.Run)
    -> LoweredValue?
  {
    let operands = steps.operands[operands]
    guard let first = operands.first, var sum = value(of: first) else { return nil }
    for (operation, operand) in zip(steps.operators[operators], operands.dropFirst()) {
      guard let other = value(of: operand), let result = apply(operation, sum, other, operand) else { return nil }
      sum = result
    }
    return sum
  }

  private mutating func apply(
    _ operation: StepNode.Operation, _ a: LoweredValue, _ b: LoweredValue, _ operand: StepOperand
  ) -> LoweredValue? {
    switch (operation, a, b) {
    case (.add, .text, _), (.add, _, .text): return joined(a, b, operand)
    case (.add, _, _), (.subtract, _, _): return termwise(operation, a, b)
    case (.multiply, .number(let factor), _): return scaled(b, .multiply, factor)
    case (.multiply, _, .number(let factor)): return scaled(a, .multiply, factor)
    case (.divide, _, .number(let divisor)):
      if case .known(let number) = divisor, number.isZero {
        report(.divisionByZero(at: operand.range))
        return nil
      }
      return scaled(a, .divide, divisor)
    default: return nil
    }
  }

  private func joined(_ a: LoweredValue, _ b: LoweredValue, _ operand: StepOperand) -> LoweredValue? {
    guard let left = a.words, let right = b.words else {
      report(.stepNotConstant("a string", at: operand.range))
      return nil
    }
    if left.utf8.count + right.utf8.count > Limits.textBytes {
      report(.stepNotConstant("a string of that length", at: operand.range))
      return nil
    }
    return .text(left + right)
  }

  private mutating func termwise(_ operation: StepNode.Operation, _ a: LoweredValue, _ b: LoweredValue) -> LoweredValue?
  {
    guard let left = a.scalars, let right = b.scalars, left.count == right.count else { return nil }
    var results: [StepScalar] = []
    for (one, other) in zip(left, right) { results.append(combine(operation, one, other)) }
    return a.with(results)
  }

  private mutating func scaled(_ value: LoweredValue, _ operation: StepNode.Operation, _ factor: StepScalar)
    -> LoweredValue?
  {
    guard let scalars = value.scalars else { return nil }
    var results: [StepScalar] = []
    for scalar in scalars { results.append(combine(operation, scalar, factor)) }
    return value.with(results)
  }

  /// The result of an operation, computed at once if both numbers are known.
  mutating func combine(_ operation: StepNode.Operation, _ a: StepScalar, _ b: StepScalar) -> StepScalar {
    if case .known(let a) = a, case .known(let b) = b, let known = operation.result(a, b),
      known.bitWidth <= Limits.numberBits
    {
      return .known(known)
    }
    let (left, right) = (node(a), node(b))
    return .node(add(.binary(operation, left, right)))
  }

  // MARK: Conditions

  private mutating func opposite(_ operand: StepExpressionID) -> LoweredValue? {
    guard let truth = value(of: operand)?.number else { return nil }
    if case .known(let known) = truth { return .number(.known(known.isZero ? .one : .zero)) }
    let node = node(truth)
    return .number(.node(add(.unary(.not, node))))
  }

  private mutating func junction(_ operation: StepNode.Operation, _ operands: StepOperands) -> LoweredValue? {
    let operands = steps.operands[operands]
    guard let first = operands.first, var result = number(first) else { return nil }
    for operand in operands.dropFirst() {
      // An operand that constants determine guards the following ones.
      if case .known(let known) = result, known.isZero == (operation == .and) { return .number(result) }
      guard let other = number(operand) else { return nil }
      result = combine(operation, result, other)
    }
    return .number(result)
  }

  private mutating func comparison(
    _ operands: StepOperands, _ signs: StepList<Condition.Comparison>.Run, at range: SourceRange
  ) -> LoweredValue? {
    var values: [LoweredValue] = []
    for operand in steps.operands[operands] {
      guard let value = value(of: operand) else { return nil }
      values.append(value)
    }
    var result = StepScalar.known(.one)
    for (index, sign) in steps.comparisons[signs].enumerated() {
      guard let pair = compare(values[index], sign, values[index + 1], at: range) else { return nil }
      result = combine(.and, result, pair)
    }
    return .number(result)
  }

  /// The value of `direction == rtl`.
  private mutating func environment(_ conditions: StepList<Condition>.Run) -> LoweredValue? {
    var result = StepScalar.known(.one)
    for condition in steps.conditions[conditions] {
      let truth = add(.truth(elaborator.addCondition(condition)))
      result = combine(.and, result, .node(truth))
    }
    return .number(result)
  }

  private mutating func compare(
    _ a: LoweredValue, _ sign: Condition.Comparison, _ b: LoweredValue, at range: SourceRange
  ) -> StepScalar? {
    if case .text(let left) = a, case .text(let right) = b, sign == .equal {
      return .known(left == right ? .one : .zero)
    }
    guard let left = a.scalars, let right = b.scalars, left.count == right.count, left.count == 1 || sign == .equal
    else {
      report(.stepOrder(at: range))
      return nil
    }
    var result = StepScalar.known(.one)
    for (one, other) in zip(left, right) {
      if case .known(let x) = one, case .known(let y) = other {
        result = combine(.and, result, .known(sign.holds(x, y) ? .one : .zero))
      } else {
        let (x, y) = (node(one), node(other))
        result = combine(.and, result, .node(add(.compare(sign, x, y))))
      }
    }
    return result
  }
}

extension LoweredValue {
  /// The string that it adds to a concatenation; nil if it is not known.
  fileprivate var words: String? {
    switch self {
    case .text(let text): text
    case .number(.known(let number)): number.description
    default: nil
    }
  }
}

extension StepRoutine {
  /// The slot of a side of the answer.
  static func answer(_ axis: LayoutAxis) -> Int { answer + (axis == .horizontal ? 0 : 1) }
}
