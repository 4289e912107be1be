internal import LayNumbers

/// Changes of columns on their way to the variables defined by them: only where something changed is anything evaluated.
struct Propagation {
  var dirty = DirtySet()
  /// The component whose closed columns were marked last, since the last propagation.
  private var markedClosed: Int32 = -1
  /// Objects whose limits are to be tested.
  var suspects = Slab<Int32>()

  /// Forgets all marks, before all rows are presolved anew; there are `count` variables in components.
  mutating func reset(_ count: Int) {
    dirty.reset(count)
    markedClosed = -1
    suspects.removeAll()
  }

  /// Begins to evaluate the marked variables.
  mutating func begin() { markedClosed = -1 }

  /// Marks the variables that depend on a variable.
  mutating func markDependents(_ variable: Int32, _ objects: Slab<CostObject>, _ system: inout PresolvedSystem) {
    let state = system.variables[variable]
    if state.role == .column { markClosed(state, objects, &system) }
    if state.rowsCount > 0 {
      if state.dependents == .unknown { collectDependents(of: variable, &system) }
      dirty.insert(state.rows, of: system.rowsOfVariables)
    } else if state.activityOf >= 0 {
      let owner = system.rowStates[state.activityOf].owner
      if owner != variable { markDirty(owner, &system) }
    }
  }

  /// Replaces the rows of a variable by the positions of the variables that they define, when it moves for the first
  /// time: after the presolve only these count.
  private mutating func collectDependents(of variable: Int32, _ system: inout PresolvedSystem) {
    let run = system.variables[variable].rows
    var end = run.lowerBound
    for index in run {
      let owner = system.rowStates[system.rowsOfVariables[index]].owner
      // A closed column comes before the variables of its equation; it depends on columns alone.
      if owner < 0 || owner == variable || system.variables[owner].role == .closed { continue }
      system.rowsOfVariables[end] = system.variables[owner].position
      end += 1
    }
    system.rowsOfVariables.sort(Int(run.lowerBound), Int(end - run.lowerBound))
    var kept = run.lowerBound
    for index in run.lowerBound..<end {
      if kept > run.lowerBound && system.rowsOfVariables[kept - 1] == system.rowsOfVariables[index] { continue }
      system.rowsOfVariables[kept] = system.rowsOfVariables[index]
      kept += 1
    }
    for index in kept..<run.upperBound { system.rowsOfVariables[index] = -1 }
    let isLast = kept == run.lowerBound && system.variables[variable].role != .column
    system.variables[variable].dependents = isLast ? .none : .some
  }

  /// Marks all closed columns of the component, once a propagation: they do not record their columns.
  private mutating func markClosed(_ state: VariableState, _ objects: Slab<CostObject>, _ system: inout PresolvedSystem)
  {
    let component = objects[state.object].component
    if component == markedClosed { return }
    markedClosed = component
    let part = system.components[component]
    let first = part.orderStart + part.columnCount
    for index in first..<first + part.closedCount {
      if system.variables[system.order[index]].form != .affine { markDirty(system.order[index], &system) }
    }
  }

  @inline(__always) mutating func markDirty(_ variable: Int32, _ system: inout PresolvedSystem) {
    dirty.insert(Int(system.variables[variable].position))
  }

  func free() {
    dirty.free()
    suspects.free()
  }
}
