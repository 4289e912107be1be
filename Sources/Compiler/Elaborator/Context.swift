internal import LayDiagnostics
internal import LayModel
internal import LayParser

/// The context in which a statement is elaborated.
struct Context {
  /// The innermost scope.
  var scope: ScopeID
  /// The view that a leading dot refers to.
  var dot: ViewID
  /// The condition of the surrounding `when`s.
  var condition: ConditionID
  /// The notes on the current statement; nil for a value outside of statements.
  var statement: StatementNotes? = nil
  /// The names that have a special meaning here.
  var words = Words.none

  /// The sets of names with a special meaning.
  enum Words {
    case none
    /// `high`, `required` … are priorities.
    case priority
    /// `width`, `height`, `direction` … are those of the root.
    case condition
  }
}

/// Information that is collected while one statement is elaborated.
final class StatementNotes {
  /// The statement, or the part of it that is treated as one.
  let node: SyntaxNode
  /// True if a `constraint` gives it a name.
  var isNamed = false
  /// True for an `assert`: it constrains nothing, so it may use the root's size.
  var isAssertion = false
  /// The pairs of sides of an `assert`.
  var comparisons: [Assertion.Comparison] = []
  /// True if ``firstView`` has been searched for.
  var isSearched = false
  /// The view whose superview `superview` is; nil if the statement names none.
  var firstView: ViewID?
  /// True if a path that may name that view has an error, which was reported: `superview` is then not reported.
  var isBroken = false

  init(_ node: SyntaxNode) { self.node = node }

  /// True for a relation of two sides and nothing else, which a setting could replace.
  var isLoneRelation: Bool { node.kind == .rule && !isNamed && node.children.count == 2 }
}

extension Elaborator {
  /// True if the elaborated layout is a component that is checked alone: its size and position are determined where it
  /// is used.
  var isComponentAlone: Bool { viewInfos.first.map { !$0.componentScopes.isEmpty } ?? false }

  /// The context of a statement in which `superview` is allowed.
  func statementContext(_ node: SyntaxNode, in context: Context) -> Context {
    var context = context
    context.statement = StatementNotes(node)
    return context
  }
}
