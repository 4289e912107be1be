internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

/// The statements of a layout that phase 1 defers to phase 2.
struct PendingStatements {
  var items: [PendingItem] = []
  var surrounds: [Surround] = []
  var deferredLoops: [DeferredLoop] = []
  var loopTurns = LoopTurns()
}

/// A statement that is deferred to phase 2.
struct PendingStatement {
  var node: SyntaxNode
  /// The context, without the additions of `surround`.
  var context: Context
  /// The innermost `when` or block of a declared view around it, an index into ``PendingStatements/surrounds``.
  var surround: Int?
  /// The nesting depth in components: a setting of a lower level wins.
  var level: Int
  /// The nesting depth in views.
  var depth: Int
  /// The name of a `constraint` statement.
  var name: NamedConstraintID?
  /// True in a `state` without a name, or under an unknown condition: the statement is checked, but has no effects.
  var isCheckedOnly: Bool
  /// The iteration of the innermost loop around, an index into ``LoopTurns/turns``.
  var turn: Int?
}

/// A `when`, its `else`, or the block of a declared view, around statements. Phase 2 resolves them in order.
struct Surround {
  enum Kind {
    case when(SyntaxNode)
    /// The `else` of the `when` at the index.
    case otherwise(Int)
    /// The block of a declared view: the target.
    case inside(SyntaxNode)
    /// A `state`.
    case state(StateID)
  }
  var kind: Kind
  var parent: Int?
  /// The context, without the additions of `parent`.
  var context: Context
  // The results of phase 2.
  var ownCondition = ConditionID.always
  var condition = ConditionID.always
  /// The view that a leading dot inside refers to; nil if the surround does not change it.
  var dot: ViewID?
  /// True if the target of the block is unknown, which is reported: its contents are skipped.
  var isBroken = false
  /// True for the last `else` of a chain, which has no `when` of its own.
  var isLast = false
  /// True if the condition is unknown: the contents are checked, but have no effects.
  var isUnknown = false
}

/// An item of phase 2, in source order.
enum PendingItem {
  case statement(PendingStatement)
  /// A `for` over views, unrolled after everything else; it has its own items.
  case deferred(Int)
}

/// A `for` that is deferred until all views are known.
struct DeferredLoop {
  var node: SyntaxNode
  var place: Place
  var items: [PendingItem] = []
}

/// The context of a block.
struct Place {
  var context: Context
  /// The scope in which views and constraints of the block are bound.
  var owner: ScopeID
  var surround: Int?
  var level: Int
  /// The number of views, loops and other blocks around.
  var depth: Int
  /// The number of views around.
  var viewDepth = 0
  var isCheckedOnly = false
  /// True inside the block of a view that is declared elsewhere: no view can be declared there.
  var isInsideOther = false
  /// The iteration of the innermost loop around, an index into ``LoopTurns/turns``.
  var turn: Int? = nil

  /// The place inside the block of a view that is declared here.
  func inside(_ view: ViewID, _ scope: ScopeID) -> Place {
    var place = self
    place.context = Context(scope: scope, dot: view, condition: .always)
    place.owner = scope
    place.depth += 1
    place.viewDepth += 1
    return place
  }
}

/// The resolved `layoutSubviews { … }` or `sizeThatFits { … }` of a view, to be lowered.
struct StepBlock {
  var steps: ResolvedSteps
  /// The statements of the block.
  var body: StepBlockRun
  var view: ViewID
  var isQuestion: Bool
  var range: SourceRange
}
