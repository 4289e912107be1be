internal import LayNumbers

// The presolve of a component without activities whose rows can be used nearly in their order, the usual one: from the
// outside inwards, from the first to the last. It needs neither queues nor lists of the rows of a variable.
extension Peel {
  /// The result of using a row.
  private enum Use { case used, waiting, failed }

  /// The largest number of rows of a component whose waiting rows are retried without limit, and which may have optional
  /// rows.
  private static var fewRows: Int32 { 16 }

  @inline(__always) mutating func canPeelInOrder(_ component: Int32, _ system: inout PresolvedSystem) -> Bool {
    let part = system.components[component]
    return part.kinds == 0 || part.kinds == KernelComponent.wishes && part.rowCount <= Peel.fewRows
  }

  /// Presolves a component in the order of its rows. Returns false, and restores its state, as soon as a variable would
  /// be a sum of two columns: then the queues find an order in which that is rarer.
  mutating func peelInOrder(_ component: Int32, _ system: inout PresolvedSystem) -> Bool {
    removeAll()
    self.component = component
    let part = system.components[component]
    let (derivedCount, entryCount, levelCount) = (
      system.derived.starts.count, system.derived.columns.count, system.levels.count
    )
    system.components[component].levelStart = Int32(levelCount)
    system.components[component].levelCount = 0
    if !useRows(component, &system) || !useWaitingRows(areFew: part.rowCount <= Peel.fewRows, &system) {
      forgetPeel(part, &system)
      system.derived.truncate(derivedCount, entries: entryCount)
      system.levels.resizeUninitialized(levelCount)
      return false
    }
    makeRestColumns(part, &system)
    writeOrder(component, &system)
    system.components[component].isIndexed = false
    system.components[component].isAffine = system.components[component].columnCount == 0
    return true
  }

  /// Defines by each equation its only unknown. Rows that wait have two or more, since no column is there yet.
  private mutating func useRows(_ component: Int32, _ system: inout PresolvedSystem) -> Bool {
    let part = system.components[component]
    let (rows, componentRows) = (system.rows.all, system.componentRows)
    for index in part.rowStart..<part.rowStart &+ part.rowCount {
      let id = componentRows[index]
      if rows[id].isBound {
        if !rows[id].isRequired { system.addLevel(rows[id].priority, to: component) }
        continue
      }
      switch use(id, &system) {
      case .used: if touched.count > 0 { isStuck = false }
      case .waiting: touched.append(id)
      case .failed: return false
      }
    }
    return true
  }

  /// Uses the waiting rows, in passes. A pass adds a column only when no row can be used; but with many rows passes
  /// continue only while each uses a quarter of them. After that, as many unknowns of a row become columns as it takes.
  private mutating func useWaitingRows(areFew: Bool, _ system: inout PresolvedSystem) -> Bool {
    while touched.count > 0 {
      let count = touched.count
      if isStuck, let column = columnOfWaiting(&system) { makeColumn(inOrder: column, &system) }
      if !passWaitingRows(&system) { return false }
      if areFew || 4 * touched.count <= 3 * count { continue }
      if columns.count > 0 { return useWaitingRowsAtOnce(&system) }
      isStuck = true
    }
    return true
  }

  /// Uses the waiting rows that it can. A pass that cannot use a quarter of the first rows skips the others.
  private mutating func passWaitingRows(_ system: inout PresolvedSystem) -> Bool {
    let waiting = touched
    let probe = 64 + waiting.count / 16
    var (index, kept, firstKept, lastUsed) = (0, 0, waiting.count, -1)
    while index < waiting.count {
      switch use(waiting[index], &system) {
      case .failed: return false
      case .used: lastUsed = index
      case .waiting:
        if kept == 0 { firstKept = index }
        waiting[kept] = waiting[index]
        kept &+= 1
      }
      index &+= 1
      if index != probe || 4 * kept <= 3 * index { continue }
      while index < waiting.count {
        waiting[kept] = waiting[index]
        kept &+= 1
        index &+= 1
      }
    }
    isStuck = lastUsed < firstKept
    touched.resizeUninitialized(kept)
    return true
  }

  private mutating func useWaitingRowsAtOnce(_ system: inout PresolvedSystem) -> Bool {
    for index in 0..<touched.count {
      let id = touched[index]
      while true {
        let use = use(id, &system)
        if use == .failed { return false }
        if use == .used { break }
        makeColumn(inOrder: bestUnknown(of: id, &system), &system)
      }
    }
    return true
  }

  /// A variable pulled from both sides, or the best unknown of the first row that has two unknowns; nil if none has.
  private mutating func columnOfWaiting(_ system: inout PresolvedSystem) -> Int32? {
    let waiting = touched
    if system.components[self.component].kinds != 0 {
      for index in 0..<waiting.count {
        if let variable = pulledUnknown(of: waiting[index], &system) { return variable }
      }
    }
    for index in 0..<waiting.count where hasTwoUnknowns(waiting[index], &system) {
      return bestUnknown(of: waiting[index], &system)
    }
    return nil
  }

