package import LayModel
package import LayNumbers
internal import LaySolver

/// The reach of a number: its limit in one direction, and the constraints that set it.
package struct Reach: Sendable {
  /// A value that a number can pass only if constraints that stop it there are relaxed.
  package struct Stop: Sendable {
    /// The largest (or smallest) value until one of these is relaxed.
    package var value: Rational
    /// The constraints that add up to the value, as a sum without other quantities.
    package var sum: DerivationStep
    /// The constraints relaxed first: the optional ones of the lowest priority. Empty if all are required.
    package var yielding: [RowOrigin]
    /// Their priority, in the kernel's order.
    var priority: Float
    /// True if those relaxed are violated already: they are only violated more.
    var isBent: Bool
  }
  /// The quantity.
  package var quantity: Quantity
  /// Its value.
  package var value: Rational
  /// True if the upper limit is searched; false for the lower one.
  package var isUpwards: Bool
  /// The limit of its values at which no constraint is violated more; nil if that is its value.
  package var free: Rational?
  /// The stops, in the order of the way; the last is the limit of the required constraints, if ``isLimited``.
  package var stops: [Stop]
  /// True if required constraints set a limit. Else the number is unbounded.
  package var isLimited: Bool
  /// True if there are more stops than ``LayoutReasons/mostStops``.
  package var isCut = false
}

extension Reach {
  /// Removes violated constraints from the stops at the current value if another constraint stops there too: they would
  /// only be violated more. If all are violated, those of the highest priority remain.
  fileprivate mutating func dropWeakStops() {
    let value = value
    let here = stops.filter { $0.value == value && !$0.yielding.isEmpty }
    let isKept = here.contains { !$0.isBent } || stops.contains { $0.value == value && $0.yielding.isEmpty }
    let most = here.map { $0.priority }.max()
    stops.removeAll { $0.isBent && $0.value == value && (isKept || $0.priority != most) }
  }
}

extension Reach.Stop {
  /// Creates a limit set by required constraints.
  fileprivate init(value: Rational, sum: DerivationStep) {
    self.init(value: value, sum: sum, yielding: [], priority: .infinity, isBent: false)
  }
}

extension LayoutReasons {
  /// The largest number of stops to search for, and of steps to each.
  package static var mostStops: Int { 64 }
  private static var mostSteps: Int { 200 }

  /// The reach of a quantity upwards or downwards; nil if it was not found within the limits.
  package mutating func reach(of quantity: Quantity, isUpwards: Bool) -> Reach? {
    if isStepped(quantity) { return nil }
    let value = value(of: quantities.sum(of: quantity))
    let sum = expanded(quantities.sum(of: quantity)) { _, _ in }
    var reach = Reach(quantity: quantity, value: value, isUpwards: isUpwards, stops: [], isLimited: true)
    if let range = range(of: quantity) {
      guard let end = isUpwards ? range.highest : range.lowest else {
        reach.isLimited = false
        return reach
      }
      if end != value { reach.free = end }
    }
    let terms = sum.sum.terms.filter { components[$0.variable.index] >= 0 }
    if terms.isEmpty {
      reach.stops = [Reach.Stop(value: value, sum: fixedSum(of: quantity))]
      return reach
    }
    var search = ReachSearch(self, quantity, terms, isUpwards: isUpwards)
    for _ in 0..<LayoutReasons.mostStops {
      switch search.next(mostSteps: LayoutReasons.mostSteps) {
      case .unlimited:
        reach.isLimited = false
        reach.dropWeakStops()
        return reach
      case .undecided: return nil
      case .stop(let stop):
        append(stop, to: &reach)
        if stop.yielding.isEmpty {
          reach.dropWeakStops()
          return reach
        }
        search.drop(stop.yielding)
      }
    }
    reach.dropWeakStops()
    reach.isCut = true
    return reach
  }

  /// Adds a stop, unless the number passes it freely. Of two at one value the later has the remaining constraints.
  private func append(_ stop: Reach.Stop, to reach: inout Reach) {
    if let free = reach.free, !stop.yielding.isEmpty {
      if reach.isUpwards ? stop.value < free : stop.value > free { return }
    }
    reach.stops.append(stop)
  }

