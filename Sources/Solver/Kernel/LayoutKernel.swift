public import LayNumbers

/// The constraint solver in doubles: rows in, the values of variables out, at any size of the root.
///
/// It presolves (*peels*): nearly every variable is defined by one row, which leaves a few columns, each with a convex
/// piecewise-linear cost. A dual simplex over short rows restores feasibility from the cheapest values, a component at a
/// time; levels are compared lexicographically, never summed (SEMANTICS §2.4, §4.2).
///
///     var kernel = LayoutKernel()
///     let width = kernel.makeVariable()
///     kernel.addTerm(width, 1)
///     kernel.addRow(.equal, constant: -16, width: 1)
///     kernel.solve(width: 320, height: 480)  // true
///     kernel.value(of: width)                // 304
///
/// If several solutions are optimal it returns one of them; which one is unspecified. The time of a cold solve grows
/// nearly linearly with the rows on typical layouts: see `Benchmarks/RESULTS.md`.
public struct LayoutKernel: ~Copyable {
  // Functions that hot loops call and the compiler does not inline are `mutating`, even where they change nothing: called
  // from a mutating function, they would get a copy of all these fields each time, three kilobytes.

  // The rows as they were added.
  var rows = KernelRows()

  // The result of the presolve.
  var rowStates = Slab<RowState>()
  var variables = Slab<VariableState>()
  var components = Slab<KernelComponent>()
  var componentRows = Slab<Int32>()
  var order = Slab<Int32>()
  var rowsOfVariables = Slab<Int32>()
  var levels = Slab<Float>()
  var objects = Slab<CostObject>()
  var breakpoints = Slab<Breakpoint>()
  var jumps = Slab<Jump>()
  var derived = DerivedRows()
  var tests = Slab<EquationTest>()

  // The values as functions of the size, in three runs so that evaluating them is one loop.
  var constants = Slab<Double>()
  var widths = Slab<Double>()
  var heights = Slab<Double>()

  // The simplex.
  var dictionary = KernelDictionary()
  var simplex = SimplexState()
  var resize = ResizeState()
  var edits = KernelEdits()
  var scratch = Scratch()

  /// The memory reserved for rows and variables, and that of the presolve.
  private var memory = Arena()
  var presolveMemory = Arena()

  /// The number of variables that callers made before the first activity of a row: the values they read.
  var variableCount = 0
  /// True if all rows are to be presolved anew.
  var isStructureStale = true
  /// The ``poolSize`` after the last rebuild.
  var freshPoolSize = 0
  var width = 0.0
  var height = 0.0
  /// The reason why the last solve failed; nil if it succeeded.
  var contradiction: Contradiction?

  /// A kernel without variables or rows.
  public init() {}

  deinit {
    rows.free()
    rowStates.free()
    variables.free()
    components.free()
    componentRows.free()
    order.free()
    rowsOfVariables.free()
    levels.free()
    objects.free()
    breakpoints.free()
    jumps.free()
    tests.free()
    constants.free()
    widths.free()
    heights.free()
    derived.free()
    dictionary.free()
    simplex.free()
    resize.free()
    edits.free()
    scratch.free()
    memory.free()
    presolveMemory.free()
  }

  /// Makes room in a kernel without variables and rows, so that building it allocates once.
  public mutating func reserve(variables: Int, rows: Int, terms: Int) {
    if !memory.isEmpty || self.variables.count > 0 || self.rows.count > 0 { return }
    var room = ArenaRoom()
    carveRows(variables: max(variables, 0), rows: max(rows, 0), terms: max(terms, 0), &room)
    room.allocate()
    carveRows(variables: max(variables, 0), rows: max(rows, 0), terms: max(terms, 0), &room)
    memory = room.arena
  }

  /// Creates a free variable. Create them all before the first row, so that their numbers are 0, 1, 2 …
  public mutating func makeVariable() -> VariableID {
    variables.append(.fresh)
    if !isStructureStale { appendValue() }
    if rows.count == 0 { variableCount = variables.count }
    return VariableID(variables.count - 1)
  }

  /// Creates `count` free variables.
  public mutating func makeVariables(_ count: Int) {
    let first = variables.extend(by: count)
    let variables = variables
    for index in first..<first + count { variables[index] = .fresh }
    if !isStructureStale { for _ in 0..<count { appendValue() } }
    if rows.count == 0 { variableCount = variables.count }
  }

