internal import LayModel
internal import LayNumbers

/// A number that becomes a node of a step. Known numbers are computed at once; others are read when the step is
/// executed.
enum StepScalar {
  case known(Rational)
  /// A number that an earlier instruction of the routine has stored.
  case slot(Int)
  case read(ViewID, StepNode.Quantity)
  /// A node of the current statement.
  case node(StepNodeID)
}

/// The value of an expression in steps: nodes of numbers, and values that are known without a layout.
enum LoweredValue {
  /// A number, or a Bool as 1 or 0.
  case number(StepScalar)
  /// A point or a size.
  case pair(StepScalar, StepScalar)
  case rectangle(StepScalar, StepScalar, StepScalar, StepScalar)
  case text(String)
  case view(ViewID)
  /// A predeclared guide.
  case guide(ViewID)
  /// The views of a list, with the list if its own indices apply.
  case views([ViewID], ViewListID?)
  case list([LoweredValue])
  case constraint(NamedConstraintID)
  case constraints([(indices: [Int], constraint: NamedConstraintID)])

  /// A value that is known without a layout; nil if steps cannot use it.
  init?(_ value: Value) {
    switch value {
    case .number(let number, _), .percent(let number): self = .number(.known(number))
    case .bool(let bool): self = .number(.known(bool ? .one : .zero))
    case .text(let text): self = .text(text)
    case .size(let size): self = .pair(.known(size.width), .known(size.height))
    case .view(let view): self = .view(view)
    case .views(let views): self = .views(views, nil)
    case .constraint(let id): self = .constraint(id)
    case .list(let values):
      var items: [LoweredValue] = []
      for value in values {
        guard let item = LoweredValue(value) else { return nil }
        items.append(item)
      }
      self = .list(items)
    case .tuple(let parts):
      var numbers: [StepScalar] = []
      for part in parts {
        guard case .number(let number, _) = part.value, part.label == nil else { return nil }
        numbers.append(.known(number))
      }
      guard numbers.count > 1, let value = LoweredValue(numbers) else { return nil }
      self = value
    default: return nil
    }
  }

  /// A number, a pair or a rectangle of one, two or four numbers; nil for other counts.
  init?(_ scalars: [StepScalar]) {
    switch scalars.count {
    case 1: self = .number(scalars[0])
    case 2: self = .pair(scalars[0], scalars[1])
    case 4: self = .rectangle(scalars[0], scalars[1], scalars[2], scalars[3])
    default: return nil
    }
  }

  var number: StepScalar? { if case .number(let number) = self { number } else { nil } }

  /// The number if it is known; nil otherwise.
  var known: Rational? { if case .number(.known(let number)) = self { number } else { nil } }

  /// The view or predeclared guide; nil for other values.
  var view: ViewID? {
    switch self {
    case .view(let view), .guide(let view): view
    default: nil
    }
  }

  /// The numbers of a number, point, size or rectangle.
  var scalars: [StepScalar]? {
    switch self {
    case .number(let number): [number]
    case .pair(let a, let b): [a, b]
    case .rectangle(let x, let y, let width, let height): [x, y, width, height]
    default: nil
    }
  }

  /// A value of the same kind with other numbers, as many as ``scalars``.
  func with(_ scalars: [StepScalar]) -> LoweredValue {
    switch (self, scalars.count) {
    case (.number, 1): .number(scalars[0])
    case (.pair, 2): .pair(scalars[0], scalars[1])
    case (.rectangle, 4): .rectangle(scalars[0], scalars[1], scalars[2], scalars[3])
    default: self
    }
  }

  /// The values that a `for` iterates over; nil if it is not a list.
  var elements: [LoweredValue]? {
    switch self {
    case .views(let views, _): views.map { .view($0) }
    case .list(let items): items
    default: nil
    }
  }
}
