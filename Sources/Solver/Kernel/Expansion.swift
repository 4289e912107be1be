internal import LayNumbers

/// A sum of variables while it is expanded, and the sum of columns that it becomes.
struct Expansion {
  /// A number for each variable, 0 while it is unused.
  var sums = Slab<Double>()
  /// The marks of the numbers of ``sums`` in use: those equal to ``stamp``.
  var marks = Slab<Int32>()
  var stamp: Int32 = 0
  /// A heap of variables, those defined last on top.
  var heap = Slab<Int64>()
  /// The result of the last expansion.
  var columns = Slab<Int32>()
  var coefficients = Slab<Double>()
  var offset = AffineValue.zero
  /// The number of definitions that it substituted.
  var substitutions = 0

  func free() {
    sums.free()
    marks.free()
    heap.free()
    columns.free()
    coefficients.free()
  }
}

// Expands sums of variables into sums of columns. Definitions are substituted from the last made to the first, so that
// each is substituted once, and terms that cancel do so before they are expanded.
extension PresolvedSystem {
  /// Starts a sum and discards the one before.
  mutating func beginExpansion() {
    expansion.stamp += 1
    if expansion.sums.count < variables.count {
      expansion.sums.resize(variables.count, filling: 0)
      expansion.marks.resize(variables.count, filling: 0)
    }
    expansion.columns.removeAll()
    expansion.heap.removeAll()
    expansion.offset = .zero
  }

  /// Adds a multiple of a variable to the sum.
  @inline(__always) mutating func expand(_ variable: Int32, times factor: Double) {
    compress(variable)
    let state = variables[variable]
    if state.form == .general {
      let isNew = accumulate(variable, factor)
      if isNew { expansion.heap.pushHeap(Int64(state.position) << 32 | Int64(variable)) }
      return
    }
    // A value is an offset only while its component is presolved.
    expansion.offset.add(offset(of: variable), times: factor)
    if state.form == .affine { return }
    let column = state.form == .column ? variable : state.link
    if accumulate(column, factor * state.scale) { expansion.columns.append(column) }
  }

  @inline(__always) private mutating func accumulate(_ variable: Int32, _ number: Double) -> Bool {
    if expansion.marks[variable] == expansion.stamp {
      expansion.sums[variable] = noiseFreeSum(expansion.sums[variable], number)
      return false
    }
    expansion.marks[variable] = expansion.stamp
    expansion.sums[variable] = number
    return true
  }

  /// Substitutes all definitions. Afterwards ``Expansion/columns`` and ``Expansion/coefficients`` are the sum without
  /// cancelled terms, and ``Expansion/offset`` is its constant.
  mutating func finishExpansion() { _ = finishExpansion(within: .max) }

  /// Substitutes at most `limit` definitions; returns false, with an undefined result, if more are needed.
  mutating func finishExpansion(within limit: Int) -> Bool {
    expansion.substitutions = 0
    while let key = expansion.heap.popHeap() {
      let variable = Int32(truncatingIfNeeded: key)
      let factor = expansion.sums[variable]
      if factor == 0 { continue }
      if expansion.substitutions == limit { return false }
      expansion.substitutions += 1
      substitute(variable, times: factor)
    }
    expansion.coefficients.removeAll()
    var kept = 0
    for index in 0..<expansion.columns.count {
      let column = expansion.columns[index]
      let coefficient = expansion.sums[column]
      if coefficient == 0 { continue }
      expansion.columns[kept] = column
      expansion.coefficients.append(coefficient)
      kept += 1
    }
    expansion.columns.resizeUninitialized(kept)
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
      expansion.offset.add(rows.rightSide(of: definer), times: share)
    }
  }

  /// The equation that writes a variable in the fewest steps: its definer, or a shortcut whose other sums were all
  /// defined before.
  mutating func writer(of variable: Int32) -> Int32 {
    let state = variables[variable]
    if hasValues || state.link < 0 { return state.definer }
    let row = rows[state.link]
    for term in row.start..<row.start + row.count where rows.termVariables[term] != variable {
      compress(rows.termVariables[term])
      let other = variables[rows.termVariables[term]]
      if other.form == .general && other.position > state.position { return state.definer }
    }
    return state.link
  }

  private mutating func substituteDerived(_ index: Int32, times factor: Double) {
    expansion.offset.add(derived.offsets[index], times: factor)
    let start = derived.starts[index]
    for entry in start..<start + derived.counts[index] {
      expand(derived.columns[entry], times: factor * derived.coefficients[entry])
    }
  }

  /// The offset of a variable beside the multiple of its column. Before the values are known it is all that is stored;
  /// afterwards it is the difference.
  @inline(__always) mutating func offset(of variable: Int32) -> AffineValue {
    let state = variables[variable]
    if !hasValues || !state.hasColumn { return values[variable] }
    if state.form == .column { return .zero }
    var offset = values[variable]
    offset.add(values[state.link], times: -state.scale)
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
