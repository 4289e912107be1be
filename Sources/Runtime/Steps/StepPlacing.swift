internal import LayModel
internal import LayNumbers
internal import LaySolver

// Steps that place views: setting, aligning, sizing.
extension StepRun {
  /// Executes an action that changes frames or constants.
  mutating func place(_ action: StepInstruction.Action, depth: Int) {
    trace?.begin(setting: action.parts)
    switch action {
    case .setFrame(let view, let rectangle): if let frame = self.rectangle(rectangle) { move(view, to: frame) }
    case .setSize(let view, let size): if let size = self.size(size) { resize(view, to: size) }
    case .setBoundsOrigin(let view, let origin): if let origin = point(origin) { scroll(view, to: origin) }
    case .setCenter(let view, let center): if let center = point(center) { self.center(view, at: center) }
    case .setConstant(let id, let value):
      guard let value = number(value) else { return }
      constants.set(id, to: value, by: step)
    case .align(let alignment): align(alignment)
    case .sizeToFit(let view, let room, let words):
      guard let room = room.map({ size($0) }) ?? frames[view.index].size else { return }
      let current = step
      let fit = words.applied(to: fit(view, room, depth: depth + 1), within: room)
      step = current
      resize(view, to: ExactSize(width: max(fit.width, .zero), height: max(fit.height, .zero)))
    case .distribute(let distribution): distribute(distribution)
    case .spread(let spread): self.spread(spread)
    case .store, .skip, .jump, .ask: break
    }
  }

  /// Sets the untransformed frame of a view. A change of its size moves the subviews that masks place (SEMANTICS §5.7).
  mutating func move(_ view: ViewID, to frame: ExactRect) {
    var frame = frame
    (frame.width, frame.height) = (
      length(frame.width, .horizontal, of: view), length(frame.height, .vertical, of: view)
    )
    if !isShort(frame.bitWidth) { return note(.longNumber) }
    let old = frames[view.index]
    frames[view.index] = frame
    movedBy[view.index] = step
    trace?.note(view, from: old, to: frame, by: step)
    if old.size != frame.size { resizeMasks(in: view, from: old.size) }
  }

  /// Sets the bounds size of a view; the centre stays.
  mutating func resize(_ view: ViewID, to size: ExactSize) {
    let (frame, anchor) = (frames[view.index], resolved.views[view.index].anchorPoint)
    let clamped = ExactSize(
      width: length(size.width, .horizontal, of: view), height: length(size.height, .vertical, of: view))
    move(
      view,
      to: ExactRect(
        x: frame.x + anchor.x * (frame.width - clamped.width), y: frame.y + anchor.y * (frame.height - clamped.height),
        width: clamped.width, height: clamped.height))
  }

  /// Returns `length`, or 0 if it is negative, which is reported.
  private mutating func length(_ length: Rational, _ axis: LayoutAxis, of view: ViewID) -> Rational {
    if length.sign >= 0 { return length }
    note(.negativeSize(view, axis, length: length))
    return .zero
  }

  private mutating func center(_ view: ViewID, at center: ExactPoint) {
    var (frame, anchor) = (frames[view.index], resolved.views[view.index].anchorPoint)
    (frame.x, frame.y) = (center.x - anchor.x * frame.width, center.y - anchor.y * frame.height)
    move(view, to: frame)
  }

  /// Sets the bounds origin of a view. Masks do not depend on it; subviews that constraints place keep their position on
  /// screen.
  private mutating func scroll(_ view: ViewID, to origin: ExactPoint) {
    let (old, subviews) = (origins[view.index], subviews(of: view))
    origins[view.index] = origin
    guard counts(subviews.count) else { return }
    for subview in subviews where resolved.views[subview.index].placement == .constraints {
      if movedBy[subview.index] != nil { continue }
      var frame = frames[subview.index]
      (frame.x, frame.y) = (frame.x + origin.x - old.x, frame.y + origin.y - old.y)
      if isShort(frame.bitWidth) { frames[subview.index] = frame } else { note(.longNumber) }
    }
  }

