internal import LayModel
internal import LayNumbers
internal import LaySolver

// The steps in a report: those that set the constants and hold the views of a conflict, and those that resized a view
// whose mask ran out of room.
extension LayoutState {
  /// Writes the steps into `report`, after the last pass.
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
  /// The step that determined a row: that set its constant, or placed the view that it holds.
  fileprivate func step(of origin: RowOrigin) -> StepID? {
    switch origin {
    case .constraint(let id): constants.first { $0.id == id }?.step
    case .step(let view, let axis):
      setter(of: view, axis == .horizontal ? .width : .height) ?? setter(of: view, axis == .horizontal ? .x : .y)
    default: nil
    }
  }
}
