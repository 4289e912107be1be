internal import LayNumbers

// The dual simplex for convex piecewise-linear costs, a component at a time (Fourer 1985–1992, in dual form). Every
// object has a slope of its cost; those of the nonbasic ones are inside the jumps of the breakpoints that they rest on. A
// basic variable outside the range that its slope allows leaves: its slope rises until a column's slope reaches the end
// of its jump. A column with another breakpoint on its way moves there (a bound flip); if that is enough, the leaving
// variable crosses its breakpoint; else the column enters. Slopes have a component for each level and are compared
// lexicographically.
extension LayoutKernel {
  /// Restores feasibility by dual pivots. Returns the row and the direction of a contradiction, if there is one.
  mutating func runSimplex() -> Contradiction? {
    simplex.idlePivots = 0
    simplex.run += 1
    while let violation = nextViolation() {
      let object = dictionary.rows[violation.row].object
      let (amount, isAbove) = costs.violation(
        of: object, value: dictionary.slotValue(object, costs.objects, &system), system.size)
      if amount > 0 && amount < 0.5 * violation.amount {
        // The heap may be out of date; the most violated row goes first.
        simplex.push(amount, violation.row, hub: violation.hub)
        continue
      }
      hubIsHeard(violation)
      if amount <= 0 { continue }
      simplex.steps += 1
      if simplex.steps > stepLimit || hasTakenEnough {
        simplex.steps = 0
        simplex.forgetSuspectHubs()
        return .tooManySteps(costs.objects[object].component)
      }
      if !leave(violation.row, isAbove: isAbove) {
        simplex.push(amount, violation.row)
        simplex.forgetSuspectHubs()
        return .dictionaryRow(violation.row, isAbove: isAbove)
      }
      noteHubs(ofRow: violation.row)
    }
    return nil
  }

  /// The most violated row. After many pivots without progress, the violated row of the first object: with the first of
  /// equally good columns that is Bland's rule (1977), which does not cycle.
  private mutating func nextViolation() -> SimplexState.Violation? {
    if simplex.suspectHubs.count > 0 { testHubs() }
    if !isStalled { return simplex.popViolation() }
    var best: SimplexState.Violation?
    let violations = simplex.violations
    for index in 0..<violations.count {
      let row = violations[index].row
      let object = dictionary.rows[row].object
      if best.map({ dictionary.rows[$0.row].object <= object }) ?? false { continue }
      let amount = costs.violation(of: object, value: dictionary.slotValue(object, costs.objects, &system), system.size)
        .amount
      if amount > 0 { best = SimplexState.Violation(amount: amount, row: row) }
    }
    if best == nil { simplex.violations.removeAll() }
    return best
  }

  // MARK: - Leaving

