// What a variable is in terms of columns, where that is short: a number, or a multiple of one column and an offset.
// Offsets stand in the runs of values until the values do.
extension LayoutKernel {
  /// Says of a defined variable, by its definer, whether it is affine, a multiple of one column, or more.
  mutating func classify(_ variable: Int32) {
    let row = rows[variables[variable].definer]
    var sum = AliasSum()
    var own = 1.0
    for term in row.start..<row.start + row.count {
      if termVariables[term] == variable {
        own = termCoefficients[term]
      } else if !add(termVariables[term], times: termCoefficients[term], to: &sum) {
        variables[variable].alias = VariableState.general
        return
      }
    }
    if row.activity != variable {
      // own·variable = activity - sum, or = right side - sum.
      sum.negate()
      if row.activity < 0 {
        sum.offset.add(row.rightSide, times: 1)
      } else if !add(row.activity, times: 1, to: &sum) {
        variables[variable].alias = VariableState.general
        return
      }
    }
    setAlias(variable, sum.divided(by: own))
  }

  mutating func setAlias(_ variable: Int32, _ sum: AliasSum) {
    // Sums of coefficients that should cancel leave next to nothing.
    variables[variable].alias = abs(sum.scale) > LayoutKernel.dropped ? sum.column : VariableState.affine
    variables[variable].scale = sum.scale
    setValue(variable, sum.offset)
  }

  /// Adds a multiple of a known variable; false if it is no multiple of the column there is.
  private mutating func add(_ variable: Int32, times factor: Double, to sum: inout AliasSum) -> Bool {
    compress(variable)
    let state = variables[variable]
    if state.alias == VariableState.general { return false }
    sum.offset.add(value(variable), times: factor)
    if state.alias == VariableState.affine { return true }
    if sum.column >= 0 && sum.column != state.alias { return false }
    sum.column = state.alias
    sum.scale += factor * state.scale
    return true
  }

  /// Follows aliases of columns that were closed.
  mutating func compress(_ variable: Int32) {
    var state = variables[variable]
    while state.alias >= 0 && variables[state.alias].alias != state.alias {
      let column = variables[state.alias]
      var offset = value(variable)
      if column.alias == VariableState.general {
        state.alias = VariableState.general
      } else {
        offset.add(value(state.alias), times: state.scale)
        state.scale *= column.scale
        state.alias = column.alias
        setValue(variable, offset)
      }
      variables[variable].alias = state.alias
      variables[variable].scale = state.scale
    }
  }

  /// After columns were closed: what was more than one column may be one now.
  mutating func reclassify(_ variable: Int32) {
    if variables[variable].alias == VariableState.general { classify(variable) } else { compress(variable) }
  }

  @inline(__always) mutating func value(_ variable: Int32) -> AffineValue {
    AffineValue(constant: constants[variable], width: widths[variable], height: heights[variable])
  }

  @inline(__always) mutating func setValue(_ variable: Int32, _ value: AffineValue) {
    constants[variable] = value.constant
    widths[variable] = value.width
    heights[variable] = value.height
  }

  /// Coefficients below are nothing: what is left of a sum that cancels.
  static var dropped: Double { 1e-11 }
}

/// `scale` times a column, and an offset; no column yet while that is -1.
struct AliasSum {
  var column: Int32 = VariableState.affine
  var scale = 0.0
  var offset = AffineValue.zero

  mutating func negate() {
    scale = -scale
    offset.scale(by: -1)
  }

  func divided(by divisor: Double) -> AliasSum {
    AliasSum(
      column: column, scale: scale / divisor,
      offset: AffineValue(
        constant: offset.constant / divisor, width: offset.width / divisor, height: offset.height / divisor))
  }
}
