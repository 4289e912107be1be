internal import LayNumbers

// The presolve of a component (*peel*): every variable gets a definition by one row, or becomes a column. A topological
// pass (Kahn 1962) over equations and optional rows alike; optional rows define too, with their activity as a column.
//
// Repeat the first that applies:
//   1. an equation with one unknown defines it; with none it closes: ``close(_:)``
//   2. of an equation with an unknown that is pulled from both sides, this unknown becomes a column (two unknowns first)
//   3. an optional row with one unknown defines it, the most important row first
//   4. of an equation, one unknown becomes a column (two unknowns first, those with known variables first)
//   5. any unknown becomes a column, those with bounds first
extension LayoutKernel {
  /// Presolves a component; afterwards its run of ``order`` is topological: columns, closed columns, definitions.
  mutating func peel(_ component: Int32) {
    if canPeelInOrder(component) && peelInOrder(component) { return }
    preparePeel(component)
    while step(component) {}
    defineActivities(component)
    writeOrder(component)
  }

  private mutating func step(_ component: Int32) -> Bool {
    if let row = popEquation() {
      if system.rowStates[row].unknowns == 0 { close(row) } else { define(unknown(of: row), by: row) }
      return true
    }
    if let variable = popPulled() {
      makeColumn(variable)
      return true
    }
    if let row = popOptional() {
      define(unknown(of: row), by: row)
      return true
    }
    if scratch.peel.unknownCount == 0 { return false }
    guard let variable = popEquationUnknown() ?? popAnyUnknown(component) else { return false }
    makeColumn(variable)
    return true
  }

  // MARK: - Preparing

  private mutating func preparePeel(_ component: Int32) {
    scratch.peel.removeAll()
    scratch.peel.component = component
    let part = system.components[component]
    system.components[component].isIndexed = true
    system.components[component].isAffine = false
    reserveIndex(part)
    indexRows(component)
    scratch.peel.prepareBuckets(Int(system.components[component].levelCount) + 1)
    makePulledColumns()
    scratch.peel.rowEnd = part.rowStart + part.rowCount
    scratch.peel.nextEquation = part.rowStart
    scratch.peel.nextLongEquation = part.rowStart
    scratch.peel.nextBounded = part.orderStart
    scratch.peel.nextVariable = part.orderStart
  }

  /// Assigns each variable the run of its rows, and collects the pulled variables.
  private mutating func reserveIndex(_ part: KernelComponent) {
    var start = Int32(system.rowsOfVariables.count)
    let (order, variables) = (system.order, system.variables)
    for index in part.orderStart..<part.orderStart &+ part.orderCount {
      let variable = order[index]
      let (count, flags) = (variables[variable].rowsCount, variables[variable].flags)
      if count < 0 || count == 0 && flags == 0 { continue }
      scratch.peel.unknownCount &+= 1
      variables[variable].rowsStart = start
      variables[variable].rowsCount = 0
      start &+= count
      if flags != 0 && variables[variable].isPulled { scratch.peel.pulled.append(variable) }
    }
    system.rowsOfVariables.resizeUninitialized(Int(start))
  }

  /// Writes the list of rows of each variable, queues short equations, and collects the levels.
  private mutating func indexRows(_ component: Int32) {
    let part = system.components[component]
    system.components[component].levelStart = Int32(system.levels.count)
    system.components[component].levelCount = 0
    let (rows, rowStates, componentRows) = (system.rows.all, system.rowStates, system.componentRows)
    for index in part.rowStart..<part.rowStart &+ part.rowCount {
      let id = componentRows[index]
      let row = rows[id]
      rowStates[id].unknowns = row.count
      if !row.isRequired { system.addLevel(row.priority, to: component) }
      if row.isBound { continue }
      system.indexTerms(of: row, id)
      if row.count <= 2 && row.isEquation {
        if row.count == 2 { scratch.peel.append(pair: id) } else { scratch.peel.append(equation: id) }
      }
    }
  }

  /// Makes columns of the pulled variables that are in no equation; the others stay queued.
  private mutating func makePulledColumns() {
    let pulled = scratch.peel.pulled
    scratch.peel.pulled.removeAll()
    for index in 0..<pulled.count {
      if isInEquation(pulled[index]) { scratch.peel.pulled.append(pulled[index]) } else { makeColumn(pulled[index]) }
    }
  }

  private mutating func isInEquation(_ variable: Int32) -> Bool {
    for index in system.variables[variable].rows where system.rows[system.rowsOfVariables[index]].isEquation {
      return true
    }
    return false
  }

