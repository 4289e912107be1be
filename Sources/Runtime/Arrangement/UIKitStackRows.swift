internal import LayModel
internal import LayNumbers
internal import LaySolver

// UIStackView (SEMANTICS §2.14), without its spacers and gap guides: where a guide is pinned on both sides, the
// constraints use the views that it is pinned to.
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
      addFitLength()
    case .equalCentering:
      addGaps(.greaterOrEqual)
      addEqualCenters { Priority(Float(max(150 - $0, 1))) }
      addFitLength()
    }
  }

  /// `UISV-fill-proportionally`: the fraction of the stack that the content is of all content and all gaps. The fractions
  /// add up to less than the length, so the priorities fall one by one, and the last constraints yield.
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

  /// Aligns the first view with the stack, and the others with the first.
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
    // The middles are equal, so the other side follows.
    for item in visible { addAfterNearEdge(item) }
    addFit(visible.count == 1 ? StackPriority.canvasFit : StackPriority.spanningFit)
    addThin()
  }

  /// Aligns baselines. On the side of the baseline only the first view stays inside the stack, on the other side all do,
  /// and the span from there to the tops (or bottoms) is minimal: `UISV-spanning-fit`.
  private mutating func addBaselines(_ baseline: Attribute) {
    for item in visible.dropFirst() { relate(item.view, .baseline, baseline, .equal, visible[0].view, baseline) }
    let isFirst = baseline == .firstBaseline
    if isFirst { addAfterNearEdge(visible[0]) } else { addBeforeFarEdge(visible[0]) }
    for item in visible { if isFirst { addBeforeFarEdge(item) } else { addAfterNearEdge(item) } }
    for item in spanned {
      if isFirst {
        relate(item.view, .span, crossNear, .equal, canvas, crossFar, at: StackPriority.spanningFit)
      } else {
        relate(item.view, .span, crossFar, .equal, canvas, crossNear, at: StackPriority.spanningFit)
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

  /// The views whose edges end the span. UIKit's spacer reaches the highest of them, which no constraint can express
  /// without a variable for it: views with content have their heights from that, so they move together on their baseline.
  private var spanned: [Item] {
    let rigid = visible.filter { $0.hasContentAcross }
    return rigid.isEmpty ? visible : rigid
  }

  private mutating func addAfterNearEdge(_ item: Item) {
    relate(item.view, .afterNearEdge, crossNear, .greaterOrEqual, canvas, crossNear)
  }

  private mutating func addBeforeFarEdge(_ item: Item) {
    relate(item.view, .beforeFarEdge, crossFar, .lessOrEqual, canvas, crossFar)
  }

  private mutating func addThin() {
    for item in visible { add(item.view, .thin, [Term(item.view, crossLength)], .equal, .zero, StackPriority.thin) }
  }
}
