/// A half-plane of sizes at which an object's structure stays, for limits that depend on both W and H: `constant +
/// width·W + height·H` is not negative.
struct SizePlane: BitwiseCopyable {
  var constant: Double
  var width: Double
  var height: Double
  var object: Int32

  @inline(__always) func contains(_ w: Double, _ h: Double) -> Bool { constant + width * w + height * h >= 0 }
}

/// The half-planes of all objects, in one run that a scan reads from end to end.
struct SizePlanes {
  /// A part of ``all``.
  private struct Run: BitwiseCopyable {
    var start: Int32
    var capacity: Int32
  }
  private(set) var all = Slab<SizePlane>()
  /// The run of each object's half-planes; empty as long as there are none at all.
  private var runs = Slab<Run>()
  /// The half-planes of the object being written.
  private var new = Slab<SizePlane>()

  mutating func removeAll() {
    all.removeAll()
    runs.removeAll()
  }

  mutating func begin() { new.removeAll() }

  @inline(__always) mutating func require(_ gap: AffineValue, of object: Int32) {
    new.append(
      SizePlane(
        constant: gap.constant + LayoutKernel.near, width: gap.width, height: gap.height, object: object))
  }

  /// Replaces the half-planes of an object by those required since ``begin()``; there are `count` objects.
  @inline(__always) mutating func end(_ object: Int32, of count: Int) {
    if runs.count == 0 && new.count == 0 { return }
    write(object, of: count)
  }

  private mutating func write(_ object: Int32, of count: Int) {
    if runs.count < count { runs.resize(count, filling: Run(start: 0, capacity: 0)) }
    if new.count > runs[object].capacity { makeRoom(object) }
    let run = runs[object]
    for index in 0..<run.capacity {
      let isUsed = index < new.count
      all[run.start + index] = isUsed ? new[index] : SizePlanes.free
    }
  }

  private mutating func makeRoom(_ object: Int32) {
    let old = runs[object]
    for index in old.start..<old.start + old.capacity { all[index] = SizePlanes.free }
    runs[object] = Run(start: Int32(all.count), capacity: max(Int32(new.count), 2 * old.capacity))
    all.resize(all.count + Int(runs[object].capacity), filling: SizePlanes.free)
  }

  /// A half-plane that contains every size, for unused entries.
  private static var free: SizePlane { SizePlane(constant: 0, width: 0, height: 0, object: -1) }

  func free() {
    all.free()
    runs.free()
    new.free()
  }
}
