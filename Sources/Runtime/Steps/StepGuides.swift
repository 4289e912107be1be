internal import LayModel
internal import LayNumbers
internal import LaySolver

// Guides among steps: built-in guides follow their owners whenever they are read, in steps as in code.
extension StepRun {
  /// Updates the derived guides from the current frames, if one was set since the last time.
  mutating func settleGuides() {
    guard areGuidesStale, let guides = resolved.guides, counts(guides.derived.count + guides.choices.count) else {
      return
    }
    let states = guides.states(resolved.guideOwners, value).trimmed
    let isSame = states == guides.key.states
    let table =
      isSame ? guides : GuideTable(resolved.guideOwners, guides.key.with(states))
    for guide in table.derived {
      if let edges = table.edges[guide.index] { frames[guide.index] = edges.frame(of: guide, in: frames, origin) }
    }
    areGuidesStale = false
  }

  /// Updates the derived guides before `view`, if it is one, is read.
  mutating func settleGuides(for view: ViewID) {
    if areGuidesStale && resolved.views[view.index].guide.isDerived { settleGuides() }
  }

  private func value(of sum: GuideSum) -> Rational { sum.value(in: frames, origin) }

  /// The origin of the bounds around `subview`.
  private func origin(_ subview: ViewID, _ axis: LayoutAxis) -> Rational {
    let origin = origins[tree.superviews[subview.index].index]
    return axis == .horizontal ? origin.x : origin.y
  }
}
