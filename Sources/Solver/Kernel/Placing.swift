internal import LayNumbers

// Placing objects: the positions at which a cost has a given slope.
extension CostTable {
  /// The length of an object's slopes: the levels of its component, with that of idle columns if there are any.
  @inline(__always) mutating func slopeLength(_ object: Int32, _ components: Slab<KernelComponent>) -> Int {
    Int(components[objects[object].component].slopeLength)
  }

  /// Finds where the cost of an object has the slope 0, or that which is `slope` above the slope of its leftmost piece.
  /// Writes ``CostObject/low`` and `high`: the same breakpoint if the slope is inside its jump, else the neighbours of
  /// the piece with this slope. ``foundSlope`` is then the slope relative to that left of `low`.
  ///
  /// A slope has the levels of optional rows; required rows only limit the object's values.
  mutating func place(_ object: Int32, slope: Slab<Double>?, _ components: Slab<KernelComponent>) {
    let state = objects[object]
    let length = slopeLength(object, components)
    foundSlope.resizeUninitialized(length)
    let rest = foundSlope
    let end = state.start + state.count
    if let slope {
      slope.copy(0, to: rest, 0, length)
    } else {
      for level in 0..<length { rest[level] = 0 }
      for index in state.start..<end { addBelow(of: index, times: 1, to: rest) }
    }
    // Above the slope of the first piece that is allowed.
    var index = state.start
    while index <= state.hardLow {
      addJumps(of: index, times: -1, to: rest)
      index += 1
    }
    // Both limits at one position: no other value is allowed.
    let isPinned = state.hardLow >= state.hardHigh
    if isPinned || rest.sign(length) < 0 && state.hardLow >= state.start {
      return settle(object, on: state.hardLow, rest)
    }
    while index < end {
      if rest.sign(length) <= 0 { return setLimits(object, index - 1, index) }
      if index >= state.hardHigh { return setLimits(object, index, index) }
      addJumps(of: index, times: -1, to: rest)
      if rest.sign(length) < 0 { return settle(object, on: index, rest) }
      index += 1
    }
    setLimits(object, end - 1, end)
  }

  private mutating func settle(_ object: Int32, on index: Int32, _ rest: Slab<Double>) {
    addJumps(of: index, times: 1, to: rest)
    setLimits(object, index, index)
  }

  private mutating func setLimits(_ object: Int32, _ low: Int32, _ high: Int32) {
    objects[object].low = low
    objects[object].high = high
  }

  /// Places a nonbasic variable on one end of its piece, with ``foundSlope`` relative to it.
  mutating func rest(_ object: Int32, slope: Slab<Double>?, _ components: Slab<KernelComponent>) {
    place(object, slope: slope, components)
    let state = objects[object]
    if state.low == state.high { return }
    let slope = foundSlope
    for level in 0..<slope.count { slope[level] = 0 }
    if state.low >= state.start {
      addJumps(of: state.low, times: 1, to: slope)
      objects[object].high = state.low
    } else {
      objects[object].low = state.high
    }
  }

  /// Adds the change of the slope at a breakpoint.
  @inline(__always) mutating func addJumps(of index: Int32, times factor: Double, to slope: Slab<Double>) {
    forEachJump(of: index) { slope[$0.level] = noiseFreeSum(slope[$0.level], factor * $0.total) }
  }

  @inline(__always) mutating func addBelow(of index: Int32, times factor: Double, to slope: Slab<Double>) {
    forEachJump(of: index) { slope[$0.level] = noiseFreeSum(slope[$0.level], factor * $0.below) }
  }

  @inline(__always) mutating func forEachJump(of index: Int32, _ body: (Jump) -> Void) {
    var place = breakpoints[index].jumpStart
    if place < 0 { return }
    while true {
      let jump = jumps[place]
      body(jump)
      if jump.isLast { return }
      place += 1
    }
  }

  @inline(__always) mutating func addJumps(
    _ index: Int32, times factor: Double, to target: Slab<Double>, _ start: Int
  ) {
    forEachJump(of: index) { target[start + $0.level] = noiseFreeSum(target[start + $0.level], factor * $0.total) }
  }

  // MARK: - Values

  /// The distance of a value above or below the range that the object allows; 0 inside it.
  @inline(__always) mutating func violation(of object: Int32, value: Double, _ size: RootSize) -> (
    amount: Double, isAbove: Bool
  ) {
    let state = objects[object]
    if state.high < state.start + state.count {
      let above = value - position(state.high, size)
      if above > Tolerance.near { return (above, true) }
    }
    if state.low >= state.start {
      let below = position(state.low, size) - value
      if below > Tolerance.near { return (below, false) }
    }
    return (0, false)
  }

  /// The position of a breakpoint at the current size.
  @inline(__always) mutating func position(_ point: Int32, _ size: RootSize) -> Double {
    breakpoints[point].position.at(size)
  }

  /// True if a required row forbids an object to move on from a breakpoint.
  @inline(__always) mutating func isBlocked(_ object: Int32, _ point: Int32, _ movesUp: Bool) -> Bool {
    movesUp ? point >= objects[object].hardHigh : point <= objects[object].hardLow
  }

  mutating func isInOrder(_ object: Int32, _ size: RootSize) -> Bool {
    let state = objects[object]
    if state.count < 2 { return true }
    var last = position(state.start, size)
    for index in state.start &+ 1..<state.start &+ state.count {
      let next = position(index, size)
      if last > next { return false }
      last = next
    }
    return true
  }

  mutating func hasCrossedLimits(_ object: Int32, _ size: RootSize) -> Bool {
    let state = objects[object]
    return state.hardLow > state.hardHigh
      && position(state.hardLow, size) - position(state.hardHigh, size) > Tolerance.near
  }

  // MARK: - Rest

  /// True if an object rests on a breakpoint.
  mutating func isAtRest(_ object: Int32) -> Bool {
    let state = objects[object]
    return state.status == .nonbasic || state.isColumn && state.status == .lazy
  }

  /// The row of the breakpoint on which an object rests; nil for a variable without costs.
  mutating func restingRow(of object: Int32) -> Int32? {
    let row = breakpoints[objects[object].low].row
    return row < 0 ? nil : row
  }

  /// The first of the rows that an object costs; the others follow by ``nextRow(after:)``.
  mutating func firstRow(of object: Int32) -> Int32? {
    let row = objects[object].head
    return row < 0 ? nil : row
  }

  /// The side of a row's breakpoint on which the slope counts the object: -1 below it, 1 above it, 0 if the slope may be
  /// inside the jump.
  mutating func side(of object: Int32, at row: Int32, _ system: inout PresolvedSystem) -> Int {
    let state = objects[object]
    guard let index = breakpoint(of: row, in: object, &system) else { return 0 }
    if state.low == state.high && index == state.low { return 0 }
    return index <= state.low ? 1 : -1
  }

  /// The breakpoint of a row: the nearest one to the row's position, over all sizes.
  private mutating func breakpoint(
    of row: Int32, in object: Int32, _ system: inout PresolvedSystem
  ) -> Int32? {
    guard let wanted = system.breakpointPosition(of: row)?.position else { return nil }
    let state = objects[object]
    var best: Int32?
    var least = Double.infinity
    for index in state.start..<state.start + state.count {
      let distance = (breakpoints[index].position - wanted).size
      if distance < least {
        best = index
        least = distance
      }
    }
    return best
  }
}