  private mutating func hasTwoUnknowns(_ id: Int32, _ system: inout PresolvedSystem) -> Bool {
    var count = 0
    for term in system.rows[id].terms where system.variables[system.rows.termVariables[term]].role == .unknown {
      count += 1
    }
    return count > 1
  }

  private mutating func makeColumn(inOrder variable: Int32, _ system: inout PresolvedSystem) {
    system.variables[variable].role = .column
    system.variables[variable].form = .column
    columns.append(variable)
  }

  private mutating func use(_ id: Int32, _ system: inout PresolvedSystem) -> Use {
    let row = system.rows[id]
    let (termVariables, variables) = (system.rows.termVariables, system.variables)
    var unknown = -1
    var term = Int(row.start)
    let end = term &+ Int(row.count)
    while term < end {
      if variables[termVariables[term]].role == .unknown {
        if unknown >= 0 { return .waiting }
        unknown = term
      }
      term &+= 1
    }
    if unknown < 0 { return close(inOrder: id, &system) }
    var sum = AliasSum()
    if columns.count == 0 {
      addNumbers(of: row, without: unknown, to: &sum, &system)
    } else if !add(row, without: unknown, to: &sum, &system) {
      return .failed
    }
    define(termVariables[unknown], by: id, system.rows.termCoefficients[unknown], &sum, &system)
    return .used
  }

  /// Adds all terms but one, where there are no columns yet.
  @inline(__always) private mutating func addNumbers(
    of row: KernelRow, without unknown: Int, to sum: inout AliasSum, _ system: inout PresolvedSystem
  ) {
    let (termVariables, termCoefficients) = (system.rows.termVariables, system.rows.termCoefficients)
    let (constants, widths, heights) = (system.values.constants, system.values.widths, system.values.heights)
    var term = Int(row.start)
    let end = term &+ Int(row.count)
    while term < end {
      if term != unknown {
        let other = termVariables[term]
        let value = AffineValue(constant: constants[other], width: widths[other], height: heights[other])
        sum.offset.add(value, times: termCoefficients[term])
      }
      term &+= 1
    }
  }

  /// Adds all terms but one; returns false if they are a sum of columns.
  @inline(__always) private mutating func add(
    _ row: KernelRow, without unknown: Int, to sum: inout AliasSum, _ system: inout PresolvedSystem
  ) -> Bool {
    let (termVariables, termCoefficients) = (system.rows.termVariables, system.rows.termCoefficients)
    var term = Int(row.start)
    let end = term &+ Int(row.count)
    while term < end {
      if term != unknown && !system.add(termVariables[term], times: termCoefficients[term], to: &sum) { return false }
      term &+= 1
    }
    return true
  }

  private mutating func close(inOrder id: Int32, _ system: inout PresolvedSystem) -> Use {
    close(id, &system)
    let column = system.rowStates[id].owner
    return column >= 0 && system.variables[column].form == .general ? .failed : .used
  }

  @inline(__always) private mutating func define(
    _ variable: Int32, by id: Int32, _ own: Double, _ sum: inout AliasSum, _ system: inout PresolvedSystem
  ) {
    system.rowStates[id].owner = variable
    definitions.append(variable)
    system.variables[variable].role = .defined
    system.variables[variable].definer = id
    system.variables[variable].position = Int32(truncatingIfNeeded: definitions.count)
    sum.negate()
    sum.offset.add(system.rows.rightSide(of: id), times: 1)
    if own != 1 { sum.divide(by: own) }
    system.setAlias(variable, sum)
  }

  /// Makes columns of the variables that are in no equation.
  private mutating func makeRestColumns(_ part: KernelComponent, _ system: inout PresolvedSystem) {
    if columns.count + definitions.count == Int(part.orderCount) { return }
    for index in part.orderStart..<part.orderStart + part.orderCount {
      let state = system.variables[system.order[index]]
      if state.role == .unknown && !state.isIdle { makeColumn(inOrder: system.order[index], &system) }
    }
  }

  /// Discards the presolve of a component.
  private mutating func forgetPeel(_ part: KernelComponent, _ system: inout PresolvedSystem) {
    for index in part.orderStart..<part.orderStart + part.orderCount {
      let (variable, state) = (system.order[index], system.variables[system.order[index]])
      system.variables[variable] = .fresh
      system.variables[variable].flags = state.flags
      system.variables[variable].rowsCount = state.rowsCount
      system.variables[variable].rowsStart = state.rowsStart
      system.values[variable] = .zero
    }
    for index in part.rowStart..<part.rowStart + part.rowCount {
      system.rowStates[system.componentRows[index]].owner = -1
    }
    system.tests.resizeUninitialized(Int(part.testStart))
    shortcuts.removeAll()
  }
}
