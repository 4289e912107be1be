internal import LayModel
internal import LayNumbers
internal import LaySolver

/// The views of a resolved program as the owners of guides, with the settings that their guides depend on.
struct GuideOwners {
  /// The views, overrides applied.
  let views: [ViewDescription]
  /// The text direction of each view.
  let directions: [InterfaceDirection]
  /// The layout margins of views with other than the standard ones.
  let margins: MarginTable
  /// True for each scroll view that scrolls up and down only.
  let scrollsVertically: [Bool]

  /// The declared margins of a view, or the standard ones.
  func margins(of view: ViewID) -> LayoutMargins { margins[view] ?? LayoutMargins() }

  /// The insets of the margins of a view, leading and trailing resolved by its own direction.
  func insets(ofMargins view: ViewID) -> ExactInsets {
    let margins = margins(of: view)
    var insets = margins.insets
    if margins.isDirectional && directions[view.index] == .rightToLeft {
      (insets.left, insets.right) = (insets.right, insets.left)
    }
    return insets
  }

  /// True if a view inherits its superview's safe-area insets where it reaches into them, along an axis at least.
  func inheritsSafeArea(_ view: ViewID) -> Bool {
    guard let superview = views[view.index].superview else { return false }
    return LayoutAxis.allCases.contains { passesSafeArea(superview, $0) }
  }

  /// True if the subviews of a view inherit its safe-area insets along an axis. A scroll view moves its content away along the axes that
  /// scroll, so nothing is covered there.
  func passesSafeArea(_ view: ViewID, _ axis: LayoutAxis) -> Bool {
    !views[view.index].kind.scrolls || axis == .horizontal && scrollsVertically[view.index]
  }
}

/// For each view, whether its safe area and its margins are needed.
struct GuideNeeds {
  var safeArea: [Bool]
  var margins: [Bool]

  init(_ owners: GuideOwners, hasSafeArea: Bool) {
    let views = owners.views
    safeArea = Array(repeating: false, count: views.count)
    margins = safeArea
    for index in views.indices {
      guard let owner = views[index].superview else { continue }
      if views[index].guide == .safeArea { safeArea[owner.index] = true }
      if [.margins, .readable].contains(views[index].guide) { margins[owner.index] = true }
    }
    // Superviews come before their subviews.
    for index in views.indices.reversed() {
      let own = owners.margins(of: ViewID(index))
      if margins[index] && own.insetsFromSafeArea { safeArea[index] = true }
      guard let superview = views[index].superview else { continue }
      if margins[index] && own.preservesSuperview { margins[superview.index] = true }
      if safeArea[index] && hasSafeArea && owners.inheritsSafeArea(ViewID(index)) { safeArea[superview.index] = true }
    }
  }
}
