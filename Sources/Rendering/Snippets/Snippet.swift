internal import LayDiagnostics

/// The lines of one file that a diagnostic marks.
struct Snippet {
  /// An underlined part of a line.
  struct Mark {
    var range: Range<Int>
    var text: String
    /// True for carets, false for hyphens.
    var isPrimary: Bool
  }

  let source: SourceText
  /// The marks of each line, in the order of lines, which count from 1.
  private(set) var lines: [(number: Int, marks: [Mark])] = []

  /// The number of digits of the largest line number.
  var numberWidth: Int { String(lines.last?.number ?? 1).count }

  init(_ marks: [Mark], in source: SourceText) {
    self.source = source
    for mark in marks {
      let number = source.lines.position(of: mark.range.lowerBound).line
      if let index = lines.firstIndex(where: { $0.number == number }) {
        lines[index].marks.append(mark)
      } else {
        lines.append((number, [mark]))
      }
    }
    lines.sort { $0.number < $1.number }
  }

  /// Returns the rendered lines with the gutter. `numberWidth` is the same for all snippets of the diagnostic.
  func text(_ frame: SnippetFrame) -> String {
    var text = frame.blank("") + "\n"
    var before: Int?
    for (number, marks) in lines {
      if let before, number > before + 1 { text += frame.gap + "\n" }
      text += render(number, marks, frame)
      before = number
    }
    return text
  }

  private func render(_ number: Int, _ marks: [Mark], _ frame: SnippetFrame) -> String {
    let range = source.lines.range(ofLine: number, in: source.bytes)
    let line = SourceLine(source.bytes, range, showing: focus(marks, in: range, width: frame.width), width: frame.width)
    var text = frame.numbered(number, line.text) + "\n"
    let placed = marks.map { mark in
      let start = line.column(of: mark.range.lowerBound)
      // A mark that continues on the next line ends with this one.
      let end = line.column(of: min(mark.range.upperBound, range.upperBound))
      return PlacedMark(columns: start..<max(start + 1, end), text: mark.text, isPrimary: mark.isPrimary)
    }
    for row in markRows(placed, frame.style) { text += frame.blank(row) + "\n" }
    return text
  }

  /// Returns the part of a line that must be visible: all marks if they fit, else the carets.
  private func focus(_ marks: [Mark], in range: Range<Int>, width: Int) -> Range<Int> {
    let start = marks.map { $0.range.lowerBound }.min() ?? range.lowerBound
    let end = min(marks.map { $0.range.upperBound }.max() ?? start, range.upperBound)
    if end - start <= width / 2 { return start..<max(start, end) }
    let carets = marks.first(where: { $0.isPrimary })?.range ?? start..<start
    return carets.lowerBound..<max(carets.lowerBound, min(carets.upperBound, range.upperBound))
  }
}

/// The gutter of a snippet and the width beside it.
struct SnippetFrame {
  /// The columns of the line numbers, at least 2.
  var numberWidth: Int
  /// The columns for text.
  var width: Int
  var style: Style

  private var margin: String { String(repeating: " ", count: numberWidth + 1) }

  /// Returns a line of the file.
  func numbered(_ number: Int, _ text: String) -> String {
    style.label(padded(String(number), left: numberWidth) + " |") + (text.isEmpty ? "" : " ") + text
  }
  /// Returns a line below a line of the file.
  func blank(_ text: String) -> String { margin + style.label("|") + (text.isEmpty ? "" : " ") + text }
  /// The mark for omitted lines.
  var gap: String { margin + style.label(":") }
  /// Returns a line below the snippet: `= note: …`.
  func note(_ word: String, _ text: String) -> String {
    "\(margin)\(style.label("=")) \(style.bold(word + ":")) \(text)"
  }
  /// Returns a line of a drawing, below a note.
  func drawn(_ text: String) -> String { margin + "       " + text }
  /// Returns the header of another file's snippet.
  func otherFile(_ place: String) -> String { "\(margin)\(style.label("::")) \(place)" }
}
