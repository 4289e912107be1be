internal import LayRuntime

/// The tree as an aligned table, one view a line:
///
///     # SignIn.lay: SignIn at 375x667
///                            x    y  width  height
///     SignIn                 0    0    375     667
///       form     View       12   88    351     140
///         email  TextField  20   20    311      44
func frameText(_ tree: FrameTree, _ style: Style) -> String {
  let names = tree.views.map { String(repeating: "  ", count: min($0.depth, deepestIndent)) + visible($0.name) }
  let nameWidth = names.map { displayWidth($0) }.max() ?? 0
  let kindWidth = tree.views.map { displayWidth($0.kind) }.max() ?? 0
  let numbers = NumberColumns(tree.views.map { [$0.frame.x, $0.frame.y, $0.frame.width, $0.frame.height] })
  var text = style.dim("# \(visible(tree.file)): ") + style.bold(tree.title) + "\n"
  let margin = String(repeating: " ", count: nameWidth + kindWidth + 2)
  text += style.dim(margin + numbers.headings(["x", "y", "width", "height"])) + "\n"
  for (index, view) in tree.views.enumerated() {
    let name = padded(names[index], right: nameWidth)
    let kind = padded(visible(view.kind), right: kindWidth)
    let row = numbers.row(index)
    switch (view.isPlaced, view.isHidden) {
    case (false, _):
      text += "\(name)  \(style.dim(kind))" + style.dim("  (not laid out by this version)") + "\n"
    case (true, true): text += style.dim("\(name)  \(kind)\(row)  (hidden)") + "\n"
    case (true, false): text += "\(name)  \(style.dim(kind))\(row)\n"
    }
  }
  return text
}

/// Deeper views are not indented any further: a line must stay a line.
private let deepestIndent = 24

/// Columns of numbers whose decimal points stand below each other; nothing stands behind a whole number.
struct NumberColumns {
  private var cells: [[(whole: String, fraction: String)]]
  private var wholeWidths: [Int] = []
  private var fractionWidths: [Int] = []
  /// No column is narrower than its heading and this.
  private let leastWidth = 4

  init(_ rows: [[Double]]) {
    cells = rows.map { $0.map(shortNumber) }
    for column in rows.first?.indices ?? 0..<0 {
      wholeWidths.append(cells.map { $0[column].whole.count }.max() ?? 0)
      fractionWidths.append(cells.map { $0[column].fraction.count }.max() ?? 0)
    }
  }

  private func width(_ column: Int, _ heading: Int = 0) -> Int {
    max(leastWidth, heading, wholeWidths[column] + fractionWidths[column])
  }

  private static let headingWidths = [1, 1, 5, 6]

  func headings(_ names: [String]) -> String {
    var text = ""
    for (column, name) in names.enumerated() where wholeWidths.indices.contains(column) {
      // A heading ends above the last digit before the point.
      let left = width(column, NumberColumns.headingWidths[column]) - fractionWidths[column]
      text += "  " + padded(name, left: max(left, name.count))
      text += String(repeating: " ", count: fractionWidths[column])
    }
    return trimmedEnd(text)
  }

  func row(_ index: Int) -> String {
    var text = ""
    for (column, cell) in cells[index].enumerated() {
      let left = max(
        width(column, NumberColumns.headingWidths[column]) - fractionWidths[column], NumberColumns.headingWidths[column]
      )
      text += "  " + padded(cell.whole, left: left) + padded(cell.fraction, right: fractionWidths[column])
    }
    return trimmedEnd(text)
  }
}

private func trimmedEnd(_ text: String) -> String {
  var end = text.endIndex
  while end > text.startIndex, text[text.index(before: end)] == " " { end = text.index(before: end) }
  return String(text[..<end])
}

/// `value` to two places: the part before the point, and the point with what follows it, if anything does.
func shortNumber(_ value: Double) -> (whole: String, fraction: String) {
  guard value.isFinite, abs(value) < 1e15 else { return (jsonNumber(value), "") }
  let hundredths = Int((abs(value) * 100).rounded())
  let sign = value < 0 && hundredths > 0 ? "-" : ""
  let rest = hundredths % 100
  if rest == 0 { return (sign + String(hundredths / 100), "") }
  let digits = rest % 10 == 0 ? String(rest / 10) : (rest < 10 ? "0\(rest)" : String(rest))
  return (sign + String(hundredths / 100), "." + digits)
}
