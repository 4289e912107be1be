internal import LayNumbers

/// The dual simplex for convex piecewise-linear costs, a component at a time (Fourer 1985–1992, in dual form). Every
/// object has a slope of its cost; those of the nonbasic ones are inside the jumps of the breakpoints that they rest on. A
/// basic variable outside the range that its slope allows leaves: its slope rises until a column's slope reaches the end
/// of its jump. A column with another breakpoint on its way moves there (a bound flip); if that is enough, the leaving
/// variable crosses its breakpoint; else the column enters. Slopes have a component for each level and are compared
/// lexicographically.
struct DualSimplex: ~Copyable {
  var dictionary = KernelDictionary()
  /// Rows that may be violated, the most violated on top. Amounts may be out of date.
  var violations = Slab<Violation>()
  var ratio = RatioTest()
  /// The leaving variable's slope: where it entered the jump of its breakpoint, and where it leaves it.
  var ownBase = Slab<Double>()
  var ownEnd = Slab<Double>()
  /// The rise at which a slope last got to the end of a jump.
  var lastRise = Slab<Double>()
  /// Counts runs of the
  var run: Int32 = 0
  /// For each dense column its rows, and the numbers of those whose rows may be violated.
  var hubs = Slab<Hub>()
  var suspectHubs = Slab<Int16>()
  // Thresholds between two algorithms with the same result; tests set smaller ones.
  /// A column in more rows becomes a dense column (*hub*) when it enters.
  var hubRows = 48
  /// A hub that moves more often in one run gets heaps.
  var hubScans = 3
  /// Pivots since the last that made progress, and the number after which Bland's rule chooses. Most pivots of a layout
  /// make none, about one a row.
  var idlePivots = 0
  var idlePivotLimit = 200
  var idlePivotsPerRow = 4
  /// Pivots since the solve began, or since a component was abandoned.
  var steps = 0

  /// Rows of the dictionary touched since the solve began.
  var work = 0
  /// True if memory and time of the dictionary are unlimited.
  var isPatient = true

  /// A row that may be violated.
  struct Violation: BitwiseCopyable {
    var amount: Double
    var row: Int32
    /// The hub that pushed it; -1 for none.
    var hub: Int32 = -1
  }

  mutating func push(_ amount: Double, _ row: Int32, hub: Int32 = -1) {
    violations.pushHeap(Violation(amount: amount, row: row, hub: hub))
  }

  mutating func popViolation() -> Violation? { violations.popHeap() }

  mutating func forgetSuspectHubs() {
    while let index = suspectHubs.popLast() { hubs[Int(index)].isSuspect = false }
  }

  mutating func removeHubs() {
    for index in 0..<hubs.count { hubs[index].free() }
    hubs.removeAll()
    suspectHubs.removeAll()
  }

  mutating func beginSolve() {
    dictionary.stamp += 1
    steps = 0
    work = 0
  }

  /// Removes the dictionary, before all rows are presolved anew.
  mutating func removeAll() {
    dictionary.removeAll()
    removeHubs()
  }

  func free() {
    dictionary.free()
    for index in 0..<hubs.count { hubs[index].free() }
    hubs.free()
    suspectHubs.free()
    violations.free()
    ratio.free()
    ownBase.free()
    ownEnd.free()
    lastRise.free()
  }

  // MARK: - Limits

  /// True if so many pivots made no progress that Bland's rule chooses.
  var isStalled: Bool {
    idlePivots > idlePivotLimit + idlePivotsPerRow * dictionary.rows.count
  }

  /// The largest number of pivots between two solves or abandoned components. Layouts take about one an object.
  private func stepLimit(ofObjects count: Int) -> Int { 20 * count + 1000 }

  /// True if the run takes more memory or work than layouts ever need, so that a caller can go on with another method. The
  /// memory counts the dictionary's entries, those of outgrown rows included; the work counts the rows touched.
  private func hasTakenEnough(forObjects count: Int) -> Bool {
    if isPatient { return false }
    return dictionary.columns.count > DualSimplex.entryLimit + DualSimplex.entriesOfObject * count
      || work > DualSimplex.workLimit + DualSimplex.workOfObject * count
  }
  static var entryLimit: Int { 100_000 }
  static var entriesOfObject: Int { 20 }
  static var workLimit: Int { 500_000 }
  static var workOfObject: Int { 100 }

  private mutating func countPivot(isIdle: Bool) {
    idlePivots = isIdle ? idlePivots + 1 : 0
  }

  // MARK: - Running