  /// Pivots the row's basic variable out; returns false if no column can enter.
  private mutating func leave(_ row: Int32, isAbove: Bool) -> Bool {
    let object = dictionary.rows[row].object
    let length = costs.slopeLength(object, system.components)
    gatherCandidates(row, isAbove: isAbove, length)
    let isLong = simplex.candidates.count > simplex.longRow
    if isLong { rankCandidates(length) }
    var own = beginOwn(object, isAbove: isAbove, length)
    while true {
      let best = isLong ? rankedCandidate() : bestCandidate(length)
      if !own.isBlocked && (best < 0 || simplex.ownEnd.compare(0, with: simplex.ends, best * length, length) <= 0) {
        if cross(object, &own, isAbove: isAbove, length) {
          applyRise(simplex.ownBase, 0, length, entering: -1)
          return true
        }
        continue
      }
      if best < 0 {
        giveUp(object, own, isAbove: isAbove, length)
        return false
      }
      let gap = abs(dictionary.slotValue(object, costs.objects, &system) - costs.position(own.point, system.size))
      if flip(best, ofRow: row, within: gap, length) {
        own.hasRisen = true
        if isLong { rerankBest(length) }
        continue
      }
      enter(best, row, own, gap: gap, isAbove: isAbove, length)
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
  private mutating func giveUp(_ object: Int32, _ own: Own, isAbove: Bool, _ length: Int) {
    if !own.hasRisen { return }
    applyRise(simplex.lastRise, 0, length, entering: -1)
    restOwn(object, own, simplex.lastRise, 0, isAbove: isAbove, length)
  }

  /// Writes the leaving variable's slope after a rise, inside the jump of the breakpoint that it comes to rest on.
  private mutating func restOwn(
    _ object: Int32, _ own: Own, _ rises: Slab<Double>, _ start: Int, isAbove: Bool, _ length: Int
  ) {
    let slope = Int(dictionary.slots[costs.objects[object].slot].slopeStart)
    let slopes = dictionary.slopes
    for level in 0..<length {
      let rise = noiseFreeSum(rises[start + level], -simplex.ownBase[level])
      slopes[slope + level] = isAbove ? rise : -rise
    }
    if !isAbove { costs.addJumps(own.point, times: 1, to: slopes, slope) }
    costs.objects[object].low = own.point
    costs.objects[object].high = own.point
  }

  private mutating func gatherCandidates(_ row: Int32, isAbove: Bool, _ length: Int) {
    let state = dictionary.rows[row]
    simplex.candidates.removeAll()
    if state.hubs == 0 {
      prepareCandidates(Int(state.count) * length)
      for entry in state.start..<state.start + state.count {
        addCandidate(dictionary.columns[entry], dictionary.coefficients[entry], isAbove: isAbove, length)
      }
    } else {
      _ = dictionary.gatherNonbasic(row, costs.objects)
      prepareCandidates(dictionary.objectSum.objects.count * length)
      for index in 0..<dictionary.objectSum.objects.count {
        let object = dictionary.objectSum.objects[index]
        addCandidate(object, dictionary.objectSum.numbers[object], isAbove: isAbove, length)
      }
    }
  }

  private mutating func prepareCandidates(_ count: Int) {
    simplex.bases.resizeUninitialized(count)
    simplex.ends.resizeUninitialized(count)
  }

  @inline(__always) private mutating func addCandidate(
    _ object: Int32, _ coefficient: Double, isAbove: Bool, _ length: Int
  ) {
    let movesUp = (coefficient > 0) != isAbove
    let point = costs.objects[object].low
    let start = simplex.candidates.count * length
    simplex.candidates.append(
      SimplexState.Candidate(
        object: object, point: point, coefficient: coefficient, movesUp: movesUp,
        isBlocked: isBlocked(object, point, movesUp)))
    let slope = Int(dictionary.slots[costs.objects[object].slot].slopeStart)
    let share = 1 / abs(coefficient)
    let bases = simplex.bases
    for level in 0..<length { bases[start + level] = (movesUp ? -1 : 1) * dictionary.slopes[slope + level] * share }
    if !movesUp { costs.addJumps(point, times: -share, to: bases, start) }
    bases.copy(start, to: simplex.ends, start, length)
    costs.addJumps(point, times: share, to: simplex.ends, start)
  }

  @inline(__always) private mutating func isBlocked(_ object: Int32, _ point: Int32, _ movesUp: Bool) -> Bool {
    movesUp ? point >= costs.objects[object].hardHigh : point <= costs.objects[object].hardLow
  }

  /// Begins the leaving variable's slope, at its position inside its jump.
  private mutating func beginOwn(_ object: Int32, isAbove: Bool, _ length: Int) -> Own {
    simplex.ownBase.resizeUninitialized(length)
    simplex.ownEnd.resizeUninitialized(length)
    simplex.lastRise.resizeUninitialized(length)
    let state = costs.objects[object]
    let point = isAbove ? state.high : state.low
    let base = simplex.ownBase
    for level in 0..<length { base[level] = 0 }
    if state.low == state.high {
      let slope = Int(dictionary.slots[state.slot].slopeStart)
      for level in 0..<length { base[level] = (isAbove ? -1 : 1) * dictionary.slopes[slope + level] }
      if !isAbove { costs.addJumps(point, times: -1, to: base, 0) }
    }
    base.copy(0, to: simplex.ownEnd, 0, length)
    costs.addJumps(point, times: 1, to: simplex.ownEnd, 0)
    return Own(point: point, isBlocked: isBlocked(object, point, isAbove))
  }

  /// Moves the leaving variable across its breakpoint. Returns true if its value is allowed now.
  private mutating func cross(_ object: Int32, _ own: inout Own, isAbove: Bool, _ length: Int) -> Bool {
    simplex.ownEnd.copy(0, to: simplex.ownBase, 0, length)
    let state = costs.objects[object]
    let next = isAbove ? own.point + 1 : own.point - 1
    costs.objects[object].low = min(own.point, next)
    costs.objects[object].high = max(own.point, next)
    if next < state.start || next >= state.start + state.count { return true }
    let gap = dictionary.slotValue(object, costs.objects, &system) - costs.position(next, system.size)
    if (isAbove ? gap : -gap) <= Tolerance.near { return true }
    own = Own(point: next, isBlocked: isBlocked(object, next, isAbove), hasRisen: true)
    simplex.ownBase.copy(0, to: simplex.lastRise, 0, length)
    costs.addJumps(next, times: 1, to: simplex.ownEnd, 0)
    return false
  }

  /// Moves a candidate to its next breakpoint if the row stays violated; returns false if it has to enter.
  private mutating func flip(_ index: Int, ofRow row: Int32, within gap: Double, _ length: Int) -> Bool {
    let candidate = simplex.candidates[index]
    let state = costs.objects[candidate.object]
    let next = candidate.movesUp ? candidate.point + 1 : candidate.point - 1
    if next < state.start || next >= state.start + state.count { return false }
    let way = costs.position(next, system.size) - costs.position(candidate.point, system.size)
    if abs(way * candidate.coefficient) >= gap - Tolerance.near { return false }
    simplex.candidates[index].point = next
    simplex.candidates[index].isBlocked = isBlocked(candidate.object, next, candidate.movesUp)
    costs.objects[candidate.object].low = next
    costs.objects[candidate.object].high = next
    simplex.ends.copy(index * length, to: simplex.bases, index * length, length)
    simplex.ends.copy(index * length, to: simplex.lastRise, 0, length)
    costs.addJumps(next, times: 1 / abs(candidate.coefficient), to: simplex.ends, index * length)
    setSlotValue(candidate.object, costs.position(next, system.size))
    walkCandidate(candidate, row)
    shift(candidate.object, by: way)
    return true
  }

  /// Lets a column enter for the row's basic variable, which rests on its breakpoint from then on.
  private mutating func enter(
    _ index: Int, _ row: Int32, _ own: Own, gap: Double, isAbove: Bool, _ length: Int
  ) {
    let object = dictionary.rows[row].object
    let candidate = simplex.candidates[index]
    let ends = simplex.ends
    countPivot(isIdle: ends.isZero(index * length, length))
    applyRise(ends, index * length, length, entering: index)
    restOwn(object, own, ends, index * length, isAbove: isAbove, length)
    let way = (candidate.movesUp ? gap : -gap) / abs(candidate.coefficient)
    let entering = candidate.object
    walkCandidate(candidate, row)
    if dictionary.walkedRows.count > simplex.hubRows { makeHub(entering) }
    setSlotValue(entering, dictionary.slotValue(entering, costs.objects, &system) + way)
    setSlotValue(object, costs.position(own.point, system.size))
    costs.objects[entering].low = candidate.movesUp ? candidate.point : candidate.point - 1
    costs.objects[entering].high = candidate.movesUp ? candidate.point + 1 : candidate.point
    shift(entering, by: way)
    setSlotValue(object, costs.position(own.point, system.size))
    pivot(row, entering)
    pushIfViolated(row)
  }

  private mutating func walkCandidate(_ candidate: SimplexState.Candidate, _ row: Int32) {
    if dictionary.isHub(candidate.object, costs.objects) { return dictionary.walkedRows.removeAll() }
    // With dense columns the coefficient is not that in the row.
    let isDirect = dictionary.rows[row].hubs == 0
    dictionary.walkColumn(candidate.object, knowing: candidate.coefficient, inRow: isDirect ? row : -1, costs.objects)
  }

  private mutating func shift(_ object: Int32, by way: Double) {
    if dictionary.isHub(object, costs.objects) { shiftHubs(with: object, by: way) } else { shiftWalked(by: way) }
  }

  /// Updates the slopes of the row's columns by the rise `rises[start...]`, so that each keeps its balance.
  private mutating func applyRise(_ rises: Slab<Double>, _ start: Int, _ length: Int, entering: Int) {
    for index in 0..<simplex.candidates.count where index != entering {
      let candidate = simplex.candidates[index]
      let slope = Int(dictionary.slots[costs.objects[candidate.object].slot].slopeStart)
      let slopes = dictionary.slopes
      let weight = abs(candidate.coefficient)
      for level in 0..<length {
        let passed = weight * noiseFreeSum(rises[start + level], -simplex.bases[index * length + level])
        slopes[slope + level] = candidate.movesUp ? passed : -passed
      }
      if !candidate.movesUp { costs.addJumps(candidate.point, times: 1, to: slopes, slope) }
    }
  }
}
