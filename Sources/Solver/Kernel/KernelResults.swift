internal import LayNumbers

// The kernel's result for a caller that solves it exactly: the rows that hold as equations, and whether they determine
// every value; for a proof also the side on which each other object is.
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
    for object in part.objectStart..<part.objectStart + part.objectCount where costs.isAtRest(object) {
      let row = costs.breakpoints[costs.objects[object].low].row
      if row < 0 || mayMove(object) { return false }
      found.append(row)
    }
    return true
  }

  /// True if the slope of a variable at rest equals that of a piece beside its breakpoint, so that it may move there.
  private mutating func mayMove(_ object: Int32) -> Bool {
    if costs.objects[object].slot < 0 { costs.rest(object, slope: nil, system.components) } else { loadSlope(object) }
    let state = costs.objects[object]
    let slope = costs.foundSlope
    // What keeps idle columns in place costs nothing.
    let length = Int(system.components[state.component].levelCount)
    if state.low > state.hardLow && slope.sign(length) <= 0 { return true }
    if state.low >= state.hardHigh { return false }
    costs.addJumps(of: state.low, times: -1, to: slope)
    return slope.sign(length) >= 0
  }

  private mutating func loadSlope(_ object: Int32) {
    let length = costs.slopeLength(object, system.components)
    costs.foundSlope.resizeUninitialized(length)
    let start = Int(simplex.dictionary.slots[costs.objects[object].slot].slopeStart)
    for level in 0..<length { costs.foundSlope[level] = simplex.dictionary.slopes[start + level] }
  }

  /// Adds those of the first `count` variables that are in no row.
  mutating func addIdleVariables(among count: Int, to found: inout [Int32]) {
    for variable in 0..<Int32(count) where system.variables[variable].isIdle { found.append(variable) }
  }

  // MARK: - For a proof

  /// Adds those of the first `count` variables that a component has; not the activities of rows.
  mutating func addVariables(of component: Int, among count: Int, to found: inout [Int32]) {
    let part = system.components[component]
    for index in part.orderStart..<part.orderStart + part.orderCount {
      let variable = system.order[index]
      if variable < count && system.variables[variable].activityOf < 0 { found.append(variable) }
    }
  }

  /// The objects of a component.
  mutating func objectRange(of component: Int) -> Range<Int32> {
    let part = system.components[component]
    return part.objectStart..<part.objectStart + part.objectCount
  }

  /// The priorities of the levels of a component, falling.
  mutating func priorities(of component: Int) -> [Float] {
    let part = system.components[component]
    return (part.levelStart..<part.levelStart + part.levelCount).map { system.levels[$0] }
  }

  /// The slope of an object's cost, one component a level; nil for 0.
  mutating func countedSlope(of object: Int32) -> [Double]? {
    guard let slope = simplex.slopeAboveFirst(object, &costs, &system) else { return nil }
    let state = costs.objects[object]
    for index in state.start..<state.start + state.count { costs.addBelow(of: index, times: -1, to: slope) }
    return (0..<Int(system.components[state.component].levelCount)).map { slope[$0] }
  }

  /// The next of the rows that an object costs.
  mutating func nextRow(after row: Int32) -> Int32? {
    let next = system.rowStates[row].next
    return next < 0 ? nil : next
  }

  /// The coefficient of the object in a row's left side.
  mutating func scale(of row: Int32) -> Double {
    system.breakpointPosition(of: row)?.scale ?? 1
  }

  /// The side of a row's breakpoint on which the slope counts the object: -1 below it, 1 above it, 0 if the slope may be
  /// inside the jump.
  mutating func side(of object: Int32, at row: Int32) -> Int { costs.side(of: object, at: row, &system) }

  // MARK: - Conflicts

  /// The rows that contradict each other at the size last solved at, with multipliers: positive for `<=` rows, negative
  /// for `>=` rows, any for equations. The left sides add up to 0, the right sides to less. Empty if the last solve
  /// succeeded, or failed without a known reason.
  public mutating func conflict() -> [(row: RowID, multiplier: Double)] {
    guard let contradiction else { return [] }
    return certificate.rows(of: contradiction, &simplex.dictionary, &costs, &system)
  }
}
