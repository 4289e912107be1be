internal import LayDiagnostics

/// The lines of one file that a diagnostic speaks of, with marks below them.
struct Snippet {
  /// A piece of a line that is underlined.
  struct Mark {
    var range: Range<Int>
    var text: String
    /// Carets instead of hyphens.
    var isPrimary: Bool
  }

  let source: SourceText
  /// The marks of each line, lines in order; lines count from 1.
  private(set) var lines: [(number: Int, marks: [Mark])] = []

  /// The columns that the largest line number takes.
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

  /// The rendered lines, gutter included. `numberWidth` is that of all snippets of the diagnostic.
  func rendered(_ frame: SnippetFrame) -> String {
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
      // A mark that goes on on the next line ends with this one.
      let end = line.column(of: min(mark.range.upperBound, range.upperBound))
      return PlacedMark(columns: start..<max(start + 1, end), text: mark.text, isPrimary: mark.isPrimary)
    }
    for row in markRows(placed, frame.style) { text += frame.blank(row) + "\n" }
    return text
  }

  /// What must be seen of a line: all marks if they fit, else the carets.
  private func focus(_ marks: [Mark], in range: Range<Int>, width: Int) -> Range<Int> {
    let start = marks.map(\.range.lowerBound).min() ?? range.lowerBound
    let end = min(marks.map(\.range.upperBound).max() ?? start, range.upperBound)
    if end - start <= width / 2 { return start..<max(start, end) }
    let carets = marks.first(where: \.isPrimary)?.range ?? start..<start
    return carets.lowerBound..<max(carets.lowerBound, min(carets.upperBound, range.upperBound))
  }
}

/// The gutter of a snippet and the room beside it.
struct SnippetFrame {
  /// The columns of the line numbers, at least 2.
  var numberWidth: Int
  /// The columns for text.
  var width: Int
  var style: Style

  private var margin: String { String(repeating: " ", count: numberWidth + 1) }

  /// A line of the file.
  func numbered(_ number: Int, _ text: String) -> String {
    style.label(padded(String(number), left: numberWidth) + " |") + (text.isEmpty ? "" : " ") + text
  }
  /// A line that is not of the file.
  func blank(_ text: String) -> String { margin + style.label("|") + (text.isEmpty ? "" : " ") + text }
  /// Lines that are left out.
  var gap: String { margin + style.label(":") }
  /// A line below the snippet: `= note: …`.
  func note(_ word: String, _ text: String) -> String {
    "\(margin)\(style.label("=")) \(style.bold(word + ":")) \(text)"
  }
  /// A line of a drawing, below a note.
  func drawn(_ text: String) -> String { margin + "       " + text }
  /// The head of another file's snippet.
  func otherFile(_ place: String) -> String { "\(margin)\(style.label("::")) \(place)" }
}
