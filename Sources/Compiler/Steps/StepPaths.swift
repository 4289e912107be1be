internal import LayDiagnostics
internal import LayModel
internal import LayParser

// Names, members, indices and calls in steps.

extension StepChecker {
  /// The type of a path. Iterates, since a long path nests to the left.
  mutating func path(_ node: SyntaxNode) -> StepValue {
    let spine = PostfixSpine(node)
    var steps = spine.steps[...]
    var value: StepValue
    if let call = steps.first, call.kind == .call, let name = spine.base.tokens.last {
      steps.removeFirst()
      value =
        spine.base.kind == .nameExpression
        ? function(name, call) : method(name, call, of: .view(context.dot), spine.base.range)
    } else {
      value = start(spine.base)
    }
    while let step = steps.popFirst() {
      let text = step.children.first?.range ?? step.range
      if step.kind == .member, let name = step.tokens.last, let call = steps.first, call.kind == .call {
        steps.removeFirst()
        value = method(name, call, of: value, text)
      } else {
        value = next(step, behind: value)
      }
    }
    return value
  }

  private mutating func next(_ step: SyntaxNode, behind value: StepValue) -> StepValue {
    let base = step.children.first
    switch step.kind {
    case .member: return step.tokens.last.map { member($0, of: value, base?.text ?? "") } ?? .unknown
    case .subscripted: return element(step, of: value)
    default:
      checkArguments(step)
      if !value.isUnknown { report(.notAFunction(base?.text ?? "", at: base?.range ?? step.range)) }
      return .unknown
    }
  }

  // MARK: The first name

  private mutating func start(_ base: SyntaxNode) -> StepValue {
    guard let name = base.tokens.last else { return .unknown }
    switch base.kind {
    case .dotExpression: return member(name, of: .view(context.dot), "")
    case .nameExpression: return named(name, base)
    default: return value(of: base)
    }
  }

  private func named(_ name: SyntaxToken, _ node: SyntaxNode) -> StepValue {
    if let local = local(name.text) {
      elaborator.noteUse(name.range, of: local.declaration)
      return local.value
    }
    switch name.text {
    case "available":
      if isQuestion { return .size }
      report(.availableElsewhere(at: name.range))
      return .unknown
    case "width" where isQuestion || isCondition, "height" where isQuestion || isCondition: return .number
    case "flexible":
      report(.functionElsewhere("flexible", "the list of 'distribute'", at: name.range))
      return .unknown
    case "superview", "root": return fixed(node)
    default: break
    }
    if BuiltInGuide(name.text) != nil {
      guard case .view(let guide) = fixed(node) else { return .unknown }
      return .guide(guide)
    }
    guard let entry = elaborator.entry(name.text, from: context.scope) else { return unresolved(name) }
    elaborator.noteUse(name.range, of: entry.declaration)
    return kind(of: entry.binding)
  }

  /// The type of a name that means the same everywhere.
  private func fixed(_ node: SyntaxNode) -> StepValue {
    StepValue(elaborator.evaluate(node, in: elaborator.statementContext(statement ?? node, in: context)))
  }

  private func kind(of binding: Binding) -> StepValue {
    switch binding {
    case .constant(let id): StepValue(elaborator.value(of: id))
    case .view(let view): .view(view)
    case .guide(let view): .guide(view)
    case .views(let list): .views(elaborator.views(in: list))
    case .constraint(let id): .constraint(id)
    case .constraints, .unknown: .unknown
    }
  }

  private func unresolved(_ name: SyntaxToken) -> StepValue {
    let dot = elaborator.displayName(of: context.dot)
    if ReservedNames.attributes.contains(name.text) || ReservedNames.geometry.contains(name.text) {
      report(.whoseAttribute(name.text, dot: dot, at: name.range))
    } else if let guess = nearest(to: name.text, among: localNames) {
      report(
        .unknownName(
          name.text, .any, in: elaborator.screenName(of: context.scope), guesses: [guess], labels: [], at: name.range))
    } else {
      elaborator.reportUnknownName(name.text, .any, at: name.range, in: context)
    }
    return .unknown
  }

  /// The names that are visible only in steps, inner ones first.
  private var localNames: [String] {
    locals.reversed().flatMap { $0.keys.sorted() } + (isQuestion ? ["available"] : [])
  }

