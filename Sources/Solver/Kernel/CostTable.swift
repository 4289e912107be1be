internal import LayNumbers

/// The costs of rows: each row becomes a breakpoint of its column or variable. All rows parallel to the same one are one
/// object with one convex piecewise-linear cost.
struct CostTable: ~Copyable {
  var objects = Slab<CostObject>()
  /// The breakpoints of the objects, a run each.
  var breakpoints = Slab<Breakpoint>()
  var jumps = Slab<Jump>()
  /// The slope that the last object was placed with.
  var foundSlope = Slab<Double>()
  /// Breakpoints of an object that has many, by position; and the merge buffer for sorting them.
  var table = BreakpointTable()
  var points = Slab<Breakpoint>()

  /// Makes the objects of a component, with their breakpoints.
  mutating func attach(_ component: Int32, _ system: inout PresolvedSystem) {
    system.components[component].objectStart = Int32(objects.count)
    system.components[component].objectCount = 0
    system.components[component].slopeLength = system.components[component].levelCount
    let part = system.components[component]
    if part.isAffine { return }
    for index in part.orderStart..<part.orderStart + part.columnCount {
      _ = makeObject(system.order[index], component, &system)
    }
    // From the last, so that the lists are in the order of the rows.
    for index in (part.rowStart..<part.rowStart + part.rowCount).reversed() {
      let row = system.componentRows[index]
      if let target = system.costTarget(of: row) { link(row, to: target, component, &system) }
    }
    system.components[component].objectCount = Int32(objects.count) - part.objectStart
    for object in part.objectStart..<Int32(objects.count) {
      makeBreakpoints(object, &system)
      place(object, slope: nil, system.components)
    }
  }

  private mutating func link(_ row: Int32, to target: Int32, _ component: Int32, _ system: inout PresolvedSystem) {
    let state = system.variables[target]
    if state.form == .affine { return }
    let owner = state.form == .multiple ? state.link : target
    let object =
      system.variables[owner].object >= 0 ? system.variables[owner].object : makeObject(owner, component, &system)
    system.rowStates[row].next = objects[object].head
    objects[object].head = row
  }

  private mutating func makeObject(_ variable: Int32, _ component: Int32, _ system: inout PresolvedSystem) -> Int32 {
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
  mutating func makeBreakpoints(_ object: Int32, _ system: inout PresolvedSystem) {
    let start = Int32(breakpoints.count)
    var row = objects[object].head
    beginTable(row, &system)
    while row >= 0 {
      addBreakpoint(of: row, from: start, &system)
      row = system.rowStates[row].next
    }
    table.end()
    if breakpoints.count == start && objects[object].isColumn { addIdlePosition(object, &system) }
    objects[object].start = start
    objects[object].count = Int32(breakpoints.count) - start
    objects[object].spare = 0
    sortBreakpoints(object, system.size)
  }

  /// Writes the breakpoints of an object anew after right sides changed; at their old indices if they fit.
  mutating func rewriteBreakpoints(_ object: Int32, _ system: inout PresolvedSystem) {
    let old = objects[object]
    makeBreakpoints(object, &system)
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

  private mutating func addBreakpoint(of id: Int32, from start: Int32, _ system: inout PresolvedSystem) {
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
    if table.isEmpty {
      while index < end && breakpoints[index].position != position { index += 1 }
    } else {
      index = table.breakpoint(at: position, or: end, in: breakpoints)
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
  private mutating func addIdlePosition(_ object: Int32, _ system: inout PresolvedSystem) {
    let index = breakpoint(at: .zero, of: -1, from: Int32(breakpoints.count))
    let component = objects[object].component
    let level = system.components[component].levelCount
    system.components[component].slopeLength = level + 1
    addJump(Jump(.unit, level: level), to: index)
  }

  /// Sorts the breakpoints of an object by their positions at the current size.
  mutating func sortBreakpoints(_ object: Int32, _ size: RootSize) {
    let state = objects[object]
    if state.count <= CostTable.fewBreakpoints {
      insertionSort(state, size)
    } else if !isInOrder(object, size) {
      mergeSort(state.start, state.count, size)
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

  private mutating func insertionSort(_ state: CostObject, _ size: RootSize) {
    let breakpoints = breakpoints
    for index in state.start + 1..<max(state.start + state.count, state.start + 1) {
      let point = breakpoints[index]
      let position = point.position.at(size)
      var hole = index
      while hole > state.start && breakpoints[hole - 1].position.at(size) > position {
        breakpoints[hole] = breakpoints[hole - 1]
        hole -= 1
      }
      breakpoints[hole] = point
    }
  }

  // MARK: - Memory

  /// The total length of the runs that grow with every presolve.
  var poolSize: Int { objects.count + breakpoints.count + jumps.count }

  mutating func removeAll() {
    objects.removeAll()
    breakpoints.removeAll()
    jumps.removeAll()
  }

  /// Takes the runs whose lengths are bounded by the numbers of rows and variables from a block.
  mutating func carve(rows: Int, variables: Int, _ room: inout ArenaRoom) {
    room.take(&objects, variables)
    room.take(&breakpoints, rows + variables)
    room.take(&jumps, rows + variables)
  }

  func free() {
    objects.free()
    breakpoints.free()
    jumps.free()
    foundSlope.free()
    table.free()
    points.free()
  }
}
