internal import LayNumbers

// A dense column, one that is in many rows (a *hub*), is not substituted when it enters: the rows keep its name, and only
// its own row gives its value. So a pivot that moves it touches that row and the leaving one, not all that share the hub;
// and the values of its rows are stored without its part, so that they need no change when it moves. Two heaps of a hub
// give the rows that it violates: one of the values below which a row is violated, one of those above.
//
// The best value of a hub with costs on both sides is the median of its rows' positions. A simplex takes a step for every
// row to get there; the heaps make each step cheap.

/// A dense column of the dictionary.
struct Hub: BitwiseCopyable {
  var object: Int32
  /// The run of the simplex that the heaps are of; another one has other violations.
  var run: Int32 = -1
  /// The run in which all its rows were scanned last, and how often: a few scans cost less than heaps.
  var scanRun: Int32 = -1
  var scans: Int32 = 0
  /// True if its rows are to be tested: it moved, or a row of it became feasible.
  var isSuspect = false
  /// Heaps of rows by the hub's value below which they are violated; and above, negated. The greatest is on top.
  var below = Slab<SimplexState.Violation>()
  var above = Slab<SimplexState.Violation>()
  /// Rows with other hubs too, which are tested one by one.
  var shared = Slab<Int32>()
  /// The tops that are on the heap of all violations; -1 for none.
  var pendingBelow: Int32 = -1
  var pendingAbove: Int32 = -1

  func free() {
    below.free()
    above.free()
    shared.free()
  }
}

extension LayoutKernel {
  @inline(__always) mutating func hub(of object: Int32) -> Int16 {
    let slot = costs.objects[object].slot
    return slot < 0 ? -1 : dictionary.slots[slot].hub
  }

  /// True if hubs contribute to the value of a basic variable.
  @inline(__always) mutating func hasHubs(_ object: Int32) -> Bool {
    if simplex.hubs.count == 0 { return false }
    let row = costs.objects[object].row
    return row >= 0 && dictionary.rows[row].hubs > 0
  }

  @inline(__always) mutating func isHub(_ object: Int32) -> Bool { simplex.hubs.count > 0 && hub(of: object) >= 0 }

  /// Makes a hub of the column walked last.
  mutating func makeHub(_ object: Int32) {
    if simplex.hubs.count >= Int(Int16.max) { return }
    dictionary.slots[costs.objects[object].slot].hub = Int16(simplex.hubs.count)
    simplex.hubs.append(Hub(object: object))
    for index in 0..<simplex.walkedRows.count {
      let row = simplex.walkedRows[index]
      let value = slotValue(dictionary.rows[row].object)
      arrangeHubs(row)
      storeValue(dictionary.rows[row].object, value)
    }
  }

  /// Moves the hubs of a row to the front. Rows of hubs themselves have none: they are sums of nonbasic variables.
  mutating func arrangeHubs(_ row: Int32) {
    if simplex.hubs.count == 0 { return }
    let state = dictionary.rows[row]
    dictionary.rows[row].hubs = 0
    if isHub(state.object) { return }
    var place = state.start
    for entry in state.start..<state.start + state.count where isHub(dictionary.columns[entry]) {
      let (column, coefficient) = (dictionary.columns[entry], dictionary.coefficients[entry])
      dictionary.columns[entry] = dictionary.columns[place]
      dictionary.coefficients[entry] = dictionary.coefficients[place]
      dictionary.columns[place] = column
      dictionary.coefficients[place] = coefficient
      place += 1
    }
    dictionary.rows[row].hubs = place - state.start
  }

  // MARK: - Values

  /// The contribution of hubs to the value of a basic variable, at the current size.
  @inline(__always) mutating func hubPart(ofRow row: Int32) -> Double {
    let state = dictionary.rows[row]
    var sum = 0.0
    for entry in state.start..<state.start + state.hubs {
      sum += dictionary.coefficients[entry] * slotValue(dictionary.columns[entry])
    }
    return sum
  }