  /// Restores feasibility by dual pivots. Returns the row and the direction of a contradiction, if there is one.
  mutating func restoreFeasibility(_ costs: inout CostTable, _ system: inout PresolvedSystem) -> Contradiction? {
    idlePivots = 0
    run += 1
    while let violation = nextViolation(&costs, &system) {
      let object = dictionary.rows[violation.row].object
      let (amount, isAbove) = costs.violation(
        of: object, value: dictionary.slotValue(object, costs.objects, &system), system.size)
      if amount > 0 && amount < 0.5 * violation.amount {
        // The heap may be out of date; the most violated row goes first.
        push(amount, violation.row, hub: violation.hub)
        continue
      }
      hubIsHeard(violation, &costs)
      if amount <= 0 { continue }
      steps += 1
      if steps > stepLimit(ofObjects: costs.objects.count) || hasTakenEnough(forObjects: costs.objects.count) {
        steps = 0
        forgetSuspectHubs()
        return .tooManySteps(costs.objects[object].component)
      }
      if !leave(violation.row, isAbove: isAbove, &costs, &system) {
        push(amount, violation.row)
        forgetSuspectHubs()
        return .dictionaryRow(violation.row, isAbove: isAbove)
      }
      noteHubs(ofRow: violation.row, &costs, &system)
    }
    return nil
  }

  /// The most violated row. After many pivots without progress, the violated row of the first object: with the first of
  /// equally good columns that is Bland's rule (1977), which does not cycle.
  private mutating func nextViolation(_ costs: inout CostTable, _ system: inout PresolvedSystem) -> Violation? {
    if suspectHubs.count > 0 { testHubs(&costs, &system) }
    if !isStalled { return popViolation() }
    var best: Violation?
    let violations = violations
    for index in 0..<violations.count {
      let row = violations[index].row
      let object = dictionary.rows[row].object
      if best.map({ dictionary.rows[$0.row].object <= object }) ?? false { continue }
      let amount = costs.violation(of: object, value: dictionary.slotValue(object, costs.objects, &system), system.size)
        .amount
      if amount > 0 { best = Violation(amount: amount, row: row) }
    }
    if best == nil { self.violations.removeAll() }
    return best
  }

  // MARK: - Leaving

  /// Pivots the row's basic variable out; returns false if no column can enter.
  private mutating func leave(_ row: Int32, isAbove: Bool, _ costs: inout CostTable, _ system: inout PresolvedSystem)
    -> Bool
  {
    let object = dictionary.rows[row].object
    let length = costs.slopeLength(object, system.components)
    gatherCandidates(row, isAbove: isAbove, length, &costs)
    let isLong = ratio.isLong
    if isLong { ratio.rankCandidates() }
    var own = beginOwn(object, isAbove: isAbove, length, &costs)
    while true {
      let best = isLong ? ratio.rankedCandidate() : ratio.bestCandidate()
      if !own.isBlocked && (best < 0 || ownEnd.compare(0, with: ratio.ends, best * length, length) <= 0) {
        if cross(object, &own, isAbove: isAbove, length, &costs, &system) {
          applyRise(ownBase, 0, length, entering: -1, &costs)
          return true
        }
        continue
      }
      if best < 0 {
        giveUp(object, own, isAbove: isAbove, length, &costs)
        return false
      }
      let gap = abs(dictionary.slotValue(object, costs.objects, &system) - costs.position(own.point, system.size))
      if flip(best, ofRow: row, within: gap, length, &costs, &system) {
        own.hasRisen = true
        if isLong { ratio.rerankBest() }
        continue
      }
      enter(best, row, own, gap: gap, isAbove: isAbove, length, &costs, &system)
      return true
    }
  }

  private struct Own {
    var point: Int32
    var isBlocked: Bool
    /// True if it crossed a breakpoint, or a column moved.
    var hasRisen = false
  }

  /// Ends a pivot without an entering column. Crossings and moves so far stay, with their slopes: at another size the
  /// simplex continues from here.
  private mutating func giveUp(_ object: Int32, _ own: Own, isAbove: Bool, _ length: Int, _ costs: inout CostTable) {
    if !own.hasRisen { return }
    applyRise(lastRise, 0, length, entering: -1, &costs)
    restOwn(object, own, lastRise, 0, isAbove: isAbove, length, &costs)
  }

