internal import LayDiagnostics
internal import LayModel
internal import LayNumbers

// Lowers the steps that place several views in a row.

extension StepLowering {
  mutating func lowerDistribute(
    _ axis: LayoutAxis, _ list: StepListItems, _ side: StepDistribution.Side?, distance: StepOperand?
  ) -> Bool {
    guard let items = items(list) else { return false }
    var space: StepNodeID?
    if let distance {
      guard let number = number(distance) else { return false }
      space = node(number)
    }
    guard let places = add(items) else { return false }
    for case .view(let view) in items {
      place(view, side == nil ? StepPlaced.Parts(axis == .horizontal ? .x : .y) : .position)
    }
    emit(.distribute(StepDistribution(view: view, axis: axis, items: places, side: side, distance: space)))
    return true
  }

  mutating func lowerSpread(
    _ axis: LayoutAxis, _ list: StepListItems, spacing: StepOperand?, within room: StepOperand?
  ) -> Bool {
    guard let items = items(list) else { return false }
    var (space, limit): (StepNodeID?, StepRectangle?)
    if let spacing {
      guard let number = number(spacing) else { return false }
      space = node(number)
    }
    if let room {
      guard let rectangle = rectangle(room) else { return false }
      limit = rectangle
    }
    guard let places = add(items) else { return false }
    for case .view(let view) in items { place(view, [.position, .size]) }
    emit(.spread(StepSpread(view: view, axis: axis, items: places, spacing: space, room: limit)))
    return true
  }

  /// The items of a list; nil after an error.
  private mutating func items(_ list: StepListItems) -> [StepItem]? {
    var found: [StepItem] = []
    switch list {
    case .views(let operand):
      guard let elements = value(of: operand)?.elements else { return nil }
      for element in elements {
        guard let item = item(element, operand) else { return nil }
        found.append(item)
      }
    case .items(let run):
      for entry in steps.items[run] {
        guard let item = item(entry) else { return nil }
        found.append(item)
      }
    }
    return found
  }

  private mutating func item(_ entry: StepListItem) -> StepItem? {
    switch entry {
    case .value(let operand): return value(of: operand).flatMap { item($0, operand) }
    case .flexible(nil): return .flexible(node(.known(.one)))
    case .flexible(.some(let weight)):
      guard let number = number(weight) else { return nil }
      if case .known(let known) = number, known.sign <= 0 {
        report(.valueOutOfRange("flexible", known, why: "a weight is above 0", at: weight.range))
        return nil
      }
      return .flexible(node(number))
    }
  }

  private mutating func item(_ value: LoweredValue, _ operand: StepOperand) -> StepItem? {
    switch value {
    case .view(let view): isBelow(view, operand) ? .view(view) : nil
    case .number(let number): .fixed(node(number))
    default: nil
    }
  }
}
