internal import LayNumbers

// Pivots of the dictionary, and updates of the values in it.
extension LayoutKernel {
  /// Moves the basic variables of the rows with the column walked last, which moved.
  mutating func shiftWalked(by way: Double) {
    for index in 0..<dictionary.walkedRows.count {
      let object = dictionary.rows[dictionary.walkedRows[index]].object
      setSlotValue(
        object, dictionary.slotValue(object, costs.objects, &system) + way * dictionary.walkedCoefficients[index])
      pushIfViolated(dictionary.walkedRows[index])
      noteHubs(ofRow: dictionary.walkedRows[index])
    }
  }

  mutating func pushIfViolated(_ row: Int32) {
    simplex.work += 1
    let object = dictionary.rows[row].object
    let amount = costs.violation(of: object, value: dictionary.slotValue(object, costs.objects, &system), system.size)
      .amount
    if amount > 0 { simplex.push(amount, row) }
  }

  /// Writes the value of a variable at the current size, and records that it changed.
  mutating func setSlotValue(_ object: Int32, _ value: Double) {
    dictionary.storeValue(object, value, costs.objects, &system)
    dictionary.touch(object, costs.objects)
    if dictionary.isHub(object, costs.objects) { suspect(object) }
  }

  /// Exchanges the basic variable of a row with a column of it. The rows with the column were walked just before.
  mutating func pivot(_ row: Int32, _ entering: Int32) {
    let leaving = dictionary.rows[row].object
    if dictionary.rows[row].hubs > 0 || dictionary.isHub(entering, costs.objects)
      || dictionary.isHub(leaving, costs.objects)
    {
      return pivotWithHubs(row, entering)
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

}
