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
    let gathered = simplex.gathered
    let row = dictionary.makeRow(object, count: gathered.count, offset: offset)
    let start = Int(dictionary.rows[row].start)
    for index in 0..<gathered.count {
      let column = gathered[index]
      dictionary.columns[start + index] = column
      dictionary.coefficients[start + index] = simplex.objectSums[column]
      dictionary.note(row, in: costs.objects[column].slot)
    }
    arrangeHubs(row)
    costs.objects[object].row = row
    costs.objects[object].status = .basic
    writeOwnSlope(object)
  }

  /// Turns the sum of columns of the last expansion into one of nonbasic variables: ``SimplexState/gathered`` with
  /// ``SimplexState/objectSums``. Returns its offset.
  private mutating func sumOverNonbasic() -> AffineValue {
    var offset = system.expansion.offset
    beginObjectSum()
    for index in 0..<system.expansion.columns.count {
      let object = system.variables[system.expansion.columns[index]].object
      let factor = system.expansion.coefficients[index]
      ensureSlot(object)
      if costs.objects[object].status != .basic || isHub(object) {
        addToObjectSum(object, factor)
        continue
      }
      let row = dictionary.rows[costs.objects[object].row]
      offset.add(row.offset, times: factor)
      addToObjectSum(row, times: factor)
    }
    dropZeros()
    return offset
  }

  mutating func beginObjectSum() {
    simplex.objectStamp += 1
    simplex.gathered.removeAll()
    if simplex.objectSums.count < costs.objects.count {
      simplex.objectSums.resize(costs.objects.count, filling: 0)
      simplex.objectMarks.resize(costs.objects.count, filling: 0)
    }
  }

  @inline(__always) mutating func addToObjectSum(_ object: Int32, _ number: Double) {
    if simplex.objectMarks[object] == simplex.objectStamp {
      simplex.objectSums[object] = noiseFreeSum(simplex.objectSums[object], number)
    } else {
      simplex.objectMarks[object] = simplex.objectStamp
      simplex.objectSums[object] = number
      simplex.gathered.append(object)
    }
  }

  /// Adds a multiple of a dictionary row, without its offset.
  @inline(__always) mutating func addToObjectSum(_ row: KernelDictionary.Row, times factor: Double) {
    for entry in row.start..<row.start + row.count {
      addToObjectSum(dictionary.columns[entry], factor * dictionary.coefficients[entry])
    }
  }

  mutating func dropZeros() {
    var kept = 0
    var largest = 0.0
    for index in 0..<simplex.gathered.count {
      largest = max(largest, abs(simplex.objectSums[simplex.gathered[index]]))
    }
    for index in 0..<simplex.gathered.count {
      let object = simplex.gathered[index]
      if abs(simplex.objectSums[object]) <= Tolerance.noise * largest { continue }
      simplex.gathered[kept] = object
      kept += 1
    }
    simplex.gathered.resizeUninitialized(kept)
  }

  /// Creates the slot of an object; a lazy column becomes nonbasic.
  mutating func ensureSlot(_ object: Int32) {
    if costs.objects[object].slot >= 0 { return }
    let slot = dictionary.makeSlot(costs.slopeLength(object, system.components))
    costs.objects[object].slot = slot
    if !costs.objects[object].isColumn { return }
    costs.rest(object, slope: nil, system.components)
    costs.objects[object].status = .nonbasic
    copySlope(to: slot)
  }

  mutating func copySlope(to slot: Int32) {
    let start = Int(dictionary.slots[slot].slopeStart)
    for level in 0..<costs.foundSlope.count { dictionary.slopes[start + level] = costs.foundSlope[level] }
  }

  /// Places a new basic variable: its slope is 0, which may be inside the jump of the breakpoint where it should be.
  private mutating func writeOwnSlope(_ object: Int32) {
    if costs.objects[object].low != costs.objects[object].high { return }
    costs.place(object, slope: nil, system.components)
    copySlope(to: costs.objects[object].slot)
  }

  /// The value of a variable of the dictionary at the current size.
  @inline(__always) mutating func slotValue(_ object: Int32) -> Double {
    let own = ownValue(object)
    return hasHubs(object) ? own + hubPart(ofRow: costs.objects[object].row) : own
  }

  /// The value without the contribution of hubs.
  @inline(__always) mutating func ownValue(_ object: Int32) -> Double {
    let slot = costs.objects[object].slot
    if dictionary.slots[slot].stamp != simplex.stamp {
      dictionary.slots[slot].stamp = simplex.stamp
      dictionary.slots[slot].value = system.current(costs.objects[object].variable)
      if hasHubs(object) { dictionary.slots[slot].value -= propagatedHubPart(ofRow: costs.objects[object].row) }
    }
    return dictionary.slots[slot].value
  }
}
