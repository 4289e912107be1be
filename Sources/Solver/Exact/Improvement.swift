internal import LayNumbers

// From a vertex that is not optimal to one that is: the primal simplex method for piecewise-linear costs in exact numbers
// (Fourer 1985). An active row whose multiplier is not between the slopes of its sides leaves its right side, and the
// variables move until the total cost of all rows no longer falls; the row at that point becomes active.
//
// Many rows may be on their right sides at once. So right sides are perturbed symbolically, by infinitesimal amounts that
// differ from row to row (Charnes 1952): then nearly every step makes progress.
extension OptimalityCheck {
  /// A row that a step brings to its right side: the length of the step, and its infinitesimal part.
  private struct BlockingRow {
    var row: Int32
    var rate: Rational
    var length: Rational
    var nudge: Rational
    var key: Double
  }

  /// Steps until the cost is minimal. Returns nil if that is reached and every required row holds. Layouts need fewer
  /// steps than they have rows.
  mutating func improve() -> Doubt? {
    work += basis.work
    dropDependentRows { _, _, _ in true }
    nudgeGaps()
    let columns = RowsOfVariables(rows)
    var stalls = 0
    while work <= mostWork {
      work += rows.count + rows.variables.count
      solveMultipliers()
      guard let (row, isAbove) = openRow(first: stalls > OptimalityCheck.stallLimit) else {
        return brokenRow().map { .broken(rows.ids[Int($0)]) }
      }
      guard let stop = step(off: row, isAbove: isAbove, columns) else { return .undecided }
      stalls = stop.length.isZero && stop.nudge.isZero ? stalls + 1 : 0
    }
    return .undecided
  }

  /// Required rows that contradict each other, after ``improve()`` found that a required row cannot hold: those whose
  /// multipliers show that violating one less violates another more.
  var contradictingRows: [Int32] {
    (0..<rows.count).filter { multipliers[$0].amount(at: KernelRow.required) != .zero }.map { rows.ids[$0] }
  }

  /// The number of steps without progress after which the first suitable row leaves, as in Bland's rule (1977).
  private static var stallLimit: Int { 50 }

  /// Perturbs the inactive rows that are on their right sides, to the sides whose slopes they have, or where they may be.
  private mutating func nudgeGaps() {
    nudges.refill(with: .zero, count: rows.count)
    var amounts = GenericAmounts(seed: 1)
    for row in 0..<Int32(truncatingIfNeeded: rows.count) where !isActive[Int(row)] {
      let amount = amounts.next()
      guard gaps[Int(row)].isZero else {
        nudges[Int(row)] = amount
        continue
      }
      let sign = multipliers[Int(row)].sign
      let isAbove = sign == 0 ? slope(of: row, above: true) != nil : sign > 0
      nudges[Int(row)] = isAbove ? amount : -amount
      setSlope(slopeOff(row, above: isAbove), of: row)
    }
  }

  /// The active row whose multiplier is furthest outside its range, or the `first` one by number that is outside; nil if
  /// none is. `isAbove` is true if the multiplier is above the range.
  private func openRow(first: Bool) -> (row: Int32, isAbove: Bool)? {
    var worst: (row: Int32, rest: LevelSum, isAbove: Bool)?
    let candidates = first ? chosen.sorted() : chosen
    for row in candidates where !multipliers[Int(row)].isZero {
      var rest = multipliers[Int(row)]
      rest.add(clamped(rest, row), times: -1)
      if rest.isZero { continue }
      let isAbove = rest.sign > 0
      if first { return (row, isAbove) }
      rest = rest.magnitude
      if worst.map({ rest.compared(to: $0.rest) > 0 }) ?? true { worst = (row, rest, isAbove) }
    }
    return worst.map { ($0.row, $0.isAbove) }
  }

  /// Moves an active row off its right side, and returns the stop. Something stops it, because no cost is negative; nil if
  /// the elimination takes too much work.
  private mutating func step(off row: Int32, isAbove: Bool, _ columns: RowsOfVariables) -> BlockingRow? {
    let shifts = shifts(off: row, isAbove)
    let rates = rates(shifts, columns)
    guard let (stop, passed) = findStop(row, isAbove, rates) else { return nil }
    if !stop.length.isZero {
      for variable in shifts.indices where !shifts[variable].isZero {
        values[variable] += stop.length * shifts[variable]
      }
    }
    for (other, rate) in rates {
      if !stop.length.isZero { gaps[Int(other)] += stop.length * rate }
      nudges[Int(other)] += stop.nudge * rate
    }
    for (other, slope) in passed { setSlope(slope, of: other) }
    exchange(row, for: stop.row, isAbove)
    let isFactored = basis.factor(rows, chosen, mostWork: mostWork - work)
    work += basis.work
    return isFactored ? stop : nil
  }

