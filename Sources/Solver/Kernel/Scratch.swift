internal import LayNumbers

/// Scratch memory, reused from one step to the next.
struct Scratch {
  /// Multipliers of rows, and the rows that have one.
  var rowSums = Slab<Double>()
  var rowMarks = Slab<Int32>()
  var touchedRows = Slab<Int32>()

  func free() {
    rowSums.free()
    rowMarks.free()
    touchedRows.free()
  }
}
