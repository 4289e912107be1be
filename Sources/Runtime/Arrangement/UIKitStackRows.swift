// UIStackView (SEMANTICS §2.14). Its spacers and gap guides are not there: where a guide is pinned on both sides, the
// rows speak of what it is pinned to.
extension StackRows {
  mutating func addUIKitRows() {
    addCanvas()
    addDistribution()
    addSpacerRows()
    addAlignment()
  }

  /// `UISV-canvas-connection`, along the axis.
  private mutating func addCanvas() {
    relate(visible[0].view, .start, near, .equal, canvas, near)
    relate(visible[visible.count - 1].view, .end, far, .equal, canvas, far)
  }

  private mutating func addDistribution() {
    switch stack.distribution {
    case .fill, .gravityAreas: addGaps(.equal)
    case .fillEqually:
      addGaps(.equal)
      for item in visible.dropFirst() { relate(item.view, .equalLength, length, .equal, visible[0].view, length) }
    case .fillProportionally:
      addGaps(.equal)
      addShares()
    case .equalSpacing:
      addGaps(.greaterOrEqual)
      addEqualGaps(.required)
    case .equalCentering:
      addGaps(.greaterOrEqual)
      addEqualCenters { Priority(Float(max(150 - $0, 1))) }
    }
  }

  /// `UISV-fill-proportionally`: of the stack, what the content is of all content and all gaps. The shares come to less
  /// than the room, so the rows count less one by one, and the last ones yield.
  private mutating func addShares() {
    var total = Rational.zero
    for item in visible { total += item.content ?? .zero }
    for item in visible.dropLast() { total += item.spacing }
    for (index, item) in visible.enumerated() {
      guard let content = item.content else { continue }
      let priority = visible.count == 1 ? .required : Priority(Float(max(999 - index, 1)))
      if content.isZero || total.sign <= 0 {
        add(item.view, .share, [Term(item.view, length)], .equal, .zero, priority)
      } else {
        add(
          item.view, .share, [Term(item.view, length), Term(canvas, length, -content / total)], .equal, .zero,
          priority)
      }
    }
  }

  // MARK: - Across

  private mutating func addAlignment() {
    switch (stack.alignment, stack.axis) {
    case (.fill, _): addFill()
    case (.leading, _), (.firstBaseline, .vertical): addEdges(crossNear, .nearEdge, isNear: true)
    case (.trailing, _), (.lastBaseline, .vertical): addEdges(crossFar, .farEdge, isNear: false)
    case (.center, _): addMiddles()
    case (.firstBaseline, _): addBaselines(.firstBaseline)
    case (.lastBaseline, _): addBaselines(.lastBaseline)
    }
  }

  private mutating func addFill() {
    align(crossNear, .nearEdge)
    align(crossFar, .farEdge)
  }

  /// The first view is where the stack is, the others are where the first is.
  private mutating func align(_ attribute: Attribute, _ part: ArrangementPart) {
    relate(visible[0].view, part, attribute, .equal, canvas, attribute)
    for item in visible.dropFirst() { relate(item.view, part, attribute, .equal, visible[0].view, attribute) }
  }

  private mutating func addEdges(_ edge: Attribute, _ part: ArrangementPart, isNear: Bool) {
    align(edge, part)
    for item in visible { if isNear { addBeforeFarEdge(item) } else { addAfterNearEdge(item) } }
    addFit(StackPriority.spanningFit)
    addThin()
  }

  private mutating func addMiddles() {
    align(crossMiddle, .middle)
    // The middles are one, so the other side follows.
    for item in visible { addAfterNearEdge(item) }
    addFit(visible.count == 1 ? StackPriority.canvasFit : StackPriority.spanningFit)
    addThin()
  }

  /// Baselines are one; the views are as near to the top as that allows, or to the bottom.
  private mutating func addBaselines(_ baseline: Attribute) {
    for item in visible.dropFirst() { relate(item.view, .baseline, baseline, .equal, visible[0].view, baseline) }
    for item in visible {
      addAfterNearEdge(item)
      addBeforeFarEdge(item)
      if baseline == .firstBaseline {
        relate(item.view, .wishedNearEdge, crossNear, .equal, canvas, crossNear, at: StackPriority.spanningFit)
      } else {
        relate(item.view, .wishedFarEdge, crossFar, .equal, canvas, crossFar, at: StackPriority.spanningFit)
      }
    }
    addFit(StackPriority.canvasFit)
    addThin()
    let share = Rational(1, visible.count)
    for item in visible where item.wrapsText {
      add(
        item.view, .textWidth, [Term(item.view, length), Term(canvas, length, -share)], .equal, .zero,
        StackPriority.textWidth)
    }
  }

  private mutating func addAfterNearEdge(_ item: Item) {
    relate(item.view, .afterNearEdge, crossNear, .greaterOrEqual, canvas, crossNear)
  }

  private mutating func addBeforeFarEdge(_ item: Item) {
    relate(item.view, .beforeFarEdge, crossFar, .lessOrEqual, canvas, crossFar)
  }

  /// The stack is no thicker than its views. The root's size comes from outside.
  private mutating func addFit(_ priority: Priority) {
    if stack.view == .root { return }
    add(stack.view, .fit, [Term(canvas, crossLength)], .equal, .zero, priority)
  }

  private mutating func addThin() {
    for item in visible { add(item.view, .thin, [Term(item.view, crossLength)], .equal, .zero, StackPriority.thin) }
  }
}
