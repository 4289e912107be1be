internal import LayRuntime

extension Elaborator {
  /// Notes which stacks and grids have no frame: those whose own size or place only their content could decide.
  ///
  /// One has a frame when it has a mask or design frame, or when on both axes at least two of its edges, centre and
  /// length stand in equations.
  func leaveUndecidedStacks() {
    guard viewInfos.contains(where: { $0.isSizedByContent }) else { return }
    var decided = [Decided](repeating: Decided(), count: viewInfos.count)
    for constraint in program.constraints where constraint.relation == .equal {
      for term in constraint.terms where viewInfos[term.view.index].isSizedByContent {
        decided[term.view.index].add(term.attribute)
      }
    }
    for index in viewInfos.indices.dropFirst() where viewInfos[index].isSizedByContent {
      let view = program.views[index]
      leaveIncomplete(ViewID(index))
      if view.placement == .mask || view.designFrame != nil { continue }
      if case .fixed = view.intrinsicWidth { decided[index].add(.width) }
      if case .fixed = view.intrinsicHeight { decided[index].add(.height) }
      if !decided[index].isComplete { leaveUnplaced(ViewID(index)) }
    }
  }
}

/// What equations speak of, of one view.
private struct Decided {
  /// Near edge, far edge, centre, length; then the same of the vertical axis.
  private var parts = [Bool](repeating: false, count: 8)

  var isComplete: Bool {
    parts[..<4].filter { $0 }.count > 1 && parts[4...].filter { $0 }.count > 1
  }

  mutating func add(_ attribute: Attribute) {
    switch attribute {
    case .left, .leading: parts[0] = true
    case .right, .trailing: parts[1] = true
    case .centerX: parts[2] = true
    case .width: parts[3] = true
    case .top: parts[4] = true
    case .bottom: parts[5] = true
    case .centerY: parts[6] = true
    case .height: parts[7] = true
    default: break
    }
  }
}
