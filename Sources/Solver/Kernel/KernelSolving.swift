internal import LayNumbers

// A solve: new or edited components are presolved, the others start warm from their last dictionary.
extension LayoutKernel {
  /// Solves at a size of the root. Returns false if the required rows are infeasible there; or if that takes too many
  /// steps to find out: then ``conflict()`` is empty.
  @discardableResult
  public mutating func solve(width: Double, height: Double) -> Bool {
    system.size = RootSize(width: width, height: height)
    dictionary.stamp += 1
    simplex.steps = 0
    simplex.work = 0
    contradiction = nil
    // Rebuilds before unused parts of the runs outgrow those in use.
    if !edits.isEmpty && poolSize > 3 * freshPoolSize + 10_000 { isStructureStale = true }
    // Many new rows at once: a rebuild is as fast.
    if edits.rows.count > system.rows.count / 8 + 16 { isStructureStale = true }
    if !isStructureStale {
      dictionary.tidyLists(costs.objects)
      applyEdits()
      resizeSolved()
      return contradiction == nil
    }
    rebuild()
    for component in 0..<Int32(system.components.count) {
      let isSolved = solveFresh(component)
      system.components[component].state = isSolved ? .solved : .infeasible
    }
    freshPoolSize = poolSize
    dictionary.tidyListCount = dictionary.lists.count
    return contradiction == nil
  }

  /// Solves, and writes the value of each variable made before the first row.
  @discardableResult
  public mutating func solve(width: Double, height: Double, into values: inout MutableSpan<Double>) -> Bool {
    let isSolved = solve(width: width, height: height)
    system.values.write(variableCount, system.size, into: &values)
    return isSolved
  }

  /// The total length of the runs that grow with every presolve.
  private var poolSize: Int {
    system.poolSize + costs.poolSize + dictionary.columns.count
      + dictionary.lists.count + dictionary.slopes.count
  }

  private mutating func rebuild() {
    isStructureStale = false
    reservePresolve()
    let (roots, numbers) = peel.workSpace(system.variables.count)
    system.splitComponents(roots, numbers)
    system.removePresolve()
    simplex.dirty.removeAll()
    simplex.dirty.resize(system.order.count / 64 + 1, filling: 0)
    simplex.firstDirty = .max
    simplex.lastDirty = -1
    simplex.markedClosed = -1
    resize.isReady = false
    resize.edited.removeAll()
    edits.removeAll()
    simplex.suspects.removeAll()
    costs.removeAll()
    dictionary.removeAll()
    simplex.removeHubs()
  }

  mutating func solveFresh(_ component: Int32) -> Bool {
    system.hasValues = false
    system.components[component].testStart = Int32(system.tests.count)
    peel.presolve(component, &system)
    system.components[component].testCount = Int32(system.tests.count) - system.components[component].testStart
    costs.attach(component, &system)
    system.hasValues = true
    let part = system.components[component]
    for object in part.objectStart..<part.objectStart + part.objectCount where costs.objects[object].isColumn {
      costs.rest(object, slope: nil, system.components)
      system.values[costs.objects[object].variable] = costs.breakpoints[costs.objects[object].low].position
    }
    system.evaluate(component)
    return repair(component)
  }

  /// Moves the objects of a component to their positions at this size, and restores feasibility.
  mutating func solveAgain(_ component: Int32) -> Bool {
    let part = system.components[component]
    system.components[component].state = .solved
    for object in part.objectStart..<part.objectStart + part.objectCount {
      if !costs.isInOrder(object, system.size) { reorder(object) }
    }
    writeTouched()
    return repair(component)
  }

  private mutating func repair(_ component: Int32) -> Bool {
    // Nothing may stay marked, even if the component is infeasible: a presolve assigns other positions.
    propagate()
    simplex.suspects.removeAll()
    simplex.violations.removeAll()
    if !hardNumbersHold(component) { return false }
    let part = system.components[component]
    for object in part.objectStart..<part.objectStart + part.objectCount {
      markStale(object)
      simplex.suspects.append(object)
    }
    guard let contradiction = repairSuspects() else { return true }
    simplex.suspects.removeAll()
    return fail(contradiction)
  }

  /// Tests the suspects, and restores feasibility until nothing is violated. Returns the contradiction, if there is one.
  mutating func repairSuspects() -> Contradiction? {
    while true {
      for index in 0..<simplex.suspects.count { test(simplex.suspects[index]) }
      simplex.suspects.removeAll()
      if simplex.violations.count == 0 { return nil }
      let contradiction = runSimplex()
      writeTouched()
      propagate()
      if let contradiction { return contradiction }
    }
  }

