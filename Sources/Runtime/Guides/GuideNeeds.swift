/// Of each view, whether somebody asks for its safe area and its margins.
struct GuideNeeds {
  var safeArea: [Bool]
  var margins: [Bool]

  init(_ resolved: ResolvedProgram, hasSafeArea: Bool) {
    let views = resolved.views
    safeArea = Array(repeating: false, count: views.count)
    margins = safeArea
    for view in views {
      guard let owner = view.superview else { continue }
      if view.guide == .safeArea { safeArea[owner.index] = true }
      if view.guide == .margins || view.guide == .readable { margins[owner.index] = true }
    }
    // Superviews stand before their subviews.
    for index in views.indices.reversed() {
      let own = resolved.margins(of: ViewID(index))
      if margins[index] && own.insetsFromSafeArea { safeArea[index] = true }
      guard let superview = views[index].superview else { continue }
      if margins[index] && own.preservesSuperview { margins[superview.index] = true }
      if safeArea[index] && hasSafeArea { safeArea[superview.index] = true }
    }
  }
}
