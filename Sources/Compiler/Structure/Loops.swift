internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

extension StructurePass {
  /// Unrolls a `for`. A loop over views is deferred until all views are known.
  func elaborateLoop(_ node: SyntaxNode, at place: Place) {
    let children = node.children
    guard let variable = node.loopVariable, let block = node.child(.block), let first = children.first,
      first.kind != .block
    else { return }
    if elaborator.isInDeadCode { return bindNames(of: block, in: place.owner) }
    if children.count == 2 && mentionsViews(first, in: place.context) {
      pending.deferredLoops.append(DeferredLoop(node: node, place: place))
      return append(.deferred(pending.deferredLoops.count - 1))
    }
    unroll(node, variable, block, at: place)
  }

  /// Unrolls the deferred loops over views, including those inside such loops.
  func unrollDeferredLoops() {
    var next = 0
    while next < pending.deferredLoops.count && !elaborator.isStopped {
      let loop = pending.deferredLoops[next]
      currentLoop = next
      if let variable = loop.node.loopVariable, let block = loop.node.child(.block) {
        unroll(loop.node, variable, block, at: loop.place)
      }
      next += 1
    }
    currentLoop = nil
  }

  /// True if a name in the expression does not denote a constant.
  private func mentionsViews(_ node: SyntaxNode, in context: Context) -> Bool {
    for index in Int(node.tree.nodes[node.index].firstNode)...node.index {
      let part = SyntaxNode(tree: node.tree, index: index)
      guard part.kind == .nameExpression || part.kind == .dotExpression else { continue }
      guard part.kind == .nameExpression, case .constant = elaborator.lookUp(part.text, from: context.scope) else {
        return true
      }
    }
    return false
  }

  private func unroll(_ node: SyntaxNode, _ variable: SyntaxToken, _ block: SyntaxNode, at place: Place) {
    let bounds = node.children.prefix { $0.kind != .block }
    if elaborator.isBroken(node) { return bindNames(of: block, in: place.owner) }
    let loop = pending.loopTurns.beginLoop(in: place.turn)
    let reads = elaborator.ranges.count
    if bounds.count == 2 {
      guard let range = loopRange(node, bounds[bounds.startIndex], bounds[bounds.startIndex + 1], in: place.context)
      else { return bindNames(of: block, in: place.owner) }
      if elaborator.ranges.count > reads {
        elaborator.report(.choiceByRange("a loop", at: bounds[bounds.startIndex].range))
      }
      var number = range.first
      while number <= range.last {
        let value = Value.number(Rational(number), isLength: false)
        guard turn(value, variable, number - range.first, block, at: place, in: node, loop) else { return }
        number += 1
      }
    } else if let list = bounds.first {
      guard let values = loopList(list, in: place.context) else { return bindNames(of: block, in: place.owner) }
      let ranges = elaborator.ranges.read(since: reads)
      for (index, value) in values.enumerated() {
        guard turn(value, variable, index, block, at: place, in: node, loop, ranges) else { return }
      }
    }
  }

  /// Binds the names that a loop with an error, which was reported, would declare.
  private func bindNames(of block: SyntaxNode, in scope: ScopeID) {
    var blocks = [block]
    while let next = blocks.popLast() {
      for node in next.children {
        switch node.kind {
        case .viewDeclaration, .guideDeclaration, .constraintDeclaration:
          if let name = node.token(.name) { elaborator.bindUnknown(name, in: scope) }
        case .forStatement: if let inner = node.child(.block) { blocks.append(inner) }
        default: break
        }
      }
    }
  }

  /// Elaborates the iteration `index`; false if the compilation has to stop.
  private func turn(
    _ value: Value, _ variable: SyntaxToken, _ index: Int, _ block: SyntaxNode, at place: Place, in node: SyntaxNode,
    _ loop: Int, _ ranges: Set<RangeKey> = []
  ) -> Bool {
    elaborator.repetitionCount += 1
    if elaborator.repetitionCount > Limits.repetitions { elaborator.stop(.tooManyRepetitions(at: node.range)) }
    guard !elaborator.isStopped else { return false }
    var inside = place
    inside.depth += 1
    inside.context.scope = elaborator.makeScope(Scope(elaborator.nameTable, parent: place.context.scope, isLoop: true))
    let constant = elaborator.makeConstant(variable.text, .loopVariable, variable.range, .known(value))
    elaborator.constants[constant.index].ranges = ranges
    elaborator.scopes[inside.context.scope.index][variable.text] = ScopeEntry(
      binding: .constant(constant), declaration: variable.range)
    if let counter = node.loopCounter {
      let number = elaborator.makeConstant(
        counter.text, .loopVariable, counter.range, .known(.number(Rational(index), isLength: false)))
      if counter.text == variable.text {
        if index == 0 {
          elaborator.reportDuplicate(
            variable, ScopeEntry(binding: .constant(number), declaration: counter.range))
        }
      } else {
        elaborator.scopes[inside.context.scope.index][counter.text] = ScopeEntry(
          binding: .constant(number), declaration: counter.range)
      }
    }
    let turn = pending.loopTurns.beginTurn(of: loop, firstView: elaborator.program.views.count)
    inside.turn = turn
    elaborate(block, at: inside)
    pending.loopTurns.endTurn(turn, viewCount: elaborator.program.views.count)
    return !elaborator.isStopped
  }

  /// The range of integers of a loop; nil if the bounds are wrong, which is reported.
  private func loopRange(_ node: SyntaxNode, _ low: SyntaxNode, _ high: SyntaxNode, in context: Context)
    -> (first: Int, last: Int)?
  {
    guard let first = wholeNumber(low, in: context), let bound = wholeNumber(high, in: context) else { return nil }
    let last = node.token(.halfOpenRange) == nil ? bound : bound - 1
    let (span, overflow) = last.subtractingReportingOverflow(first)
    if overflow || span >= Limits.repetitions {
      elaborator.stop(.tooManyRepetitions(at: low.range.union(high.range)))
      return nil
    }
    return (first, last)
  }

  /// The value of a constant integer of at most 2³⁰ in magnitude; nil and reported for other values.
  func wholeNumber(_ node: SyntaxNode, in context: Context) -> Int? {
    switch evaluation.evaluate(node, in: context) {
    case .unknown: return nil
    case .number(let number, _):
      if let whole = number.intValue, whole.magnitude <= 1 << 30 { return whole }
      elaborator.report(.notWhole(number.description, at: node.range))
    case let other:
      var diagnostic = Diagnostic.notWhole(other.kindText, at: node.range)
      if let head = node.countableLoop { diagnostic.count(head.name, of: head.loop, at: node.range) }
      elaborator.report(diagnostic)
    }
    return nil
  }

  /// The values that a loop iterates over; nil if it is not a list, which is reported.
  private func loopList(_ node: SyntaxNode, in context: Context) -> [Value]? {
    switch evaluation.evaluate(node, in: context) {
    case .list(let values): return values
    case .views(let views): return views.map { .view($0) }
    case .unknown: return nil
    case let other:
      elaborator.report(.loopOverOther(other.kindText, at: node.range))
      return nil
    }
  }
}

extension SyntaxNode {
  /// The loop whose variable the node names; nil for other expressions, and for a loop that counts already.
  var countableLoop: (loop: SyntaxNode, name: SyntaxToken)? {
    var ancestor = kind == .nameExpression ? parent : nil
    while let next = ancestor {
      if next.kind == .forStatement, let name = next.loopVariable, name.text == text {
        return next.loopCounter == nil ? (next, name) : nil
      }
      ancestor = next.parent
    }
    return nil
  }
}
