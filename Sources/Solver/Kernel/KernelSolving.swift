internal import LayNumbers

// A solve: new or edited components are presolved, the others start warm from their last dictionary.
extension LayoutKernel {
  /// Solves at a size of the root. Returns false if the required rows are infeasible there; or if that takes too many
  /// steps to find out: then ``conflict()`` is empty.
  @discardableResult
  public mutating func solve(width: Double, height: Double) -> Bool {
    system.size = RootSize(width: width, height: height)
    simplex.beginSolve()
    contradiction = nil
    // Rebuilds before unused parts of the runs outgrow those in use.
    if !edits.isEmpty && poolSize > 3 * freshPoolSize + 10_000 { isStructureStale = true }
    // Many new rows at once: a rebuild is as fast.
    if edits.joining.rows.count > system.rows.count / 8 + 16 { isStructureStale = true }
    if !isStructureStale {
      simplex.dictionary.tidyLists(costs.objects)
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
    simplex.dictionary.tidyListCount = simplex.dictionary.lists.count
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
    system.poolSize + costs.poolSize + simplex.dictionary.columns.count
      + simplex.dictionary.lists.count + simplex.dictionary.slopes.count
  }

  private mutating func rebuild() {
    isStructureStale = false
    reservePresolve()
    let (roots, numbers) = peel.workSpace(system.variables.count)
    system.splitComponents(roots, numbers)
    system.removePresolve()
    propagation.reset(system.order.count)
    regions.isReady = false
    regions.edited.removeAll()
    edits.removeAll()
    costs.removeAll()
    simplex.removeAll()
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
    propagation.suspects.removeAll()
    simplex.violations.removeAll()
    if !hardNumbersHold(component) { return false }
    let part = system.components[component]
    for object in part.objectStart..<part.objectStart + part.objectCount {
      regions.markStale(object)
      propagation.suspects.append(object)
    }
    guard let contradiction = repairSuspects() else { return true }
    propagation.suspects.removeAll()
    return fail(contradiction)
  }

  /// Tests the suspects, and restores feasibility until nothing is violated. Returns the contradiction, if there is one.
  mutating func repairSuspects() -> Contradiction? {
    while true {
      for index in 0..<propagation.suspects.count { test(propagation.suspects[index]) }
      propagation.suspects.removeAll()
      if simplex.violations.count == 0 { return nil }
      let contradiction = simplex.restoreFeasibility(&costs, &system)
      writeTouched()
      propagate()
      if let contradiction { return contradiction }
    }
  }

  /// Puts a violated object on the heap, and creates its dictionary row if it had none.
  private mutating func test(_ object: Int32) {
    regions.markStale(object)
    let state = costs.objects[object]
    // A component that is infeasible here waits for another size.
    if system.components[state.component].state == .infeasible { return }
    if state.status == .nonbasic || state.isColumn && state.status == .lazy { return }
    let value = system.current(state.variable)
    let amount = costs.violation(of: object, value: value, system.size).amount
    if amount <= 0 { return }
    if state.status == .lazy { simplex.instantiate(object, &costs, &system) }
    simplex.setSlotValue(object, value, &costs, &system)
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
    let slope = simplex.slopeAboveFirst(object, &costs, &system)
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
      if isMoved { simplex.dictionary.touchRows(of: object, costs.objects) }
    } else {
      costs.place(object, slope: slope, system.components)
    }
    if costs.objects[object].slot >= 0 {
      simplex.dictionary.copySlope(costs.foundSlope, to: costs.objects[object].slot)
    }
  }

  // MARK: - Values

  /// Writes the values of the columns that the simplex touched.
  mutating func writeTouched() {
    if simplex.dictionary.hubs.count > 0 { simplex.dictionary.touchRowsOfHubs(costs.objects) }
    for index in 0..<simplex.dictionary.touched.count {
      let object = simplex.dictionary.touched[index]
      simplex.dictionary.slots[costs.objects[object].slot].isTouched = false
      regions.markStale(object)
      if costs.objects[object].isColumn { updateColumn(object) } else { propagation.suspects.append(object) }
    }
    simplex.dictionary.touched.removeAll()
  }

  /// Updates the value of a column: its breakpoint's position, or its row's value.
  mutating func updateColumn(_ object: Int32) {
    let state = costs.objects[object]
    let variable = state.variable
    let value =
      state.status == .basic
      ? simplex.dictionary.rowValue(state.row, costs.objects, costs.breakpoints) : costs.breakpoints[state.low].position
    if system.values[variable] == value { return }
    system.values[variable] = value
    system.indexRows(ofVariablesIn: state.component)
    propagation.markDependents(variable, costs.objects, &system)
    propagation.suspects.append(object)
  }

  /// Evaluates the marked variables, in order; objects whose value changed become suspects.
  mutating func propagate() {
    propagation.begin()
    var word = propagation.dirty.firstWord
    while let position = propagation.dirty.popFirst(from: &word) { update(system.order[position]) }
  }

  private mutating func update(_ variable: Int32) {
    let state = system.variables[variable]
    let object = state.object
    let rests = object >= 0 && costs.objects[object].status == .nonbasic && !edits.isMovingDefinitions
    let value = rests ? costs.breakpoints[costs.objects[object].low].position : system.evaluated(variable)
    if system.values[variable] == value { return }
    if edits.isMovingDefinitions { noteMoving(variable) }
    system.values[variable] = value
    if state.dependents != .none { propagation.markDependents(variable, costs.objects, &system) }
    if object >= 0 { propagation.suspects.append(object) }
  }
}
