extension ConflictLog {
  /// The log with edges of scroll views told apart from those of their content, which Apple's Technical Note TN2154 says views
  /// inside of a scroll view are related to; nil if there are none. What conflicts in it conflicts in the log as well.
  ///
  /// An edge is of the frame where it is related to the superview of the scroll view, or to another view in that. A log does not
  /// always say which view is inside of which: any other edge is of the content.
  func separatingScrollContent() -> ConflictLog? {
    var log = self
    var contents: [Int: Int] = [:]
    func separated(_ side: LoggedSide, from other: LoggedSide) -> LoggedSide {
      guard views[side.view].scrolls, side.attribute.isOfContent, !isOfFrame(side.view, beside: other.view) else {
        return side
      }
      if let known = contents[side.view] { return LoggedSide(known, side.attribute) }
      let content = log.views.count
      log.views.append(LoggedView(key: .content(side.view)))
      log.superviews[content] = side.view
      contents[side.view] = content
      return LoggedSide(content, side.attribute)
    }
    for item in items.indices {
      for place in items[item].relations.indices {
        let relation = items[item].relations[place]
        guard let second = relation.second, second.view != relation.first.view else { continue }
        let sides = (separated(relation.first, from: second), separated(second, from: relation.first))
        log.items[item].relations[place].first = sides.0
        log.items[item].relations[place].second = sides.1
      }
    }
    return contents.isEmpty ? nil : log
  }

  /// True if edges of a scroll view that are related to `other` are those of its frame, as far as the log says. Guides of other views
  /// are outside of it, and what is beside other scrolling views usually is, unless the log says that it is inside.
  private func isOfFrame(_ view: Int, beside other: Int) -> Bool {
    if superviews[other] == view { return false }
    if views[other].className.hasSuffix("LayoutGuide") || views[view].className != LoggedView.plainScrollView {
      return true
    }
    guard let superview = superviews[view] else { return false }
    return superview == other || superviews[other] == superview
  }
}

extension LoggedView {
  fileprivate static let plainScrollView = "UIScrollView"

  /// The classes of UIKit whose views scroll.
  private static let scrolling: Set<String> = [plainScrollView, "UITableView", "UICollectionView", "UITextView"]

  fileprivate var scrolls: Bool { LoggedView.scrolling.contains(className) }
}

extension LoggedAttribute {
  /// True for an edge or a margin: lengths and centers of a scroll view are those of its frame.
  fileprivate var isOfContent: Bool {
    switch self {
    case .width, .height, .centerX, .centerY, .firstBaseline, .lastBaseline: false
    default: true
    }
  }
}
