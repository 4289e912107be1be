internal import LayDiagnostics
internal import LayModel
internal import LayNumbers

// Members, elements and methods in steps.

extension StepLowering {
  /// The value of a path; nil after an error.
  mutating func path(_ start: StepExpressionID, _ links: StepList<StepLink>.Run) -> LoweredValue? {
    var value = value(of: start)
    for link in steps.links[links] {
      guard let current = value else { return nil }
      value = self.value(of: link, of: current)
    }
    return value
  }

  private mutating func value(of link: StepLink, of value: LoweredValue) -> LoweredValue? {
    switch link.kind {
    case .member(let id): member(steps.members[id], of: value, at: link.range)
    case .reading(let source): read(source, of: value)
    case .part(let numbers): part(numbers, of: value)
    case .side(let axis): side(axis, of: value)
    case .count: count(of: value)
    case .superview: value.view.flatMap { elaborator.superview(of: $0) }.map { .view($0) }
    case .guide(let guide): value.view.map { .guide(elaborator.guideView(guide.kind, of: $0)) }
    case .element(let indices): element(indices, of: value, at: link.range)
    case .method(let method, let arguments): call(method, arguments, of: value, at: link.range)
    }
  }

  // MARK: Members

  /// A member of a value that differs between iterations.
  private mutating func member(_ member: StepMember, of value: LoweredValue, at range: SourceRange) -> LoweredValue? {
    switch value {
    case .view(let view): self.member(member, of: view, isGuide: false, at: range)
    case .guide(let guide): self.member(member, of: guide, isGuide: true, at: range)
    case .views where member.isCount, .list where member.isCount: count(of: value)
    case .rectangle: member.part.flatMap { part($0.numbers, of: value) }
    case .pair: member.side.flatMap { side($0, of: value) } ?? unreadable(range)
    case .constraint: member.constraintReading.flatMap { read($0.source, of: value) } ?? unreadable(range)
    default: unreadable(range)
    }
  }

  private mutating func member(_ member: StepMember, of view: ViewID, isGuide: Bool, at range: SourceRange)
    -> LoweredValue?
  {
    switch member.meaning(of: view, isGuide: isGuide, in: elaborator) {
    case .declared(let entry): value(of: entry.binding)
    case .superview(let superview): superview.map { .view($0) }
    case .guide(let guide): .guide(elaborator.guideView(guide.kind, of: view))
    case .reading(let reading): read(reading.source, of: .view(view)) ?? unreadable(range)
    case nil: unreadable(range)
    }
  }

  /// Reports a member that steps cannot read; nil.
  private func unreadable(_ range: SourceRange) -> LoweredValue? {
    report(.stepNotConstant("'\(elaborator.text(of: range))' among steps", at: range))
    return nil
  }

  private func value(of binding: Binding) -> LoweredValue? {
    switch binding {
    case .constant(let id): LoweredValue(evaluation.value(of: id))
    case .view(let view), .guide(let view): .view(view)
    case .views(let list): .views(elaborator.views(in: list), list)
    case .constraint(let id): .constraint(id)
    case .constraints(let all): .constraints(all)
    case .unknown: nil
    }
  }

  /// The value of a row of the table of readings; nil if steps cannot read it.
  private mutating func read(_ source: StepReading.Source, of value: LoweredValue) -> LoweredValue? {
    if case .constraint(let id) = value {
      guard case .constant = source, let rule = elaborator.namedConstraint(id).constraints.first else { return nil }
      return .number(.node(add(.constant(rule))))
    }
    guard let view = value.view else { return nil }
    switch source {
    case .quantities(let quantities): return LoweredValue(quantities.map { .read(view, $0) })
    case .attribute(let attribute): return .number(.node(add(.attribute(view, attribute))))
    case .anchorPoint:
      let point = elaborator.program.views[view.index].anchorPoint
      return .pair(.known(point.x), .known(point.y))
    case .constant, .none: return nil
    }
  }

  private func count(of list: LoweredValue) -> LoweredValue? {
    list.elements.map { .number(.known(Rational($0.count))) }
  }

  private func side(_ axis: LayoutAxis, of value: LoweredValue) -> LoweredValue? {
    guard case .pair(let a, let b) = value else { return nil }
    return .number(axis == .horizontal ? a : b)
  }

  /// The numbers `numbers` of a rectangle; nil for other values.
  mutating func part(_ numbers: [PartRow.Number], of rectangle: LoweredValue) -> LoweredValue? {
    guard case .rectangle(let x, let y, let width, let height) = rectangle else { return nil }
    var scalars: [StepScalar] = []
    for number in numbers {
      let isHorizontal = number.axis == .horizontal
      let (origin, length) = isHorizontal ? (x, width) : (y, height)
      switch number.place {
      case .near: scalars.append(origin)
      case .length: scalars.append(length)
      case .far: scalars.append(combine(.add, origin, length))
      case .middle:
        scalars.append(combine(.add, origin, combine(.multiply, .known(Rational(1, 2)), length)))
      }
    }
    return LoweredValue(scalars)
  }

  // MARK: Elements

  /// The value of `bar[i]`: loops are unrolled, so indices are known.
  private mutating func element(_ operands: StepOperands, of value: LoweredValue, at range: SourceRange)
    -> LoweredValue?
  {
    var indices: [Int] = []
    for operand in steps.operands[operands] {
      guard let number = self.value(of: operand) else { return nil }
      guard let index = number.known?.intValue else {
        report(.stepNotConstant("an index", at: operand.range))
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
    report(.noSuchIndex("the list", indices, known: "other indices", at: range))
    return nil
  }
}
