// What the kernel found, for somebody who computes it exactly: the rows that hold as equations, and whether they decide
// everything.
extension LayoutKernel {
  /// The components, in the order of their first rows.
  var componentCount: Int { components.count }

  /// Whether a component was solved at the size of now.
  mutating func isSolved(_ component: Int) -> Bool { components[component].state == .solved }

  /// The rows of a component, in order.
  mutating func rowIDs(of component: Int) -> [RowID] {
    let part = components[component]
    return (part.rowStart..<part.rowStart + part.rowCount).map { RowID(Int(componentRows[$0])) }
  }

  /// Which of the first `count` variables a component has, columns first.
  mutating func columnsFirst(of component: Int, among count: Int) -> [VariableID] {
    let part = components[component]
    return (part.orderStart..<part.orderStart + part.orderCount).compactMap {
      order[$0] < count ? VariableID(Int(order[$0])) : nil
    }
  }

  /// The rows that hold with equality and determine a component: its equations, and a row for each object at rest. Nil
  /// if an object at rest could move at no cost, so that the values may not be the only ones.
  mutating func activeRows(of component: Int) -> [RowID]? {
    let part = components[component]
    var active: [RowID] = []
    for index in part.rowStart..<part.rowStart + part.rowCount where rows[componentRows[index]].isEquation {
      active.append(RowID(Int(componentRows[index])))
    }
    for object in part.objectStart..<part.objectStart + part.objectCount where isAtRest(object) {
      let row = breakpoints[objects[object].low].row
      if row < 0 || mayMove(object) { return nil }
      active.append(RowID(Int(row)))
    }
    return active
  }

  private mutating func isAtRest(_ object: Int32) -> Bool {
    let state = objects[object]
    return state.status == .nonbasic || state.isColumn && state.status == .lazy
  }

  /// Whether the slope of an object at rest is that of a piece beside its breakpoint, where it may go.
  private mutating func mayMove(_ object: Int32) -> Bool {
    if objects[object].slot < 0 { rest(object, slope: nil) } else { loadSlope(object) }
    let state = objects[object]
    let slope = scratch.slope
    // What keeps idle columns in place costs nothing.
    let length = slopeLength(object) - 1
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

  /// The first `count` variables, as far as no row speaks of them.
  mutating func idleVariables(among count: Int) -> [VariableID] {
    (0..<count).compactMap { variables[$0].isIdle ? VariableID($0) : nil }
  }
}