  /// Puts a violated object on the heap, and creates its dictionary row if it had none.
  private mutating func test(_ object: Int32) {
    markStale(object)
    let state = costs.objects[object]
    // A component that is infeasible here waits for another size.
    if system.components[state.component].state == .infeasible { return }
    if state.status == .nonbasic || state.isColumn && state.status == .lazy { return }
    let value = system.current(state.variable)
    let amount = costs.violation(of: object, value: value, system.size).amount
    if amount <= 0 { return }
    if state.status == .lazy { instantiate(object) }
    setSlotValue(object, value)
    simplex.push(amount, costs.objects[object].row)
  }

  /// True if the requirements that depend on the size alone hold: closed equations, limits of affine variables, limits
  /// that must not cross.
  private mutating func hardNumbersHold(_ component: Int32) -> Bool {
    let part = system.components[component]
    for index in part.testStart..<part.testStart + part.testCount {
      let gap = system.tests[index].gap.at(system.size)
      if abs(gap) > Tolerance.near { return fail(.row(system.tests[index].row, isAbove: gap > 0)) }
    }
    let (rows, componentRows) = (system.rows.all, system.componentRows)
    for index in part.rowStart..<part.rowStart &+ part.rowCount {
      let row = componentRows[index]
      if !rows[row].isRequired || rows[row].isEquation || system.hardRowHolds(row) { continue }
      return fail(.row(row, isAbove: rows[row].relation != .greaterOrEqual))
    }
    for object in part.objectStart..<part.objectStart + part.objectCount
    where costs.hasCrossedLimits(object, system.size) {
      return fail(.limits(object))
    }
    return true
  }

  /// Records a contradiction: of several that in the component with the first row, and of these the last, since the
  /// dictionary goes on changing. Returns false.
  mutating func fail(_ contradiction: Contradiction) -> Bool {
    if let before = self.contradiction {
      // A contradiction with a known reason replaces one without.
      if case .tooManySteps = contradiction { return false }
      if case .tooManySteps = before {} else if component(of: before) < component(of: contradiction) { return false }
    }
    self.contradiction = contradiction
    return false
  }

  // MARK: - Breakpoints that change places

  /// Sorts the breakpoints of an object anew, and places it where its slope belongs.
  mutating func reorder(_ object: Int32) {
    let slope = slopeAboveFirst(object)
    costs.sortBreakpoints(object, system.size)
    putWhereSlopeBelongs(object, slope)
  }

  /// Places an object whose breakpoints changed where its cost has its old slope.
  mutating func putWhereSlopeBelongs(_ object: Int32, _ slope: Slab<Double>?) {
    if costs.objects[object].status == .nonbasic
      || costs.objects[object].isColumn && costs.objects[object].status == .lazy
    {
      costs.rest(object, slope: slope, system.components)
      let isMoved =
        costs.objects[object].status == .nonbasic
        && costs.breakpoints[costs.objects[object].low].position != system.values[costs.objects[object].variable]
      if costs.objects[object].isColumn { updateColumn(object) }
      if isMoved { touchRows(of: object) }
    } else {
      costs.place(object, slope: slope, system.components)
    }
    if costs.objects[object].slot >= 0 { dictionary.copySlope(costs.foundSlope, to: costs.objects[object].slot) }
  }

  /// Touches the variables of the rows with an object that rests at another position.
  mutating func touchRows(of object: Int32) {
    dictionary.walkColumn(object, costs.objects)
    for index in 0..<dictionary.walkedRows.count {
      dictionary.touch(dictionary.rows[dictionary.walkedRows[index]].object, costs.objects)
    }
  }

  /// The slope of an object's cost above that of its leftmost piece; nil where the slope is 0.
  mutating func slopeAboveFirst(_ object: Int32) -> Slab<Double>? {
    let state = costs.objects[object]
    if state.slot < 0 { return nil }
    let length = costs.slopeLength(object, system.components)
    simplex.ownBase.resizeUninitialized(length)
    let slope = simplex.ownBase
    let start = Int(dictionary.slots[state.slot].slopeStart)
    let isOnPoint = state.low == state.high
    for level in 0..<length { slope[level] = isOnPoint ? dictionary.slopes[start + level] : 0 }
    for index in state.start..<(isOnPoint ? state.low : state.high) { costs.addJumps(of: index, times: 1, to: slope) }
    return slope
  }
}
