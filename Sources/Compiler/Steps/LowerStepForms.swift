internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

// Lowers settings and the four kinds of steps to instructions. The checker has reported all errors, except those that
// only unrolled loops show.

extension StepLowering {
  mutating func lowerSetting(_ node: SyntaxNode) -> Bool {
    let children = node.children.filter { $0.kind != .unexpected }
    guard children.count >= 2, children[0].kind == .member, let name = children[0].tokens.last?.text,
      let base = children[0].children.first
    else { return false }
    let (target, expression) = (children[0], children[1])
    if name == "size" || name == "origin", base.kind == .member, base.tokens.last?.text == "bounds",
      let owner = base.children.first
    {
      guard let view = subview(owner), let pair = pair(expression) else { return false }
      if name == "size" { place(view, .size) }
      emit(name == "size" ? .setSize(view, pair) : .setBoundsOrigin(view, pair))
      return true
    }
    switch value(of: base) {
    case .view(let view): return isBelow(view, base) && set(name, of: view, to: expression, target)
    case .constraint(let id): return setConstant(of: id, to: expression, target)
    default: return false
    }
  }

  private mutating func set(_ name: String, of view: ViewID, to expression: SyntaxNode, _ target: SyntaxNode) -> Bool {
    switch name {
    case "frame", "untransformedFrame":
      if name == "frame" && elaborator.isTransformed(view), let token = target.tokens.last {
        report(.transformedFrame(elaborator.displayName(of: view), at: token.range))
        return false
      }
      guard let rectangle = rectangle(expression) else { return false }
      place(view, [.position, .size])
      emit(.setFrame(view, rectangle))
    case "bounds": return setBounds(of: view, to: expression)
    case "center":
      guard let pair = pair(expression) else { return false }
      place(view, .position)
      emit(.setCenter(view, pair))
    default: return false
    }
    return true
  }

  /// Lowers an assignment to `bounds`. A size has the origin 0, as in settings.
  private mutating func setBounds(of view: ViewID, to expression: SyntaxNode) -> Bool {
    guard let scalars = value(of: expression)?.scalars, scalars.count > 1 else { return false }
    let numbers = (scalars.count == 2 ? [.known(.zero), .known(.zero)] : []) + scalars
    let rectangle = rectangle(numbers[0], numbers[1], numbers[2], numbers[3])
    place(view, .size)
    emit(.setBoundsOrigin(view, rectangle.origin))
    emit(.setSize(view, rectangle.size))
    return true
  }

  /// Lowers an assignment to the constant of a constraint. The constraint's views must be inside the view of the steps,
  /// or be that view.
  private mutating func setConstant(of id: NamedConstraintID, to expression: SyntaxNode, _ target: SyntaxNode) -> Bool {
    let constraint = elaborator.namedConstraint(id)
    guard let value = number(expression), constraint.isSingle, let rule = constraint.constraints.first else {
      return false
    }
    for term in elaborator.program.constraints[rule.index].terms
    where term.view != context.dot && !elaborator.isInside(term.view, context.dot) {
      report(
        .stepSetsRuleOutside(
          constraint.name, elaborator.displayName(of: term.view), elaborator.displayName(of: context.dot),
          at: target.range, rule: constraint.declaration))
      return false
    }
    if let (name, outer) = elaborator.overriddenConstants[rule] {
      report(.stepOverwrites(name, outer, at: statement.range, rule: constraint.declaration))
    }
    emit(.setConstant(rule, node(value)))
    return true
  }

  /// Records that steps determine numbers of a view.
  mutating func place(_ view: ViewID, _ parts: StepPlaced.Parts) { placed.append((view, parts)) }

  // MARK: Align

