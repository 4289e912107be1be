/// The validity regions of the last solution: a box of sizes for each object and component, and one for all.
struct ResizeState {
  /// True once the boxes are written, which the first resize does.
  var isReady = false
  var objects = Slab<SizeBox>()
  var components = Slab<SizeBox>()
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
  var scannedWidth = Double.nan
  var scannedHeight = Double.nan
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
    scannedWidth = .nan
    calm = 0
    objects.resizeUninitialized(objectCount)
    components.resizeUninitialized(componentCount)
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
    objects.resize(objectCount, filling: .everything)
    isStale.resize(objectCount, filling: false)
    components.resize(componentCount, filling: .everything)
    isDirectComponent.resize(componentCount, filling: false)
  }

  mutating func addDirect(_ component: Int32) {
    if isDirectComponent[component] { return }
    isDirectComponent[component] = true
    directComponents.append(component)
  }

  func free() {
    objects.free()
    components.free()
    planes.free()
    directComponents.free()
    isDirectComponent.free()
    stale.free()
    isStale.free()
    hits.free()
    edited.free()
  }
}

// Writing the boxes.
extension LayoutKernel {
  mutating func writeBoxes() {
    resize.reset(objectCount: objects.count, componentCount: components.count)
    for object in 0..<Int32(objects.count) { writeBox(of: object) }
    for component in 0..<Int32(components.count) { writeBox(ofComponent: component) }
  }

  /// Writes the boxes of objects whose state or value changed since the last time.
  mutating func rewriteStaleBoxes() {
    for index in 0..<resize.stale.count {
      resize.isStale[resize.stale[index]] = false
      writeBox(of: resize.stale[index])
    }
    if resize.stale.count > 0 { resize.knowsAll = false }
    resize.stale.removeAll()
  }

  @inline(__always) mutating func markStale(_ object: Int32) {
    if !resize.isReady || resize.isStale[object] { return }
    resize.isStale[object] = true
    resize.stale.append(object)
  }

  mutating func writeBox(of object: Int32) {
    let state = objects[object]
    var box = SizeBox.everything
    resize.planes.begin()
    if state.component < 0 {
      resize.objects[object] = box
      resize.planes.end(object, of: resize.objects.count)
      return
    }
    for index in state.start + 1..<max(state.start + state.count, state.start + 1) {
      require(breakpoints[index].position - breakpoints[index - 1].position, of: object, &box)
    }
    // Limits that coincide now may cross without changing places.
    if state.hardLow > state.hardHigh {
      require(breakpoints[state.hardHigh].position - breakpoints[state.hardLow].position, of: object, &box)
    }
    if state.status == .basic || state.status == .lazy && !state.isColumn {
      let value = value(state.variable)
      if state.low >= state.start { require(value - breakpoints[state.low].position, of: object, &box) }
      if state.high < state.start + state.count {
        require(breakpoints[state.high].position - value, of: object, &box)
      }
    }
    resize.objects[object] = box
    resize.planes.end(object, of: resize.objects.count)
  }

  @inline(__always) private mutating func require(_ gap: AffineValue, of object: Int32, _ box: inout SizeBox) {
    if !box.require(gap) { resize.planes.require(gap, of: object) }
  }

  mutating func writeBox(ofComponent component: Int32) {
    let part = components[component]
    var box = SizeBox.everything
    var isSimple = part.state == .solved
    for index in part.testStart..<part.testStart + part.testCount {
      if !require(tests[index].gap, .equal, &box) { isSimple = false }
    }
    for index in part.rowStart..<part.rowStart + part.rowCount {
      guard let gap = affineGap(componentRows[index]) else { continue }
      if !require(gap, rows[componentRows[index]].relation, &box) { isSimple = false }
    }
    resize.components[component] = box
    if !isSimple { resize.addDirect(component) }
  }

  /// Removes from a component's box the sizes at which the gap of a row is wrong; writing the box anew adds them again.
  /// Returns false if a box cannot express that, or the current size is one of them.
  mutating func restrict(_ component: Int32, to gap: AffineValue, _ relation: Relation) -> Bool {
    var box = resize.components[component]
    let isSimple = require(gap, relation, &box)
    resize.components[component] = box
    // A gap that is the same at every size is in no box.
    let amount = gap.at(width, height)
    let isWrong = relation != .lessOrEqual && amount < 0 || relation != .greaterOrEqual && amount > 0
    return isSimple && !isWrong && box.contains(RoundedSize(width, height))
  }

  private mutating func require(_ gap: AffineValue, _ relation: Relation, _ box: inout SizeBox) -> Bool {
    let negative = AffineValue(constant: -gap.constant, width: -gap.width, height: -gap.height)
    switch relation {
    case .equal: return box.require(gap) && box.require(negative)
    case .greaterOrEqual: return box.require(gap)
    case .lessOrEqual: return box.require(negative)
    }
  }

  /// The left side of a required row minus its right side, if it depends on no column; else nil.
  mutating func affineGap(_ id: Int32) -> AffineValue? {
    let row = rows[id]
    guard row.isRequired, let target = costTarget(of: id) else { return nil }
    if variables[target].form != .affine { return nil }
    var gap = AffineValue.zero
    gap.add(value(target), times: row.activity >= 0 ? 1 : termCoefficients[row.start])
    return gap - rightSide(of: id)
  }
}
