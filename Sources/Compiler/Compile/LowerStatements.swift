internal import LayDiagnostics
internal import LayModel
internal import LayParser

// Phase 2 of a layout: all names are known; conditions, settings and constraints are lowered in source order.

extension Elaborator {
  /// Lowers the statements that phase 1 deferred.
  func lowerPendingStatements() {
    guard !isStopped else { return }
    for index in surrounds.indices { resolveSurround(index) }
    var plain = PlainLowering(self)
    lower(pendingItems, &plain)
  }

  private func lower(_ items: [PendingItem], _ plain: inout PlainLowering) {
    // Deferred loops nest only as deep as blocks do, which phase 1 limits.
    for item in items where !isStopped {
      switch item {
      case .statement(let statement): lower(statement, &plain)
      case .deferred(let loop): lower(deferredLoops[loop].items, &plain)
      }
    }
  }

  /// Resolves the condition and the view of a `when`, `else` or block. Its parents are resolved before it.
  private func resolveSurround(_ index: Int) {
    let surround = surrounds[index]
    guard let context = context(surround.context, in: surround.parent) else {
      surrounds[index].isBroken = true
      return
    }
    isInDeadCode = isNever(context.condition)
    defer { isInDeadCode = false }
    surrounds[index].isUnknown = surround.parent.map { surrounds[$0].isUnknown } ?? false
    switch surround.kind {
    case .when(let condition):
      let own = hasWrongSyntax(condition) ? nil : lowerCondition(condition, in: context)
      if own == nil { surrounds[index].isUnknown = true }
      surrounds[index].ownCondition = own ?? .always
      surrounds[index].condition = conjunction(context.condition, own ?? .always)
      noteBranch(index, isElse: false, at: condition.range)
    case .otherwise(let when):
      if surrounds[when].isUnknown { surrounds[index].isUnknown = true }
      let other = surrounds[when].isUnknown ? ConditionID.always : negation(surrounds[when].ownCondition)
      surrounds[index].condition = conjunction(context.condition, other)
      if case .when(let condition) = surrounds[when].kind, surrounds[index].isLast {
        noteBranch(index, isElse: true, at: condition.range)
      }
    case .state(let state):
      surrounds[index].ownCondition = addCondition(.state(state))
      surrounds[index].condition = conjunction(context.condition, surrounds[index].ownCondition)
    case .inside(let target):
      surrounds[index].condition = context.condition
      guard let view = insideTarget(target, in: context) else {
        surrounds[index].isBroken = true
        return
      }
      surrounds[index].dot = view
      return
    }
    surrounds[index].dot = surround.parent.flatMap { surrounds[$0].dot }
  }

  /// Records a branch, unless constants alone select it.
  private func noteBranch(_ index: Int, isElse: Bool, at range: SourceRange) {
    let condition = surrounds[index].condition
    if surrounds[index].isUnknown || isNever(condition) || condition == .always { return }
    sources.branches.append((condition, isElse, range))
  }

  /// The view whose block this is; nil if the target is not a view, which is reported.
  private func insideTarget(_ node: SyntaxNode, in context: Context) -> ViewID? {
    // A block with a misplaced declaration, which is reported, probably lacks the word `view`.
    let base = PostfixSpine(node).base
    if let braces = node.parent, hasWrongSyntax(braces), base.kind == .nameExpression, let name = base.token(.name),
      lookUp(name.text, from: context.scope) == nil
    {
      bindUnknown(name, in: context.scope)
      return nil
    }
    if isUnknownView(node, in: context) { return nil }
    switch evaluate(node, in: context) {
    case .view(let view): return view
    case .unknown: return nil
    case .views: report(.settingOnList(node.text, at: node.range))
    case let other: report(.bracesOnOther(node.text, other, at: node.range))
    }
    return nil
  }

  /// `context` with the additions of the surround `index`; nil inside the block of an unknown view.
  private func context(_ context: Context, in index: Int?) -> Context? {
    guard let index else { return context }
    if surrounds[index].isBroken { return nil }
    var context = context
    context.condition = surrounds[index].condition
    if let dot = surrounds[index].dot { context.dot = dot }
    return context
  }

  private func lower(_ statement: PendingStatement, _ plain: inout PlainLowering) {
    guard let surround = statement.surround else {
      if !statement.isCheckedOnly { return lower(statement, in: statement.context, &plain) }
      return check(statement, in: statement.context, &plain)
    }
    guard let context = context(statement.context, in: surround) else { return }
    isInDeadCode = isNever(context.condition)
    defer { isInDeadCode = false }
    if statement.isCheckedOnly { return check(statement, in: context, &plain) }
    if !surrounds[surround].isUnknown { return lower(statement, in: context, &plain) }
    var checked = statement
    checked.isCheckedOnly = true
    check(checked, in: context, &plain)
  }

  /// Lowers a statement only for its diagnostics.
  private func check(_ statement: PendingStatement, in context: Context, _ plain: inout PlainLowering) {
    let count = program.constraints.count
    let (assertionCount, stepCount) = (assertions.count, stepBlocks.count)
    lower(statement, in: context, &plain)
    takeBack(from: count, of: statement.name)
    assertions.removeLast(assertions.count - assertionCount)
    stepBlocks.removeLast(stepBlocks.count - stepCount)
  }

  private func lower(_ statement: PendingStatement, in context: Context, _ plain: inout PlainLowering) {
    let node = statement.node
    switch node.kind {
    case .setting:
      if plain.lower(setting: statement, in: context) { return }
      lowerSetting(statement, in: context)
    case .rule:
      if plain.lower(rule: statement, in: context) { return }
      lowerRule(node, in: context, name: nil)
    case .vfl: lowerVFL(node, in: context, name: nil)
    case .constraintDeclaration: lowerNamed(node, in: context, name: statement.name)
    case .assertStatement: lowerAssert(node, in: context)
    case .expectStatement: lowerExpect(node, in: context)
    case .sizesStatement: if context.dot == .root { lowerSizes(node) }
    case .layoutSubviews, .sizeThatFits: checkSteps(node, in: context)
    default: break
    }
  }

  private func lowerNamed(_ node: SyntaxNode, in context: Context, name: NamedConstraintID?) {
    for child in node.children {
      if child.kind == .rule { lowerRule(child, in: context, name: name) }
      if child.kind == .vfl { lowerVFL(child, in: context, name: name) }
    }
  }

  /// Removes constraints that were lowered only for their diagnostics.
  private func takeBack(from count: Int, of name: NamedConstraintID?) {
    program.constraints.removeLast(program.constraints.count - count)
    sources.constraints.removeLast(sources.constraints.count - count)
    sources.statements.removeLast(sources.statements.count - count)
    standardGaps.removeAll { $0.constraint.index >= count }
    if let name { namedConstraints[name.index].constraints.removeAll { $0.index >= count } }
  }
}
