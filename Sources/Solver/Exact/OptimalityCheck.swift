internal import LayNumbers

/// Proves in exact numbers that the kernel's solution of a component is optimal, or shows where it is not.
///
/// The kernel's active rows are solved for the variables; every required row must hold then. Each other row's cost has a
/// slope at this point, which for a row exactly on its right side may be any between those of its two sides. The active
/// rows' slopes follow, since the slopes' combination must be 0 for every variable. If each is between those of its
/// sides, compared level by level, then no other point costs less: linear programming over vectors of levels.
struct OptimalityCheck {
  /// The reason why a solution is not proved.
  enum Doubt: Hashable {
    /// The active rows do not determine every variable, or their cycles are too long.
    case undecided
    /// A required row does not hold.
    case broken(Int32)
    /// Moving off this row may cost less.
    case improvable(Int32)
  }

  /// An object of the kernel with its rows: a run of ``members``.
  struct Group {
    var object: Int32
    /// The row that it rests on, or -1.
    var active: Int32
    var first: Int32
    var count: Int32
  }
  struct Member {
    var row: Int32
    var scale: Double
  }

  var rows = ExactRows()
  var basis = ExactBasis()
  /// The values of the variables, by their numbers in ``rows``.
  var values: [Rational] = []
  /// The gap of each row: its left side minus its right side.
  var gaps: [Rational] = []
  /// The infinitesimal perturbation of each row's gap, during ``improve()``.
  var nudges: [Rational] = []
  /// The slope of each row's cost in the proof: the cost of a left side larger by 1.
  var multipliers: [LevelSum] = []
  var isActive: [Bool] = []
  var groups: [Group] = []
  var members: [Member] = []
  /// The active rows.
  var chosen: [Int32] = []
  /// The work of the last ``improve()``, and its limit: the rows and variables of each step, and the coefficients of its
  /// elimination, weighted by the effort of long numbers.
  var work = 0
  var mostWork = Int.max
  private var found: [Int32] = []
  private var pulls: [LevelSum] = []
  /// The combination of the inactive rows' slopes at each variable; empty until the slopes are chosen.
  private var carried: [LevelSum] = []
  /// The number in ``rows`` of each row and variable of the store; undefined for those of other components.
  private var rowNumbers: [Int32] = []
  private var numbers: [Int32] = []

  init() {}

  /// Proves the kernel's solution of a component. Returns nil if it is proved. With `improving` it steps on from the
  /// kernel's vertex, or from one near it, to an optimal one (``improve()``): then the reason can only be that required
  /// rows contradict each other, or that this takes more work than ``mostWork``.
  mutating func run(
    _ component: Int, of kernel: inout LayoutKernel, _ store: RowStore, variableCount: Int, at size: ExactSize,
    improving: Bool = false
  ) -> Doubt? {
    work = 0
    load(component, of: &kernel, store, variableCount, size)
    if !basis.factor(rows, chosen) {
      guard improving, completeBasis() else { return .undecided }
    }
    values.refill(with: .zero, count: rows.variables.count)
    basis.solve(rows, rows.rightSides, into: &values)
    measureGaps()
    dropDependentRows { !$0.isEquation($1) || !$2.isZero }
    let broken = brokenRow()
    if let broken, !improving { return .broken(rows.ids[Int(broken)]) }
    chooseSlopes(&kernel, kernel.priorities(of: component))
    addUpPulls()
    let doubt = broken == nil ? balanceMultipliers() : .undecided
    return doubt != nil && improving ? improve() : doubt
  }

  /// Solves the multipliers of the active rows, and redistributes excess. Returns nil if all are in their ranges.
  private mutating func balanceMultipliers() -> Doubt? {
    for _ in 0..<OptimalityCheck.rounds {
      solveMultipliers()
      switch balance() {
      case .even: return nil
      case .shifted: continue
      case .open(let row): return .improvable(rows.ids[Int(row)])
      }
    }
    return .undecided
  }

  /// The number of times that multipliers redistributed among rows of one object are solved anew.
  private static var rounds: Int { 4 }

  /// The number in ``rows`` of a row of the store that is in the component.
  func number(of row: RowID) -> Int32 { rowNumbers[row.index] }

  // MARK: - Reading the kernel

