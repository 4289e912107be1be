internal import LayRuntime

/// Characters for the corners and lines of boxes in a terminal.
package struct BoxSigns: Sendable {
  var topLeft, topRight, bottomLeft, bottomRight: Character
  var horizontal, vertical: Character
  /// The end of a name that is cut.
  var ellipsis: String

  /// Lines of box-drawing characters.
  package static let lines = BoxSigns(
    topLeft: "┌", topRight: "┐", bottomLeft: "└", bottomRight: "┘", horizontal: "─", vertical: "│", ellipsis: "…")
  /// ASCII alone.
  package static let plain = BoxSigns(
    topLeft: "+", topRight: "+", bottomLeft: "+", bottomRight: "+", horizontal: "-", vertical: "|", ellipsis: "..")
}

/// Returns a drawing of a layout: a box with its name for each visible view, later views over earlier ones, at most `width`
/// columns wide. A character is taken to be twice as high as it is wide.
package func boxDrawing(_ tree: FrameTree, _ signs: BoxSigns, width: Int, _ style: Style) -> String {
  let title = style.dim("# \(visible(tree.file)): ") + style.bold(tree.title) + "\n"
  let size = (width: tree.size.width.double, height: tree.size.height.double)
  guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return title }
  let columns = max(min(width, BoxCanvas.mostColumns), BoxCanvas.leastColumns)
  let scale = min(Double(columns) / size.width, Double(BoxCanvas.mostRows) * 2 / size.height)
  var canvas = BoxCanvas(
    columns: max(Int((size.width * scale).rounded()), 2), rows: max(Int((size.height * scale / 2).rounded()), 2), signs)
  let boxes = tree.screenBoxes()
  let superviews = Set(tree.views.filter { $0.isShown }.compactMap { $0.superview })
  for (index, view) in tree.views.enumerated() where view.isShown {
    canvas.draw(boxes[index], scale: scale, name: index == 0 ? "" : view.name, hasSubviews: superviews.contains(index))
  }
  return title + canvas.text
}

/// A grid of characters on which boxes are drawn.
private struct BoxCanvas {
  static let leastColumns = 8
  static let mostColumns = 100
  static let mostRows = 60

  private let signs: BoxSigns
  /// The characters by row; nil behind a character that takes two columns.
  private var cells: [[Character?]]

  init(columns: Int, rows: Int, _ signs: BoxSigns) {
    self.signs = signs
    cells = Array(repeating: Array(repeating: .some(" "), count: columns), count: rows)
  }

  var text: String {
    cells.map { row in
      var line = row.compactMap { $0 }
      while line.last == " " { line.removeLast() }
      return String(line) + "\n"
    }.joined()
  }

  /// Draws a box of points; nothing if it is outside of the canvas.
  mutating func draw(_ box: Box, scale: Double, name: String, hasSubviews: Bool) {
    guard let across = span(box.minX * scale, box.maxX * scale, cells[0].count),
      let down = span(box.minY * scale / 2, box.maxY * scale / 2, cells.count)
    else { return }
    drawBorder(across, down)
    write(visible(name), across, down, onLine: hasSubviews || down.count < 3)
  }

  /// The cells between two positions, ends included: at least one if any of it is on the canvas.
  private func span(_ from: Double, _ to: Double, _ count: Int) -> ClosedRange<Int>? {
    guard from.isFinite, to.isFinite, to > 0 || from == to, from < Double(count) else { return nil }
    let first = Int(max(from.rounded(), 0))
    let last = Int(min(max(to.rounded(), 0), Double(count))) - 1
    if first >= count { return nil }
    return first...max(first, last)
  }

  private mutating func drawBorder(_ across: ClosedRange<Int>, _ down: ClosedRange<Int>) {
    // A box of one row or column is a line.
    for column in across {
      put(signs.horizontal, down.lowerBound, column)
      put(signs.horizontal, down.upperBound, column)
    }
    if down.count == 1 { return }
    for row in down {
      put(signs.vertical, row, across.lowerBound)
      put(signs.vertical, row, across.upperBound)
      if row == down.lowerBound || row == down.upperBound || across.count < 3 { continue }
      for column in across.lowerBound + 1..<across.upperBound { put(" ", row, column) }
    }
    if across.count == 1 { return }
    put(signs.topLeft, down.lowerBound, across.lowerBound)
    put(signs.topRight, down.lowerBound, across.upperBound)
    put(signs.bottomLeft, down.upperBound, across.lowerBound)
    put(signs.bottomRight, down.upperBound, across.upperBound)
  }

  /// Writes a character of one or more columns.
  private mutating func put(_ character: Character, _ row: Int, _ column: Int, width: Int = 1) {
    for covered in column..<column + width { erase(row, covered) }
    for covered in column..<column + width { cells[row][covered] = covered == column ? .some(character) : nil }
  }

  /// Replaces the character at a column by spaces, all columns of a wide one.
  private mutating func erase(_ row: Int, _ column: Int) {
    var (start, end) = (column, column + 1)
    while start > 0 && cells[row][start] == nil { start -= 1 }
    while end < cells[row].count && cells[row][end] == nil { end += 1 }
    for covered in start..<end { cells[row][covered] = " " }
  }

  /// Writes a name into the middle of its box, or over the left end of its upper line, where subviews do not cover it.
  private mutating func write(
    _ name: String, _ across: ClosedRange<Int>, _ down: ClosedRange<Int>, onLine: Bool
  ) {
    let room = across.count - (down.count == 1 ? 0 : 2)
    guard !name.isEmpty, room > 0 else { return }
    let shown = shortened(name, to: room)
    let row = onLine ? down.lowerBound : (down.lowerBound + down.upperBound) / 2
    let start = onLine ? (across.count - displayWidth(shown)) / 2 : (across.count - displayWidth(shown) + 1) / 2
    var column = across.lowerBound + (onLine ? min(start, 1) : start)
    for character in shown {
      let width = displayWidth(String(character))
      guard width > 0 else { continue }
      guard across.contains(column), across.contains(column + width - 1) else { return }
      put(character, row, column, width: width)
      column += width
    }
  }

  private func shortened(_ name: String, to room: Int) -> String {
    if displayWidth(name) <= room { return name }
    // Where a letter has no room beside it, letters say more than an ellipsis.
    let end = room > displayWidth(signs.ellipsis) ? signs.ellipsis : ""
    var short = ""
    for character in name {
      if displayWidth(short) + displayWidth(String(character)) + displayWidth(end) > room { break }
      short.append(character)
    }
    return short.isEmpty ? short : short + end
  }
}
