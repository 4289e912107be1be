internal import LayNumbers

// Incremental resizing: only objects outside their validity regions are updated.
extension LayoutKernel {
  /// Moves the solution from the last size to ``width`` × ``height``.
  mutating func resizeSolved() {
    if !resize.isReady { writeBoxes() }
    if resize.edited.count == 0 && resize.knowsAll && resize.all.contains(RoundedSize(system.size)) {
      return
    }
    let isSameSize = system.size == resize.scannedSize
    if !isSameSize { scan() } else { resize.hits.removeAll() }
    for index in 0..<resize.edited.count { resize.hits.append(resize.edited[index]) }
    resize.edited.removeAll()
    if resize.hits.count == 0 && resize.directComponents.count == 0 {
      // The intersection of all boxes pays off where sizes follow each other.
      if isSameSize { return }
      resize.calm += 1
      if resize.calm > 1 && !resize.knowsAll { intersectBoxes() }
      return
    }
    resize.calm = 0
    repairHits()
    repairDirectComponents()
    rewriteStaleBoxes()
  }

  /// Collects the objects outside their boxes, in order; components outside theirs become direct for this size.
  private mutating func scan() {
    resize.hits.removeAll()
    resize.scannedSize = system.size
    let (boxes, planes, size) = (resize.objects, resize.planes.all, RoundedSize(system.size))
    for object in 0..<Int32(boxes.count) where !boxes[object].contains(size) { resize.hits.append(object) }
    let exactSize = system.size
    for index in 0..<planes.count where !planes[index].contains(exactSize) {
      resize.hits.append(planes[index].object)
    }
    let componentBoxes = resize.components
    for component in 0..<Int32(componentBoxes.count) {
      if componentBoxes[component].contains(size) { continue }
      resize.addDirect(component)
    }
  }

  private mutating func intersectBoxes() {
    if resize.planes.all.count > 0 { return }
    var box = SizeBox.everything
    for object in 0..<resize.objects.count { box.formIntersection(resize.objects[object]) }
    for component in 0..<resize.components.count { box.formIntersection(resize.components[component]) }
    resize.all = box
    resize.knowsAll = true
  }

  private mutating func repairHits() {
    for index in 0..<resize.hits.count where !costs.isInOrder(resize.hits[index], system.size) {
      reorder(resize.hits[index])
    }
    writeTouched()
    simplex.violations.removeAll()
    for index in 0..<resize.hits.count {
      markStale(resize.hits[index])
      propagation.suspects.append(resize.hits[index])
    }
    propagate()
    for index in 0..<resize.hits.count where costs.hasCrossedLimits(resize.hits[index], system.size) {
      giveUp(on: .limits(resize.hits[index]))
    }
    while let contradiction = repairSuspects() { giveUp(on: contradiction) }
  }

  /// Marks a component as infeasible; the next size solves it as a whole.
  private mutating func giveUp(on contradiction: Contradiction) {
    let component = component(of: contradiction)
    _ = fail(contradiction)
    system.components[component].state = .infeasible
    resize.addDirect(component)
    dropViolations(of: component)
  }

  mutating func component(of contradiction: Contradiction) -> Int32 {
    switch contradiction {
    case .row(let row, _): system.rowStates[row].component
    case .limits(let object): costs.objects[object].component
    case .dictionaryRow(let row, _): costs.objects[simplex.dictionary.rows[row].object].component
    case .tooManySteps(let component): component
    }
  }

  /// Removes the violations of a component; pushes the others again, since the removal leaves no heap.
  private mutating func dropViolations(of component: Int32) {
    system.expansion.heap.removeAll()
    while let violation = simplex.violations.popLast() {
      let object = simplex.dictionary.rows[violation.row].object
      if costs.objects[object].component != component { system.expansion.heap.append(Int64(violation.row)) }
    }
    while let row = system.expansion.heap.popLast() { simplex.pushIfViolated(Int32(row), &costs, &system) }
  }

  private mutating func repairDirectComponents() {
    let direct = resize.directComponents
    let count = direct.count
    resize.directComponents.resizeUninitialized(0)
    for index in 0..<count {
      let component = direct[index]
      resize.isDirectComponent[component] = false
      let isSolved = solveAgain(component)
      system.components[component].state = isSolved ? .solved : .infeasible
      writeBox(ofComponent: component)
    }
  }
}
