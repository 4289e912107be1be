internal import LayNumbers

// The form of a defined variable, from its definition: a number, a multiple of one column, or general.
extension Peel {
  /// Classifies a defined variable by its definer: affine, a multiple of one column, or general.
  mutating func classify(_ variable: Int32, _ system: inout PresolvedSystem) {
    let definer = system.variables[variable].definer
    let row = system.rows[definer]
    let (termVariables, termCoefficients) = (system.rows.termVariables, system.rows.termCoefficients)
    var sum = AliasSum()
    var own = 1.0
    for term in row.terms {
      let other = termVariables[term]
      if other == variable {
        own = termCoefficients[term]
      } else if !system.add(other, times: termCoefficients[term], to: &sum) {
        return classifyGeneral(variable, &system)
      }
    }
    if row.activity != variable {
      // own·variable = activity - sum, or = right side - sum.
      sum.negate()
      if row.activity < 0 {
        sum.offset.add(system.rows.rightSide(of: definer), times: 1)
      } else if !system.add(row.activity, times: 1, to: &sum) {
        return classifyGeneral(variable, &system)
      }
    }
    if own != 1 { sum.divide(by: own) }
    system.setAlias(variable, sum)
  }

  /// Expands a few more definitions, since the difference of two sums may be short.
  private mutating func classifyGeneral(_ variable: Int32, _ system: inout PresolvedSystem) {
    system.variables[variable].form = .general
    if !mayCancel(variable, &system) { return }
    system.beginExpansion()
    system.expand(variable, times: 1)
    if !system.finishExpansion(within: Peel.shortExpansion) || system.expansion.columns.count > 1 { return }
    var sum = AliasSum()
    sum.offset = system.expansion.offset
    if system.expansion.columns.count == 1 {
      (sum.column, sum.scale) = (system.expansion.columns[0], system.expansion.coefficients[0])
    }
    system.setAlias(variable, sum)
    addShortcut(system.variables[variable].definer, &system)
  }

  /// True if a definition has enough columns and sums of columns for some of them to cancel.
  private mutating func mayCancel(_ variable: Int32, _ system: inout PresolvedSystem) -> Bool {
    let row = system.rows[system.variables[variable].definer]
    var (columns, sums) = (0, 0)
    for term in row.start..<row.start + row.count where system.rows.termVariables[term] != variable {
      switch system.variables[system.rows.termVariables[term]].form {
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
  mutating func addShortcut(_ id: Int32, _ system: inout PresolvedSystem) {
    let row = system.rows[id]
    var last: Int32 = -1
    for term in row.start..<row.start + row.count {
      let other = system.rows.termVariables[term]
      if system.variables[other].form != .general || system.variables[other].role != .defined { continue }
      if last < 0 || system.variables[other].position > system.variables[last].position { last = other }
    }
    if !row.isEquation || last < 0 || system.variables[last].link >= 0 || system.variables[last].definer == id {
      return
    }
    system.variables[last].link = id
    shortcuts.append(last)
  }

  /// Removes the shortcuts; afterwards links are to cost objects.
  mutating func removeShortcuts(_ system: inout PresolvedSystem) {
    for index in 0..<shortcuts.count where system.variables[shortcuts[index]].form == .general {
      system.variables[shortcuts[index]].link = -1
    }
    shortcuts.removeAll()
  }

  /// Classifies a variable again after columns were closed: a general sum may be a multiple of one column now.
  mutating func reclassify(_ variable: Int32, _ system: inout PresolvedSystem) {
    if system.variables[variable].form == .general { classify(variable, &system) } else { system.compress(variable) }
  }
}
