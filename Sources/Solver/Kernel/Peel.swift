internal import LayNumbers

/// The presolve of a component (*peel*): every variable gets a definition by one row, or becomes a column. A topological
/// pass (Kahn 1962) over equations and optional rows alike; optional rows define too, with their activity as a column.
///
/// Repeat the first that applies:
///   1. an equation with one unknown defines it; with none it closes: ``close(_:)``
///   2. of an equation with an unknown that is pulled from both sides, this unknown becomes a column (two unknowns first)
///   3. an optional row with one unknown defines it, the most important row first
///   4. of an equation, one unknown becomes a column (two unknowns first, those with known variables first)
///   5. any unknown becomes a column, those with bounds first
struct Peel {
  /// Variables in the order in which rows defined them.
  var definitions = Slab<Int32>()
  var columns = Slab<Int32>()
  /// Columns that closing equations solved for, in order.
  var closings = Slab<Int32>()
  /// Variables that are in no row any more.
  private var idle = Slab<Int32>()
  /// Variables that a shortcut writes.
  var shortcuts = Slab<Int32>()
  /// Equations that a known variable touched, a stack; rows that wait in a presolve in order.
  var touched = Slab<Int32>()
  /// True if no row was used since the first of ``touched``, which wait, was passed.
  var isStuck = true
  var queues = PeelQueues()

  var component: Int32 = 0
  /// The number of unknown variables, without activities and those in no row.
  var unknownCount = 0
  // The next rows and variables to look at, in their order.
  var rowEnd: Int32 = 0
  var nextEquation: Int32 = 0
  var nextLongEquation: Int32 = 0
  var nextBounded: Int32 = 0
  var nextVariable: Int32 = 0

  /// Presolves a component; afterwards its run of ``order`` is topological: columns, closed columns, definitions.
  mutating func presolve(_ component: Int32, _ system: inout PresolvedSystem) {
    if canPeelInOrder(component, &system) && peelInOrder(component, &system) { return }
    preparePeel(component, &system)
    while step(component, &system) {}
    defineActivities(component, &system)
    writeOrder(component, &system)
  }

  private mutating func step(_ component: Int32, _ system: inout PresolvedSystem) -> Bool {
    if let row = popEquation(&system) {
      if system.rowStates[row].unknowns == 0 {
        close(row, &system)
      } else {
        define(unknown(of: row, &system), by: row, &system)
      }
      return true
    }
    if let variable = popPulled(&system) {
      makeColumn(variable, &system)
      return true
    }
    if let row = popOptional(&system) {
      define(unknown(of: row, &system), by: row, &system)
      return true
    }
    if unknownCount == 0 { return false }
    guard let variable = popEquationUnknown(&system) ?? popAnyUnknown(component, &system) else { return false }
    makeColumn(variable, &system)
    return true
  }

  // MARK: - Preparing

  mutating func removeAll() {
    definitions.removeAll()
    columns.removeAll()
    closings.removeAll()
    idle.removeAll()
    shortcuts.removeAll()
    touched.removeAll()
    isStuck = true
    queues.removeAll()
    unknownCount = 0
  }

  private mutating func preparePeel(_ component: Int32, _ system: inout PresolvedSystem) {
    removeAll()
    self.component = component
    let part = system.components[component]
    system.components[component].isIndexed = true
    system.components[component].isAffine = false
    reserveIndex(part, &system)
    indexRows(component, &system)
    queues.prepareBuckets(Int(system.components[component].levelCount) + 1)
    makePulledColumns(&system)
    rowEnd = part.rowStart + part.rowCount
    nextEquation = part.rowStart
    nextLongEquation = part.rowStart
    nextBounded = part.orderStart
    nextVariable = part.orderStart
  }

  /// Assigns each variable the run of its rows, and collects the pulled variables.
  private mutating func reserveIndex(_ part: KernelComponent, _ system: inout PresolvedSystem) {
    var start = Int32(system.rowsOfVariables.count)
    let (order, variables) = (system.order, system.variables)
    for index in part.orderStart..<part.orderStart &+ part.orderCount {
      let variable = order[index]
      let (count, flags) = (variables[variable].rowsCount, variables[variable].flags)
      if count < 0 || count == 0 && flags == 0 { continue }
      unknownCount &+= 1
      variables[variable].rowsStart = start
      variables[variable].rowsCount = 0
      start &+= count
      if flags != 0 && variables[variable].isPulled { queues.pulled.append(variable) }
    }
    system.rowsOfVariables.resizeUninitialized(Int(start))
  }

