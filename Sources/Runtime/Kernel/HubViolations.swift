// Finds the rows that a dense column (*hub*) violates at its value: by its heaps, or by a scan of all of its rows.
extension LayoutKernel {
  /// Pushes the most violated rows of the suspect hubs.
  mutating func testHubs() {
    while let index = simplex.suspectHubs.popLast() {
      simplex.hubs[Int(index)].isSuspect = false
      // A component that is infeasible here waits for another size.
      if components[objects[simplex.hubs[Int(index)].object].component].state == .infeasible { continue }
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
    let object = objects[state.object]
    let factor = dictionary.coefficients[state.start]
    let rest = ownValue(state.object)
    let low = object.low >= object.start ? position(object.low) - rest : -.infinity
    let high = object.high < object.start + object.count ? position(object.high) - rest : .infinity
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
    let amount = violation(of: object, value: slotValue(object)).amount
    if amount <= 0 { return }
    simplex.push(amount, row, hub: Int32(index))
    if isBelow { simplex.hubs[index].pendingBelow = row } else { simplex.hubs[index].pendingAbove = row }
  }

  private mutating func drop(_ index: Int, _ isBelow: Bool) {
    if isBelow { _ = simplex.hubs[index].below.popHeap() } else { _ = simplex.hubs[index].above.popHeap() }
  }
}
