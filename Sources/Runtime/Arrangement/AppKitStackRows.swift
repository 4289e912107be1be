// NSStackView (SEMANTICS §2.14, last paragraph).
extension StackRows {
  /// What NSStackView's rows count.
  private enum AppKitPriority {
    /// `NSStackView.Align`, and what makes views or gaps equal.
    static let align = Priority(260)
    /// The stack's own hugging: it is no larger than its views. Just below the 250 at which views hug their content, as
    /// the rows of a running NSStackView show it (SEMANTICS §2.14).
    static let hugging = Priority(249.99998)
    /// The leading and trailing gravity areas.
    static let gravity = Float(750)
    /// Equal views run over the end before they are smaller than their content (measured).
    static let overflow = Priority(500)
    /// Of views that hug alike the first takes what is left over (measured).
    static let leftOver = Priority(1)
  }

  mutating func addAppKitRows() {
    let (first, last) = (visible[0].view, visible[visible.count - 1].view)
    switch stack.distribution {
    case .fill:
      addGaps(.equal)
      relate(first, .start, near, .equal, canvas, near)
      relate(last, .end, far, .equal, canvas, far)
      if visible.count > 1 { relate(first, .leftOver, length, .equal, canvas, length, at: AppKitPriority.leftOver) }
    case .fillEqually:
      addChain()
      for item in visible.dropFirst() {
        relate(item.view, .equalLength, length, .equal, first, length, at: AppKitPriority.align)
      }
    case .fillProportionally:
      addChain()
      addProportions()
    case .equalSpacing:
      addLooseChain()
      addEqualGaps(AppKitPriority.align)
    case .equalCentering:
      addLooseChain()
      addEqualCenters { _ in AppKitPriority.align }
    case .gravityAreas:
      addLooseChain()
      addGravity()
    }
    addSpacerRows()
    addAppKitAlignment()
  }

  /// Neighbours keep their distance; the end yields to the content.
  private mutating func addChain() {
    addGaps(.equal)
    relate(visible[0].view, .start, near, .equal, canvas, near)
    relate(visible[visible.count - 1].view, .end, far, .equal, canvas, far, at: AppKitPriority.overflow)
  }

  /// Neighbours keep a distance at least, inside the stack, which hugs them.
  private mutating func addLooseChain() {
    let (first, last) = (visible[0].view, visible[visible.count - 1].view)
    addGaps(.greaterOrEqual)
    relate(first, .afterStart, near, .greaterOrEqual, canvas, near)
    relate(last, .beforeEnd, far, .lessOrEqual, canvas, far)
    relate(first, .wishedStart, near, .equal, canvas, near, at: AppKitPriority.hugging)
    relate(last, .wishedEnd, far, .equal, canvas, far, at: AppKitPriority.hugging)
  }

  /// Lengths are as the contents are, to that of the first view that has one.
  private mutating func addProportions() {
    guard let first = visible.first(where: { $0.content?.sign ?? 0 > 0 }), let unit = first.content else { return }
    for item in visible where item.view != first.view {
      guard let content = item.content else { continue }
      add(
        item.view, .share, [Term(item.view, length), Term(first.view, length, -content / unit)], .equal, .zero,
        AppKitPriority.align)
    }
  }

  /// Each area is a chain of its own: at the start, in the middle, at the end.
  private mutating func addGravity() {
    var priority = AppKitPriority.gravity
    for gravity in StackDescription.Gravity.allCases {
      let area = visible.filter { $0.gravity == gravity }
      guard let first = area.first, let last = area.last else { continue }
      switch gravity {
      case .leading: relate(first.view, .start, near, .equal, canvas, near, at: Priority(AppKitPriority.gravity))
      case .trailing: relate(last.view, .end, far, .equal, canvas, far, at: Priority(AppKitPriority.gravity))
      case .center:
        let half = Rational(1, 2)
        add(
          first.view, .groupMiddle,
          [Term(first.view, near, half), Term(last.view, far, half), Term(canvas, middle, -1)],
          .equal, .zero, AppKitPriority.align)
      }
      for (before, item) in zip(area, area.dropFirst()) {
        priority -= 0.01
        relate(item.view, .wishedGap, near, .equal, before.view, far, plus: before.spacing, at: Priority(priority))
      }
    }
  }

  // MARK: - Across

  private mutating func addAppKitAlignment() {
    for item in visible {
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
      relate(item.view, .afterNearEdge, crossNear, .greaterOrEqual, canvas, crossNear)
      relate(item.view, .beforeFarEdge, crossFar, .lessOrEqual, canvas, crossFar)
      relate(item.view, .wishedNearEdge, crossNear, .equal, canvas, crossNear, at: AppKitPriority.hugging)
      relate(item.view, .wishedFarEdge, crossFar, .equal, canvas, crossFar, at: AppKitPriority.hugging)
    }
  }
}
