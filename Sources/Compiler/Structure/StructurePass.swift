internal import LayDiagnostics
internal import LayNumbers
internal import LayParser

// Phase 1 of a layout: creates views, guides, scopes and names, and unrolls loops and components. Statements about
// views are deferred as `PendingStatement`s until all views are known.

/// Declares the views and names of a layout; unrolls its loops and components.
final class StructurePass {
  let elaborator: Elaborator
  let evaluation: Evaluation
  /// The statements for phase 2.
  var pending = PendingStatements()
  /// Components that are being elaborated, the innermost last.
  var activeComponents: [ComponentID] = []
  /// Named constraints with indices, until all are known.
  var constraintLists: [ConstraintListKey: [(indices: [Int], constraint: NamedConstraintID)]] = [:]
  /// The deferred loop that is being unrolled.
  var currentLoop: Int?
  private var allowances: AllowanceList

  init(_ elaborator: Elaborator, _ evaluation: Evaluation) {
    (self.elaborator, self.evaluation) = (elaborator, evaluation)
    allowances = AllowanceList(elaborator)
  }

  /// Elaborates the statements of `block`.
  func elaborate(_ block: SyntaxNode, at place: Place) {
    guard place.depth <= Limits.nesting else { return elaborator.stop(.nestedTooDeep(at: block.range)) }
    let statements = block.children
    for index in statements.indices where [.metricDeclaration, .letDeclaration].contains(statements[index].kind) {
      evaluation.declareConstant(statements[index], in: place.context, of: elaborator.screenName(of: place.owner))
    }
    for node in statements {
      guard elaborator.count(statement: node) else { return }
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
    case .allowStatement: allowances.declare(node, in: block)
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
    if let loop = currentLoop { pending.deferredLoops[loop].items.append(item) } else { pending.items.append(item) }
  }

  // MARK: Blocks without a scope

  /// The place inside a block that declares only constants.
  func inner(_ place: Place, of block: SyntaxNode) -> Place {
    var place = place
    place.depth += 1
    if block.firstChild(where: { $0.kind == .letDeclaration || $0.kind == .metricDeclaration }) != nil {
      place.context.scope = elaborator.makeScope(Scope(elaborator.nameTable, parent: place.context.scope, isLoop: true))
    }
    return place
  }

  private func elaborateWhen(_ node: SyntaxNode, at place: Place) {
    var node = node
    var place = place
    let wasInDeadCode = elaborator.isInDeadCode
    defer { elaborator.isInDeadCode = wasInDeadCode }
    var isElseDead = wasInDeadCode
    // `else when` is handled by iteration, not recursion: a chain may be long.
    while true {
      let children = node.children
      guard let condition = children.first, condition.kind != .block else { return }
      pending.surrounds.append(Surround(kind: .when(condition), parent: place.surround, context: place.context))
      let when = pending.surrounds.count - 1
      let rest = children.dropFirst()
      guard let block = rest.first(where: { $0.kind == .block }) else { return }
      elaborator.isInDeadCode = isElseDead
      let truth = certainTruth(of: condition, in: place.context)
      var inside = inner(place, of: block)
      inside.surround = when
      elaborator.isInDeadCode = isElseDead || truth == false
      elaborate(block, at: inside)
      guard let other = rest.last, other.index != block.index else { return }
      isElseDead = isElseDead || truth == true
      elaborator.isInDeadCode = isElseDead
      pending.surrounds.append(Surround(kind: .otherwise(when), parent: place.surround, context: place.context))
      place.surround = pending.surrounds.count - 1
      pending.surrounds[pending.surrounds.count - 1].isLast = other.kind == .block
      if other.kind == .block { return elaborate(other, at: inner(place, of: other)) }
      guard other.kind == .whenStatement, elaborator.count(statement: other) else { return }
      node = other
    }
  }

  private func elaborateInside(_ node: SyntaxNode, at place: Place) {
    guard let target = node.children.first, let block = node.child(.block) else { return }
    pending.surrounds.append(Surround(kind: .inside(target), parent: place.surround, context: place.context))
    var inside = inner(place, of: block)
    inside.surround = pending.surrounds.count - 1
    inside.isInsideOther = true
    elaborate(block, at: inside)
  }
}
