internal import LayNumbers

// Incremental resizing: only objects outside their validity regions are updated.
extension LayoutKernel {
  /// Moves the solution from the last size to ``width`` × ``height``.
  mutating func resizeSolved() {
    if !regions.isReady { regions.writeBoxes(&costs, &system) }
    if regions.edited.count == 0 && regions.knowsAll && regions.all.contains(RoundedSize(system.size)) {
      return
    }
    let isSameSize = system.size == regions.scannedSize
    if !isSameSize { regions.scan(system.size) } else { regions.hits.removeAll() }
    for index in 0..<regions.edited.count { regions.hits.append(regions.edited[index]) }
    regions.edited.removeAll()
    if regions.hits.count == 0 && regions.directComponents.count == 0 {
      // The intersection of all boxes pays off where sizes follow each other.
      if isSameSize { return }
      regions.calm += 1
      if regions.calm > 1 && !regions.knowsAll { regions.intersectBoxes() }
      return
    }
    regions.calm = 0
    repairHits()
    repairDirectComponents()
    regions.rewriteStaleBoxes(&costs, &system)
  }

  private mutating func repairHits() {
    for index in 0..<regions.hits.count where !costs.isInOrder(regions.hits[index], system.size) {
      reorder(regions.hits[index])
    }
    writeTouched()
    simplex.violations.removeAll()
    for index in 0..<regions.hits.count {
      regions.markStale(regions.hits[index])
      propagation.suspects.append(regions.hits[index])
    }
    propagate()
    for index in 0..<regions.hits.count where costs.hasCrossedLimits(regions.hits[index], system.size) {
      giveUp(on: .limits(regions.hits[index]))
    }
    while let contradiction = repairSuspects() { giveUp(on: contradiction) }
  }

  /// Marks a component as infeasible; the next size solves it as a whole.
  private mutating func giveUp(on contradiction: Contradiction) {
    let component = component(of: contradiction)
    _ = fail(contradiction)
    system.components[component].state = .infeasible
    regions.addDirect(component)
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
    let direct = regions.directComponents
    let count = direct.count
    regions.directComponents.resizeUninitialized(0)
    for index in 0..<count {
      let component = direct[index]
      regions.isDirectComponent[component] = false
      let isSolved = solveAgain(component)
      system.components[component].state = isSolved ? .solved : .infeasible
      regions.writeComponentBox(component, &system)
    }
  }
}
