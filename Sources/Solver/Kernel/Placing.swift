internal import LayNumbers

// Placing objects: the positions at which a cost has a given slope.
extension LayoutKernel {
  /// The length of an object's slopes: the levels of its component, with that of idle columns if there are any.
  @inline(__always) mutating func slopeLength(_ object: Int32) -> Int {
    Int(system.components[objects[object].component].slopeLength)
  }

  /// Finds where the cost of an object has the slope 0, or that which is `slope` above the slope of its leftmost piece.
  /// Writes ``CostObject/low`` and `high`: the same breakpoint if the slope is inside its jump, else the neighbours of
  /// the piece with this slope. ``Scratch/slope`` is then the slope relative to that left of `low`.
  ///
  /// A slope has the levels of optional rows; required rows only limit the object's values.
  mutating func place(_ object: Int32, slope: Slab<Double>?) {
    let state = objects[object]
    let length = slopeLength(object)
    scratch.slope.resizeUninitialized(length)
    let rest = scratch.slope
    let end = state.start + state.count
    if let slope {
      copy(slope, 0, to: rest, 0, length)
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
    if isPinned || sign(rest, length) < 0 && state.hardLow >= state.start {
      return settle(object, on: state.hardLow, rest)
    }
    while index < end {
      if sign(rest, length) <= 0 { return setLimits(object, index - 1, index) }
      if index >= state.hardHigh { return setLimits(object, index, index) }
      addJumps(of: index, times: -1, to: rest)
      if sign(rest, length) < 0 { return settle(object, on: index, rest) }
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

  /// Places a nonbasic variable on one end of its piece, with ``Scratch/slope`` relative to it.
  mutating func rest(_ object: Int32, slope: Slab<Double>?) {
    place(object, slope: slope)
    let state = objects[object]
    if state.low == state.high { return }
    let slope = scratch.slope
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

  /// The sign of a vector of levels: that of the first component that is not 0 (SEMANTICS §2.4).
  @inline(__always) mutating func sign(_ slope: Slab<Double>, _ length: Int) -> Int {
    for level in 0..<length {
      if slope[level] > 0 { return 1 }
      if slope[level] < 0 { return -1 }
    }
    return 0
  }
}
