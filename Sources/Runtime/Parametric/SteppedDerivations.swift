package import LayModel
internal import LayNumbers
internal import LaySolver

// Derivations of numbers that steps set: the step, and the numbers that it read.
extension LayoutReasons {
  /// The largest length of a chain of numbers of steps to follow.
  private static var depthLimit: Int { 64 }

  /// True if steps set a part of the quantity, or moved it away from where constraints and masks put it.
  package func isStepped(_ quantity: Quantity) -> Bool {
    guard let stepped else { return false }
    if quantity.view == .root { return false }
    return stepped.parts(of: quantity).contains { stepped.trace.setter(of: quantity.view, $0.part) != nil }
      || stepped.value(of: quantity) != value(of: quantities.sum(of: quantity))
  }

  /// The constant that a step set; nil if none did.
  package func constant(of id: ConstraintID) -> StepTrace.SetConstant? {
    stepped?.trace.constants.first { $0.id == id }
  }

  /// The step that placed a view along an axis last; nil if none did.
  package func step(placing view: ViewID, _ axis: LayoutAxis) -> StepID? {
    guard let trace = stepped?.trace else { return nil }
    return axis == .horizontal
      ? trace.setter(of: view, .width) ?? trace.setter(of: view, .x)
      : trace.setter(of: view, .height) ?? trace.setter(of: view, .y)
  }

  /// The sum of a quantity that steps set: of the numbers that the step read. Nil if constraints determine it.
  func steppedStep(of quantity: Quantity) -> DerivationStep? {
    guard let stepped, isStepped(quantity) else { return nil }
    var step = DerivationStep(quantity: quantity, value: stepped.value(of: quantity))
    for (part, factor) in stepped.parts(of: quantity) {
      let own = stepped.quantity(quantity.view, part)
      guard let setter = stepped.trace.setter(of: quantity.view, part) else {
        if own != quantity && !factor.isZero { add(own, times: factor, to: &step) }
        continue
      }
      var sum = stepped.sum(of: part, of: quantity.view, setBy: setter)
      for (other, share) in sum.terms {
        if other == quantity || other == own {
          sum.constant += share * stepped.value(of: other)
        } else {
          add(other, times: factor * share, to: &step)
        }
      }
      step.width += factor * sum.width
      step.height += factor * sum.height
      add(DerivationShare(reason: .step(setter, quantity.view), factor: factor, number: sum.constant), to: &step)
    }
    close(&step)
    return step
  }

  /// The whole sum down to the root's size, through the numbers that steps read.
  package mutating func total(of quantity: Quantity) -> DerivationStep? {
    var path: [Quantity] = []
    return total(of: quantity, &path)
  }

  private mutating func total(of quantity: Quantity, _ path: inout [Quantity]) -> DerivationStep? {
    let direct = steppedStep(of: quantity)
    if direct == nil {
      guard let whole = step(of: quantity, isWhole: true) else { return nil }
      // Masks may measure from numbers that steps have set.
      if stepped == nil || sum(of: whole) == whole.value { return whole }
    }
    guard var step = direct ?? step(of: quantity, isWhole: false) else { return nil }
    if path.count == LayoutReasons.depthLimit || path.contains(quantity) { return nil }
    path.append(quantity)
    defer { path.removeLast() }
    let others = step.others
    step.others = []
    for other in others {
      guard let own = total(of: other.quantity, &path) else { return nil }
      step.width += other.factor * own.width
      step.height += other.factor * own.height
      step.constant += other.factor * own.constant
      for var share in own.shares {
        share.factor *= other.factor
        add(share, to: &step)
      }
    }
    step.shares = inOrder(step.shares)
    return step
  }

  // MARK: - Sums

  private func add(_ quantity: Quantity, times factor: Rational, to step: inout DerivationStep) {
    if let index = step.others.firstIndex(where: { $0.quantity == quantity }) {
      step.others[index].factor += factor
      if step.others[index].factor.isZero { step.others.remove(at: index) }
    } else if !factor.isZero {
      step.others.append(DerivationStep.Other(factor: factor, quantity: quantity, value: value(of: quantity)))
    }
  }

  /// Adds a share; a step has one share, for all numbers of a view that it set.
  private func add(_ share: DerivationShare, to step: inout DerivationStep) {
    guard case .step = share.reason, let index = step.shares.firstIndex(where: { $0.reason == share.reason }) else {
      step.shares.append(share)
      return
    }
    let amount = step.shares[index].amount + share.amount
    (step.shares[index].factor, step.shares[index].number) = (.one, amount)
  }

  /// The sum of a step's parts.
  private func sum(of step: DerivationStep) -> Rational {
    var sum = step.constant + step.width * size.width + step.height * size.height
    for other in step.others { sum += other.factor * other.value }
    for share in step.shares { sum += share.amount }
    return sum
  }

  /// Adds the rest of the value: of insets and transforms, or of steps that moved the view's superview.
  private func close(_ step: inout DerivationStep) {
    let rest = step.value - sum(of: step)
    if step.shares.isEmpty {
      step.shares.append(
        DerivationShare(reason: .step(nil, step.quantity.view), factor: .one, number: rest))
    } else {
      step.constant += rest
    }
    step.shares = inOrder(step.shares)
  }
}
