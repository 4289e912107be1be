internal import LayModel

// Creates instructions, their nodes and slots.

extension StepLowering {
  mutating func emit(_ action: StepInstruction.Action) {
    elaborator.program.steps.instructions.append(
      StepInstruction(action, nodes: firstNode..<elaborator.program.steps.nodes.count, step: step))
  }

  /// The node of a number, for the current statement.
  mutating func node(_ scalar: StepScalar) -> StepNodeID {
    switch scalar {
    case .known(let number): add(.number(number))
    case .slot(let slot): add(.slot(slot))
    case .read(let view, let quantity): add(.read(view, quantity))
    case .node(let node): node
    }
  }

  mutating func add(_ node: StepNode) -> StepNodeID {
    let count = elaborator.program.steps.nodes.count
    if count >= Limits.elements { elaborator.stop(.tooManyElements(at: statement)) }
    elaborator.program.steps.nodes.append(node)
    return StepNodeID(count)
  }

  /// Adds the items that a step lines up, and returns their indices; nil if there are too many of them.
  mutating func add(_ items: [StepItem]) -> Range<Int>? {
    let count = elaborator.program.steps.items.count
    guard items.count <= Limits.elements - count else {
      elaborator.stop(.tooManyElements(at: statement))
      return nil
    }
    elaborator.program.steps.items += items
    return count..<count + items.count
  }

  /// Allocates `count` slots for numbers, and returns the first.
  mutating func makeSlots(_ count: Int) -> Int {
    let first = slots
    slots += count
    slotCount = max(slotCount, slots)
    return first
  }

  /// The current value of `value`, stored in slots for later statements.
  mutating func remembered(_ value: LoweredValue) -> LoweredValue {
    if case .list(let items) = value { return .list(items.map { remembered($0) }) }
    guard let scalars = value.scalars else { return value }
    var kept: [StepScalar] = []
    for scalar in scalars {
      switch scalar {
      case .known: kept.append(scalar)
      // The answer may change; other stored numbers do not.
      case .slot(let slot) where slot >= StepRoutine.answer + 2: kept.append(scalar)
      default:
        let slot = makeSlots(1)
        emit(.store(self.node(scalar), slot: slot))
        kept.append(.slot(slot))
      }
    }
    return value.with(kept)
  }
}
