// What a report says of steps: which of them set the constants and hold the views of a conflict, and what became of a mask
// that ran out of room.
extension LayoutState {
  /// Names the steps in `report`, after the last pass.
  func noteSteps() {
    guard let trace = stepState.trace else { return }
    for index in report.conflicts.indices {
      for member in report.conflicts[index].members.indices {
        let origin = report.conflicts[index].members[member].origin
        report.conflicts[index].members[member].step = trace.step(of: origin)
      }
    }
    for index in report.collapses.indices {
      let (view, axis) = (report.collapses[index].view, report.collapses[index].axis)
      report.collapses[index].shown = frames[view.index].size[axis]
      report.collapses[index].step = trace.setter(of: view, axis == .horizontal ? .width : .height)
    }
  }
}

extension StepTrace {
  /// The step that made a row what it is: that set its constant, or that placed the view that it holds.
  fileprivate func step(of origin: RowOrigin) -> StepID? {
    switch origin {
    case .constraint(let id): constants.first { $0.id == id }?.step
    case .step(let view, let axis):
      setter(of: view, axis == .horizontal ? .width : .height) ?? setter(of: view, axis == .horizontal ? .x : .y)
    default: nil
    }
  }
}
