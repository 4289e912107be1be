internal import LayNumbers

/// The validity regions of the last solution: a box of sizes for each object and component, and one for all.
struct ValidityRegions {
  /// True once the boxes are written, which the first resize does.
  var isReady = false
  var objectBoxes = Slab<SizeBox>()
  var componentBoxes = Slab<SizeBox>()
  /// The half-planes of limits that depend on both W and H.
  var planes = SizePlanes()
  /// Components to test at every size: infeasible ones, and those with a limit that depends on both W and H.
  var directComponents = Slab<Int32>()
  var isDirectComponent = Slab<Bool>()
  /// The intersection of all boxes, if it is known.
  var all = SizeBox.everything
  var knowsAll = false
  /// The size of the last scan: there, only objects that an edit touched can be outside their boxes. NaN before the
  /// first.
  var scannedSize = RootSize(width: .nan, height: .nan)
  /// The number of successive resizes without hits.
  var calm = 0
  /// Objects whose boxes are out of date.
  var stale = Slab<Int32>()
  var isStale = Slab<Bool>()
  /// Objects that an edit moved.
  var edited = Slab<Int32>()
  /// Objects that left their boxes.
  var hits = Slab<Int32>()

  mutating func reset(objectCount: Int, componentCount: Int) {
    isReady = true
    knowsAll = false
    scannedSize.width = .nan
    calm = 0
    objectBoxes.resizeUninitialized(objectCount)
    componentBoxes.resizeUninitialized(componentCount)
    isStale.removeAll()
    isStale.resize(objectCount, filling: false)
    planes.removeAll()
    directComponents.removeAll()
    isDirectComponent.removeAll()
    isDirectComponent.resize(componentCount, filling: false)
    stale.removeAll()
  }

  /// Makes room for new objects and components.
  mutating func grow(objectCount: Int, componentCount: Int) {
    isReady = true
    objectBoxes.resize(objectCount, filling: .everything)
    isStale.resize(objectCount, filling: false)
    componentBoxes.resize(componentCount, filling: .everything)
    isDirectComponent.resize(componentCount, filling: false)
  }

  mutating func addDirect(_ component: Int32) {
    if isDirectComponent[component] { return }
    isDirectComponent[component] = true
    directComponents.append(component)
  }

  // MARK: - Testing a size

  /// Collects the objects outside their boxes, in order; components outside theirs become direct for this size.
  mutating func scan(_ size: RootSize) {
    hits.removeAll()
    scannedSize = size
    let (boxes, planes, rounded) = (objectBoxes, planes.all, RoundedSize(size))
    for object in 0..<Int32(boxes.count) where !boxes[object].contains(rounded) { hits.append(object) }
    for index in 0..<planes.count where !planes[index].contains(size) {
      hits.append(planes[index].object)
    }
    let componentBoxes = componentBoxes
    for component in 0..<Int32(componentBoxes.count) {
      if componentBoxes[component].contains(rounded) { continue }
      addDirect(component)
    }
  }

  mutating func intersectBoxes() {
    if planes.all.count > 0 { return }
    var box = SizeBox.everything
    for object in 0..<objectBoxes.count { box.formIntersection(objectBoxes[object]) }
    for component in 0..<componentBoxes.count { box.formIntersection(componentBoxes[component]) }
    all = box
    knowsAll = true
  }

  // MARK: - Writing

  mutating func writeBoxes(_ costs: inout CostTable, _ system: inout PresolvedSystem) {
    reset(objectCount: costs.objects.count, componentCount: system.components.count)
    for object in 0..<Int32(costs.objects.count) { writeBox(of: object, &costs, &system) }
    for component in 0..<Int32(system.components.count) { writeComponentBox(component, &system) }
  }

  /// Writes the boxes of objects whose state or value changed since the last time.
  mutating func rewriteStaleBoxes(_ costs: inout CostTable, _ system: inout PresolvedSystem) {
    for index in 0..<stale.count {
      isStale[stale[index]] = false
      writeBox(of: stale[index], &costs, &system)
    }
    if stale.count > 0 { knowsAll = false }
    stale.removeAll()
  }

  @inline(__always) mutating func markStale(_ object: Int32) {
    if !isReady || isStale[object] { return }
    isStale[object] = true
    stale.append(object)
  }

  mutating func writeBox(of object: Int32, _ costs: inout CostTable, _ system: inout PresolvedSystem) {
    let state = costs.objects[object]
    var box = SizeBox.everything
    planes.begin()
    if state.component < 0 {
      objectBoxes[object] = box
      planes.end(object, of: objectBoxes.count)
      return
    }
    for index in state.start + 1..<max(state.start + state.count, state.start + 1) {
      require(costs.breakpoints[index].position - costs.breakpoints[index - 1].position, of: object, &box)
    }
    // Limits that coincide now may cross without changing places.
    if state.hardLow > state.hardHigh {
      require(costs.breakpoints[state.hardHigh].position - costs.breakpoints[state.hardLow].position, of: object, &box)
    }
    if state.status == .basic || state.status == .lazy && !state.isColumn {
      let value = system.values[state.variable]
      if state.low >= state.start { require(value - costs.breakpoints[state.low].position, of: object, &box) }
      if state.high < state.start + state.count {
        require(costs.breakpoints[state.high].position - value, of: object, &box)
      }
    }
    objectBoxes[object] = box
    planes.end(object, of: objectBoxes.count)
  }