  /// The bucket of an optional row: equalities by their level, inequalities last.
  private mutating func bucket(of row: KernelRow) -> Int {
    let part = system.components[scratch.peel.component]
    if row.relation != .equal { return Int(part.levelCount) }
    return Int(system.level(of: row.priority, part))
  }

  // MARK: - Making known

  private mutating func makeColumn(_ variable: Int32) {
    system.variables[variable].role = .column
    system.variables[variable].form = .column
    scratch.peel.columns.append(variable)
    scratch.peel.unknownCount -= 1
    makeKnown(variable)
  }

  private mutating func define(_ variable: Int32, by row: Int32) {
    let activity = system.rows[row].activity
    system.rowStates[row].owner = variable
    if activity >= 0 {
      system.variables[activity].role = .column
      system.variables[activity].form = .column
      scratch.peel.columns.append(activity)
    }
    scratch.peel.definitions.append(variable)
    system.variables[variable].role = .defined
    system.variables[variable].definer = row
    system.variables[variable].position = Int32(scratch.peel.definitions.count)
    scratch.peel.unknownCount -= 1
    classify(variable)
    makeKnown(variable)
  }

  /// Queues the rows of a variable that is known now, by the number of their unknowns.
  private mutating func makeKnown(_ variable: Int32) {
    let (rows, rowStates, rowsOfVariables) = (system.rows.all, system.rowStates, system.rowsOfVariables)
    for index in system.variables[variable].rows {
      let row = rowsOfVariables[index]
      if rowStates[row].owner >= 0 { continue }
      let unknowns = rowStates[row].unknowns &- 1
      rowStates[row].unknowns = unknowns
      if !rows[row].isEquation {
        if unknowns == 1 { scratch.peel.push(row, bucket: bucket(of: rows[row]), rowStates) }
      } else if unknowns <= 1 {
        scratch.peel.append(equation: row)
      } else {
        if unknowns == 2 { scratch.peel.append(pair: row) }
        scratch.peel.touched.append(row)
      }
    }
  }

  /// Defines the activities of rows that define nothing by their rows. From here on rows have their component again.
  private mutating func defineActivities(_ component: Int32) {
    let part = system.components[component]
    let (rows, rowStates, componentRows) = (system.rows.all, system.rowStates, system.componentRows)
    for index in part.rowStart..<part.rowStart &+ part.rowCount {
      let row = componentRows[index]
      rowStates[row].component = component
      let activity = rows[row].activity
      if activity < 0 || rowStates[row].owner >= 0 { continue }
      rowStates[row].owner = activity
      scratch.peel.definitions.append(activity)
      system.variables[activity].role = .defined
      system.variables[activity].definer = row
      system.variables[activity].position = Int32(scratch.peel.definitions.count)
      classify(activity)
    }
  }

  mutating func writeOrder(_ component: Int32) {
    collectIdle(component)
    let peel = scratch.peel
    var place = system.components[component].orderStart
    for index in 0..<peel.columns.count where system.variables[peel.columns[index]].role == .column {
      write(peel.columns[index], at: &place)
    }
    system.components[component].columnCount = place - system.components[component].orderStart
    for index in (0..<peel.closings.count).reversed() {
      system.compress(peel.closings[index])
      write(peel.closings[index], at: &place)
    }
    system.components[component].closedCount = Int32(peel.closings.count)
    removeShortcuts()
    let hasClosed = peel.closings.count > 0
    for index in 0..<peel.definitions.count {
      let variable = peel.definitions[index]
      if hasClosed { reclassify(variable) }
      write(variable, at: &place)
    }
    removeShortcuts()
    system.components[component].orderCount = place - system.components[component].orderStart
    for index in 0..<peel.idle.count { write(peel.idle[index], at: &place) }
  }

  /// Collects variables that are in no row any more, and activities of rows that have none.
  private mutating func collectIdle(_ component: Int32) {
    let part = system.components[component]
    if scratch.peel.columns.count + scratch.peel.definitions.count == Int(part.orderCount) { return }
    for index in part.orderStart..<part.orderStart + part.orderCount
    where system.variables[system.order[index]].role == .unknown {
      scratch.peel.idle.append(system.order[index])
    }
  }

  private mutating func write(_ variable: Int32, at place: inout Int32) {
    system.order[place] = variable
    system.variables[variable].position = place
    place += 1
  }
}
