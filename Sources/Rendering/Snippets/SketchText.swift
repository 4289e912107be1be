internal import LayDiagnostics

/// The characters for drawing a sketch.
package struct SketchSigns {
  var line: String
  var left: String
  var right: String
  /// The end of one span and the beginning of the next.
  var both: String

  package static let boxes = SketchSigns(line: "─", left: "├", right: "┤", both: "┼")
  package static let plain = SketchSigns(line: "-", left: "|", right: "|", both: "|")
}

/// The most columns of a sketch, without the words behind its rows.
private let widestSketch = 64

/// Returns the lines of `sketch`, with spans at most `width` columns wide; empty if its rows would look the same.
func sketchLines(_ sketch: Sketch, _ signs: SketchSigns, width: Int) -> [String] {
  let spans = sketch.rows.flatMap { $0.spans }
  let start = spans.map { $0.start }.min() ?? 0
  let extent = (spans.map { $0.end }.max() ?? 0) - start
  let columns = min(width, widestSketch) - 1
  guard extent > 0, extent.isFinite, columns > 0 else { return [] }
  let scale = Double(columns) / extent
  let rows = sketch.rows.map { row in
    row.spans.map { (Int((($0.start - start) * scale).rounded()), Int((($0.end - start) * scale).rounded()), $0) }
  }
  guard Set(rows.map { $0.flatMap { [$0.0, $0.1] } }).count > 1 else { return [] }
  return zip(rows, sketch.rows).map { spans, row in
    var line = SketchLine(signs)
    for (first, last, span) in spans { line.add(span, from: first, to: last) }
    return line.text(row.words, behind: columns + 1)
  }
}

/// A row of a sketch, cell by cell.
private struct SketchLine {
  private let signs: SketchSigns
  /// The columns so far; a character of two columns leaves the second one empty.
  private var cells: [String] = []

  init(_ signs: SketchSigns) { self.signs = signs }

  mutating func add(_ span: Sketch.Span, from first: Int, to last: Int) {
    let joins = first < cells.count
    while cells.count < first { cells.append(" ") }
    if joins { cells[cells.count - 1] = signs.both } else { cells.append(signs.left) }
    // A span that is too short to be seen gets one character.
    guard last >= cells.count else { return }
    write(label(span, room: last - cells.count), columns: last - cells.count)
    cells.append(signs.right)
  }

  /// Returns the name and the length if they fit between the ends, else only the length if it fits.
  private func label(_ span: Sketch.Span, room: Int) -> String {
    let name = visible(span.name)
    let texts = name.isEmpty ? [" \(span.length) "] : [" \(name) \(span.length) ", " \(span.length) "]
    return texts.first { displayWidth($0) <= room } ?? ""
  }

  private mutating func write(_ label: String, columns: Int) {
    let rest = columns - displayWidth(label)
    for _ in 0..<rest / 2 { cells.append(signs.line) }
    for scalar in label.unicodeScalars {
      let width = displayWidth(scalar)
      if width == 0 { cells[cells.count - 1].unicodeScalars.append(scalar) } else { cells.append(String(scalar)) }
      if width == 2 { cells.append("") }
    }
    for _ in 0..<rest - rest / 2 { cells.append(signs.line) }
  }

  /// Returns the row with `words` behind `columns` columns.
  func text(_ words: String, behind columns: Int) -> String {
    let row = cells.joined()
    if words.isEmpty { return row }
    return row + String(repeating: " ", count: max(0, columns - cells.count) + 2) + visible(words)
  }
}
