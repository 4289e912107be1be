// Which runs of the kernel share a block of memory. Each set is carved twice: the first time to see how much it takes.
extension LayoutKernel {
  /// The runs that adding variables and rows writes. A row may have an activity, which is a variable.
  mutating func carveRows(variables: Int, rows: Int, terms: Int, _ room: inout ArenaRoom) {
    room.take(&self.rows, rows)
    room.take(&rowConstants, rows)
    room.take(&termVariables, terms)
    room.take(&termCoefficients, terms)
    room.take(&self.variables, variables + rows)
    // Few rows take W or H; the pages of the others are never written.
    room.take(&sizeParts, rows)
  }

  /// Makes room for the presolve of all rows. Most of it may stay untouched: only what is written takes pages.
  mutating func reservePresolve() {
    if order.canHold(variables.count) && componentRows.canHold(rows.count)
      && rowsOfVariables.canHold(termVariables.count)
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

  /// The runs of the presolve, whose lengths rows and variables bound.
  private mutating func carvePresolve(_ room: inout ArenaRoom) {
    let (rows, variables) = (rows.count, variables.count)
    room.take(&rowStates, rows)
    room.take(&componentRows, rows)
    room.take(&order, variables)
    room.take(&rowsOfVariables, termVariables.count)
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

/// Hands out an arena whose size it finds first: taken from before ``allocate()``, it only counts.
struct ArenaRoom {
  private(set) var arena = Arena()
  private var size = 0

  /// Gives an empty run its memory; what it had is freed.
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
