internal import LayRuntime

extension LayoutProgram {
  /// True for each view that is shown where conditions have the values `truths`: neither it nor a view around it is hidden.
  func shownViews(_ truths: [Bool]) -> [Bool] { inherited(hiddenViews(truths)).map { !$0 } }

  /// True for each view that is hidden itself where conditions have the values `truths`.
  func hiddenViews(_ truths: [Bool]) -> [Bool] {
    var isHidden = views.map { $0.hidden }
    for override in overrides where truths[override.condition.index] {
      if case .hidden(let view, let isOwn) = override.setting { isHidden[view.index] = isOwn }
    }
    return isHidden
  }

  /// True for each view that is hidden at some sizes or in some states, and shown at others.
  var isHiddenAtTimes: [Bool] {
    var found = views.map { _ in false }
    for override in overrides {
      if case .hidden(let view, let isHidden) = override.setting, views[view.index].hidden != isHidden {
        found[view.index] = true
      }
    }
    return found
  }

  /// Returns values that are true for each view for which `values` is true, or inside one for which it is.
  func inherited(_ values: [Bool]) -> [Bool] {
    var values = values
    for index in views.indices {
      if let superview = views[index].superview, values[superview.index] { values[index] = true }
    }
    return values
  }
}
