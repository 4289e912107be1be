internal import LayNumbers

// Incremental changes between solves. A changed right side updates the values that depend on it; a row that is added,
// removed or changes its level has its component presolved again.
extension LayoutKernel {
  /// Removes a row. Its number is not used again.
  public mutating func remove(_ row: RowID) {
    let id = Int32(row.index)
    system.rows[id].priority = KernelRow.removed
    if isStructureStale { return }
    let component = system.rowStates[id].component
    if component < 0 { return }
    dropRow(id, of: component)
    makeStale(component)
  }

  /// Changes the level of a row.
  public mutating func setLevel(_ level: Level, of row: RowID) {
    let id = Int32(row.index)
    if system.rows[id].priority == level.kernelPriority { return }
    system.rows[id].priority = level.kernelPriority
    let activity = system.rows[id].activity
    if system.rows[id].isEquation && activity >= 0 || !system.rows[id].isEquation && activity < -1 {
      system.rows[id].activity = KernelRow.idle(activity)
    } else if system.rows[id].count > 1 && !system.rows[id].isEquation && activity < 0 {
      // An equation that may be violated needs an activity, which is a variable more.
      system.rows[id].activity = makeActivity()
      joinAnew(id)
    }
    if !isStructureStale && system.rowStates[id].component >= 0 { makeStale(system.rowStates[id].component) }
  }

  /// Changes the right side of a row to `constant + width·W + height·H`.
  public mutating func setRightSide(of row: RowID, constant: Double, width: Double = 0, height: Double = 0) {
    let id = Int32(row.index)
    let rightSide = AffineValue(constant: constant, width: width, height: height)
    if system.rows.rightSide(of: id) == rightSide { return }
    let component = isStructureStale ? -1 : system.rowStates[id].component
    let isSolved = component >= 0 && system.components[component].state != .stale
    if isSolved && !system.rows[id].isEquation { noteNumber(of: id) }
    system.rows.setRightSide(of: id, rightSide)
    if isSolved && system.rows[id].isEquation { editEquation(id, component) }
  }

  private mutating func editEquation(_ id: Int32, _ component: Int32) {
    // Closing equations were combined with others, so their right sides are in many places.
    if system.components[component].closedCount > 0 || system.components[component].testCount > 0
      || system.rowStates[id].owner < 0
    {
      return makeStale(component)
    }
    edits.variables.append(system.rowStates[id].owner)
  }

  /// Removes a row from its component; it joins one again with the variables that it has by then.
  private mutating func joinAnew(_ id: Int32) {
    if isStructureStale || system.rowStates[id].component < 0 { return }
    let component = system.rowStates[id].component
    dropRow(id, of: component)
    makeStale(component)
    edits.joining.rows.append(id)
  }

  mutating func makeStale(_ component: Int32) {
    if system.components[component].state == .stale { return }
    system.components[component].state = .stale
    edits.components.append(component)
  }

  /// Removes a row from the run of its component; the others keep their order.
  private mutating func dropRow(_ id: Int32, of component: Int32) {
    let part = system.components[component]
    var place = part.rowStart
    for index in part.rowStart..<part.rowStart + part.rowCount where system.componentRows[index] != id {
      system.componentRows[place] = system.componentRows[index]
      place += 1
    }
    system.components[component].rowCount = place - part.rowStart
    system.rowStates[id].component = -1
  }

  // MARK: - Before the next solve

  /// Applies deferred edits, at the last size or the next, and writes the boxes of the objects that they touch.
  mutating func applyEdits() {
    if edits.isEmpty { return }
    attachNewRows()
    presolveStaleComponents()
    if !regions.isReady { regions.writeBoxes(&costs, &system) }
    regions.knowsAll = false
    moveDefinitions()
    moveBreakpoints()
    testRows()
    edits.removeAll()
  }

