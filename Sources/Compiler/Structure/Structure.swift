internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

// Phase 1 of a layout: creates views, guides, scopes and names, and unrolls loops and components. Statements about
// views are deferred as `PendingStatement`s until all views are known.

/// A statement that is deferred to phase 2.
struct PendingStatement {
  var node: SyntaxNode
  /// The context, without the additions of `surround`.
  var context: Context
  /// The innermost `when` or block of a declared view around it, an index into ``Elaborator/surrounds``.
  var surround: Int?
  /// The nesting depth in components: a setting of a lower level wins.
  var level: Int
  /// The nesting depth in views.
  var depth: Int
  /// The name of a `constraint` statement.
  var name: NamedConstraintID?
  /// True in a `state` without a name, or under an unknown condition: the statement is checked, but has no effects.
  var isCheckedOnly: Bool
  /// The iteration of the innermost loop around, an index into ``SharedStatements/turns``.
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
  /// The iteration of the innermost loop around, an index into ``SharedStatements/turns``.
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

extension Elaborator {
  /// Elaborates the statements of `block`.
  func elaborate(_ block: SyntaxNode, at place: Place) {
    guard place.depth <= Limits.nesting else { return stop(.nestedTooDeep(at: block.range)) }
    let statements = block.children
    for index in statements.indices where [.metricDeclaration, .letDeclaration].contains(statements[index].kind) {
      declareConstant(statements[index], in: place.context, of: screenName(of: place.owner))
    }
    for node in statements {
      guard count(statement: node) else { return }
      elaborate(statement: node, at: place, in: block)
    }
  }

  private func elaborate(statement node: SyntaxNode, at place: Place, in block: SyntaxNode) {
    switch node.kind {
    case .viewDeclaration, .guideDeclaration: declareView(node, at: place)
    case .forStatement: elaborateLoop(node, at: place)
    case .whenStatement: elaborateWhen(node, at: place)
    case .insideBlock: elaborateInside(node, at: place)
    case .stateDeclaration: elaborateState(node, at: place)
    case .constraintDeclaration: declareConstraint(node, at: place)
    case .allowStatement: declareAllowance(node, in: block)
    case .setting, .rule, .vfl, .assertStatement, .expectStatement, .sizesStatement, .layoutSubviews, .sizeThatFits:
      wait(node, at: place)
    default: break
    }
  }

  /// Defers a statement to phase 2.
  func wait(_ node: SyntaxNode, at place: Place, name: NamedConstraintID? = nil) {
    append(
      .statement(
        PendingStatement(
          node: node, context: place.context, surround: place.surround, level: place.level,
          depth: place.viewDepth, name: name, isCheckedOnly: place.isCheckedOnly, turn: place.turn)))
  }

  func append(_ item: PendingItem) {
    if let loop = currentLoop { deferredLoops[loop].items.append(item) } else { pendingItems.append(item) }
  }

  // MARK: Blocks without a scope

  /// The place inside a block that declares only constants.
  func inner(_ place: Place, of block: SyntaxNode) -> Place {
    var place = place
    place.depth += 1
    if block.firstChild(where: { $0.kind == .letDeclaration || $0.kind == .metricDeclaration }) != nil {
      place.context.scope = makeScope(Scope(nameTable, parent: place.context.scope, isLoop: true))
    }
    return place
  }

  private func elaborateWhen(_ node: SyntaxNode, at place: Place) {
    var node = node
    var place = place
    let wasInDeadCode = isInDeadCode
    defer { isInDeadCode = wasInDeadCode }
    var isElseDead = wasInDeadCode
    // `else when` is handled by iteration, not recursion: a chain may be long.
    while true {
      let children = node.children
      guard let condition = children.first, condition.kind != .block else { return }
      surrounds.append(Surround(kind: .when(condition), parent: place.surround, context: place.context))
      let when = surrounds.count - 1
      let rest = children.dropFirst()
      guard let block = rest.first(where: { $0.kind == .block }) else { return }
      isInDeadCode = isElseDead
      let truth = certainTruth(of: condition, in: place.context)
      var inside = inner(place, of: block)
      inside.surround = when
      isInDeadCode = isElseDead || truth == false
      elaborate(block, at: inside)
      guard let other = rest.last, other.index != block.index else { return }
      isElseDead = isElseDead || truth == true
      isInDeadCode = isElseDead
      surrounds.append(Surround(kind: .otherwise(when), parent: place.surround, context: place.context))
      place.surround = surrounds.count - 1
      surrounds[surrounds.count - 1].isLast = other.kind == .block
      if other.kind == .block { return elaborate(other, at: inner(place, of: other)) }
      guard other.kind == .whenStatement, count(statement: other) else { return }
      node = other
    }
  }

  private func elaborateInside(_ node: SyntaxNode, at place: Place) {
    guard let target = node.children.first, let block = node.child(.block) else { return }
    surrounds.append(Surround(kind: .inside(target), parent: place.surround, context: place.context))
    var inside = inner(place, of: block)
    inside.surround = surrounds.count - 1
    inside.isInsideOther = true
    elaborate(block, at: inside)
  }

  // MARK: Counting

  /// Counts a statement of the compilation; false if it has to stop.
  func count(statement node: SyntaxNode) -> Bool {
    statementCount += 1
    if statementCount > Limits.statements { stop(.tooManyStatements(at: node.range)) }
    return !isStopped
  }

  /// Stops the compilation, and reports the reason once.
  func stop(_ reason: Diagnostic) {
    if !isStopped { report(reason) }
    isStopped = true
  }

  func makeScope(_ scope: Scope) -> ScopeID {
    scopes.append(scope)
    return ScopeID(index: scopes.count - 1)
  }
}
