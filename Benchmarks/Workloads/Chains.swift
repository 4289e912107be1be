/// A row of views of equal width, one after the other, all as high as the root.
func chain(_ count: Int, conflict: InjectedConflict? = nil) -> FlatSystem {
  var builder = SystemBuilder("chain")
  let margin: Sum = 8
  let gap = Sum(powerOfTwo(upTo: 128 / Double(count), limit: 8))
  var views: [ViewFrame] = []
  for _ in 0..<count {
    let view = builder.view()
    if let previous = views.last {
      builder.require(view.left == previous.right + gap)
      builder.require(view.width == views[0].width)
    } else {
      builder.require(view.left == margin)
    }
    builder.require(view.top == margin)
    builder.require(view.bottom == builder.height - margin)
    views.append(view)
  }
  let last = views[count - 1]
  builder.require(last.right == builder.width - margin)
  switch conflict {
  case .near: builder.require(views[count / 2].width == views[0].width + 5)
  case .far: builder.require(last.left == views[0].left + 3 * views[0].width + 3 * gap)
  case nil: break
  }
  return builder.system
}

/// Nested views, each a margin smaller than its superview.
func nest(_ count: Int) -> FlatSystem {
  var builder = SystemBuilder("nest")
  let margin = Sum(powerOfTwo(upTo: 128 / Double(count), limit: 1))
  var outer: ViewFrame?
  for _ in 0..<count {
    let view = builder.view()
    builder.require(view.left == (outer?.left ?? 0) + margin)
    builder.require(view.top == (outer?.top ?? 0) + margin)
    builder.require(view.right == (outer?.right ?? builder.width) - margin)
    builder.require(view.bottom == (outer?.bottom ?? builder.height) - margin)
    outer = view
  }
  return builder.system
}

/// Equal cells in about as many rows as columns.
func grid(_ count: Int, conflict: InjectedConflict? = nil) -> FlatSystem {
  var builder = SystemBuilder("grid")
  let (rows, columns) = shape(of: count)
  let margin: Sum = 8
  let gap = Sum(powerOfTwo(upTo: 128 / Double(max(rows, columns)), limit: 8))
  let cells = (0..<rows).map { _ in (0..<columns).map { _ in builder.view() } }
  let first = cells[0][0]
  for (row, column) in cells.indices.flatMap({ row in (0..<columns).map { (row, $0) } }) {
    let cell = cells[row][column]
    if (row, column) != (0, 0) {
      builder.require(cell.width == first.width)
      builder.require(cell.height == first.height)
    }
    builder.require(cell.left == (column == 0 ? margin : cells[row][column - 1].right + gap))
    builder.require(cell.top == (row == 0 ? margin : cells[row - 1][column].bottom + gap))
  }
  let last = cells[rows - 1][columns - 1]
  builder.require(last.right == builder.width - margin)
  builder.require(last.bottom == builder.height - margin)
  if conflict == .near { builder.require(last.width == first.width + 5) }
  return builder.system
}

/// Returns the rows and columns of a grid of about `count` cells.
func shape(of count: Int) -> (rows: Int, columns: Int) {
  let rows = max(2, Int(Double(count).squareRoot().rounded(.toNearestOrEven)))
  return (rows, max(1, Int((Double(count) / Double(rows)).rounded(.toNearestOrEven))))
}
