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
    let slot = objects[object].slot
    return slot < 0 ? -1 : dictionary.slots[slot].hub
  }

  /// True if hubs contribute to the value of a basic variable.
  @inline(__always) mutating func hasHubs(_ object: Int32) -> Bool {
    if simplex.hubs.count == 0 { return false }
    let row = objects[object].row
    return row >= 0 && dictionary.rows[row].hubs > 0
  }

  @inline(__always) mutating func isHub(_ object: Int32) -> Bool { simplex.hubs.count > 0 && hub(of: object) >= 0 }

  /// Makes a hub of the column walked last.
  mutating func makeHub(_ object: Int32) {
    if simplex.hubs.count >= Int(Int16.max) { return }
    dictionary.slots[objects[object].slot].hub = Int16(simplex.hubs.count)
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
      sum += dictionary.coefficients[entry] * current(objects[dictionary.columns[entry]].variable)
    }
    return sum
  }

  /// Updates the basic hubs after a nonbasic hub moved.
  mutating func shiftHubs(with object: Int32, by way: Double) {
    for index in 0..<simplex.hubs.count {
      let other = simplex.hubs[index].object
      if objects[other].status != .basic { continue }
      let coefficient = dictionary.coefficient(of: object, inRow: objects[other].row)
      if coefficient == 0 { continue }
      setSlotValue(other, slotValue(other) + way * coefficient)
      pushIfViolated(objects[other].row)
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
