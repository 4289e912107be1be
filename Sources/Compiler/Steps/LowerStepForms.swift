internal import LayDiagnostics
internal import LayParser
internal import LayRuntime

// Settings and the four steps as instructions. What is wrong was reported by the check before, but for what only shows
// when loops are unrolled.

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

  /// A size has the origin 0, as in settings.
  private mutating func setBounds(of view: ViewID, to expression: SyntaxNode) -> Bool {
    guard let scalars = value(of: expression)?.scalars, scalars.count > 1 else { return false }
    let numbers = (scalars.count == 2 ? [.known(.zero), .known(.zero)] : []) + scalars
    let rectangle = rectangle(numbers[0], numbers[1], numbers[2], numbers[3])
    place(view, .size)
    emit(.setBoundsOrigin(view, rectangle.origin))
    emit(.setSize(view, rectangle.size))
    return true
  }

  /// Rules inside the view that the steps belong to may change, no others.
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
    emit(.setConstant(rule, node(value)))
    return true
  }

  /// Notes that steps decide numbers of a view.
  private mutating func place(_ view: ViewID, _ parts: StepPlaced.Parts) { placed.append((view, parts)) }

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
    // The bounds of the view itself are those that what is inside is aligned with.
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

  // MARK: Several views

  mutating func lowerDistribute(_ step: SyntaxNode) -> Bool {
    let names = step.tokens.filter { $0.kind == .name }
    let children = step.children.filter { $0.kind != .unexpected }
    guard let list = children.first, let word = names.first?.text, let items = items(list, isFlexible: true) else {
      return false
    }
    let axis: Axis = word == "horizontal" ? .horizontal : .vertical
    let side = names.count > 1 ? StepDistribution.Side(named: names[1].text) : nil
    var distance: StepNodeID?
    if children.count > 1 {
      guard let number = number(children[1]) else { return false }
      distance = node(number)
    }
    guard let places = add(items) else { return false }
    for case .view(let view) in items {
      place(view, side == nil ? StepPlaced.Parts(axis == .horizontal ? .x : .y) : .position)
    }
    emit(
      .distribute(
        StepDistribution(view: context.dot, axis: axis, items: places, side: side, distance: distance)))
    return true
  }

  mutating func lowerSpread(_ step: SyntaxNode) -> Bool {
    guard let word = step.tokens.first(where: { $0.kind == .name })?.text else { return false }
    var (items, spacing, room): ([StepItem], StepNodeID?, StepRectangle?) = ([], nil, nil)
    for child in step.children {
      switch child.kind {
      case .unexpected: continue
      case .spacingClause:
        guard let number = child.children.first.flatMap({ number($0) }) else { return false }
        spacing = node(number)
      case .withinClause:
        guard let rectangle = child.children.first.flatMap({ rectangle($0) }) else { return false }
        room = rectangle
      default:
        guard let list = self.items(child, isFlexible: false) else { return false }
        items = list
      }
    }
    guard let places = add(items) else { return false }
    for case .view(let view) in items { place(view, [.position, .size]) }
    emit(
      .spread(
        StepSpread(
          view: context.dot, axis: word == "horizontal" ? .horizontal : .vertical, items: places, spacing: spacing,
          room: room)))
    return true
  }

  /// What a list lines up: views and, where `isFlexible`, spaces.
  private mutating func items(_ node: SyntaxNode, isFlexible: Bool) -> [StepItem]? {
    guard node.kind == .list else {
      guard let elements = value(of: node)?.elements else { return nil }
      return items(elements, node)
    }
    var found: [StepItem] = []
    for child in node.children where child.kind != .unexpected {
      if isFlexible, let weight = flexibleWeight(child) {
        guard let number = weight else { return nil }
        found.append(.flexible(self.node(number)))
        continue
      }
      guard let value = value(of: child), let item = items([value], child) else { return nil }
      found += item
    }
    return found
  }

  private mutating func items(_ values: [LoweredValue], _ node: SyntaxNode) -> [StepItem]? {
    var found: [StepItem] = []
    for value in values {
      switch value {
      case .view(let view):
        guard isBelow(view, node) else { return nil }
        found.append(.view(view))
      case .number(let number): found.append(.fixed(self.node(number)))
      default: return nil
      }
    }
    return found
  }

  /// The weight of `flexible` or `flexible(weight)`; nil for anything else, and a nil inside when it is wrong.
  private mutating func flexibleWeight(_ node: SyntaxNode) -> StepScalar?? {
    if node.kind == .nameExpression && node.text == "flexible" { return .some(.known(.one)) }
    guard node.kind == .call, let name = node.children.first, name.kind == .nameExpression, name.text == "flexible",
      let weight = node.child(.arguments)?.children.first(where: { $0.kind == .argument })?.children.first
    else { return nil }
    let number = number(weight)
    if case .known(let known) = number, known.sign <= 0 {
      report(.valueOutOfRange("flexible", known, why: "a weight is above 0", at: weight.range))
      return .some(nil)
    }
    return .some(number)
  }
}

extension Elaborator {
  /// Whether a view is turned, scaled or moved after layout, at some size.
  func isTransformed(_ view: ViewID) -> Bool {
    program.views[view.index].transform != .identity
      || program.overrides.contains { override in
        if case .transform(view, let transform) = override.setting { return transform != .identity }
        return false
      }
  }
}

extension StepPosition {
  /// The position that `align` calls `name`.
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
  /// The words of `sizeToFit`.
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

extension StepDistribution.Side {
  /// The words of `distribute`.
  init?(named name: String) {
    switch name {
    case "top", "leading": self = .near
    case "centered": self = .center
    case "bottom", "trailing": self = .far
    default: return nil
    }
  }
}
