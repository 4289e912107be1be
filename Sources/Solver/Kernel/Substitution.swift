internal import LayNumbers

// Substitutions of rows into each other.
extension KernelDictionary {
  /// Finds the rows with a column: ``walkedRows`` with their coefficients. Tidies the column's list.
  mutating func walkColumn(_ object: Int32, _ objects: Slab<CostObject>) {
    walkColumn(object, knowing: 0, inRow: -1, objects)
  }

  /// Finds the rows with a column whose coefficient in one row is known, since that row may be long to search.
  mutating func walkColumn(_ object: Int32, knowing known: Double, inRow knownRow: Int32, _ objects: Slab<CostObject>) {
    walkedRows.removeAll()
    walkedCoefficients.removeAll()
    rowStamp += 1
    if rowMarks.count < rows.count { rowMarks.resize(rows.count, filling: 0) }
    let slot = slots[objects[object].slot]
    var kept = slot.listStart
    for place in slot.listStart..<slot.listStart + slot.listCount {
      let row = lists[place]
      if rowMarks[row] == rowStamp { continue }
      rowMarks[row] = rowStamp
      let coefficient = row == knownRow ? known : coefficient(of: object, inRow: row)
      if coefficient == 0 { continue }
      lists[kept] = row
      kept += 1
      walkedRows.append(row)
      walkedCoefficients.append(coefficient)
    }
    slots[objects[object].slot].listCount = kept - slot.listStart
  }

  // MARK: - Without hubs

  /// Solves a row for `entering`.
  mutating func solve(_ row: Int32, for entering: Int32, _ leaving: Int32, _ objects: Slab<CostObject>) {
    let state = rows[row]
    let own = coefficient(of: entering, inRow: row)
    for entry in state.start..<state.start + state.count {
      if columns[entry] == entering {
        columns[entry] = leaving
        coefficients[entry] = 1 / own
      } else {
        coefficients[entry] = -coefficients[entry] / own
      }
    }
    rows[row].offset.scale(by: -1 / own)
    rows[row].object = entering
    note(row, in: objects[leaving].slot)
  }

  /// Substitutes a row for the column that it gives.
  mutating func add(
    _ source: Int32, times factor: Double, to target: Int32, inPlaceOf entering: Int32, _ objects: Slab<CostObject>
  ) {
    let oldCount = gather(target, without: entering, objects)
    let added = rows[source]
    addRow(added, times: factor)
    writeGathered(target, oldCount, added.offset, times: factor, objects)
  }

  /// Substitutes a sum that has no row.
  mutating func add(
    _ sum: Sum, times factor: Double, to target: Int32, inPlaceOf entering: Int32, _ objects: Slab<CostObject>
  ) {
    let oldCount = gather(target, without: entering, objects)
    for index in 0..<sum.columns.count { objectSum.add(sum.columns[index], factor * sum.coefficients[index]) }
    writeGathered(target, oldCount, sum.offset, times: factor, objects)
  }

  private mutating func gather(_ row: Int32, without entering: Int32, _ objects: Slab<CostObject>) -> Int {
    objectSum.begin(objects.count)
    let state = rows[row]
    for entry in state.start..<state.start + state.count where columns[entry] != entering {
      objectSum.add(columns[entry], coefficients[entry])
    }
    return objectSum.objects.count
  }

  private mutating func writeGathered(
    _ target: Int32, _ oldCount: Int, _ offset: AffineValue, times factor: Double, _ objects: Slab<CostObject>
  ) {
    for index in oldCount..<objectSum.objects.count {
      note(target, in: objects[objectSum.objects[index]].slot)
    }
    objectSum.dropZeros()
    rows[target].offset.add(offset, times: factor)
    setCount(Int32(objectSum.objects.count), ofRow: target)
    let start = Int(rows[target].start)
    for index in 0..<objectSum.objects.count {
      columns[start + index] = objectSum.objects[index]
      coefficients[start + index] = objectSum.numbers[objectSum.objects[index]]
    }
  }

  /// Adds a multiple of a dictionary row, without its offset.
  @inline(__always) mutating func addRow(_ row: Row, times factor: Double) {
    for entry in row.start..<row.start + row.count {
      objectSum.add(columns[entry], factor * coefficients[entry])
    }
  }

  // MARK: - With hubs

  /// Substitutes the basic hubs of a row: the result is ``objectSum``.
  /// Returns its offset.
  mutating func gatherNonbasic(_ row: Int32, _ objects: Slab<CostObject>) -> AffineValue {
    let state = rows[row]
    var offset = state.offset
    objectSum.begin(objects.count)
    for entry in state.start..<state.start + state.count {
      let (column, factor) = (columns[entry], coefficients[entry])
      if objects[column].status != .basic {
        objectSum.add(column, factor)
        continue
      }
      let inner = rows[objects[column].row]
      offset.add(inner.offset, times: factor)
      addRow(inner, times: factor)
    }
    objectSum.dropZeros()
    return offset
  }

