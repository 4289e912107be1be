internal import LayDiagnostics
internal import LayModel
internal import LayParser

/// Lowers the steps of one block to instructions.
struct StepLowering {
  let elaborator: Elaborator
  var context: Context
  let block: StepBlock
  /// The constants and loop variables of the surrounding blocks, the innermost last.
  var locals: [[String: LoweredValue]] = []
  /// True while a condition is lowered: a bare `width` is then the root's.
  var isCondition = false
  /// The statement that is being lowered.
  var statement: SyntaxNode
  /// The numbers of views that steps place.
  var placed: [(view: ViewID, parts: StepPlaced.Parts)] = []
  /// The step that is being lowered, and below the first of its nodes.
  var step = StepID(0)
  var firstNode = 0
  /// The number of slots in the current block, and below the maximum.
  var slots = StepRoutine.answer + 2
  var slotCount = StepRoutine.answer + 2

  init(_ elaborator: Elaborator, _ block: StepBlock) {
    (self.elaborator, self.block, context, statement) = (elaborator, block, block.context, block.block)
  }

  var isQuestion: Bool { block.isQuestion }

  func report(_ diagnostic: Diagnostic) { elaborator.report(diagnostic) }

  /// Adds the routine to the program; false if an error removed it.
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

  /// Lowers the statements of a block. The parser limits the nesting of blocks.
  mutating func lower(_ block: SyntaxNode, with variable: (name: String, value: LoweredValue)? = nil) -> Bool {
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

  /// Begins a new step.
  mutating func begin(_ statement: SyntaxNode) {
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

  /// Lowers `width = …` and `height = …` in `sizeThatFits`.
  private mutating func lowerAnswer(_ node: SyntaxNode) -> Bool {
    let children = node.children.filter { $0.kind != .unexpected }
    guard children.count >= 2, let number = number(children[1]) else { return false }
    let slot = StepRoutine.answer + (children[0].text == "width" ? 0 : 1)
    emit(.store(self.node(number), slot: slot))
    return true
  }

  // MARK: Required types

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

  /// The view that `node` denotes, which must be inside the view of the steps; nil otherwise.
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
