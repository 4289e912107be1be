// Guides among steps: those that every view has are where their owners are when somebody asks, in steps as in code.
extension StepRun {
  /// Puts guides that follow from their owners where the frames of now have them, if one was set since.
  mutating func settleGuides() {
    guard areGuidesStale, let guides = resolved.guides, counts(guides.derived.count + guides.choices.count) else {
      return
    }
    let states = guides.states(resolved, value).trimmed
    let isSame = states == guides.key.states
    let table =
      isSame ? guides : GuideTable(resolved, GuideKey(safeArea: guides.key.safeArea, states: states))
    for guide in table.derived {
      if let edges = table.edges[guide.index] { frames[guide.index] = edges.frame(of: guide, in: frames, origin) }
    }
    areGuidesStale = false
  }

  /// The same before something of `view` is read.
  mutating func settleGuides(for view: ViewID) {
    if areGuidesStale && resolved.views[view.index].guide.isDerived { settleGuides() }
  }

  private func value(of sum: GuideSum) -> Rational { sum.value(in: frames, origin) }

  /// Where the bounds around `subview` begin.
  private func origin(_ subview: ViewID, _ axis: Axis) -> Rational {
    let origin = origins[tree.superviews[subview.index].index]
    return axis == .horizontal ? origin.x : origin.y
  }
}
