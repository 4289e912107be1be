// Pivots with dense columns (*hubs*): rows keep their names, and the substitutions are made where they are needed.
extension LayoutKernel {
  /// Substitutes the basic hubs of a row: the result is ``SimplexState/gathered`` with ``SimplexState/objectSums``.
  /// Returns its offset.
  mutating func gatherNonbasic(_ row: Int32) -> AffineValue {
    let state = dictionary.rows[row]
    var offset = state.offset
    beginObjectSum()
    for entry in state.start..<state.start + state.count {
      let (column, factor) = (dictionary.columns[entry], dictionary.coefficients[entry])
      if objects[column].status != .basic {
        addToObjectSum(column, factor)
        continue
      }
      let inner = dictionary.rows[objects[column].row]
      offset.add(inner.offset, times: factor)
      addToObjectSum(inner, times: factor)
    }
    dropZeros()
    return offset
  }

  /// Pivots, as ``pivot(_:_:)``, where there are hubs. The column was walked just before, unless it is a hub.
  mutating func pivotWithHubs(_ row: Int32, _ entering: Int32) {
    let leaving = dictionary.rows[row].object
    let (value, leavingValue) = (slotValue(entering), slotValue(leaving))
    let entersAsHub = isHub(entering)
    if entersAsHub { collectHubRows(with: entering) }
    if entersAsHub || walksHubs() { setEntry(entering, for: leaving, gatherNonbasic(row)) }
    if entersAsHub {
      write(row, simplex.entry)
    } else {
      solveKeepingHubs(row, for: entering, leaving)
    }
    dictionary.rows[row].object = entering
    objects[leaving].row = -1
    objects[leaving].status = .nonbasic
    storeValue(leaving, leavingValue)
    objects[entering].row = row
    objects[entering].status = .basic
    arrangeHubs(row)
    for index in 0..<simplex.walkedRows.count where simplex.walkedRows[index] != row {
      let (target, factor) = (simplex.walkedRows[index], simplex.walkedCoefficients[index])
      let object = dictionary.rows[target].object
      let value = slotValue(object)
      if isHub(object) {
        add(simplex.entry, times: factor, to: target, inPlaceOf: entering)
      } else {
        add(row, times: factor, to: target, inPlaceOf: entering)
        arrangeHubs(target)
      }
      storeValue(object, value)
      noteHubs(ofRow: target)
    }
    storeValue(entering, value)
    noteHubs(ofRow: row)
    if !entersAsHub { dictionary.slots[objects[entering].slot].listCount = 0 }
  }

  private mutating func walksHubs() -> Bool {
    for index in 0..<simplex.walkedRows.count where isHub(dictionary.rows[simplex.walkedRows[index]].object) {
      return true
    }
    return false
  }

  /// Writes ``SimplexState/entry``: the entering variable as a sum of nonbasic variables and the leaving one, from the
  /// row gathered last.
  private mutating func setEntry(_ entering: Int32, for leaving: Int32, _ offset: AffineValue) {
    let own = simplex.objectSums[entering]
    simplex.entry.columns.removeAll()
    simplex.entry.coefficients.removeAll()
    simplex.entry.columns.append(leaving)
    simplex.entry.coefficients.append(1 / own)
    for index in 0..<simplex.gathered.count where simplex.gathered[index] != entering {
      simplex.entry.columns.append(simplex.gathered[index])
      simplex.entry.coefficients.append(-simplex.objectSums[simplex.gathered[index]] / own)
    }
    simplex.entry.offset = offset
    simplex.entry.offset.scale(by: -1 / own)
  }

  /// Collects the rows of basic hubs that have a nonbasic hub.
  private mutating func collectHubRows(with object: Int32) {
    simplex.walkedRows.removeAll()
    simplex.walkedCoefficients.removeAll()
    for index in 0..<simplex.hubs.count {
      let other = objects[simplex.hubs[index].object]
      if other.status != .basic { continue }
      let coefficient = dictionary.coefficient(of: object, inRow: other.row)
      if coefficient == 0 { continue }
      simplex.walkedRows.append(other.row)
      simplex.walkedCoefficients.append(coefficient)
    }
  }

  /// Rewrites a row so that it gives `entering`, keeping hubs by name: by itself, or by the row of a hub that has
  /// `entering`, whichever is shorter. Both are valid, and short rows stay short.
  private mutating func solveKeepingHubs(_ row: Int32, for entering: Int32, _ leaving: Int32) {
    var best: Int32 = -1
    var bestShare = share(of: entering, inRow: row)
    var bestCount = bestShare == 0 ? .max : dictionary.rows[row].count
    for index in 0..<simplex.hubs.count {
      let object = simplex.hubs[index].object
      if objects[object].status != .basic || objects[object].row == row { continue }
      let (share, count) = (share(of: entering, inRow: objects[object].row), dictionary.rows[objects[object].row].count)
      if share == 0 || min(share, LayoutKernel.fairShare) < min(bestShare, LayoutKernel.fairShare) { continue }
      if bestShare >= LayoutKernel.fairShare && count >= bestCount { continue }
      (best, bestShare, bestCount) = (object, share, count)
    }
    if best < 0 { return solve(row, for: entering, leaving) }
    let inner = dictionary.rows[objects[best].row]
    let own = dictionary.coefficient(of: entering, inRow: objects[best].row)
    var sum = simplex.spare
    sum.columns.removeAll()
    sum.coefficients.removeAll()
    sum.columns.append(best)
    sum.coefficients.append(1 / own)
    for entry in inner.start..<inner.start + inner.count where dictionary.columns[entry] != entering {
      sum.columns.append(dictionary.columns[entry])
      sum.coefficients.append(-dictionary.coefficients[entry] / own)
    }
    sum.offset = inner.offset
    sum.offset.scale(by: -1 / own)
    simplex.spare = sum
    write(row, sum)
  }

  /// The ratio of a row's coefficient to its largest one; 0 if the object is not in the row.
  private mutating func share(of object: Int32, inRow row: Int32) -> Double {
    let own = abs(dictionary.coefficient(of: object, inRow: row))
    if own == 0 { return 0 }
    var largest = own
    let state = dictionary.rows[row]
    for entry in state.start..<state.start + state.count { largest = max(largest, abs(dictionary.coefficients[entry])) }
    return own / largest
  }

  /// The least share of a coefficient to divide by, unless all are smaller.
  static var fairShare: Double { 1e-2 }

  /// Replaces the entries of a row, and adds the row to the lists of columns that it did not have.
  private mutating func write(_ row: Int32, _ sum: SimplexState.Sum) {
    let old = dictionary.rows[row]
    beginObjectSum()
    for entry in old.start..<old.start + old.count { addToObjectSum(dictionary.columns[entry], 1) }
    for index in 0..<sum.columns.count where simplex.objectMarks[sum.columns[index]] != simplex.objectStamp {
      dictionary.note(row, in: objects[sum.columns[index]].slot)
    }
    dictionary.setCount(Int32(sum.columns.count), ofRow: row)
    let start = Int(dictionary.rows[row].start)
    for index in 0..<sum.columns.count {
      dictionary.columns[start + index] = sum.columns[index]
      dictionary.coefficients[start + index] = sum.coefficients[index]
    }
    dictionary.rows[row].offset = sum.offset
  }
}
