internal import LayDiagnostics
internal import LayModel
internal import LayParser

// Phase 2 of a layout: all names are known; conditions, settings and constraints are lowered in source order.

/// Lowers the statements that phase 1 deferred.
struct StatementPass {
  let elaborator: Elaborator
  let evaluation: Evaluation
  private var pending: PendingStatements
  private var plain: PlainLowering
  private let settings: SettingPass
  private let constraints: ConstraintPass
  private let formats: FormatPass
  let expects: ExpectPass
  /// The steps that were checked, to be lowered after all constraints.
  private(set) var steps: StepPass

  init(_ elaborator: Elaborator, _ evaluation: Evaluation, _ pending: PendingStatements) {
    (self.elaborator, self.evaluation, self.pending) = (elaborator, evaluation, pending)
    plain = PlainLowering(elaborator, pending.loopTurns)
    settings = SettingPass(elaborator: elaborator, evaluation: evaluation)
    constraints = ConstraintPass(elaborator: elaborator, evaluation: evaluation)
    formats = FormatPass(elaborator: elaborator, evaluation: evaluation)
    expects = ExpectPass(elaborator: elaborator, evaluation: evaluation, settings: settings)
    steps = StepPass(elaborator: elaborator, evaluation: evaluation)
  }

  /// Lowers the statements that phase 1 deferred.
  mutating func lowerPendingStatements() {
    guard !elaborator.isStopped else { return }
    for index in pending.surrounds.indices { resolveSurround(index) }
    lower(pending.items)
  }

  private mutating func lower(_ items: [PendingItem]) {
    // Deferred loops nest only as deep as blocks do, which phase 1 limits.
    for item in items where !elaborator.isStopped {
      switch item {
      case .statement(let statement): lower(statement)
      case .deferred(let loop): lower(pending.deferredLoops[loop].items)
      }
    }
  }

  /// Resolves the condition and the view of a `when`, `else` or block. Its parents are resolved before it.
  private mutating func resolveSurround(_ index: Int) {
    let surround = pending.surrounds[index]
    guard let context = context(surround.context, in: surround.parent) else {
      pending.surrounds[index].isBroken = true
      return
    }
    elaborator.isInDeadCode = elaborator.isNever(context.condition)
    defer { elaborator.isInDeadCode = false }
    pending.surrounds[index].isUnknown = surround.parent.map { pending.surrounds[$0].isUnknown } ?? false
    switch surround.kind {
    case .when(let condition):
      let own = elaborator.hasWrongSyntax(condition) ? nil : evaluation.lowerCondition(condition, in: context)
      if own == nil { pending.surrounds[index].isUnknown = true }
      pending.surrounds[index].ownCondition = own ?? .always
      pending.surrounds[index].condition = elaborator.conjunction(context.condition, own ?? .always)
      noteBranch(index, isElse: false, at: condition.range)
    case .otherwise(let when):
      if pending.surrounds[when].isUnknown { pending.surrounds[index].isUnknown = true }
      let other =
        pending.surrounds[when].isUnknown
        ? ConditionID.always : elaborator.negation(pending.surrounds[when].ownCondition)
      pending.surrounds[index].condition = elaborator.conjunction(context.condition, other)
      if case .when(let condition) = pending.surrounds[when].kind, pending.surrounds[index].isLast {
        noteBranch(index, isElse: true, at: condition.range)
      }
    case .state(let state):
      pending.surrounds[index].ownCondition = elaborator.addCondition(.state(state))
      pending.surrounds[index].condition = elaborator.conjunction(
        context.condition, pending.surrounds[index].ownCondition)
    case .inside(let target):
      pending.surrounds[index].condition = context.condition
      guard let view = insideTarget(target, in: context) else {
        pending.surrounds[index].isBroken = true
        return
      }
      pending.surrounds[index].dot = view
      return
    }
    pending.surrounds[index].dot = surround.parent.flatMap { pending.surrounds[$0].dot }
  }

  /// Records a branch, unless constants alone select it.
  private func noteBranch(_ index: Int, isElse: Bool, at range: SourceRange) {
    let condition = pending.surrounds[index].condition
    if pending.surrounds[index].isUnknown || elaborator.isNever(condition) || condition == .always { return }
    elaborator.sources.branches.append((condition, isElse, range))
  }

