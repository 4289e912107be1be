internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

// Steps become instructions when all rules are lowered, so that names of rules are known.

/// `layoutSubviews { … }` or `sizeThatFits { … }` of a view, checked and waiting.
struct StepBlock {
  var block: SyntaxNode
  var context: Context
  var isQuestion: Bool
}

extension Elaborator {
  /// Lowers the steps of the layout. Where something is wrong nothing is laid out, so nothing is lowered either.
  func lowerSteps() {
    if stepBlocks.isEmpty || isStopped || diagnostics.contains(where: { $0.severity == .error }) { return }
    var placed: [ViewID: StepPlaced.Parts] = [:]
    for block in stepBlocks where !isStopped {
      var lowering = StepLowering(self, block)
      guard lowering.lower() else {
        // A component alone does not know its arguments; else whatever is wrong is said.
        if !isComponentAlone && !diagnostics.contains(where: { $0.severity == .error }) {
          report(.stepNotTaken(at: lowering.statement.range))
        }
        continue
      }
      for (view, parts) in lowering.placed { placed[view, default: []].formUnion(parts) }
    }
    // Of two questions, the one of the braces of an instance stands behind the one of its component, and is asked.
    var asked: [StepRoutine] = []
    for routine in program.steps.questions.reversed() where !asked.contains(where: { $0.view == routine.view }) {
      asked.append(routine)
    }
    program.steps.questions = asked.sorted { $0.view < $1.view }
    program.steps.layouts = program.steps.layouts.enumerated().sorted { a, b in
      (a.element.view, a.offset) < (b.element.view, b.offset)
    }.map { $0.element }
    for view in placed.keys.sorted() {
      program.steps.placed.append(StepPlaced(view: view, parts: placed[view] ?? []))
    }
    var constants: Set<ConstraintID> = []
    for instruction in program.steps.instructions {
      if case .setConstant(let rule, _) = instruction.action { constants.insert(rule) }
    }
    program.steps.constants = constants.sorted()
    let ruled = ruledViews()
    program.steps.byHand = program.steps.placed.map { $0.view }.filter { view in
      program.views[view.index].placement == .constraints && !ruled.contains(view)
        && viewInfos[view.index].arrangedBy == nil
    }
    // Nobody but its steps may say another size than the one it begins with.
    for index in program.steps.placed.indices {
      let view = program.steps.placed[index].view
      if program.views[view.index].designSize != nil && program.steps.isByHand(view) {
        program.steps.placed[index].parts.formUnion(.size)
      }
    }
  }

  /// The views that rules place: those that a rule names first, unless it speaks of what is inside them.
  private func ruledViews() -> Set<ViewID> {
    var ruled: Set<ViewID> = []
    for constraint in program.constraints {
      guard let view = constraint.terms.first?.view else { continue }
      if !constraint.terms.contains(where: { isInside($0.view, view) }) { ruled.insert(view) }
    }
    return ruled
  }

  /// Whether `view` lies in `other`, at any depth.
  func isInside(_ view: ViewID, _ other: ViewID) -> Bool {
    var next = superview(of: view)
    while let current = next {
      if current == other { return true }
      next = superview(of: current)
    }
    return false
  }
}

/// Turns the steps of one block into instructions.
struct StepLowering {
  let elaborator: Elaborator
  var context: Context
  let block: StepBlock
  /// The constants and loop variables of the braces around, the innermost last.
  var locals: [[String: LoweredValue]] = []
  /// Whether a condition is being read: a bare `width` is the root's.
  var isCondition = false
  /// The statement that is being lowered.
  var statement: SyntaxNode
  /// What steps place.
  var placed: [(view: ViewID, parts: StepPlaced.Parts)] = []
  /// The step that is being lowered, and the first of its nodes.
  private(set) var step = StepID(0)
  private var firstNode = 0
  /// How many numbers are remembered in the braces at hand, and at most.
  private var slots = StepRoutine.answer + 2
  private var slotCount = StepRoutine.answer + 2

  init(_ elaborator: Elaborator, _ block: StepBlock) {
    (self.elaborator, self.block, context, statement) = (elaborator, block, block.context, block.block)
  }

  var isQuestion: Bool { block.isQuestion }

  func report(_ diagnostic: Diagnostic) { elaborator.report(diagnostic) }

