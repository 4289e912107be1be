internal import LayNumbers

/// The reason why a solve is infeasible, as the solver met it.
enum Contradiction {
  /// A row whose left side is known at every size, and is greater than the right side (or less).
  case row(Int32, isAbove: Bool)
  /// An object whose lower limit is above its upper one.
  case limits(Int32)
  /// A row of the dictionary whose basic variable is above its limit (or below) with all its columns at their limits.
  case dictionaryRow(Int32, isAbove: Bool)
  /// No known reason: a component took more steps than ``DualSimplex/stepLimit(ofObjects:)``, because its numbers are too
  /// far apart for doubles, or more work than ``DualSimplex/hasTakenEnough(forObjects:)`` allows. Its values are those of
  /// the last step; ``LayoutKernel/isSolved(_:)`` is false.
  case tooManySteps(Int32)
}

/// From a contradiction to the caller's rows that cause it. A sum of hard limits contradicts the identity that the
/// definitions make of it; so definitions are eliminated from the sum, from the last to the first, and the equations used
/// for it join. The rows are linearly independent but for that one sum, so none can be left out (Gleeson & Ryan 1990;
/// SEMANTICS §4.3).
struct Certificate {
  /// The multipliers of rows, and the rows that have one.
  private var sums = Slab<Double>()
  private var marks = Slab<Int32>()
  private var touchedRows = Slab<Int32>()

  /// The rows that contradict each other at the size last solved at, with multipliers: positive for `<=` rows, negative
  /// for `>=` rows, any for equations. The left sides add up to 0, the right sides to less. Empty if there is no known
  /// reason.
  mutating func rows(
    of contradiction: Contradiction, _ dictionary: inout KernelDictionary, _ costs: inout CostTable,
    _ system: inout PresolvedSystem
  ) -> [(row: RowID, multiplier: Double)] {
    beginCertificate(&system)
    switch contradiction {
    case .row(let row, let isAbove): addRow(row, times: isAbove ? 1 : -1, &system)
    case .limits(let object): addLimits(object, &costs, &system)
    case .dictionaryRow(let row, let isAbove): addDictionaryRow(row, isAbove: isAbove, &dictionary, &costs, &system)
    case .tooManySteps: return []
    }
    eliminateDefinitions(&system)
    return collectMultipliers()
  }

  private mutating func beginCertificate(_ system: inout PresolvedSystem) {
    system.expansion.stamp += 1
    system.expansion.heap.removeAll()
    touchedRows.removeAll()
    sums.resize(system.rows.count, filling: 0)
    marks.resize(system.rows.count, filling: 0)
    // Marks tell which variables are in the heap; sums of variables never met are 0.
    system.expansion.sums.resize(system.variables.count, filling: 0)
    system.expansion.marks.resize(system.variables.count, filling: 0)
    for index in 0..<system.expansion.sums.count {
      system.expansion.sums[index] = 0
      system.expansion.marks[index] = 0
    }
  }

  // MARK: - What contradicts itself

  private mutating func addLimits(_ object: Int32, _ costs: inout CostTable, _ system: inout PresolvedSystem) {
    addLimit(of: object, isUpper: false, times: -1, &costs, &system)
    addLimit(of: object, isUpper: true, times: 1, &costs, &system)
  }

  private mutating func addDictionaryRow(
    _ row: Int32, isAbove: Bool, _ dictionary: inout KernelDictionary, _ costs: inout CostTable,
    _ system: inout PresolvedSystem
  ) {
    let sign = isAbove ? 1.0 : -1.0
    addLimit(of: dictionary.rows[row].object, isUpper: isAbove, times: sign, &costs, &system)
    _ = dictionary.gatherNonbasic(row, costs.objects)
    for index in 0..<dictionary.objectSum.objects.count {
      let object = dictionary.objectSum.objects[index]
      let factor = -sign * dictionary.objectSum.numbers[object]
      addLimit(of: object, isUpper: factor > 0, times: factor, &costs, &system)
    }
  }

  /// Adds the row that limits an object, with the multiplier that gives `factor` times the object.
  private mutating func addLimit(
    of object: Int32, isUpper: Bool, times factor: Double, _ costs: inout CostTable, _ system: inout PresolvedSystem
  ) {
    let state = costs.objects[object]
    let point = isUpper ? state.hardHigh : state.hardLow
    guard let row = limitingRow(of: object, at: point, isUpper: isUpper, &costs, &system),
      let target = system.costTarget(of: row)
    else {
      return
    }
    let scale = system.variables[target].hasColumn && target != state.variable ? system.variables[target].scale : 1
    let own = system.rows[row].activity >= 0 ? 1 : system.rows.termCoefficients[system.rows[row].start]
    addRow(row, times: factor / (scale * own), &system)
  }

