internal import LayNumbers

// Pivots of the dictionary, and updates of the values in it.
extension LayoutKernel {
  /// Finds the rows with a column: ``SimplexState/walkedRows`` with their coefficients. Tidies the column's list.
  mutating func walkColumn(_ object: Int32) { walkColumn(object, knowing: 0, inRow: -1) }

  /// Finds the rows with a column whose coefficient in one row is known, since that row may be long to search.
  mutating func walkColumn(_ object: Int32, knowing known: Double, inRow knownRow: Int32) {
    simplex.walkedRows.removeAll()
    simplex.walkedCoefficients.removeAll()
    simplex.rowStamp += 1
    if simplex.rowMarks.count < dictionary.rows.count { simplex.rowMarks.resize(dictionary.rows.count, filling: 0) }
    let slot = dictionary.slots[costs.objects[object].slot]
    var kept = slot.listStart
    for place in slot.listStart..<slot.listStart + slot.listCount {
      let row = dictionary.lists[place]
      if simplex.rowMarks[row] == simplex.rowStamp { continue }
      simplex.rowMarks[row] = simplex.rowStamp
      let coefficient = row == knownRow ? known : dictionary.coefficient(of: object, inRow: row)
      if coefficient == 0 { continue }
      dictionary.lists[kept] = row
      kept += 1
      simplex.walkedRows.append(row)
      simplex.walkedCoefficients.append(coefficient)
    }
    dictionary.slots[costs.objects[object].slot].listCount = kept - slot.listStart
  }

  /// Moves the basic variables of the rows with the column walked last, which moved.
  mutating func shiftWalked(by way: Double) {
    for index in 0..<simplex.walkedRows.count {
      let object = dictionary.rows[simplex.walkedRows[index]].object
      setSlotValue(object, slotValue(object) + way * simplex.walkedCoefficients[index])
      pushIfViolated(simplex.walkedRows[index])
      noteHubs(ofRow: simplex.walkedRows[index])
    }
  }

  mutating func pushIfViolated(_ row: Int32) {
    simplex.work += 1
    let object = dictionary.rows[row].object
    let amount = costs.violation(of: object, value: slotValue(object), system.size).amount
    if amount > 0 { simplex.push(amount, row) }
  }

  /// Writes the value of a variable at the current size, and records that it changed.
  mutating func setSlotValue(_ object: Int32, _ value: Double) {
    storeValue(object, value)
    touch(object)
    if isHub(object) { suspect(object) }
  }

  /// Stores a value without the contribution of hubs.
  mutating func storeValue(_ object: Int32, _ value: Double) {
    let slot = costs.objects[object].slot
    dictionary.slots[slot].value = hasHubs(object) ? value - hubPart(ofRow: costs.objects[object].row) : value
    dictionary.slots[slot].stamp = simplex.stamp
  }

  /// Records that the value of a variable of the dictionary changed.
  mutating func touch(_ object: Int32) {
    let slot = costs.objects[object].slot
    if dictionary.slots[slot].isTouched { return }
    dictionary.slots[slot].isTouched = true
    simplex.touched.append(object)
  }

  /// Exchanges the basic variable of a row with a column of it. The rows with the column were walked just before.
  mutating func pivot(_ row: Int32, _ entering: Int32) {
    let leaving = dictionary.rows[row].object
    if dictionary.rows[row].hubs > 0 || isHub(entering) || isHub(leaving) { return pivotWithHubs(row, entering) }
    solve(row, for: entering, leaving)
    for index in 0..<simplex.walkedRows.count where simplex.walkedRows[index] != row {
      add(row, times: simplex.walkedCoefficients[index], to: simplex.walkedRows[index], inPlaceOf: entering)
    }
    costs.objects[leaving].row = -1
    costs.objects[leaving].status = .nonbasic
    costs.objects[entering].row = row
    costs.objects[entering].status = .basic
    dictionary.slots[costs.objects[entering].slot].listCount = 0
  }

  /// Solves a row for `entering`.
  mutating func solve(_ row: Int32, for entering: Int32, _ leaving: Int32) {
    let state = dictionary.rows[row]
    let own = dictionary.coefficient(of: entering, inRow: row)
    for entry in state.start..<state.start + state.count {
      if dictionary.columns[entry] == entering {
        dictionary.columns[entry] = leaving
        dictionary.coefficients[entry] = 1 / own
      } else {
        dictionary.coefficients[entry] = -dictionary.coefficients[entry] / own
      }
    }
    dictionary.rows[row].offset.scale(by: -1 / own)
    dictionary.rows[row].object = entering
    dictionary.note(row, in: costs.objects[leaving].slot)
  }

  /// Substitutes a row for the column that it gives.
  mutating func add(_ source: Int32, times factor: Double, to target: Int32, inPlaceOf entering: Int32) {
    let oldCount = gather(target, without: entering)
    let added = dictionary.rows[source]
    addToObjectSum(added, times: factor)
    writeGathered(target, oldCount, added.offset, times: factor)
  }

  /// Substitutes a sum that has no row.
  mutating func add(_ sum: SimplexState.Sum, times factor: Double, to target: Int32, inPlaceOf entering: Int32) {
    let oldCount = gather(target, without: entering)
    for index in 0..<sum.columns.count { addToObjectSum(sum.columns[index], factor * sum.coefficients[index]) }
    writeGathered(target, oldCount, sum.offset, times: factor)
  }

  private mutating func gather(_ row: Int32, without entering: Int32) -> Int {
    beginObjectSum()
    let state = dictionary.rows[row]
    for entry in state.start..<state.start + state.count where dictionary.columns[entry] != entering {
      addToObjectSum(dictionary.columns[entry], dictionary.coefficients[entry])
    }
    return simplex.gathered.count
  }

  private mutating func writeGathered(
    _ target: Int32, _ oldCount: Int, _ offset: AffineValue, times factor: Double
  ) {
    for index in oldCount..<simplex.gathered.count {
      dictionary.note(target, in: costs.objects[simplex.gathered[index]].slot)
    }
    dropZeros()
    dictionary.rows[target].offset.add(offset, times: factor)
    dictionary.setCount(Int32(simplex.gathered.count), ofRow: target)
    let start = Int(dictionary.rows[target].start)
    for index in 0..<simplex.gathered.count {
      dictionary.columns[start + index] = simplex.gathered[index]
      dictionary.coefficients[start + index] = simplex.objectSums[simplex.gathered[index]]
    }
  }
}
