internal import LayNumbers

// A dense column, one that is in many rows (a *hub*), is not substituted when it enters: the rows keep its name, and only
// its own row gives its value. So a pivot that moves it touches that row and the leaving one, not all that share the hub;
// and the values of its rows are stored without its part, so that they need no change when it moves. Two heaps of a hub
// give the rows that it violates: one of the values below which a row is violated, one of those above.
//
// The best value of a hub with costs on both sides is the median of its rows' positions. A simplex takes a step for every
// row to get there; the heaps make each step cheap.

/// The rows of a dense column that may be violated.
struct Hub: BitwiseCopyable {
  /// The run of the simplex that the heaps are of; another one has other violations.
  var run: Int32 = -1
  /// The run in which all its rows were scanned last, and how often: a few scans cost less than heaps.
  var scanRun: Int32 = -1
  var scans: Int32 = 0
  /// True if its rows are to be tested: it moved, or a row of it became feasible.
  var isSuspect = false
  /// Heaps of rows by the hub's value below which they are violated; and above, negated. The greatest is on top.
  var below = Slab<DualSimplex.Violation>()
  var above = Slab<DualSimplex.Violation>()
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

extension DualSimplex {
  /// Makes a hub of the column walked last.
  mutating func makeHub(_ object: Int32, _ costs: inout CostTable, _ system: inout PresolvedSystem) {
    if dictionary.hubs.count >= Int(Int16.max) { return }
    dictionary.slots[costs.objects[object].slot].hub = Int16(dictionary.hubs.count)
    dictionary.hubs.append(object)
    hubs.append(Hub())
    for index in 0..<dictionary.walkedRows.count {
      let row = dictionary.walkedRows[index]
      let value = dictionary.slotValue(dictionary.rows[row].object, costs.objects, &system)
      dictionary.arrangeHubs(row, costs.objects)
      dictionary.storeValue(dictionary.rows[row].object, value, costs.objects, &system)
    }
  }

  // MARK: - Values

  /// Updates the basic hubs after a nonbasic hub moved.
  mutating func shiftHubs(with object: Int32, by way: Double, _ costs: inout CostTable, _ system: inout PresolvedSystem)
  {
    for index in 0..<dictionary.hubs.count {
      let other = dictionary.hubs[index]
      if costs.objects[other].status != .basic { continue }
      let coefficient = dictionary.coefficient(of: object, inRow: costs.objects[other].row)
      if coefficient == 0 { continue }
      setSlotValue(other, dictionary.slotValue(other, costs.objects, &system) + way * coefficient, &costs, &system)
      pushIfViolated(costs.objects[other].row, &costs, &system)
    }
  }

  /// Marks a hub as suspect: rows of it may be violated.
  mutating func suspect(_ object: Int32, _ costs: inout CostTable) {
    let hub = dictionary.hub(of: object, costs.objects)
    if hubs[Int(hub)].isSuspect { return }
    hubs[Int(hub)].isSuspect = true
    suspectHubs.append(hub)
  }

  /// Clears a hub's pending violation, so that another row of the hub comes next.
  mutating func hubIsHeard(_ violation: Violation, _ costs: inout CostTable) {
    if violation.hub < 0 { return }
    let hub = hubs[violation.hub]
    if hub.pendingBelow == violation.row { hubs[violation.hub].pendingBelow = -1 }
    if hub.pendingAbove == violation.row { hubs[violation.hub].pendingAbove = -1 }
    suspect(dictionary.hubs[violation.hub], &costs)
  }

  // MARK: - Pivots