  mutating func lowerAlign(_ step: SyntaxNode) -> Bool {
    let operands = step.children.filter { $0.kind != .offsetClause && $0.kind != .unexpected }
    guard operands.count == 2, let moved = point(operands[0]), case .view(let view) = moved.value,
      isBelow(view, operands[0]), let target = point(operands[1])
    else { return false }
    var offset: StepPair?
    if let clause = step.child(.offsetClause)?.children.first {
      guard let pair = pair(clause) else { return false }
      offset = pair
    }
    let alignment: StepAlignment
    switch target.value {
    case .view(let other), .guide(let other):
      alignment = StepAlignment(view, moved.position, with: .view(other), target.position, offset: offset)
    case .rectangle(let x, let y, let width, let height):
      let rectangle = rectangle(x, y, width, height)
      alignment = StepAlignment(view, moved.position, with: .rectangle(rectangle), target.position, offset: offset)
    default: return false
    }
    place(view, .position)
    emit(.align(alignment))
    return true
  }

  private mutating func point(_ node: SyntaxNode) -> (value: LoweredValue, position: StepPosition)? {
    guard let name = node.tokens.last?.text, let position = StepPosition(named: name) else { return nil }
    if node.kind == .dotExpression { return (.view(context.dot), position) }
    guard node.kind == .member, let owner = node.children.first, let value = value(of: owner) else { return nil }
    // The bounds of the view itself are the ones that subviews are aligned with.
    if case .rectangle = value, owner.kind == .dotExpression, owner.text == ".bounds" {
      return (.view(context.dot), position)
    }
    return (value, position)
  }

  // MARK: Size

  mutating func lowerSizeToFit(_ step: SyntaxNode) -> Bool {
    guard let operand = step.children.first(where: { $0.kind != .withinClause && $0.kind != .unexpected }),
      let view = subview(operand)
    else { return false }
    var room: StepPair?
    if let clause = step.child(.withinClause)?.children.first {
      guard let pair = pair(clause) else { return false }
      room = pair
    }
    var words: SizingConstraints = []
    for word in step.tokens where word.kind == .name {
      if let constraint = SizingConstraints(named: word.text) { words.formUnion(constraint) }
    }
    place(view, .size)
    emit(.sizeToFit(view, within: room, words))
    return true
  }
}

extension Elaborator {
  /// True if a view has a transform, at some size.
  func isTransformed(_ view: ViewID) -> Bool {
    program.views[view.index].transform != .identity
      || program.overrides.contains { override in
        if case .transform(view, let transform) = override.setting { return transform != .identity }
        return false
      }
  }
}

extension StepPosition {
  /// The position with the name `name` in `align`; nil if there is none.
  init?(named name: String) {
    let horizontal: Horizontal
    let vertical: Vertical
    switch name {
    case "topLeft", "leftCenter", "bottomLeft": horizontal = .left
    case "topRight", "rightCenter", "bottomRight": horizontal = .right
    case "topLeading", "leadingCenter", "bottomLeading": horizontal = .leading
    case "topTrailing", "trailingCenter", "bottomTrailing": horizontal = .trailing
    case "topCenter", "center", "bottomCenter": horizontal = .center
    default: return nil
    }
    switch name {
    case "topLeft", "topCenter", "topRight", "topLeading", "topTrailing": vertical = .top
    case "bottomLeft", "bottomCenter", "bottomRight", "bottomLeading", "bottomTrailing": vertical = .bottom
    default: vertical = .center
    }
    self.init(horizontal, vertical)
  }
}

extension SizingConstraints {
  /// The sizing constraints with the name `name` in `sizeToFit`; nil if there are none.
  init?(named name: String) {
    switch name {
    case "minWidth": self = .minWidth
    case "maxWidth": self = .maxWidth
    case "minHeight": self = .minHeight
    case "maxHeight": self = .maxHeight
    case "minSize": self = [.minWidth, .minHeight]
    case "maxSize": self = [.maxWidth, .maxHeight]
    case "fixedWidth": self = .fixedWidth
    case "fixedHeight": self = .fixedHeight
    case "fixedSize": self = [.fixedWidth, .fixedHeight]
    case "wrap": self = [.fixedWidth, .maxHeight]
    default: return nil
    }
  }
}