  private mutating func load(
    _ component: Int, of kernel: inout LayoutKernel, _ store: RowStore, _ variableCount: Int, _ size: ExactSize
  ) {
    found.removeAll(keepingCapacity: true)
    kernel.addVariables(of: component, among: variableCount, to: &found)
    rows.begin(found)
    while numbers.count < variableCount { numbers.append(-1) }
    for number in found.indices { numbers[Int(found[number])] = Int32(truncatingIfNeeded: number) }
    found.removeAll(keepingCapacity: true)
    kernel.addRows(of: component, to: &found)
    while rowNumbers.count < store.count { rowNumbers.append(-1) }
    for row in found {
      rowNumbers[Int(row)] = Int32(truncatingIfNeeded: rows.count)
      rows.append(row, of: store, numbers, at: size)
    }
    chosen.removeAll(keepingCapacity: true)
    isActive.refill(with: false, count: rows.count)
    for row in 0..<Int32(truncatingIfNeeded: rows.count) where rows.isEquation(row) { choose(row) }
    groups.removeAll(keepingCapacity: true)
    members.removeAll(keepingCapacity: true)
    let part = kernel.objectRange(of: component)
    for object in part { addGroup(object, &kernel) }
  }

  /// Completes the active rows to a basis: rows without costs hold the variables that they leave undetermined. Returns
  /// false if that takes too much work.
  private mutating func completeBasis() -> Bool {
    _ = basis.factor(rows, chosen, mostWork: mostWork)
    if basis.work > mostWork { return false }
    for variable in basis.undetermined(rows) {
      let row = rows.appendIdle(variable)
      isActive.append(false)
      choose(row)
      groups.append(Group(object: -1, active: row, first: Int32(truncatingIfNeeded: members.count), count: 0))
    }
    return basis.factor(rows, chosen, mostWork: mostWork)
  }

  private mutating func choose(_ row: Int32) {
    isActive[Int(row)] = true
    chosen.append(row)
  }

  private mutating func addGroup(_ object: Int32, _ kernel: inout LayoutKernel) {
    var group = Group(object: object, active: -1, first: Int32(truncatingIfNeeded: members.count), count: 0)
    if kernel.costs.isAtRest(object) {
      if let row = kernel.costs.restingRow(of: object) {
        group.active = rowNumbers[Int(row)]
      } else {
        group.active = rows.appendIdle(numbers[Int(kernel.costs.objects[object].variable)])
        isActive.append(false)
      }
      choose(group.active)
    }
    var next = kernel.costs.firstRow(of: object)
    while let row = next {
      members.append(Member(row: rowNumbers[Int(row)], scale: kernel.scale(of: row)))
      next = kernel.nextRow(after: row)
    }
    group.count = Int32(truncatingIfNeeded: members.count) - group.first
    groups.append(group)
  }

  // MARK: - Values

  /// Measures the gaps of all rows.
  private mutating func measureGaps() {
    gaps.removeAll(keepingCapacity: true)
    for row in 0..<Int32(truncatingIfNeeded: rows.count) {
      gaps.append(rows.left(of: row, values) - rows.rightSides[Int(row)])
    }
  }

  /// Makes active rows that follow from the others inactive, where `isDropped` returns true for the row and its gap.
  mutating func dropDependentRows(where isDropped: (ExactRows, Int32, Rational) -> Bool) {
    if chosen.count == rows.variables.count { return }
    var isPivot = [Bool](repeating: false, count: rows.count)
    basis.forEachRow { isPivot[Int($0)] = true }
    for row in chosen where !isPivot[Int(row)] && isDropped(rows, row, gaps[Int(row)]) { isActive[Int(row)] = false }
    let isKept = isActive
    chosen.removeAll { !isKept[Int($0)] }
    for index in groups.indices where groups[index].active >= 0 && !isKept[Int(groups[index].active)] {
      groups[index].active = -1
    }
  }

  /// The first required row that does not hold.
  func brokenRow() -> Int32? {
    for row in 0..<rows.count where rows.priorities[row] == KernelRow.required {
      if !rows.relations[row].holds(gaps[row], .zero) { return Int32(truncatingIfNeeded: row) }
    }
    return nil
  }

  // MARK: - Multipliers

