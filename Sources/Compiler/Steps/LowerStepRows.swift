internal import LayDiagnostics
internal import LayModel
internal import LayNumbers
internal import LayParser

// Lowers the steps that place several views in a row.

extension StepLowering {
  mutating func lowerDistribute(_ step: SyntaxNode) -> Bool {
    let names = step.tokens.filter { $0.kind == .name }
    let children = step.children.filter { $0.kind != .unexpected }
    guard let list = children.first, let word = names.first?.text, let items = items(list, isFlexible: true) else {
      return false
    }
    let axis: LayoutAxis = word == "horizontal" ? .horizontal : .vertical
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

  /// The items of a list: views and, if `isFlexible`, spaces.
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

  /// The weight of `flexible` or `flexible(weight)`; nil for anything else, and a nil inside after an error.
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

extension StepDistribution.Side {
  /// The side with the name `name` in `distribute`; nil if there is none.
  init?(named name: String) {
    switch name {
    case "top", "leading": self = .near
    case "centered": self = .center
    case "bottom", "trailing": self = .far
    default: return nil
    }
  }
}
