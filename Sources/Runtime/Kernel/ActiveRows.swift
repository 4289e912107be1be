// What the kernel found, for somebody who computes it exactly: the rows that hold as equations, and whether they decide
// everything.
extension LayoutKernel {
  /// The components, in the order of their first rows.
  var componentCount: Int { components.count }

  /// Whether a component was solved at the size of now.
  mutating func isSolved(_ component: Int) -> Bool { components[component].state == .solved }

  /// Whether no solution of a component was found at the size of now.
  mutating func isInfeasible(_ component: Int) -> Bool { components[component].state == .infeasible }

  /// The rows of a component, in order.
  mutating func rowIDs(of component: Int) -> [RowID] {
    let part = components[component]
    return (part.rowStart..<part.rowStart + part.rowCount).map { RowID(Int(componentRows[$0])) }
  }

  /// How many rows a component has.
  func rowCount(of component: Int) -> Int { Int(components[component].rowCount) }

  /// Adds the rows of a component, in order.
  mutating func addRows(of component: Int, to found: inout [Int32]) {
    let part = components[component]
    for index in part.rowStart..<part.rowStart + part.rowCount { found.append(componentRows[index]) }
  }

  /// Adds those of the first `count` variables that a component has, columns first.
  mutating func addColumnsFirst(of component: Int, among count: Int, to found: inout [Int32]) {
    let part = components[component]
    for index in part.orderStart..<part.orderStart + part.orderCount where order[index] < count {
      found.append(order[index])
    }
  }

  /// Adds the rows that hold with equality and determine a component: its equations, and a row for each object at rest.
  /// False if an object at rest could move at no cost, so that the values may not be the only ones.
  mutating func addActiveRows(of component: Int, to found: inout [Int32]) -> Bool {
    let part = components[component]
    for index in part.rowStart..<part.rowStart + part.rowCount where rows[componentRows[index]].isEquation {
      found.append(componentRows[index])
    }
    for object in part.objectStart..<part.objectStart + part.objectCount where isAtRest(object) {
      let row = breakpoints[objects[object].low].row
      if row < 0 || mayMove(object) { return false }
      found.append(row)
    }
    return true
  }

  /// Whether the slope of an object at rest is that of a piece beside its breakpoint, where it may go.
  private mutating func mayMove(_ object: Int32) -> Bool {
    if objects[object].slot < 0 { rest(object, slope: nil) } else { loadSlope(object) }
    let state = objects[object]
    let slope = scratch.slope
    // What keeps idle columns in place costs nothing.
    let length = Int(components[state.component].levelCount)
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

  /// Adds the first `count` variables, as far as no row speaks of them.
  mutating func addIdleVariables(among count: Int, to found: inout [Int32]) {
    for variable in 0..<Int32(count) where variables[variable].isIdle { found.append(variable) }
  }
}
