internal import LayNumbers

// The choices of the presolve: the next row to use, or variable to make a column.
extension Peel {
  mutating func unknown(of row: Int32, _ system: inout PresolvedSystem) -> Int32 {
    var term = system.rows[row].start
    while system.variables[system.rows.termVariables[term]].role != .unknown { term += 1 }
    return system.rows.termVariables[term]
  }

  mutating func popEquation(_ system: inout PresolvedSystem) -> Int32? {
    while let row = queues.popEquation() {
      if system.rowStates[row].owner < 0 && system.rowStates[row].unknowns <= 1 { return row }
    }
    return nil
  }

  mutating func popPulled(_ system: inout PresolvedSystem) -> Int32? {
    while let row = queues.popPair() {
      if system.rowStates[row].unknowns == 2, let variable = pulledUnknown(of: row, &system) { return variable }
    }
    while let variable = queues.popPulled() {
      if system.variables[variable].role == .unknown { return variable }
    }
    return nil
  }

  mutating func pulledUnknown(of id: Int32, _ system: inout PresolvedSystem) -> Int32? {
    let row = system.rows[id]
    for term in row.start..<row.start + row.count {
      let state = system.variables[system.rows.termVariables[term]]
      if state.role == .unknown && state.isPulled { return system.rows.termVariables[term] }
    }
    return nil
  }

  /// The next optional row or inequality with one unknown. An inequality defines only a variable without other bounds.
  mutating func popOptional(_ system: inout PresolvedSystem) -> Int32? {
    while let row = queues.popBucket(system.rowStates) {
      if system.rowStates[row].unknowns != 1 || system.rowStates[row].owner >= 0 { continue }
      if system.rows[row].relation == .equal || system.variables[unknown(of: row, &system)].flags == 0 { return row }
    }
    return nil
  }

  mutating func popEquationUnknown(_ system: inout PresolvedSystem) -> Int32? {
    while let row = touched.popLast() {
      if system.rowStates[row].unknowns == 2 && system.rowStates[row].owner < 0 { return bestUnknown(of: row, &system) }
    }
    if let row = untouchedEquation(upTo: 2, from: nextEquation, &system) {
      return bestUnknown(of: row, &system)
    }
    if let row = untouchedEquation(upTo: .max, from: nextLongEquation, &system) { return bestUnknown(of: row, &system) }
    return nil
  }

  /// The next equation in the order of rows with two unknowns or more.
  private mutating func untouchedEquation(upTo most: Int32, from start: Int32, _ system: inout PresolvedSystem)
    -> Int32?
  {
    let (componentRows, rowStates) = (system.componentRows, system.rowStates)
    var place = start
    var found: Int32?
    while place < rowEnd && found == nil {
      let row = componentRows[place]
      let state = rowStates[row]
      if state.owner < 0 && state.unknowns >= 2 && state.unknowns <= most && system.rows[row].isEquation { found = row }
      place += 1
    }
    if most == 2 {
      nextEquation = place
    } else {
      nextLongEquation = found == nil ? place : place - 1
    }
    return found
  }

  /// The best unknown of a row for a column: one with bounds first, then the one in most rows.
  mutating func bestUnknown(of id: Int32, _ system: inout PresolvedSystem) -> Int32 {
    let row = system.rows[id]
    var best: Int32 = -1
    var bestRank: Int32 = -1
    for term in row.start..<row.start + row.count {
      let state = system.variables[system.rows.termVariables[term]]
      if state.role != .unknown { continue }
      let rank = state.rowsCount + (state.flags != 0 ? 1 << 24 : 0)
      if rank > bestRank {
        best = system.rows.termVariables[term]
        bestRank = rank
      }
    }
    return best
  }

  mutating func popAnyUnknown(_ component: Int32, _ system: inout PresolvedSystem) -> Int32? {
    let end = system.components[component].orderStart + system.components[component].orderCount
    while nextBounded < end {
      let variable = system.order[nextBounded]
      if system.variables[variable].role == .unknown && system.variables[variable].flags != 0 { return variable }
      nextBounded += 1
    }
    while nextVariable < end {
      let variable = system.order[nextVariable]
      // Activities wait for their rows.
      if system.variables[variable].role == .unknown && system.variables[variable].rowsCount > 0 { return variable }
      nextVariable += 1
    }
    return nil
  }
}
