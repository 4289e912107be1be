/// Memory for one step of the work, used again by the next.
struct Scratch {
  /// A number for each variable or object, 0 while nobody uses it.
  var sums = Slab<Double>()
  /// Which numbers of ``sums`` are in use: those whose mark is ``stamp``.
  var marks = Slab<Int32>()
  var stamp: Int32 = 0
  /// A heap of variables, those defined last on top.
  var heap = Slab<Int64>()
  /// The sum that an expansion ended with.
  var columns = Slab<Int32>()
  var coefficients = Slab<Double>()
  var offset = AffineValue.zero
  /// How many definitions it took.
  var substitutions = 0
  /// Whether the runs of values hold values, no longer offsets.
  var hasValues = false

  var peel = PeelQueues()
  /// Breakpoints of an object that has many, by position; and while they are sorted.
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