  /// Writes the leaving variable's slope after a rise, inside the jump of the breakpoint that it comes to rest on.
  private mutating func restOwn(
    _ object: Int32, _ own: Own, _ rises: Slab<Double>, _ start: Int, isAbove: Bool, _ length: Int,
    _ costs: inout CostTable
  ) {
    let slope = Int(dictionary.slots[costs.objects[object].slot].slopeStart)
    let slopes = dictionary.slopes
    for level in 0..<length {
      let rise = noiseFreeSum(rises[start + level], -ownBase[level])
      slopes[slope + level] = isAbove ? rise : -rise
    }
    if !isAbove { costs.addJumps(own.point, times: 1, to: slopes, slope) }
    costs.objects[object].low = own.point
    costs.objects[object].high = own.point
  }

  private mutating func gatherCandidates(_ row: Int32, isAbove: Bool, _ length: Int, _ costs: inout CostTable) {
    let state = dictionary.rows[row]
    if state.hubs == 0 {
      ratio.begin(Int(state.count), length, isStalled: isStalled)
      for entry in state.start..<state.start + state.count {
        addCandidate(dictionary.columns[entry], dictionary.coefficients[entry], isAbove: isAbove, length, &costs)
      }
    } else {
      _ = dictionary.gatherNonbasic(row, costs.objects)
      ratio.begin(dictionary.objectSum.objects.count, length, isStalled: isStalled)
      for index in 0..<dictionary.objectSum.objects.count {
        let object = dictionary.objectSum.objects[index]
        addCandidate(object, dictionary.objectSum.numbers[object], isAbove: isAbove, length, &costs)
      }
    }
  }

  @inline(__always) private mutating func addCandidate(
    _ object: Int32, _ coefficient: Double, isAbove: Bool, _ length: Int, _ costs: inout CostTable
  ) {
    let movesUp = (coefficient > 0) != isAbove
    let point = costs.objects[object].low
    let start = ratio.candidates.count * length
    ratio.candidates.append(
      RatioTest.Candidate(
        object: object, point: point, coefficient: coefficient, movesUp: movesUp,
        isBlocked: costs.isBlocked(object, point, movesUp)))
    let slope = Int(dictionary.slots[costs.objects[object].slot].slopeStart)
    let share = 1 / abs(coefficient)
    let bases = ratio.bases
    for level in 0..<length { bases[start + level] = (movesUp ? -1 : 1) * dictionary.slopes[slope + level] * share }
    if !movesUp { costs.addJumps(point, times: -share, to: bases, start) }
    bases.copy(start, to: ratio.ends, start, length)
    costs.addJumps(point, times: share, to: ratio.ends, start)
  }

  /// Begins the leaving variable's slope, at its position inside its jump.
  private mutating func beginOwn(_ object: Int32, isAbove: Bool, _ length: Int, _ costs: inout CostTable) -> Own {
    ownBase.resizeUninitialized(length)
    ownEnd.resizeUninitialized(length)
    lastRise.resizeUninitialized(length)
    let state = costs.objects[object]
    let point = isAbove ? state.high : state.low
    let base = ownBase
    for level in 0..<length { base[level] = 0 }
    if state.low == state.high {
      let slope = Int(dictionary.slots[state.slot].slopeStart)
      for level in 0..<length { base[level] = (isAbove ? -1 : 1) * dictionary.slopes[slope + level] }
      if !isAbove { costs.addJumps(point, times: -1, to: base, 0) }
    }
    base.copy(0, to: ownEnd, 0, length)
    costs.addJumps(point, times: 1, to: ownEnd, 0)
    return Own(point: point, isBlocked: costs.isBlocked(object, point, isAbove))
  }

  /// Moves the leaving variable across its breakpoint. Returns true if its value is allowed now.
  private mutating func cross(
    _ object: Int32, _ own: inout Own, isAbove: Bool, _ length: Int, _ costs: inout CostTable,
    _ system: inout PresolvedSystem
  ) -> Bool {
    ownEnd.copy(0, to: ownBase, 0, length)
    let state = costs.objects[object]
    let next = isAbove ? own.point + 1 : own.point - 1
    costs.objects[object].low = min(own.point, next)
    costs.objects[object].high = max(own.point, next)
    if next < state.start || next >= state.start + state.count { return true }
    let gap = dictionary.slotValue(object, costs.objects, &system) - costs.position(next, system.size)
    if (isAbove ? gap : -gap) <= Tolerance.near { return true }
    own = Own(point: next, isBlocked: costs.isBlocked(object, next, isAbove), hasRisen: true)
    ownBase.copy(0, to: lastRise, 0, length)
    costs.addJumps(next, times: 1, to: ownEnd, 0)
    return false
  }

