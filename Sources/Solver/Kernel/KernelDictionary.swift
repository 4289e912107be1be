internal import LayNumbers

/// The rows of the simplex: basic variables as sums of nonbasic ones. Only objects that were violated once have a row.
struct KernelDictionary {
  struct Row: BitwiseCopyable {
    var object: Int32
    /// A run of ``columns`` and ``coefficients``.
    var start: Int32
    var count: Int32
    var capacity: Int32
    /// The number of its entries, the first ones, that are hubs.
    var hubs: Int32 = 0
    var offset: AffineValue
  }

  /// The column, slope and value of an object that occurs in the dictionary.
  struct Slot: BitwiseCopyable {
    /// The rows with the object, a run of ``lists``. Some may no longer have it, some may occur twice.
    var listStart: Int32
    var listCount: Int32
    var listCapacity: Int32
    /// Its slope, relative to that left of its breakpoint: a run of ``slopes``.
    var slopeStart: Int32
    /// Its value at the size of ``stamp``.
    var value: Double
    var stamp: Int32
    /// True if it is among ``KernelDictionary/touched``.
    var isTouched: Bool
    /// Its number among ``KernelDictionary/hubs``; -1 for none. The contribution of hubs to the values of their rows is not
    /// in ``value``.
    var hub: Int16 = -1
  }

  /// A sum of variables of the dictionary.
  struct Sum {
    var columns = Slab<Int32>()
    var coefficients = Slab<Double>()
    var offset = AffineValue.zero

    func free() {
      columns.free()
      coefficients.free()
    }
  }

  var rows = Slab<Row>()
  var columns = Slab<Int32>()
  var coefficients = Slab<Double>()
  var slots = Slab<Slot>()
  var lists = Slab<Int32>()
  var slopes = Slab<Double>()
  /// The columns in many rows (*hubs*): their objects.
  var hubs = Slab<Int32>()
  /// Counts solves: values of slots with another stamp are of another size.
  var stamp: Int32 = 0
  /// Objects whose values changed.
  var touched = Slab<Int32>()
  /// A sum of objects, while rows are added.
  var objectSum = ObjectSum()
  /// The entering variable as a sum of nonbasic ones; and another sum.
  var entry = Sum()
  var spare = Sum()
  /// The rows with the column walked last, and its coefficients there.
  var walkedRows = Slab<Int32>()
  var walkedCoefficients = Slab<Double>()
  /// Marks of rows while a column's list is walked.
  var rowMarks = Slab<Int32>()
  var rowStamp: Int32 = 0
  /// The length of ``lists`` when they were last tidied.
  var tidyListCount = 0

  mutating func removeAll() {
    rows.removeAll()
    columns.removeAll()
    coefficients.removeAll()
    slots.removeAll()
    lists.removeAll()
    slopes.removeAll()
    hubs.removeAll()
    touched.removeAll()
  }

  /// Creates a slot with room for a slope of `length` levels.
  mutating func makeSlot(_ length: Int) -> Int32 {
    slots.append(
      Slot(
        listStart: Int32(lists.count), listCount: 0, listCapacity: 2, slopeStart: Int32(slopes.count), value: 0,
        stamp: -1, isTouched: false))
    lists.append(-1)
    lists.append(-1)
    for _ in 0..<length { slopes.append(0) }
    return Int32(slots.count - 1)
  }

  /// Adds a row to the list of a slot's object.
  mutating func note(_ row: Int32, in slot: Int32) {
    var state = slots[slot]
    if state.listCount == state.listCapacity {
      let start = Int32(lists.count)
      for place in state.listStart..<state.listStart + state.listCount { lists.append(lists[place]) }
      for _ in 0..<state.listCount { lists.append(-1) }
      state.listStart = start
      state.listCapacity = 2 * state.listCount
    }
    lists[state.listStart + state.listCount] = row
    state.listCount += 1
    slots[slot] = state
  }

  /// Creates a row of `count` entries, which the caller writes.
  mutating func makeRow(_ object: Int32, count: Int, offset: AffineValue) -> Int32 {
    let start = columns.count
    columns.resizeUninitialized(start + count)
    coefficients.resizeUninitialized(start + count)
    rows.append(
      Row(object: object, start: Int32(start), count: Int32(count), capacity: Int32(count), offset: offset))
    return Int32(rows.count - 1)
  }

  /// Makes room for `count` entries in a row, which the caller writes anew.
  mutating func setCount(_ count: Int32, ofRow row: Int32) {
    if count > rows[row].capacity {
      rows[row].start = Int32(columns.count)
      rows[row].capacity = 2 * count
      columns.resizeUninitialized(columns.count + Int(2 * count))
      coefficients.resizeUninitialized(coefficients.count + Int(2 * count))
    }
    rows[row].count = count
  }

  /// The coefficient of an object in a row; 0 if it is not there.
  @inline(__always) func coefficient(of object: Int32, inRow row: Int32) -> Double {
    let state = rows[row]
    for entry in state.start..<state.start + state.count where columns[entry] == object { return coefficients[entry] }
    return 0
  }

  func free() {
    rows.free()
    columns.free()
    coefficients.free()
    slots.free()
    lists.free()
    slopes.free()
    hubs.free()
    touched.free()
    objectSum.free()
    entry.free()
    spare.free()
    walkedRows.free()
    walkedCoefficients.free()
    rowMarks.free()
  }
}
