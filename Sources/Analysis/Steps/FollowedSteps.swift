internal import LayRuntime

extension LayoutProgram {
  /// True if steps change numbers that constraints depend on: a constant, or a view that no other constraint places.
  var rulesFollowSteps: Bool {
    if steps.isEmpty { return false }
    if !steps.constants.isEmpty { return true }
    let followed = Set(
      steps.placed.map { $0.view }.filter { steps.isByHand($0) || views[$0.index].placement == .mask })
    return constraints.contains { constraint in
      constraint.terms.contains { term in
        var next: ViewID? = term.view
        while let view = next {
          if followed.contains(view) { return true }
          next = views[view.index].superview
        }
        return false
      }
    }
  }
}