  /// Moves a candidate to its next breakpoint if the row stays violated; returns false if it has to enter.
  private mutating func flip(
    _ index: Int, ofRow row: Int32, within gap: Double, _ length: Int, _ costs: inout CostTable,
    _ system: inout PresolvedSystem
  ) -> Bool {
    let candidate = ratio.candidates[index]
    let state = costs.objects[candidate.object]
    let next = candidate.movesUp ? candidate.point + 1 : candidate.point - 1
    if next < state.start || next >= state.start + state.count { return false }
    let way = costs.position(next, system.size) - costs.position(candidate.point, system.size)
    if abs(way * candidate.coefficient) >= gap - Tolerance.near { return false }
    ratio.candidates[index].point = next
    ratio.candidates[index].isBlocked = costs.isBlocked(candidate.object, next, candidate.movesUp)
    costs.objects[candidate.object].low = next
    costs.objects[candidate.object].high = next
    ratio.ends.copy(index * length, to: ratio.bases, index * length, length)
    ratio.ends.copy(index * length, to: lastRise, 0, length)
    costs.addJumps(next, times: 1 / abs(candidate.coefficient), to: ratio.ends, index * length)
    setSlotValue(candidate.object, costs.position(next, system.size), &costs, &system)
    walkCandidate(candidate, row, &costs)
    shift(candidate.object, by: way, &costs, &system)
    return true
  }

  /// Lets a column enter for the row's basic variable, which rests on its breakpoint from then on.
  private mutating func enter(
    _ index: Int, _ row: Int32, _ own: Own, gap: Double, isAbove: Bool, _ length: Int, _ costs: inout CostTable,
    _ system: inout PresolvedSystem
  ) {
    let object = dictionary.rows[row].object
    let candidate = ratio.candidates[index]
    let ends = ratio.ends
    countPivot(isIdle: ends.isZero(index * length, length))
    applyRise(ends, index * length, length, entering: index, &costs)
    restOwn(object, own, ends, index * length, isAbove: isAbove, length, &costs)
    let way = (candidate.movesUp ? gap : -gap) / abs(candidate.coefficient)
    let entering = candidate.object
    walkCandidate(candidate, row, &costs)
    if dictionary.walkedRows.count > hubRows { makeHub(entering, &costs, &system) }
    setSlotValue(entering, dictionary.slotValue(entering, costs.objects, &system) + way, &costs, &system)
    setSlotValue(object, costs.position(own.point, system.size), &costs, &system)
    costs.objects[entering].low = candidate.movesUp ? candidate.point : candidate.point - 1
    costs.objects[entering].high = candidate.movesUp ? candidate.point + 1 : candidate.point
    shift(entering, by: way, &costs, &system)
    setSlotValue(object, costs.position(own.point, system.size), &costs, &system)
    pivot(row, entering, &costs, &system)
    pushIfViolated(row, &costs, &system)
  }

  private mutating func walkCandidate(_ candidate: RatioTest.Candidate, _ row: Int32, _ costs: inout CostTable) {
    if dictionary.isHub(candidate.object, costs.objects) { return dictionary.walkedRows.removeAll() }
    // With dense columns the coefficient is not that in the row.
    let isDirect = dictionary.rows[row].hubs == 0
    dictionary.walkColumn(candidate.object, knowing: candidate.coefficient, inRow: isDirect ? row : -1, costs.objects)
  }

  private mutating func shift(
    _ object: Int32, by way: Double, _ costs: inout CostTable, _ system: inout PresolvedSystem
  ) {
    if dictionary.isHub(object, costs.objects) {
      shiftHubs(with: object, by: way, &costs, &system)
    } else {
      shiftWalked(by: way, &costs, &system)
    }
  }

  /// Updates the slopes of the row's columns by the rise `rises[start...]`, so that each keeps its balance.
  private mutating func applyRise(
    _ rises: Slab<Double>, _ start: Int, _ length: Int, entering: Int, _ costs: inout CostTable
  ) {
    for index in 0..<ratio.candidates.count where index != entering {
      let candidate = ratio.candidates[index]
      let slope = Int(dictionary.slots[costs.objects[candidate.object].slot].slopeStart)
      let slopes = dictionary.slopes
      let weight = abs(candidate.coefficient)
      for level in 0..<length {
        let passed = weight * noiseFreeSum(rises[start + level], -ratio.bases[index * length + level])
        slopes[slope + level] = candidate.movesUp ? passed : -passed
      }
      if !candidate.movesUp { costs.addJumps(candidate.point, times: 1, to: slopes, slope) }
    }
  }
}
