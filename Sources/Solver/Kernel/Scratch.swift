internal import LayNumbers

/// Scratch memory, reused from one step to the next.
struct Scratch {
  /// A number for each variable or object, 0 while it is unused.
  var sums = Slab<Double>()
  /// The marks of the numbers of ``sums`` in use: those equal to ``stamp``.
  var marks = Slab<Int32>()
  var stamp: Int32 = 0
  /// A heap of variables, those defined last on top.
  var heap = Slab<Int64>()
  /// The result of the last expansion.
  var columns = Slab<Int32>()
  var coefficients = Slab<Double>()
  var offset = AffineValue.zero
  /// The number of definitions that it substituted.
  var substitutions = 0
  /// True if the runs of values hold values, no longer offsets.
  var hasValues = false

  var peel = PeelQueues()
  /// Breakpoints of an object that has many, by position; and the merge buffer for sorting them.
  var table = BreakpointTable()
  var points = Slab<Breakpoint>()
  var slope = Slab<Double>()
  /// Multipliers of rows, and the rows that have one.
  var rowSums = Slab<Double>()
  var rowMarks = Slab<Int32>()
  var touchedRows = Slab<Int32>()

  func free() {
    sums.free()
    table.free()
    points.free()
    marks.free()
    heap.free()
    columns.free()
    coefficients.free()
    peel.free()
    slope.free()
    rowSums.free()
    rowMarks.free()
    touchedRows.free()
  }
}
