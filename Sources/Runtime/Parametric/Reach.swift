/// How far a number can go, and what keeps it where it is.
package struct Reach: Sendable {
  /// A value that a number can have only as long as rules give way that keep it before.
  package struct Stop: Sendable {
    /// As far as the number can go until one of these gives way.
    package var value: Rational
    /// The rules that add up to the value, as a sum without other quantities.
    package var sum: DerivationStep
    /// Those that give way first: the optional ones of the lowest priority. Empty where all are required.
    package var yielding: [RowOrigin]
    /// Their priority, as the kernel compares it.
    var priority: Float
    /// Whether those that give way do not hold as it is: they only get worse.
    var isBent: Bool
  }
  /// The quantity.
  package var quantity: Quantity
  /// What it is.
  package var value: Rational
  /// Whether it is asked how large it can be; else how small.
  package var isUpwards: Bool
  /// As far as it could be without any rule holding less well; nil where that is what it is.
  package var free: Rational?
  /// Where it stops, in the order of the way; the last is the limit that required rules set, if ``isLimited``.
  package var stops: [Stop]
  /// Whether required rules set a limit. Else it can be as large, or as small, as one likes.
  package var isLimited: Bool
  /// Whether there are more stops than ``LayoutReasons/mostStops``.
  package var isCut = false
}

extension Reach {
  /// A rule that does not hold as it is keeps nothing where another does: it would only get worse. Of several such rules
  /// alone the one that counts most is what the number goes towards.
  fileprivate mutating func dropWeakStops() {
    let value = value
    let here = stops.filter { $0.value == value && !$0.yielding.isEmpty }
    let isKept = here.contains { !$0.isBent } || stops.contains { $0.value == value && $0.yielding.isEmpty }
    let most = here.map { $0.priority }.max()
    stops.removeAll { $0.isBent && $0.value == value && (isKept || $0.priority != most) }
  }
}

extension Reach.Stop {
  /// A limit that required rules set.
  fileprivate init(value: Rational, sum: DerivationStep) {
    self.init(value: value, sum: sum, yielding: [], priority: .infinity, isBent: false)
  }
}

extension LayoutReasons {
  /// How many stops are looked for, and how many steps to each.
  package static var mostStops: Int { 64 }
  private static var mostSteps: Int { 200 }

  /// What keeps a quantity from being larger, or smaller; nil where that is not decided within the limits.
  package mutating func reach(of quantity: Quantity, isUpwards: Bool) -> Reach? {
    if isStepped(quantity) { return nil }
    let value = value(of: system.sum(of: quantity))
    let sum = expanded(system.sum(of: quantity)) { _, _ in }
    var reach = Reach(quantity: quantity, value: value, isUpwards: isUpwards, stops: [], isLimited: true)
    if let range = range(of: quantity) {
      guard let end = isUpwards ? range.highest : range.lowest else {
        reach.isLimited = false
        return reach
      }
      if end != value { reach.free = end }
    }
    let terms = sum.sum.collected().filter { components[$0.variable.index] >= 0 }
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

  /// What stops it where it goes freely is no stop. Of two at one place the later says what is left then.
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

/// The rows that are to hold no less well than they do, and a quantity that wants to get past them.
private struct ReachSearch {
  enum Outcome {
    case stop(Reach.Stop)
    case unlimited
    case undecided
  }
  /// A row that a number may not get past.
  struct Bar {
    var id: Int32
    var row: EngineRow
    /// How far the row is off its right side already.
    var gap: Rational
  }
  private let reasons: LayoutReasons
  private let quantity: Quantity
  /// The variables' part of the quantity.
  private let terms: [EngineRow.Term]
  private let isUpwards: Bool
  private var bars: [Bar] = []
  private let variables: [VariableID]
  /// Of each variable, its number in the search.
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

  /// A required row as it is; of an optional one, that it gets no worse.
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
    // It may get its way on the other side, and no more.
    var end = row
    end.level = .required
    end.relation = gap.sign > 0 ? .greaterOrEqual : .lessOrEqual
    return [Bar(id: id, row: own, gap: gap), Bar(id: id, row: end, gap: .zero)]
  }

  /// Lets rules give way.
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
    // Upwards until it is too far, then back to where the last contradiction ends: each comes from other rows.
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

  /// Whether there is a way on which every row goes on holding, however far: the rows with 0 on their right sides.
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

  // MARK: - What a proof says

  /// The rows of a proof, as often as they are in the sum that the quantity cannot exceed.
  private func stop(_ proof: Infeasibility, _ wish: RowID) -> Outcome {
    guard let own = proof.rows.first(where: { $0.row == wish }) else { return .undecided }
    var step = DerivationStep(quantity: quantity, value: .zero)
    let sum = reasons.expanded(reasons.system.sum(of: quantity)) { kept, masked in
      step.shares.append(reasons.share(of: kept, masked))
    }
    step.constant += sum.sum.constant.constant
    step.width += sum.sum.constant.width
    step.height += sum.sum.constant.height
    for kept in sum.kept { step.constant += kept.factor * reasons.keptValue(kept.view, kept.part) }
    // What no row speaks of stays where it is.
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
