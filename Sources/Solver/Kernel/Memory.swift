internal import LayNumbers

// The runs of the kernel that share a block of memory. Each set is carved twice: the first time to measure it.
extension LayoutKernel {
  /// Takes the runs that adding variables and rows writes. A row may have an activity, which is a variable.
  mutating func carveRows(variables: Int, rows: Int, terms: Int, _ room: inout ArenaRoom) {
    self.rows.carve(rows: rows, terms: terms, &room)
    room.take(&self.variables, variables + rows)
    self.rows.carveSizeParts(rows: rows, &room)
  }

  /// Reserves memory for the presolve of all rows. Most of it may stay untouched: only written pages are committed.
  mutating func reservePresolve() {
    if order.canHold(variables.count) && componentRows.canHold(rows.count)
      && rowsOfVariables.canHold(rows.termVariables.count)
    {
      return
    }
    var room = ArenaRoom()
    carvePresolve(&room)
    room.allocate()
    carvePresolve(&room)
    presolveMemory.free()
    presolveMemory = room.arena
  }

  /// Takes the runs of the presolve, whose lengths are bounded by the numbers of rows and variables.
  private mutating func carvePresolve(_ room: inout ArenaRoom) {
    let (rows, variables) = (rows.count, variables.count)
    room.take(&rowStates, rows)
    room.take(&componentRows, rows)
    room.take(&order, variables)
    room.take(&rowsOfVariables, self.rows.termVariables.count)
    room.take(&constants, variables)
    room.take(&widths, variables)
    room.take(&heights, variables)
    room.take(&scratch.peel.definitions, variables)
    room.take(&scratch.peel.columns, variables)
    room.take(&objects, variables)
    room.take(&breakpoints, rows + variables)
    room.take(&jumps, rows + variables)
  }
}

/// An arena that is measured first: before ``allocate()``, ``take(_:_:)`` only counts.
struct ArenaRoom {
  private(set) var arena = Arena()
  private var size = 0

  /// Gives an empty run its memory, and frees its old one.
  mutating func take<Element: BitwiseCopyable>(_ slab: inout Slab<Element>, _ capacity: Int) {
    if arena.isEmpty {
      size += Arena.size(Element.self, capacity)
    } else {
      slab.free()
      slab = arena.slab(Element.self, capacity)
    }
  }

  mutating func allocate() { arena.allocate(size) }
}
