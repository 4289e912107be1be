internal import LayCompiler
internal import LayRuntime

extension CompiledLayout {
  /// The nearest view that required equations along an axis connect with `view`, and with a view around it: `view` follows it, and another
  /// constraint between an edge of `view` and the safe area would contradict these. Nil if such an equation places `view` itself, or none
  /// does. For one in a scroll view, that is the scroll view: content has to keep its distances from the edges of that. Another view around
  /// it may be a background up to the edge of the screen.
  func view(placing view: ViewID, _ axis: LayoutAxis) -> ViewID? {
    let own = connected(with: view, axis)
    let outer = own.filter { program.isInside(view, $0) }
    if !outer.isEmpty { return outer.allSatisfy { program.views[$0.index].kind.scrolls } ? outer[0] : nil }
    var (known, next, index): (Set<ViewID>, [ViewID], Int) = ([view], own, 0)
    while index < next.count, known.count * program.constraints.count <= CompiledLayout.followedConstraints {
      let place = next[index]
      index += 1
      if !known.insert(place).inserted { continue }
      let others = connected(with: place, axis)
      let around = others.filter { program.isInside(place, $0) }
      if !around.isEmpty { return around.allSatisfy { program.views[$0.index].kind.scrolls } ? around[0] : place }
      next += others
    }
    return nil
  }

  /// The maximum number of constraints that are looked through for the view that another one follows.
  private static let followedConstraints = 50_000

  /// The views that required equations along an axis connect with positions of `view`.
  private func connected(with view: ViewID, _ axis: LayoutAxis) -> [ViewID] {
    var others: [ViewID] = []
    for constraint in program.constraints where constraint.priority == .required && constraint.relation == .equal {
      let places = constraint.terms.filter { $0.attribute.isLocation && $0.attribute.axis == axis }.map {
        owner(of: $0.view)
      }
      if places.contains(view) { others += places.filter { $0 != view } }
    }
    return others
  }

  /// The view of a guide; a view itself.
  func owner(of view: ViewID) -> ViewID {
    let description = program.views[view.index]
    return description.role == .guide ? description.superview ?? view : view
  }
}
