internal import LayModel
internal import LayNumbers
internal import LaySolver

// Numbers set by steps, as sums of the numbers that the steps read.
extension SteppedLayout {
  /// The largest length of a chain of stored numbers to follow.
  private static var storeLimit: Int { 32 }

  /// The number of a view that a step set last, as a sum.
  func sum(of part: Ambiguity.Part, of view: ViewID, setBy step: StepID) -> StepSum {
    let value = layout.untransformedFrame(of: view)[part]
    let steps = layout.program.steps
    let own = steps.instructions.last { $0.step == step && $0.sets(part, of: view, steps) }
    return (own.flatMap { written(part, $0) } ?? StepSum(value)).ending(at: value)
  }

  /// The sum that an instruction sets for a part; nil if it follows from content, or from several views.
  private func written(_ part: Ambiguity.Part, _ instruction: StepInstruction) -> StepSum? {
    switch instruction.action {
    case .setFrame(_, let rectangle):
      let nodes = [rectangle.origin.first, rectangle.origin.second, rectangle.size.first, rectangle.size.second]
      return sum(nodes[Int(part.rawValue)])
    case .setSize(_, let size): return part.isPosition ? nil : sum(part == .width ? size.first : size.second)
    case .align(let alignment): return part.isPosition ? aligned(alignment, part) : nil
    default: return nil
    }
  }

  /// `target + offset - share * length`; the caller adds rounding.
  private func aligned(_ alignment: StepAlignment, _ part: Ambiguity.Part) -> StepSum? {
    guard case .view(let other) = alignment.target else { return nil }
    let tree = layout.state.tree
    let superview = tree.superviews[alignment.view.index]
    let isAround = tree.commonAncestor(superview, other) == other
    // Elsewhere the offset between the two views' coordinates would be in it too.
    guard other == superview || !isAround && tree.superviews[other.index] == superview else { return nil }
    let (near, length) = part.axis == .horizontal ? (Ambiguity.Part.x, .width) : (.y, Ambiguity.Part.height)
    let mirrored = isMirrored(alignment.view)
    var result = isAround ? StepSum(layout.exactBounds(of: other)[part]) : read(other, near)
    result.add(read(other, length), times: alignment.targetPosition.share(part.axis, mirrored))
    result.add(read(alignment.view, length), times: -alignment.position.share(part.axis, mirrored))
    if let offset = alignment.offset {
      let isTurned = mirrored && (alignment.position.isDirectional || alignment.targetPosition.isDirectional)
      let own = sum(part.axis == .horizontal ? offset.first : offset.second)
      result.add(own, times: isTurned && part.axis == .horizontal ? -1 : .one)
    }
    return result
  }

  private func read(_ view: ViewID, _ part: Ambiguity.Part) -> StepSum {
    StepSum(reading: quantity(view, part), layout.untransformedFrame(of: view)[part])
  }

  // MARK: - Nodes

  /// The sum of a node.
  private func sum(_ node: StepNodeID) -> StepSum { sum(node, depth: 0) }

  /// The sum of a node. Operands come before the nodes that use them, in one instruction.
  private func sum(_ node: StepNodeID, depth: Int) -> StepSum {
    let steps = layout.program.steps
    let place = steps.instructions.partitioningIndex { $0.nodes.upperBound > node.index }
    guard place < steps.instructions.count, steps.instructions[place].nodes.contains(node.index),
      depth < SteppedLayout.storeLimit
    else { return StepSum(trace.values[node] ?? .zero) }
    let start = steps.instructions[place].nodes.lowerBound
    var sums: [StepSum] = []
    for index in start...node.index {
      let own = combined(steps.nodes[index], StepNodeID(index), depth) { sums[$0.index - start] }
      sums.append(own)
    }
    return sums[node.index - start]
  }

  private func combined(_ node: StepNode, _ id: StepNodeID, _ depth: Int, _ known: (StepNodeID) -> StepSum) -> StepSum {
    switch node {
    case .number(let number): return StepSum(number)
    case .slot:
      guard let source = trace.sources[id] else { return StepSum(trace.values[id] ?? .zero) }
      return sum(source, depth: depth + 1)
    case .read(let view, let quantity): return reading(quantity.quantity(of: view, in: self), id)
    case .attribute(let view, let attribute): return reading(Quantity(view, attribute), id)
    case .constant: return StepSum(trace.values[id] ?? .zero)
    case .truth(let condition): return StepSum(layout.state.key.truths[condition.index] ? .one : .zero)
    case .compare(let comparison, let a, let b):
      return StepSum(comparison.holds(known(a).value, known(b).value) ? .one : .zero)
    case .unary(let function, let a): return result(function, known(a))
    case .binary(let operation, let a, let b): return result(operation, known(a), known(b))
    }
  }

