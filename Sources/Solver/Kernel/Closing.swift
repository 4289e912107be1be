internal import LayNumbers

// Equations all of whose variables are known: each determines a column, or is a contradiction, or is redundant.
extension LayoutKernel {
  /// Solves a closing equation for a column, which is then given by a derived row.
  mutating func close(_ row: Int32) {
    expandTerms(of: row)
    let columns = scratch.columns
    if columns.count == 0 {
      var gap = scratch.offset
      gap.add(rows.rightSide(of: row), times: -1)
      tests.append(EquationTest(row: row, gap: gap))
      return
    }
    var best = 0
    for index in 1..<columns.count where isBetter(columns[index], than: columns[best]) { best = index }
    derive(columns[best], scratch.coefficients[best], from: row)
    if scratch.substitutions > LayoutKernel.shortExpansion { addShortcut(row) }
  }

  /// The largest number of definitions expanded to see that a sum is a multiple of one column; a closing equation that
  /// takes more leaves a shortcut.
  static var shortExpansion: Int { 8 }

  /// The row's left side as a sum of columns.
  mutating func expandTerms(of row: Int32) {
    beginExpansion()
    let row = rows[row]
    for term in row.start..<row.start + row.count {
      expand(rows.termVariables[term], times: rows.termCoefficients[term])
    }
    finishExpansion()
  }

  /// True if `a` is closed before `b`: columns without optional constraints on both sides first, since a column that
  /// costs much is best left at its preferred value.
  private mutating func isBetter(_ a: Int32, than b: Int32) -> Bool {
    let (first, second) = (variables[a], variables[b])
    if first.isPulled != second.isPulled { return second.isPulled }
    return (first.flags == 0) && (second.flags != 0)
  }

  private mutating func derive(_ column: Int32, _ own: Double, from row: Int32) {
    let index = Int32(derived.starts.count)
    derived.starts.append(Int32(derived.columns.count))
    var offset = rows.rightSide(of: row)
    offset.add(scratch.offset, times: -1)
    offset.scale(by: 1 / own)
    derived.offsets.append(offset)
    derived.sources.append(row)
    derived.pivots.append(own)
    var sum = AliasSum()
    for entry in 0..<scratch.columns.count where scratch.columns[entry] != column {
      derived.columns.append(scratch.columns[entry])
      derived.coefficients.append(-scratch.coefficients[entry] / own)
      sum.column = scratch.columns[entry]
      sum.scale = -scratch.coefficients[entry] / own
    }
    let count = scratch.columns.count - 1
    derived.counts.append(Int32(count))
    sum.offset = offset
    scratch.peel.closings.append(column)
    variables[column].role = .closed
    variables[column].definer = index
    variables[column].position = -Int32(scratch.peel.closings.count)
    if count <= 1 { setAlias(column, sum) } else { setGeneral(column) }
    rowStates[row].owner = column
  }
}

/// An equation without columns: `gap` must be 0.
struct EquationTest: BitwiseCopyable {
  var row: Int32
  var gap: AffineValue
}
