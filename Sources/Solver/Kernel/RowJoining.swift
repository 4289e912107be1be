internal import LayNumbers

/// New rows between solves. Each joins the components of its variables, and only the joined components are presolved; of
/// these the first keeps its number, so that they stay in the order of their first rows.
struct RowJoining {
  /// The new rows, and rows that got another variable.
  var rows = Slab<Int32>()
  /// The components that are joined with others or with new rows, some twice.
  private(set) var members = Slab<Int32>()
  /// The components that the rows were joined to.
  private(set) var joined = Slab<Int32>()
  private var newVariables = Slab<Int32>()
  /// The parents of components and, numbered above them, new rows.
  private var parents = Slab<Int32>()
  private var targets = Slab<Int32>()
  private var marks = Slab<Bool>()

  /// Adds the new rows to components: those of ``joined`` have new rows and variables then.
  mutating func attachRows(_ objects: Slab<CostObject>, _ system: inout PresolvedSystem) {
    let count = Int32(system.components.count)
    targets.removeAll()
    joined.removeAll()
    uniteComponents(objects, &system)
    for index in 0..<rows.count { addTarget(ofNode: count + Int32(index)) }
    marks.removeAll()
    marks.resize(Int(count), filling: false)
    for index in 0..<targets.count { fill(targets[index], count, &system) }
  }

  /// Removes the new rows that were removed, or joined already.
  mutating func dropRows(_ system: inout PresolvedSystem) {
    let (all, rowStates) = (system.rows.all, system.rowStates)
    rows.keep { rowStates[$0].component < 0 && all[$0].priority != KernelRow.removed && all[$0].count > 0 }
  }

  // MARK: - Which components become one

  /// Unites components and, numbered above them, the new rows (union-find).
  private mutating func uniteComponents(_ objects: Slab<CostObject>, _ system: inout PresolvedSystem) {
    let count = Int32(system.components.count)
    parents.resizeUninitialized(Int(count) + rows.count)
    for node in 0..<Int32(parents.count) { parents[node] = node }
    members.removeAll()
    newVariables.removeAll()
    for index in 0..<Int32(rows.count) {
      let row = system.rows[rows[index]]
      for term in row.start..<row.start + row.count {
        unite(count + index, with: system.rows.termVariables[term], objects, &system)
      }
      if row.activity != -1 {
        unite(count + index, with: max(row.activity, KernelRow.idle(row.activity)), objects, &system)
      }
    }
  }

  private mutating func unite(
    _ node: Int32, with variable: Int32, _ objects: Slab<CostObject>, _ system: inout PresolvedSystem
  ) {
    let position = system.variables[variable].position
    if position == -1 {
      // A position below -1 names the node that the variable is new in.
      system.variables[variable].position = -2 - node
      newVariables.append(variable)
      return
    }
    let other = position < 0 ? -2 - position : system.component(ofVariable: variable, objects)
    if other < system.components.count { members.append(other) }
    let (first, second) = (findRoot(parents, node), findRoot(parents, other))
    parents[max(first, second)] = min(first, second)
  }

  // MARK: - Writing them

  /// Adds the root of a new node to the targets, once.
  private mutating func addTarget(ofNode node: Int32) {
    let root = findRoot(parents, node)
    for index in 0..<targets.count where targets[index] == root { return }
    targets.append(root)
  }

  mutating func isTarget(_ component: Int32) -> Bool {
    for index in 0..<targets.count where targets[index] == component { return true }
    return false
  }

  /// Writes the rows and variables of a joined component, after those of all others.
  private mutating func fill(_ target: Int32, _ count: Int32, _ system: inout PresolvedSystem) {
    let (rowStart, orderStart) = (system.componentRows.count, system.order.count)
    for index in 0..<members.count {
      let member = members[index]
      if marks[member] || findRoot(parents, member) != target { continue }
      marks[member] = true
      append(system.components[member], &system)
    }
    for index in 0..<Int32(rows.count) where findRoot(parents, count + index) == target {
      system.componentRows.append(rows[index])
    }
    for index in 0..<newVariables.count {
      let variable = newVariables[index]
      if findRoot(parents, -2 - system.variables[variable].position) == target { system.order.append(variable) }
    }
    finish(target, count, rowStart, orderStart, &system)
  }

  private mutating func append(_ part: KernelComponent, _ system: inout PresolvedSystem) {
    for index in part.rowStart..<part.rowStart + part.rowCount {
      system.componentRows.append(system.componentRows[index])
    }
    for index in part.orderStart..<part.orderStart + part.variableCount { system.order.append(system.order[index]) }
  }

  private mutating func finish(
    _ target: Int32, _ count: Int32, _ rowStart: Int, _ orderStart: Int, _ system: inout PresolvedSystem
  ) {
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
    joined.append(component)
  }

  func free() {
    rows.free()
    members.free()
    joined.free()
    newVariables.free()
    parents.free()
    targets.free()
    marks.free()
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
