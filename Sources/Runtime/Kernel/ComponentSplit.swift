// Which rows belong together: union-find over the variables of the rows (SEMANTICS §4.2).
extension LayoutKernel {
  /// Splits all rows into components, in the order of their first rows; rows keep their order.
  mutating func splitComponents() {
    joinVariables()
    components.removeAll()
    let parents = scratch.peel.definitions
    rowStates.resizeUninitialized(rows.count)
    // The number of a component stands at its root; -1 while there is none.
    scratch.peel.columns.resizeUninitialized(parents.count)
    let numbers = scratch.peel.columns
    for index in 0..<parents.count { numbers[index] = -1 }
    let (rows, rowStates, termVariables) = (rows, rowStates, termVariables)
    for index in 0..<rows.count {
      rowStates[index] = .fresh
      if rows[index].count == 0 || rows[index].priority == KernelRow.removed { continue }
      let root = findRoot(parents, termVariables[rows[index].start])
      if numbers[root] < 0 {
        numbers[root] = Int32(components.count)
        components.append(KernelComponent())
      }
      rowStates[index].component = numbers[root]
      components[numbers[root]].rowCount += 1
    }
    distributeRows()
    attachVariables(numbers)
  }

  private mutating func joinVariables() {
    let count = variables.count
    // The runs of the peel are free until it begins.
    scratch.peel.definitions.resizeUninitialized(count)
    let parents = scratch.peel.definitions
    for index in 0..<count { parents[index] = Int32(index) }
    let (rows, termVariables) = (rows, termVariables)
    for index in 0..<rows.count where rows[index].count > 1 && rows[index].priority != KernelRow.removed {
      let row = rows[index]
      var root = findRoot(parents, termVariables[row.start])
      for term in row.start + 1..<row.start + row.count {
        let other = findRoot(parents, termVariables[term])
        // The smaller number is the root: no counts to keep, and the halving of paths keeps them short.
        if other < root {
          parents[root] = other
          root = other
        } else if other > root {
          parents[other] = root
        }
      }
      if row.activity != -1 { parents[max(row.activity, KernelRow.idle(row.activity))] = root }
    }
  }

  private mutating func distributeRows() {
    var start: Int32 = 0
    for index in 0..<components.count {
      components[index].rowStart = start
      start += components[index].rowCount
      components[index].rowCount = 0
    }
    componentRows.resizeUninitialized(Int(start))
    let (components, rowStates, componentRows) = (components, rowStates, componentRows)
    for index in 0..<rows.count {
      let component = rowStates[index].component
      if component < 0 { continue }
      componentRows[components[component].rowStart + components[component].rowCount] = Int32(index)
      components[component].rowCount += 1
    }
  }

  /// Writes the run of ``order`` of each component; `numbers` are those of the components at the roots.
  private mutating func attachVariables(_ numbers: Slab<Int32>) {
    let (parents, components, variables, count) = (scratch.peel.definitions, components, variables, variables.count)
    for index in 0..<count {
      variables[index] = .fresh
      let component = numbers[findRoot(parents, Int32(index))]
      numbers[index] = component
      if component >= 0 { components[component].variableCount += 1 }
    }
    var start: Int32 = 0
    for index in 0..<components.count {
      components[index].orderStart = start
      start += components[index].variableCount
    }
    order.resizeUninitialized(Int(start))
    let order = order
    for index in 0..<count where numbers[index] >= 0 {
      let part = components[numbers[index]]
      order[part.orderStart + part.orderCount] = Int32(index)
      components[numbers[index]].orderCount = part.orderCount + 1
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
