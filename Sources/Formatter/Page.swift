/// The lines written so far.
struct Page {
  private struct Line {
    /// The end of the line's code in ``code``.
    var end: Int
    /// The comment at the end of the line; empty if there is none.
    var comment: Range<Int>
  }
  private var code: [UInt8] = []
  private var comments: [UInt8] = []
  private var lines: [Line] = []
  /// The columns of the line being written.
  private(set) var column = 0

  /// The number of the line being written, from 0.
  var lineNumber: Int { lines.count }
  /// True if the line being written holds only spaces.
  private(set) var isIndentOnly = true
  /// True if the line being written is empty.
  var isAtLineStart: Bool { column == 0 }

  mutating func write(_ bytes: ArraySlice<UInt8>) {
    code += bytes
    isIndentOnly = false
    for byte in bytes where byte & 0xC0 != 0x80 { column += 1 }
  }

  mutating func write(_ byte: UInt8) {
    code.append(byte)
    if byte != 0x20 { isIndentOnly = false }
    column += 1
  }

  /// Adds a comment to the line being written, and ends the line.
  mutating func endLine(comment: ArraySlice<UInt8>) {
    let start = comments.count
    comments += comment
    lines.append(Line(end: code.count, comment: start..<comments.count))
    column = 0
    isIndentOnly = true
  }

  mutating func endLine() { endLine(comment: []) }

  /// Indents the line by `level` levels of two spaces.
  mutating func indent(_ level: Int) {
    for _ in 0..<2 * level { write(0x20) }
  }

  /// Adds an empty line, unless the last line is empty.
  mutating func skipLine() {
    guard let last = lines.last else { return }
    let start = lines.count > 1 ? lines[lines.count - 2].end : 0
    if last.end > start || !last.comment.isEmpty { endLine() }
  }
}

// MARK: - The text

extension Page {
  /// The text of all lines; comments of adjacent lines begin in one column, two spaces after the longest line.
  func text(lineBreak: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    text.reserveCapacity(code.count + comments.count + 8 * lines.count)
    var (line, start) = (0, 0)
    while line < lines.count {
      var end = line
      while end < lines.count && !lines[end].comment.isEmpty { end += 1 }
      if end == line {
        text += code[start..<lines[line].end]
        text += lineBreak
        start = lines[line].end
        line += 1
        continue
      }
      start = writeNeighbours(line..<end, from: start, lineBreak, to: &text)
      line = end
    }
    return text
  }

  private func writeNeighbours(
    _ run: Range<Int>, from start: Int, _ lineBreak: [UInt8], to text: inout [UInt8]
  ) -> Int {
    var begin = start
    var widths: [Int] = []
    for line in lines[run] {
      widths.append(Page.width(code[begin..<line.end]))
      begin = line.end
    }
    let column = (widths.max() ?? 0) + 2
    begin = start
    for (line, width) in zip(lines[run], widths) {
      text += code[begin..<line.end]
      if width > 0 { text += repeatElement(0x20, count: column - width) }
      text += comments[line.comment]
      text += lineBreak
      begin = line.end
    }
    return begin
  }

  private static func width(_ bytes: ArraySlice<UInt8>) -> Int {
    var width = 0
    for byte in bytes where byte & 0xC0 != 0x80 { width += 1 }
    return width
  }
}
