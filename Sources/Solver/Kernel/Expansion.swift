internal import LayNumbers

// Expands sums of variables into sums of columns. Definitions are substituted from the last made to the first, so that
// each is substituted once, and terms that cancel do so before they are expanded.
extension LayoutKernel {
  /// Starts a sum and discards the one before.
  mutating func beginExpansion() {
    scratch.stamp += 1
    if scratch.sums.count < variables.count {
      scratch.sums.resize(variables.count, filling: 0)
      scratch.marks.resize(variables.count, filling: 0)
    }
    scratch.columns.removeAll()
    scratch.heap.removeAll()
    scratch.offset = .zero
  }

  /// Adds a multiple of a variable to the sum.
  @inline(__always) mutating func expand(_ variable: Int32, times factor: Double) {
    compress(variable)
    let state = variables[variable]
    if state.form == .general {
      let isNew = accumulate(variable, factor)
      if isNew { scratch.heap.pushHeap(Int64(state.position) << 32 | Int64(variable)) }
      return
    }
    // A value is an offset only while its component is presolved.
    scratch.offset.add(offset(of: variable), times: factor)
    if state.form == .affine { return }
    let column = state.form == .column ? variable : state.link
    if accumulate(column, factor * state.scale) { scratch.columns.append(column) }
  }

  @inline(__always) private mutating func accumulate(_ variable: Int32, _ number: Double) -> Bool {
    if scratch.marks[variable] == scratch.stamp {
      scratch.sums[variable] = noiseFreeSum(scratch.sums[variable], number)
      return false
    }
    scratch.marks[variable] = scratch.stamp
    scratch.sums[variable] = number
    return true
  }

  /// Substitutes all definitions. Afterwards ``Scratch/columns`` and ``Scratch/coefficients`` are the sum without
  /// cancelled terms, and ``Scratch/offset`` is its constant.
  mutating func finishExpansion() { _ = finishExpansion(within: .max) }

  /// Substitutes at most `limit` definitions; returns false, with an undefined result, if more are needed.
  mutating func finishExpansion(within limit: Int) -> Bool {
    scratch.substitutions = 0
    while let key = scratch.heap.popHeap() {
      let variable = Int32(truncatingIfNeeded: key)
      let factor = scratch.sums[variable]
      if factor == 0 { continue }
      if scratch.substitutions == limit { return false }
      scratch.substitutions += 1
      substitute(variable, times: factor)
    }
    scratch.coefficients.removeAll()
    var kept = 0
    for index in 0..<scratch.columns.count {
      let column = scratch.columns[index]
      let coefficient = scratch.sums[column]
      if coefficient == 0 { continue }
      scratch.columns[kept] = column
      scratch.coefficients.append(coefficient)
      kept += 1
    }
    scratch.columns.resizeUninitialized(kept)
    return true
  }

  private mutating func substitute(_ variable: Int32, times factor: Double) {
    let state = variables[variable]
    if state.role == .closed { return substituteDerived(state.definer, times: factor) }
    let definer = writer(of: variable)
    let row = rows[definer]
    if row.activity == variable {
      for term in row.start..<row.start + row.count {
        expand(rows.termVariables[term], times: factor * rows.termCoefficients[term])
      }
      return
    }
    var own = 1.0
    for term in row.start..<row.start + row.count where rows.termVariables[term] == variable {
      own = rows.termCoefficients[term]
    }
    let share = factor / own
    for term in row.start..<row.start + row.count where rows.termVariables[term] != variable {
      expand(rows.termVariables[term], times: -share * rows.termCoefficients[term])
    }
    if row.activity >= 0 {
      expand(row.activity, times: share)
    } else {
      scratch.offset.add(rows.rightSide(of: definer), times: share)
    }
  }

  private mutating func substituteDerived(_ index: Int32, times factor: Double) {
    scratch.offset.add(derived.offsets[index], times: factor)
    let start = derived.starts[index]
    for entry in start..<start + derived.counts[index] {
      expand(derived.columns[entry], times: factor * derived.coefficients[entry])
    }
  }

  /// The offset of a variable beside the multiple of its column. Before the values are known it is all that is stored;
  /// afterwards it is the difference.
  @inline(__always) mutating func offset(of variable: Int32) -> AffineValue {
    let state = variables[variable]
    if !scratch.hasValues || !state.hasColumn { return value(variable) }
    if state.form == .column { return .zero }
    var offset = value(variable)
    offset.add(value(state.link), times: -state.scale)
    return offset
  }
}

extension Slab where Element == Int64 {
  /// Adds a key to a max-heap.
  mutating func pushHeap(_ key: Int64) {
    append(key)
    var place = count - 1
    while place > 0 {
      let parent = (place - 1) / 2
      if self[parent] >= key { break }
      self[place] = self[parent]
      place = parent
    }
    self[place] = key
  }

  /// Removes the greatest key of a max-heap; nil if it is empty.
  mutating func popHeap() -> Int64? {
    guard let last = popLast() else { return nil }
    if count == 0 { return last }
    let top = self[0]
    var place = 0
    while true {
      var child = 2 * place + 1
      if child >= count { break }
      if child + 1 < count && self[child + 1] > self[child] { child += 1 }
      if self[child] <= last { break }
      self[place] = self[child]
      place = child
    }
    self[place] = last
    return top
  }
}