  /// The last of the rows that forbid values below a breakpoint, or above it.
  private mutating func limitingRow(
    of object: Int32, at point: Int32, isUpper: Bool, _ costs: inout CostTable, _ system: inout PresolvedSystem
  ) -> Int32? {
    var row = costs.objects[object].head
    var found: Int32?
    var least = Double.infinity
    while row >= 0 {
      if system.rows[row].isRequired, let (position, scale) = system.breakpointPosition(of: row) {
        let share = RowShare(of: system.rows[row], scale)
        let distance = (costs.breakpoints[point].position - position).size
        if isUpper ? share.costsAbove : share.costsBelow, distance <= least { (found, least) = (row, distance) }
      }
      row = system.rowStates[row].next
    }
    return found
  }

  private mutating func addRow(_ id: Int32, times factor: Double, _ system: inout PresolvedSystem) {
    if marks[id] != system.expansion.stamp {
      marks[id] = system.expansion.stamp
      sums[id] = 0
      touchedRows.append(id)
    }
    sums[id] = noiseFreeSum(sums[id], factor)
    addTerms(of: id, times: factor, &system)
  }

  private mutating func addTerms(of id: Int32, times factor: Double, _ system: inout PresolvedSystem) {
    let row = system.rows[id]
    for term in row.start..<row.start + row.count {
      add(system.rows.termVariables[term], factor * system.rows.termCoefficients[term], &system)
    }
  }

  // MARK: - Definitions

  private mutating func add(_ variable: Int32, _ number: Double, _ system: inout PresolvedSystem) {
    system.expansion.sums[variable] = noiseFreeSum(system.expansion.sums[variable], number)
    let state = system.variables[variable]
    if state.role == .column || system.expansion.marks[variable] == system.expansion.stamp { return }
    system.expansion.marks[variable] = system.expansion.stamp
    system.expansion.heap.pushHeap(Int64(state.position) << 32 | Int64(variable))
  }

  private mutating func eliminateDefinitions(_ system: inout PresolvedSystem) {
    var scale = 1.0
    while let key = system.expansion.heap.popHeap() {
      let variable = Int32(truncatingIfNeeded: key)
      system.expansion.marks[variable] = 0
      if system.expansion.sums[variable] == 0 { continue }
      let state = system.variables[variable]
      if state.role == .closed {
        // The variables of the equation are added again, with the column, whose sum is 0 then.
        let pivot = system.derived.pivots[state.definer]
        scaleCertificate(soThat: pivot, divides: system.expansion.sums[variable], &scale, &system)
        addRow(system.derived.sources[state.definer], times: -system.expansion.sums[variable] / pivot, &system)
      } else {
        let number = system.expansion.sums[variable]
        eliminate(variable, number, state.definer, &system)
      }
    }
  }

  /// Multiplies all sums by a divisor that does not divide a multiplier, since a third of a row is no double: as long as
  /// that keeps them exact.
  private mutating func scaleCertificate(
    soThat divisor: Double, divides number: Double, _ scale: inout Double, _ system: inout PresolvedSystem
  ) {
    let factor = abs(divisor)
    // A quotient that is a whole number is exact.
    let isMultiple = (number / divisor).rounded(.down) * divisor == number
    if isMultiple || factor < 1 || scale * factor > 1e9 { return }
    scale *= factor
    for index in 0..<system.expansion.sums.count { system.expansion.sums[index] *= factor }
    for index in 0..<touchedRows.count { sums[touchedRows[index]] *= factor }
  }

  private mutating func eliminate(_ variable: Int32, _ number: Double, _ id: Int32, _ system: inout PresolvedSystem) {
    let row = system.rows[id]
    if row.activity == variable {
      system.expansion.sums[variable] = 0
      return addTerms(of: id, times: number, &system)
    }
    var own = 1.0
    for term in row.start..<row.start + row.count where system.rows.termVariables[term] == variable {
      own = system.rows.termCoefficients[term]
    }
    if row.isEquation {
      addRow(id, times: -number / own, &system)
    } else {
      addTerms(of: id, times: -number / own, &system)
      add(row.activity, number / own, &system)
    }
    system.expansion.sums[variable] = 0
  }

  private mutating func collectMultipliers() -> [(row: RowID, multiplier: Double)] {
    var found: [(row: RowID, multiplier: Double)] = []
    for index in 0..<touchedRows.count {
      let row = touchedRows[index]
      let multiplier = sums[row]
      if multiplier != 0 { found.append((RowID(Int(row)), multiplier)) }
    }
    return found.sorted { $0.row.rawValue < $1.row.rawValue }
  }

  func free() {
    sums.free()
    marks.free()
    touchedRows.free()
  }
}
