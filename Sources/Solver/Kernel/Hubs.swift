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
  /// Makes a hub of the column walked last.
  mutating func makeHub(_ object: Int32) {
    if dictionary.hubs.count >= Int(Int16.max) { return }
    dictionary.slots[costs.objects[object].slot].hub = Int16(dictionary.hubs.count)
    dictionary.hubs.append(object)
    simplex.hubs.append(Hub())
    for index in 0..<dictionary.walkedRows.count {
      let row = dictionary.walkedRows[index]
      let value = dictionary.slotValue(dictionary.rows[row].object, costs.objects, &system)
      dictionary.arrangeHubs(row, costs.objects)
      dictionary.storeValue(dictionary.rows[row].object, value, costs.objects, &system)
    }
  }

  // MARK: - Values

  /// Updates the basic hubs after a nonbasic hub moved.
  mutating func shiftHubs(with object: Int32, by way: Double) {
    for index in 0..<dictionary.hubs.count {
      let other = dictionary.hubs[index]
      if costs.objects[other].status != .basic { continue }
      let coefficient = dictionary.coefficient(of: object, inRow: costs.objects[other].row)
      if coefficient == 0 { continue }
      setSlotValue(other, dictionary.slotValue(other, costs.objects, &system) + way * coefficient)
      pushIfViolated(costs.objects[other].row)
    }
  }

  /// Marks a hub as suspect: rows of it may be violated.
  mutating func suspect(_ object: Int32) {
    let hub = dictionary.hub(of: object, costs.objects)
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
    suspect(dictionary.hubs[violation.hub])
  }

  /// Touches the variables of the rows of each touched hub.
  mutating func touchRowsOfHubs() {
    var index = 0
    while index < dictionary.touched.count {
      if dictionary.isHub(dictionary.touched[index], costs.objects) { touchRows(of: dictionary.touched[index]) }
      index += 1
    }
  }
}

// Pivots with dense columns (*hubs*): rows keep their names, and the substitutions are made where they are needed.
extension LayoutKernel {
  /// Pivots, as ``pivot(_:_:)``, where there are hubs. The column was walked just before, unless it is a hub.
  mutating func pivotWithHubs(_ row: Int32, _ entering: Int32) {
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
      noteHubs(ofRow: target)
    }
    dictionary.storeValue(entering, value, costs.objects, &system)
    noteHubs(ofRow: row)
    if !entersAsHub { dictionary.slots[costs.objects[entering].slot].listCount = 0 }
  }

}

// Finds the rows that a dense column (*hub*) violates at its value: by its heaps, or by a scan of all of its rows.
extension LayoutKernel {
  /// Pushes the most violated rows of the suspect hubs.
  mutating func testHubs() {
    while let index = simplex.suspectHubs.popLast() {
      simplex.hubs[Int(index)].isSuspect = false
      // A component that is infeasible here waits for another size.
      if system.components[costs.objects[dictionary.hubs[Int(index)]].component].state == .infeasible { continue }
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
    dictionary.walkColumn(dictionary.hubs[index], costs.objects)
    for place in 0..<dictionary.walkedRows.count { pushIfViolated(dictionary.walkedRows[place]) }
  }

  /// Tests the rows that have other hubs too, each once, and drops those that no longer have.
  private mutating func testShared(_ index: Int) {
    dictionary.rowStamp += 1
    if dictionary.rowMarks.count < dictionary.rows.count {
      dictionary.rowMarks.resize(dictionary.rows.count, filling: 0)
    }
    let shared = simplex.hubs[index].shared
    var kept = 0
    for place in 0..<shared.count where dictionary.rowMarks[shared[place]] != dictionary.rowStamp {
      let row = shared[place]
      dictionary.rowMarks[row] = dictionary.rowStamp
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
    dictionary.walkColumn(dictionary.hubs[index], costs.objects)
    for place in 0..<dictionary.walkedRows.count {
      let row = dictionary.walkedRows[place]
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
    let rest = dictionary.ownValue(state.object, costs.objects, &system)
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
    if dictionary.hubs.count == 0 { return }
    let state = dictionary.rows[row]
    if state.hubs == 1 {
      let index = Int(dictionary.hub(of: dictionary.columns[state.start], costs.objects))
      if simplex.hubs[index].run == simplex.run { note(row, in: index, inOrder: true) }
    } else {
      for entry in state.start..<state.start + state.hubs {
        let index = Int(dictionary.hub(of: dictionary.columns[entry], costs.objects))
        if simplex.hubs[index].run == simplex.run { simplex.hubs[index].shared.append(row) }
      }
    }
  }

  /// Brings the top of a heap up to date, and pushes its row if it is violated.
  private mutating func testTop(_ index: Int, isBelow: Bool) {
    let object = dictionary.hubs[index]
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
    let amount = costs.violation(of: object, value: dictionary.slotValue(object, costs.objects, &system), system.size)
      .amount
    if amount <= 0 { return }
    simplex.push(amount, row, hub: Int32(index))
    if isBelow { simplex.hubs[index].pendingBelow = row } else { simplex.hubs[index].pendingAbove = row }
  }

  private mutating func drop(_ index: Int, _ isBelow: Bool) {
    if isBelow { _ = simplex.hubs[index].below.popHeap() } else { _ = simplex.hubs[index].above.popHeap() }
  }
}
