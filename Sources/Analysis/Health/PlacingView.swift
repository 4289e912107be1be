internal import LayCompiler
internal import LayRuntime

extension CompiledLayout {
  /// The last view before the root that required equations place `view` by along an axis, one view after the other; nil if the root or a
  /// view around it places it, or no equation does. Another constraint between an edge of `view` and the safe area would contradict these.
  /// A view around it may be a background up to the edge of the screen, except for a scroll view.
  func view(placing view: ViewID, _ axis: LayoutAxis) -> ViewID? {
    var (found, known): (ViewID?, Set<ViewID>) = (nil, [view])
    while let next = nextView(placing: found ?? view, axis), known.insert(next).inserted { found = next }
    return found
  }

  private func nextView(placing view: ViewID, _ axis: LayoutAxis) -> ViewID? {
    var others: [ViewID] = []
    for constraint in program.constraints where constraint.priority == .required && constraint.relation == .equal {
      guard constraint.terms.contains(where: { $0.view == view && $0.attribute.isPosition(on: axis) }) else { continue }
      others += constraint.terms.filter { $0.view != view && $0.attribute.isPosition(on: axis) }.map {
        owner(of: $0.view)
      }
    }
    if others.contains(where: { isAround($0, view) && !program.views[$0.index].kind.scrolls }) { return nil }
    return others.first { $0 != view }
  }

  private func isAround(_ outer: ViewID, _ view: ViewID) -> Bool {
    var next = program.views[view.index].superview
    while let own = next {
      if own == outer { return true }
      next = program.views[own.index].superview
    }
    return false
  }

  /// The view of a guide; a view itself.
  private func owner(of view: ViewID) -> ViewID {
    let description = program.views[view.index]
    return description.role == .guide ? description.superview ?? view : view
  }
}

extension Attribute {
  fileprivate func isPosition(on other: LayoutAxis) -> Bool { isLocation && axis == other }
}
