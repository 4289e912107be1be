internal import LayCompiler
internal import LayDiagnostics
internal import LayRuntime

extension Conflict {
  /// True if steps set a row of the set: its constant, or the frame of a view that it holds.
  func dependsOnSteps(in program: LayoutProgram) -> Bool {
    if program.steps.isEmpty { return false }
    return members.contains { member in
      switch member.origin {
      case .constraint(let id): program.steps.constants.contains(id)
      case .step: true
      default: false
      }
    }
  }
}

extension Diagnostic {
  /// Adds labels for the steps that set numbers of a conflict's rows.
  mutating func addSteps(of conflict: Conflict, in layout: CompiledLayout) {
    for member in conflict.members {
      guard let step = member.step else { continue }
      let place = layout.sources.steps[step.index]
      if place == range || labels.contains(where: { $0.range == place }) { continue }
      labels.append(Label(place, words(for: member, in: layout)))
    }
  }

  /// ``this step sets it to 100``
  private func words(for member: Conflict.Member, in layout: CompiledLayout) -> String {
    switch member.origin {
    case .constraint(let id):
      // The row has the number multiplied by the coefficient of its first term.
      let factor = layout.program.constraints[id.index].terms.first?.coefficient ?? .one
      return "this step sets the constant to \(factor.isZero ? member.constant : member.constant / factor)"
    case .step(let view, let axis):
      return "this step decides the \(axis.extent) of '\(layout.spelledPath(view))'"
    default: return "this step"
    }
  }

  /// Adds the length at which the view of a mask that ran out of room is shown: 0, or that of a step.
  mutating func addShownLength(of collapse: Collapse, at size: ExactSize, in layout: CompiledLayout) {
    let extent = collapse.axis.extent
    guard let step = collapse.step else {
      notes.append(.note("layc shows it with a \(extent) of \(collapse.shown)"))
      return
    }
    notes.append(.note("layc shows it with a \(extent) of \(collapse.shown) at \(size.spelled), which a step sets"))
    labels.append(Label(layout.sources.steps[step.index], "sets its \(extent)"))
  }
}
