internal import LayNumbers

// Variables in terms of columns, where that is short: a number, or a multiple of one column and an offset. Until the
// values are known, the runs of values hold the offsets.
extension LayoutKernel {
  /// Classifies a defined variable by its definer: affine, a multiple of one column, or general.
  mutating func classify(_ variable: Int32) {
    let definer = variables[variable].definer
    let row = rows[definer]
    let (termVariables, termCoefficients) = (rows.termVariables, rows.termCoefficients)
    var sum = AliasSum()
    var own = 1.0
    for term in row.terms {
      let other = termVariables[term]
      if other == variable {
        own = termCoefficients[term]
      } else if !add(other, times: termCoefficients[term], to: &sum) {
        return classifyGeneral(variable)
      }
    }
    if row.activity != variable {
      // own·variable = activity - sum, or = right side - sum.
      sum.negate()
      if row.activity < 0 {
        sum.offset.add(rows.rightSide(of: definer), times: 1)
      } else if !add(row.activity, times: 1, to: &sum) {
        return classifyGeneral(variable)
      }
    }
    if own != 1 { sum.divide(by: own) }
    setAlias(variable, sum)
  }

  /// Expands a few more definitions, since the difference of two sums may be short.
  private mutating func classifyGeneral(_ variable: Int32) {
    variables[variable].form = .general
    if !mayCancel(variable) { return }
    beginExpansion()
    expand(variable, times: 1)
    if !finishExpansion(within: LayoutKernel.shortExpansion) || scratch.columns.count > 1 { return }
    var sum = AliasSum()
    sum.offset = scratch.offset
    if scratch.columns.count == 1 { (sum.column, sum.scale) = (scratch.columns[0], scratch.coefficients[0]) }
    setAlias(variable, sum)
    addShortcut(variables[variable].definer)
  }

  /// True if a definition has enough columns and sums of columns for some of them to cancel.
  private mutating func mayCancel(_ variable: Int32) -> Bool {
    let row = rows[variables[variable].definer]
    var (columns, sums) = (0, 0)
    for term in row.start..<row.start + row.count where rows.termVariables[term] != variable {
      switch variables[rows.termVariables[term]].form {
      case .affine: break
      case .column, .multiple: columns += 1
      case .general: sums += 1
      }
    }
    return sums > 1 || columns + sums > 2
  }

  /// Makes an equation a shortcut for the last defined of its sums while the component is presolved: it writes that sum
  /// by another one much like it. Otherwise edges of two rows of labels that line up would be compared by expanding both
  /// rows, for each edge.
  mutating func addShortcut(_ id: Int32) {
    let row = rows[id]
    var last: Int32 = -1
    for term in row.start..<row.start + row.count {
      let other = rows.termVariables[term]
      if variables[other].form != .general || variables[other].role != .defined { continue }
      if last < 0 || variables[other].position > variables[last].position { last = other }
    }
    if !row.isEquation || last < 0 || variables[last].link >= 0 || variables[last].definer == id { return }
    variables[last].link = id
    scratch.peel.shortcuts.append(last)
  }

  /// Removes the shortcuts; afterwards links are to cost objects.
  mutating func removeShortcuts() {
    for index in 0..<scratch.peel.shortcuts.count where variables[scratch.peel.shortcuts[index]].form == .general {
      variables[scratch.peel.shortcuts[index]].link = -1
    }
    scratch.peel.shortcuts.removeAll()
  }

  /// The equation that writes a variable in the fewest steps: its definer, or a shortcut whose other sums were all
  /// defined before.
  mutating func writer(of variable: Int32) -> Int32 {
    let state = variables[variable]
    if scratch.hasValues || state.link < 0 { return state.definer }
    let row = rows[state.link]
    for term in row.start..<row.start + row.count where rows.termVariables[term] != variable {
      compress(rows.termVariables[term])
      let other = variables[rows.termVariables[term]]
      if other.form == .general && other.position > state.position { return state.definer }
    }
    return state.link
  }

  @inline(__always) mutating func setAlias(_ variable: Int32, _ sum: AliasSum) {
    if sum.scale != 0 {
      variables[variable].form = .multiple
      variables[variable].link = sum.column
    } else {
      variables[variable].form = .affine
    }
    variables[variable].scale = sum.scale
    setValue(variable, sum.offset)
  }

  /// Adds a multiple of a known variable; returns false if it is no multiple of the sum's column.
  @inline(__always) mutating func add(_ variable: Int32, times factor: Double, to sum: inout AliasSum) -> Bool {
    compress(variable)
    let variables = variables
    let form = variables[variable].form
    if form == .general { return false }
    sum.offset.add(value(variable), times: factor)
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

  /// Classifies a variable again after columns were closed: a general sum may be a multiple of one column now.
  mutating func reclassify(_ variable: Int32) {
    if variables[variable].form == .general { classify(variable) } else { compress(variable) }
  }

  @inline(__always) mutating func value(_ variable: Int32) -> AffineValue {
    AffineValue(constant: constants[variable], width: widths[variable], height: heights[variable])
  }

  @inline(__always) mutating func setValue(_ variable: Int32, _ value: AffineValue) {
    // -0 becomes 0, so that no value is -0: which of them a sum gives depends on the way to it.
    constants[variable] = value.constant + 0
    widths[variable] = value.width
    heights[variable] = value.height
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
