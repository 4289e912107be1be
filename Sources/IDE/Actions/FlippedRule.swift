internal import LayCompiler
internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// The exchange of the sides of a constraint.
struct FlippedRule {
  let site: ActionSite

  /// Rewrites `a.top == b.bottom + 8` as `b.bottom + 8 == a.top`; reverses a chain of relations.
  func drafts() -> [ActionDraft] {
    guard let statement = site.statement, let rule = rule(in: statement) else { return [] }
    let sides = rule.children.filter { !$0.kind.isClause }
    let relations = rule.tokens.compactMap { token in Relation(token.kind).map { (range: token.range, relation: $0) } }
    guard sides.count == relations.count + 1, rule.child(.insetClause) == nil, rule.child(.offsetClause) == nil,
      !sides.contains(where: { $0.isCompound })
    else { return [] }
    var edits = zip(sides, sides.reversed()).map { Edit($0.range, $1.text) }
    for (old, new) in zip(relations, relations.reversed()) {
      edits.append(Edit(old.range, new.relation.flipped.sign))
    }
    var draft = ActionDraft(title: "flip the sides of the constraint", edits: edits)
    if let name = statement.kind == .constraintDeclaration ? statement.token(.name)?.text : nil {
      draft.reason = "the constant of '\(name)' would change its sign"
    } else if rule.child(.priorityClause) != nil {
      draft.reason = "the violation of the constraint would be counted differently"
    } else if rule.allTokens.contains(where: { $0.text == "superview" }) {
      draft.reason = "'superview' is that of the first view that a constraint names"
    } else if site.snapshot.compilation.layouts.contains(where: { !$0.program.steps.isEmpty }) {
      draft.reason = "beside steps a constraint places the view that it names first"
    }
    return [draft]
  }

  /// Returns the constraint that a statement consists of or gives a name to.
  private func rule(in statement: SyntaxNode) -> SyntaxNode? {
    if statement.kind == .constraintDeclaration { return statement.child(.rule) }
    guard statement.kind == .rule, statement.ancestor({ $0 == .expectStatement }) == nil else { return nil }
    return statement
  }
}
