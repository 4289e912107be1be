internal import LayNumbers

// The costs of rows: each row becomes a breakpoint of its column or variable. All rows parallel to the same one are one
// object with one convex piecewise-linear cost.
extension LayoutKernel {
  /// Makes the objects of a component, with their breakpoints.
  mutating func attachCosts(_ component: Int32) {
    system.components[component].objectStart = Int32(objects.count)
    system.components[component].objectCount = 0
    system.components[component].slopeLength = system.components[component].levelCount
    let part = system.components[component]
    if part.isAffine { return }
    for index in part.orderStart..<part.orderStart + part.columnCount { _ = makeObject(system.order[index], component) }
    // From the last, so that the lists are in the order of the rows.
    for index in (part.rowStart..<part.rowStart + part.rowCount).reversed() {
      let row = system.componentRows[index]
      if let target = system.costTarget(of: row) { link(row, to: target, component) }
    }
    system.components[component].objectCount = Int32(objects.count) - part.objectStart
    for object in part.objectStart..<Int32(objects.count) {
      makeBreakpoints(object)
      place(object, slope: nil)
    }
  }

  private mutating func link(_ row: Int32, to target: Int32, _ component: Int32) {
    let state = system.variables[target]
    if state.form == .affine { return }
    let owner = state.form == .multiple ? state.link : target
    let object = system.variables[owner].object >= 0 ? system.variables[owner].object : makeObject(owner, component)
    system.rowStates[row].next = objects[object].head
    objects[object].head = row
  }

  private mutating func makeObject(_ variable: Int32, _ component: Int32) -> Int32 {
    let object = Int32(objects.count)
    system.variables[variable].link = object
    objects.append(
      CostObject(
        variable: variable, component: component, start: 0, count: 0, low: 0, high: 0, hardLow: 0, hardHigh: 0, row: -1,
        slot: -1, head: -1, spare: 0, status: .lazy, isColumn: system.variables[variable].role == .column))
    return object
  }

  // MARK: - Breakpoints

  /// Writes the breakpoints of an object, in order.
  mutating func makeBreakpoints(_ object: Int32) {
    let start = Int32(breakpoints.count)
    var row = objects[object].head
    beginTable(row)
    while row >= 0 {
      addBreakpoint(of: row, from: start)
      row = system.rowStates[row].next
    }
    scratch.table.end()
    if breakpoints.count == start && objects[object].isColumn { addIdlePosition(object) }
    objects[object].start = start
    objects[object].count = Int32(breakpoints.count) - start
    objects[object].spare = 0
    sortBreakpoints(object)
  }

  /// Writes the breakpoints of an object anew after right sides changed; at their old indices if they fit.
  mutating func rewriteBreakpoints(_ object: Int32) {
    let old = objects[object]
    makeBreakpoints(object)
    let new = objects[object]
    let room = old.count + Int32(old.spare)
    if new.count > room { return }
    for index in 0..<new.count { breakpoints[old.start + index] = breakpoints[new.start + index] }
    objects[object].start = old.start
    objects[object].spare = UInt16(min(room - new.count, Int32(UInt16.max)))
    objects[object].hardLow += old.start - new.start
    objects[object].hardHigh += old.start - new.start
    breakpoints.resizeUninitialized(Int(new.start))
  }

  private mutating func addBreakpoint(of id: Int32, from start: Int32) {
    let row = system.rows[id]
    guard let (position, scale) = system.breakpointPosition(of: id) else { return }
    let share = RowShare(of: row, scale)
    let index = breakpoint(at: position, of: id, from: start)
    if breakpoints[index].row != id { breakpoints[index].setShared() }
    if row.isRequired {
      breakpoints[index].forbid(share)
    } else {
      addJump(
        Jump(share, level: system.level(of: row.priority, system.components[system.rowStates[id].component])), to: index
      )
    }
  }

  /// The breakpoint at a position, a new one if there is none.
  private mutating func breakpoint(at position: AffineValue, of row: Int32, from start: Int32) -> Int32 {
    var index = start
    let end = Int32(breakpoints.count)
    if scratch.table.isEmpty {
      while index < end && breakpoints[index].position != position { index += 1 }
    } else {
      index = scratch.table.breakpoint(at: position, or: end, in: breakpoints)
    }
    if index < end { return index }
    breakpoints.append(Breakpoint(position: position, row: row))
    return index
  }

  mutating func addJump(_ jump: Jump, to index: Int32) {
    var place = breakpoints[index].jumpStart
    if place < 0 {
      breakpoints[index].jumpStart = Int32(jumps.count)
    } else {
      while !jumps[place].isLike(jump) && !jumps[place].isLast { place += 1 }
      if jumps[place].isLike(jump) {
        jumps[place].weight += jump.weight
        return
      }
      if Int(place) + 1 != jumps.count { moveJumpsToEnd(index) }
      jumps[jumps.count - 1].isLast = false
    }
    jumps.append(jump)
    jumps[jumps.count - 1].isLast = true
  }

  private mutating func moveJumpsToEnd(_ index: Int32) {
    var place = breakpoints[index].jumpStart
    breakpoints[index].jumpStart = Int32(jumps.count)
    while !jumps[place].isLast {
      jumps.append(jumps[place])
      place += 1
    }
    jumps.append(jumps[place])
  }

  /// Lets a column without costs rest at 0, at a level below all others.
  private mutating func addIdlePosition(_ object: Int32) {
    let index = breakpoint(at: .zero, of: -1, from: Int32(breakpoints.count))
    let component = objects[object].component
    let level = system.components[component].levelCount
    system.components[component].slopeLength = level + 1
    addJump(Jump(.unit, level: level), to: index)
  }

  /// Sorts the breakpoints of an object by their positions at the current size.
  mutating func sortBreakpoints(_ object: Int32) {
    let state = objects[object]
    if state.count <= LayoutKernel.fewBreakpoints {
      insertionSort(state)
    } else if !isInOrder(object) {
      mergeSort(state.start, state.count)
    }
    findLimits(of: object)
  }

  /// Finds the breakpoints that forbid a side.
  mutating func findLimits(of object: Int32) {
    let state = objects[object]
    objects[object].hardLow = state.start - 1
    objects[object].hardHigh = state.start + state.count
    for index in state.start..<state.start + state.count {
      if breakpoints[index].forbidsBelow { objects[object].hardLow = index }
      if breakpoints[index].forbidsAbove && objects[object].hardHigh == state.start + state.count {
        objects[object].hardHigh = index
      }
    }
  }

  private mutating func insertionSort(_ state: CostObject) {
    let breakpoints = breakpoints
    for index in state.start + 1..<max(state.start + state.count, state.start + 1) {
      let point = breakpoints[index]
      let position = point.position.at(system.width, system.height)
      var hole = index
      while hole > state.start && breakpoints[hole - 1].position.at(system.width, system.height) > position {
        breakpoints[hole] = breakpoints[hole - 1]
        hole -= 1
      }
      breakpoints[hole] = point
    }
  }
}
