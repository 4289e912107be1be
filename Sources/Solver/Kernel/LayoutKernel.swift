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

  // The rows, presolved, and their costs.
  var system = PresolvedSystem()
  var peel = Peel()
  var costs = CostTable()

  var simplex = DualSimplex()
  var propagation = Propagation()
  var regions = ValidityRegions()
  var edits = KernelEdits()
  var certificate = Certificate()

  /// The memory reserved for rows and variables, and that of the presolve.
  private var memory = Arena()
  private var presolveMemory = Arena()

  /// The number of variables that callers made before the first activity of a row: the values they read.
  var variableCount = 0
  /// True if all rows are to be presolved anew.
  var isStructureStale = true
  /// The ``poolSize`` after the last rebuild.
  var freshPoolSize = 0
  /// The reason why the last solve failed; nil if it succeeded.
  var contradiction: Contradiction?

  /// A kernel without variables or rows.
  public init() {}

  deinit {
    system.free()
    peel.free()
    costs.free()
    simplex.free()
    propagation.free()
    regions.free()
    edits.free()
    certificate.free()
    memory.free()
    presolveMemory.free()
  }

  /// Makes room in a kernel without variables and rows, so that building it allocates once.
  public mutating func reserve(variables: Int, rows: Int, terms: Int) {
    if !memory.isEmpty || system.variables.count > 0 || system.rows.count > 0 { return }
    var room = ArenaRoom()
    system.carve(variables: max(variables, 0), rows: max(rows, 0), terms: max(terms, 0), &room)
    room.allocate()
    system.carve(variables: max(variables, 0), rows: max(rows, 0), terms: max(terms, 0), &room)
    memory = room.arena
  }

  /// Creates a free variable. Create them all before the first row, so that their numbers are 0, 1, 2 …
  public mutating func makeVariable() -> VariableID {
    let variable = system.addVariable(hasValue: !isStructureStale)
    if system.rows.count == 0 { variableCount = system.variables.count }
    return VariableID(Int(variable))
  }

  /// Creates `count` free variables.
  public mutating func makeVariables(_ count: Int) {
    system.addVariables(count, haveValues: !isStructureStale)
    if system.rows.count == 0 { variableCount = system.variables.count }
  }

  /// Adds a product to the row that ``addRow(_:constant:width:height:level:)`` ends. Use each variable once a row, and
  /// coefficients other than 0.
  @inline(__always) public mutating func addTerm(_ variable: VariableID, _ coefficient: Double) {
    system.rows.addTerm(variable.rawValue, coefficient)
  }

  /// Ends a row: the sum of the products since the last one, compared with `constant + width·W + height·H`.
  @discardableResult
  public mutating func addRow(
    _ relation: Relation, constant: Double, width: Double = 0, height: Double = 0, level: Level = .required
  ) -> RowID {
    let id = Int32(system.rows.count)
    system.rows.append(withActivity(system.rows.makeRow(relation, level, width, height)), constant: constant)
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
    let firstTerm = system.rows.append(terms: variables, coefficients)
    let first = system.rows.extend(constants: constants)
    for index in relations.indices {
      let id = Int32(truncatingIfNeeded: first &+ index)
      let end = firstTerm &+ starts[index &+ 1]
      system.rows[id] = withActivity(
        system.rows.makeRow(relations[index], levels[index], endingAt: end, widths[index], heights[index]))
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
    system.rowStates.append(.fresh)
    edits.joining.rows.append(id)
  }

  mutating func makeActivity() -> Int32 { system.addVariable(hasValue: !isStructureStale) }

  /// The value of a variable at the size last solved at.
  public func value(of variable: VariableID) -> Double {
    system.values.value(of: variable.index, system.size)
  }

  // MARK: - Memory

  /// Reserves memory for the presolve of all rows. Most of it may stay untouched: only written pages are committed.
  mutating func reservePresolve() {
    if system.hasRoom { return }
    var room = ArenaRoom()
    carvePresolve(&room)
    room.allocate()
    carvePresolve(&room)
    presolveMemory.free()
    presolveMemory = room.arena
  }

  /// Takes the runs of the presolve from a block; carved twice, the first time to measure it.
  private mutating func carvePresolve(_ room: inout ArenaRoom) {
    let (rows, variables) = (system.rows.count, system.variables.count)
    system.carvePresolve(&room)
    peel.carve(variables: variables, &room)
    costs.carve(rows: rows, variables: variables, &room)
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