  /// Chooses the slopes of all rows but the active ones.
  private mutating func chooseSlopes(_ kernel: inout LayoutKernel, _ priorities: [Float]) {
    multipliers.refill(with: .zero, count: rows.count)
    carried.removeAll(keepingCapacity: true)
    for row in 0..<Int32(truncatingIfNeeded: rows.count) {
      let sign = gaps[Int(row)].sign
      if sign != 0 { multipliers[Int(row)] = slopeOff(row, above: sign > 0) }
    }
    for group in groups where group.count > 1 || group.active < 0 { chooseSlopes(group, &kernel, priorities) }
  }

  /// Chooses the slopes of an object's rows that are exactly on their right side.
  private mutating func chooseSlopes(_ group: Group, _ kernel: inout LayoutKernel, _ priorities: [Float]) {
    var isInside = false
    for index in Int(group.first)..<Int(group.first + group.count) {
      let (row, scale) = (members[index].row, members[index].scale)
      if row == group.active || !gaps[Int(row)].isZero { continue }
      let side = kernel.side(of: group.object, at: rows.ids[Int(row)])
      if side == 0 {
        isInside = true
      } else {
        multipliers[Int(row)] = slope(of: row, above: (side > 0) == (scale > 0)) ?? .zero
      }
    }
    if isInside && group.active < 0 { shareSlope(group, &kernel, priorities) }
  }

  /// Shares out the slope inside the jump of an object that is on a breakpoint without resting there: the rows of the
  /// breakpoint share what the other rows leave of it.
  private mutating func shareSlope(_ group: Group, _ kernel: inout LayoutKernel, _ priorities: [Float]) {
    var rest = LevelSum.zero
    if let slope = kernel.countedSlope(of: group.object) {
      for (level, amount) in slope.enumerated() { rest.add(Rational(nearest: amount), at: priorities[level]) }
    }
    let range = Int(group.first)..<Int(group.first + group.count)
    for index in range where !isInside(members[index].row, group, &kernel) {
      rest.add(multipliers[Int(members[index].row)], times: Rational(nearest: -members[index].scale))
    }
    for index in range where isInside(members[index].row, group, &kernel) && !rest.isZero {
      take(&rest, members[index].row, Rational(nearest: members[index].scale))
    }
  }

  private func isInside(_ row: Int32, _ group: Group, _ kernel: inout LayoutKernel) -> Bool {
    gaps[Int(row)].isZero && kernel.side(of: group.object, at: rows.ids[Int(row)]) == 0
  }

  /// Gives a row as much of `rest` as its jump can take; `scale` is the row's multiple of it.
  mutating func take(_ rest: inout LevelSum, _ row: Int32, _ scale: Rational) {
    var own = multipliers[Int(row)]
    own.add(rest, times: .one / scale)
    own = clamped(own, row)
    rest.add(own, times: -scale)
    rest.add(multipliers[Int(row)], times: scale)
    setSlope(own, of: row)
  }

  /// Adds up the slopes of all rows but the active ones, by variable.
  private mutating func addUpPulls() {
    carried.refill(with: .zero, count: rows.variables.count)
    for row in 0..<Int32(truncatingIfNeeded: rows.count) where !isActive[Int(row)] { pull(row, times: -1) }
  }

  /// Adds a multiple of a row's slope to the sums of its variables.
  mutating func pull(_ row: Int32, times factor: Rational) {
    if multipliers[Int(row)].isZero { return }
    for index in rows.termRange(row) {
      let term = rows.terms[index]
      carried[Int(term.variable)].add(multipliers[Int(row)], times: factor * term.coefficient)
    }
  }

  /// Changes the slope of an inactive row.
  mutating func setSlope(_ slope: LevelSum, of row: Int32) {
    if !carried.isEmpty { pull(row, times: .one) }
    multipliers[Int(row)] = slope
    if !carried.isEmpty { pull(row, times: -1) }
  }

  /// Solves for the multipliers of the active rows, which balance the others.
  mutating func solveMultipliers() {
    for row in chosen { multipliers[Int(row)] = .zero }
    guard carried.contains(where: { !$0.isZero }) else { return }
    pulls = carried
    var found = multipliers
    multipliers = []
    basis.solveTransposed(rows, &pulls) { found[Int($0)] = $1 }
    multipliers = found
  }
}