  /// Pivots, as ``pivot(_:_:)``, where there are hubs. The column was walked just before, unless it is a hub.
  mutating func pivotWithHubs(
    _ row: Int32, _ entering: Int32, _ costs: inout CostTable, _ system: inout PresolvedSystem
  ) {
    let leaving = dictionary.rows[row].object
    let (value, leavingValue) = (
      dictionary.slotValue(entering, costs.objects, &system), dictionary.slotValue(leaving, costs.objects, &system)
    )
    let entersAsHub = dictionary.isHub(entering, costs.objects)
    if entersAsHub { dictionary.collectHubRows(with: entering, costs.objects) }
    if entersAsHub || dictionary.walksHubs(costs.objects) {
      dictionary.setEntry(entering, for: leaving, dictionary.gatherNonbasic(row, costs.objects))
    }
    if entersAsHub {
      dictionary.write(row, dictionary.entry, costs.objects)
    } else {
      dictionary.solveKeepingHubs(row, for: entering, leaving, costs.objects)
    }
    dictionary.rows[row].object = entering
    costs.objects[leaving].row = -1
    costs.objects[leaving].status = .nonbasic
    dictionary.storeValue(leaving, leavingValue, costs.objects, &system)
    costs.objects[entering].row = row
    costs.objects[entering].status = .basic
    dictionary.arrangeHubs(row, costs.objects)
    for index in 0..<dictionary.walkedRows.count where dictionary.walkedRows[index] != row {
      let (target, factor) = (dictionary.walkedRows[index], dictionary.walkedCoefficients[index])
      let object = dictionary.rows[target].object
      let value = dictionary.slotValue(object, costs.objects, &system)
      if dictionary.isHub(object, costs.objects) {
        dictionary.add(dictionary.entry, times: factor, to: target, inPlaceOf: entering, costs.objects)
      } else {
        dictionary.add(row, times: factor, to: target, inPlaceOf: entering, costs.objects)
        dictionary.arrangeHubs(target, costs.objects)
      }
      dictionary.storeValue(object, value, costs.objects, &system)
      noteHubs(ofRow: target, &costs, &system)
    }
    dictionary.storeValue(entering, value, costs.objects, &system)
    noteHubs(ofRow: row, &costs, &system)
    if !entersAsHub { dictionary.slots[costs.objects[entering].slot].listCount = 0 }
  }

  // MARK: - Finding violated rows

  /// Pushes the most violated rows of the suspect hubs.
  mutating func testHubs(_ costs: inout CostTable, _ system: inout PresolvedSystem) {
    while let index = suspectHubs.popLast() {
      hubs[Int(index)].isSuspect = false
      // A component that is infeasible here waits for another size.
      if system.components[costs.objects[dictionary.hubs[Int(index)]].component].state == .infeasible { continue }
      if isStalled {
        // Bland's rule chooses among all violated rows.
        pushRows(Int(index), &costs, &system)
        continue
      }
      if hubs[Int(index)].run != run && scan(Int(index), &costs, &system) { continue }
      testTop(Int(index), isBelow: true, &costs, &system)
      testTop(Int(index), isBelow: false, &costs, &system)
      testShared(Int(index), &costs, &system)
    }
  }

  /// Tests all rows of a hub; returns false if that was done so often in this run that the hub has heaps now.
  private mutating func scan(_ index: Int, _ costs: inout CostTable, _ system: inout PresolvedSystem) -> Bool {
    if hubs[index].scanRun != run {
      hubs[index].scanRun = run
      hubs[index].scans = 0
    }
    hubs[index].scans += 1
    if hubs[index].scans > hubScans {
      collectRows(index, &costs, &system)
      return false
    }
    pushRows(index, &costs, &system)
    return true
  }

  private mutating func pushRows(_ index: Int, _ costs: inout CostTable, _ system: inout PresolvedSystem) {
    dictionary.walkColumn(dictionary.hubs[index], costs.objects)
    for place in 0..<dictionary.walkedRows.count { pushIfViolated(dictionary.walkedRows[place], &costs, &system) }
  }

  /// Tests the rows that have other hubs too, each once, and drops those that no longer have.
  private mutating func testShared(_ index: Int, _ costs: inout CostTable, _ system: inout PresolvedSystem) {
    dictionary.rowStamp += 1
    if dictionary.rowMarks.count < dictionary.rows.count {
      dictionary.rowMarks.resize(dictionary.rows.count, filling: 0)
    }
    let shared = hubs[index].shared
    var kept = 0
    for place in 0..<shared.count where dictionary.rowMarks[shared[place]] != dictionary.rowStamp {
      let row = shared[place]
      dictionary.rowMarks[row] = dictionary.rowStamp
      if dictionary.rows[row].hubs < 2 { continue }
      shared[kept] = row
      kept += 1
      pushIfViolated(row, &costs, &system)
    }
    hubs[index].shared.resizeUninitialized(kept)
  }