  /// Writes the list of rows of each variable, queues short equations, and collects the levels.
  private mutating func indexRows(_ component: Int32, _ system: inout PresolvedSystem) {
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
        if row.count == 2 { queues.append(pair: id) } else { queues.append(equation: id) }
      }
    }
  }

  /// Makes columns of the pulled variables that are in no equation; the others stay queued.
  private mutating func makePulledColumns(_ system: inout PresolvedSystem) {
    let pulled = queues.pulled
    queues.pulled.removeAll()
    for index in 0..<pulled.count {
      if isInEquation(pulled[index], &system) {
        queues.pulled.append(pulled[index])
      } else {
        makeColumn(pulled[index], &system)
      }
    }
  }

  private mutating func isInEquation(_ variable: Int32, _ system: inout PresolvedSystem) -> Bool {
    for index in system.variables[variable].rows where system.rows[system.rowsOfVariables[index]].isEquation {
      return true
    }
    return false
  }

  /// The bucket of an optional row: equalities by their level, inequalities last.
  private mutating func bucket(of row: KernelRow, _ system: inout PresolvedSystem) -> Int {
    let part = system.components[self.component]
    if row.relation != .equal { return Int(part.levelCount) }
    return Int(system.level(of: row.priority, part))
  }

  // MARK: - Making known

  private mutating func makeColumn(_ variable: Int32, _ system: inout PresolvedSystem) {
    system.variables[variable].role = .column
    system.variables[variable].form = .column
    columns.append(variable)
    unknownCount -= 1
    makeKnown(variable, &system)
  }

  private mutating func define(_ variable: Int32, by row: Int32, _ system: inout PresolvedSystem) {
    let activity = system.rows[row].activity
    system.rowStates[row].owner = variable
    if activity >= 0 {
      system.variables[activity].role = .column
      system.variables[activity].form = .column
      columns.append(activity)
    }
    definitions.append(variable)
    system.variables[variable].role = .defined
    system.variables[variable].definer = row
    system.variables[variable].position = Int32(definitions.count)
    unknownCount -= 1
    classify(variable, &system)
    makeKnown(variable, &system)
  }

  /// Queues the rows of a variable that is known now, by the number of their unknowns.
  private mutating func makeKnown(_ variable: Int32, _ system: inout PresolvedSystem) {
    let (rows, rowStates, rowsOfVariables) = (system.rows.all, system.rowStates, system.rowsOfVariables)
    for index in system.variables[variable].rows {
      let row = rowsOfVariables[index]
      if rowStates[row].owner >= 0 { continue }
      let unknowns = rowStates[row].unknowns &- 1
      rowStates[row].unknowns = unknowns
      if !rows[row].isEquation {
        if unknowns == 1 { queues.push(row, bucket: bucket(of: rows[row], &system), rowStates) }
      } else if unknowns <= 1 {
        queues.append(equation: row)
      } else {
        if unknowns == 2 { queues.append(pair: row) }
        touched.append(row)
      }
    }
  }

  /// Defines the activities of rows that define nothing by their rows. From here on rows have their component again.
  private mutating func defineActivities(_ component: Int32, _ system: inout PresolvedSystem) {
    let part = system.components[component]
    let (rows, rowStates, componentRows) = (system.rows.all, system.rowStates, system.componentRows)
    for index in part.rowStart..<part.rowStart &+ part.rowCount {
      let row = componentRows[index]
      rowStates[row].component = component
      let activity = rows[row].activity
      if activity < 0 || rowStates[row].owner >= 0 { continue }
      rowStates[row].owner = activity
      definitions.append(activity)
      system.variables[activity].role = .defined
      system.variables[activity].definer = row
      system.variables[activity].position = Int32(definitions.count)
      classify(activity, &system)
    }
  }

  mutating func writeOrder(_ component: Int32, _ system: inout PresolvedSystem) {
    collectIdle(component, &system)
    var place = system.components[component].orderStart
    for index in 0..<columns.count where system.variables[columns[index]].role == .column {
      write(columns[index], at: &place, &system)
    }
    system.components[component].columnCount = place - system.components[component].orderStart
    for index in (0..<closings.count).reversed() {
      system.compress(closings[index])
      write(closings[index], at: &place, &system)
    }
    system.components[component].closedCount = Int32(closings.count)
    removeShortcuts(&system)
    let hasClosed = closings.count > 0
    for index in 0..<definitions.count {
      let variable = definitions[index]
      if hasClosed { reclassify(variable, &system) }
      write(variable, at: &place, &system)
    }
    removeShortcuts(&system)
    system.components[component].orderCount = place - system.components[component].orderStart
    for index in 0..<idle.count { write(idle[index], at: &place, &system) }
  }

  /// Collects variables that are in no row any more, and activities of rows that have none.
  private mutating func collectIdle(_ component: Int32, _ system: inout PresolvedSystem) {
    let part = system.components[component]
    if columns.count + definitions.count == Int(part.orderCount) { return }
    for index in part.orderStart..<part.orderStart + part.orderCount
    where system.variables[system.order[index]].role == .unknown {
      idle.append(system.order[index])
    }
  }

  private mutating func write(_ variable: Int32, at place: inout Int32, _ system: inout PresolvedSystem) {
    system.order[place] = variable
    system.variables[variable].position = place
    place += 1
  }

  // MARK: - Memory

  /// Two numbers for each variable: the runs of a presolve are free until it begins.
  mutating func workSpace(_ count: Int) -> (Slab<Int32>, Slab<Int32>) {
    definitions.resizeUninitialized(count)
    columns.resizeUninitialized(count)
    return (definitions, columns)
  }

  /// Takes the runs that grow with the variables from a block.
  mutating func carve(variables: Int, _ room: inout ArenaRoom) {
    room.take(&definitions, variables)
    room.take(&columns, variables)
  }

  func free() {
    definitions.free()
    columns.free()
    closings.free()
    idle.free()
    shortcuts.free()
    touched.free()
    queues.free()
  }
}
