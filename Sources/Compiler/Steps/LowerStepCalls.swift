internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

// Functions and methods among steps.

extension StepLowering {
  private mutating func arguments(_ call: SyntaxNode) -> [(label: String?, value: LoweredValue)]? {
    guard let arguments = call.child(.arguments), elaborator.count(elementsOf: arguments) else { return nil }
    var found: [(label: String?, value: LoweredValue)] = []
    for argument in arguments.children where argument.kind == .argument {
      guard let node = argument.children.last, let value = value(of: node) else { return nil }
      found.append((argument.token(.name)?.text, value))
    }
    return found
  }

  mutating func function(_ name: SyntaxToken, _ call: SyntaxNode) -> LoweredValue? {
    guard let values = arguments(call)?.map({ $0.value }), let first = values.first?.number else { return nil }
    if let operation = StepNode.Operation(named: name.text) {
      var result = first
      for value in values.dropFirst() {
        guard let number = value.number else { return nil }
        result = combine(operation, result, number)
      }
      return .number(result)
    }
    guard let function = StepNode.Function(named: name.text) else { return nil }
    if case .known(let number) = first, let known = function.result(number, scale: nil) {
      return .number(.known(known))
    }
    let operand = node(first)
    return .number(.node(add(.unary(function, operand))))
  }

  mutating func method(_ name: SyntaxToken, _ call: SyntaxNode, of value: LoweredValue) -> LoweredValue? {
    switch (name.text, value) {
    case ("sizeThatFits", .view(let view)):
      guard let argument = arguments(call)?.first?.value, case .pair(let width, let height) = argument else {
        return nil
      }
      let slot = makeSlots(2)
      let room = StepPair(node(width), node(height))
      emit(.ask(view, room, slot: slot))
      return .pair(.slot(slot), .slot(slot + 1))
    case ("offset", .rectangle(let x, let y, let width, let height)):
      guard let moves = arguments(call)?.compactMap({ $0.value.number }), moves.count == 2 else { return nil }
      return .rectangle(combine(.add, x, moves[0]), combine(.add, y, moves[1]), width, height)
    case ("inset", .rectangle(let x, let y, let width, let height)):
      guard let insets = arguments(call).flatMap({ insets($0) }) else { return nil }
      return .rectangle(
        combine(.add, x, insets.left), combine(.add, y, insets.top),
        combine(.subtract, combine(.subtract, width, insets.left), insets.right),
        combine(.subtract, combine(.subtract, height, insets.top), insets.bottom))
    default: return nil
    }
  }

  /// The insets of an `.inset(…)`; leading depends on the layout direction of the steps' view.
  private mutating func insets(_ arguments: [(label: String?, value: LoweredValue)])
    -> (top: StepScalar, left: StepScalar, bottom: StepScalar, right: StepScalar)?
  {
    let zero = StepScalar.known(.zero)
    var (top, bottom, left, right, leading, trailing) = (zero, zero, zero, zero, zero, zero)
    let numbers = arguments.compactMap { $0.value.number }
    guard numbers.count == arguments.count, let first = numbers.first else { return nil }
    if arguments.allSatisfy({ $0.label == nil }) {
      if numbers.count == 1 { return (first, first, first, first) }
      guard numbers.count == 4 else { return nil }
      (top, leading, bottom, trailing) = (numbers[0], numbers[1], numbers[2], numbers[3])
    }
    for (argument, number) in zip(arguments, numbers) {
      switch argument.label {
      case "top": top = number
      case "bottom": bottom = number
      case "left": left = number
      case "right": right = number
      case "leading": leading = number
      case "trailing": trailing = number
      case "horizontal": (leading, trailing) = (number, number)
      case "vertical": (top, bottom) = (number, number)
      default: continue
      }
    }
    let (start, end) = turned(leading, trailing)
    return (top, combine(.add, left, start), bottom, combine(.add, right, end))
  }

  /// Converts leading and trailing insets into left and right ones, by the layout direction of the steps' view.
  private mutating func turned(_ leading: StepScalar, _ trailing: StepScalar) -> (left: StepScalar, right: StepScalar) {
    if leading.isSame(as: trailing) { return (leading, trailing) }
    let turn = combine(
      .multiply, .read(context.dot, .runsFromRight), combine(.subtract, trailing, leading))
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
