internal import LayNumbers

// Equations all of whose variables are known: each determines a column, or is a contradiction, or is redundant.
extension Peel {
  /// Solves a closing equation for a column, which is then given by a derived row.
  mutating func close(_ row: Int32, _ system: inout PresolvedSystem) {
    expandTerms(of: row, &system)
    let columns = system.expansion.columns
    if columns.count == 0 {
      var gap = system.expansion.offset
      gap.add(system.rows.rightSide(of: row), times: -1)
      system.tests.append(EquationTest(row: row, gap: gap))
      return
    }
    var best = 0
    for index in 1..<columns.count where isBetter(columns[index], than: columns[best], &system) { best = index }
    derive(columns[best], system.expansion.coefficients[best], from: row, &system)
    if system.expansion.substitutions > Peel.shortExpansion { addShortcut(row, &system) }
  }

  /// The largest number of definitions expanded to see that a sum is a multiple of one column; a closing equation that
  /// takes more leaves a shortcut.
  static var shortExpansion: Int { 8 }

  /// The row's left side as a sum of columns.
  mutating func expandTerms(of row: Int32, _ system: inout PresolvedSystem) {
    system.beginExpansion()
    let row = system.rows[row]
    for term in row.start..<row.start + row.count {
      system.expand(system.rows.termVariables[term], times: system.rows.termCoefficients[term])
    }
    system.finishExpansion()
  }

  /// True if `a` is closed before `b`: columns without optional constraints on both sides first, since a column that
  /// costs much is best left at its preferred value.
  private mutating func isBetter(_ a: Int32, than b: Int32, _ system: inout PresolvedSystem) -> Bool {
    let (first, second) = (system.variables[a], system.variables[b])
    if first.isPulled != second.isPulled { return second.isPulled }
    return (first.flags == 0) && (second.flags != 0)
  }

  private mutating func derive(_ column: Int32, _ own: Double, from row: Int32, _ system: inout PresolvedSystem) {
    let index = Int32(system.derived.starts.count)
    system.derived.starts.append(Int32(system.derived.columns.count))
    var offset = system.rows.rightSide(of: row)
    offset.add(system.expansion.offset, times: -1)
    offset.scale(by: 1 / own)
    system.derived.offsets.append(offset)
    system.derived.sources.append(row)
    system.derived.pivots.append(own)
    var sum = AliasSum()
    for entry in 0..<system.expansion.columns.count where system.expansion.columns[entry] != column {
      system.derived.columns.append(system.expansion.columns[entry])
      system.derived.coefficients.append(-system.expansion.coefficients[entry] / own)
      sum.column = system.expansion.columns[entry]
      sum.scale = -system.expansion.coefficients[entry] / own
    }
    let count = system.expansion.columns.count - 1
    system.derived.counts.append(Int32(count))
    sum.offset = offset
    closings.append(column)
    system.variables[column].role = .closed
    system.variables[column].definer = index
    system.variables[column].position = -Int32(closings.count)
    if count <= 1 { system.setAlias(column, sum) } else { system.setGeneral(column) }
    system.rowStates[row].owner = column
  }
}
