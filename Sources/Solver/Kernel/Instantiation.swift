internal import LayNumbers

// Creates dictionary rows lazily, when they are violated.
extension LayoutKernel {
  /// Creates the dictionary row of a lazy object.
  mutating func instantiate(_ object: Int32) {
    system.beginExpansion()
    system.expand(costs.objects[object].variable, times: 1)
    system.finishExpansion()
    let offset = sumOverNonbasic()
    ensureSlot(object)
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
    writeOwnSlope(object)
  }

  /// Turns the sum of columns of the last expansion into one of nonbasic variables: ``KernelDictionary/objectSum``. Returns its offset.
  private mutating func sumOverNonbasic() -> AffineValue {
    var offset = system.expansion.offset
    dictionary.objectSum.begin(costs.objects.count)
    for index in 0..<system.expansion.columns.count {
      let object = system.variables[system.expansion.columns[index]].object
      let factor = system.expansion.coefficients[index]
      ensureSlot(object)
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
  mutating func ensureSlot(_ object: Int32) {
    if costs.objects[object].slot >= 0 { return }
    let slot = dictionary.makeSlot(costs.slopeLength(object, system.components))
    costs.objects[object].slot = slot
    if !costs.objects[object].isColumn { return }
    costs.rest(object, slope: nil, system.components)
    costs.objects[object].status = .nonbasic
    dictionary.copySlope(costs.foundSlope, to: slot)
  }

  /// Places a new basic variable: its slope is 0, which may be inside the jump of the breakpoint where it should be.
  private mutating func writeOwnSlope(_ object: Int32) {
    if costs.objects[object].low != costs.objects[object].high { return }
    costs.place(object, slope: nil, system.components)
    dictionary.copySlope(costs.foundSlope, to: costs.objects[object].slot)
  }

}
