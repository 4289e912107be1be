internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

/// What elaborating one statement comes upon on its way.
final class StatementNotes {
  /// The statement, or the part of it that is read as one.
  let node: SyntaxNode
  /// Whether a `constraint` gives it a name.
  var isNamed = false
  /// Whether it is an `assert`: it decides nothing, so it may speak of the root's size.
  var isAssertion = false
  /// The pairs of sides of an `assert`.
  var comparisons: [Assertion.Comparison] = []
  /// Whether ``firstView`` was looked for.
  var isSearched = false
  /// The view whose superview `superview` is; nil when the statement names none.
  var firstView: ViewID?
  /// Whether a path that may name it leads nowhere, which is reported: stay quiet about `superview`.
  var isBroken = false

  init(_ node: SyntaxNode) { self.node = node }

  /// Whether it is a rule of two sides and nothing else, so that a setting may take its place.
  var isLoneRelation: Bool { node.kind == .rule && !isNamed && node.children.count == 2 }
}

extension Elaborator {
  /// Whether what is elaborated is a component that stands for itself: its size and place are decided where it is
  /// used.
  var isComponentAlone: Bool { viewInfos.first.map { !$0.componentScopes.isEmpty } ?? false }

  /// The context of a statement that `superview` may stand in.
  func statementContext(_ node: SyntaxNode, in context: Context) -> Context {
    var context = context
    context.statement = StatementNotes(node)
    return context
  }

  /// The first view that a statement names, reading from the left and not counting `superview`, `root` and bare
  /// guides (LANGUAGE §3).
  func firstView(of statement: StatementNotes, in context: Context) -> ViewID? {
    if !statement.isSearched {
      statement.isSearched = true
      statement.firstView = firstView(in: statement.node, context)
    }
    return statement.firstView
  }

  private func firstView(in node: SyntaxNode, _ context: Context) -> ViewID? {
    var pending = [node]
    while let next = pending.popLast() {
      guard next.kind.isPostfix else {
        pending += next.children.reversed()
        continue
      }
      let spine = PostfixSpine(next)
      if let view = namedView(spine, context) { return view }
      for step in spine.steps.reversed() { pending += step.children.dropFirst().reversed() }
    }
    return nil
  }

  /// The view that a path names before it goes up, into a guide or to an attribute. One that leads nowhere marks the
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

  private func firstSubject(_ base: SyntaxNode, _ context: Context) -> Subject? {
    guard let token = base.token(.name) else { return nil }
    if base.kind == .dotExpression {
      return boundSubject(member(token.text, of: context.dot), context) ?? .view(context.dot, guide: nil)
    }
    guard base.kind == .nameExpression, !isSkipped(token.text, context) else { return nil }
    guard let binding = lookUp(token.text, from: context.scope) else {
      context.statement?.isBroken = true
      return nil
    }
    guard case .constant(let id) = binding else { return boundSubject(binding, context) }
    switch value(of: id) {
    case .view(let view): return .view(view, guide: nil)
    case .unknown: context.statement?.isBroken = true
    default: break
    }
    return nil
  }

  /// What a binding stands for; one whose declaration is wrong marks the statement as broken.
  private func boundSubject(_ binding: Binding?, _ context: Context) -> Subject? {
    if case .unknown = binding { context.statement?.isBroken = true }
    return Subject(binding)
  }

  /// Whether a name is not counted in the search for the first view. A view that is called as an attribute, which is
  /// reported, counts.
  private func isSkipped(_ name: String, _ context: Context) -> Bool {
    name == "superview" || name == "root" || BuiltInGuide(name) != nil
      || Attribute(name: name) != nil && lookUp(name, from: context.scope) == nil
  }

  private func nextView(_ step: SyntaxNode, from subject: Subject, _ context: Context) -> Subject? {
    switch (step.kind, subject) {
    case (.member, .view(let view, _)):
      return step.token(.name).flatMap { boundSubject(member($0.text, of: view), context) }
    case (.subscripted, .list(let list)):
      if let indices = constantIndices(step, in: context), let view = views(in: list, at: indices) {
        return .view(view, guide: nil)
      }
      context.statement?.isBroken = true
      return nil
    default: return nil
    }
  }
}
