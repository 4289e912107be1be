/// The frames of a layout at one size.
struct Placement: Sendable {
  /// Of each view, the untransformed frame in the superview's bounds coordinates; sizes are not negative.
  var frames: [ExactRect]
  /// Masks that ran out of room, by view and axis.
  var collapses: [Collapse] = []
  /// What masks would measure from if the next size came after this one.
  var references: References

  /// Reads the views that the engine placed and places all others, superviews first (SEMANTICS §5.7).
  init<Engine>(_ system: LayoutSystem<Engine>, at size: ExactSize) {
    references = system.references
    frames = []
    frames.reserveCapacity(system.resolved.views.count)
    for index in system.resolved.views.indices {
      let view = ViewID(index)
      if view == .root {
        frames.append(ExactRect(x: .zero, y: .zero, width: size.width, height: size.height))
        continue
      }
      frames.append(.zero)
      for axis in Axis.allCases { frames[index][axis] = place(view, axis, system) }
      references.superviewSizes[index] = frames[system.tree.superviews[index].index].size
    }
  }

  private mutating func place<Engine>(_ view: ViewID, _ axis: Axis, _ system: LayoutSystem<Engine>) -> ExactSpan {
    let superview = frames[system.tree.superviews[view.index].index].size[axis]
    let mask = system.references.mask(of: view, axis, in: system.resolved)
    // What the mask asks for, perhaps less than nothing: a path goes on from there.
    let asked = mask?.resized(to: superview)
    if let asked { references.frames[view.index][axis] = asked }
    let solved = system.solvedSpan(view, axis)
    if let mask, let asked, asked.length.sign < 0, solved?.length.isZero ?? true {
      collapses.append(
        Collapse(view: view, axis: axis, superviewSize: mask.collapseSize, size: asked.length))
    }
    if let solved { return solved }
    if let asked { return ExactSpan(origin: asked.origin, length: max(asked.length, .zero)) }
    return ExactSpan(
      origin: system.preferredPosition(view, axis) + system.boundsOrigin(aroundSubview: view, axis),
      length: system.preferredLength(view, axis))
  }
}

extension LayoutSystem {
  /// What the engine says of `view` along `axis`, in the superview's bounds coordinates; nil if nothing asked it.
  func solvedSpan(_ view: ViewID, _ axis: Axis) -> ExactSpan? {
    guard let span = spans[slot(view, axis)] else { return nil }
    return ExactSpan(
      origin: engine.value(of: span.origin) + boundsOrigin(aroundSubview: view, axis),
      length: engine.value(of: span.length))
  }
}
