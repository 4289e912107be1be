internal import LayDiagnostics
internal import LayModel
internal import LayNumbers

// Functions and methods among steps.

extension StepLowering {
  /// The values of arguments; nil if one is none, or if there are too many.
  mutating func values(_ arguments: StepArguments, at range: SourceRange) -> [LoweredValue]? {
    guard evaluation.count(elements: arguments.elementCount, at: range) else { return nil }
    var found: [LoweredValue] = []
    for operand in steps.operands[arguments.operands] {
      guard let value = value(of: operand) else { return nil }
      found.append(value)
    }
    return found
  }

  /// The numbers of arguments; nil if one is no number, or if there are too many.
  mutating func numbers(_ arguments: StepArguments, at range: SourceRange) -> [StepScalar]? {
    guard let values = values(arguments, at: range) else { return nil }
    let numbers = values.compactMap { $0.number }
    return numbers.count == values.count ? numbers : nil
  }

  mutating func call(_ rule: StepFunction.Rule, _ arguments: StepArguments, at range: SourceRange) -> LoweredValue? {
    switch rule {
    case .operation(let operation):
      guard let numbers = numbers(arguments, at: range), let first = numbers.first else { return nil }
      var result = first
      for number in numbers.dropFirst() { result = combine(operation, result, number) }
      return .number(result)
    case .function(let function):
      guard let value = values(arguments, at: range)?.first, let scalars = value.scalars else { return nil }
      var results: [StepScalar] = []
      for scalar in scalars { results.append(apply(function, scalar)) }
      return value.with(results)
    }
  }

  private mutating func apply(_ function: StepNode.Function, _ scalar: StepScalar) -> StepScalar {
    if case .known(let number) = scalar, let known = function.result(number, scale: nil) { return .known(known) }
    let operand = node(scalar)
    return .node(add(.unary(function, operand)))
  }

  mutating func call(_ method: StepMethod, _ arguments: StepArguments, of value: LoweredValue, at range: SourceRange)
    -> LoweredValue?
  {
    switch (method, value) {
    case (.sizeThatFits, .view(let view)):
      guard case .pair(let width, let height) = values(arguments, at: range)?.first else { return nil }
      let slot = makeSlots(2)
      let room = StepPair(node(width), node(height))
      emit(.ask(view, room, slot: slot))
      return .pair(.slot(slot), .slot(slot + 1))
    case (.offset, .rectangle(let x, let y, let width, let height)):
      guard let moves = numbers(arguments, at: range), moves.count == 2 else { return nil }
      return .rectangle(combine(.add, x, moves[0]), combine(.add, y, moves[1]), width, height)
    case (.inset(let edges), .rectangle(let x, let y, let width, let height)):
      guard let insets = numbers(arguments, at: range).flatMap({ insets($0, edges) }) else { return nil }
      return .rectangle(
        combine(.add, x, insets.left), combine(.add, y, insets.top),
        combine(.subtract, combine(.subtract, width, insets.left), insets.right),
        combine(.subtract, combine(.subtract, height, insets.top), insets.bottom))
    default: return nil
    }
  }

  /// The insets of an `.inset(…)`; leading depends on the layout direction of the steps' view.
  private mutating func insets(_ numbers: [StepScalar], _ edges: [Insets.EdgeLabel]?)
    -> (top: StepScalar, left: StepScalar, bottom: StepScalar, right: StepScalar)?
  {
    guard let edges else { return numbers.first.map { ($0, $0, $0, $0) } }
    guard edges.count == numbers.count else { return nil }
    let zero = StepScalar.known(.zero)
    var (top, bottom, left, right, leading, trailing) = (zero, zero, zero, zero, zero, zero)
    for (edge, number) in zip(edges, numbers) {
      switch edge {
      case .top: top = number
      case .bottom: bottom = number
      case .left: left = number
      case .right: right = number
      case .leading: leading = number
      case .trailing: trailing = number
      case .horizontal: (leading, trailing) = (number, number)
      case .vertical: (top, bottom) = (number, number)
      }
    }
    let (start, end) = turned(leading, trailing)
    return (top, combine(.add, left, start), bottom, combine(.add, right, end))
  }

  /// Converts leading and trailing insets into left and right ones, by the layout direction of the steps' view.
  private mutating func turned(_ leading: StepScalar, _ trailing: StepScalar) -> (left: StepScalar, right: StepScalar) {
    if leading.isSame(as: trailing) { return (leading, trailing) }
    let turn = combine(.multiply, .read(view, .runsFromRight), combine(.subtract, trailing, leading))
    return (combine(.add, leading, turn), combine(.subtract, trailing, turn))
  }
}

extension StepScalar {
  /// True if both are known and equal.
  fileprivate func isSame(as other: StepScalar) -> Bool {
    guard case .known(let a) = self, case .known(let b) = other else { return false }
    return a == b
  }
}