  mutating func walksHubs(_ objects: Slab<CostObject>) -> Bool {
    for index in 0..<walkedRows.count where isHub(rows[walkedRows[index]].object, objects) {
      return true
    }
    return false
  }

  /// Writes ``entry``: the entering variable as a sum of nonbasic variables and the leaving one, from the
  /// row gathered last.
  mutating func setEntry(_ entering: Int32, for leaving: Int32, _ offset: AffineValue) {
    let own = objectSum.numbers[entering]
    entry.columns.removeAll()
    entry.coefficients.removeAll()
    entry.columns.append(leaving)
    entry.coefficients.append(1 / own)
    for index in 0..<objectSum.objects.count where objectSum.objects[index] != entering {
      entry.columns.append(objectSum.objects[index])
      entry.coefficients.append(-objectSum.numbers[objectSum.objects[index]] / own)
    }
    entry.offset = offset
    entry.offset.scale(by: -1 / own)
  }

  /// Collects the rows of basic hubs that have a nonbasic hub.
  mutating func collectHubRows(with object: Int32, _ objects: Slab<CostObject>) {
    walkedRows.removeAll()
    walkedCoefficients.removeAll()
    for index in 0..<hubs.count {
      let other = objects[hubs[index]]
      if other.status != .basic { continue }
      let coefficient = coefficient(of: object, inRow: other.row)
      if coefficient == 0 { continue }
      walkedRows.append(other.row)
      walkedCoefficients.append(coefficient)
    }
  }

  /// Rewrites a row so that it gives `entering`, keeping hubs by name: by itself, or by the row of a hub that has
  /// `entering`, whichever is shorter. Both are valid, and short rows stay short.
  mutating func solveKeepingHubs(_ row: Int32, for entering: Int32, _ leaving: Int32, _ objects: Slab<CostObject>) {
    var best: Int32 = -1
    var bestShare = share(of: entering, inRow: row)
    var bestCount = bestShare == 0 ? .max : rows[row].count
    for index in 0..<hubs.count {
      let object = hubs[index]
      if objects[object].status != .basic || objects[object].row == row { continue }
      let (share, count) = (
        share(of: entering, inRow: objects[object].row), rows[objects[object].row].count
      )
      if share == 0 || min(share, KernelDictionary.fairShare) < min(bestShare, KernelDictionary.fairShare) { continue }
      if bestShare >= KernelDictionary.fairShare && count >= bestCount { continue }
      (best, bestShare, bestCount) = (object, share, count)
    }
    if best < 0 { return solve(row, for: entering, leaving, objects) }
    let inner = rows[objects[best].row]
    let own = coefficient(of: entering, inRow: objects[best].row)
    var sum = spare
    sum.columns.removeAll()
    sum.coefficients.removeAll()
    sum.columns.append(best)
    sum.coefficients.append(1 / own)
    for entry in inner.start..<inner.start + inner.count where columns[entry] != entering {
      sum.columns.append(columns[entry])
      sum.coefficients.append(-coefficients[entry] / own)
    }
    sum.offset = inner.offset
    sum.offset.scale(by: -1 / own)
    spare = sum
    write(row, sum, objects)
  }

  /// The ratio of a row's coefficient to its largest one; 0 if the object is not in the row.
  mutating func share(of object: Int32, inRow row: Int32) -> Double {
    let own = abs(coefficient(of: object, inRow: row))
    if own == 0 { return 0 }
    var largest = own
    let state = rows[row]
    for entry in state.start..<state.start + state.count { largest = max(largest, abs(coefficients[entry])) }
    return own / largest
  }

  /// The least share of a coefficient to divide by, unless all are smaller.
  static var fairShare: Double { 1e-2 }

  /// Replaces the entries of a row, and adds the row to the lists of columns that it did not have.
  mutating func write(_ row: Int32, _ sum: Sum, _ objects: Slab<CostObject>) {
    let old = rows[row]
    objectSum.begin(objects.count)
    for entry in old.start..<old.start + old.count { objectSum.add(columns[entry], 1) }
    for index in 0..<sum.columns.count where !objectSum.contains(sum.columns[index]) {
      note(row, in: objects[sum.columns[index]].slot)
    }
    setCount(Int32(sum.columns.count), ofRow: row)
    let start = Int(rows[row].start)
    for index in 0..<sum.columns.count {
      columns[start + index] = sum.columns[index]
      coefficients[start + index] = sum.coefficients[index]
    }
    rows[row].offset = sum.offset
  }
}