  /// The changes of the variables when the row grows by 1, or falls by 1.
  private mutating func shifts(off row: Int32, _ isAbove: Bool) -> [Rational] {
    var rightSides = [Rational](repeating: .zero, count: rows.count)
    rightSides[Int(row)] = isAbove ? .one : -1
    var shifts = [Rational](repeating: .zero, count: rows.variables.count)
    basis.solve(rows, rightSides, into: &shifts)
    work += shifts.count * (Rational.effort(ofWords: shifts.reduce(0) { max($0, $1.wordCount) }) - 1)
    return shifts
  }

  /// The rates of the rows that move with `shifts`.
  private func rates(_ shifts: [Rational], _ columns: RowsOfVariables) -> [(row: Int32, rate: Rational)] {
    var isMet = [Bool](repeating: false, count: rows.count)
    var rates: [(row: Int32, rate: Rational)] = []
    for variable in shifts.indices where !shifts[variable].isZero {
      for row in columns.rows(of: variable) where !isMet[Int(row)] {
        isMet[Int(row)] = true
        let rate = rows.left(of: row, shifts)
        if !rate.isZero { rates.append((row, rate)) }
      }
    }
    return rates
  }

  /// The stop at which the cost no longer falls, and the rows passed before, with the slopes of their other sides.
  private func findStop(
    _ row: Int32, _ isAbove: Bool, _ rates: [(row: Int32, rate: Rational)]
  ) -> (stop: BlockingRow, passed: [(row: Int32, slope: LevelSum)])? {
    var slope = LevelSum.zero
    slope.add(slopeOff(row, above: isAbove), times: isAbove ? .one : -1)
    for (other, rate) in rates where other != row && !isActive[Int(other)] {
      slope.add(multipliers[Int(other)], times: rate)
    }
    var passed: [(row: Int32, slope: LevelSum)] = []
    for stop in stops(row, rates) {
      guard let ahead = self.slope(of: stop.row, above: stop.rate.sign > 0) else { return (stop, passed) }
      slope.add(ahead, times: stop.rate)
      slope.add(multipliers[Int(stop.row)], times: -stop.rate)
      if slope.sign >= 0 { return (stop, passed) }
      passed.append((stop.row, ahead))
    }
    return nil
  }

  /// The rows that move towards their right sides, or are on them, in the order of reaching them.
  private func stops(_ row: Int32, _ rates: [(row: Int32, rate: Rational)]) -> [BlockingRow] {
    var stops: [BlockingRow] = []
    for (other, rate) in rates where other != row {
      let (gap, nudge) = (gaps[Int(other)], nudges[Int(other)])
      if (gap.isZero ? nudge : gap).sign * rate.sign > 0 { continue }
      let length = gap.isZero ? gap : -gap / rate
      stops.append(BlockingRow(row: other, rate: rate, length: length, nudge: -nudge / rate, key: length.double))
    }
    stops.sort { a, b in
      // Numbers with equal doubles may differ; doubles in one order are never of numbers in the other.
      if a.key != b.key { return a.key < b.key }
      if a.length != b.length { return a.length < b.length }
      return a.nudge == b.nudge ? a.row < b.row : a.nudge < b.nudge
    }
    return stops
  }

  /// Replaces an active row by another.
  private mutating func exchange(_ row: Int32, for other: Int32, _ isAbove: Bool) {
    multipliers[Int(row)] = slopeOff(row, above: isAbove)
    isActive[Int(row)] = false
    pull(row, times: -1)
    pull(other, times: .one)
    multipliers[Int(other)] = .zero
    isActive[Int(other)] = true
    if let place = chosen.firstIndex(of: row) { chosen[place] = other }
    for index in groups.indices where groups[index].active == row { groups[index].active = -1 }
    for index in groups.indices where hasMember(groups[index], other) { groups[index].active = other }
  }

  private func hasMember(_ group: Group, _ row: Int32) -> Bool {
    for index in Int(group.first)..<Int(group.first + group.count) where members[index].row == row { return true }
    return false
  }
}