  /// Updates the subviews that masks place. Masks measure from the design, as long as no step has moved their view.
  private mutating func resizeMasks(in view: ViewID, from size: ExactSize) {
    var changed = [(view: view, old: size)]
    while let (view, old) = changed.popLast() {
      let subviews = subviews(of: view)
      guard counts(subviews.count) else { return }
      for subview in subviews where resolved.views[subview.index].placement == .mask {
        let before = frames[subview.index].size
        resizeMask(of: subview, from: old, to: frames[view.index].size)
        if frames[subview.index].size != before { changed.append((subview, before)) }
      }
    }
  }

  /// Sets the frame of `view` by its mask when its superview changes from one size to another.
  private mutating func resizeMask(of view: ViewID, from old: ExactSize, to new: ExactSize) {
    var frame = frames[view.index]
    for axis in LayoutAxis.allCases where old[axis] != new[axis] {
      guard var mask = references.mask(of: view, axis, in: resolved) else { continue }
      if movedBy[view.index] != nil { (mask.span, mask.superviewSize) = (frame[axis], old[axis]) }
      let span = mask.resized(to: new[axis])
      frame[axis] = ExactSpan(origin: span.origin, length: max(span.length, .zero))
    }
    if isShort(frame.bitWidth) { frames[view.index] = frame } else { note(.longNumber) }
  }

  // MARK: Aligning

  private mutating func align(_ alignment: StepAlignment) {
    let (view, mirrored) = (alignment.view, isMirrored(alignment.view))
    let superview = tree.superviews[view.index]
    var target: ExactPoint
    switch alignment.target {
    case .view(let other) where tree.commonAncestor(superview, other) == other:
      let (origin, size) = (origins[other.index], frames[other.index].size)
      let bounds = ExactRect(x: origin.x, y: origin.y, width: size.width, height: size.height)
      target = bounds.point(alignment.targetPosition, isMirrored: mirrored)
      shift(&target, from: other, to: superview)
    case .view(let other):
      settleGuides(for: other)
      target = frames[other.index].point(alignment.targetPosition, isMirrored: mirrored)
      shift(&target, from: tree.superviews[other.index], to: superview)
    case .rectangle(let nodes):
      guard let rectangle = rectangle(nodes) else { return }
      target = rectangle.point(alignment.targetPosition, isMirrored: mirrored)
    }
    if let nodes = alignment.offset {
      guard let offset = point(nodes) else { return }
      let turns = mirrored && (alignment.position.isDirectional || alignment.targetPosition.isDirectional)
      target = ExactPoint(x: target.x + (turns ? -offset.x : offset.x), y: target.y + offset.y)
    }
    var frame = frames[view.index]
    let source = frame.point(alignment.position, isMirrored: mirrored)
    frame.x = (frame.x + target.x - source.x).roundedToPixel(scale: resolved.scale)
    frame.y = (frame.y + target.y - source.y).roundedToPixel(scale: resolved.scale)
    move(view, to: frame)
  }

  /// Converts a point from the bounds coordinates of one view to those of another, without transforms.
  func shift(_ point: inout ExactPoint, from view: ViewID, to other: ViewID) {
    let ancestor = tree.commonAncestor(view, other)
    for (start, sign) in [(view, Rational.one), (other, -1)] {
      var next = start
      while next != ancestor {
        point.x += sign * (frames[next.index].x - origins[next.index].x)
        point.y += sign * (frames[next.index].y - origins[next.index].y)
        next = tree.superviews[next.index]
      }
    }
  }
}

extension ExactRect {
  /// One of its nine points.
  func point(_ position: StepPosition, isMirrored: Bool) -> ExactPoint {
    let half = Rational(1, 2)
    let across: Rational =
      switch position.horizontal {
      case .left: .zero
      case .center: half
      case .right: .one
      case .leading: isMirrored ? .one : .zero
      case .trailing: isMirrored ? .zero : .one
      }
    let down: Rational = position.vertical == .top ? .zero : position.vertical == .center ? half : .one
    return ExactPoint(x: x + across * width, y: y + down * height)
  }
}