  /// The view whose block this is; nil if the target is not a view, which is reported.
  private func insideTarget(_ node: SyntaxNode, in context: Context) -> ViewID? {
    // A block with a misplaced declaration, which is reported, probably lacks the word `view`.
    let base = PostfixSpine(node).base
    if let braces = node.parent, elaborator.hasWrongSyntax(braces), base.kind == .nameExpression,
      let name = base.token(.name),
      elaborator.lookUp(name.text, from: context.scope) == nil
    {
      elaborator.bindUnknown(name, in: context.scope)
      return nil
    }
    if settings.isUnknownView(node, in: context) { return nil }
    switch evaluation.evaluate(node, in: context) {
    case .view(let view): return view
    case .unknown: return nil
    case .views: elaborator.report(.settingOnList(node.text, at: node.range))
    case let other: elaborator.report(.bracesOnOther(node.text, other, at: node.range))
    }
    return nil
  }

  /// `context` with the additions of the surround `index`; nil inside the block of an unknown view.
  private func context(_ context: Context, in index: Int?) -> Context? {
    guard let index else { return context }
    if pending.surrounds[index].isBroken { return nil }
    var context = context
    context.condition = pending.surrounds[index].condition
    if let dot = pending.surrounds[index].dot { context.dot = dot }
    return context
  }

  private mutating func lower(_ statement: PendingStatement) {
    guard let surround = statement.surround else {
      if !statement.isCheckedOnly { return lower(statement, in: statement.context) }
      return check(statement, in: statement.context)
    }
    guard let context = context(statement.context, in: surround) else { return }
    elaborator.isInDeadCode = elaborator.isNever(context.condition)
    defer { elaborator.isInDeadCode = false }
    if statement.isCheckedOnly { return check(statement, in: context) }
    if !pending.surrounds[surround].isUnknown { return lower(statement, in: context) }
    var checked = statement
    checked.isCheckedOnly = true
    check(checked, in: context)
  }

  /// Lowers a statement only for its diagnostics.
  private mutating func check(_ statement: PendingStatement, in context: Context) {
    let count = elaborator.program.constraints.count
    let (assertionCount, stepCount) = (elaborator.assertions.count, steps.blocks.count)
    lower(statement, in: context)
    takeBack(from: count, of: statement.name)
    elaborator.assertions.removeLast(elaborator.assertions.count - assertionCount)
    steps.blocks.removeLast(steps.blocks.count - stepCount)
  }

  private mutating func lower(_ statement: PendingStatement, in context: Context) {
    let node = statement.node
    switch node.kind {
    case .setting:
      if plain.lower(setting: statement, in: context) { return }
      settings.lowerSetting(statement, in: context)
    case .rule:
      if plain.lower(rule: statement, in: context) { return }
      constraints.lowerRule(node, in: context, name: nil)
    case .vfl: formats.lowerVFL(node, in: context, name: nil)
    case .constraintDeclaration: lowerNamed(node, in: context, name: statement.name)
    case .assertStatement:
      AssertPass(elaborator: elaborator, evaluation: evaluation, constraints: constraints).lowerAssert(
        node, in: context)
    case .expectStatement: expects.lowerExpect(node, in: context)
    case .sizesStatement:
      if context.dot == .root {
        let safeAreas = SafeAreaPass(elaborator: elaborator, evaluation: evaluation).safeAreas(of: node, in: context)
        SizePass(elaborator: elaborator).lowerSizes(node, safeAreas: safeAreas)
      }
    case .layoutSubviews, .sizeThatFits: steps.checkSteps(node, in: context)
    default: break
    }
  }

  private mutating func lowerNamed(_ node: SyntaxNode, in context: Context, name: NamedConstraintID?) {
    for child in node.children {
      if child.kind == .rule { constraints.lowerRule(child, in: context, name: name) }
      if child.kind == .vfl { formats.lowerVFL(child, in: context, name: name) }
    }
  }

  /// Removes constraints that were lowered only for their diagnostics.
  private func takeBack(from count: Int, of name: NamedConstraintID?) {
    elaborator.program.constraints.removeLast(elaborator.program.constraints.count - count)
    elaborator.sources.constraints.removeLast(elaborator.sources.constraints.count - count)
    elaborator.sources.statements.removeLast(elaborator.sources.statements.count - count)
    elaborator.standardGaps.removeAll { $0.constraint.index >= count }
    if let name { elaborator.namedConstraints[name.index].constraints.removeAll { $0.index >= count } }
  }
}