  /// The contribution of hubs as of the last propagation.
  @inline(__always) mutating func propagatedHubPart(ofRow row: Int32) -> Double {
    let state = dictionary.rows[row]
    var sum = 0.0
    for entry in state.start..<state.start + state.hubs {
      sum += dictionary.coefficients[entry] * system.current(costs.objects[dictionary.columns[entry]].variable)
    }
    return sum
  }

  /// Updates the basic hubs after a nonbasic hub moved.
  mutating func shiftHubs(with object: Int32, by way: Double) {
    for index in 0..<simplex.hubs.count {
      let other = simplex.hubs[index].object
      if costs.objects[other].status != .basic { continue }
      let coefficient = dictionary.coefficient(of: object, inRow: costs.objects[other].row)
      if coefficient == 0 { continue }
      setSlotValue(other, slotValue(other) + way * coefficient)
      pushIfViolated(costs.objects[other].row)
    }
  }

  /// Marks a hub as suspect: rows of it may be violated.
  mutating func suspect(_ object: Int32) {
    let hub = hub(of: object)
    if simplex.hubs[Int(hub)].isSuspect { return }
    simplex.hubs[Int(hub)].isSuspect = true
    simplex.suspectHubs.append(hub)
  }

  /// Clears a hub's pending violation, so that another row of the hub comes next.
  mutating func hubIsHeard(_ violation: SimplexState.Violation) {
    if violation.hub < 0 { return }
    let hub = simplex.hubs[violation.hub]
    if hub.pendingBelow == violation.row { simplex.hubs[violation.hub].pendingBelow = -1 }
    if hub.pendingAbove == violation.row { simplex.hubs[violation.hub].pendingAbove = -1 }
    suspect(hub.object)
  }

  /// Touches the variables of the rows of each touched hub.
  mutating func touchRowsOfHubs() {
    var index = 0
    while index < simplex.touched.count {
      if isHub(simplex.touched[index]) { touchRows(of: simplex.touched[index]) }
      index += 1
    }
  }
}

// Pivots with dense columns (*hubs*): rows keep their names, and the substitutions are made where they are needed.
extension LayoutKernel {
  /// Substitutes the basic hubs of a row: the result is ``SimplexState/gathered`` with ``SimplexState/objectSums``.
  /// Returns its offset.
  mutating func gatherNonbasic(_ row: Int32) -> AffineValue {
    let state = dictionary.rows[row]
    var offset = state.offset
    beginObjectSum()
    for entry in state.start..<state.start + state.count {
      let (column, factor) = (dictionary.columns[entry], dictionary.coefficients[entry])
      if costs.objects[column].status != .basic {
        addToObjectSum(column, factor)
        continue
      }
      let inner = dictionary.rows[costs.objects[column].row]
      offset.add(inner.offset, times: factor)
      addToObjectSum(inner, times: factor)
    }
    dropZeros()
    return offset
  }

  /// Pivots, as ``pivot(_:_:)``, where there are hubs. The column was walked just before, unless it is a hub.
  mutating func pivotWithHubs(_ row: Int32, _ entering: Int32) {
    let leaving = dictionary.rows[row].object
    let (value, leavingValue) = (slotValue(entering), slotValue(leaving))
    let entersAsHub = isHub(entering)
    if entersAsHub { collectHubRows(with: entering) }
    if entersAsHub || walksHubs() { setEntry(entering, for: leaving, gatherNonbasic(row)) }
    if entersAsHub {
      write(row, simplex.entry)
    } else {
      solveKeepingHubs(row, for: entering, leaving)
    }
    dictionary.rows[row].object = entering
    costs.objects[leaving].row = -1
    costs.objects[leaving].status = .nonbasic
    storeValue(leaving, leavingValue)
    costs.objects[entering].row = row
    costs.objects[entering].status = .basic
    arrangeHubs(row)
    for index in 0..<simplex.walkedRows.count where simplex.walkedRows[index] != row {
      let (target, factor) = (simplex.walkedRows[index], simplex.walkedCoefficients[index])
      let object = dictionary.rows[target].object
      let value = slotValue(object)
      if isHub(object) {
        add(simplex.entry, times: factor, to: target, inPlaceOf: entering)
      } else {
        add(row, times: factor, to: target, inPlaceOf: entering)
        arrangeHubs(target)
      }
      storeValue(object, value)
      noteHubs(ofRow: target)
    }
    storeValue(entering, value)
    noteHubs(ofRow: row)
    if !entersAsHub { dictionary.slots[costs.objects[entering].slot].listCount = 0 }
  }

