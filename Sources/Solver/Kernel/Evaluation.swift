internal import LayNumbers

// From columns to the values of all variables, as functions of the size.
extension LayoutKernel {
  /// Evaluates the variables of a component in their order; columns have their values.
  mutating func evaluate(_ component: Int32) {
    let part = components[component]
    if part.isAffine { return }
    for index in part.orderStart + part.columnCount..<part.orderStart + part.orderCount {
      let variable = order[index]
      if variables[variable].form != .affine { setValue(variable, evaluated(variable)) }
    }
  }

  /// The value of a defined or closed variable, from the variables of its definition.
  mutating func evaluated(_ variable: Int32) -> AffineValue {
    let state = variables[variable]
    if state.role == .closed { return evaluatedDerived(state.definer) }
    let row = rows[state.definer]
    var sum = AffineValue.zero
    var own = 1.0
    for term in row.start..<row.start + row.count {
      let other = rows.termVariables[term]
      if other == variable {
        own = rows.termCoefficients[term]
      } else {
        sum.add(value(other), times: rows.termCoefficients[term])
      }
    }
    if row.activity == variable { return sum }
    let whole = row.activity >= 0 ? value(row.activity) : rows.rightSide(of: state.definer)
    sum = whole - sum
    if own == 1 { return sum }
    return AffineValue(constant: sum.constant / own, width: sum.width / own, height: sum.height / own)
  }

  private mutating func evaluatedDerived(_ index: Int32) -> AffineValue {
    var sum = derived.offsets[index]
    let start = derived.starts[index]
    for entry in start..<start + derived.counts[index] {
      sum.add(value(derived.columns[entry]), times: derived.coefficients[entry])
    }
    return sum
  }

  /// The value of a variable at the current size.
  @inline(__always) mutating func current(_ variable: Int32) -> Double {
    constants[variable] + widths[variable] * width + heights[variable] * height
  }
}
