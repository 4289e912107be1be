internal import LayNumbers

// Pivots of the dictionary, and updates of the values in it.
extension DualSimplex {
  /// Moves the basic variables of the rows with the column walked last, which moved.
  mutating func shiftWalked(by way: Double, _ costs: inout CostTable, _ system: inout PresolvedSystem) {
    for index in 0..<dictionary.walkedRows.count {
      let object = dictionary.rows[dictionary.walkedRows[index]].object
      setSlotValue(
        object, dictionary.slotValue(object, costs.objects, &system) + way * dictionary.walkedCoefficients[index],
        &costs, &system)
      pushIfViolated(dictionary.walkedRows[index], &costs, &system)
      noteHubs(ofRow: dictionary.walkedRows[index], &costs, &system)
    }
  }

  mutating func pushIfViolated(_ row: Int32, _ costs: inout CostTable, _ system: inout PresolvedSystem) {
    work += 1
    let object = dictionary.rows[row].object
    let amount = costs.violation(of: object, value: dictionary.slotValue(object, costs.objects, &system), system.size)
      .amount
    if amount > 0 { push(amount, row) }
  }

  /// Writes the value of a variable at the current size, and records that it changed.
  mutating func setSlotValue(
    _ object: Int32, _ value: Double, _ costs: inout CostTable, _ system: inout PresolvedSystem
  ) {
    dictionary.storeValue(object, value, costs.objects, &system)
    dictionary.touch(object, costs.objects)
    if dictionary.isHub(object, costs.objects) { suspect(object, &costs) }
  }

  /// Exchanges the basic variable of a row with a column of it. The rows with the column were walked just before.
  mutating func pivot(_ row: Int32, _ entering: Int32, _ costs: inout CostTable, _ system: inout PresolvedSystem) {
    let leaving = dictionary.rows[row].object
    if dictionary.rows[row].hubs > 0 || dictionary.isHub(entering, costs.objects)
      || dictionary.isHub(leaving, costs.objects)
    {
      return pivotWithHubs(row, entering, &costs, &system)
    }
    dictionary.solve(row, for: entering, leaving, costs.objects)
    for index in 0..<dictionary.walkedRows.count where dictionary.walkedRows[index] != row {
      dictionary.add(
        row, times: dictionary.walkedCoefficients[index], to: dictionary.walkedRows[index], inPlaceOf: entering,
        costs.objects)
    }
    costs.objects[leaving].row = -1
    costs.objects[leaving].status = .nonbasic
    costs.objects[entering].row = row
    costs.objects[entering].status = .basic
    dictionary.slots[costs.objects[entering].slot].listCount = 0
  }

  // MARK: - New rows

  /// Creates the dictionary row of a lazy object.
  mutating func instantiate(_ object: Int32, _ costs: inout CostTable, _ system: inout PresolvedSystem) {
    system.beginExpansion()
    system.expand(costs.objects[object].variable, times: 1)
    system.finishExpansion()
    let offset = sumOverNonbasic(&costs, &system)
    ensureSlot(object, &costs, &system)
    let gathered = dictionary.objectSum.objects
    let row = dictionary.makeRow(object, count: gathered.count, offset: offset)
    let start = Int(dictionary.rows[row].start)
    for index in 0..<gathered.count {
      let column = gathered[index]
      dictionary.columns[start + index] = column
      dictionary.coefficients[start + index] = dictionary.objectSum.numbers[column]
      dictionary.note(row, in: costs.objects[column].slot)
    }
    dictionary.arrangeHubs(row, costs.objects)
    costs.objects[object].row = row
    costs.objects[object].status = .basic
    writeOwnSlope(object, &costs, &system)
  }

  /// Turns the sum of columns of the last expansion into one of nonbasic variables: ``KernelDictionary/objectSum``.
  /// Returns its offset.
  private mutating func sumOverNonbasic(_ costs: inout CostTable, _ system: inout PresolvedSystem) -> AffineValue {
    var offset = system.expansion.offset
    dictionary.objectSum.begin(costs.objects.count)
    for index in 0..<system.expansion.columns.count {
      let object = system.variables[system.expansion.columns[index]].object
      let factor = system.expansion.coefficients[index]
      ensureSlot(object, &costs, &system)
      if costs.objects[object].status != .basic || dictionary.isHub(object, costs.objects) {
        dictionary.objectSum.add(object, factor)
        continue
      }
      let row = dictionary.rows[costs.objects[object].row]
      offset.add(row.offset, times: factor)
      dictionary.addRow(row, times: factor)
    }
    dictionary.objectSum.dropZeros()
    return offset
  }

  /// Creates the slot of an object; a lazy column becomes nonbasic.
  mutating func ensureSlot(_ object: Int32, _ costs: inout CostTable, _ system: inout PresolvedSystem) {
    if costs.objects[object].slot >= 0 { return }
    let slot = dictionary.makeSlot(costs.slopeLength(object, system.components))
    costs.objects[object].slot = slot
    if !costs.objects[object].isColumn { return }
    costs.rest(object, slope: nil, system.components)
    costs.objects[object].status = .nonbasic
    dictionary.copySlope(costs.foundSlope, to: slot)
  }

  /// Places a new basic variable: its slope is 0, which may be inside the jump of the breakpoint where it should be.
  private mutating func writeOwnSlope(_ object: Int32, _ costs: inout CostTable, _ system: inout PresolvedSystem) {
    if costs.objects[object].low != costs.objects[object].high { return }
    costs.place(object, slope: nil, system.components)
    dictionary.copySlope(costs.foundSlope, to: costs.objects[object].slot)
  }

  /// The slope of an object's cost above that of its leftmost piece; nil where the slope is 0.
  mutating func slopeAboveFirst(
    _ object: Int32, _ costs: inout CostTable, _ system: inout PresolvedSystem
  ) -> Slab<Double>? {
    let state = costs.objects[object]
    if state.slot < 0 { return nil }
    let length = costs.slopeLength(object, system.components)
    ownBase.resizeUninitialized(length)
    let slope = ownBase
    let start = Int(dictionary.slots[state.slot].slopeStart)
    let isOnPoint = state.low == state.high
    for level in 0..<length { slope[level] = isOnPoint ? dictionary.slopes[start + level] : 0 }
    for index in state.start..<(isOnPoint ? state.low : state.high) { costs.addJumps(of: index, times: 1, to: slope) }
    return slope
  }
}