  private mutating func walksHubs() -> Bool {
    for index in 0..<simplex.walkedRows.count where isHub(dictionary.rows[simplex.walkedRows[index]].object) {
      return true
    }
    return false
  }

  /// Writes ``SimplexState/entry``: the entering variable as a sum of nonbasic variables and the leaving one, from the
  /// row gathered last.
  private mutating func setEntry(_ entering: Int32, for leaving: Int32, _ offset: AffineValue) {
    let own = simplex.objectSums[entering]
    simplex.entry.columns.removeAll()
    simplex.entry.coefficients.removeAll()
    simplex.entry.columns.append(leaving)
    simplex.entry.coefficients.append(1 / own)
    for index in 0..<simplex.gathered.count where simplex.gathered[index] != entering {
      simplex.entry.columns.append(simplex.gathered[index])
      simplex.entry.coefficients.append(-simplex.objectSums[simplex.gathered[index]] / own)
    }
    simplex.entry.offset = offset
    simplex.entry.offset.scale(by: -1 / own)
  }

  /// Collects the rows of basic hubs that have a nonbasic hub.
  private mutating func collectHubRows(with object: Int32) {
    simplex.walkedRows.removeAll()
    simplex.walkedCoefficients.removeAll()
    for index in 0..<simplex.hubs.count {
      let other = costs.objects[simplex.hubs[index].object]
      if other.status != .basic { continue }
      let coefficient = dictionary.coefficient(of: object, inRow: other.row)
      if coefficient == 0 { continue }
      simplex.walkedRows.append(other.row)
      simplex.walkedCoefficients.append(coefficient)
    }
  }

  /// Rewrites a row so that it gives `entering`, keeping hubs by name: by itself, or by the row of a hub that has
  /// `entering`, whichever is shorter. Both are valid, and short rows stay short.
  private mutating func solveKeepingHubs(_ row: Int32, for entering: Int32, _ leaving: Int32) {
    var best: Int32 = -1
    var bestShare = share(of: entering, inRow: row)
    var bestCount = bestShare == 0 ? .max : dictionary.rows[row].count
    for index in 0..<simplex.hubs.count {
      let object = simplex.hubs[index].object
      if costs.objects[object].status != .basic || costs.objects[object].row == row { continue }
      let (share, count) = (
        share(of: entering, inRow: costs.objects[object].row), dictionary.rows[costs.objects[object].row].count
      )
      if share == 0 || min(share, LayoutKernel.fairShare) < min(bestShare, LayoutKernel.fairShare) { continue }
      if bestShare >= LayoutKernel.fairShare && count >= bestCount { continue }
      (best, bestShare, bestCount) = (object, share, count)
    }
    if best < 0 { return solve(row, for: entering, leaving) }
    let inner = dictionary.rows[costs.objects[best].row]
    let own = dictionary.coefficient(of: entering, inRow: costs.objects[best].row)
    var sum = simplex.spare
    sum.columns.removeAll()
    sum.coefficients.removeAll()
    sum.columns.append(best)
    sum.coefficients.append(1 / own)
    for entry in inner.start..<inner.start + inner.count where dictionary.columns[entry] != entering {
      sum.columns.append(dictionary.columns[entry])
      sum.coefficients.append(-dictionary.coefficients[entry] / own)
    }
    sum.offset = inner.offset
    sum.offset.scale(by: -1 / own)
    simplex.spare = sum
    write(row, sum)
  }