  /// Updates the variables whose equations changed, and all that depend on them. The offset of a multiple of a column
  /// changes then, so the breakpoints that it added to the column move.
  private mutating func moveDefinitions() {
    if edits.variables.count == 0 { return }
    edits.isMovingDefinitions = true
    for index in 0..<edits.variables.count where !isStale(edits.variables[index]) {
      system.indexRows(ofVariablesIn: system.component(ofVariable: edits.variables[index], costs.objects))
      propagation.markDirty(edits.variables[index], &system)
    }
    propagate()
    edits.isMovingDefinitions = false
    for index in 0..<propagation.suspects.count {
      let object = propagation.suspects[index]
      regions.edited.append(object)
      if costs.objects[object].slot >= 0 { moveRows(with: object) }
    }
    propagation.suspects.removeAll()
  }

  /// Updates the dictionary rows of an object whose definition moved: their offsets follow from the values, which are
  /// consistent.
  private mutating func moveRows(with object: Int32) {
    if costs.objects[object].status == .basic { return moveRow(costs.objects[object].row) }
    simplex.dictionary.walkColumn(object, costs.objects)
    for index in 0..<simplex.dictionary.walkedRows.count { moveRow(simplex.dictionary.walkedRows[index]) }
    // It rests at its old position; columns make up for that.
    if !costs.objects[object].isColumn { propagation.markDirty(costs.objects[object].variable, &system) }
  }

  private mutating func moveRow(_ row: Int32) {
    let state = simplex.dictionary.rows[row]
    var offset = system.values[costs.objects[state.object].variable]
    for entry in state.start..<state.start + state.count {
      let column = costs.objects[simplex.dictionary.columns[entry]].variable
      offset.add(system.values[column], times: -simplex.dictionary.coefficients[entry])
    }
    simplex.dictionary.rows[row].offset = offset
    simplex.dictionary.touch(state.object, costs.objects)
  }

  private mutating func isStale(_ variable: Int32) -> Bool {
    let row = system.variables[variable].definer
    return row >= 0 && system.components[system.rowStates[row].component].state == .stale
  }

  /// Records the breakpoints of a variable that an equation moves; called before it moves.
  mutating func noteMoving(_ variable: Int32) {
    let state = system.variables[variable]
    if state.form != .affine && state.form != .multiple { return }
    if state.activityOf >= 0 { noteNumber(of: state.activityOf) }
    if state.flags == 0 { return }
    var row = edits.bounds.first(of: variable, system.rows.all, system.rows.termVariables, system.variables.count)
    while row >= 0 {
      if system.rows[row].isBound && system.rowStates[row].component >= 0 { noteNumber(of: row) }
      row = edits.bounds.next(after: row)
    }
  }

  /// Records that the right side of a row, or its variable, gets another value.
  private mutating func noteNumber(of id: Int32) {
    guard let target = system.costTarget(of: id) else { return }
    if system.variables[target].form != .affine { return noteMove(of: id) }
    // A number at every size: optional rows have a fixed cost.
    if system.rows[id].isRequired { edits.tests.append(id) }
  }

  /// Tests required rows that depend on nothing but the size: their components stay as they are while these hold.
  private mutating func testRows() {
    for index in 0..<edits.tests.count {
      let row = edits.tests[index]
      let component = system.rowStates[row].component
      if component < 0 { continue }
      guard let gap = system.affineGap(row) else { continue }
      if !regions.restrict(component, to: gap, system.rows[row].relation, &system) { regions.addDirect(component) }
    }
  }

  /// Adds the new rows to components, which are stale then.
  private mutating func attachNewRows() {
    if edits.joining.rows.count == 0 { return }
    edits.joining.dropRows(&system)
    if edits.joining.rows.count == 0 { return }
    edits.joining.attachRows(costs.objects, &system)
    let (joined, members) = (edits.joining.joined, edits.joining.members)
    for index in 0..<joined.count { makeStale(joined[index]) }
    for index in 0..<members.count where !edits.joining.isTarget(members[index]) { empty(members[index]) }
    propagation.dirty.grow(system.order.count)
  }

  /// Clears a component that was merged into another.
  private mutating func empty(_ component: Int32) {
    let part = system.components[component]
    for object in part.objectStart..<part.objectStart + part.objectCount { drop(object) }
    system.components[component] = KernelComponent()
    system.components[component].state = part.state == .stale ? .stale : .solved
  }

