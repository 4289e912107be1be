internal import LayDiagnostics
internal import LayModel

/// Lowers the resolved steps of one block to instructions.
struct StepLowering {
  let elaborator: Elaborator
  let evaluation: Evaluation
  let steps: ResolvedSteps
  /// The view of the steps.
  let view: ViewID
  /// The current values of constants and loop variables.
  var locals: [LoweredValue?]
  /// The range of the statement that is being lowered.
  var statement: SourceRange
  /// The numbers of views that steps place.
  var placed: [(view: ViewID, parts: StepPlaced.Parts)] = []
  /// The step that is being lowered, and below the first of its nodes.
  var step = StepID(0)
  var firstNode = 0
  /// The number of slots in the current block, and below the maximum.
  var slots = StepRoutine.answer + 2
  var slotCount = StepRoutine.answer + 2

  init(_ elaborator: Elaborator, _ evaluation: Evaluation, _ block: StepBlock) {
    (self.elaborator, self.evaluation) = (elaborator, evaluation)
    (steps, view, statement) = (block.steps, block.view, block.range)
    locals = Array(repeating: nil, count: block.steps.localCount)
  }

  func report(_ diagnostic: Diagnostic) { elaborator.report(diagnostic) }

  /// Adds the routine to the program; false if an error removed it.
  mutating func lower(_ block: StepBlock) -> Bool {
    let (count, nodes) = (elaborator.program.steps.instructions.count, elaborator.program.steps.nodes.count)
    guard lower(block.body) else {
      elaborator.program.steps.instructions.removeLast(elaborator.program.steps.instructions.count - count)
      elaborator.program.steps.nodes.removeLast(elaborator.program.steps.nodes.count - nodes)
      return false
    }
    let routine = StepRoutine(
      view: view, instructions: count..<elaborator.program.steps.instructions.count, slotCount: slotCount)
    if block.isQuestion {
      elaborator.program.steps.questions.append(routine)
    } else {
      elaborator.program.steps.layouts.append(routine)
    }
    return true
  }

  // MARK: Statements

  /// Lowers the statements of a block. The parser limits the nesting of blocks.
  mutating func lower(_ block: StepBlockRun) -> Bool {
    let before = slots
    defer { slots = before }
    for id in steps.blocks[block] {
      guard lower(steps.statements[id]), !elaborator.isStopped else { return false }
    }
    return true
  }

  private mutating func lower(_ statement: StepStatement) -> Bool {
    elaborator.statementCount += 1
    if elaborator.statementCount > Limits.statements { elaborator.stop(.tooManyStatements(at: statement.range)) }
    begin(statement.range)
    switch statement.kind {
    case .constant(let local, let operand): return lower(constant: local, operand)
    case .answer(let axis, let operand): return lower(answer: axis, operand)
    case .setting(let setting): return lower(setting: setting)
    case .count(let loop, let first, let last, let isHalfOpen):
      return lowerCount(loop, from: first, to: last, isHalfOpen: isHalfOpen)
    case .each(let loop, let list): return lowerEach(loop, list)
    case .when(let branches, let otherwise): return lowerWhen(branches, otherwise)
    case .align(let moved, let target, let offset): return lowerAlign(moved, with: target, offset: offset)
    case .sizeToFit(let view, let room, let words): return lowerSizeToFit(view, within: room, words)
    case .distribute(let axis, let items, let side, let distance):
      return lowerDistribute(axis, items, side, distance: distance)
    case .spread(let axis, let items, let spacing, let room):
      return lowerSpread(axis, items, spacing: spacing, within: room)
    case .broken: return false
    }
  }

  /// Begins a new step.
  mutating func begin(_ range: SourceRange) {
    statement = range
    firstNode = elaborator.program.steps.nodes.count
    step = StepID(elaborator.program.steps.owners.count)
    elaborator.program.steps.owners.append(view)
    elaborator.sources.steps.append(range)
  }

  private mutating func lower(constant local: StepLocalID, _ operand: StepOperand) -> Bool {
    guard let value = value(of: operand) else { return false }
    locals[local.index] = remembered(value)
    return true
  }

  /// Lowers `width = …` and `height = …` in `sizeThatFits`.
  private mutating func lower(answer axis: LayoutAxis, _ operand: StepOperand) -> Bool {
    guard let number = number(operand) else { return false }
    emit(.store(node(number), slot: StepRoutine.answer(axis)))
    return true
  }

  // MARK: Required types

  mutating func number(_ operand: StepOperand) -> StepScalar? { value(of: operand)?.number }

  mutating func pair(_ operand: StepOperand) -> StepPair? {
    guard case .pair(let a, let b) = value(of: operand) else { return nil }
    return StepPair(node(a), node(b))
  }

  mutating func rectangle(_ operand: StepOperand) -> StepRectangle? {
    guard case .rectangle(let x, let y, let width, let height) = value(of: operand) else { return nil }
    return rectangle(x, y, width, height)
  }

  mutating func rectangle(_ x: StepScalar, _ y: StepScalar, _ width: StepScalar, _ height: StepScalar) -> StepRectangle
  {
    StepRectangle(StepPair(node(x), node(y)), StepPair(node(width), node(height)))
  }

  /// The view of an operand, which must be inside the view of the steps; nil otherwise.
  mutating func subview(_ operand: StepOperand) -> ViewID? {
    guard case .view(let view) = value(of: operand) else { return nil }
    return isBelow(view, operand) ? view : nil
  }

  func isBelow(_ other: ViewID, _ operand: StepOperand) -> Bool {
    StepPass.isBelow(other, stepsOf: view, at: operand.range, in: elaborator)
  }
}