  @inline(__always) private mutating func require(_ gap: AffineValue, of object: Int32, _ box: inout SizeBox) {
    if !box.require(gap) { planes.require(gap, of: object) }
  }

  mutating func writeComponentBox(_ component: Int32, _ system: inout PresolvedSystem) {
    let part = system.components[component]
    var box = SizeBox.everything
    var isSimple = part.state == .solved
    for index in part.testStart..<part.testStart + part.testCount {
      if !require(system.tests[index].gap, .equal, &box) { isSimple = false }
    }
    for index in part.rowStart..<part.rowStart + part.rowCount {
      guard let gap = system.affineGap(system.componentRows[index]) else { continue }
      if !require(gap, system.rows[system.componentRows[index]].relation, &box) { isSimple = false }
    }
    componentBoxes[component] = box
    if !isSimple { addDirect(component) }
  }

  /// Removes from a component's box the sizes at which the gap of a row is wrong; writing the box anew adds them again.
  /// Returns false if a box cannot express that, or the current size is one of them.
  mutating func restrict(_ component: Int32, to gap: AffineValue, _ relation: Relation, _ system: inout PresolvedSystem)
    -> Bool
  {
    var box = componentBoxes[component]
    let isSimple = require(gap, relation, &box)
    componentBoxes[component] = box
    // A gap that is the same at every size is in no box.
    let amount = gap.at(system.size)
    let isWrong = relation != .lessOrEqual && amount < 0 || relation != .greaterOrEqual && amount > 0
    return isSimple && !isWrong && box.contains(RoundedSize(system.size))
  }

  private mutating func require(_ gap: AffineValue, _ relation: Relation, _ box: inout SizeBox) -> Bool {
    let negative = AffineValue(constant: -gap.constant, width: -gap.width, height: -gap.height)
    switch relation {
    case .equal: return box.require(gap) && box.require(negative)
    case .greaterOrEqual: return box.require(gap)
    case .lessOrEqual: return box.require(negative)
    }
  }

  func free() {
    objectBoxes.free()
    componentBoxes.free()
    planes.free()
    directComponents.free()
    isDirectComponent.free()
    stale.free()
    isStale.free()
    hits.free()
    edited.free()
  }
}

/// A validity region: the sizes at which a solution's structure stays, with W and H each in a range. Its limits are
/// rounded inwards to singles, to halve the memory that a scan reads; sizes near a limit are tested in vain.
struct SizeBox: BitwiseCopyable {
  /// The least W and H, and the greatest, negated: so that one comparison of four numbers tests all.
  private var limits: SIMD4<Float>

  static var everything: SizeBox { SizeBox(limits: SIMD4(repeating: -.infinity)) }

  @inline(__always) func contains(_ size: RoundedSize) -> Bool { all(limits .<= size.limits) }

  /// Keeps the sizes at which `gap` is not negative. Returns false if it depends on both W and H, which a box cannot
  /// express.
  @inline(__always) mutating func require(_ gap: AffineValue) -> Bool {
    let room = gap.constant + Tolerance.near
    let (dependsOnWidth, dependsOnHeight) = (abs(gap.width) > 1e-12, abs(gap.height) > 1e-12)
    if dependsOnWidth && dependsOnHeight { return false }
    if dependsOnWidth {
      let limit = -room / gap.width
      if gap.width > 0 { limits.x = max(limits.x, limit.above) } else { limits.z = max(limits.z, -limit.below) }
    } else if dependsOnHeight {
      let limit = -room / gap.height
      if gap.height > 0 { limits.y = max(limits.y, limit.above) } else { limits.w = max(limits.w, -limit.below) }
    }
    return true
  }

  mutating func formIntersection(_ other: SizeBox) {
    limits.replace(with: other.limits, where: other.limits .> limits)
  }
}

/// A size between its neighbours in single precision: a box contains it if both are on the same side of each limit.
struct RoundedSize: BitwiseCopyable {
  /// The upper bounds for a box's limits: see ``SizeBox``.
  fileprivate let limits: SIMD4<Float>

  init(_ size: RootSize) {
    limits = SIMD4(size.width.below, size.height.below, -size.width.above, -size.height.above)
  }
}

extension Double {
  /// The greatest single that is not above.
  @inline(__always) fileprivate var below: Float {
    let rounded = Float(self)
    return Double(rounded) > self ? rounded.nextDown : rounded
  }

  /// The least single that is not below.
  @inline(__always) fileprivate var above: Float {
    let rounded = Float(self)
    return Double(rounded) < self ? rounded.nextUp : rounded
  }
}

/// A half-plane of sizes at which an object's structure stays, for limits that depend on both W and H: `constant +
/// width·W + height·H` is not negative.
struct SizePlane: BitwiseCopyable {
  var constant: Double
  var width: Double
  var height: Double
  var object: Int32

  @inline(__always) func contains(_ size: RootSize) -> Bool {
    constant + width * size.width + height * size.height >= 0
  }
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
        constant: gap.constant + Tolerance.near, width: gap.width, height: gap.height, object: object))
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
