internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

// Names, dots, indices and calls among steps.

extension StepLowering {
  /// The value of a path. A long one nests to the left, so this is a loop.
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
    if let guide = BuiltInGuide(name.text) {
      guard case .view(let view) = fixed(node) else { return nil }
      return builtIn(guide, of: view, at: name.range)
    }
    guard let entry = elaborator.entry(name.text, from: context.scope) else { return nil }
    return value(of: entry.binding)
  }

  /// What a name stands for that means the same everywhere.
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

  /// The safe area is the whole view; the other guides that every view has are not laid out.
  private func builtIn(_ guide: BuiltInGuide, of view: ViewID, at range: SourceRange) -> LoweredValue? {
    if guide == .safeArea { return .guide(view) }
    report(.stepNotConstant("'\(guide.name)' among steps", at: range))
    return nil
  }

  // MARK: Behind a dot

  private mutating func member(_ name: SyntaxToken, of value: LoweredValue) -> LoweredValue? {
    switch (value, name.text) {
    case (.view(let view), _): return member(name, of: view)
    case (.guide(let view), "superview"): return .view(view)
    case (.guide(let view), "frame"), (.guide(let view), "bounds"), (.guide(let view), "untransformedFrame"):
      return bounds(of: view)
    case (.guide(let view), _): return geometry(name.text, of: view)
    case (.views(let views, _), "count"): return .number(.known(Rational(views.count)))
    case (.list(let items), "count"): return .number(.known(Rational(items.count)))
    case (.rectangle(let x, let y, let width, let height), _): return part(name.text, x, y, width, height)
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

  private mutating func part(
    _ name: String, _ x: StepScalar, _ y: StepScalar, _ width: StepScalar, _ height: StepScalar
  ) -> LoweredValue? {
    let half = StepScalar.known(Rational(1, 2))
    switch name {
    case "x", "minX": return .number(x)
    case "y", "minY": return .number(y)
    case "width": return .number(width)
    case "height": return .number(height)
    case "midX": return .number(combine(.add, x, combine(.multiply, half, width)))
    case "midY": return .number(combine(.add, y, combine(.multiply, half, height)))
    case "maxX": return .number(combine(.add, x, width))
    case "maxY": return .number(combine(.add, y, height))
    case "origin": return .pair(x, y)
    case "size": return .pair(width, height)
    case "center":
      return .pair(
        combine(.add, x, combine(.multiply, half, width)), combine(.add, y, combine(.multiply, half, height)))
    default: return nil
    }
  }

  private mutating func member(_ name: SyntaxToken, of view: ViewID) -> LoweredValue? {
    if let entry = elaborator.memberEntry(name.text, of: view) { return value(of: entry.binding) }
    if name.text == "superview" { return elaborator.superview(of: view).map { .view($0) } }
    if let guide = BuiltInGuide(name.text) { return builtIn(guide, of: view, at: name.range) }
    if let value = geometry(name.text, of: view) ?? property(name.text, of: view) { return value }
    report(.stepNotConstant("'\(name.text)' among steps", at: name.range))
    return nil
  }

  private func bounds(of view: ViewID) -> LoweredValue {
    .rectangle(.read(view, .boundsX), .read(view, .boundsY), .read(view, .width), .read(view, .height))
  }

  private mutating func geometry(_ name: String, of view: ViewID) -> LoweredValue? {
    switch name {
    case "frame":
      return .rectangle(
        .read(view, .frameX), .read(view, .frameY), .read(view, .frameWidth), .read(view, .frameHeight))
    case "untransformedFrame":
      return .rectangle(.read(view, .x), .read(view, .y), .read(view, .width), .read(view, .height))
    case "bounds": return bounds(of: view)
    case "center": return .pair(.read(view, .centerX), .read(view, .centerY))
    case "size": return .pair(.read(view, .width), .read(view, .height))
    case "contentOffset": return .pair(.read(view, .boundsX), .read(view, .boundsY))
    default:
      guard let attribute = Attribute(name: name) else { return nil }
      return .number(.node(add(.attribute(view, attribute))))
    }
  }

  /// What the file says of a view.
  private func property(_ name: String, of view: ViewID) -> LoweredValue? {
    switch name {
    case "hidden": .number(.read(view, .hidden))
    case "font": .number(.read(view, .fontSize))
    case "intrinsic": .pair(.read(view, .intrinsicWidth), .read(view, .intrinsicHeight))
    case "anchorPoint":
      .pair(
        .known(elaborator.program.views[view.index].anchorPoint.x),
        .known(elaborator.program.views[view.index].anchorPoint.y))
    default: nil
    }
  }

  /// `bar[i]`: loops are unrolled, so indices are known.
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

  // MARK: Calls

  private mutating func arguments(_ call: SyntaxNode) -> [(label: String?, value: LoweredValue)]? {
    var found: [(label: String?, value: LoweredValue)] = []
    for argument in call.child(.arguments)?.children ?? [] where argument.kind == .argument {
      guard let node = argument.children.last, let value = value(of: node) else { return nil }
      found.append((argument.token(.name)?.text, value))
    }
    return found
  }

  private mutating func function(_ name: SyntaxToken, _ call: SyntaxNode) -> LoweredValue? {
    guard let values = arguments(call)?.map({ $0.value }), let first = values.first?.number else { return nil }
    switch name.text {
    case "min", "max":
      var result = first
      for value in values.dropFirst() {
        guard let number = value.number else { return nil }
        result = combine(name.text == "min" ? .minimum : .maximum, result, number)
      }
      return .number(result)
    case "mod":
      guard values.count == 2, let divisor = values[1].number else { return nil }
      return .number(combine(.remainder, first, divisor))
    default:
      guard let function = StepNode.Function(named: name.text) else { return nil }
      if case .known(let number) = first, let known = function.known(number) { return .number(.known(known)) }
      let operand = node(first)
      return .number(.node(add(.unary(function, operand))))
    }
  }

  private mutating func method(_ name: SyntaxToken, _ call: SyntaxNode, of value: LoweredValue) -> LoweredValue? {
    switch (name.text, value) {
    case ("sizeThatFits", .view(let view)):
      guard let argument = arguments(call)?.first?.value, case .pair(let width, let height) = argument else {
        return nil
      }
      let slot = makeSlots(2)
      let room = StepPair(node(width), node(height))
      emit(.ask(view, room, slot: slot))
      return .pair(.slot(slot), .slot(slot + 1))
    case ("offset", .rectangle(let x, let y, let width, let height)):
      guard let moves = arguments(call)?.compactMap({ $0.value.number }), moves.count == 2 else { return nil }
      return .rectangle(combine(.add, x, moves[0]), combine(.add, y, moves[1]), width, height)
    case ("inset", .rectangle(let x, let y, let width, let height)):
      guard let insets = arguments(call).flatMap({ insets($0) }) else { return nil }
      return .rectangle(
        combine(.add, x, insets.left), combine(.add, y, insets.top),
        combine(.subtract, combine(.subtract, width, insets.left), insets.right),
        combine(.subtract, combine(.subtract, height, insets.top), insets.bottom))
    default: return nil
    }
  }

  /// The four distances of an `.inset(…)`; leading is where lines of text in the view of the steps begin.
  private mutating func insets(_ arguments: [(label: String?, value: LoweredValue)])
    -> (top: StepScalar, left: StepScalar, bottom: StepScalar, right: StepScalar)?
  {
    let zero = StepScalar.known(.zero)
    var (top, bottom, left, right, leading, trailing) = (zero, zero, zero, zero, zero, zero)
    let numbers = arguments.compactMap { $0.value.number }
    guard numbers.count == arguments.count, let first = numbers.first else { return nil }
    if arguments.allSatisfy({ $0.label == nil }) {
      if numbers.count == 1 { return (first, first, first, first) }
      guard numbers.count == 4 else { return nil }
      (top, leading, bottom, trailing) = (numbers[0], numbers[1], numbers[2], numbers[3])
    }
    for (argument, number) in zip(arguments, numbers) {
      switch argument.label {
      case "top": top = number
      case "bottom": bottom = number
      case "left": left = number
      case "right": right = number
      case "leading": leading = number
      case "trailing": trailing = number
      case "horizontal": (leading, trailing) = (number, number)
      case "vertical": (top, bottom) = (number, number)
      default: continue
      }
    }
    // Where the view runs from the right, leading is right.
    let mirrored = StepScalar.read(context.dot, .runsFromRight)
    var turn = zero
    if !leading.isSame(as: trailing) {
      turn = combine(.multiply, mirrored, combine(.subtract, trailing, leading))
    }
    return (
      top, combine(.add, left, combine(.add, leading, turn)), bottom,
      combine(.add, right, combine(.subtract, trailing, turn))
    )
  }
}

extension StepScalar {
  /// Whether both are known to be the same number.
  fileprivate func isSame(as other: StepScalar) -> Bool {
    guard case .known(let a) = self, case .known(let b) = other else { return false }
    return a == b
  }
}

extension StepNode.Function {
  fileprivate init?(named name: String) {
    switch name {
    case "abs": self = .magnitude
    case "round": self = .round
    case "floor": self = .floor
    case "ceil": self = .ceil
    case "roundToPixel": self = .roundToPixel
    case "ceilToPixel": self = .ceilToPixel
    case "floorToPixel": self = .floorToPixel
    default: return nil
    }
  }

  /// The result of a number that is known; nil where it depends on the screen.
  fileprivate func known(_ number: Rational) -> Rational? {
    switch self {
    case .magnitude: number.magnitude
    case .floor: number.floor
    case .ceil: number.ceil
    case .round: number.rounded
    default: nil
    }
  }
}
