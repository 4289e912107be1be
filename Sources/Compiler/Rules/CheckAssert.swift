internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// What an assertion may ask of views besides relations.
private enum Assertion: String, CaseIterable {
  case isInside, doesNotOverlap, isAtLeast, isNotCompressed
}

extension Elaborator {
  /// Checks an `assertStatement`. This version proves none: one warning a layout says how many there are.
  func checkAssert(_ node: SyntaxNode, in context: Context) {
    for child in node.children {
      switch child.kind {
      case .unexpected, .priorityClause: continue
      default: checkAssertion(child.insideParentheses, in: statementContext(child, in: context))
      }
    }
    countAssertion(node)
  }

  private func countAssertion(_ node: SyntaxNode) {
    if let index = pending.assertWarning {
      pending.assertions += 1
      diagnostics[index].message = Diagnostic.assertNotEvaluated(pending.assertions, at: node.range).message
      return
    }
    let count = diagnostics.count
    report(.assertNotEvaluated(1, at: node.range))
    if diagnostics.count > count { (pending.assertWarning, pending.assertions) = (count, 1) }
  }

  private func checkAssertion(_ node: SyntaxNode, in context: Context) {
    switch node.kind {
    case .comparison: checkRelation(node, in: context)
    case .call: checkCall(node, in: context)
    case .member: checkMember(node, in: context)
    default:
      if !evaluate(node, in: context).isUnknown { report(.assertForm(at: node.range)) }
    }
  }

  private func checkRelation(_ node: SyntaxNode, in context: Context) {
    guard let parts = ruleParts(node, in: context) else { return }
    if parts.sides.contains(where: { $0.isCompound }) {
      _ = compoundRows(parts, in: context)
    } else {
      _ = linearRows(parts, in: context)
    }
    if let statement = context.statement { warnAboutGuides(statement) }
  }

  /// `a.isInside(b)`, `a.isAtLeast(44x44)`.
  private func checkCall(_ node: SyntaxNode, in context: Context) {
    guard let callee = node.children.first, callee.kind == .member, let name = callee.token(.name),
      let assertion = Assertion(rawValue: name.text), assertion != .isNotCompressed
    else {
      reportForm(node, in: context)
      return
    }
    checkView(callee.children.first, in: context)
    let arguments = node.child(.arguments)?.children.filter { $0.kind == .argument } ?? []
    guard arguments.count == 1, let argument = arguments[0].children.first else {
      report(.assertArgument(assertion.rawValue, assertion == .isAtLeast ? "a size" : "a view", at: node.range))
      return
    }
    if assertion == .isAtLeast {
      checkSize(argument, in: context)
    } else {
      checkView(argument, in: context)
    }
  }

  /// `a.isNotCompressed`
  private func checkMember(_ node: SyntaxNode, in context: Context) {
    guard node.token(.name)?.text == Assertion.isNotCompressed.rawValue else {
      reportForm(node, in: context)
      return
    }
    checkView(node.children.first, in: context)
  }

  private func reportForm(_ node: SyntaxNode, in context: Context) {
    let name = node.kind == .call ? node.children.first?.token(.name) : node.token(.name)
    if let name, node.kind == .call, let guess = nearest(to: name.text, among: Assertion.allCases.map { $0.rawValue }) {
      report(.unknownAssertion(name.text, guess, at: name.range))
    } else if !evaluate(node, in: context).isUnknown {
      report(.assertForm(at: node.range))
    }
  }

  private func checkView(_ node: SyntaxNode?, in context: Context) {
    guard let node else { return }
    if node.kind == .nameExpression, let name = node.token(.name), lookUp(name.text, from: context.scope) == nil,
      name.text != "root", name.text != "superview", BuiltInGuide(name.text) == nil
    {
      reportUnknownName(name.text, .view, at: name.range, in: context)
      return
    }
    switch evaluate(node, in: context) {
    case .view, .unknown: break
    case let value: report(.assertArgument("an assertion", "a view, and this is \(value.kindText)", at: node.range))
    }
  }

  private func checkSize(_ node: SyntaxNode, in context: Context) {
    switch evaluate(node, in: context) {
    case .size, .unknown: break
    case .tuple(let items) where items.count == 2:
      _ = areUnlabelled(items, "'(width, height)'", at: node.range)
    case let value: report(.assertArgument("'isAtLeast'", "a size, and this is \(value.kindText)", at: node.range))
    }
  }
}
