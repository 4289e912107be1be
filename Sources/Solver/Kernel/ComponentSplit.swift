internal import LayNumbers

// Partitions the rows into connected components: union-find over the variables of the rows (SEMANTICS §4.2).
extension PresolvedSystem {
  /// Splits all rows into components, in the order of their first rows; rows keep their order. `roots` and
  /// `numbers` are work space, a number for each variable.
  mutating func splitComponents(_ roots: Slab<Int32>, _ numbers: Slab<Int32>) {
    joinVariables(roots)
    // A root comes before its members, so that its own root is known first.
    for index in 0..<variables.count {
      roots[index] = roots[roots[index]]
      numbers[index] = -1
    }
    numberComponents(roots, numbers)
    distributeRows()
    attachVariables(roots, numbers)
  }

  /// Unites the variables of each row, and counts for each variable the rows that it is in.
  private mutating func joinVariables(_ parents: Slab<Int32>) {
    let (rows, variables, termVariables) = (rows.all, variables, rows.termVariables)
    for index in 0..<variables.count {
      parents[index] = Int32(truncatingIfNeeded: index)
      variables[index] = .fresh
    }
    for index in 0..<Int32(truncatingIfNeeded: rows.count) {
      let row = rows[index]
      if row.priority == KernelRow.removed || row.count == 0 { continue }
      if row.count == 1 {
        note(row)
        continue
      }
      variables[termVariables[row.start]].rowsCount &+= 1
      var root = findRoot(parents, termVariables[row.start])
      for term in row.start &+ 1..<row.start &+ row.count {
        let variable = termVariables[term]
        variables[variable].rowsCount &+= 1
        if parents[variable] == root { continue }
        let other = findRoot(parents, variable)
        // The smaller number is the root: no counts to keep, and the halving of paths keeps them short.
        if other < root {
          parents[root] = other
          root = other
        } else if other > root {
          parents[other] = root
        }
      }
      if row.activity == -1 { continue }
      parents[max(row.activity, KernelRow.idle(row.activity))] = root
      setActivity(of: row, index)
    }
  }

  /// Counts a row in the states of its variables, and adds its kind to its component.
  mutating func countTerms(of id: Int32, in component: Int32) {
    let row = rows[id]
    components[component].kinds |= row.kind
    if row.count == 1 { return note(row) }
    for term in row.terms { variables[rows.termVariables[term]].rowsCount += 1 }
    setActivity(of: row, id)
  }

  @inline(__always) private mutating func setActivity(of row: KernelRow, _ id: Int32) {
    if row.activity < 0 { return }
    variables[row.activity].rowsStart = id
    variables[row.activity].rowsCount = -1
  }

  /// Counts a row of one variable: as a flag if it only costs.
  @inline(__always) private mutating func note(_ row: KernelRow) {
    let variable = rows.termVariables[row.start]
    if row.isEquation { variables[variable].rowsCount &+= 1 } else { variables[variable].flags |= flag(of: row) }
  }

  private mutating func flag(of row: KernelRow) -> UInt8 {
    if row.isRequired { return VariableState.hardBound }
    if row.relation == .equal { return VariableState.softEquality }
    let isAtLeast = (row.relation == .greaterOrEqual) == (rows.termCoefficients[row.start] > 0)
    return isAtLeast ? VariableState.softAtLeast : VariableState.softAtMost
  }

  /// Numbers the components, and counts their rows. The number of a component is stored at its root; -1 elsewhere.
  private mutating func numberComponents(_ roots: Slab<Int32>, _ numbers: Slab<Int32>) {
    components.removeAll()
    rowStates.resizeUninitialized(rows.count)
    let (rows, rowStates, termVariables) = (rows.all, rowStates, rows.termVariables)
    for index in 0..<rows.count {
      let row = rows[index]
      rowStates[index] = .fresh
      if row.count == 0 || row.priority == KernelRow.removed { continue }
      let root = roots[termVariables[row.start]]
      if numbers[root] < 0 {
        numbers[root] = Int32(truncatingIfNeeded: components.count)
        components.append(KernelComponent())
      }
      let component = numbers[root]
      rowStates[index].component = component
      components[component].rowCount &+= 1
      components[component].kinds |= row.kind
    }
  }

  private mutating func distributeRows() {
    let components = components
    var start: Int32 = 0
    for index in 0..<components.count {
      components[index].rowStart = start
      start += components[index].rowCount
      components[index].rowCount = 0
    }
    componentRows.resizeUninitialized(Int(start))
    let (rowStates, componentRows) = (rowStates, componentRows)
    for index in 0..<rowStates.count {
      let component = rowStates[index].component
      if component < 0 { continue }
      let place = components[component].rowCount
      componentRows[components[component].rowStart &+ place] = Int32(truncatingIfNeeded: index)
      components[component].rowCount = place &+ 1
    }
  }

  /// Writes the run of ``order`` of each component; `numbers` are those of the components at the roots.
  private mutating func attachVariables(_ roots: Slab<Int32>, _ numbers: Slab<Int32>) {
    let components = components
    for index in 0..<roots.count {
      let component = numbers[roots[index]]
      roots[index] = component
      if component >= 0 { components[component].variableCount &+= 1 }
    }
    var start: Int32 = 0
    for index in 0..<components.count {
      components[index].orderStart = start
      start += components[index].variableCount
    }
    order.resizeUninitialized(Int(start))
    let order = order
    for index in 0..<roots.count where roots[index] >= 0 {
      let component = roots[index]
      let place = components[component].orderCount
      order[components[component].orderStart &+ place] = Int32(truncatingIfNeeded: index)
      components[component].orderCount = place &+ 1
    }
  }
}

/// The root of a set; paths are halved on the way.
@inline(__always) func findRoot(_ parents: Slab<Int32>, _ element: Int32) -> Int32 {
  var element = element
  while parents[element] != element {
    parents[element] = parents[parents[element]]
    element = parents[element]
  }
  return element
}
