// What a variable is in terms of columns, where that is short: a number, or a multiple of one column and an offset.
// Offsets stand in the runs of values until the values do.
extension LayoutKernel {
  /// Says of a defined variable, by its definer, whether it is affine, a multiple of one column, or more.
  mutating func classify(_ variable: Int32) {
    let definer = variables[variable].definer
    let row = rows[definer]
    let (termVariables, termCoefficients) = (termVariables, termCoefficients)
    var sum = AliasSum()
    var own = 1.0
    for term in row.start..<row.start + row.count {
      let other = termVariables[term]
      if other == variable {
        own = termCoefficients[term]
      } else if !add(other, times: termCoefficients[term], to: &sum) {
        return setGeneral(variable)
      }
    }
    if row.activity != variable {
      // own·variable = activity - sum, or = right side - sum.
      sum.negate()
      if row.activity < 0 {
        sum.offset.add(rightSide(of: definer), times: 1)
      } else if !add(row.activity, times: 1, to: &sum) {
        return setGeneral(variable)
      }
    }
    setAlias(variable, own == 1 ? sum : sum.divided(by: own))
  }

  mutating func setAlias(_ variable: Int32, _ sum: AliasSum) {
    if sum.scale != 0 {
      variables[variable].form = .multiple
      variables[variable].link = sum.column
    } else {
      variables[variable].form = .affine
    }
    variables[variable].scale = sum.scale
    setValue(variable, sum.offset)
  }

  /// Adds a multiple of a known variable; false if it is no multiple of the column there is.
  @inline(__always) private mutating func add(_ variable: Int32, times factor: Double, to sum: inout AliasSum) -> Bool {
    compress(variable)
    let variables = variables
    let form = variables[variable].form
    if form == .general { return false }
    sum.offset.add(value(variable), times: factor)
    if form == .affine { return true }
    let column = form == .column ? variable : variables[variable].link
    if sum.column >= 0 && sum.column != column { return false }
    sum.column = column
    sum.add(factor * variables[variable].scale)
    return true
  }

  /// Follows aliases of columns that were closed.
  @inline(__always) mutating func compress(_ variable: Int32) {
    while variables[variable].form == .multiple && variables[variables[variable].link].form != .column {
      followLink(of: variable)
    }
  }

  private mutating func followLink(of variable: Int32) {
    let state = variables[variable]
    let column = variables[state.link]
    if column.form == .general { return setGeneral(variable) }
    var offset = value(variable)
    offset.add(value(state.link), times: state.scale)
    setValue(variable, offset)
    variables[variable].scale *= column.scale
    variables[variable].form = column.form
    variables[variable].link = column.link
  }

  mutating func setGeneral(_ variable: Int32) {
    variables[variable].form = .general
    variables[variable].link = -1
  }

  /// After columns were closed: what was more than one column may be one now.
  mutating func reclassify(_ variable: Int32) {
    if variables[variable].form == .general { classify(variable) } else { compress(variable) }
  }

  @inline(__always) mutating func value(_ variable: Int32) -> AffineValue {
    AffineValue(constant: constants[variable], width: widths[variable], height: heights[variable])
  }

  @inline(__always) mutating func setValue(_ variable: Int32, _ value: AffineValue) {
    constants[variable] = value.constant
    widths[variable] = value.width
    heights[variable] = value.height
  }
}

/// `scale` times a column, and an offset; no column yet while that is -1.
struct AliasSum {
  var column: Int32 = -1
  var scale = 0.0
  var offset = AffineValue.zero

  mutating func add(_ number: Double) { scale = sum(scale, number) }

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
