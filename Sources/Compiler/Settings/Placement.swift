internal import LayDiagnostics
internal import LayModel
internal import LayNumbers

extension Elaborator {
  /// Determines whether a mask places a view, and its design frame and size, from the settings `frame`, `bounds`,
  /// `center`, `mask`.
  func settlePlacement(of view: ViewID) {
    guard view != .root else { return settleRoot() }
    if viewInfos[view.index].hasBrokenPlacement { return }
    let frame = assignments.base(view, .frame)
    let center = assignments.base(view, .center)
    let mask = assignments.base(view, .mask)
    let translates = assignments.base(view, .translatesMask)?.value
    checkConditionalPlacement(of: view, frame ?? center, mask)
    let bounds = boundsSize(of: view)
    if let bounds, program.views[view.index].designSize == nil { program.views[view.index].designSize = bounds }
    guard let first = frame ?? center ?? mask else {
      if translates == .bool(true), let setting = assignments.base(view, .translatesMask) {
        report(.maskNeedsFrame(displayName(of: view), hasBounds: bounds != nil, at: setting.range))
      }
      return
    }
    if let arranger = viewInfos[view.index].arrangedBy { return reportArranged(view, first, by: arranger) }
    guard let rect = designFrame(of: view, frame, center, bounds, first) else { return }
    program.views[view.index].designFrame = rect
    if program.views[view.index].designSize == nil {
      program.views[view.index].designSize = ExactSize(width: rect.width, height: rect.height)
    }
    guard translates != .bool(false) else { return }
    program.views[view.index].placement = .mask
    sources.masks[view] = (mask ?? first).range
    if case .mask(let parts) = mask?.value { program.views[view.index].mask = self.mask(parts, of: view) }
    for assignment in assignments.all(view, .mask) { checkParts(of: assignment, view) }
  }

  /// Reports a margin that is named twice: by its side, and by the end of the y axis on that side.
  private func checkParts(of assignment: Assignment, _ view: ViewID) {
    guard case .mask(let mask) = assignment.value else { return }
    let repeated = mask.repeated(isFlipped: isFlipped(program.views[view.index].superview))
    if !repeated.isEmpty { report(.maskPartTwice(MaskWords.spelled(repeated), at: assignment.range)) }
  }

  private func reportArranged(_ view: ViewID, _ setting: Assignment, by arranger: ViewID) {
    report(
      .frameOfArranged(
        setting.property, displayName(of: view), by: displayName(of: arranger), at: setting.range,
        arranger: viewInfos[arranger.index].declaration))
  }

  private func settleRoot() {
    for slot in [Slot.frame, .center, .mask] {
      for assignment in assignments.all(.root, slot) where assignment.level == 0 {
        report(.frameOfRoot(assignment.property, program.name, at: assignment.range))
      }
    }
  }

  private func boundsSize(of view: ViewID) -> ExactSize? {
    guard case .size(let size) = assignments.base(view, .boundsSize)?.value else { return nil }
    return size
  }

  /// The design frame, from `frame`, or from `bounds` and `center`; nil if there is none, which is reported.
  private func designFrame(
    of view: ViewID, _ frame: Assignment?, _ center: Assignment?, _ bounds: ExactSize?, _ first: Assignment
  ) -> ExactRect? {
    if case .rect(let rect) = frame?.value {
      if let center { report(.frameSaidTwice("center", displayName(of: view), at: center.range)) }
      if let bounds, bounds != ExactSize(width: rect.width, height: rect.height),
        let setting = assignments.base(view, .boundsSize)
      {
        report(.frameSaidTwice("bounds", displayName(of: view), at: setting.range))
      }
      return rect
    }
    if case .point(let point) = center?.value, let bounds { return rect(of: bounds, at: point, of: view) }
    report(.maskNeedsFrame(displayName(of: view), hasBounds: bounds != nil, at: first.range))
    viewInfos[view.index].hasBrokenPlacement = true
    return nil
  }

  /// The rectangle whose anchor point is at `center`.
  private func rect(of size: ExactSize, at center: ExactPoint, of view: ViewID) -> ExactRect {
    var anchor = program.views[view.index].anchorPoint
    if case .point(let point) = assignments.base(view, .anchorPoint)?.value { anchor = point }
    return ExactRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }

  /// The design frame with another centre, for a `center` in a `when`.
  func movedFrame(of view: ViewID, to center: ExactPoint) -> ExactRect? {
    if case .rect(let rect) = assignments.base(view, .frame)?.value {
      return self.rect(of: ExactSize(width: rect.width, height: rect.height), at: center, of: view)
    }
    return boundsSize(of: view).map { self.rect(of: $0, at: center, of: view) }
  }

  /// Reports a frame or mask in a `when` without an unconditional one: a view cannot be mask-driven at some sizes only.
  private func checkConditionalPlacement(of view: ViewID, _ frame: Assignment?, _ mask: Assignment?) {
    guard frame == nil && mask == nil else { return }
    for slot in [Slot.frame, .center, .mask] {
      guard let assignment = assignments.all(view, slot).first(where: { $0.condition != .always }) else { continue }
      return report(.placementInCondition(assignment.property, displayName(of: view), at: assignment.range))
    }
  }

  /// Reports a mask that depends on the size of a superview whose design size is unknown.
  func checkMask(of view: ViewID) {
    let description = program.views[view.index]
    guard description.placement == .mask, let superview = description.superview,
      program.views[superview.index].designSize == nil, !viewInfos[superview.index].hasBrokenPlacement,
      let needing = settingThatMeasures(view, isFlipped: isFlipped(superview))
    else { return }
    // The masks of its other views need the same size.
    viewInfos[superview.index].hasBrokenPlacement = true
    report(
      .maskNeedsSize(
        displayName(of: view), superview: displayName(of: superview), isRoot: superview == .root,
        hasMask: needing.hasMask, hasRule: program.constraints.contains { isPlaced(superview, by: $0) },
        at: needing.range, declaration: viewInfos[superview.index].declaration))
  }

  /// The setting of a view that depends on the size of its superview: a mask, or in a superview that is not flipped
  /// also a frame without a mask, which keeps its distance from the bottom. Nil if there is none.
  private func settingThatMeasures(_ view: ViewID, isFlipped: Bool) -> (range: SourceRange, hasMask: Bool)? {
    let masks = assignments.all(view, .mask)
    for assignment in masks {
      guard case .mask(let named) = assignment.value else { continue }
      let mask = named.mask(isFlipped: isFlipped)
      let isFixed = mask.isSubset(of: [.flexibleRightMargin, .flexibleBottomMargin])
      if !isFixed || !isFlipped && mask.parts(.vertical).isEmpty { return (assignment.range, true) }
    }
    guard !isFlipped, masks.isEmpty, let range = sources.masks[view] else { return nil }
    return (range, false)
  }
}
