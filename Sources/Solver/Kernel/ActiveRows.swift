internal import LayNumbers

// The kernel's result for a caller that solves it exactly: the rows that hold as equations, and whether they determine
// every value.
extension LayoutKernel {
  /// The number of components; they are in the order of their first rows.
  var componentCount: Int { system.components.count }

  /// True if a component was solved at the current size.
  mutating func isSolved(_ component: Int) -> Bool { system.components[component].state == .solved }

  /// True if no solution of a component was found at the current size.
  mutating func isInfeasible(_ component: Int) -> Bool { system.components[component].state == .infeasible }

  /// The rows of a component, in order.
  mutating func rowIDs(of component: Int) -> [RowID] {
    let part = system.components[component]
    return (part.rowStart..<part.rowStart + part.rowCount).map { RowID(Int(system.componentRows[$0])) }
  }

  /// The number of rows of a component.
  func rowCount(of component: Int) -> Int { Int(system.components[component].rowCount) }

  /// Adds the rows of a component, in order.
  mutating func addRows(of component: Int, to found: inout [Int32]) {
    let part = system.components[component]
    for index in part.rowStart..<part.rowStart + part.rowCount { found.append(system.componentRows[index]) }
  }

  /// Adds those of the first `count` variables that a component has, columns first.
  mutating func addColumnsFirst(of component: Int, among count: Int, to found: inout [Int32]) {
    let part = system.components[component]
    for index in part.orderStart..<part.orderStart + part.orderCount where system.order[index] < count {
      found.append(system.order[index])
    }
  }

  /// Adds the rows that hold with equality and determine a component: its equations, and a row for each nonbasic variable
  /// at rest. Returns false if a variable at rest could move at no cost, so that the values may not be unique.
  mutating func addActiveRows(of component: Int, to found: inout [Int32]) -> Bool {
    let part = system.components[component]
    for index in part.rowStart..<part.rowStart + part.rowCount where system.rows[system.componentRows[index]].isEquation
    {
      found.append(system.componentRows[index])
    }
    for object in part.objectStart..<part.objectStart + part.objectCount where isAtRest(object) {
      let row = breakpoints[objects[object].low].row
      if row < 0 || mayMove(object) { return false }
      found.append(row)
    }
    return true
  }

  /// True if the slope of a variable at rest equals that of a piece beside its breakpoint, so that it may move there.
  private mutating func mayMove(_ object: Int32) -> Bool {
    if objects[object].slot < 0 { rest(object, slope: nil) } else { loadSlope(object) }
    let state = objects[object]
    let slope = scratch.slope
    // What keeps idle columns in place costs nothing.
    let length = Int(system.components[state.component].levelCount)
    if state.low > state.hardLow && sign(slope, length) <= 0 { return true }
    if state.low >= state.hardHigh { return false }
    addJumps(of: state.low, times: -1, to: slope)
    return sign(slope, length) >= 0
  }

  private mutating func loadSlope(_ object: Int32) {
    let length = slopeLength(object)
    scratch.slope.resizeUninitialized(length)
    let start = Int(dictionary.slots[objects[object].slot].slopeStart)
    for level in 0..<length { scratch.slope[level] = dictionary.slopes[start + level] }
  }

  /// Adds those of the first `count` variables that are in no row.
  mutating func addIdleVariables(among count: Int, to found: inout [Int32]) {
    for variable in 0..<Int32(count) where system.variables[variable].isIdle { found.append(variable) }
  }
}
