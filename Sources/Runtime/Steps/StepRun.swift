internal import LayModel
internal import LayNumbers
internal import LaySolver

/// One pass over the steps of a layout, top-down, each view's once, starting from the frames of masks and constraints.
struct StepRun {
  let steps: StepProgram
  let resolved: ResolvedProgram
  let tree: ViewTree
  let references: References
  let truths: [Bool]
  /// The current untransformed frame of each view.
  var frames: [ExactRect] { didSet { areGuidesStale = true } }
  /// The current origin of each view's bounds.
  var origins: [ExactPoint] { didSet { areGuidesStale = true } }
  /// True if derived guides may be out of date.
  var areGuidesStale = false
  /// The step that placed each view last.
  var movedBy: [StepID?]
  var constants = StepConstants()
  var findings = StepFindings()
  /// The work so far, see ``StepLimits/work``; and whether its excess was reported.
  var work: Int
  /// A record of the pass; nil if the caller wants none.
  var trace: StepTrace?
  private var isExhausted = false

  /// The current step.
  var step = StepID(0)
  /// The numbers of the current instruction, from node `base` on; nil for those that cannot be computed.
  private var values: [Rational?] = []
  private var base = 0
  /// The reason why a number of the current instruction cannot be computed.
  private var problem: StepFinding.Kind?
  /// The subviews of each view; empty until needed.
  private var subviews: [[ViewID]] = []

  init(
    _ steps: StepProgram, _ views: ViewTable, _ truths: [Bool], frames: [ExactRect], work: Int
  ) {
    (self.steps, self.truths, self.frames, self.work) = (steps, truths, frames, work)
    (resolved, tree, references) = (views.resolved, views.tree, views.references)
    origins = resolved.views.map { $0.boundsOrigin }
    movedBy = Array(repeating: nil, count: frames.count)
  }

  /// Runs the steps of `routine`.
  mutating func takeSteps(of routine: StepRoutine) {
    var slots = makeSlots(of: routine)
    run(routine.instructions, &slots, depth: 0)
  }

  private mutating func makeSlots(of routine: StepRoutine) -> [Rational?] {
    work += routine.slotCount
    return Array(repeating: nil, count: work > StepLimits.work ? StepRoutine.answer + 2 : routine.slotCount)
  }

  mutating func note(_ kind: StepFinding.Kind) { findings.add(StepFinding(kind, at: step)) }

  /// Counts work; returns false, and reports it once, if the limit is exceeded.
  mutating func counts(_ more: Int) -> Bool {
    work += more
    if work <= StepLimits.work { return true }
    if !isExhausted { note(.tooMuchWork) }
    isExhausted = true
    return false
  }

  // MARK: Instructions

  private mutating func run(_ range: Range<Int>, _ slots: inout [Rational?], depth: Int) {
    var next = range.lowerBound
    let outer = trace?.beginRoutine()
    defer { if let outer { trace?.endRoutine(outer) } }
    while next < range.upperBound {
      let instruction = steps.instructions[next]
      next += 1
      step = instruction.step
      guard counts(1 + instruction.nodes.count) else { return }
      compute(instruction.nodes, slots)
      switch instruction.action {
      case .jump(let target): next = target
      case .skip(let condition, let target):
        let truth = number(condition)
        if truth?.isZero ?? true { next = target }
      case .store(let value, let slot):
        slots[slot] = number(value)
        trace?.store(value, in: slot)
      case .ask(let view, let room, let slot):
        guard let size = size(room) else { continue }
        let answer = fit(view, size, depth: depth + 1)
        (slots[slot], slots[slot + 1]) = (answer.width, answer.height)
        trace?.store(nil, in: slot)
        trace?.store(nil, in: slot + 1)
        step = instruction.step
      default: place(instruction.action, depth: depth)
      }
    }
  }

  /// The fitting size of `view` in `room`, by its `sizeThatFits` if it has one (SEMANTICS §5.1).
  mutating func fit(_ view: ViewID, _ room: ExactSize, depth: Int) -> ExactSize {
    guard let routine = question(of: view) else { return contentSize(of: view, in: room) }
    if depth > StepLimits.questionDepth {
      note(.deepQuestion)
      return .zero
    }
    var slots = makeSlots(of: routine)
    (slots[StepRoutine.available], slots[StepRoutine.available + 1]) = (room.width, room.height)
    (slots[StepRoutine.answer], slots[StepRoutine.answer + 1]) = (.zero, .zero)
    run(routine.instructions, &slots, depth: depth)
    return ExactSize(
      width: slots[StepRoutine.answer] ?? .zero, height: slots[StepRoutine.answer + 1] ?? .zero)
  }

  /// The size of a view without `sizeThatFits`: that of its content, or else its current one. Multiline text wraps at the
  /// width of the room.
  private func contentSize(of view: ViewID, in room: ExactSize) -> ExactSize {
    let (text, description) = (resolved.contentSize(of: view, in: room), resolved.views[view.index])
    func length(_ axis: LayoutAxis, _ intrinsic: ViewDescription.IntrinsicLength) -> Rational {
      if case .ofContent = intrinsic, let text { return text[axis] }
      return resolved.intrinsicLength(of: view, axis) ?? frames[view.index].size[axis]
    }
    return ExactSize(
      width: length(.horizontal, description.intrinsicWidth), height: length(.vertical, description.intrinsicHeight))
  }

  private func question(of view: ViewID) -> StepRoutine? {
    let place = steps.questions.partitioningIndex { $0.view >= view }
    return place < steps.questions.count && steps.questions[place].view == view ? steps.questions[place] : nil
  }