  /// Adds the routine to the program; false when nothing came of it.
  mutating func lower() -> Bool {
    let (count, nodes) = (elaborator.program.steps.instructions.count, elaborator.program.steps.nodes.count)
    guard lower(block.block) else {
      elaborator.program.steps.instructions.removeLast(elaborator.program.steps.instructions.count - count)
      elaborator.program.steps.nodes.removeLast(elaborator.program.steps.nodes.count - nodes)
      return false
    }
    let routine = StepRoutine(
      view: context.dot, instructions: count..<elaborator.program.steps.instructions.count, slotCount: slotCount)
    if isQuestion {
      elaborator.program.steps.questions.append(routine)
    } else {
      elaborator.program.steps.layouts.append(routine)
    }
    return true
  }

  // MARK: Statements

  /// Braces nest no deeper than the parser lets them.
  private mutating func lower(_ block: SyntaxNode, with variable: (name: String, value: LoweredValue)? = nil) -> Bool {
    locals.append(variable.map { [$0.name: $0.value] } ?? [:])
    let before = slots
    defer {
      locals.removeLast()
      slots = before
    }
    for statement in block.children {
      guard lower(statement: statement), !elaborator.isStopped else { return false }
    }
    return true
  }

  private mutating func lower(statement: SyntaxNode) -> Bool {
    switch statement.kind {
    case .letDeclaration, .setting, .forStatement, .whenStatement, .alignStep, .sizeToFitStep, .distributeStep,
      .spreadStep:
      break
    default: return true
    }
    elaborator.statementCount += 1
    if elaborator.statementCount > Limits.statements { elaborator.stop(.tooManyStatements(at: statement.range)) }
    begin(statement)
    switch statement.kind {
    case .letDeclaration: return lowerLet(statement)
    case .setting: return isQuestion ? lowerAnswer(statement) : lowerSetting(statement)
    case .forStatement: return lowerLoop(statement)
    case .whenStatement: return lowerWhen(statement)
    case .alignStep: return lowerAlign(statement)
    case .sizeToFitStep: return lowerSizeToFit(statement)
    case .distributeStep: return lowerDistribute(statement)
    default: return lowerSpread(statement)
    }
  }

  /// Begins another step.
  private mutating func begin(_ statement: SyntaxNode) {
    self.statement = statement
    firstNode = elaborator.program.steps.nodes.count
    step = StepID(elaborator.program.steps.owners.count)
    elaborator.program.steps.owners.append(context.dot)
    elaborator.sources.steps.append(statement.range)
  }

  private mutating func lowerLet(_ node: SyntaxNode) -> Bool {
    guard let name = node.token(.name), let expression = node.children.last, let value = value(of: expression) else {
      return false
    }
    locals[locals.count - 1][name.text] = remembered(value)
    return true
  }

  /// `width = …` and `height = …`.
  private mutating func lowerAnswer(_ node: SyntaxNode) -> Bool {
    let children = node.children.filter { $0.kind != .unexpected }
    guard children.count >= 2, let number = number(children[1]) else { return false }
    let slot = StepRoutine.answer + (children[0].text == "width" ? 0 : 1)
    emit(.store(self.node(number), slot: slot))
    return true
  }

  // MARK: Loops and conditions

  private mutating func lowerLoop(_ node: SyntaxNode) -> Bool {
    guard let name = node.token(.name), let block = node.child(.block) else { return false }
    let bounds = node.children.filter { $0.kind != .block && $0.kind != .unexpected }
    guard let first = bounds.first else { return false }
    if bounds.count == 2 {
      guard let low = bound(first), let high = bound(bounds[1]) else { return false }
      let last = node.token(.halfOpenRange) == nil ? high : high - 1
      let (span, overflow) = last.subtractingReportingOverflow(low)
      if overflow || span >= Limits.repetitions {
        elaborator.stop(.tooManyRepetitions(at: first.range.union(bounds[1].range)))
        return false
      }
      var number = low
      while number <= last {
        guard turn(.number(.known(Rational(number))), name, block, node) else { return false }
        number += 1
      }
      return true
    }
    guard let elements = value(of: first)?.elements else { return false }
    for element in elements.map({ remembered($0) }) {
      guard turn(element, name, block, node) else { return false }
    }
    return true
  }

  private mutating func turn(_ value: LoweredValue, _ name: SyntaxToken, _ block: SyntaxNode, _ node: SyntaxNode)
    -> Bool
  {
    elaborator.repetitionCount += 1
    if elaborator.repetitionCount > Limits.repetitions { elaborator.stop(.tooManyRepetitions(at: node.range)) }
    guard !elaborator.isStopped else { return false }
    let outer = context
    defer { context = outer }
    // What is evaluated without a layout, such as `superview`, looks there.
    context.scope = elaborator.makeScope(Scope(elaborator.nameTable, parent: outer.scope, isLoop: true))
    if let constant = value.constant {
      let id = elaborator.makeConstant(name.text, .loopVariable, name.range, .known(constant))
      elaborator.scopes[context.scope.index][name.text] = ScopeEntry(
        binding: .constant(id), declaration: name.range)
    }
    return lower(block, with: (name.text, value))
  }

