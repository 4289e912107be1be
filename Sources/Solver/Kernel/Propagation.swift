internal import LayNumbers

// Propagates changes of columns to the variables defined by them: in order, only where something changed.
extension LayoutKernel {
  /// Writes the values of the columns that the simplex touched.
  mutating func writeTouched() {
    if dictionary.hubs.count > 0 { touchRowsOfHubs() }
    for index in 0..<dictionary.touched.count {
      let object = dictionary.touched[index]
      dictionary.slots[costs.objects[object].slot].isTouched = false
      markStale(object)
      if costs.objects[object].isColumn { updateColumn(object) } else { simplex.suspects.append(object) }
    }
    dictionary.touched.removeAll()
  }

  /// Updates the value of a column: its breakpoint's position, or its row's value.
  mutating func updateColumn(_ object: Int32) {
    let state = costs.objects[object]
    let variable = state.variable
    let value = state.status == .basic ? rowValue(state.row) : costs.breakpoints[state.low].position
    if system.values[variable] == value { return }
    system.values[variable] = value
    system.indexRows(ofVariablesIn: state.component)
    markDependents(variable)
    simplex.suspects.append(object)
  }

  /// The value of a row of the dictionary.
  private mutating func rowValue(_ row: Int32) -> AffineValue {
    let state = dictionary.rows[row]
    var sum = state.offset
    for entry in state.start..<state.start + state.count {
      let column = costs.objects[dictionary.columns[entry]]
      // A basic hub has a row without basic hubs.
      let value = column.status == .basic ? rowValue(column.row) : costs.breakpoints[column.low].position
      sum.add(value, times: dictionary.coefficients[entry])
    }
    return sum
  }

  /// Marks the variables that depend on a variable.
  mutating func markDependents(_ variable: Int32) {
    let state = system.variables[variable]
    if state.role == .column { markClosed(state) }
    if state.rowsCount > 0 {
      if state.dependents == .unknown { collectDependents(of: variable) }
      markRun(state.rows)
    } else if state.activityOf >= 0 {
      let owner = system.rowStates[state.activityOf].owner
      if owner != variable { markDirty(owner) }
    }
  }

  /// Marks the positions of a run, which rise until they are -1.
  @inline(__always) private mutating func markRun(_ run: Range<Int32>) {
    let (positions, dirty) = (system.rowsOfVariables, simplex.dirty)
    let first = Int(positions[run.lowerBound])
    if first < 0 { return }
    var (index, last) = (Int(run.lowerBound), first)
    let end = Int(run.upperBound)
    while index < end {
      let position = Int(positions[index])
      if position < 0 { break }
      dirty[position >> 6] |= 1 << UInt64(truncatingIfNeeded: position & 63)
      last = position
      index &+= 1
    }
    simplex.firstDirty = min(simplex.firstDirty, first >> 6)
    simplex.lastDirty = max(simplex.lastDirty, last >> 6)
  }

  /// Replaces the rows of a variable by the positions of the variables that they define, when it moves for the first
  /// time: after the presolve only these count.
  private mutating func collectDependents(of variable: Int32) {
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
  private mutating func markClosed(_ state: VariableState) {
    let component = costs.objects[state.object].component
    if component == simplex.markedClosed { return }
    simplex.markedClosed = component
    let part = system.components[component]
    let first = part.orderStart + part.columnCount
    for index in first..<first + part.closedCount {
      if system.variables[system.order[index]].form != .affine { markDirty(system.order[index]) }
    }
  }

  @inline(__always) mutating func markDirty(_ variable: Int32) {
    let position = Int(system.variables[variable].position)
    simplex.dirty[position >> 6] |= 1 << UInt64(position & 63)
    simplex.firstDirty = min(simplex.firstDirty, position >> 6)
    simplex.lastDirty = max(simplex.lastDirty, position >> 6)
  }

  /// Evaluates the marked variables, in order; objects whose value changed become suspects.
  mutating func propagate() {
    simplex.markedClosed = -1
    var word = simplex.firstDirty
    while word <= simplex.lastDirty {
      let bits = simplex.dirty[word]
      if bits == 0 {
        word += 1
        continue
      }
      let bit = bits.trailingZeroBitCount
      simplex.dirty[word] = bits & (bits - 1)
      update(system.order[word << 6 + bit])
    }
    simplex.firstDirty = .max
    simplex.lastDirty = -1
  }

  private mutating func update(_ variable: Int32) {
    let state = system.variables[variable]
    let object = state.object
    let rests = object >= 0 && costs.objects[object].status == .nonbasic && !edits.isMovingDefinitions
    let value = rests ? costs.breakpoints[costs.objects[object].low].position : system.evaluated(variable)
    if system.values[variable] == value { return }
    if edits.isMovingDefinitions { noteMoving(variable) }
    system.values[variable] = value
    if state.dependents != .none { markDependents(variable) }
    if object >= 0 { simplex.suspects.append(object) }
  }
}
