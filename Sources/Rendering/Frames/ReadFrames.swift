package import LayCompiler
package import LayRuntime

/// Returns the views of a finished layout in pre-order, subviews behind their superview.
package func viewRows(of layout: Layout, _ compiled: CompiledLayout, scale: Rational?) -> [FrameTree.View] {
  let views = compiled.program.views
  var children = [[Int]](repeating: [], count: views.count)
  for (index, view) in views.enumerated() where view.role == .view {
    if let superview = view.superview { children[superview.index].append(index) }
  }
  var contents: [Int: ExactSize] = [:]
  for (index, view) in views.enumerated() where view.guide == .content {
    if let superview = view.superview { contents[superview.index] = layout.untransformedFrame(of: ViewID(index)).size }
  }
  var rows: [FrameTree.View] = []
  var resting = RestingContent(compiled, safeArea: layout.environment.safeArea)
  // Without recursion, since the file determines the depth of views.
  var stack: [(view: Int, superview: Int?, depth: Int)] = views.isEmpty ? [] : [(0, nil, 0)]
  while let (index, superview, depth) = stack.popLast() {
    let id = ViewID(index)
    var row = viewRow(views[index], id, layout, scale)
    row.path = compiled.sources.paths.indices.contains(index) ? compiled.sources.paths[index] : views[index].name
    row.superview = superview
    if let content = contents[index] { row.contentSize = (content.width.double, content.height.double) }
    row.depth = depth
    if let superview { row.hiddenBy = rows[superview].isHidden ? superview : rows[superview].hiddenBy }
    row.content = PlacedContent(of: id, in: layout, compiled)
    row.background = compiled.backgroundColor(of: id, in: layout.environment)
    resting.place(&row, in: superview.map { rows[$0] })
    rows.append(row)
    for child in children[index].reversed() { stack.append((child, rows.count - 1, depth + 1)) }
  }
  return rows
}

private func viewRow(_ view: ViewDescription, _ id: ViewID, _ layout: Layout, _ scale: Rational?) -> FrameTree.View {
  let frame = scale.map { layout.snappedFrame(of: id, scale: $0) } ?? layout.frame(of: id)
  var row = FrameTree.View(
    path: "", name: view.name, kind: id == .root ? "" : view.kindName, shape: view.kind, superview: nil, depth: 0,
    frame: frame)
  row.id = id
  row.mask = layout.autoresizingMask(of: id)
  if view.kind.showsText { row.text = layout.text(of: id) }
  row.isHidden = layout.isHidden(id)
  row.isFlipped = view.isFlipped
  let placed = layout.transform(of: id)
  let transform = placed.transform
  if transform != .identity {
    row.untransformed = LayoutRect(layout.untransformedFrame(of: id))
    row.transform = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty].map { $0.double }
  }
  if view.kind.showsText {
    row.baseline = (layout.attribute(.firstBaseline, of: id) - layout.untransformedFrame(of: id).y).double
  }
  let bounds = layout.exactBounds(of: id)
  row.boundsOrigin = (bounds.x.double, bounds.y.double)
  row.anchor = (placed.anchorPoint.x.double, placed.anchorPoint.y.double)
  return row
}
