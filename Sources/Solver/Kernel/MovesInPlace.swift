internal import LayNumbers

// A changed right side moves one row's breakpoint, though its object may have those of thousands of rows: the row leaves
// the breakpoint at its old position, and joins that at its new one. The object's limits stay as they are.

/// A row whose breakpoint moves, and its position at the last solve.
struct BreakpointMove: BitwiseCopyable {
  var row: Int32
  var object: Int32
  var old: AffineValue
}

extension CostTable {
  /// The largest number of moves in place; more rewrite all breakpoints of their objects.
  static var fewMoves: Int { 16 }

  /// Moves the breakpoints of an object in place; returns false if all have to be written anew.
  mutating func moveInPlace(
    _ object: Int32, _ moves: Slab<BreakpointMove>, _ system: inout PresolvedSystem
  ) -> Bool {
    if moves.count > CostTable.fewMoves || !isInOrder(object, system.size) { return false }
    for index in 0..<moves.count where moves[index].object == object && isFirst(index, of: moves) {
      let move = moves[index]
      guard let (position, scale) = system.breakpointPosition(of: move.row) else { return false }
      if position == move.old { continue }
      guard let point = onlyBreakpoint(at: move.old, of: object) else { return false }
      let share = RowShare(of: system.rows[move.row], scale)
      if !leave(point, move.row, share, object, &system) { return false }
      arrive(at: position, move.row, share, object, &system)
    }
    findLimits(of: object)
    return true
  }

  /// True if a move is the first of its row since the last solve; only that has the row's old position.
  private mutating func isFirst(_ move: Int, of moves: Slab<BreakpointMove>) -> Bool {
    for index in 0..<move where moves[index].row == moves[move].row { return false }
    return true
  }

  /// The breakpoint at a position; nil if there is none, or another is so near that rounding may have separated them.
  private mutating func onlyBreakpoint(at position: AffineValue, of object: Int32) -> Int32? {
    let (state, near) = (objects[object], Tolerance.near)
    var found: Int32?
    for index in state.start..<state.start + state.count {
      let distance = (breakpoints[index].position - position).size
      if distance == 0 { found = index } else if distance <= near { return nil }
    }
    return found
  }

  // MARK: - Leaving

  /// Removes a row from a breakpoint, and the breakpoint with its last row. Returns false if the rest cannot be
  /// determined.
  private mutating func leave(
    _ index: Int32, _ row: Int32, _ share: RowShare, _ object: Int32, _ system: inout PresolvedSystem
  ) -> Bool {
    let point = breakpoints[index]
    if !point.isShared {
      removeBreakpoint(index, of: object)
      return true
    }
    if system.rows[row].isRequired {
      // Another row has to forbid what this one forbids.
      if !isForbidden(by: share, at: point.position, but: row, of: object, &system) { return false }
    } else if !takeOff(share, of: row, index, &system) {
      return false
    }
    if point.row != row { return true }
    guard let next = nextRow(after: row, at: point.position, &system) else { return false }
    breakpoints[index].row = next
    return true
  }

  private mutating func isForbidden(
    by share: RowShare, at position: AffineValue, but row: Int32, of object: Int32, _ system: inout PresolvedSystem
  ) -> Bool {
    var other = objects[object].head
    while other >= 0 {
      if other != row && system.rows[other].isRequired, let found = system.breakpointPosition(of: other),
        found.position == position
      {
        let its = RowShare(of: system.rows[other], found.scale)
        if (its.costsBelow || !share.costsBelow) && (its.costsAbove || !share.costsAbove) { return true }
      }
      other = system.rowStates[other].next
    }
    return false
  }

  /// The next row of an object with a breakpoint at a position.
  private mutating func nextRow(after row: Int32, at position: AffineValue, _ system: inout PresolvedSystem) -> Int32? {
    var next = system.rowStates[row].next
    while next >= 0 {
      if let other = system.breakpointPosition(of: next), other.position == position { return next }
      next = system.rowStates[next].next
    }
    return nil
  }

