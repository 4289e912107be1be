internal import LayNumbers

/// The rows with the result of their presolve: the components, and what each variable is in terms of columns. With it the
/// values, as functions of the size.
struct PresolvedSystem: ~Copyable {
  // Functions that hot loops call and the compiler does not inline are `mutating`, even where they change nothing: called
  // from a mutating function, they would get a copy of all these fields each time.

  var rows = KernelRows()

  // The result of the presolve.
  var rowStates = Slab<RowState>()
  var variables = Slab<VariableState>()
  var components = Slab<KernelComponent>()
  /// The rows and the variables, component by component.
  var componentRows = Slab<Int32>()
  var order = Slab<Int32>()
  var rowsOfVariables = Slab<Int32>()
  var levels = Slab<Float>()
  var derived = DerivedRows()
  var tests = Slab<EquationTest>()

  var values = AffineValues()
  /// True if ``values`` holds values, no longer offsets.
  var hasValues = false
  var expansion = Expansion()

  /// The size last solved at.
  var size = RootSize(width: 0, height: 0)

  // MARK: - Variables

  /// Adds free variables; with the value 0 until the next solve if there was one.
  mutating func addVariables(_ count: Int, haveValues: Bool) {
    let first = variables.extend(by: count)
    let variables = variables
    for index in first..<first + count { variables[index] = .fresh }
    if haveValues { values.resize(variables.count) }
  }

  @inline(__always) mutating func addVariable(hasValue: Bool) -> Int32 {
    variables.append(.fresh)
    if hasValue { values.resize(variables.count) }
    return Int32(variables.count - 1)
  }

  // MARK: - Rows

  /// The variable whose value a row compares with its right side: its only one, or its activity; nil for equations.
  @inline(__always) mutating func costTarget(of id: Int32) -> Int32? {
    let row = rows[id]
    if row.activity >= 0 { return row.activity }
    return row.isEquation ? nil : rows.termVariables[row.start]
  }

  /// The position of a row's breakpoint, and the coefficient of the object in the row's left side; nil for equations.
  mutating func breakpointPosition(of id: Int32) -> (position: AffineValue, scale: Double)? {
    let row = rows[id]
    guard let target = costTarget(of: id) else { return nil }
    let own = row.activity >= 0 ? 1 : rows.termCoefficients[row.start]
    let hasColumn = variables[target].hasColumn
    let scale = hasColumn ? own * variables[target].scale : own
    var position = rows.rightSide(of: id)
    // own·target = own·(scale·column + offset) compared with the right side.
    if hasColumn { position.add(offset(of: target), times: -own) }
    position = AffineValue(
      constant: position.constant / scale, width: position.width / scale, height: position.height / scale)
    return (position, scale)
  }

  /// The left side of a required row minus its right side, if it depends on no column; else nil.
  mutating func affineGap(_ id: Int32) -> AffineValue? {
    let row = rows[id]
    guard row.isRequired, let target = costTarget(of: id) else { return nil }
    if variables[target].form != .affine { return nil }
    var gap = AffineValue.zero
    gap.add(values[target], times: row.activity >= 0 ? 1 : rows.termCoefficients[row.start])
    return gap - rows.rightSide(of: id)
  }

  /// False if a required row that depends on the size alone does not hold.
  @inline(__always) mutating func hardRowHolds(_ id: Int32) -> Bool {
    let row = rows[id]
    if row.count == 0 { return true }
    let target = row.activity >= 0 ? row.activity : rows.termVariables[row.start]
    if variables[target].form != .affine { return true }
    let left = (row.activity >= 0 ? 1 : rows.termCoefficients[row.start]) * current(target)
    let gap = left - rows.rightSide(of: id).at(size)
    return row.relation == .lessOrEqual ? gap <= Tolerance.near : gap >= -Tolerance.near
  }

  // MARK: - Rows of a variable, levels of a component

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

