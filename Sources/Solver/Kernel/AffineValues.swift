internal import LayNumbers

/// The values of variables as functions of the size, in three runs so that evaluating them is one loop.
struct AffineValues {
  private(set) var constants = Slab<Double>()
  private(set) var widths = Slab<Double>()
  private(set) var heights = Slab<Double>()

  @inline(__always) subscript(variable: Int32) -> AffineValue {
    get { AffineValue(constant: constants[variable], width: widths[variable], height: heights[variable]) }
    set {
      // -0 becomes 0, so that no value is -0: which of them a sum gives depends on the way to it.
      constants[variable] = newValue.constant + 0
      widths[variable] = newValue.width
      heights[variable] = newValue.height
    }
  }

  /// The value of a variable at a size; 0 if it has none yet.
  func value(of variable: Int, _ size: RootSize) -> Double {
    guard variable < constants.count else { return 0 }
    return constants[variable] + widths[variable] * size.width + heights[variable] * size.height
  }

  /// Writes the first values at a size.
  func write(_ count: Int, _ size: RootSize, into values: inout MutableSpan<Double>) {
    let (constants, widths, heights) = (constants, widths, heights)
    for index in 0..<count {
      values[index] = constants[index] + widths[index] * size.width + heights[index] * size.height
    }
  }

  /// Sets the number of values; new ones are 0.
  mutating func resize(_ count: Int) {
    constants.resize(count, filling: 0)
    widths.resize(count, filling: 0)
    heights.resize(count, filling: 0)
  }

  mutating func removeAll() {
    constants.removeAll()
    widths.removeAll()
    heights.removeAll()
  }

  mutating func carve(_ count: Int, _ room: inout ArenaRoom) {
    room.take(&constants, count)
    room.take(&widths, count)
    room.take(&heights, count)
  }

  func free() {
    constants.free()
    widths.free()
    heights.free()
  }
}
