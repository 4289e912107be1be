internal import LayModel
internal import LayNumbers
internal import LaySolver

/// The frames of a layout at one size.
struct Placement: Sendable {
  /// Masks that ran out of room, by view and axis.
  var collapses: [Collapse] = []
  /// The references of masks if another size follows this one; nil if they are not needed.
  var references: References?

  /// Reads the views that the engine placed and places all others, superviews first (SEMANTICS §5.7). Writes into
  /// `frames`, which has one of each view: untransformed, in the superview's bounds coordinates, no size negative.
  init(
    _ system: LayoutSystem, at size: ExactSize, into frames: inout [ExactRect], keepsReferences: Bool
  ) {
    references = keepsReferences ? system.views.references : nil
    if frames.isEmpty { return }
    frames[0] = ExactRect(x: .zero, y: .zero, width: size.width, height: size.height)
    for index in system.views.resolved.views.indices.dropFirst() {
      if system.views.hasGuides && system.views.resolved.views[index].guide.isDerived { continue }
      let superview = frames[system.views.tree.superviews[index].index].size
      let horizontal = place(ViewID(index), .horizontal, in: superview.width, system)
      let vertical = place(ViewID(index), .vertical, in: superview.height, system)
      frames[index] = ExactRect(
        x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length)
      references?.superviewSizes[index] = superview
    }
    guard let guides = system.views.resolved.guides else { return }
    for guide in guides.derived {
      guard let edges = guides.edges[guide.index] else { continue }
      frames[guide.index] = system.views.frame(edges, of: guide, in: frames)
    }
  }

  private mutating func place(
    _ view: ViewID, _ axis: LayoutAxis, in superview: Rational, _ system: LayoutSystem
  ) -> ExactSpan {
    let mask = system.views.mask(of: view, axis)
    // The mask's own length, possibly negative: a path continues from it.
    let asked = mask?.resized(to: superview)
    if let asked { references?.frames[view.index][axis] = asked }
    let solved = system.views.span(view, axis).map { span in
      ExactSpan(
        origin: system.engine.value(of: span.origin) + system.views.boundsOrigin(aroundSubview: view, axis),
        length: system.engine.value(of: span.length))
    }
    if let mask, let asked, asked.length.sign < 0, solved?.length.isZero ?? true {
      collapses.append(
        Collapse(view: view, axis: axis, superviewSize: mask.collapseSize, size: asked.length))
    }
    if let solved { return solved }
    if let asked { return ExactSpan(origin: asked.origin, length: max(asked.length, .zero)) }
    if system.views.hasGuides && system.views.resolved.views[view.index].guide == .content {
      return ExactSpan(origin: .zero, length: .zero)
    }
    return system.views.preferredSpan(view, axis)
  }
}