  private mutating func presolveStaleComponents() {
    if edits.components.count == 0 { return }
    // The new objects have no boxes yet.
    let hadBoxes = regions.isReady
    regions.isReady = false
    for index in 0..<edits.components.count {
      let component = edits.components[index]
      forget(component)
      let isSolved = solveFresh(component)
      system.components[component].state = isSolved ? .solved : .infeasible
    }
    if hadBoxes { writeNewBoxes() }
  }

  private mutating func writeNewBoxes() {
    regions.grow(objectCount: costs.objects.count, componentCount: system.components.count)
    for index in 0..<edits.components.count {
      let part = system.components[edits.components[index]]
      for object in part.objectStart..<part.objectStart + part.objectCount {
        regions.writeBox(of: object, &costs, &system)
      }
      regions.writeComponentBox(edits.components[index], &system)
    }
  }

  /// Detaches an object from a component that is presolved again.
  mutating func drop(_ object: Int32) {
    costs.objects[object].component = -1
    if object < regions.objectBoxes.count { regions.writeBox(of: object, &costs, &system) }
  }

  /// Discards the presolve of a component. Its parts of the runs are unused until the next rebuild.
  private mutating func forget(_ component: Int32) {
    let part = system.components[component]
    for object in part.objectStart..<part.objectStart + part.objectCount { drop(object) }
    for index in part.orderStart..<part.orderStart + part.variableCount {
      system.variables[system.order[index]] = .fresh
      system.values[system.order[index]] = .zero
    }
    system.components[component].orderCount = part.variableCount
    system.components[component].kinds = 0
    sortOrder(part)
    for index in part.rowStart..<part.rowStart + part.rowCount {
      let id = system.componentRows[index]
      system.rowStates[id] = .fresh
      system.rowStates[id].component = component
      system.countTerms(of: id, in: component)
    }
  }

  /// Sorts the variables of a component by number, the order of a fresh build. If their numbers lie close together, marks
  /// replace the sort.
  private mutating func sortOrder(_ part: KernelComponent) {
    let order = system.order
    let (start, end) = (part.orderStart, part.orderStart + part.variableCount)
    var (low, high) = (Int32.max, Int32(-1))
    for index in start..<end {
      low = min(low, order[index])
      high = max(high, order[index])
    }
    if high < low || high - low > 8 * part.variableCount { return order.sort(Int(start), Int(part.variableCount)) }
    system.beginExpansion()
    let (marks, stamp) = (system.expansion.marks, system.expansion.stamp)
    for index in start..<end { marks[order[index]] = stamp }
    var place = start
    for variable in low..<high + 1 where marks[variable] == stamp {
      order[place] = variable
      place += 1
    }
  }

  // MARK: - Breakpoints that move

  /// Records the position of a row's breakpoint before a change of the right side moves it.
  mutating func noteMove(of id: Int32) {
    guard let target = system.costTarget(of: id), let (position, _) = system.breakpointPosition(of: id) else { return }
    let state = system.variables[target]
    let object = state.form == .multiple ? system.variables[state.link].object : state.object
    edits.moves.append(BreakpointMove(row: id, object: object, old: position))
  }

  /// Applies the recorded moves.
  mutating func moveBreakpoints() {
    // Each object once: afterwards its column's value no longer fits those of its multiples.
    simplex.dictionary.objectSum.begin(costs.objects.count)
    for index in 0..<edits.moves.count where costs.objects[edits.moves[index].object].component >= 0 {
      simplex.dictionary.objectSum.add(edits.moves[index].object, 1)
    }
    let unique = simplex.dictionary.objectSum.objects
    for index in 0..<unique.count { moveBreakpoints(of: unique[index]) }
  }

  private mutating func moveBreakpoints(of object: Int32) {
    let slope = simplex.slopeAboveFirst(object, &costs, &system)
    if !costs.moveInPlace(object, edits.moves, &system) { costs.rewriteBreakpoints(object, &system) }
    putWhereSlopeBelongs(object, slope)
    regions.markStale(object)
    regions.edited.append(object)
  }
}
