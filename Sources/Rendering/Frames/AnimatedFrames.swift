package import LayCompiler
package import LayRuntime

/// Returns the row of a view during the animation: properties that are not interpolated have their final values.
package func animatedRow(
  _ start: FrameTree.View, _ end: FrameTree.View, _ compiled: CompiledLayout, _ moving: LayoutAnimation,
  _ progress: Rational
) -> FrameTree.View {
  var row = end
  let placed = moving.transform(of: end.id, at: progress)
  let (transform, anchor) = (placed.transform, placed.anchorPoint)
  let untransformed = moving.untransformedFrame(of: end.id, at: progress)
  row.frame = LayoutRect(placed.frame(ofUntransformed: untransformed))
  row.untransformed = nil
  row.transform = nil
  if transform != .identity {
    row.untransformed = LayoutRect(untransformed)
    row.transform = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map { $0.double }
  }
  let bounds = moving.exactBounds(of: end.id, at: progress)
  row.content = PlacedContent(of: end.id, in: moving.to, compiled, bounds: bounds)
  row.boundsOrigin = (bounds.x.double, bounds.y.double)
  row.anchor = (anchor.x.double, anchor.y.double)
  if let first = start.baseline, let last = end.baseline { row.baseline = first + progress.double * (last - first) }
  return row
}
