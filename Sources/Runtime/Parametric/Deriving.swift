internal import LayModel
internal import LayNumbers
internal import LaySolver

// Derivations of single numbers.
extension LayoutReasons {
  /// The derivation of a quantity; nil if it depends on too many connected rows (``IndependentRows/limit``).
  package mutating func derivation(of quantity: Quantity) -> Derivation? {
    guard let total = total(of: quantity) else { return nil }
    var derivation = Derivation(
      quantity: quantity, value: total.value, range: range(of: quantity), total: total, steps: [])
    var seen: Set<Quantity> = [quantity]
    var pending = [quantity]
    var next = 0
    while next < pending.count {
      guard let step = steppedStep(of: pending[next]) ?? step(of: pending[next], isWhole: false) else { return nil }
      next += 1
      for other in step.others where seen.insert(other.quantity).inserted { pending.append(other.quantity) }
      derivation.steps.append(step)
    }
    return derivation
  }

  /// Derives a quantity as one sum: down to the root's size if `isWhole`, else to the numbers of other views.
  package mutating func step(of quantity: Quantity, isWhole: Bool) -> DerivationStep? {
    let whole = quantities.sum(of: quantity)
    var step = DerivationStep(quantity: quantity, value: value(of: whole))
    var sum = whole
    if isWhole {
      sum = expanded(whole) { kept, masked in step.shares.append(share(of: kept, masked)) }
    } else {
      sum.kept = []
      for kept in whole.kept { follow(kept, &sum, &step) }
    }
    step.constant += sum.sum.constant.constant
    step.width += sum.sum.constant.width
    step.height += sum.sum.constant.height
    for kept in sum.kept { step.shares.append(share(of: kept)) }
    var rest: [EngineRow.Term] = []
    var terms = sum.sum.terms
    for term in terms where components[term.variable.index] < 0 {
      step.shares.append(choice(of: term.variable, times: term.coefficient))
    }
    terms.removeAll { components[$0.variable.index] < 0 }
    for component in Set(terms.map { components[$0.variable.index] }).sorted() {
      let own = terms.filter { components[$0.variable.index] == component }
      guard follow(own, in: component, isWhole ? nil : quantity, &step, &rest) else { return nil }
    }
    addOthers(rest, to: &step)
    step.shares = inOrder(step.shares)
    return step
  }

  private mutating func follow(
    _ terms: [EngineRow.Term], in component: Int32, _ only: Quantity?, _ step: inout DerivationStep,
    _ rest: inout [EngineRow.Term]
  ) -> Bool {
    guard let rows = reasonRows(of: component) else { return false }
    let sum = rows.sum(terms.map { (number(of: $0.variable), $0.coefficient) }) { number in
      guard let only else { return true }
      let (view, part) = part(of: VariableID(Int(rows.rows.variables[Int(number)])))
      return view == only.view && part.axis == only.axis
    }
    for (row, factor) in sum.rows {
      if let variable = rows.choice(row) {
        step.shares.append(choice(of: variable, times: factor))
      } else {
        let side = system.engine.rightSide(of: RowID(Int(rows.rows.ids[Int(row)])))
        step.width += factor * side.width
        step.height += factor * side.height
        step.shares.append(share(of: rows.rows.ids[Int(row)], times: factor, side.constant))
      }
    }
    for (number, factor) in sum.rest {
      rest.append(EngineRow.Term(VariableID(Int(rows.rows.variables[Int(number)])), factor))
    }
    return true
  }

  // MARK: - Shares

  /// Adds a number without constraints: a mask's number depends on the superview's length.
  private func follow(_ kept: KeptNumber, _ sum: inout QuantitySum, _ step: inout DerivationStep) {
    guard let masked = masked(kept) else {
      sum.kept.append(kept)
      return
    }
    step.shares.append(share(of: kept, masked))
    if masked.slope.isZero { return }
    let (superview, factor) = (views.tree.superviews[kept.view.index], kept.factor * masked.slope)
    if superview == .root {
      sum.sum.add(views.length(.root, kept.part.axis), times: factor)
    } else {
      addLength(of: superview, kept.part.axis, times: factor, to: &step)
    }
  }

  private func share(of kept: KeptNumber) -> DerivationShare {
    DerivationShare(reason: .kept(kept.view, kept.part), factor: kept.factor, number: keptValue(kept.view, kept.part))
  }

  /// The share of a mask without rows in a number.
  func share(of kept: KeptNumber, _ masked: MaskedNumber) -> DerivationShare {
    let axis = kept.part.axis
    let origin: RowOrigin = kept.part.isPosition ? .maskPosition(kept.view, axis) : .maskSize(kept.view, axis)
    var row = reader.description(of: origin)
    row.terms = [Term(kept.view, kept.part.isPosition ? axis.near : axis.length)]
    if !masked.slope.isZero {
      row.terms.append(Term(views.tree.superviews[kept.view.index], axis.length, -masked.slope))
    }
    row.constant = masked.number
    row.text = row.text(at: nil, in: views)
    return DerivationShare(
      reason: .row(origin), factor: kept.factor, number: masked.number, row: row, mask: masked.mask,
      isCollapsed: masked.isCollapsed)
  }

