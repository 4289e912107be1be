internal import LayParser
internal import LayRuntime

// Instructions, their nodes and slots, as statements make them.

extension StepLowering {
  mutating func emit(_ action: StepInstruction.Action) {
    elaborator.program.steps.instructions.append(
      StepInstruction(action, nodes: firstNode..<elaborator.program.steps.nodes.count, step: step))
  }

  /// The node of a number, for the statement at hand.
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
    if count >= Limits.elements { elaborator.stop(.tooManyElements(at: statement.range)) }
    elaborator.program.steps.nodes.append(node)
    return StepNodeID(count)
  }

  /// Where views and spaces are that a step lines up; nil when there are too many of them.
  mutating func add(_ items: [StepItem]) -> Range<Int>? {
    let count = elaborator.program.steps.items.count
    guard items.count <= Limits.elements - count else {
      elaborator.stop(.tooManyElements(at: statement.range))
      return nil
    }
    elaborator.program.steps.items += items
    return count..<count + items.count
  }

  /// So many places for numbers.
  mutating func makeSlots(_ count: Int) -> Int {
    let first = slots
    slots += count
    slotCount = max(slotCount, slots)
    return first
  }

  /// `value` as it is now, for later statements.
  mutating func remembered(_ value: LoweredValue) -> LoweredValue {
    if case .list(let items) = value { return .list(items.map { remembered($0) }) }
    guard let scalars = value.scalars else { return value }
    var kept: [StepScalar] = []
    for scalar in scalars {
      switch scalar {
      case .known: kept.append(scalar)
      // The answer may change; what else is remembered does not.
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