  @inline(__always) mutating func indexTerms(of row: KernelRow, _ id: Int32) {
    let (variables, rowsOfVariables, termVariables) = (variables, rowsOfVariables, rows.termVariables)
    for term in row.terms {
      let variable = termVariables[term]
      let count = variables[variable].rowsCount
      rowsOfVariables[variables[variable].rowsStart &+ count] = id
      variables[variable].rowsCount = count &+ 1
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

  /// The component of a variable that has a position in one.
  mutating func component(ofVariable variable: Int32, _ objects: Slab<CostObject>) -> Int32 {
    let state = variables[variable]
    var found: Int32 = -1
    if state.activityOf >= 0 {
      found = rowStates[state.activityOf].component
    } else if state.role == .defined {
      found = rowStates[state.definer].component
    } else if state.role == .column && state.object >= 0 {
      found = objects[state.object].component
    }
    if found >= 0 { return found }
    // Its row was removed, or it never had one that counts.
    found = 0
    while !isIn(components[found], state.position) { found += 1 }
    return found
  }

  private mutating func isIn(_ part: KernelComponent, _ position: Int32) -> Bool {
    position >= part.orderStart && position < part.orderStart + part.variableCount
  }

  // MARK: - Values

  /// Evaluates the variables of a component in their order; columns have their values.
  mutating func evaluate(_ component: Int32) {
    let part = components[component]
    if part.isAffine { return }
    for index in part.orderStart + part.columnCount..<part.orderStart + part.orderCount {
      let variable = order[index]
      if variables[variable].form != .affine { values[variable] = evaluated(variable) }
    }
  }

  /// The value of a defined or closed variable, from the variables of its definition.
  mutating func evaluated(_ variable: Int32) -> AffineValue {
    let state = variables[variable]
    if state.role == .closed { return evaluatedDerived(state.definer) }
    let row = rows[state.definer]
    var sum = AffineValue.zero
    var own = 1.0
    for term in row.start..<row.start + row.count {
      let other = rows.termVariables[term]
      if other == variable {
        own = rows.termCoefficients[term]
      } else {
        sum.add(values[other], times: rows.termCoefficients[term])
      }
    }
    if row.activity == variable { return sum }
    let whole = row.activity >= 0 ? values[row.activity] : rows.rightSide(of: state.definer)
    sum = whole - sum
    if own == 1 { return sum }
    return AffineValue(constant: sum.constant / own, width: sum.width / own, height: sum.height / own)
  }

  private mutating func evaluatedDerived(_ index: Int32) -> AffineValue {
    var sum = derived.offsets[index]
    let start = derived.starts[index]
    for entry in start..<start + derived.counts[index] {
      sum.add(values[derived.columns[entry]], times: derived.coefficients[entry])
    }
    return sum
  }

  /// The value of a variable at the current size.
  @inline(__always) mutating func current(_ variable: Int32) -> Double {
    values.constants[variable] + values.widths[variable] * size.width + values.heights[variable] * size.height
  }

  // MARK: - Memory

  /// Removes the result of the presolve, before the rows are presolved anew; but not the components.
  mutating func removePresolve() {
    values.removeAll()
    values.resize(variables.count)
    rowsOfVariables.removeAll()
    levels.removeAll()
    tests.removeAll()
    derived.removeAll()
  }

  /// The total length of the runs that grow with every presolve.
  var poolSize: Int { rowsOfVariables.count + derived.columns.count + componentRows.count + order.count }

  /// True if the runs that a presolve of all rows writes have room.
  var hasRoom: Bool {
    order.canHold(variables.count) && componentRows.canHold(rows.count)
      && rowsOfVariables.canHold(rows.termVariables.count)
  }

  /// Takes the runs that adding variables and rows writes from a block. A row may have an activity, which is a variable.
  mutating func carve(variables: Int, rows: Int, terms: Int, _ room: inout ArenaRoom) {
    self.rows.carve(rows: rows, terms: terms, &room)
    room.take(&self.variables, variables + rows)
    self.rows.carveSizeParts(rows: rows, &room)
  }

  /// Takes the runs of the presolve, whose lengths are bounded by the numbers of rows and variables.
  mutating func carvePresolve(_ room: inout ArenaRoom) {
    room.take(&rowStates, rows.count)
    room.take(&componentRows, rows.count)
    room.take(&order, variables.count)
    room.take(&rowsOfVariables, rows.termVariables.count)
    values.carve(variables.count, &room)
  }

  func free() {
    rows.free()
    rowStates.free()
    variables.free()
    components.free()
    componentRows.free()
    order.free()
    rowsOfVariables.free()
    levels.free()
    derived.free()
    tests.free()
    values.free()
    expansion.free()
  }
}
