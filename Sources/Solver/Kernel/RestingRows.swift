internal import LayNumbers

// The kernel's result for a proof: the rows that hold as equations and determine every value, and for the others the side
// on which an object is.
extension LayoutKernel {
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

  /// True if an object rests on a breakpoint.
  mutating func isAtRest(_ object: Int32) -> Bool {
    let state = objects[object]
    return state.status == .nonbasic || state.isColumn && state.status == .lazy
  }

  /// The row of the breakpoint on which an object rests; nil for a variable without costs.
  mutating func restingRow(of object: Int32) -> Int32? {
    let row = breakpoints[objects[object].low].row
    return row < 0 ? nil : row
  }

  /// The variable of an object.
  mutating func variable(of object: Int32) -> Int32 { objects[object].variable }

  /// The first of the rows that an object costs; the others follow by ``nextRow(after:)``.
  mutating func firstRow(of object: Int32) -> Int32? {
    let row = objects[object].head
    return row < 0 ? nil : row
  }

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
  mutating func side(of object: Int32, at row: Int32) -> Int {
    let state = objects[object]
    guard let index = breakpoint(of: row, in: object) else { return 0 }
    if state.low == state.high && index == state.low { return 0 }
    return index <= state.low ? 1 : -1
  }

  /// The breakpoint of a row: the nearest one to the row's position, over all sizes.
  private mutating func breakpoint(of row: Int32, in object: Int32) -> Int32? {
    guard let wanted = system.breakpointPosition(of: row)?.position else { return nil }
    let state = objects[object]
    var best: Int32?
    var least = Double.infinity
    for index in state.start..<state.start + state.count {
      let distance = (breakpoints[index].position - wanted).size
      if distance < least {
        best = index
        least = distance
      }
    }
    return best
  }

  /// The priorities of the levels of a component, falling.
  mutating func priorities(of component: Int) -> [Float] {
    let part = system.components[component]
    return (part.levelStart..<part.levelStart + part.levelCount).map { system.levels[$0] }
  }

  /// The slope of an object's cost, one component a level; nil for 0.
  mutating func countedSlope(of object: Int32) -> [Double]? {
    guard let slope = slopeAboveFirst(object) else { return nil }
    let state = objects[object]
    for index in state.start..<state.start + state.count { addBelow(of: index, times: -1, to: slope) }
    return (0..<Int(system.components[state.component].levelCount)).map { slope[$0] }
  }
}