  /// The ratio of a row's coefficient to its largest one; 0 if the object is not in the row.
  private mutating func share(of object: Int32, inRow row: Int32) -> Double {
    let own = abs(dictionary.coefficient(of: object, inRow: row))
    if own == 0 { return 0 }
    var largest = own
    let state = dictionary.rows[row]
    for entry in state.start..<state.start + state.count { largest = max(largest, abs(dictionary.coefficients[entry])) }
    return own / largest
  }

  /// The least share of a coefficient to divide by, unless all are smaller.
  static var fairShare: Double { 1e-2 }

  /// Replaces the entries of a row, and adds the row to the lists of columns that it did not have.
  private mutating func write(_ row: Int32, _ sum: SimplexState.Sum) {
    let old = dictionary.rows[row]
    beginObjectSum()
    for entry in old.start..<old.start + old.count { addToObjectSum(dictionary.columns[entry], 1) }
    for index in 0..<sum.columns.count where simplex.objectMarks[sum.columns[index]] != simplex.objectStamp {
      dictionary.note(row, in: costs.objects[sum.columns[index]].slot)
    }
    dictionary.setCount(Int32(sum.columns.count), ofRow: row)
    let start = Int(dictionary.rows[row].start)
    for index in 0..<sum.columns.count {
      dictionary.columns[start + index] = sum.columns[index]
      dictionary.coefficients[start + index] = sum.coefficients[index]
    }
    dictionary.rows[row].offset = sum.offset
  }
}

// Finds the rows that a dense column (*hub*) violates at its value: by its heaps, or by a scan of all of its rows.
extension LayoutKernel {
  /// Pushes the most violated rows of the suspect hubs.
  mutating func testHubs() {
    while let index = simplex.suspectHubs.popLast() {
      simplex.hubs[Int(index)].isSuspect = false
      // A component that is infeasible here waits for another size.
      if system.components[costs.objects[simplex.hubs[Int(index)].object].component].state == .infeasible { continue }
      if isStalled {
        // Bland's rule chooses among all violated rows.
        pushRows(Int(index))
        continue
      }
      if simplex.hubs[Int(index)].run != simplex.run && scan(Int(index)) { continue }
      testTop(Int(index), isBelow: true)
      testTop(Int(index), isBelow: false)
      testShared(Int(index))
    }
  }

  /// Tests all rows of a hub; returns false if that was done so often in this run that the hub has heaps now.
  private mutating func scan(_ index: Int) -> Bool {
    if simplex.hubs[index].scanRun != simplex.run {
      simplex.hubs[index].scanRun = simplex.run
      simplex.hubs[index].scans = 0
    }
    simplex.hubs[index].scans += 1
    if simplex.hubs[index].scans > simplex.hubScans {
      collectRows(index)
      return false
    }
    pushRows(index)
    return true
  }

  private mutating func pushRows(_ index: Int) {
    walkColumn(simplex.hubs[index].object)
    for place in 0..<simplex.walkedRows.count { pushIfViolated(simplex.walkedRows[place]) }
  }

  /// Tests the rows that have other hubs too, each once, and drops those that no longer have.
  private mutating func testShared(_ index: Int) {
    simplex.rowStamp += 1
    if simplex.rowMarks.count < dictionary.rows.count { simplex.rowMarks.resize(dictionary.rows.count, filling: 0) }
    let shared = simplex.hubs[index].shared
    var kept = 0
    for place in 0..<shared.count where simplex.rowMarks[shared[place]] != simplex.rowStamp {
      let row = shared[place]
      simplex.rowMarks[row] = simplex.rowStamp
      if dictionary.rows[row].hubs < 2 { continue }
      shared[kept] = row
      kept += 1
      pushIfViolated(row)
    }
    simplex.hubs[index].shared.resizeUninitialized(kept)
  }

