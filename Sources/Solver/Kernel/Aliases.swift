internal import LayNumbers

// Variables in terms of columns, where that is short: a number, or a multiple of one column and an offset. Until the
// values are known, the runs of values hold the offsets.
extension PresolvedSystem {
  @inline(__always) mutating func setAlias(_ variable: Int32, _ sum: AliasSum) {
    if sum.scale != 0 {
      variables[variable].form = .multiple
      variables[variable].link = sum.column
    } else {
      variables[variable].form = .affine
    }
    variables[variable].scale = sum.scale
    values[variable] = sum.offset
  }

  /// Adds a multiple of a known variable; returns false if it is no multiple of the sum's column.
  @inline(__always) mutating func add(_ variable: Int32, times factor: Double, to sum: inout AliasSum) -> Bool {
    compress(variable)
    let variables = variables
    let form = variables[variable].form
    if form == .general { return false }
    sum.offset.add(values[variable], times: factor)
    if form == .affine { return true }
    let column = form == .column ? variable : variables[variable].link
    return sum.add(column, factor * variables[variable].scale)
  }

  /// Follows aliases of columns that were closed.
  @inline(__always) mutating func compress(_ variable: Int32) {
    while variables[variable].form == .multiple && variables[variables[variable].link].form != .column {
      followLink(of: variable)
    }
  }

  @inline(never) private mutating func followLink(of variable: Int32) {
    let state = variables[variable]
    let column = variables[state.link]
    if column.form == .general { return setGeneral(variable) }
    var offset = values[variable]
    offset.add(values[state.link], times: state.scale)
    values[variable] = offset
    variables[variable].scale *= column.scale
    variables[variable].form = column.form
    variables[variable].link = column.link
  }

  mutating func setGeneral(_ variable: Int32) {
    variables[variable].form = .general
    variables[variable].link = -1
  }
}

/// `scale` times a column, and an offset; no column yet while `column` is -1.
struct AliasSum {
  var column: Int32 = -1
  var scale = 0.0
  var offset = AffineValue.zero

  /// Adds a multiple of a column; returns false if the sum has another one.
  @inline(__always) mutating func add(_ column: Int32, _ number: Double) -> Bool {
    if self.column >= 0 && self.column != column { return false }
    self.column = column
    scale = noiseFreeSum(scale, number)
    return true
  }

  mutating func negate() {
    scale = -scale
    offset.scale(by: -1)
  }

  /// Never inlined: it is rare, and its instructions would be run for nothing.
  @inline(never) mutating func divide(by divisor: Double) {
    scale /= divisor
    offset = AffineValue(
      constant: offset.constant / divisor, width: offset.width / divisor, height: offset.height / divisor)
  }
}