  /// The subviews of `view`, in drawing order.
  mutating func subviews(of view: ViewID) -> [ViewID] {
    if subviews.isEmpty {
      subviews = Array(repeating: [], count: frames.count)
      for index in frames.indices.dropFirst() { subviews[tree.superviews[index].index].append(ViewID(index)) }
    }
    return subviews[view.index]
  }

  // MARK: Numbers

  /// The number of a node; nil, and reported, if it cannot be computed.
  mutating func number(_ node: StepNodeID) -> Rational? {
    let value = values[node.index - base]
    if value == nil, let problem { note(problem) }
    return value
  }

  mutating func size(_ pair: StepPair) -> ExactSize? {
    guard let width = number(pair.first), let height = number(pair.second) else { return nil }
    return ExactSize(width: width, height: height)
  }

  mutating func point(_ pair: StepPair) -> ExactPoint? {
    guard let x = number(pair.first), let y = number(pair.second) else { return nil }
    return ExactPoint(x: x, y: y)
  }

  mutating func rectangle(_ rectangle: StepRectangle) -> ExactRect? {
    guard let origin = point(rectangle.origin), let size = size(rectangle.size) else { return nil }
    return ExactRect(x: origin.x, y: origin.y, width: size.width, height: size.height)
  }

  private mutating func compute(_ nodes: Range<Int>, _ slots: [Rational?]) {
    (base, problem) = (nodes.lowerBound, nil)
    values.removeAll(keepingCapacity: true)
    for index in nodes {
      let value = value(of: steps.nodes[index], slots)
      if trace != nil { note(StepNodeID(index), value) }
      values.append(checked(value))
    }
  }

  /// Returns a number that is short enough. Numbers that are read may be long too: masks and constraints have computed
  /// with results of steps.
  private mutating func checked(_ number: Rational?) -> Rational? {
    guard let number else { return nil }
    if isShort(number.bitWidth) { return number }
    problem = .longNumber
    return nil
  }

  /// True if a number of so many bits may be used; a long one counts as the work of many short ones.
  mutating func isShort(_ bits: Int) -> Bool {
    let words = bits / 64
    if words > 1 { work += min(words, StepLimits.numberBits) * min(words, StepLimits.numberBits) }
    return bits <= StepLimits.numberBits
  }

  private mutating func value(of node: StepNode, _ slots: [Rational?]) -> Rational? {
    switch node {
    case .number(let number): return number
    case .slot(let slot): return slots[slot]
    case .read(let view, let quantity):
      settleGuides(for: view)
      return read(quantity, of: view)
    case .attribute(let view, let attribute):
      settleGuides(for: view)
      let frame = frames[view.index]
      return attribute.value(
        of: resolved.description(of: view, frameWidth: frame.width), frame: frame, isMirrored: isMirrored(view))
    case .constant(let id): return constants[id] ?? resolved.constraints[id.index].constant
    case .truth(let condition): return truths[condition.index] ? .one : .zero
    case .binary(let operation, let a, let b): return result(operation, known(a), known(b))
    case .unary(let function, let a): return known(a).flatMap { function.result($0, scale: resolved.scale) }
    case .compare(let comparison, let a, let b):
      guard let a = known(a), let b = known(b) else { return nil }
      return comparison.holds(a, b) ? .one : .zero
    }
  }

  private func known(_ node: StepNodeID) -> Rational? { values[node.index - base] }

  /// Records the value of a node that reads something, and the differences that comparisons, `min`, `max` and `abs`
  /// depend on.
  private mutating func note(_ node: StepNodeID, _ value: Rational?) {
    switch steps.nodes[node.index] {
    case .slot(let slot): if let value { trace?.note(node, value, slot: slot) }
    case .read, .attribute, .constant: if let value { trace?.note(node, value) }
    case .compare(_, let a, let b), .binary(.minimum, let a, let b), .binary(.maximum, let a, let b):
      guard let a = known(a), let b = known(b) else { return }
      trace?.note(node, difference: a - b)
    case .unary(.magnitude, let a):
      if let a = known(a) { trace?.note(node, difference: a) }
    default: break
    }
  }

  /// The result of an operation. One side alone may determine `and` and `or`.
  private mutating func result(_ operation: StepNode.Operation, _ a: Rational?, _ b: Rational?) -> Rational? {
    if let decided = operation.decided(by: a) ?? operation.decided(by: b) { return decided }
    guard let a, let b else { return nil }
    let result = operation.result(a, b)
    if result == nil { problem = .divisionByZero }
    return result
  }

  /// True if leading is right for `view`, which depends on its superview.
  func isMirrored(_ view: ViewID) -> Bool { resolved.directions[tree.superviews[view.index].index] == .rightToLeft }

  private func read(_ quantity: StepNode.Quantity, of view: ViewID) -> Rational {
    let (frame, description) = (frames[view.index], resolved.views[view.index])
    var shown: ExactRect {
      description.transform.frame(ofUntransformed: frame, anchorPoint: description.anchorPoint)
    }
    switch quantity {
    case .frameX: return shown.x
    case .frameY: return shown.y
    case .frameWidth: return shown.width
    case .frameHeight: return shown.height
    case .x: return frame.x
    case .y: return frame.y
    case .width: return frame.width
    case .height: return frame.height
    case .boundsX: return origins[view.index].x
    case .boundsY: return origins[view.index].y
    case .centerX: return frame.x + description.anchorPoint.x * frame.width
    case .centerY: return frame.y + description.anchorPoint.y * frame.height
    case .intrinsicWidth: return resolved.intrinsicLength(of: view, .horizontal) ?? .zero
    case .intrinsicHeight: return resolved.intrinsicLength(of: view, .vertical) ?? .zero
    case .hidden: return description.hidden ? .one : .zero
    case .fontSize: return description.fontSize
    case .runsFromRight: return resolved.directions[view.index] == .rightToLeft ? .one : .zero
    }
  }
}
