internal import LayNumbers

/// The rows as they were added: runs of terms, compared with right sides that depend on the size.
struct KernelRows {
  private(set) var all = Slab<KernelRow>()
  private var constants = Slab<Double>()
  private var sizeParts = Slab<SizePart>()
  private(set) var termVariables = Slab<Int32>()
  private(set) var termCoefficients = Slab<Double>()
  /// The first term of the row being built.
  private var openRow = 0

  @inline(__always) var count: Int { all.count }

  @inline(__always) subscript(id: Int32) -> KernelRow {
    get { all[id] }
    nonmutating _modify { yield &all[id] }
  }

  @inline(__always) subscript(index: Int) -> KernelRow {
    get { all[index] }
    nonmutating _modify { yield &all[index] }
  }

  // MARK: - Adding

  /// Adds a product to the row being built.
  @inline(__always) mutating func addTerm(_ variable: Int32, _ coefficient: Double) {
    termVariables.append(variable)
    termCoefficients.append(coefficient)
  }

  /// Creates a row of the terms since the last one, without its constant and without an activity.
  @inline(__always) mutating func makeRow(
    _ relation: Relation, _ level: Level, _ width: Double, _ height: Double
  ) -> KernelRow {
    makeRow(relation, level, endingAt: termVariables.count, width, height)
  }

  /// Creates a row of the terms from the end of the last one to `end`, without its constant and without an activity.
  @inline(__always) mutating func makeRow(
    _ relation: Relation, _ level: Level, endingAt end: Int, _ width: Double, _ height: Double
  ) -> KernelRow {
    precondition(end >= openRow && end <= termVariables.count)
    var row = KernelRow(
      start: Int32(truncatingIfNeeded: openRow), count: Int32(truncatingIfNeeded: end &- openRow), activity: -1,
      priority: level.kernelPriority, relation: relation)
    openRow = end
    if width != 0 || height != 0 {
      row.sizePart = Int32(truncatingIfNeeded: sizeParts.count)
      sizeParts.append(SizePart(width: width, height: height))
    }
    return row
  }

  @inline(__always) mutating func append(_ row: KernelRow, constant: Double) {
    all.append(row)
    constants.append(constant)
  }

  /// Adds the terms of many rows. Returns the index of the first.
  mutating func append(terms variables: Span<VariableID>, _ coefficients: Span<Double>) -> Int {
    precondition(openRow == termVariables.count && coefficients.count == variables.count)
    let firstVariable = termVariables.extend(by: variables.count)
    for index in variables.indices { termVariables[firstVariable &+ index] = variables[index].rawValue }
    let firstCoefficient = termCoefficients.extend(by: coefficients.count)
    for index in coefficients.indices { termCoefficients[firstCoefficient &+ index] = coefficients[index] }
    return firstVariable
  }

  /// Makes room for a row for each constant, which the caller writes next. Returns the index of the first.
  mutating func extend(constants added: Span<Double>) -> Int {
    let first = constants.extend(by: added.count)
    for index in added.indices { constants[first &+ index] = added[index] }
    return all.extend(by: added.count)
  }

  // MARK: - Right sides

  /// The right side of a row.
  @inline(__always) mutating func rightSide(of row: Int32) -> AffineValue {
    let part = all[row].sizePart
    if part < 0 { return AffineValue(constant: constants[row], width: 0, height: 0) }
    return AffineValue(constant: constants[row], width: sizeParts[part].width, height: sizeParts[part].height)
  }

  mutating func setRightSide(of row: Int32, _ value: AffineValue) {
    constants[row] = value.constant
    let part = all[row].sizePart
    if part >= 0 {
      sizeParts[part] = SizePart(width: value.width, height: value.height)
    } else if !value.isConstant {
      all[row].sizePart = Int32(sizeParts.count)
      sizeParts.append(SizePart(width: value.width, height: value.height))
    }
  }

  // MARK: - Memory

  /// Takes the runs that adding rows writes from a block.
  mutating func carve(rows: Int, terms: Int, _ room: inout ArenaRoom) {
    room.take(&all, rows)
    room.take(&constants, rows)
    room.take(&termVariables, terms)
    room.take(&termCoefficients, terms)
  }

  /// Takes the run of right sides that depend on W or H. Few do; the pages of the others are never written.
  mutating func carveSizeParts(rows: Int, _ room: inout ArenaRoom) { room.take(&sizeParts, rows) }

  func free() {
    all.free()
    constants.free()
    sizeParts.free()
    termVariables.free()
    termCoefficients.free()
  }
}