  private mutating func removeBreakpoint(_ index: Int32, of object: Int32) {
    // A single row has a single jump.
    let jump = breakpoints[index].jumpStart
    if jump >= 0 && Int(jump) == jumps.count - 1 { jumps.resizeUninitialized(Int(jump)) }
    let end = objects[object].start + objects[object].count - 1
    for place in index..<end { breakpoints[place] = breakpoints[place + 1] }
    objects[object].count -= 1
    objects[object].spare += 1
  }

  // MARK: - Coming

  /// Adds a row to the breakpoint at a position, a new one if there is none.
  private mutating func arrive(
    at position: AffineValue, _ row: Int32, _ share: RowShare, _ object: Int32, _ system: inout PresolvedSystem
  ) {
    let state = objects[object]
    var index = state.start
    let end = state.start + state.count
    while index < end && breakpoints[index].position != position { index += 1 }
    if index == end { index = insertBreakpoint(at: position, row, object, &system) }
    if breakpoints[index].row != row { breakpoints[index].setShared() }
    breakpoints[index].row = min(breakpoints[index].row, row)
    if system.rows[row].isRequired {
      breakpoints[index].forbid(share)
    } else {
      addJump(Jump(share, level: level(of: row, &system)), to: index)
    }
  }

  private mutating func insertBreakpoint(
    at position: AffineValue, _ row: Int32, _ object: Int32, _ system: inout PresolvedSystem
  ) -> Int32 {
    if objects[object].spare == 0 { moveToEnd(object) }
    let state = objects[object]
    breakpoints.resizeUninitialized(max(breakpoints.count, Int(state.start + state.count) + 1))
    let place = position.at(system.size)
    var hole = state.start + state.count
    while hole > state.start {
      let other = breakpoints[hole - 1]
      let otherPlace = other.position.at(system.size)
      if otherPlace < place || otherPlace == place && other.row < row { break }
      breakpoints[hole] = other
      hole -= 1
    }
    breakpoints[hole] = Breakpoint(position: position, row: row)
    objects[object].count += 1
    objects[object].spare -= 1
    return hole
  }

  /// Moves the breakpoints of an object to the end of the run, with room for a few more.
  private mutating func moveToEnd(_ object: Int32) {
    let old = objects[object]
    let start = Int32(breakpoints.count)
    let spare = min(old.count / 4 + 2, Int32(UInt16.max))
    breakpoints.resizeUninitialized(Int(start + old.count + spare))
    for index in 0..<old.count { breakpoints[start + index] = breakpoints[old.start + index] }
    for index in old.count..<old.count + spare { breakpoints[start + index] = Breakpoint(position: .zero, row: -1) }
    objects[object].start = start
    objects[object].spare = UInt16(spare)
  }

  // MARK: - Weights

  private mutating func level(of row: Int32, _ system: inout PresolvedSystem) -> Int32 {
    system.level(of: system.rows[row].priority, system.components[system.rowStates[row].component])
  }

  /// Subtracts a row's cost at a breakpoint. Returns false if rounding may change what the other rows cost.
  private mutating func takeOff(_ share: RowShare, of row: Int32, _ index: Int32, _ system: inout PresolvedSystem)
    -> Bool
  {
    let own = Jump(share, level: level(of: row, &system))
    var place = breakpoints[index].jumpStart
    while place >= 0 {
      if jumps[place].isLike(own) {
        if !share.weight.isShort || !jumps[place].weight.isShort { return false }
        jumps[place].weight -= own.weight
        return true
      }
      place = jumps[place].isLast ? -1 : place + 1
    }
    return false
  }
}

extension Double {
  /// True if sums of such numbers are exact: they are multiples of 2⁻²⁰ and less than 2³².
  fileprivate var isShort: Bool {
    let scaled = self * 1_048_576
    return abs(scaled) < 4_503_599_627_370_496 && scaled == scaled.rounded(.towardZero)
  }
}
