internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

// Names, members, indices and calls in steps.

extension StepLowering {
  /// The value of a path. Iterates, since a long path nests to the left.
  mutating func path(_ node: SyntaxNode) -> LoweredValue? {
    let spine = PostfixSpine(node)
    var steps = spine.steps[...]
    var value: LoweredValue?
    if let call = steps.first, call.kind == .call, let name = spine.base.tokens.last {
      steps.removeFirst()
      value =
        spine.base.kind == .nameExpression
        ? function(name, call) : method(name, call, of: .view(context.dot))
    } else {
      value = start(spine.base)
    }
    while let step = steps.popFirst() {
      guard let current = value else { return nil }
      switch step.kind {
      case .member:
        guard let name = step.tokens.last else { return nil }
        if let call = steps.first, call.kind == .call {
          steps.removeFirst()
          value = method(name, call, of: current)
        } else {
          value = member(name, of: current)
        }
      case .subscripted: value = element(step, of: current)
      default: return nil
      }
    }
    return value
  }

  private mutating func start(_ base: SyntaxNode) -> LoweredValue? {
    guard let name = base.tokens.last else { return nil }
    switch base.kind {
    case .dotExpression: return member(name, of: .view(context.dot))
    case .nameExpression: return named(name, base)
    default: return value(of: base)
    }
  }

  private mutating func named(_ name: SyntaxToken, _ node: SyntaxNode) -> LoweredValue? {
    for scope in locals.reversed() {
      if let local = scope[name.text] { return local }
    }
    switch name.text {
    case "available":
      return .pair(.slot(StepRoutine.available), .slot(StepRoutine.available + 1))
    case "width" where isCondition: return .number(.read(.root, .width))
    case "height" where isCondition: return .number(.read(.root, .height))
    case "width" where isQuestion: return .number(.slot(StepRoutine.answer))
    case "height" where isQuestion: return .number(.slot(StepRoutine.answer + 1))
    case "superview", "root": return fixed(node)
    default: break
    }
    if BuiltInGuide(name.text) != nil {
      guard case .view(let guide) = fixed(node) else { return nil }
      return .guide(guide)
    }
    guard let entry = elaborator.entry(name.text, from: context.scope) else { return nil }
    return value(of: entry.binding)
  }

  /// The value of a name that means the same everywhere.
  private func fixed(_ node: SyntaxNode) -> LoweredValue? {
    LoweredValue(elaborator.evaluate(node, in: elaborator.statementContext(statement, in: context)))
  }

  private func value(of binding: Binding) -> LoweredValue? {
    switch binding {
    case .constant(let id): LoweredValue(elaborator.value(of: id))
    case .view(let view), .guide(let view): .view(view)
    case .views(let list): .views(elaborator.views(in: list), list)
    case .constraint(let id): .constraint(id)
    case .constraints(let all): .constraints(all)
    case .unknown: nil
    }
  }

  // MARK: Members

  private mutating func member(_ name: SyntaxToken, of value: LoweredValue) -> LoweredValue? {
    switch (value, name.text) {
    case (.view(let view), _): return member(name, of: view)
    case (.guide(let guide), "superview"): return elaborator.superview(of: guide).map { .view($0) }
    case (.guide(let guide), _): return StepReading.ofGuide(name.text).flatMap { read($0.source, of: guide) }
    case (.views(let views, _), "count"): return .number(.known(Rational(views.count)))
    case (.list(let items), "count"): return .number(.known(Rational(items.count)))
    case (.rectangle, _): return StepPart.ofRectangle(name.text).flatMap { part($0.numbers, of: value) }
    case (.pair(let a, _), "width"), (.pair(let a, _), "x"): return .number(a)
    case (.pair(_, let b), "height"), (.pair(_, let b), "y"): return .number(b)
    case (.constraint(let id), "constant"):
      guard let rule = elaborator.namedConstraint(id).constraints.first else { return nil }
      return .number(.node(add(.constant(rule))))
    default:
      report(.stepNotConstant("'\(name.text)' among steps", at: name.range))
      return nil
    }
  }

  private mutating func member(_ name: SyntaxToken, of view: ViewID) -> LoweredValue? {
    if let entry = elaborator.memberEntry(name.text, of: view) { return value(of: entry.binding) }
    if name.text == "superview" { return elaborator.superview(of: view).map { .view($0) } }
    if let guide = BuiltInGuide(name.text) { return .guide(elaborator.guideView(guide.kind, of: view)) }
    if let value = StepReading.ofView(name.text).flatMap({ read($0.source, of: view) }) { return value }
    report(.stepNotConstant("'\(name.text)' among steps", at: name.range))
    return nil
  }

  /// The value of a row of the table of readings; nil if steps cannot read it.
  private mutating func read(_ source: StepReading.Source, of view: ViewID) -> LoweredValue? {
    switch source {
    case .quantities(let quantities): return LoweredValue(quantities.map { .read(view, $0) })
    case .attribute(let attribute): return .number(.node(add(.attribute(view, attribute))))
    case .anchorPoint:
      let point = elaborator.program.views[view.index].anchorPoint
      return .pair(.known(point.x), .known(point.y))
    case .constant, .none: return nil
    }
  }

  /// The value of `bar[i]`: loops are unrolled, so indices are known.
  private mutating func element(_ step: SyntaxNode, of value: LoweredValue) -> LoweredValue? {
    guard let brackets = step.child(.index) else { return nil }
    var indices: [Int] = []
    for node in brackets.children where node.kind != .unexpected {
      guard let number = self.value(of: node) else { return nil }
      guard let index = number.known?.intValue else {
        report(.stepNotConstant("an index", at: node.range))
        return nil
      }
      indices.append(index)
    }
    switch value {
    case .views(_, .some(let list)): if let view = elaborator.views(in: list, at: indices) { return .view(view) }
    case .views(let views, nil):
      if indices.count == 1, views.indices.contains(indices[0]) { return .view(views[indices[0]]) }
    case .list(let items): if indices.count == 1, items.indices.contains(indices[0]) { return items[indices[0]] }
    case .constraints(let all):
      if let found = all.first(where: { $0.indices == indices }) { return .constraint(found.constraint) }
    default: return nil
    }
    report(.noSuchIndex("the list", indices, known: "other indices", at: brackets.range))
    return nil
  }
}
