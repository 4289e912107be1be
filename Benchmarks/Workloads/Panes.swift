/// Rows of three panes with least and greatest widths, gaps and heights: nearly everything is an inequality, and the active
/// constraints of each row change at other widths of the root.
func panes(_ count: Int) -> FlatSystem {
  var builder = SystemBuilder("ineq")
  var random = MersenneTwister(seed: 3)
  let rows = max(1, count / 3)
  let scale = powerOfTwo(upTo: 8 / Double(rows), limit: 1)
  let share = 1 / Double(max(8, rows))
  var previous: [ViewFrame] = []
  for row in 0..<rows {
    let panes = [builder.view(), builder.view(), builder.view()]
    builder.addWidths(panes, odd: !row.isMultiple(of: 2), &random)
    for (column, pane) in panes.enumerated() {
      let most = Double(90 + 10 * column + random.next(in: 0..<60))
      builder.require(pane.height >= Sum(Double(24 + 4 * column) * scale))
      builder.require(pane.height <= Sum(most * scale))
      builder.prefer(pane.height == share * builder.height, at: 500)
      if previous.isEmpty {
        builder.require(pane.top == 8)
      } else {
        builder.require(pane.top >= previous[column].bottom + Sum(4 * scale))
      }
    }
    builder.require(panes[0].top == panes[1].top)
    builder.require(panes[1].top == panes[2].top)
    // Upwards, relative to the row before, so that the violations do not add up over the rows.
    builder.prefer(panes[0].top == (previous.first?.top ?? 0), at: 50)
    previous = panes
  }
  return builder.system
}

extension SystemBuilder {
  /// Adds the horizontal rows of three panes.
  fileprivate mutating func addWidths(_ panes: [ViewFrame], odd: Bool, _ random: inout MersenneTwister) {
    let (first, second, third) = (panes[0], panes[1], panes[2])
    let least = Double(72 + random.next(in: 0..<24))
    let most = Double(200 + random.next(in: 0..<160))
    let mostOfThird = Double(120 + random.next(in: 0..<200))
    let leastOfSecond = Double(120 + random.next(in: 0..<120))
    require(first.left == 8)
    addGap(second.left - first.right, most: 24, preferred: odd ? 16 : 8, at: 250)
    addGap(third.left - second.right, most: 32, preferred: 12, at: 251)
    require(third.right == width - 8)
    require(first.width >= Sum(least))
    require(first.width <= Sum(most))
    prefer(first.width == 0.25 * width, at: 500)
    prefer(second.width >= Sum(leastOfSecond), at: 750)
    prefer(third.width <= Sum(mostOfThird), at: 999)
    prefer(third.width == 0.3 * width, at: 400)
    require(third.width >= 40)
  }

  private mutating func addGap(_ gap: Sum, most: Double, preferred: Double, at priority: Int) {
    require(gap >= 8)
    require(gap <= Sum(most))
    prefer(gap == Sum(preferred), at: priority)
  }
}

/// Equal cells, each with a picture of its own aspect ratio, as large as the cell and its insets allow. Width and height depend
/// on each other.
func aspect(_ count: Int) -> FlatSystem {
  var builder = SystemBuilder("aspect")
  var random = MersenneTwister(seed: 9)
  let (rows, columns) = shape(of: count)
  let scale = powerOfTwo(upTo: 8 / Double(max(rows, columns)), limit: 1)
  for row in 0..<rows {
    for column in 0..<columns {
      let view = builder.view()
      let inset = Double(random.next(in: 0..<16)) * scale
      let ratio = Double(30 + random.next(in: 0..<60)) / 48
      builder.require(view.centerX == (Double(column) + 0.5) / Double(columns) * builder.width)
      builder.require(view.centerY == (Double(row) + 0.5) / Double(rows) * builder.height)
      builder.require(view.width <= 1 / Double(columns) * builder.width - Sum(2 * inset))
      builder.require(view.height <= 1 / Double(rows) * builder.height - Sum(inset))
      builder.require(view.width == ratio * view.height)
      builder.prefer(view.width >= 1 / Double(columns) * builder.width, at: 500)
    }
  }
  return builder.system
}
