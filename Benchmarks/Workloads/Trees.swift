/// A binary tree of views: two share the width of their superview, their subviews its height, and so on.
func tree(_ count: Int, conflict: InjectedConflict? = nil) -> FlatSystem {
  var builder = SystemBuilder("tree")
  let root = builder.view()
  let margin: Sum = 4
  builder.require(root.left == margin)
  builder.require(root.top == margin)
  builder.require(root.right == builder.width - margin)
  builder.require(root.bottom == builder.height - margin)
  var nodes = [(view: root, depth: 0)]
  var parent = 0
  while nodes.count < count {
    let (view, depth) = nodes[parent]
    parent += 1
    let children = (0..<min(2, count - nodes.count)).map { _ in builder.view() }
    divide(view, among: children, depth: depth, &builder)
    nodes += children.map { ($0, depth + 1) }
  }
  if conflict == .far { builder.require(nodes[nodes.count - 1].view.width >= root.width + 1) }
  return builder.system
}

/// Adds the rows of one superview: its subviews follow each other on one axis and fill the other.
private func divide(_ view: ViewFrame, among children: [ViewFrame], depth: Int, _ builder: inout SystemBuilder) {
  let gap = Sum(max(1.0 / 1024, Double(sign: .plus, exponent: 1 - depth, significand: 1)))
  let outer = Axes(view, depth: depth)
  var previous: Axes?
  for child in children.map({ Axes($0, depth: depth) }) {
    builder.require(child.crossStart == outer.crossStart + gap)
    builder.require(child.crossStart + child.crossLength == outer.crossStart + outer.crossLength - gap)
    if let previous {
      builder.require(child.start == previous.start + previous.length + gap)
      builder.require(child.length == previous.length)
    } else {
      builder.require(child.start == outer.start + gap)
    }
    previous = child
  }
  if let last = previous { builder.require(last.start + last.length == outer.start + outer.length - gap) }
}

/// A frame along the axis of its depth, which is horizontal for even depths.
private struct Axes {
  let start, length, crossStart, crossLength: Sum

  init(_ view: ViewFrame, depth: Int) {
    if depth.isMultiple(of: 2) {
      (start, length, crossStart, crossLength) = (view.left, view.width, view.top, view.height)
    } else {
      (start, length, crossStart, crossLength) = (view.top, view.height, view.left, view.width)
    }
  }
}
