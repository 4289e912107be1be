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
      if rowStates[row].unknowns == 0 { close(row) } else { define(unknown(of: row), by: row) }
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
    let part = components[component]
    components[component].isIndexed = true
    components[component].isAffine = false
    reserveIndex(part)
    indexRows(component)
    scratch.peel.prepareBuckets(Int(components[component].levelCount) + 1)
    makePulledColumns()
    scratch.peel.rowEnd = part.rowStart + part.rowCount
    scratch.peel.nextEquation = part.rowStart
    scratch.peel.nextLongEquation = part.rowStart
    scratch.peel.nextBounded = part.orderStart
    scratch.peel.nextVariable = part.orderStart
  }

  /// Assigns each variable the run of its rows, and collects the pulled variables.
  private mutating func reserveIndex(_ part: KernelComponent) {
    var start = Int32(rowsOfVariables.count)
    let (order, variables) = (order, variables)
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
    rowsOfVariables.resizeUninitialized(Int(start))
  }

  /// Writes the list of rows of each variable, queues short equations, and collects the levels.
  private mutating func indexRows(_ component: Int32) {
    let part = components[component]
    components[component].levelStart = Int32(levels.count)
    components[component].levelCount = 0
    let (rows, rowStates, componentRows) = (rows.all, rowStates, componentRows)
    for index in part.rowStart..<part.rowStart &+ part.rowCount {
      let id = componentRows[index]
      let row = rows[id]
      rowStates[id].unknowns = row.count
      if !row.isRequired { addLevel(row.priority, to: component) }
      if row.isBound { continue }
      indexTerms(of: row, id)
      if row.count <= 2 && row.isEquation {
        if row.count == 2 { scratch.peel.append(pair: id) } else { scratch.peel.append(equation: id) }
      }
    }
  }

  @inline(__always) private mutating func indexTerms(of row: KernelRow, _ id: Int32) {
    let (variables, rowsOfVariables, termVariables) = (variables, rowsOfVariables, rows.termVariables)
    for term in row.terms {
      let variable = termVariables[term]
      let count = variables[variable].rowsCount
      rowsOfVariables[variables[variable].rowsStart &+ count] = id
      variables[variable].rowsCount = count &+ 1
    }
  }

  /// Writes the lists of rows for a component that was presolved in order, if that was not yet done.
  @inline(__always) mutating func indexRows(ofVariablesIn component: Int32) {
    if !components[component].isIndexed { indexVariables(of: component) }
  }

  @inline(never) private mutating func indexVariables(of component: Int32) {
    components[component].isIndexed = true
    let part = components[component]
    var start = Int32(rowsOfVariables.count)
    for index in part.orderStart..<part.orderStart + part.orderCount {
      let variable = order[index]
      variables[variable].rowsStart = start
      start += variables[variable].rowsCount
      variables[variable].rowsCount = 0
    }
    rowsOfVariables.resizeUninitialized(Int(start))
    for index in part.rowStart..<part.rowStart + part.rowCount {
      let row = rows[componentRows[index]]
      if !row.isBound { indexTerms(of: row, componentRows[index]) }
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

  /// Adds a priority to the levels of a component, if it is a new one; they are sorted, falling.
  @inline(__always) mutating func addLevel(_ priority: Float, to component: Int32) {
    let start = Int(components[component].levelStart)
    var place = levels.count
    while place > start && levels[place - 1] < priority { place -= 1 }
    if place > start && levels[place - 1] == priority { return }
    levels.append(0)
    var hole = levels.count - 1
    while hole > place {
      levels[hole] = levels[hole - 1]
      hole -= 1
    }
    levels[place] = priority
    components[component].levelCount = Int32(levels.count - start)
  }

  /// The index of a priority among the levels of a component.
  @inline(__always) mutating func level(of priority: Float, _ part: KernelComponent) -> Int32 {
    var level: Int32 = 0
    while levels[part.levelStart + level] != priority { level += 1 }
    return level
  }

  private mutating func isInEquation(_ variable: Int32) -> Bool {
    for index in variables[variable].rows where rows[rowsOfVariables[index]].isEquation { return true }
    return false
  }

  /// The bucket of an optional row: equalities by their level, inequalities last.
  private mutating func bucket(of row: KernelRow) -> Int {
    let part = components[scratch.peel.component]
    if row.relation != .equal { return Int(part.levelCount) }
    return Int(level(of: row.priority, part))
  }

  // MARK: - Making known

  private mutating func makeColumn(_ variable: Int32) {
    variables[variable].role = .column
    variables[variable].form = .column
    scratch.peel.columns.append(variable)
    scratch.peel.unknownCount -= 1
    makeKnown(variable)
  }

  private mutating func define(_ variable: Int32, by row: Int32) {
    let activity = rows[row].activity
    rowStates[row].owner = variable
    if activity >= 0 {
      variables[activity].role = .column
      variables[activity].form = .column
      scratch.peel.columns.append(activity)
    }
    scratch.peel.definitions.append(variable)
    variables[variable].role = .defined
    variables[variable].definer = row
    variables[variable].position = Int32(scratch.peel.definitions.count)
    scratch.peel.unknownCount -= 1
    classify(variable)
    makeKnown(variable)
  }

  /// Queues the rows of a variable that is known now, by the number of their unknowns.
  private mutating func makeKnown(_ variable: Int32) {
    let (rows, rowStates, rowsOfVariables) = (rows.all, rowStates, rowsOfVariables)
    for index in variables[variable].rows {
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
    let part = components[component]
    let (rows, rowStates, componentRows) = (rows.all, rowStates, componentRows)
    for index in part.rowStart..<part.rowStart &+ part.rowCount {
      let row = componentRows[index]
      rowStates[row].component = component
      let activity = rows[row].activity
      if activity < 0 || rowStates[row].owner >= 0 { continue }
      rowStates[row].owner = activity
      scratch.peel.definitions.append(activity)
      variables[activity].role = .defined
      variables[activity].definer = row
      variables[activity].position = Int32(scratch.peel.definitions.count)
      classify(activity)
    }
  }

  mutating func writeOrder(_ component: Int32) {
    collectIdle(component)
    let peel = scratch.peel
    var place = components[component].orderStart
    for index in 0..<peel.columns.count where variables[peel.columns[index]].role == .column {
      write(peel.columns[index], at: &place)
    }
    components[component].columnCount = place - components[component].orderStart
    for index in (0..<peel.closings.count).reversed() {
      compress(peel.closings[index])
      write(peel.closings[index], at: &place)
    }
    components[component].closedCount = Int32(peel.closings.count)
    removeShortcuts()
    let hasClosed = peel.closings.count > 0
    for index in 0..<peel.definitions.count {
      let variable = peel.definitions[index]
      if hasClosed { reclassify(variable) }
      write(variable, at: &place)
    }
    removeShortcuts()
    components[component].orderCount = place - components[component].orderStart
    for index in 0..<peel.idle.count { write(peel.idle[index], at: &place) }
  }

  /// Collects variables that are in no row any more, and activities of rows that have none.
  private mutating func collectIdle(_ component: Int32) {
    let part = components[component]
    if scratch.peel.columns.count + scratch.peel.definitions.count == Int(part.orderCount) { return }
    for index in part.orderStart..<part.orderStart + part.orderCount where variables[order[index]].role == .unknown {
      scratch.peel.idle.append(order[index])
    }
  }

  private mutating func write(_ variable: Int32, at place: inout Int32) {
    order[place] = variable
    variables[variable].position = place
    place += 1
  }
}