  private mutating func fixedSum(of quantity: Quantity) -> DerivationStep {
    derivation(of: quantity)?.total ?? DerivationStep(quantity: quantity, value: value(of: quantity))
  }
}

/// The constraints that must not be violated more than they are, and a quantity pushed against them.
private struct ReachSearch {
  enum Outcome {
    case stop(Reach.Stop)
    case unlimited
    case undecided
  }
  /// A row that limits a number.
  struct Bar {
    var id: Int32
    var row: EngineRow
    /// The distance of the row from its right side at the start.
    var gap: Rational
  }
  private let reasons: LayoutReasons
  private let quantity: Quantity
  /// The terms of the quantity in variables.
  private let terms: [EngineRow.Term]
  private let isUpwards: Bool
  private var bars: [Bar] = []
  private let variables: [VariableID]
  /// For each variable, its number in the search.
  private var numbers: [Int]

  init(_ reasons: LayoutReasons, _ quantity: Quantity, _ terms: [EngineRow.Term], isUpwards: Bool) {
    self.reasons = reasons
    self.quantity = quantity
    self.terms = terms
    self.isUpwards = isUpwards
    let touched = Set(terms.map { reasons.components[$0.variable.index] })
    let all = reasons.components.indices.filter { touched.contains(reasons.components[$0]) }
    variables = all.map { VariableID($0) }
    numbers = Array(repeating: -1, count: reasons.components.count)
    for (number, variable) in all.enumerated() { numbers[variable] = number }
    let store = reasons.system.engine.system.rows
    for id in store.indices where !store.isRemoved(id) {
      guard let row = store[id], let first = row.terms.first, numbers[first.variable.index] >= 0 else { continue }
      bars += bars(of: row, Int32(truncatingIfNeeded: id))
    }
  }

  /// The bars of a row: a required row itself; for an optional one, that its violation does not grow.
  private func bars(of row: EngineRow, _ id: Int32) -> [Bar] {
    var own = row
    own.level = .required
    if row.level == .required { return [Bar(id: id, row: own, gap: .zero)] }
    var gap = -row.rhs.value(at: reasons.size)
    for term in row.terms { gap += term.coefficient * reasons.system.engine.value(of: term.variable) }
    if row.relation.holds(gap, .zero) { return [Bar(id: id, row: own, gap: .zero)] }
    own.relation = gap.sign > 0 ? .lessOrEqual : .greaterOrEqual
    own.rhs.constant += gap
    if row.relation != .equal { return [Bar(id: id, row: own, gap: gap)] }
    // On the other side it may become satisfied, but no more.
    var end = row
    end.level = .required
    end.relation = gap.sign > 0 ? .greaterOrEqual : .lessOrEqual
    return [Bar(id: id, row: own, gap: gap), Bar(id: id, row: end, gap: .zero)]
  }

  /// Removes the bars of relaxed constraints.
  mutating func drop(_ origins: [RowOrigin]) {
    let (origins, system) = (Set(origins), reasons.system)
    bars.removeAll {
      let id = Int($0.id)
      return origins.contains(system.rows[id]) && system.engine.system.rows.level(of: id) != .required
    }
  }

  // MARK: - Looking for the next stop

  func next(mostSteps: Int) -> Outcome {
    if isUnlimited() { return .unlimited }
    var engine = engine(isHomogeneous: false)
    let start = currentSum()
    let wish = engine.add(wishRow(start))
    // Step away until it is infeasible, then back to the end of the last contradiction: each comes from other rows.
    var step = isUpwards ? Rational.one : -1
    var target = start + step
    var last: Infeasibility?
    for _ in 0..<mostSteps {
      engine.setRightSide(Affine(target), of: wish)
      switch engine.solve(width: reasons.size.width, height: reasons.size.height) {
      case .optimal:
        if let last { return stop(last, wish) }
        step *= 4
        target += step
      case .infeasible(let proof):
        guard let own = proof.rows.first(where: { $0.row == wish }), !own.multiplier.isZero else { return .undecided }
        last = proof
        target -= proof.excess / own.multiplier.magnitude * (isUpwards ? .one : -1)
      }
    }
    return .undecided
  }

