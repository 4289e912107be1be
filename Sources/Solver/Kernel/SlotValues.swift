internal import LayNumbers

// The values of the variables of the dictionary at the current size, and its dense columns (*hubs*).
extension KernelDictionary {
  /// The value of a variable of the dictionary at the current size.
  @inline(__always) mutating func slotValue(
    _ object: Int32, _ objects: Slab<CostObject>, _ system: inout PresolvedSystem
  ) -> Double {
    let own = ownValue(object, objects, &system)
    return hasHubs(object, objects) ? own + hubPart(ofRow: objects[object].row, objects, &system) : own
  }

  /// The value without the contribution of hubs.
  @inline(__always) mutating func ownValue(
    _ object: Int32, _ objects: Slab<CostObject>, _ system: inout PresolvedSystem
  ) -> Double {
    let slot = objects[object].slot
    if slots[slot].stamp != stamp {
      slots[slot].stamp = stamp
      slots[slot].value = system.current(objects[object].variable)
      if hasHubs(object, objects) {
        slots[slot].value -= propagatedHubPart(ofRow: objects[object].row, objects, &system)
      }
    }
    return slots[slot].value
  }

  /// Stores a value without the contribution of hubs.
  mutating func storeValue(
    _ object: Int32, _ value: Double, _ objects: Slab<CostObject>, _ system: inout PresolvedSystem
  ) {
    let slot = objects[object].slot
    slots[slot].value = hasHubs(object, objects) ? value - hubPart(ofRow: objects[object].row, objects, &system) : value
    slots[slot].stamp = stamp
  }

  /// Records that the value of a variable of the dictionary changed.
  mutating func touch(_ object: Int32, _ objects: Slab<CostObject>) {
    let slot = objects[object].slot
    if slots[slot].isTouched { return }
    slots[slot].isTouched = true
    touched.append(object)
  }

  mutating func copySlope(_ slope: Slab<Double>, to slot: Int32) {
    let start = Int(slots[slot].slopeStart)
    for level in 0..<slope.count { slopes[start + level] = slope[level] }
  }

  /// The value of a row of the dictionary.
  mutating func rowValue(
    _ row: Int32, _ objects: Slab<CostObject>, _ breakpoints: Slab<Breakpoint>
  ) -> AffineValue {
    let state = rows[row]
    var sum = state.offset
    for entry in state.start..<state.start + state.count {
      let column = objects[columns[entry]]
      // A basic hub has a row without basic hubs.
      let value =
        column.status == .basic ? rowValue(column.row, objects, breakpoints) : breakpoints[column.low].position
      sum.add(value, times: coefficients[entry])
    }
    return sum
  }

  // MARK: - Hubs

  @inline(__always) mutating func hub(of object: Int32, _ objects: Slab<CostObject>) -> Int16 {
    let slot = objects[object].slot
    return slot < 0 ? -1 : slots[slot].hub
  }

  /// True if hubs contribute to the value of a basic variable.
  @inline(__always) mutating func hasHubs(_ object: Int32, _ objects: Slab<CostObject>) -> Bool {
    if hubs.count == 0 { return false }
    let row = objects[object].row
    return row >= 0 && rows[row].hubs > 0
  }

  @inline(__always) mutating func isHub(_ object: Int32, _ objects: Slab<CostObject>) -> Bool {
    hubs.count > 0 && hub(of: object, objects) >= 0
  }

  /// Moves the hubs of a row to the front. Rows of hubs themselves have none: they are sums of nonbasic variables.
  mutating func arrangeHubs(_ row: Int32, _ objects: Slab<CostObject>) {
    if hubs.count == 0 { return }
    let state = rows[row]
    rows[row].hubs = 0
    if isHub(state.object, objects) { return }
    var place = state.start
    for entry in state.start..<state.start + state.count where isHub(columns[entry], objects) {
      let (column, coefficient) = (columns[entry], coefficients[entry])
      columns[entry] = columns[place]
      coefficients[entry] = coefficients[place]
      columns[place] = column
      coefficients[place] = coefficient
      place += 1
    }
    rows[row].hubs = place - state.start
  }

  /// The contribution of hubs to the value of a basic variable, at the current size.
  @inline(__always) mutating func hubPart(
    ofRow row: Int32, _ objects: Slab<CostObject>, _ system: inout PresolvedSystem
  ) -> Double {
    let state = rows[row]
    var sum = 0.0
    for entry in state.start..<state.start + state.hubs {
      sum += coefficients[entry] * slotValue(columns[entry], objects, &system)
    }
    return sum
  }

  /// The contribution of hubs as of the last propagation.
  @inline(__always) mutating func propagatedHubPart(
    ofRow row: Int32, _ objects: Slab<CostObject>, _ system: inout PresolvedSystem
  ) -> Double {
    let state = rows[row]
    var sum = 0.0
    for entry in state.start..<state.start + state.hubs {
      sum += coefficients[entry] * system.current(objects[columns[entry]].variable)
    }
    return sum
  }

  /// Touches the variables of the rows with an object that rests at another position.
  mutating func touchRows(of object: Int32, _ objects: Slab<CostObject>) {
    walkColumn(object, objects)
    for index in 0..<walkedRows.count {
      touch(rows[walkedRows[index]].object, objects)
    }
  }

  /// Touches the variables of the rows of each touched hub.
  mutating func touchRowsOfHubs(_ objects: Slab<CostObject>) {
    var index = 0
    while index < touched.count {
      if isHub(touched[index], objects) { touchRows(of: touched[index], objects) }
      index += 1
    }
  }

  // MARK: - Lists of columns

  /// Writes the lists of all columns anew, once they are more than twice as long as needed.
  mutating func tidyLists(_ objects: Slab<CostObject>) {
    if lists.count <= 2 * tidyListCount + 64 { return }
    let slots = slots
    for slot in 0..<slots.count { slots[slot].listCount = 0 }
    forEachEntry(objects) { slot, _ in slots[slot].listCount += 1 }
    var start: Int32 = 0
    for slot in 0..<slots.count {
      slots[slot].listStart = start
      slots[slot].listCapacity = 2 * max(1, slots[slot].listCount)
      start += slots[slot].listCapacity
      slots[slot].listCount = 0
    }
    lists.resizeUninitialized(Int(start))
    tidyListCount = Int(start)
    let lists = lists
    forEachEntry(objects) { slot, row in
      lists[slots[slot].listStart + slots[slot].listCount] = row
      slots[slot].listCount += 1
    }
  }

  /// Calls `body` for each entry of each row that is in use: with the slot of its column, and the row.
  @inline(__always) private mutating func forEachEntry(_ objects: Slab<CostObject>, _ body: (Int32, Int32) -> Void) {
    for row in 0..<Int32(rows.count) {
      let state = rows[row]
      if objects[state.object].component < 0 || objects[state.object].row != row { continue }
      for entry in state.start..<state.start + state.count { body(objects[columns[entry]].slot, row) }
    }
  }
}