  private mutating func collectRows(_ index: Int) {
    simplex.hubs[index].run = simplex.run
    simplex.hubs[index].pendingBelow = -1
    simplex.hubs[index].pendingAbove = -1
    simplex.hubs[index].below.removeAll()
    simplex.hubs[index].above.removeAll()
    simplex.hubs[index].shared.removeAll()
    walkColumn(simplex.hubs[index].object)
    for place in 0..<simplex.walkedRows.count {
      let row = simplex.walkedRows[place]
      if dictionary.rows[row].hubs == 1 { note(row, in: index, inOrder: false) }
      if dictionary.rows[row].hubs > 1 { simplex.hubs[index].shared.append(row) }
    }
    simplex.hubs[index].below.makeHeap()
    simplex.hubs[index].above.makeHeap()
  }

  /// The interval of the hub's values in which a row is not violated.
  private mutating func room(ofRow row: Int32) -> (low: Double, high: Double) {
    let state = dictionary.rows[row]
    let object = costs.objects[state.object]
    let factor = dictionary.coefficients[state.start]
    let rest = ownValue(state.object)
    let low = object.low >= object.start ? costs.position(object.low, system.size) - rest : -.infinity
    let high = object.high < object.start + object.count ? costs.position(object.high, system.size) - rest : .infinity
    return factor > 0 ? (low / factor, high / factor) : (high / factor, low / factor)
  }

  private mutating func note(_ row: Int32, in index: Int, inOrder: Bool) {
    let room = room(ofRow: row)
    let below = SimplexState.Violation(amount: room.low, row: row)
    let above = SimplexState.Violation(amount: -room.high, row: row)
    if inOrder {
      if room.low > -.infinity { simplex.hubs[index].below.pushHeap(below) }
      if room.high < .infinity { simplex.hubs[index].above.pushHeap(above) }
    } else {
      if room.low > -.infinity { simplex.hubs[index].below.append(below) }
      if room.high < .infinity { simplex.hubs[index].above.append(above) }
    }
  }

  /// Updates the heaps after the limits of a row changed, or its value without the hub, or for a new row.
  mutating func noteHubs(ofRow row: Int32) {
    if simplex.hubs.count == 0 { return }
    let state = dictionary.rows[row]
    if state.hubs == 1 {
      let index = Int(hub(of: dictionary.columns[state.start]))
      if simplex.hubs[index].run == simplex.run { note(row, in: index, inOrder: true) }
    } else {
      for entry in state.start..<state.start + state.hubs {
        let index = Int(hub(of: dictionary.columns[entry]))
        if simplex.hubs[index].run == simplex.run { simplex.hubs[index].shared.append(row) }
      }
    }
  }

  /// Brings the top of a heap up to date, and pushes its row if it is violated.
  private mutating func testTop(_ index: Int, isBelow: Bool) {
    let object = simplex.hubs[index].object
    while let top = isBelow ? simplex.hubs[index].below.first : simplex.hubs[index].above.first {
      let state = dictionary.rows[top.row]
      guard state.hubs == 1, dictionary.columns[state.start] == object else {
        drop(index, isBelow)
        continue
      }
      let room = room(ofRow: top.row)
      let amount = isBelow ? room.low : -room.high
      if amount == top.amount { return pushTop(index, top.row, isBelow: isBelow) }
      drop(index, isBelow)
      if amount == -.infinity { continue }
      let now = SimplexState.Violation(amount: amount, row: top.row)
      if isBelow { simplex.hubs[index].below.pushHeap(now) } else { simplex.hubs[index].above.pushHeap(now) }
    }
  }

  private mutating func pushTop(_ index: Int, _ row: Int32, isBelow: Bool) {
    if row == (isBelow ? simplex.hubs[index].pendingBelow : simplex.hubs[index].pendingAbove) { return }
    let object = dictionary.rows[row].object
    let amount = costs.violation(of: object, value: slotValue(object), system.size).amount
    if amount <= 0 { return }
    simplex.push(amount, row, hub: Int32(index))
    if isBelow { simplex.hubs[index].pendingBelow = row } else { simplex.hubs[index].pendingAbove = row }
  }

  private mutating func drop(_ index: Int, _ isBelow: Bool) {
    if isBelow { _ = simplex.hubs[index].below.popHeap() } else { _ = simplex.hubs[index].above.popHeap() }
  }
}