  /// True if there is a direction in which every row holds at any distance: the rows with 0 on their right sides.
  private func isUnlimited() -> Bool {
    var engine = engine(isHomogeneous: true)
    _ = engine.add(wishRow(isUpwards ? .one : -1))
    if case .optimal = engine.solve(width: .zero, height: .zero) { return true }
    return false
  }

  private func engine(isHomogeneous: Bool) -> SparseSimplex {
    var engine = SparseSimplex()
    for variable in variables {
      let value = isHomogeneous ? .zero : reasons.system.engine.value(of: variable)
      _ = engine.makeVariable(preferred: Affine(value), rank: variable.index)
    }
    for bar in bars {
      _ = engine.add(
        renumbered(bar.row.terms), bar.row.relation, isHomogeneous ? Affine(.zero) : bar.row.rhs, level: .required)
    }
    return engine
  }

  private func wishRow(_ target: Rational) -> EngineRow {
    EngineRow(renumbered(terms), isUpwards ? .greaterOrEqual : .lessOrEqual, Affine(target))
  }

  private func renumbered(_ terms: [EngineRow.Term]) -> [EngineRow.Term] {
    terms.map { EngineRow.Term(VariableID(numbers[$0.variable.index]), $0.coefficient) }
  }

  private func currentSum() -> Rational {
    var sum = Rational.zero
    for term in terms { sum += term.coefficient * reasons.system.engine.value(of: term.variable) }
    return sum
  }

  // MARK: - Stops from proofs

  /// The rows of a proof, with their multipliers in the sum that the quantity cannot exceed.
  private func stop(_ proof: Infeasibility, _ wish: RowID) -> Outcome {
    guard let own = proof.rows.first(where: { $0.row == wish }) else { return .undecided }
    var step = DerivationStep(quantity: quantity, value: .zero)
    let sum = reasons.expanded(reasons.quantities.sum(of: quantity)) { kept, masked in
      step.shares.append(reasons.share(of: kept, masked))
    }
    step.constant += sum.sum.constant.constant
    step.width += sum.sum.constant.width
    step.height += sum.sum.constant.height
    for kept in sum.kept { step.constant += kept.factor * reasons.keptValue(kept.view, kept.part) }
    // Variables without rows stay where they are.
    for term in sum.sum.terms where reasons.components[term.variable.index] < 0 {
      step.constant += term.coefficient * reasons.system.engine.value(of: term.variable)
    }
    var optional: [(priority: Float, origin: RowOrigin, isBent: Bool)] = []
    for member in proof.rows where member.row != wish {
      let bar = bars[member.row.index]
      let factor = -member.multiplier / own.multiplier
      let side = reasons.system.engine.rightSide(of: RowID(Int(bar.id)))
      var share = reasons.share(of: bar.id, times: factor, side.constant)
      share.gap = bar.gap
      step.width += factor * side.width
      step.height += factor * side.height
      step.shares.append(share)
      let level = reasons.system.engine.system.rows.level(of: Int(bar.id))
      if level != .required {
        optional.append((level.kernelPriority, reasons.system.rows[Int(bar.id)], !bar.gap.isZero))
      }
    }
    step.shares = reasons.inOrder(step.shares)
    step.value = step.width * reasons.size.width + step.height * reasons.size.height + step.constant
    for share in step.shares { step.value += share.amount }
    guard let lowest = optional.map({ $0.priority }).min() else {
      return .stop(Reach.Stop(value: step.value, sum: step))
    }
    let yielding = optional.filter { $0.priority == lowest }
    return .stop(
      Reach.Stop(
        value: step.value, sum: step, yielding: yielding.map { $0.origin }, priority: lowest,
        isBent: yielding.allSatisfy { $0.isBent }))
  }
}