  /// Adds a product to the row that ``addRow(_:constant:width:height:level:)`` ends. Use each variable once a row, and
  /// coefficients other than 0.
  @inline(__always) public mutating func addTerm(_ variable: VariableID, _ coefficient: Double) {
    rows.addTerm(variable.rawValue, coefficient)
  }

  /// Ends a row: the sum of the products since the last one, compared with `constant + width·W + height·H`.
  @discardableResult
  public mutating func addRow(
    _ relation: Relation, constant: Double, width: Double = 0, height: Double = 0, level: Level = .required
  ) -> RowID {
    let id = Int32(rows.count)
    rows.append(withActivity(rows.makeRow(relation, level, width, height)), constant: constant)
    if !isStructureStale { announce(id) }
    return RowID(Int(id))
  }

  /// Adds a row for each element of `relations`, with the products from `starts[i]` to `starts[i + 1]`: so `starts` has
  /// one element more, and begins with 0. The other spans have one element for each row, or for each product.
  public mutating func addRows(
    _ relations: Span<Relation>, levels: Span<Level>, constants: Span<Double>, widths: Span<Double>,
    heights: Span<Double>, starts: Span<Int>, variables: Span<VariableID>, coefficients: Span<Double>
  ) {
    precondition(starts.count == relations.count + 1 && starts[0] == 0 && starts[relations.count] == variables.count)
    precondition(constants.count == relations.count)
    let firstTerm = rows.append(terms: variables, coefficients)
    let first = rows.extend(constants: constants)
    for index in relations.indices {
      let id = Int32(truncatingIfNeeded: first &+ index)
      let end = firstTerm &+ starts[index &+ 1]
      rows[id] = withActivity(
        rows.makeRow(relations[index], levels[index], endingAt: end, widths[index], heights[index]))
      if !isStructureStale { announce(id) }
    }
  }

  /// Adds the activity that a new row needs.
  @inline(__always) private mutating func withActivity(_ new: KernelRow) -> KernelRow {
    var row = new
    if row.count > 1 && !row.isEquation { row.activity = makeActivity() }
    return row
  }

  /// Records a row that was added between solves.
  private mutating func announce(_ id: Int32) {
    rowStates.append(.fresh)
    edits.rows.append(id)
  }

  mutating func makeActivity() -> Int32 {
    variables.append(.fresh)
    if !isStructureStale { appendValue() }
    return Int32(variables.count - 1)
  }

  /// Appends the value 0, which a new variable has until the next solve.
  private mutating func appendValue() {
    constants.append(0)
    widths.append(0)
    heights.append(0)
  }

  /// The value of a variable at the size last solved at.
  public func value(of variable: VariableID) -> Double {
    guard variable.index < constants.count else { return 0 }
    return constants[variable.index] + widths[variable.index] * width + heights[variable.index] * height
  }
}

extension Level {
  /// The priority in the kernel's order.
  package var kernelPriority: Float {
    switch self {
    case .required: KernelRow.required
    case .broken: KernelRow.broken
    case .optional(let priority): priority.value
    }
  }
}

/// The rows made by the presolve: closed columns as sums of columns.
struct DerivedRows {
  var starts = Slab<Int32>()
  var counts = Slab<Int32>()
  /// The closing equation that each was made from.
  var sources = Slab<Int32>()
  /// The coefficient of the closed column in it.
  var pivots = Slab<Double>()
  var offsets = Slab<AffineValue>()
  var columns = Slab<Int32>()
  var coefficients = Slab<Double>()

  /// Removes all but the first `count` rows, which have the first `entries` columns.
  mutating func truncate(_ count: Int, entries: Int) {
    starts.resizeUninitialized(count)
    counts.resizeUninitialized(count)
    sources.resizeUninitialized(count)
    pivots.resizeUninitialized(count)
    offsets.resizeUninitialized(count)
    columns.resizeUninitialized(entries)
    coefficients.resizeUninitialized(entries)
  }

  mutating func removeAll() {
    starts.removeAll()
    counts.removeAll()
    sources.removeAll()
    pivots.removeAll()
    offsets.removeAll()
    columns.removeAll()
    coefficients.removeAll()
  }

  func free() {
    starts.free()
    counts.free()
    sources.free()
    pivots.free()
    offsets.free()
    columns.free()
    coefficients.free()
  }
}