  /// A bound of a loop, which is unrolled: a whole number that is known without a layout.
  private mutating func bound(_ node: SyntaxNode) -> Int? {
    guard let value = value(of: node) else { return nil }
    guard let number = value.known, let whole = number.intValue, whole.magnitude <= 1 << 30 else {
      report(.stepNotConstant("the bound of a 'for'", at: node.range))
      return nil
    }
    return whole
  }

  private mutating func lowerWhen(_ node: SyntaxNode) -> Bool {
    var ends: [Int] = []
    var next: SyntaxNode? = node
    // Each `else when` is a child of the one before it.
    while let current = next {
      next = nil
      let parts = current.children.filter { $0.kind != .unexpected }
      guard let condition = parts.first, parts.count > 1 else { return false }
      if current.index != node.index { begin(current) }
      isCondition = true
      let value = number(condition)
      isCondition = false
      guard let value else { return false }
      if case .known(let truth) = value {
        // What constants decide has no other branch.
        if !truth.isZero {
          guard lower(parts[1]) else { return false }
          break
        }
        guard let (other, isLast) = otherwise(parts) else { break }
        if isLast {
          guard lower(other) else { return false }
        } else {
          next = other
        }
        continue
      }
      let branch = elaborator.program.steps.instructions.count
      emit(.skip(unless: self.node(value), to: branch))
      guard lower(parts[1]) else { return false }
      if parts.count > 2 {
        ends.append(elaborator.program.steps.instructions.count)
        emit(.jump(to: 0))
      }
      let place = elaborator.program.steps.instructions.count
      if case .skip(let truth, _) = elaborator.program.steps.instructions[branch].action {
        elaborator.program.steps.instructions[branch].action = .skip(unless: truth, to: place)
      }
      guard let (other, isLast) = otherwise(parts) else { continue }
      if isLast {
        guard lower(other) else { return false }
      } else {
        next = other
      }
    }
    let end = elaborator.program.steps.instructions.count
    for jump in ends { elaborator.program.steps.instructions[jump].action = .jump(to: end) }
    return true
  }

  /// What stands behind `else`, and whether it is braces.
  private func otherwise(_ parts: [SyntaxNode]) -> (node: SyntaxNode, isLast: Bool)? {
    guard parts.count > 2 else { return nil }
    return (parts[2], parts[2].kind == .block)
  }

  // MARK: Making instructions

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

  /// So many places for numbers.
  mutating func makeSlots(_ count: Int) -> Int {
    let first = slots
    slots += count
    slotCount = max(slotCount, slots)
    return first
  }

  /// `value` as it is now, for later statements.
  private mutating func remembered(_ value: LoweredValue) -> LoweredValue {
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

  // MARK: What is asked of a value

  mutating func number(_ node: SyntaxNode) -> StepScalar? { value(of: node)?.number }

  mutating func pair(_ node: SyntaxNode) -> StepPair? {
    guard case .pair(let a, let b) = value(of: node) else { return nil }
    return StepPair(self.node(a), self.node(b))
  }

  mutating func rectangle(_ node: SyntaxNode) -> StepRectangle? {
    guard case .rectangle(let x, let y, let width, let height) = value(of: node) else { return nil }
    return rectangle(x, y, width, height)
  }

  mutating func rectangle(_ x: StepScalar, _ y: StepScalar, _ width: StepScalar, _ height: StepScalar) -> StepRectangle
  {
    StepRectangle(StepPair(node(x), node(y)), StepPair(node(width), node(height)))
  }

  /// The view that `node` is, which must stand inside the view that the steps belong to.
  mutating func subview(_ node: SyntaxNode) -> ViewID? {
    guard case .view(let view) = value(of: node) else { return nil }
    return isBelow(view, node) ? view : nil
  }

  func isBelow(_ view: ViewID, _ node: SyntaxNode) -> Bool {
    if elaborator.isInside(view, context.dot) { return true }
    report(.stepOutside(node.text, isOwn: view == context.dot, elaborator.displayName(of: context.dot), at: node.range))
    return false
  }
}

extension LoweredValue {
  /// What it is without a layout; nil when it is not.
  var constant: Value? {
    switch self {
    case .number(.known(let number)): .number(number, isLength: false)
    case .text(let text): .text(text)
    case .view(let view): .view(view)
    default: nil
    }
  }
}
