internal import LayDiagnostics
internal import LayModel
internal import LayParser

/// Checks and resolves the steps of one block in their order.
struct StepChecker {
  let elaborator: Elaborator
  let evaluation: Evaluation
  let context: Context
  /// True in the block of `sizeThatFits`, which returns a size and places nothing.
  let isQuestion: Bool
  /// The constants and loop variables of the surrounding blocks, the innermost last.
  var locals: [[String: Local]] = []
  /// The resolved steps.
  var steps = ResolvedSteps()
  /// The expression after an error.
  let unreadable: StepExpressionID
  /// The forms of constants, each of which is added once.
  var constantKinds: [ConstantID: StepExpression.Kind] = [:]
  /// The names after dots, each once.
  var members: [String: StepMemberID] = [:]
  /// True while a condition is checked: a bare `width` is then the root's.
  var isCondition = false
  /// The statement that is being checked: `superview` is that of the first view it names.
  var statement: SyntaxNode? { didSet { firstView = nil } }
  /// The first view of ``statement``; nil if it has not been searched for.
  var firstView: FirstView?
  /// The maximum number of remembered alignments: the check is for written, not generated files.
  static let memory = 200
  /// The latest alignments.
  var aligned: [Alignment] = []
  /// The statements that mention each name, by block, for blocks with steps in a wrong order.
  var mentions: [Int: [String: [Int]]] = [:]
  /// The views that the current `distribute` lines up.
  var lined: [ViewID] = []
  /// The reports on values in the current statement or condition that steps cannot read.
  var unread: [Diagnostic] = []
  /// The sides that the `sizeThatFits` sets somewhere.
  var answers: Set<String> = []

  /// An alignment: the moved view and the target view, the positions of the points in their views, and the step.
  struct Alignment {
    var moved: ViewID?
    /// Nil for a view that is lined up with others.
    var movedPosition: StepPosition?
    var target: ViewID?
    var targetPosition: StepPosition?
    var step: SyntaxNode
  }

  /// A `let` or loop variable.
  struct Local {
    var id: StepLocalID
    var value: StepValue
    /// The name where it is declared.
    var declaration: SourceRange
  }

  init(elaborator: Elaborator, evaluation: Evaluation, context: Context, isQuestion: Bool) {
    (self.elaborator, self.evaluation) = (elaborator, evaluation)
    (self.context, self.isQuestion) = (context, isQuestion)
    unreadable = steps.expressions.add(
      StepExpression(kind: .unreadable, range: SourceRange(file: .main, start: 0, end: 0)))
  }

  func report(_ diagnostic: Diagnostic) { elaborator.report(diagnostic) }

  // MARK: Statements

  /// Resolves the statements of a block in their order. The parser limits the nesting of blocks.
  mutating func check(_ block: SyntaxNode, with variables: [String: Local] = [:]) -> StepBlockRun {
    locals.append(variables)
    var found: [StepList<StepStatement>.Index] = []
    for statement in block.children where !elaborator.isStopped {
      if elaborator.hasWrongSyntax(statement) {
        declareUnknown(statement)
      } else if let kind = check(statement: statement) {
        found.append(steps.statements.add(StepStatement(kind: kind, range: statement.range)))
      }
    }
    locals.removeLast()
    return steps.blocks.add(found)
  }

  /// Resolves a statement; nil if it is none of steps.
  private mutating func check(statement: SyntaxNode) -> StepStatement.Kind? {
    self.statement = statement
    let count = elaborator.diagnostics.count
    defer { reportUnread(since: count) }
    switch statement.kind {
    case .letDeclaration: return checkLet(statement)
    case .setting: return checkSetting(statement)
    case .forStatement: return checkLoop(statement)
    case .whenStatement: return checkWhen(statement)
    case .alignStep, .sizeToFitStep, .distributeStep, .spreadStep:
      if !isQuestion { return checkStep(statement) }
      report(.stepInQuestion(statement.tokens.first?.text ?? "", at: statement.range))
      return .broken
    default: return nil
    }
  }

  /// Reports the values of a statement or condition that steps cannot read, unless it has another error: one was
  /// reported after the first `count` diagnostics. False if there are none.
  @discardableResult
  private mutating func reportUnread(since count: Int) -> Bool {
    if unread.isEmpty { return false }
    if elaborator.diagnostics.count == count { for diagnostic in unread { report(diagnostic) } }
    unread = []
    return true
  }

  private mutating func checkStep(_ step: SyntaxNode) -> StepStatement.Kind {
    switch step.kind {
    case .alignStep: checkAlign(step)
    case .sizeToFitStep: checkSizeToFit(step)
    case .distributeStep: checkDistribute(step)
    default: checkSpread(step)
    }
  }

  private mutating func checkLet(_ node: SyntaxNode) -> StepStatement.Kind {
    guard let name = node.token(.name), let expression = node.children.last, expression.kind != .missing else {
      declareUnknown(node)
      return .broken
    }
    let count = elaborator.diagnostics.count
    let value = value(of: expression)
    guard let local = declare(name, reportUnread(since: count) ? .unknown : value.type) else { return .broken }
    return .constant(local, value.operand)
  }

  /// Declares the constant of a broken statement, so that its uses are not reported.
  private mutating func declareUnknown(_ statement: SyntaxNode) {
    if statement.kind == .letDeclaration, let name = statement.token(.name) { _ = declare(name, .unknown) }
  }

  /// Declares a constant; nil if its block has one of that name, which is reported.
  private mutating func declare(_ name: SyntaxToken, _ value: StepValue) -> StepLocalID? {
    if let earlier = locals.last?[name.text] {
      report(
        .duplicateName(
          name.text, at: name.range, earlier: earlier.declaration, line: elaborator.line(of: earlier.declaration)))
      return nil
    }
    checkHiding(name)
    let local = steps.makeLocal()
    locals[locals.count - 1][name.text] = Local(id: local, value: value, declaration: name.range)
    return local
  }

