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
    let views = system.writer.views
    references = keepsReferences ? views.references : nil
    if frames.isEmpty { return }
    frames[0] = ExactRect(x: .zero, y: .zero, width: size.width, height: size.height)
    for index in views.resolved.views.indices.dropFirst() {
      if views.hasGuides && views.resolved.views[index].guide.isDerived { continue }
      let superview = frames[views.tree.superviews[index].index].size
      let horizontal = place(ViewID(index), .horizontal, in: superview.width, views, system.engine)
      let vertical = place(ViewID(index), .vertical, in: superview.height, views, system.engine)
      frames[index] = ExactRect(
        x: horizontal.origin, y: vertical.origin, width: horizontal.length, height: vertical.length)
      references?.superviewSizes[index] = superview
    }
    guard let guides = views.resolved.guides else { return }
    for guide in guides.derived {
      guard let edges = guides.edges[guide.index] else { continue }
      frames[guide.index] = views.frame(edges, of: guide, in: frames)
    }
  }

  private mutating func place(
    _ view: ViewID, _ axis: LayoutAxis, in superview: Rational, _ views: ViewTable, _ engine: SparseSimplex
  ) -> ExactSpan {
    let mask = views.mask(of: view, axis)
    // The mask's own length, possibly negative: a path continues from it.
    let asked = mask?.resized(to: superview)
    if let asked { references?.frames[view.index][axis] = asked }
    let solved = views.span(view, axis).map { span in
      ExactSpan(
        origin: engine.value(of: span.origin) + views.boundsOrigin(aroundSubview: view, axis),
        length: engine.value(of: span.length))
    }
    if let mask, let asked, asked.length.sign < 0, solved?.length.isZero ?? true {
      collapses.append(
        Collapse(view: view, axis: axis, superviewSize: mask.collapseSize, size: asked.length))
    }
    if let solved { return solved }
    if let asked { return ExactSpan(origin: asked.origin, length: max(asked.length, .zero)) }
    if views.hasGuides && views.resolved.views[view.index].guide == .content {
      return ExactSpan(origin: .zero, length: .zero)
    }
    return views.preferredSpan(view, axis)
  }
}
