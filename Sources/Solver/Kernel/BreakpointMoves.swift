internal import LayNumbers

extension LayoutKernel {
  /// Records the position of a row's breakpoint before a change of the right side moves it.
  mutating func noteMove(of id: Int32) {
    guard let target = system.costTarget(of: id), let (position, _) = system.breakpointPosition(of: id) else { return }
    let state = system.variables[target]
    let object = state.form == .multiple ? system.variables[state.link].object : state.object
    edits.moves.append(BreakpointMove(row: id, object: object, old: position))
  }

  /// Applies the recorded moves.
  mutating func moveBreakpoints() {
    // Each object once: afterwards its column's value no longer fits those of its multiples.
    dictionary.objectSum.begin(costs.objects.count)
    for index in 0..<edits.moves.count where costs.objects[edits.moves[index].object].component >= 0 {
      dictionary.objectSum.add(edits.moves[index].object, 1)
    }
    let unique = dictionary.objectSum.objects
    for index in 0..<unique.count { moveBreakpoints(of: unique[index]) }
  }

  private mutating func moveBreakpoints(of object: Int32) {
    let slope = slopeAboveFirst(object)
    if !costs.moveInPlace(object, edits.moves, &system) { costs.rewriteBreakpoints(object, &system) }
    putWhereSlopeBelongs(object, slope)
    markStale(object)
    resize.edited.append(object)
  }

}
