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
    /// True if those relaxed are violated already where the search stands: they are only violated more.
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
  /// Removes violated constraints from the stops if another constraint stops at the same value too: they would only be
  /// violated more. If all are violated, those of the highest priority remain.
  fileprivate mutating func dropWeakStops() {
    let all = stops
    stops.removeAll { stop in
      guard stop.isBent else { return false }
      let here = all.filter { $0.value == stop.value }
      return here.contains { !$0.isBent } || stop.priority != here.map { $0.priority }.max()
    }
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
      addStopsWithoutRows(sum.kept, to: &reach)
      return reach
    }
    return follow(reach, terms)
  }

  /// Adds the stops of a reach; nil if they were not found within the limits.
  private func follow(_ reach: Reach, _ terms: [EngineRow.Term]) -> Reach? {
    var reach = reach
    var search = ReachSearch(self, reach.quantity, terms, isUpwards: reach.isUpwards)
    if reach.free != nil { search.followTie() }
    while reach.stops.count < LayoutReasons.mostStops {
      switch search.next(mostSteps: LayoutReasons.mostSteps) {
      case .unlimited:
        reach.isLimited = false
        reach.dropWeakStops()
        return reach
      case .undecided: return nil
      case .stop(let stop):
        // What is violated already may be traded for others of its priority, so that the number moves on.
        if stop.isBent && search.followTie() { continue }
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

  // MARK: - Numbers without rows

  /// Adds the stops of a number that no row refers to: the lengths of its content, which give way, and 0.
  private mutating func addStopsWithoutRows(_ kept: [KeptNumber], to reach: inout Reach) {
    let sum = derivation(of: reach.quantity)?.total ?? DerivationStep(quantity: reach.quantity, value: reach.value)
    if kept.isEmpty {
      reach.stops = [Reach.Stop(value: reach.value, sum: sum)]
    } else if kept.contains(where: { $0.part.isPosition }) {
      reach.isLimited = false
    } else {
      if addContentStop(sum, to: &reach) { return }
      addStopAtZero(kept, sum, to: &reach)
    }
  }

  /// Adds the stop at the lengths of contents, if a sum has any; true if some of these are required, so that it is the last.
  private func addContentStop(_ sum: DerivationStep, to reach: inout Reach) -> Bool {
    var stop = Reach.Stop(value: reach.value, sum: sum)
    var isRequired = false
    for (index, share) in sum.shares.enumerated() {
      guard case .kept(let view, let part) = share.reason, preference(view, part) == .content else { continue }
      let isHugging = (share.factor.sign > 0) == reach.isUpwards
      let origin: RowOrigin = isHugging ? .hugging(view, part.axis) : .compression(view, part.axis)
      stop.sum.shares[index].reason = .row(origin)
      stop.sum.shares[index].row = reader.description(of: origin)
      if system.views.resolved.priority(of: origin) == .required {
        isRequired = true
      } else {
        stop.yielding.append(origin)
      }
    }
    if isRequired || !stop.yielding.isEmpty { reach.stops.append(stop) }
    reach.isCut = isRequired && !stop.yielding.isEmpty
    return isRequired
  }

  /// Adds the stop where the lengths of a sum are 0; without one if a length may grow.
  private func addStopAtZero(_ kept: [KeptNumber], _ sum: DerivationStep, to reach: inout Reach) {
    if kept.contains(where: { ($0.factor.sign > 0) == reach.isUpwards }) {
      reach.isLimited = false
      return
    }
    var stop = Reach.Stop(value: reach.value, sum: sum)
    for (index, share) in sum.shares.enumerated() {
      let (view, axis): (ViewID, LayoutAxis)
      switch share.reason {
      case .kept(let kept, let part), .choice(let kept, let part): (view, axis) = (kept, part.axis)
      default: continue
      }
      let origin = RowOrigin.nonNegative(view, axis)
      stop.value -= share.amount
      stop.sum.shares[index] = DerivationShare(
        reason: .row(origin), factor: share.factor, number: .zero, row: reader.description(of: origin))
    }
    stop.sum.value = stop.value
    reach.stops.append(stop)
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
  /// The rows of the layout, without the relaxed ones.
  private var layout: SparseSimplex
  /// The value of the quantity's terms from which the search goes on.
  private var start = Rational.zero

  init(_ reasons: LayoutReasons, _ quantity: Quantity, _ terms: [EngineRow.Term], isUpwards: Bool) {
    self.reasons = reasons
    self.quantity = quantity
    self.terms = terms
    self.isUpwards = isUpwards
    layout = reasons.system.engine
    let touched = Set(terms.map { reasons.components[$0.variable.index] })
    let all = reasons.components.indices.filter { touched.contains(reasons.components[$0]) }
    variables = all.map { VariableID($0) }
    numbers = Array(repeating: -1, count: reasons.components.count)
    for (number, variable) in all.enumerated() { numbers[variable] = number }
    for term in terms { start += term.coefficient * layout.value(of: term.variable) }
    placeBars(at: layout)
  }

  /// Sets the bars of all rows that are not relaxed, at the values of an engine.
  private mutating func placeBars(at engine: SparseSimplex) {
    let store = layout.system.rows
    bars = []
    for id in reasons.system.rows.indices where !store.isRemoved(id) {
      guard let row = store[id], let first = row.terms.first, numbers[first.variable.index] >= 0 else { continue }
      bars += bars(of: row, Int32(truncatingIfNeeded: id), at: engine)
    }
  }

  /// The bars of a row: a required row itself; for an optional one, that its violation does not grow.
  private func bars(of row: EngineRow, _ id: Int32, at engine: SparseSimplex) -> [Bar] {
    var own = row
    own.level = .required
    if row.level == .required { return [Bar(id: id, row: own, gap: .zero)] }
    var gap = -row.rhs.value(at: reasons.size)
    for term in row.terms { gap += term.coefficient * engine.value(of: term.variable) }
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

  /// Relaxes constraints: they and their bars are removed.
  mutating func drop(_ origins: [RowOrigin]) {
    let origins = Set(origins)
    var dropped: Set<Int32> = []
    for id in reasons.system.rows.indices where origins.contains(reasons.system.rows[id]) {
      let store = layout.system.rows
      if store.isRemoved(id) || store.level(of: id) == .required { continue }
      layout.remove(RowID(id))
      dropped.insert(Int32(truncatingIfNeeded: id))
    }
    bars.removeAll { dropped.contains($0.id) }
  }

  // MARK: - Ties

  /// Moves to the farthest value that satisfies the rows that are left equally well, with the bars there. Returns false if
  /// that is where the search stands.
  @discardableResult mutating func followTie() -> Bool {
    guard let end = endOfTie(), isUpwards ? end > start : end < start else { return false }
    var moved = layout
    _ = moved.add(EngineRow(terms, .equal, Affine(end)))
    guard case .optimal = moved.solve(width: reasons.size.width, height: reasons.size.height) else { return false }
    placeBars(at: moved)
    start = end
    return true
  }

  /// The farthest value of the quantity that satisfies the rows that are left equally well; nil if it has no end.
  private func endOfTie() -> Rational? {
    var tied = layout
    let sum = tied.makeVariable(preferred: Affine(start), rank: Int.max)
    _ = tied.add(EngineRow([EngineRow.Term(sum, -1)] + terms, .equal, Affine(.zero)))
    guard case .optimal = tied.solve(width: reasons.size.width, height: reasons.size.height) else { return nil }
    let range = tied.range(of: sum)
    return isUpwards ? range.highest : range.lowest
  }

  // MARK: - Looking for the next stop

  func next(mostSteps: Int) -> Outcome {
    if isUnlimited() { return .unlimited }
    var engine = engine(isHomogeneous: false)
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
