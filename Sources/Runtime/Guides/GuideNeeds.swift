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
