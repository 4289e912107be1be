internal import LayModel
internal import LayNumbers
internal import LaySolver

// The active side of each minimum and maximum of guides.
extension GuideTable {
  /// The sums along each choice's axis that must not be negative for its state: none if every size is valid.
  func conditions(_ owners: GuideOwners) -> [(choice: Choice, sum: GuideSum)] {
    choices.indices.flatMap { index in
      conditions(of: index, owners).map { (choices[index], $0) }
    }
  }

  private func conditions(of index: Int, _ owners: GuideOwners) -> [GuideSum] {
    let (choice, state) = (choices[index], state(index))
    let (view, axis, isFar) = (choice.view, choice.axis, choice.isFar)
    switch choice.subject {
    case .safeArea:
      guard let superview = owners.views[view.index].superview, let outer = safeAreas[superview.index] else {
        return []
      }
      if !owners.passesSafeArea(superview, axis) { return [] }
      let inset = inset(outer, superview, axis, isFar)
      if inset == GuideSum() && !key.inheritsZeroInsets { return [] }
      let distance = distance(view, superview, axis, isFar)
      switch state {
      case .own: return [distance.adding(inset, times: -1)]
      case .superview: return [distance, inset.adding(distance, times: -1)]
      case .whole: return [GuideSum().adding(distance, times: -1)]
      }
    case .margins:
      guard let outer = outerMargin(view, axis, isFar, owners) else { return [] }
      // The distance by which the view's own margin is further in.
      let reach = ownMargin(view, axis, isFar, owners).adding(outer, times: -1)
      let isOwnFurther = state == .own
      return [GuideSum().adding(reach, times: isOwnFurther != isFar ? 1 : -1)]
    case .readable:
      guard let margins = margins[view.index] else { return [] }
      let room = margins.length(axis).adding(-GuideKind.readableWidth)
      return [GuideSum().adding(room, times: state == .own ? -1 : 1)]
    }
  }

  /// The distance of the view's edge inwards from the superview's.
  private func distance(_ view: ViewID, _ superview: ViewID, _ axis: LayoutAxis, _ isFar: Bool) -> GuideSum {
    var distance = isFar ? GuideSum(lengthOf: superview, axis) : GuideSum()
    distance.add(view, axis.position, times: isFar ? -1 : 1)
    if isFar { distance.add(GuideSum(lengthOf: view, axis), times: -1) }
    return distance
  }

  /// The states that follow from frames. Inner edges are taken from the frames, not from the states of the table.
  func states(_ owners: GuideOwners, _ value: (GuideSum) -> Rational) -> [GuideState] {
    var table = self
    table.key.states = []
    for index in choices.indices {
      table.key.states.append(table.fittingState(index, owners, value))
      // Guides inside are measured from the updated edges.
      let view = choices[index].view
      if table.safeAreas[view.index] != nil { table.safeAreas[view.index] = table.safeAreaEdges(view, owners) }
      if table.margins[view.index] != nil { table.margins[view.index] = table.marginEdges(view, owners) }
    }
    return table.key.states
  }

  private func fittingState(
    _ index: Int, _ owners: GuideOwners, _ value: (GuideSum) -> Rational
  ) -> GuideState {
    let (view, axis, isFar) = (choices[index].view, choices[index].axis, choices[index].isFar)
    switch choices[index].subject {
    case .safeArea:
      guard let superview = owners.views[view.index].superview, let outer = safeAreas[superview.index] else {
        return .own
      }
      if !owners.passesSafeArea(superview, axis) { return .own }
      let inset = value(inset(outer, superview, axis, isFar))
      let distance = value(distance(view, superview, axis, isFar))
      if inset.sign <= 0 || distance >= inset { return .own }
      return distance.sign <= 0 ? .whole : .superview
    case .margins:
      guard let outer = outerMargin(view, axis, isFar, owners) else { return .own }
      let reach = value(ownMargin(view, axis, isFar, owners).adding(outer, times: -1))
      return (isFar ? -reach : reach).sign >= 0 ? .own : .superview
    case .readable:
      guard let margins = margins[view.index] else { return .own }
      return value(margins.length(axis)) > GuideKind.readableWidth ? .whole : .own
    }
  }
}

extension GuideTable {
  /// The states that the root's size alone determines; all others begin with the first side, so that a layout does not
  /// depend on the one before.
  func initialStates(at size: ExactSize) -> [GuideState] {
    choices.map { choice in
      guard choice.subject == .readable, choice.view == .root, let margins = rootMargins else { return .own }
      let length = margins.length(.horizontal)
      var value = length.constant
      for term in length.terms where term.key.view == .root { value += term.amount * size[term.key.part.axis] }
      return value > GuideKind.readableWidth ? .whole : .own
    }.trimmed
  }

  /// The views with other states than `states`.
  func views(whereStatesDifferFrom states: [GuideState]) -> [ViewID] {
    var found: [ViewID] = []
    for (index, choice) in choices.enumerated() where found.last != choice.view {
      let other: GuideState = states.indices.contains(index) ? states[index] : .own
      if state(index) != other { found.append(choice.view) }
    }
    return found
  }
}

extension [GuideState] {
  /// The states, or none if all are the first side.
  var trimmed: [GuideState] { allSatisfy { $0 == .own } ? [] : self }
}