  // MARK: Members

  private mutating func member(_ name: SyntaxToken, of value: StepValue, _ text: String) -> StepValue {
    switch (value, name.text) {
    case (.unknown, _): return .unknown
    case (.view(let view), _): return member(name, of: view)
    case (.guide(let view), _):
      if name.text == "superview" { return elaborator.superview(of: view).map { .view($0) } ?? .unknown }
      return reading(name, of: view, isGuide: true) ?? unknownMember(name, of: view)
    case (.element(let views), _):
      guard let first = views.first else { return .unknown }
      return member(name, of: views.first { elaborator.memberEntry(name.text, of: $0) != nil } ?? first)
    case (.views, "count"), (.list, "count"): return .number
    case (.views, _): report(.listNeedsIndex(text, at: name.range))
    case (.rectangle, _):
      if let part = StepPart.ofRectangle(name.text) { return part.type }
      report(.noStepMember(name.text, of: value, text, among: StepWords.rectangleParts, at: name.range))
    case (.constraint, _) where StepReading.ofConstraint(name.text) != nil:
      return StepReading.ofConstraint(name.text).map { read($0, name) } ?? .unknown
    case (_, _) where StepPart.axis(name.text, of: value) != nil: return .number
    default:
      let known = value.fits(.size) ? ["width", "height"] : value.fits(.point) ? ["x", "y"] : ["constant"]
      report(.noStepMember(name.text, of: value, text, among: known, at: name.range))
    }
    return .unknown
  }

  private mutating func member(_ name: SyntaxToken, of view: ViewID) -> StepValue {
    if let entry = elaborator.memberEntry(name.text, of: view) {
      elaborator.noteUse(name.range, of: entry.declaration)
      return kind(of: entry.binding)
    }
    if name.text == "superview" { return elaborator.superview(of: view).map { .view($0) } ?? .unknown }
    if let guide = BuiltInGuide(name.text) {
      return elaborator.hasGuide(guide, view, at: name.range)
        ? .guide(elaborator.guideView(guide.kind, of: view)) : .unknown
    }
    return reading(name, of: view, isGuide: false) ?? unknownMember(name, of: view)
  }

  /// The type of a value that layout determines, read when the step is executed. A `sizeThatFits` must not read it,
  /// which is reported.
  private mutating func reading(_ name: SyntaxToken, of view: ViewID, isGuide: Bool) -> StepValue? {
    guard let reading = isGuide ? StepReading.ofGuide(name.text) : StepReading.ofView(name.text) else { return nil }
    if isQuestion && reading.isGeometry {
      report(
        .questionReadsSize(name.text, elaborator.displayName(of: view), isOwn: view == context.dot, at: name.range))
      return .unknown
    }
    return read(reading, name)
  }

  /// The type of a value. One that steps cannot read is reported with its statement.
  private mutating func read(_ reading: StepReading, _ name: SyntaxToken) -> StepValue {
    if !reading.isReadable { unread.append(.stepNotConstant("'\(name.text)' among steps", at: name.range)) }
    return reading.type
  }

  private func unknownMember(_ name: SyntaxToken, of view: ViewID) -> StepValue {
    if StepWords.positions.contains(name.text) {
      report(.positionElsewhere(name.text, at: name.range))
    } else {
      elaborator.reportUnknownMember(name.text, of: view, at: name.range)
    }
    return .unknown
  }

  private mutating func element(_ step: SyntaxNode, of value: StepValue) -> StepValue {
    guard let index = step.child(.index) else { return .unknown }
    var isConstant = true
    for number in index.children where number.kind != .unexpected {
      if number.insideParentheses.kind != .literal { isConstant = false }
      expect(number, .number, for: "an index")
    }
    switch value {
    case .unknown: return .unknown
    case .views(let views):
      guard isConstant, let base = step.children.first else { return .element(views) }
      // The list itself reports an index that it does not have.
      let found = elaborator.evaluate(step, in: elaborator.statementContext(base, in: context))
      return StepValue(found)
    case .list: return value.element ?? .unknown
    default:
      report(.notAList(value.kindText, at: index.range))
      return .unknown
    }
  }
}
