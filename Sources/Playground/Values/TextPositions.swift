internal import LayDiagnostics
internal import LayJSON
internal import LayRendering

/// Positions of a file as an editor has them: lines and columns from 0, columns in UTF-16 code units.
struct TextPositions {
  private let source: SourceText
  private let columns: UTF16Columns

  init(_ source: SourceText) {
    self.source = source
    columns = UTF16Columns(source.bytes)
  }

  /// Returns the line and the column of an offset, which is clamped to the text.
  func json(of offset: Int) -> JSON {
    let (line, column) = place(of: offset)
    return .array([.integer(line), .integer(column)])
  }

  private func place(of offset: Int) -> (line: Int, column: Int) {
    let line = source.lines.position(of: offset).line - 1
    return (line, columns.column(of: offset, inLineAt: source.lines.lineStarts[line]) - 1)
  }

  /// Returns the offset of a position. Beyond the end of a line it is the line's end, beyond the last line that of the text.
  func offset(line: Int, column: Int) -> Int {
    let starts = source.lines.lineStarts
    if line < 0 { return 0 }
    guard line < starts.count else { return source.bytes.count }
    let end = endOfLine(line)
    var (low, high) = (starts[line], end)
    // The last offset whose column is not beyond the position.
    while low < high {
      let middle = (low + high + 1) / 2
      if columns.column(of: middle, inLineAt: starts[line]) - 1 <= column { low = middle } else { high = middle - 1 }
    }
    while low < end && source.bytes[low] & 0xC0 == 0x80 { low -= 1 }
    return low
  }

  /// Returns the parts of a range on each of its lines: line, column and length.
  func lines(of range: SourceRange) -> [(line: Int, column: Int, length: Int)] {
    var found: [(line: Int, column: Int, length: Int)] = []
    var start = range.start
    while start < range.end {
      let (line, column) = place(of: start)
      let end = min(range.end, endOfLine(line))
      let length = place(of: end).column - column
      if length > 0 { found.append((line, column, length)) }
      guard line + 1 < source.lines.lineStarts.count else { break }
      start = max(end, source.lines.lineStarts[line + 1])
    }
    return found
  }

  /// Returns the offset behind the last character of a line, before its line break.
  private func endOfLine(_ line: Int) -> Int {
    let starts = source.lines.lineStarts
    var end = line + 1 < starts.count ? starts[line + 1] : source.bytes.count
    while end > starts[line], source.bytes[end - 1] == 0x0A || source.bytes[end - 1] == 0x0D { end -= 1 }
    return end
  }
}
