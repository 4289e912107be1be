internal import LayDiagnostics

/// The signs that a sketch is drawn with.
struct SketchSigns {
  var line: String
  var left: String
  var right: String
  /// Where one span ends and the next begins.
  var both: String

  static let boxes = SketchSigns(line: "─", left: "├", right: "┤", both: "┼")
  static let plain = SketchSigns(line: "-", left: "|", right: "|", both: "|")
}

/// The most columns that a sketch takes, words behind its rows excluded.
private let widestSketch = 64

/// The lines of `sketch`, at most `width` columns wide where its words allow it; none when it would show no difference.
func sketchLines(_ sketch: Sketch, _ signs: SketchSigns, width: Int) -> [String] {
  let spans = sketch.rows.flatMap(\.spans)
  let start = spans.map(\.start).min() ?? 0
  let extent = (spans.map(\.end).max() ?? 0) - start
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

/// One row, cell by cell.
private struct SketchLine {
  private let signs: SketchSigns
  /// The columns so far; a sign that takes two leaves the second empty.
  private var cells: [String] = []

  init(_ signs: SketchSigns) { self.signs = signs }

  mutating func add(_ span: Sketch.Span, from first: Int, to last: Int) {
    let joins = first < cells.count
    while cells.count < first { cells.append(" ") }
    if joins { cells[cells.count - 1] = signs.both } else { cells.append(signs.left) }
    // What is too short to be seen has one sign.
    guard last >= cells.count else { return }
    write(label(span, room: last - cells.count), columns: last - cells.count)
    cells.append(signs.right)
  }

  /// As much of the name and the length as fits between the ends.
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

  /// The row with `words` behind `columns` columns.
  func text(_ words: String, behind columns: Int) -> String {
    let row = cells.joined()
    if words.isEmpty { return row }
    return row + String(repeating: " ", count: max(0, columns - cells.count) + 2) + visible(words)
  }
}
