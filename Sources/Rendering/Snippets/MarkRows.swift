/// A mark with its columns on the line.
struct PlacedMark {
  var columns: Range<Int>
  var text: String
  var isPrimary: Bool

  func underline(_ style: Style) -> String {
    let signs = String(repeating: isPrimary ? "^" : "-", count: columns.count)
    return isPrimary ? style.error(signs) : style.label(signs)
  }
  func label(_ style: Style) -> String {
    let shown = visible(text)
    return isPrimary ? style.error(shown) : style.label(shown)
  }
}

/// Returns the rows below a line: underlines first, then the texts, the rightmost beside its underline and each other on a row of
/// its own, from right to left, so that no text crosses a bar. Overlapping marks get separate underlines.
func markRows(_ marks: [PlacedMark], _ style: Style) -> [String] {
  var rows: [String] = []
  // Carets come before overlapping marks.
  var waiting = marks.filter { $0.isPrimary } + marks.filter { !$0.isPrimary }
  while !waiting.isEmpty {
    var row: [PlacedMark] = []
    var later: [PlacedMark] = []
    for mark in waiting {
      if row.contains(where: { $0.columns.overlaps(mark.columns) }) { later.append(mark) } else { row.append(mark) }
    }
    row.sort { $0.columns.lowerBound < $1.columns.lowerBound }
    rows += textRows(row, style)
    waiting = later
  }
  return rows
}

private func textRows(_ marks: [PlacedMark], _ style: Style) -> [String] {
  var line = Row()
  for mark in marks { line.put(mark.underline(style), width: mark.columns.count, at: mark.columns.lowerBound) }
  if let last = marks.last, !last.text.isEmpty { line.text += " " + last.label(style) }
  var rows = [line.text]
  var waiting = marks.dropLast().filter { !$0.text.isEmpty }
  while let mark = waiting.popLast() {
    var line = Row()
    for other in waiting { line.put(style.label("|"), width: 1, at: other.columns.lowerBound) }
    line.put(mark.label(style), width: displayWidth(mark.text), at: mark.columns.lowerBound)
    rows.append(line.text)
  }
  return rows
}

/// A row of pieces at columns, from left to right.
private struct Row {
  var text = ""
  private var column = 0

  mutating func put(_ piece: String, width: Int, at start: Int) {
    text += String(repeating: " ", count: max(0, start - column)) + piece
    column = max(column, start) + width
  }
}
