internal import LayDiagnostics
internal import LayModel
internal import LayNumbers

extension AssignmentPass {
  /// Determines whether a mask places a view, and its design frame and size, from the settings `frame`, `bounds`,
  /// `center`, `mask`.
  func settlePlacement(of view: ViewID) {
    guard view != .root else { return settleRoot() }
    if elaborator.viewInfos[view.index].hasBrokenPlacement { return }
    let frame = elaborator.assignments.base(view, .frame)
    let center = elaborator.assignments.base(view, .center)
    let mask = elaborator.assignments.base(view, .mask)
    let translates = elaborator.assignments.base(view, .translatesMask)?.value
    checkConditionalPlacement(of: view, frame ?? center, mask)
    let bounds = boundsSize(of: view)
    if let bounds, elaborator.program.views[view.index].designSize == nil {
      elaborator.program.views[view.index].designSize = bounds
    }
    guard let first = frame ?? center ?? mask else {
      if translates == .bool(true), let setting = elaborator.assignments.base(view, .translatesMask) {
        elaborator.report(
          .maskNeedsFrame(elaborator.displayName(of: view), hasBounds: bounds != nil, at: setting.range))
      }
      return
    }
    if let arranger = elaborator.viewInfos[view.index].arrangedBy { return reportArranged(view, first, by: arranger) }
    guard let rect = designFrame(of: view, frame, center, bounds, first) else { return }
    elaborator.program.views[view.index].designFrame = rect
    if elaborator.program.views[view.index].designSize == nil {
      elaborator.program.views[view.index].designSize = ExactSize(width: rect.width, height: rect.height)
    }
    guard translates != .bool(false) else { return }
    elaborator.program.views[view.index].placement = .mask
    elaborator.sources.masks[view] = (mask ?? first).range
    if case .mask(let parts) = mask?.value {
      elaborator.program.views[view.index].mask = elaborator.mask(parts, of: view)
    }
    for assignment in elaborator.assignments.all(view, .mask) { checkParts(of: assignment, view) }
  }

  /// Reports a margin that is named twice: by its side, and by the end of the y axis on that side.
  private func checkParts(of assignment: Assignment, _ view: ViewID) {
    guard case .mask(let mask) = assignment.value else { return }
    let repeated = mask.repeated(isFlipped: elaborator.isFlipped(elaborator.program.views[view.index].superview))
    if !repeated.isEmpty { elaborator.report(.maskPartTwice(MaskWords.spelled(repeated), at: assignment.range)) }
  }

  private func reportArranged(_ view: ViewID, _ setting: Assignment, by arranger: ViewID) {
    elaborator.report(
      .frameOfArranged(
        setting.property, elaborator.displayName(of: view), by: elaborator.displayName(of: arranger), at: setting.range,
        arranger: elaborator.viewInfos[arranger.index].declaration))
  }

  private func settleRoot() {
    for slot in [Slot.frame, .center, .mask] {
      for assignment in elaborator.assignments.all(.root, slot) where assignment.level == 0 {
        elaborator.report(.frameOfRoot(assignment.property, elaborator.program.name, at: assignment.range))
      }
    }
  }

  private func boundsSize(of view: ViewID) -> ExactSize? {
    guard case .size(let size) = elaborator.assignments.base(view, .boundsSize)?.value else { return nil }
    return size
  }

  /// The design frame, from `frame`, or from `bounds` and `center`; nil if there is none, which is reported.
  private func designFrame(
    of view: ViewID, _ frame: Assignment?, _ center: Assignment?, _ bounds: ExactSize?, _ first: Assignment
  ) -> ExactRect? {
    if case .rect(let rect) = frame?.value {
      if let center { elaborator.report(.frameSaidTwice("center", elaborator.displayName(of: view), at: center.range)) }
      if let bounds, bounds != ExactSize(width: rect.width, height: rect.height),
        let setting = elaborator.assignments.base(view, .boundsSize)
      {
        elaborator.report(.frameSaidTwice("bounds", elaborator.displayName(of: view), at: setting.range))
      }
      return rect
    }
    if case .point(let point) = center?.value, let bounds { return rect(of: bounds, at: point, of: view) }
    elaborator.report(.maskNeedsFrame(elaborator.displayName(of: view), hasBounds: bounds != nil, at: first.range))
    elaborator.viewInfos[view.index].hasBrokenPlacement = true
    return nil
  }

  /// The rectangle whose anchor point is at `center`.
  private func rect(of size: ExactSize, at center: ExactPoint, of view: ViewID) -> ExactRect {
    var anchor = elaborator.program.views[view.index].anchorPoint
    if case .point(let point) = elaborator.assignments.base(view, .anchorPoint)?.value { anchor = point }
    return ExactRect(
      x: center.x - anchor.x * size.width, y: center.y - anchor.y * size.height, width: size.width,
      height: size.height)
  }

  /// The design frame with another centre, for a `center` in a `when`.
  func movedFrame(of view: ViewID, to center: ExactPoint) -> ExactRect? {
    if case .rect(let rect) = elaborator.assignments.base(view, .frame)?.value {
      return self.rect(of: ExactSize(width: rect.width, height: rect.height), at: center, of: view)
    }
    return boundsSize(of: view).map { self.rect(of: $0, at: center, of: view) }
  }

  /// Reports a frame or mask in a `when` without an unconditional one: a view cannot be mask-driven at some sizes only.
  private func checkConditionalPlacement(of view: ViewID, _ frame: Assignment?, _ mask: Assignment?) {
    guard frame == nil && mask == nil else { return }
    for slot in [Slot.frame, .center, .mask] {
      guard let assignment = elaborator.assignments.all(view, slot).first(where: { $0.condition != .always }) else {
        continue
      }
      return elaborator.report(
        .placementInCondition(assignment.property, elaborator.displayName(of: view), at: assignment.range))
    }
  }

  /// Reports a mask that depends on the size of a superview whose design size is unknown.
  func checkMask(of view: ViewID) {
    let description = elaborator.program.views[view.index]
    guard description.placement == .mask, let superview = description.superview,
      elaborator.program.views[superview.index].designSize == nil,
      !elaborator.viewInfos[superview.index].hasBrokenPlacement,
      let needing = settingThatMeasures(view, isFlipped: elaborator.isFlipped(superview))
    else { return }
    // The masks of its other views need the same size.
    elaborator.viewInfos[superview.index].hasBrokenPlacement = true
    elaborator.report(
      .maskNeedsSize(
        elaborator.displayName(of: view), superview: elaborator.displayName(of: superview), isRoot: superview == .root,
        hasMask: needing.hasMask,
        hasRule: elaborator.program.constraints.contains { elaborator.isPlaced(superview, by: $0) },
        at: needing.range, declaration: elaborator.viewInfos[superview.index].declaration))
  }

  /// The setting of a view that depends on the size of its superview: a mask, or in a superview that is not flipped
  /// also a frame without a mask, which keeps its distance from the bottom. Nil if there is none.
  private func settingThatMeasures(_ view: ViewID, isFlipped: Bool) -> (range: SourceRange, hasMask: Bool)? {
    let masks = elaborator.assignments.all(view, .mask)
    for assignment in masks {
      guard case .mask(let named) = assignment.value else { continue }
      let mask = named.mask(isFlipped: isFlipped)
      let isFixed = mask.isSubset(of: [.flexibleRightMargin, .flexibleBottomMargin])
      if !isFixed || !isFlipped && mask.parts(.vertical).isEmpty { return (assignment.range, true) }
    }
    guard !isFlipped, masks.isEmpty, let range = elaborator.sources.masks[view] else { return nil }
    return (range, false)
  }
}
