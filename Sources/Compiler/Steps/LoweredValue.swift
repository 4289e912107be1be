internal import LayRuntime

/// A number on its way into the nodes of a step. What is known is computed at once; what is read is read when the step is
/// taken.
enum StepScalar {
  case known(Rational)
  /// What an earlier instruction of the routine has stored.
  case slot(Int)
  case read(ViewID, StepNode.Quantity)
  /// Of the statement at hand.
  case node(StepNodeID)
}

/// What an expression among steps comes to: numbers of nodes, and what is known without a layout.
enum LoweredValue {
  /// A number, or true and false as 1 and 0.
  case number(StepScalar)
  /// A point or a size.
  case pair(StepScalar, StepScalar)
  case rectangle(StepScalar, StepScalar, StepScalar, StepScalar)
  case text(String)
  case view(ViewID)
  /// A guide that every view has.
  case guide(ViewID)
  /// The views of a list, with the list where indices are its own.
  case views([ViewID], ViewListID?)
  case list([LoweredValue])
  case constraint(NamedConstraintID)
  case constraints([(indices: [Int], constraint: NamedConstraintID)])

  /// A value that is known without a layout; nil when steps do not compute with it.
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
      switch numbers.count {
      case 2: self = .pair(numbers[0], numbers[1])
      case 4: self = .rectangle(numbers[0], numbers[1], numbers[2], numbers[3])
      default: return nil
      }
    default: return nil
    }
  }

  var number: StepScalar? { if case .number(let number) = self { number } else { nil } }

  /// The number, where it is known.
  var known: Rational? { if case .number(.known(let number)) = self { number } else { nil } }

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

  /// What a `for` runs over; nil when it is no list.
  var elements: [LoweredValue]? {
    switch self {
    case .views(let views, _): views.map { .view($0) }
    case .list(let items): items
    default: nil
    }
  }
}
