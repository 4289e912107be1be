internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

/// Lowers `assert`s.
struct AssertPass {
  let elaborator: Elaborator
  let evaluation: Evaluation
  let constraints: ConstraintPass

  /// Lowers an `assertStatement`. A wrong one, which is reported, adds nothing.
  func lowerAssert(_ node: SyntaxNode, in context: Context) {
    for child in node.children {
      switch child.kind {
      case .unexpected, .priorityClause: continue
      default: lowerAssertion(child, in: elaborator.statementContext(child, in: context))
      }
    }
  }

  private func lowerAssertion(_ node: SyntaxNode, in context: Context) {
    context.statement?.isAssertion = true
    guard let claim = claim(node.insideParentheses, in: context) else { return }
    if elaborator.isNever(context.condition) { return }
    elaborator.assertions.append(Assertion(claim: claim, condition: context.condition, range: node.range))
  }

  /// The claim of an assertion; nil if it is none, which is reported.
  private func claim(_ node: SyntaxNode, in context: Context) -> Assertion.Claim? {
    switch node.kind {
    case .comparison: return relation(node, in: context)
    case .call: return call(node, in: context)
    case .member: return member(node, in: context)
    case .orExpression, .andExpression, .notExpression:
      elaborator.report(.assertOfSeveral(node.kind, at: node.range))
      return nil
    default:
      if !evaluation.evaluate(node, in: context).isUnknown { elaborator.report(.assertForm(at: node.range)) }
      return nil
    }
  }

  private func relation(_ node: SyntaxNode, in context: Context) -> Assertion.Claim? {
    guard let parts = constraints.ruleParts(node, in: context) else { return nil }
    let isCompound = parts.sides.contains { $0.isCompound }
    let rows = isCompound ? constraints.compoundRows(parts, in: context) : constraints.linearRows(parts, in: context)
    guard rows != nil, let statement = context.statement else { return nil }
    return .comparisons(statement.comparisons)
  }

  /// The claim of a call: `a.isInside(b)`, `a.isAtLeast(44x44)`.
  private func call(_ node: SyntaxNode, in context: Context) -> Assertion.Claim? {
    guard let callee = node.children.first, callee.kind == .member, let name = callee.token(.name),
      let row = PredicateRow.named(name.text), row.argument != .nothing
    else {
      reportForm(node, in: context)
      return nil
    }
    let view = view(callee.children.first, in: context)
    let arguments = node.child(.arguments)?.children.filter { $0.kind == .argument } ?? []
    guard arguments.count == 1, let argument = arguments[0].children.first else {
      elaborator.report(.assertArgument(row.name, row.argument.text, at: node.range))
      return nil
    }
    guard let operand = operand(argument, of: row, in: context), let view else { return nil }
    return .predicate(row.predicate, view, operand)
  }

  private func operand(_ node: SyntaxNode, of row: PredicateRow, in context: Context) -> Assertion.Operand? {
    switch row.argument {
    case .nothing: .nothing
    case .view: view(node, in: context).map { .view($0) }
    case .size: size(node, of: row, in: context).map { .size($0) }
    }
  }

  /// The claim of a predicate without an argument: `a.isNotCompressed`.
  private func member(_ node: SyntaxNode, in context: Context) -> Assertion.Claim? {
    let row = (node.token(.name)?.text).flatMap { PredicateRow.named($0) }
    guard let row, row.argument == .nothing else {
      if let row {
        elaborator.report(.assertArgument(row.name, row.argument.text, at: node.range))
      } else {
        reportForm(node, in: context)
      }
      return nil
    }
    return view(node.children.first, in: context).map { .predicate(row.predicate, $0, .nothing) }
  }

  private func reportForm(_ node: SyntaxNode, in context: Context) {
    let name = node.kind == .call ? node.children.first?.token(.name) : node.token(.name)
    if let name, node.kind == .call, let guess = nearest(to: name.text, among: PredicateRow.all.map { $0.name }) {
      elaborator.report(.unknownAssertion(name.text, guess, at: name.range))
    } else if !evaluation.evaluate(node, in: context).isUnknown {
      elaborator.report(.assertForm(at: node.range))
    }
  }

  /// The view in a predicate; nil if it is none, which is reported.
  private func view(_ node: SyntaxNode?, in context: Context) -> ViewID? {
    guard let node else { return nil }
    if node.kind == .nameExpression, let name = node.token(.name),
      elaborator.lookUp(name.text, from: context.scope) == nil,
      name.text != "root", name.text != "superview", BuiltInGuide(name.text) == nil
    {
      evaluation.unknownNames.reportUnknownName(name.text, .view, at: name.range, in: context)
      return nil
    }
    switch evaluation.evaluate(node, in: context) {
    case .view(let view): return view
    case .unknown: break
    case let value:
      elaborator.report(.assertArgument("an assertion", "a view, and this is \(value.kindText)", at: node.range))
    }
    return nil
  }

  private func size(_ node: SyntaxNode, of row: PredicateRow, in context: Context) -> ExactSize? {
    switch evaluation.evaluate(node, in: context) {
    case .size(let size): return size
    case .unknown: break
    case .tuple(let items) where items.count == 2:
      guard evaluation.areUnlabelled(items, "'(width, height)'", of: node) else { break }
      if case .number(let width, _) = items[0].value, case .number(let height, _) = items[1].value {
        return ExactSize(width: width, height: height)
      }
      if !items.contains(where: { $0.value.isUnknown }) {
        elaborator.report(.assertArgument("'\(row.name)'", "a size: two numbers", at: node.range))
      }
    case let value:
      elaborator.report(.assertArgument("'\(row.name)'", "a size, and this is \(value.kindText)", at: node.range))
    }
    return nil
  }
}
