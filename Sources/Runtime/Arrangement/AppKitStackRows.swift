internal import LayModel
internal import LayNumbers
internal import LaySolver

// NSStackView (SEMANTICS §2.14, last paragraph).
extension StackRows {
  /// The priorities of NSStackView's constraints.
  private enum AppKitPriority {
    /// `NSStackView.Align`, and the constraints that make views or gaps equal.
    static let align = Priority(260)
    /// The leading and trailing gravity areas.
    static let gravity = Float(750)
    /// The priority at which the views of the fill distributions reach the far edge; not required, so that views of fixed
    /// lengths may end before it.
    static let reach = ClippingTable.strongest
    /// The priority at which the first of views with equal hugging takes the remaining length (measured).
    static let leftOver = Priority(1)
  }

  mutating func addAppKitRows() {
    switch stack.distribution {
    case .fill:
      addChain()
      let first = visible[0].view
      if visible.count > 1 { relate(first, .leftOver, length, .equal, canvas, length, at: AppKitPriority.leftOver) }
    case .fillEqually:
      addChain()
      for item in visible.dropFirst() {
        relate(item.view, .equalLength, length, .equal, visible[0].view, length, at: AppKitPriority.align)
      }
    case .fillProportionally:
      addChain()
      addProportions()
    case .equalSpacing:
      addLooseChain()
      addEqualGaps(AppKitPriority.align)
      addFitLength()
    case .equalCentering:
      addLooseChain()
      addEqualCenters { _ in AppKitPriority.align }
      if visible.count == 1 { addMiddle(of: visible) }
      addFitLength()
    case .gravityAreas:
      addLooseChain()
      addGravity()
    }
    addClipping()
    addSpacerRows()
    addAppKitAlignment()
  }

  /// Adds a chain of neighbours at exact distances, from the near edge to the far one.
  private mutating func addChain() {
    addGaps(.equal)
    relate(visible[0].view, .start, near, .equal, canvas, near)
    let reach = max(AppKitPriority.reach, stack.hugging(stack.axis))
    relate(visible[visible.count - 1].view, .end, far, .greaterOrEqual, canvas, far, at: reach)
  }

  /// Adds a chain of neighbours at minimum distances, after the near edge of the stack, which hugs them.
  private mutating func addLooseChain() {
    let (first, last) = (visible[0].view, visible[visible.count - 1].view)
    let hugging = stack.hugging(stack.axis)
    addGaps(.greaterOrEqual)
    relate(first, .afterStart, near, .greaterOrEqual, canvas, near)
    relate(first, .wishedStart, near, .equal, canvas, near, at: hugging)
    relate(last, .wishedEnd, far, .greaterOrEqual, canvas, far, at: hugging)
  }

  /// Adds the clipping limit: at that priority the stack is as long as its views; otherwise they overflow its end and
  /// keep their content.
  private mutating func addClipping() {
    relate(
      visible[visible.count - 1].view, .beforeEnd, far, .lessOrEqual, canvas, far, at: clipping.along(stack))
  }

  /// Makes lengths proportional to contents, relative to the first view that has one.
  private mutating func addProportions() {
    guard let first = visible.first(where: { $0.content?.sign ?? 0 > 0 }), let unit = first.content else { return }
    for item in visible where item.view != first.view {
      guard let content = item.content else { continue }
      add(
        item.view, .share, [Term(item.view, length), Term(first.view, length, -content / unit)], .equal, .zero,
        AppKitPriority.align)
    }
  }

  /// Adds each gravity area as a chain of its own: at the start, in the middle, at the end.
  private mutating func addGravity() {
    var priority = AppKitPriority.gravity
    var areas = 0
    for gravity in StackDescription.Gravity.allCases {
      let area = visible.filter { $0.gravity == gravity }
      guard let first = area.first, let last = area.last else { continue }
      areas += 1
      switch gravity {
      case .leading: relate(first.view, .start, near, .equal, canvas, near, at: Priority(AppKitPriority.gravity))
      case .trailing:
        relate(last.view, .end, far, .greaterOrEqual, canvas, far, at: Priority(AppKitPriority.gravity))
      case .center: addMiddle(of: area)
      }
      for (before, item) in zip(area, area.dropFirst()) {
        priority -= 0.01
        relate(item.view, .wishedGap, near, .equal, before.view, far, plus: before.spacing, at: Priority(priority))
      }
    }
    if areas > 1 { addFitLength() }
  }

  /// Centers neighbours in the stack, as the center gravity area and a view alone in `equalCentering` are (three stacks that Xcode
  /// laid out).
  private mutating func addMiddle(of items: [Item]) {
    guard let first = items.first, let last = items.last else { return }
    let half = Rational(1, 2)
    add(
      first.view, .groupMiddle,
      [Term(first.view, near, half), Term(last.view, far, half), Term(canvas, middle, -1)],
      .equal, .zero, AppKitPriority.align)
  }

  // MARK: - Across

  private mutating func addAppKitAlignment() {
    let across = stack.axis.other
    let hugging = stack.hugging(across)
    let pull = min(hugging, StackDescription.appKitHugging)
    for item in visible {
      addAppKitAlignment(of: item)
      relate(item.view, .afterNearEdge, crossNear, .greaterOrEqual, canvas, crossNear)
      let limit = clipping.across(stack, item.view)
      relate(item.view, .beforeFarEdge, crossFar, .lessOrEqual, canvas, crossFar, at: limit)
      relate(item.view, .wishedNearEdge, crossNear, .equal, canvas, crossNear, at: pull)
      relate(item.view, .wishedFarEdge, crossFar, .greaterOrEqual, canvas, crossFar, at: pull)
    }
    // The stack's own hugging priority: the stack is no thicker than its thickest view, for which none of the views is
    // stretched.
    if hugging > pull { addFit(min(hugging, clipping.resistance(of: stack.view, across).below)) }
  }

  private mutating func addAppKitAlignment(of item: Item) {
    switch (stack.alignment, stack.axis) {
    case (.fill, _):
      relate(item.view, .nearEdge, crossNear, .equal, canvas, crossNear, at: AppKitPriority.align)
      relate(item.view, .farEdge, crossFar, .equal, canvas, crossFar, at: AppKitPriority.align)
    case (.leading, _), (.firstBaseline, .vertical):
      relate(item.view, .nearEdge, crossNear, .equal, canvas, crossNear, at: AppKitPriority.align)
    case (.trailing, _), (.lastBaseline, .vertical):
      relate(item.view, .farEdge, crossFar, .equal, canvas, crossFar, at: AppKitPriority.align)
    case (.center, _):
      relate(item.view, .middle, crossMiddle, .equal, canvas, crossMiddle, at: AppKitPriority.align)
    case (.firstBaseline, _), (.lastBaseline, _):
      let baseline: Attribute = stack.alignment == .firstBaseline ? .firstBaseline : .lastBaseline
      if item.view != visible[0].view {
        relate(item.view, .baseline, baseline, .equal, visible[0].view, baseline, at: AppKitPriority.align)
      }
    }
  }
}
