internal import LayModel
internal import LaySolver

// The lengths that are ambiguous together with those of scroll views.
extension AmbiguityFinder {
  /// Examines the lengths of other views before those of the scroll views that depend on them: a scroll view takes the room that others
  /// leave. Views with limits of their own come first, as these show that their lengths are meant to vary.
  mutating func examineBesideScrollViews() {
    for axis in LayoutAxis.allCases {
      let groups = openGroups(axis)
      if groups.isEmpty { continue }
      let limited = limitedViews(axis)
      let part: Ambiguity.Part = axis == .horizontal ? .width : .height
      let others = frames.indices.dropFirst().map { ViewID($0) }.filter { view in
        !isOfScrolling(view) && !isPlaced(view, part) && openGroup(view, axis).map { groups.contains($0) } ?? false
      }
      for view in others.filter({ limited.contains($0) }) + others.filter({ !limited.contains($0) }) {
        examine(view, part)
      }
    }
  }

  /// The groups of the ambiguous lengths of scroll views.
  private func openGroups(_ axis: LayoutAxis) -> Set<Int> {
    Set(
      frames.indices.dropFirst().compactMap { index in
        views.resolved.views[index].kind.scrolls ? openGroup(ViewID(index), axis) : nil
      })
  }

  /// The group of a view's length; nil if it is not ambiguous.
  private func openGroup(_ view: ViewID, _ axis: LayoutAxis) -> Int? {
    views.span(view, axis).flatMap { open[$0.length] }
  }

  private func isOfScrolling(_ view: ViewID) -> Bool {
    let description = views.resolved.views[view.index]
    return description.kind.scrolls || description.guide != .declared
  }

  /// The views whose lengths have a limit of their own: `a.height <= 120`.
  private func limitedViews(_ axis: LayoutAxis) -> Set<ViewID> {
    Set(
      views.resolved.constraints.compactMap { constraint in
        guard constraint.relation != .equal, constraint.terms.count == 1, let term = constraint.terms.first,
          term.attribute == axis.length
        else { return nil }
        return term.view
      })
  }
}