  private func choice(of variable: VariableID, times factor: Rational) -> DerivationShare {
    let (view, part) = part(of: variable)
    return DerivationShare(reason: .choice(view, part), factor: factor, number: system.engine.value(of: variable))
  }

  /// The share of a row of the engine, by its number.
  func share(of row: Int32, times factor: Rational, _ number: Rational) -> DerivationShare {
    let origin = system.rows[Int(row)]
    var share = DerivationShare(
      reason: .row(origin), factor: factor, number: number, row: reader.description(of: origin))
    share.isBroken = system.engine.system.rows.level(of: Int(row)) == .broken
    if case .constraint = origin { return share }
    let (view, axis) = origin.viewAndAxis
    switch origin {
    case .maskPosition, .maskSize:
      let rows = system.masks[views.slot(view, axis)]
      share.mask = rows?.mask
      share.isCollapsed = rows?.isCollapsed ?? false
    default: break
    }
    return share
  }

  func inOrder(_ shares: [DerivationShare]) -> [DerivationShare] {
    let sorted = shares.enumerated().sorted { one, other in
      let (a, b) = (one.element.reason.order, other.element.reason.order)
      return a == b ? one.offset < other.offset : a.lexicographicallyPrecedes(b)
    }
    return sorted.map { $0.element }
  }

  // MARK: - Other quantities

  /// Adds the remaining variables, combined by view, as attributes where possible.
  private func addOthers(_ rest: [EngineRow.Term], to step: inout DerivationStep) {
    var spans: [(slot: Int, position: Rational, length: Rational)] = []
    for term in rest {
      let (view, part) = part(of: term.variable)
      let slot = views.slot(view, part.axis)
      var index = spans.firstIndex { $0.slot == slot }
      if index == nil {
        spans.append((slot, .zero, .zero))
        index = spans.count - 1
      }
      guard let index else { continue }
      if part.isPosition { spans[index].position += term.coefficient } else { spans[index].length += term.coefficient }
    }
    spans.sort { $0.slot < $1.slot }
    for span in spans {
      let (view, axis) = views.place(span.slot)
      if views.resolved.transforms == .ios7 && views.isTransformed[view.index] {
        // Constraints see the box around it; these are the frame's own numbers.
        let length: Ambiguity.Part = axis == .horizontal ? .width : .height
        if !span.position.isZero { add(span.position, Quantity(view, .untransformed(axis.position)), to: &step) }
        if !span.length.isZero { add(span.length, Quantity(view, .untransformed(length)), to: &step) }
        continue
      }
      for (attribute, factor) in axis.attributes(position: span.position, length: span.length) {
        add(factor, Quantity(view, attribute), to: &step)
      }
    }
  }

  /// Adds a length of the frame, as the attribute that constraints refer to.
  private func addLength(of view: ViewID, _ axis: LayoutAxis, times factor: Rational, to step: inout DerivationStep) {
    if views.resolved.transforms == .ios7 && views.isTransformed[view.index] {
      return add(factor, Quantity(view, .untransformed(axis == .horizontal ? .width : .height)), to: &step)
    }
    add(factor, Quantity(view, axis.length), to: &step)
  }

  private func add(_ factor: Rational, _ quantity: Quantity, to step: inout DerivationStep) {
    let sum = quantities.sum(of: quantity).sum.constant
    step.constant -= factor * sum.constant
    step.width -= factor * sum.width
    step.height -= factor * sum.height
    step.others.append(DerivationStep.Other(factor: factor, quantity: quantity, value: value(of: quantity)))
  }
}

extension LayoutAxis {
  /// `position` times the near edge plus `length` times the length, in as few attributes as possible.
  fileprivate func attributes(position: Rational, length: Rational) -> [(Attribute, Rational)] {
    if position.isZero { return [(self.length, length)] }
    if length.isZero { return [(near, position)] }
    if length == position { return [(far, position)] }
    if length == position / 2 { return [(self == .horizontal ? .centerX : .centerY, position)] }
    // A far edge plus a length reads better than a near edge plus two lengths.
    if length.sign == position.sign && length.magnitude > position.magnitude {
      return [(far, position), (self.length, length - position)]
    }
    return [(near, position), (self.length, length)]
  }
}

extension DerivationShare.Reason {
  /// The sort key of shares: source order, then shares without source.
  fileprivate var order: [Int32] {
    switch self {
    case .row(let origin): origin.order
    case .kept(let view, let part): [2, view.rawValue, Int32(part.rawValue)]
    case .choice(let view, let part): [3, view.rawValue, Int32(part.rawValue)]
    case .step(let step, let view): [4, step?.rawValue ?? 0, view.rawValue]
    }
  }
}

extension RowOrigin {
  /// The view and axis of an implied row; the root for a written constraint.
  var viewAndAxis: (view: ViewID, axis: LayoutAxis) {
    switch self {
    case .constraint, .arrangement: (.root, .horizontal)
    case .maskPosition(let view, let axis), .maskSize(let view, let axis), .nonNegative(let view, let axis),
      .hugging(let view, let axis), .compression(let view, let axis), .step(let view, let axis),
      .contentOrigin(let view, let axis):
      (view, axis)
    }
  }
}
