/// Four forms side by side in one table: labels and fields of a section share a column, on which labels and fields have opposite
/// preferences at the same level, and neighbouring columns have preferences about each other. The best position of a column is
/// the median of all its preferences, so a solver that approaches it step by step takes a step for every row, and each step
/// changes all rows of the section.
func stars(_ count: Int) -> FlatSystem {
  var builder = SystemBuilder("stars")
  var random = MersenneTwister(seed: 17)
  let sections = 4
  let rows = max(sections, count / 2)
  let scale = powerOfTwo(upTo: 8 / Double(rows), limit: 1)
  let columns = (0..<sections).map { _ in builder.variable(nonNegative: true) }
  for (index, column) in columns.enumerated() {
    builder.prefer(column == 0, at: 50)
    guard index > 0 else { continue }
    builder.require(column <= columns[index - 1] + 24)
    builder.require(column >= columns[index - 1] - 24)
    builder.prefer(column == columns[index - 1], at: 500)
  }
  var previous: ViewFrame?
  for row in 0..<rows {
    let (label, field) = (builder.view(), builder.view())
    let column = columns[row * sections / rows]
    let labelWidth = Sum(Double(40 + random.next(in: 0..<560)))
    builder.require(label.left >= 16)
    builder.require(label.right == column)
    builder.prefer(label.width >= labelWidth, at: 750)
    builder.prefer(label.width <= labelWidth, at: 251)
    builder.require(field.left == column + 8)
    builder.require(field.right <= builder.width - 16)
    builder.prefer(field.right == builder.width - 16, at: 251)
    builder.prefer(field.width >= Sum(Double(120 + random.next(in: 0..<1200))), at: 750)
    builder.stack(label, field, below: previous, scale: scale)
    previous = field
  }
  return builder.system
}

/// Two rows of cells as wide as their texts, whose edges must align. One is placed from the left and one from the right. Each
/// of these equalities contains all cells when written in the widths alone: writing all of them out is quadratic.
func closing(_ count: Int) -> FlatSystem {
  var builder = SystemBuilder("closing")
  var random = MersenneTwister(seed: 19)
  let columns = max(2, count / 2)
  let (gap, scale) = lengths(of: columns)
  let order = random.permutation(of: columns)
  let headers = (0..<columns).map { _ in builder.view() }
  let cells = (0..<columns).map { _ in builder.view() }
  for index in 0..<columns {
    let (header, cell) = (headers[index], cells[index])
    builder.require(header.left == (index == 0 ? 8 : headers[index - 1].right + gap))
    builder.require(cell.right == (index == columns - 1 ? builder.width - 8 : cells[index + 1].left - gap))
    builder.addText(header, width: Double(20 + random.next(in: 0..<60)) * scale, rank: 2 * order[index])
    builder.addText(cell, width: Double(20 + random.next(in: 0..<60)) * scale, rank: 2 * order[index] + 1)
    builder.require(header.top == 8)
    builder.require(header.height == 20)
    builder.require(cell.top == header.bottom + 4)
    builder.require(cell.height == 32)
  }
  builder.require(headers[0].left == cells[0].left)
  for index in 0..<columns { builder.require(headers[index].right == cells[index].right) }
  return builder.system
}

/// A row of labels that compete for the width: it is too narrow for all of them, or wider than they prefer. A single row of the
/// solver's dictionary contains all of them.
func labelRow(_ count: Int) -> FlatSystem {
  var builder = SystemBuilder("label-row")
  var random = MersenneTwister(seed: 23)
  let (gap, scale) = lengths(of: count)
  let order = random.permutation(of: count)
  var previous: ViewFrame?
  for index in 0..<count {
    let label = builder.view()
    builder.require(label.left == (previous.map { $0.right + gap } ?? 8))
    builder.addText(label, width: Double(20 + random.next(in: 0..<60)) * scale, rank: order[index])
    builder.require(label.top == 8)
    builder.require(label.height == 20)
    previous = label
  }
  if let previous { builder.require(previous.right == builder.width - 8) }
  return builder.system
}

/// Returns a gap and a scale for a row of `count` texts of widths from 20 to 80. The row is too wide for a narrow root and too
/// narrow for a wide one.
private func lengths(of count: Int) -> (gap: Sum, scale: Double) {
  (Sum(powerOfTwo(upTo: 64 / Double(count), limit: 8)), powerOfTwo(upTo: 16 / Double(count), limit: 2))
}

extension SystemBuilder {
  /// Adds a text that can be compressed to a quarter of its width. No two ranks have the same cost, nor do sums of the costs of
  /// two neighbouring ranks equal each other, so there is one optimal layout.
  fileprivate mutating func addText(_ view: ViewFrame, width: Double, rank: Int) {
    let cost = 1 + Double(rank) / 65_536
    require(view.width >= Sum(width / 4))
    prefer(cost * view.width >= Sum(cost * width), at: 750)
    prefer(cost * view.width <= Sum(cost * width), at: 250)
  }
}
