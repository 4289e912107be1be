/// For which sizes the solution of the last solve stays right: a box for each object and component, and one for all.
struct ResizeState {
  /// Whether the boxes are written; they are at the first resize.
  var isReady = false
  var objects = Slab<SizeBox>()
  var components = Slab<SizeBox>()
  /// What takes W and H together.
  var planes = SizePlanes()
  /// Components to look at whatever the size: infeasible ones, and those with a number that takes W and H.
  var directComponents = Slab<Int32>()
  var isDirectComponent = Slab<Bool>()
  /// The intersection of all boxes, if it is known.
  var all = SizeBox.everything
  var knowsAll = false
  /// The size of the last scan: there, nothing but what an edit touched is out of its box. Not a number before the first.
  var scannedWidth = Double.nan
  var scannedHeight = Double.nan
  /// Resizes in a row that hit nothing.
  var calm = 0
  /// Objects whose boxes are out of date.
  var stale = Slab<Int32>()
  var isStale = Slab<Bool>()
  /// Objects that an edit placed anew.
  var edited = Slab<Int32>()
  /// What left its box.
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

  /// Makes room for objects and components that came.
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

  /// Boxes of objects whose state or value changed since they were written.
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
    // Limits that meet now may cross without changing places.
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

  /// Takes the sizes out of a component's box at which the gap of a row is wrong; what it loses comes back when it is
  /// written anew. Returns false if that cannot be said, or the size of now is one of them.
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

  /// By how much the left side of a required row is more than its right side, if no column has a part in it.
  mutating func affineGap(_ id: Int32) -> AffineValue? {
    let row = rows[id]
    guard row.isRequired, let target = costTarget(of: id) else { return nil }
    if variables[target].form != .affine { return nil }
    var gap = AffineValue.zero
    gap.add(value(target), times: row.activity >= 0 ? 1 : termCoefficients[row.start])
    return gap - rightSide(of: id)
  }
}