  private mutating func collectRows(_ index: Int, _ costs: inout CostTable, _ system: inout PresolvedSystem) {
    hubs[index].run = run
    hubs[index].pendingBelow = -1
    hubs[index].pendingAbove = -1
    hubs[index].below.removeAll()
    hubs[index].above.removeAll()
    hubs[index].shared.removeAll()
    dictionary.walkColumn(dictionary.hubs[index], costs.objects)
    for place in 0..<dictionary.walkedRows.count {
      let row = dictionary.walkedRows[place]
      if dictionary.rows[row].hubs == 1 { note(row, in: index, inOrder: false, &costs, &system) }
      if dictionary.rows[row].hubs > 1 { hubs[index].shared.append(row) }
    }
    hubs[index].below.makeHeap()
    hubs[index].above.makeHeap()
  }

  /// The interval of the hub's values in which a row is not violated.
  private mutating func room(ofRow row: Int32, _ costs: inout CostTable, _ system: inout PresolvedSystem) -> (
    low: Double, high: Double
  ) {
    let state = dictionary.rows[row]
    let object = costs.objects[state.object]
    let factor = dictionary.coefficients[state.start]
    let rest = dictionary.ownValue(state.object, costs.objects, &system)
    let low = object.low >= object.start ? costs.position(object.low, system.size) - rest : -.infinity
    let high = object.high < object.start + object.count ? costs.position(object.high, system.size) - rest : .infinity
    return factor > 0 ? (low / factor, high / factor) : (high / factor, low / factor)
  }

  private mutating func note(
    _ row: Int32, in index: Int, inOrder: Bool, _ costs: inout CostTable, _ system: inout PresolvedSystem
  ) {
    let room = room(ofRow: row, &costs, &system)
    let below = Violation(amount: room.low, row: row)
    let above = Violation(amount: -room.high, row: row)
    if inOrder {
      if room.low > -.infinity { hubs[index].below.pushHeap(below) }
      if room.high < .infinity { hubs[index].above.pushHeap(above) }
    } else {
      if room.low > -.infinity { hubs[index].below.append(below) }
      if room.high < .infinity { hubs[index].above.append(above) }
    }
  }

  /// Updates the heaps after the limits of a row changed, or its value without the hub, or for a new row.
  mutating func noteHubs(ofRow row: Int32, _ costs: inout CostTable, _ system: inout PresolvedSystem) {
    if dictionary.hubs.count == 0 { return }
    let state = dictionary.rows[row]
    if state.hubs == 1 {
      let index = Int(dictionary.hub(of: dictionary.columns[state.start], costs.objects))
      if hubs[index].run == run { note(row, in: index, inOrder: true, &costs, &system) }
    } else {
      for entry in state.start..<state.start + state.hubs {
        let index = Int(dictionary.hub(of: dictionary.columns[entry], costs.objects))
        if hubs[index].run == run { hubs[index].shared.append(row) }
      }
    }
  }

  /// Brings the top of a heap up to date, and pushes its row if it is violated.
  private mutating func testTop(_ index: Int, isBelow: Bool, _ costs: inout CostTable, _ system: inout PresolvedSystem)
  {
    let object = dictionary.hubs[index]
    while let top = isBelow ? hubs[index].below.first : hubs[index].above.first {
      let state = dictionary.rows[top.row]
      guard state.hubs == 1, dictionary.columns[state.start] == object else {
        drop(index, isBelow)
        continue
      }
      let room = room(ofRow: top.row, &costs, &system)
      let amount = isBelow ? room.low : -room.high
      if amount == top.amount { return pushTop(index, top.row, isBelow: isBelow, &costs, &system) }
      drop(index, isBelow)
      if amount == -.infinity { continue }
      let now = Violation(amount: amount, row: top.row)
      if isBelow { hubs[index].below.pushHeap(now) } else { hubs[index].above.pushHeap(now) }
    }
  }

  private mutating func pushTop(
    _ index: Int, _ row: Int32, isBelow: Bool, _ costs: inout CostTable, _ system: inout PresolvedSystem
  ) {
    if row == (isBelow ? hubs[index].pendingBelow : hubs[index].pendingAbove) { return }
    let object = dictionary.rows[row].object
    let amount = costs.violation(of: object, value: dictionary.slotValue(object, costs.objects, &system), system.size)
      .amount
    if amount <= 0 { return }
    push(amount, row, hub: Int32(index))
    if isBelow { hubs[index].pendingBelow = row } else { hubs[index].pendingAbove = row }
  }

  private mutating func drop(_ index: Int, _ isBelow: Bool) {
    if isBelow { _ = hubs[index].below.popHeap() } else { _ = hubs[index].above.popHeap() }
  }
}