  /// The sum of a number that was read; a constant if it has changed since.
  private func reading(_ quantity: Quantity?, _ node: StepNodeID) -> StepSum {
    let value = trace.values[node] ?? .zero
    guard let quantity, self.value(of: quantity) == value else { return StepSum(value) }
    return StepSum(reading: quantity, value)
  }

  private func result(_ function: StepNode.Function, _ a: StepSum) -> StepSum {
    guard let value = function.result(a.value, scale: layout.state.system.views.resolved.scale) else {
      return StepSum(.zero)
    }
    switch function {
    case .magnitude: return a.scaled(by: a.value.sign < 0 ? -1 : .one)
    case .not: return StepSum(value)
    case .floor, .ceil, .round, .roundToPixel, .ceilToPixel, .floorToPixel: return a.ending(at: value)
    }
  }

  private func result(_ operation: StepNode.Operation, _ a: StepSum, _ b: StepSum) -> StepSum {
    switch operation {
    case .add, .subtract:
      var sum = a
      sum.add(b, times: operation == .add ? .one : -1)
      return sum
    case .multiply: return a.isNumber ? b.scaled(by: a.value) : a.scaled(by: b.value)
    case .divide: return b.value.isZero ? StepSum(.zero) : a.scaled(by: .one / b.value)
    case .minimum: return a.value <= b.value ? a : b
    case .maximum: return a.value >= b.value ? a : b
    case .remainder, .and, .or: return StepSum(operation.result(a.value, b.value) ?? .zero)
    }
  }
}

extension StepSum {
  /// True if it contains no number that was read.
  fileprivate var isNumber: Bool { terms.isEmpty && width.isZero && height.isZero }
}

extension StepPosition {
  /// The fraction of a length before the point.
  fileprivate func share(_ axis: LayoutAxis, _ mirrored: Bool) -> Rational {
    let half = Rational(1, 2)
    if axis == .vertical { return vertical == .top ? .zero : vertical == .center ? half : .one }
    switch horizontal {
    case .left: return .zero
    case .center: return half
    case .right: return .one
    case .leading: return mirrored ? .one : .zero
    case .trailing: return mirrored ? .zero : .one
    }
  }
}

extension StepNode.Quantity {
  /// The quantity of a view that a node reads; nil if it is no number of its frame.
  fileprivate func quantity(of view: ViewID, in layout: SteppedLayout) -> Quantity? {
    if view == .root {
      switch self {
      case .width, .frameWidth: return Quantity(view, .width)
      case .height, .frameHeight: return Quantity(view, .height)
      default: return nil
      }
    }
    func frame(_ part: Ambiguity.Part) -> Quantity {
      layout.isPlain(view) ? layout.quantity(view, part) : Quantity(view, .frame(part))
    }
    switch self {
    case .frameX: return frame(.x)
    case .frameY: return frame(.y)
    case .frameWidth: return frame(.width)
    case .frameHeight: return frame(.height)
    case .x: return layout.quantity(view, .x)
    case .y: return layout.quantity(view, .y)
    case .width: return layout.quantity(view, .width)
    case .height: return layout.quantity(view, .height)
    // Valid if the anchor point is in the middle; else the values differ.
    case .centerX: return Quantity(view, .centerX)
    case .centerY: return Quantity(view, .centerY)
    case .boundsX, .boundsY, .intrinsicWidth, .intrinsicHeight, .hidden, .fontSize, .runsFromRight: return nil
    }
  }
}

extension StepInstruction {
  /// True if it sets a number of the frame of `view`, directly or indirectly.
  fileprivate func sets(_ part: Ambiguity.Part, of view: ViewID, _ steps: StepProgram) -> Bool {
    switch action {
    case .setFrame(view, _), .setSize(view, _), .setCenter(view, _), .sizeToFit(view, _, _): true
    case .align(let alignment): alignment.view == view && part.isPosition
    case .distribute(let distribution):
      steps.items[distribution.items].contains { if case .view(view) = $0 { true } else { false } }
    case .spread(let spread): steps.items[spread.items].contains { if case .view(view) = $0 { true } else { false } }
    default: false
    }
  }
}
