internal import LayNumbers

/// Scratch memory, reused from one step to the next.
struct Scratch {
  /// Breakpoints of an object that has many, by position; and the merge buffer for sorting them.
  var table = BreakpointTable()
  var points = Slab<Breakpoint>()
  var slope = Slab<Double>()
  /// Multipliers of rows, and the rows that have one.
  var rowSums = Slab<Double>()
  var rowMarks = Slab<Int32>()
  var touchedRows = Slab<Int32>()

  func free() {
    table.free()
    points.free()
    slope.free()
    rowSums.free()
    rowMarks.free()
    touchedRows.free()
  }
}