  /// Reports a constant that hides an outer name: only views may, and steps declare no views.
  private func checkHiding(_ name: SyntaxToken) {
    let outer: SourceRange
    let what: String
    if let local = local(name.text) {
      (outer, what) = (local.declaration, "constant")
    } else if let entry = elaborator.entry(name.text, from: context.scope) {
      (outer, what) = (entry.declaration, elaborator.noun(of: entry.binding))
    } else {
      return
    }
    report(.hiddenName(name.text, what: what, at: name.range, outer: outer, line: elaborator.line(of: outer)))
  }

  /// The innermost constant or loop variable `name`; nil if there is none.
  func local(_ name: String) -> Local? {
    for scope in locals.reversed() {
      if let local = scope[name] { return local }
    }
    return nil
  }

  private mutating func checkLoop(_ node: SyntaxNode) -> StepStatement.Kind {
    guard let name = node.loopVariable, let block = node.child(.block) else { return .broken }
    let bounds = node.children.filter { $0.kind != .block && $0.kind != .unexpected }
    let count = elaborator.diagnostics.count
    var values: [TypedStep] = []
    for bound in bounds {
      values.append(bounds.count == 2 ? expect(bound, .number, for: "the bound of a 'for'") : value(of: bound))
    }
    let element = bounds.count == 2 ? .number : values.first?.type.element
    if element == nil, let list = values.first { report(.stepValue("'for'", "a list", list.type, at: list.range)) }
    reportUnread(since: count)
    checkHiding(name)
    let before = aligned
    let local = Local(id: steps.makeLocal(), value: element ?? .unknown, declaration: name.range)
    var variables = [name.text: local]
    var counter: StepLocalID?
    if let token = node.loopCounter {
      checkHiding(token)
      let number = Local(id: steps.makeLocal(), value: .number, declaration: token.range)
      if variables[token.text] != nil {
        let line = elaborator.line(of: token.range)
        report(.duplicateName(name.text, at: name.range, earlier: token.range, line: line))
      }
      variables[token.text] = number
      counter = number.id
    }
    let body = check(block, with: variables)
    aligned = before
    guard let first = values.first?.operand else { return .broken }
    let loop = StepLoop(element: local.id, counter: counter, body: body)
    if values.count != 2 { return .each(loop, first) }
    return .count(loop, from: first, to: values[1].operand, isHalfOpen: node.token(.halfOpenRange) != nil)
  }

  private mutating func checkWhen(_ node: SyntaxNode) -> StepStatement.Kind {
    let before = aligned
    var branches: [StepBranch] = []
    var otherwise: StepBlockRun?
    var next: SyntaxNode? = node
    // Each `else when` is a child of the one before it.
    while let current = next {
      let parts = current.children.filter { $0.kind != .unexpected }
      next = parts.last?.kind == .whenStatement ? parts.last : nil
      statement = current
      var condition = parts.first.flatMap { $0.kind == .block ? nil : checkCondition($0).operand }
      for block in parts where block.kind == .block {
        let body = check(block)
        aligned = before
        if let truth = condition {
          branches.append(StepBranch(condition: truth, body: body, range: current.range))
          condition = nil
        } else {
          otherwise = body
        }
      }
    }
    return .when(steps.branches.add(branches), otherwise)
  }

  private mutating func checkCondition(_ node: SyntaxNode) -> TypedStep {
    let count = elaborator.diagnostics.count
    isCondition = true
    defer { isCondition = false }
    let truth = expect(node, .bool, for: "'when'")
    reportUnread(since: count)
    return truth
  }

  // MARK: Required types

  /// Resolves an expression, and reports a value that does not have the type `wanted`; `place` is its position in the
  /// words of a message.
  mutating func expect(_ node: SyntaxNode, _ wanted: StepValue.Wanted, for place: String) -> TypedStep {
    let value = value(of: node)
    _ = check(value, wanted, for: place, node)
    return value
  }

  /// Reports a value that does not have the type `wanted`; true if it has.
  func check(_ value: TypedStep, _ wanted: StepValue.Wanted, for place: String, _ node: SyntaxNode) -> Bool {
    if value.type.fits(wanted) { return true }
    var problem = Diagnostic.stepValue(place, wanted.text, value.type, at: node.range)
    if value.type.view != nil, StepValue.rectangle.fits(wanted) {
      problem.notes.append(.help("its rectangle is `\(node.text).frame`"))
    }
    report(problem)
    return false
  }

  /// The value of `node` if it is a view inside the view of the steps; other values are reported, and then unknown.
  mutating func subview(_ node: SyntaxNode, for place: String) -> TypedStep {
    var value = value(of: node)
    switch value.type {
    case .guide where isBuiltInGuide(value.type): report(.stepValue(place, "a view", value.type, at: node.range))
    case .view(let view), .guide(let view): if isBelow(view, node) { return value }
    case .element, .unknown: return value
    case .views: report(.listNeedsIndex(node.text, at: node.range))
    default: report(.stepValue(place, "a view", value.type, at: node.range))
    }
    value.type = .unknown
    return value
  }

  /// True for a predeclared guide, which follows from its view and cannot be placed.
  func isBuiltInGuide(_ value: StepValue) -> Bool {
    guard case .guide(let guide) = value else { return false }
    return elaborator.program.views[guide.index].guide != .declared
  }

  /// True if `view` is inside the view of the steps; otherwise reports it.
  func isBelow(_ view: ViewID, _ node: SyntaxNode) -> Bool {
    StepPass.isBelow(view, stepsOf: context.dot, at: node.range, in: elaborator)
  }
}
