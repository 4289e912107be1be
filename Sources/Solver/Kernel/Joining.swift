internal import LayNumbers

// Adds rows between solves. Each joins the components of its variables, and only the joined components are presolved; of
// these the first keeps its number, so that they stay in the order of their first rows.
extension LayoutKernel {
  /// Adds the new rows to components, which are stale then.
  mutating func attachNewRows() {
    let (rows, rowStates) = (system.rows.all, system.rowStates)
    edits.rows.keep { rowStates[$0].component < 0 && rows[$0].priority != KernelRow.removed && rows[$0].count > 0 }
    if edits.rows.count == 0 { return }
    uniteComponents()
    for index in 0..<edits.rows.count { addTarget(ofNode: Int32(system.components.count + index)) }
    let count = Int32(system.components.count)
    edits.marks.removeAll()
    edits.marks.resize(Int(count), filling: false)
    for index in 0..<edits.targets.count { fill(edits.targets[index], count) }
    for index in 0..<edits.members.count where !isTarget(edits.members[index]) { empty(edits.members[index]) }
    propagation.dirty.grow(system.order.count)
  }

  // MARK: - Which components become one

  /// Unites components and, numbered above them, the new rows (union-find).
  private mutating func uniteComponents() {
    let count = Int32(system.components.count)
    edits.parents.resizeUninitialized(Int(count) + edits.rows.count)
    for node in 0..<Int32(edits.parents.count) { edits.parents[node] = node }
    edits.members.removeAll()
    edits.newVariables.removeAll()
    for index in 0..<Int32(edits.rows.count) {
      let row = system.rows[edits.rows[index]]
      for term in row.start..<row.start + row.count { unite(count + index, with: system.rows.termVariables[term]) }
      if row.activity != -1 { unite(count + index, with: max(row.activity, KernelRow.idle(row.activity))) }
    }
  }

  private mutating func unite(_ node: Int32, with variable: Int32) {
    let position = system.variables[variable].position
    if position == -1 {
      // A position below -1 names the node that the variable is new in.
      system.variables[variable].position = -2 - node
      edits.newVariables.append(variable)
      return
    }
    let other = position < 0 ? -2 - position : component(ofVariable: variable)
    if other < system.components.count { edits.members.append(other) }
    let (first, second) = (findRoot(edits.parents, node), findRoot(edits.parents, other))
    edits.parents[max(first, second)] = min(first, second)
  }

  /// The component of a variable that has a position in one.
  mutating func component(ofVariable variable: Int32) -> Int32 {
    let state = system.variables[variable]
    var found: Int32 = -1
    if state.activityOf >= 0 {
      found = system.rowStates[state.activityOf].component
    } else if state.role == .defined {
      found = system.rowStates[state.definer].component
    } else if state.role == .column && state.object >= 0 {
      found = costs.objects[state.object].component
    }
    if found >= 0 { return found }
    // Its row was removed, or it never had one that counts.
    found = 0
    while !isIn(system.components[found], state.position) { found += 1 }
    return found
  }

  private mutating func isIn(_ part: KernelComponent, _ position: Int32) -> Bool {
    position >= part.orderStart && position < part.orderStart + part.variableCount
  }

  // MARK: - Writing them

  /// Adds the root of a new node to the targets, once.
  private mutating func addTarget(ofNode node: Int32) {
    let root = findRoot(edits.parents, node)
    for index in 0..<edits.targets.count where edits.targets[index] == root { return }
    edits.targets.append(root)
  }

  private mutating func isTarget(_ component: Int32) -> Bool {
    for index in 0..<edits.targets.count where edits.targets[index] == component { return true }
    return false
  }

  /// Writes the rows and variables of a joined component, after those of all others.
  private mutating func fill(_ target: Int32, _ count: Int32) {
    let (rowStart, orderStart) = (system.componentRows.count, system.order.count)
    for index in 0..<edits.members.count {
      let member = edits.members[index]
      if edits.marks[member] || findRoot(edits.parents, member) != target { continue }
      edits.marks[member] = true
      append(system.components[member])
    }
    for index in 0..<Int32(edits.rows.count) where findRoot(edits.parents, count + index) == target {
      system.componentRows.append(edits.rows[index])
    }
    for index in 0..<edits.newVariables.count {
      let variable = edits.newVariables[index]
      if findRoot(edits.parents, -2 - system.variables[variable].position) == target { system.order.append(variable) }
    }
    finish(target, count, rowStart, orderStart)
  }

  private mutating func append(_ part: KernelComponent) {
    for index in part.rowStart..<part.rowStart + part.rowCount {
      system.componentRows.append(system.componentRows[index])
    }
    for index in part.orderStart..<part.orderStart + part.variableCount { system.order.append(system.order[index]) }
  }

  private mutating func finish(_ target: Int32, _ count: Int32, _ rowStart: Int, _ orderStart: Int) {
    var component = target
    if target >= count {
      component = Int32(system.components.count)
      system.components.append(KernelComponent())
      system.components[component].state = .solved
    }
    let (rowCount, variableCount) = (system.componentRows.count - rowStart, system.order.count - orderStart)
    system.componentRows.sort(rowStart, rowCount)
    for index in rowStart..<system.componentRows.count {
      system.rowStates[system.componentRows[index]].component = component
    }
    system.components[component].rowStart = Int32(rowStart)
    system.components[component].rowCount = Int32(rowCount)
    system.components[component].orderStart = Int32(orderStart)
    system.components[component].variableCount = Int32(variableCount)
    makeStale(component)
  }

  /// Clears a component that was merged into another.
  private mutating func empty(_ component: Int32) {
    let part = system.components[component]
    for object in part.objectStart..<part.objectStart + part.objectCount { drop(object) }
    system.components[component] = KernelComponent()
    system.components[component].state = part.state == .stale ? .stale : .solved
  }
}

extension Slab where Element == Int32 {
  /// Keeps the values for which `isKept` returns true, in order.
  fileprivate mutating func keep(_ isKept: (Int32) -> Bool) {
    var kept = 0
    for index in 0..<count where isKept(self[index]) {
      self[kept] = self[index]
      kept += 1
    }
    resizeUninitialized(kept)
  }
}
