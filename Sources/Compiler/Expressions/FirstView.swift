internal import LayDiagnostics
internal import LayModel
internal import LayParser

extension PathResolver {
  /// The first view that a statement names, from left to right, ignoring `superview`, `root` and bare guides (LANGUAGE
  /// §3).
  func firstView(of statement: StatementNotes, in context: Context) -> ViewID? {
    if !statement.isSearched {
      statement.isSearched = true
      for spine in PostfixSpines(in: statement.node) {
        statement.firstView = namedView(spine, context)
        if statement.firstView != nil { break }
      }
    }
    return statement.firstView
  }

  /// The view that a path names before it reaches a superview, a guide or an attribute. A path with an error marks the
  /// statement as broken.
  private func namedView(_ spine: PostfixSpine, _ context: Context) -> ViewID? {
    guard var subject = firstSubject(spine.base, context) else { return nil }
    for step in spine.steps {
      guard let next = nextView(step, from: subject, context) else { break }
      subject = next
    }
    if case .view(let view, _) = subject { return view }
    return nil
  }

  private func firstSubject(_ base: SyntaxNode, _ context: Context) -> PathNode? {
    guard let token = base.token(.name) else { return nil }
    if base.kind == .dotExpression {
      return boundSubject(elaborator.member(token.text, of: context.dot), context) ?? .view(context.dot, guide: nil)
    }
    guard base.kind == .nameExpression, !isSkipped(token.text, context) else { return nil }
    guard let binding = elaborator.lookUp(token.text, from: context.scope) else {
      context.statement?.isBroken = true
      return nil
    }
    guard case .constant(let id) = binding else { return boundSubject(binding, context) }
    switch evaluation.value(of: id) {
    case .view(let view): return .view(view, guide: nil)
    case .unknown: context.statement?.isBroken = true
    default: break
    }
    return nil
  }

  /// The subject of a binding; one whose declaration is wrong marks the statement as broken.
  private func boundSubject(_ binding: Binding?, _ context: Context) -> PathNode? {
    if case .unknown = binding { context.statement?.isBroken = true }
    return PathNode(binding)
  }

  /// True if a name is ignored in the search for the first view. A view with the name of an attribute, which is
  /// reported, is not ignored.
  func isSkipped(_ name: String, _ context: Context) -> Bool {
    name == "superview" || name == "root" || BuiltInGuide(name) != nil
      || Attribute(name: name) != nil && elaborator.lookUp(name, from: context.scope) == nil
  }

  private func nextView(_ step: SyntaxNode, from subject: PathNode, _ context: Context) -> PathNode? {
    switch (step.kind, subject) {
    case (.member, .view(let view, _)):
      return step.token(.name).flatMap { boundSubject(elaborator.member($0.text, of: view), context) }
    case (.subscripted, .list(let list)):
      if let indices = constantIndices(step, in: context), let view = elaborator.views(in: list, at: indices) {
        return .view(view, guide: nil)
      }
      context.statement?.isBroken = true
      return nil
    default: return nil
    }
  }
}
